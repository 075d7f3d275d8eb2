import { composed, phrases } from './composed-words.ts';
import type { Phrases } from './meanings.ts';

/** Words of notifications, hand-overs, declines, makers of pumps, severities and what of losses was planned. */
export const keptWords: readonly Phrases[] = [
  phrases(
    { kind: 'subject', subject: 'notifications' },
    'my notifications, notifications for me, any notifications, notifications of, notifications about, notifications on, notifications from, my alerts, my alarms, my notices, notice, notices',
    composed(
      '|any|what|which|how many',
      'notifications|alerts|alarms',
      'do i have|have i got|did i get|do i get',
    ),
    composed(
      'did|do|have',
      'i',
      'get|got',
      '|any|an|a',
      'alarm|alert|notification|alarms|alerts|notifications',
    ),
    'mis notificaciones, mis avisos, mis alertas, mis alarmas, aviso, avisos, notificaciones de, notificaciones sobre, he recibido, recibi',
    'mes notifications, mes alertes, mes alarmes, mes avis, notifications de, notifications sur, ai je recu, j ai recu',
    composed('new', 'notifications|notification|alerts|alert|alarms|alarm|notices'),
    composed('notificaciones|notificacion|alertas|alarmas|avisos', 'nuevas|nuevos'),
    composed('nouvelles', 'notifications|alertes|alarmes'),
  ),
  phrases(
    { kind: 'state', state: 'unread' },
    'unread, not read, not read yet, haven t read, have not read, i haven t read, i have not read, sin leer, no leidas, no leidos, no leida, no he leido, por leer, non lues, non lus, non lue, pas lues, pas lus, pas encore lues, pas encore lus, je n ai pas lues, a lire',
  ),
  [
    { kind: 'failures' },
    'failures, failure, fail, fails, failed, failing, breaks, break down, breaks down, fallas, falla, fallan, fallos, fallan mas, averias, pannes, casse, cassent, defaillances, tombe en panne, tombent en panne',
  ],
  [
    { kind: 'annual' },
    'annual, yearly, per year, a year, anual, anuales, al ano, por ano, annuel, annuelle, annuels, par an',
  ],
  [
    { kind: 'filler' },
    'leave, leaves, leave us, left us, laisse, laisse t elle, about, acerca de, sobre, a propos de, au sujet de',
  ],
  phrases(
    { kind: 'severity', severity: 'high' },
    composed('high|highest|top', 'severity|priority'),
    composed('severidad|gravedad|prioridad', 'alta|maxima'),
    composed('alta', 'severidad|gravedad|prioridad'),
    composed('severite|gravite|priorite', 'haute|elevee|forte|maximale'),
    composed('haute|forte', 'severite|gravite|priorite'),
    'of high severity, with high severity, high severity ones, critical ones, de severidad alta, de gravedad alta, de gravite haute, de gravite elevee, de severite elevee',
  ),
  phrases(
    { kind: 'severity', severity: 'medium' },
    composed('medium', 'severity|priority'),
    composed('severidad|gravedad|prioridad', 'media'),
    composed('severite|gravite|priorite', 'moyenne'),
    'of medium severity, de severidad media, de gravedad media, de gravite moyenne',
  ),
  phrases(
    { kind: 'severity', severity: 'low' },
    composed('low', 'severity|priority'),
    composed('severidad|gravedad|prioridad', 'baja'),
    composed('severite|gravite|priorite', 'basse|faible'),
    'of low severity, de severidad baja, de gravedad baja, de gravite faible',
  ),
  phrases(
    { kind: 'subject', subject: 'handover' },
    'handover, handovers, hand over, hand overs, shift handover, shift hand over, handover notes, handover note, hand over notes, shift report, shift notes, shift note, turnover notes',
    composed(
      'since|from|by|between|during',
      '|the',
      'last|previous|night|day|outgoing|other',
      'shift',
      '|and mine|and this one|and now',
    ),
    composed(
      'last|previous|night|day|outgoing',
      'shift|crew',
      '|leave|left|leave us|left us|left behind|hand over|handed over|left open',
    ),
    'night shift, nightshift, day shift, dayshift, since the shift change, left open, left for us, leave for us',
    'entrega de turno, relevo, relevo de turno, cambio de turno, notas de turno, nota de turno, notas del turno, turno anterior, turno de noche, turno de dia, ultimo turno, turno pasado, turno saliente',
    composed(
      'dejo|dejaron|deja',
      '|escrito|abierto|pendiente',
      '|el',
      'turno',
      '|anterior|de noche|de dia|saliente',
    ),
    'passation, passation de poste, passation de quart, releve, releve de poste, releve de quart, changement de poste, changement de quart, notes de poste, notes de quart, equipe precedente, quart precedent, poste precedent, equipe de nuit, quart de nuit, poste de nuit, equipe de jour, quart de jour, depuis la derniere releve, equipe sortante',
  ),
  phrases(
    { kind: 'subject', subject: 'decline' },
    composed('decline', 'rate|rates|percent|pct|percentage'),
    composed('rate|rates|percent', 'of', '|the', 'decline'),
    'natural decline, decliner, decliners, declines, steepest decline, steepest declines, in decline, slide, sliding, slides',
    'declinacion, declinaciones, tasa de declinacion, tasas de declinacion, ritmo de declinacion, declinan, declina, declinando, declive, tasa de declive',
    'declin, declins, taux de declin, declinent, rythme de declin',
  ),
  phrases(
    { kind: 'order', order: 'most' },
    'steepest, the steepest, fastest, steep, mas rapido, mas rapida, mas fuerte, mas pronunciada, plus rapide, plus rapides, le plus vite, plus fort',
  ),
  phrases(
    { kind: 'subject', subject: 'makers' },
    'maker, makers, manufacturer, manufacturers, vendor, vendors, brand, brands, supplier, suppliers, pump maker, pump makers, make of pump, by maker, by manufacturer, by vendor, by brand, by supplier, per maker, per manufacturer, per vendor, each maker, which maker, which vendor, which manufacturer',
    'fabricante, fabricantes, proveedor, proveedores, marca, marcas, por fabricante, por proveedor, por marca, cada fabricante',
    'fabricant, fabricants, fournisseur, fournisseurs, constructeur, constructeurs, marque, marques, par fabricant, par fournisseur, par constructeur, par marque, chaque fabricant, chez quel fabricant, chez quel constructeur',
  ),
  phrases(
    { kind: 'lossKind', lossKind: 'both' },
    composed(
      'planned',
      '|losses|loss|deferment|deferral',
      'and|vs|versus|against|or|compared to|compared with',
      'unplanned',
      '|losses|deferment|deferral|loss',
    ),
    composed('unplanned', 'and|vs|versus|against|or', 'planned'),
    composed('planned|scheduled', 'share|part', '|of'),
    composed('share|part|portion|percentage', 'of', '|the', 'planned'),
    composed(
      'what|which|how much',
      'was|is|of it was|of that was',
      'planned',
      '|and',
      '|what|which|how much',
      'wasn t|wasnt|was not|isn t|isnt|is not|unplanned|was unplanned|not planned',
    ),
    composed(
      '|perdida|perdidas|produccion diferida|diferida|diferido',
      'planificada|planificado|planificadas|programada|programadas',
      'y|o|frente a|contra|versus|vs',
      'no planificada|no planificado|no planificadas|no programada|no programadas',
    ),
    composed(
      'parte|proporcion|porcentaje',
      '|de la|de las|de lo|de',
      'planificada|planificadas|planificado|programada|programadas',
    ),
    composed(
      '|perte|pertes|production differee|differe|differee',
      'planifie|planifiee|planifiees|planifies|prevu|prevue|prevues|programme|programmees',
      'et|ou|contre|versus|vs|par rapport au',
      'non planifie|non planifiee|non planifiees|non planifies|imprevu|imprevue|imprevues|non prevu|non programme',
    ),
    composed(
      'part|pourcentage|proportion',
      '|des|de la|du',
      '|arrets|pertes|travaux',
      'planifies|planifiee|planifiees|prevus|prevue|prevues|programmes',
    ),
  ),
  phrases(
    { kind: 'lossKind', lossKind: 'unplanned' },
    'unplanned, unscheduled, not planned, no planificada, no planificadas, no planificado, no planificados, no programada, no programadas, imprevista, imprevistas, non planifiee, non planifiees, non planifie, non planifies, imprevu, imprevue, imprevues, non programmees',
  ),
];
