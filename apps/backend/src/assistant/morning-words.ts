import { composed, phrases } from './composed-words.ts';
import type { Phrases } from './meanings.ts';

/** What a day in the field begins with: what to do first, who does it, what is lost to what, and which wells lag. */
export const morningWords: readonly Phrases[] = [
  phrases(
    { kind: 'subject', subject: 'priorities' },
    composed(
      'what',
      'should|shall|must|do|can|could',
      'i|we',
      'do|look at|check|fix|tackle|handle|work on|focus on|start with|deal with|see|address',
      'first|first of all|first thing',
    ),
    composed('what', 'should|shall|must|do|can|could', 'i|we', 'tackle|focus on|start with'),
    composed('what to', 'do|look at|check|fix|tackle|handle|work on|focus on|start with', 'first'),
    composed('where', 'do|should|shall|can', 'i|we', 'start|begin'),
    composed('what|which', 'needs|wells need|need', '|my|our', 'attention'),
    composed('my|our|the|todays|today s|top', 'priorities|priority|to do list|todo list'),
    'where to start, where to begin, what comes first, needs attention, priorities, what is urgent, what s urgent, what is most urgent, what is the most urgent, what s most urgent, what is most important, what matters most',
    composed(
      'que',
      'hago|hacer|debo hacer|deberia hacer|debemos hacer|deberiamos hacer|tengo que hacer|tenemos que hacer|hay que hacer|miro|mirar|debo mirar|reviso|revisar|debo revisar|atiendo|atender|debo atender|hacemos',
      'primero|en primer lugar|lo primero',
    ),
    composed('por donde', 'empiezo|empezar|empezamos|comienzo|comenzar|debo empezar'),
    composed('que', 'requiere|necesita|merece', '|mi|nuestra', 'atencion'),
    composed('|mis|nuestras|las', 'prioridades'),
    'que es lo mas urgente, que es lo mas importante, que es urgente, que es lo primero',
    composed(
      'que|quoi',
      'faire|dois je faire|devrais je faire|regarder|dois je regarder|traiter|dois je traiter|verifier',
      'en premier|d abord|en priorite',
    ),
    composed('par ou|par quoi', 'commencer|je commence|dois je commencer|on commence|commencons nous'),
    composed('|mes|nos|les', 'priorites'),
    'qu est ce qui est urgent, qu est ce qui est le plus urgent, que faut il faire en premier, que faut il regarder en premier',
  ),
  phrases(
    { kind: 'subject', subject: 'decider' },
    composed('to whom', 'is|are'),
    composed('who', 'is|s|are', 'assigned|assigned to|in charge of|the owner of|on|responsible'),
    'who owns, who own, who has, who looks after, who takes care of, who got, whose is, whose are, who is the owner, owner of, owners of, assignee, assignee of',
    composed('a quien', 'esta|estan|se le|se', '|asignado|asignada|asignados|asignadas|asigno|asignaron'),
    'quien esta asignado, quien esta asignado a, quien lleva, quien tiene, quien los tiene, quien las tiene, quien los lleva, quien las lleva, de quien es, de quien son, quien es el responsable, quien es la responsable, quien es responsable, quien esta a cargo de, quien se encarga de, responsable de, responsables de',
    composed('a qui', 'est|sont', '|attribue|attribuee|attribues|assigne|assignee|assignes|affecte|affectee'),
    'qui est assigne a, qui est charge de, qui est en charge de, qui gere, qui en est charge, qui en est responsable, qui est responsable, qui s en occupe, qui les a, qui les gere, responsable de, responsables de',
  ),
  phrases(
    { kind: 'quantity', quantity: 'standing' },
    composed('standing', '|oil', 'loss|losses'),
    'standing, permanent loss, permanent losses, stood as loss, perdida permanente, perdidas permanentes, perdida en pie, perdida duradera, perdidas duraderas, perdida estable, perte permanente, pertes permanentes, perte durable, pertes durables, perte installee, pertes installees',
  ),
  phrases(
    { kind: 'quantity', quantity: 'deferredGas' },
    composed('deferred|lost', 'gas'),
    composed('gas', 'deferred|losses|loss|lost|deferral|deferment'),
    'gas diferido, gas perdido, perdidas de gas, perdida de gas, gaz differe, gaz perdu, pertes de gaz, perte de gaz',
  ),
  [
    { kind: 'belowPotential' },
    'below potential, under potential, below their potential, under their potential, below its potential, less than their potential, short of potential, short of their potential, bajo su potencial, bajo potencial, debajo del potencial, por debajo de su potencial, por debajo del potencial, por debajo de potencial, en dessous de leur potentiel, en dessous du potentiel, au dessous de leur potentiel, sous leur potentiel, sous le potentiel, sous son potentiel',
  ],
  [
    { kind: 'losers' },
    'losers, loser, biggest losers, worst losers, top losers, worst performers, poor performers, laggards, perdedores, rezagados, perdants, retardataires',
  ],
  phrases(
    { kind: 'subject', subject: 'plan' },
    composed('short of|shy of|missing|miss|missed|misses|trailing|lagging|lag', '|the|their', 'plan|target'),
    composed('por detras de|atras de|lejos de|debajo de', 'su|sus', 'plan|objetivo|meta'),
    composed('|por', 'detras|debajo|atras', 'del', 'plan|objetivo'),
    composed(
      'no',
      'cumplen|cumple|alcanzan|alcanza|llegan a|llega a',
      '|con',
      'el|su|la',
      'plan|objetivo|meta',
    ),
    composed('n', 'atteignent|atteint', 'pas', 'le|leur|l|son', 'plan|objectif'),
    composed('ne', 'tiennent|tient|respectent|respecte', 'pas', 'le|leur|l|son', 'plan|objectif'),
  ),
  [
    { kind: 'subject', subject: 'plan' },
    'behind, falling behind, fallen behind, ahead, por detras, en dessous, au dessous, en avance',
  ],
  phrases(
    { kind: 'subject', subject: 'schedule' },
    'travail, tache, taches, tarea, tareas, faena, faenas, operacion programada, trabajo programado, trabajo previsto, trabajo planificado, travail prevu, travail planifie, planned job, planned jobs, to be done',
  ),
  phrases(
    { kind: 'action', action: 'fell' },
    composed('is|it|so|been|running|producing', 'low'),
    'esta bajo, esta baja, tan bajo, tan baja, est bas, est basse, si bas, si basse',
    'slump, slumped, sank, dip, dipped, lost ground, descendio, descenso, ha descendido, se redujo, redujo, caida, bajada, diminution, recule, a recule, est tombe, est tombee, sont tombes, est descendu, est descendue',
  ),
  phrases({ kind: 'action', action: 'produce' }, 'faite, faites, hecho, hecha, avons nous faite, avons fait'),
  phrases(
    { kind: 'action', action: 'why' },
    composed('what', 'made|makes|drove|drives|is behind|lies behind|led to|brought'),
    composed(
      'explain|explains|explained|account for|accounts for|accounted for',
      'the',
      'drop|fall|decline|decrease|change|dip|difference',
    ),
    composed('explica|explican', 'la|el', 'caida|bajada|baja|disminucion|descenso|diferencia|cambio'),
    composed('explique|expliquent', 'la|le', 'baisse|chute|diminution|recul|ecart|changement'),
    'explains, explained, account for, accounts for, accounted for, que explica, explican, que hizo que, que hizo bajar, a que se debio, a que se deben, a que se debieron, debido a que, por que razon, que esta detras de, qu est ce qui explique, expliquent, qu est ce qui a fait, a cause de quoi, pour quelle raison, d ou vient la',
  ),
  [
    { kind: 'filler' },
    'dessus, because of, due to, owing to, caused by, as a result of, on account of, thanks to, booked to, attributed to, attributable to, from, debido a, debido al, a causa de, a causa del, a causa de la, por culpa de, por culpa del, por culpa de la, causado por, causada por, causados por, causadas por, por motivo de, por razones de, a cause de, a cause du, a cause des, a cause de la, en raison de, en raison du, en raison des, du a, due a, dus a, dues a, cause par, causee par, causes par, causees par, pour cause de, par manque de, there any, any of, each with, with reasons, together, in sum, en conjunto, a eux tous, ensemble, morning, matin',
  ],
  [
    { kind: 'reason', reason: 'weather' },
    'weather, bad weather, the weather, storm, storms, wind, winds, high seas, clima, el clima, mal tiempo, el mal tiempo, tormenta, tormentas, temporal, viento, oleaje, meteo, la meteo, mauvais temps, le mauvais temps, intemperies, tempete, tempetes, vent',
  ],
  [{ kind: 'reason', reason: 'sand-or-scale' }, 'sand, arena, la arena, sable, le sable, du sable'],
  [
    { kind: 'reason', reason: 'power' },
    'power loss, power losses, blackout, blackouts, lack of power, power trip, power trips, apagon, apagones, falta de energia, corte de luz, cortes de luz, corte electrico, cortes electricos, fallo electrico, panne de courant, pannes de courant, panne electrique, pannes electriques, coupure electrique',
  ],
  [{ kind: 'reason', reason: 'integrity' }, 'corrosion, leak, leaks, leakage, fuga, fugas, fuite, fuites'],
  [
    { kind: 'reason', reason: 'lift-equipment-failure' },
    'esp failure, esp failures, esp trips, pump trip, pump trips, pump breakdown, pump breakdowns, fallas de las bombas, fallos de las bombas, averia de bomba, averias de bomba, avarie de pompe, avaries de pompe, pannes des pompes',
  ],
  [
    { kind: 'reason', reason: 'reservoir' },
    'reservoir, inflow, reservoir or inflow, reservorio, afluencia, aporte del yacimiento, afflux, apport du reservoir',
  ],
  [
    { kind: 'reason', reason: 'turnaround' },
    'turnaround, turnarounds, plant shutdown, plant shutdowns, parada de planta, paradas de planta, paro de planta, grand arret, arret de maintenance, arret d usine',
  ],
  [
    { kind: 'reason', reason: 'storage' },
    'storage, full tanks, tank tops, almacenamiento, tanques llenos, stockage, bacs pleins',
  ],
  [
    { kind: 'reason', reason: 'offloading' },
    'offloading, tanker, tankers, descarga, dechargement, enlevement',
  ],
  [{ kind: 'reason', reason: 'quota' }, 'quota, quotas, cuota, cuotas'],
  [
    { kind: 'reason', reason: 'buyer' },
    'buyer, buyers, nomination, comprador, compradores, acheteur, acheteurs',
  ],
  [
    { kind: 'reason', reason: 'authority' },
    'authority, authorities, autoridad, autoridades, autorite, autorites',
  ],
  [
    { kind: 'reason', reason: 'labour' },
    'strike, strikes, labor dispute, labour dispute, huelga, huelgas, greve, greves',
  ],
  [
    { kind: 'reason', reason: 'speed-restriction' },
    'speed restriction, speed restrictions, restriccion de velocidad, restriction de vitesse',
  ],
  [
    { kind: 'reason', reason: 'not-reported' },
    'unreported reasons, no reported reason, without a reported reason, without a reason, unexplained downtime, sin razon informada, sin motivo informado, sans raison declaree, sans raison',
  ],
  [
    { kind: 'reason', reason: 'choke-setting' },
    'choke settings, ajuste del estrangulador, ajustes del estrangulador, reglages de duse, reglage de duse',
  ],
];
