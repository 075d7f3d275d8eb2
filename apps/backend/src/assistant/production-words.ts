import type { MethodOfProduction } from '../vocabulary.ts';
import type { Action, Meaning, Phrases } from './meanings.ts';
import type { Page, Quantity, Term, Understanding } from './understanding.ts';

/** Words of production: what is asked for, what is to be done, of which wells. */
export const productionWords: Phrases[] = [];
const means = (meaning: Meaning, phrases: string) => productionWords.push([meaning, phrases]);

const quantities: Partial<Record<Quantity, string>> = {
  waterCut:
    'water cut, watercut, wc, bsw, water percentage, water fraction, water content, corte de agua, fraccion de agua, porcentaje de agua, contenido de agua, taux d eau, teneur en eau, fraction d eau, pourcentage d eau, proportion d eau, part d eau, proporcion de agua',
  gor: 'gor, gas oil ratio, gas to oil ratio, gas oil, rgp, rga, rgo, relacion gas petroleo, relacion gas aceite, relacion gas crudo, rapport gaz huile, ratio gaz huile, rapport gaz petrole, ratio gas petroleo',
  injection:
    'injection, water injection, injected water, water injected, inyeccion, inyeccion de agua, agua inyectada, injection d eau, eau injectee',
  carbonIntensity:
    'carbon intensity, carbon, carbon footprint, co2 intensity, emission intensity, emissions intensity, intensidad de carbono, intensidad de emisiones, intensite carbone, intensite de carbone, intensite des emissions',
  flaringIntensity:
    'flaring intensity, flaring, intensidad de quema, quema de gas, intensidad de antorcha, torchage, intensite de torchage',
  methaneIntensity:
    'methane intensity, methane, intensidad de metano, metano, intensite methane, intensite de methane, intensite du methane',
  specificEnergy:
    'specific energy, energy intensity, energy per barrel, energia especifica, intensidad energetica, energie specifique, intensite energetique',
  reinjectedPct:
    'reinjection, reinjected water, water reinjection, reinjected, share of water reinjected, reinyeccion, agua reinyectada, reinyeccion de agua, reinjection d eau, eau reinjectee',
  flaredGas:
    'flared gas, gas flared, burn, burned, burnt, gas burned, gas burnt, burning gas, quemar, quemaba, flared volume, flared, flare, flare gas, gas flare, gas did we flare, burned gas, burnt gas, gas quemado, quemado, quemamos, quema, quemo, quemaron, se quemo, gas en antorcha, gaz torche, torche, torchee, torches, avons torche, avons nous torche, a ete torche, volume torche, gaz brule, brule',
  co2e: 'co2, co2e, co2 emissions, carbon dioxide, emissions, emission, greenhouse gas, greenhouse gases, ghg, ghg emissions, greenhouse gas emissions, carbon emissions, emitted, emit, emite, emitimos, emisiones, emisiones de co2, emisiones de carbono, gases de efecto invernadero, emissions de co2, emissions de carbone, gaz a effet de serre, emettons, emis',
  wellheadPressure:
    'wellhead pressure, well head pressure, wellhead pressures, whp, thp, fthp, ftp, tubing pressure, tubing pressures, tubing head pressure, flowing tubing pressure, presion de cabezal, presion de cabeza, presion en cabeza, presion en cabeza de pozo, presion de cabeza de pozo, presion en boca de pozo, presion de boca, presion en boca, presion de tubing, presion de tuberia, presion en el cabezal, presion del cabezal, presiones de cabezal, pression en tete, pression de tete, pression en tete de puits, pression tete de puits, pressions en tete, pression au tubing, pression tubing, pression du tubing',
  downholePressure:
    'downhole pressure, bottom hole pressure, bottomhole pressure, bhp, bottom hole flowing pressure, flowing bottomhole pressure, presion de fondo, presion en fondo, presion fluyente de fondo, pression de fond, pression fond de puits, pression en fond de puits',
  casingPressure:
    'casing pressure, casing head pressure, annulus pressure, chp, presion de casing, presion en el casing, presion del casing, presion de revestidor, presion del revestidor, presion de anular, presion del anular, presion en el anular, presion anular, pression de casing, pression du casing, pression annulaire, pression d annulaire, pression de l annulaire, pression dans l annulaire',
  choke:
    'choke, chokes, choke open, choke opening, choke setting, choke size, choke position, choke openings, estrangulador, estranguladores, apertura del estrangulador, apertura de estrangulador, apertura de choke, abertura del estrangulador, orificio, duse, duses, ouverture de duse, ouverture de la duse, ouverture des duses, ouverture du choke, ouverture de choke, reglage de la duse',
  frequency:
    'frequency, frequencies, pump frequency, drive frequency, esp frequency, pump speed, motor frequency, frecuencia, frecuencias, frecuencia de bomba, frecuencia de la bomba, frecuencia del variador, frecuencia de operacion, frequence, frequences, frequence de pompe, frequence de la pompe, frequence du variateur, frequence de marche',
  intakePressure:
    'intake pressure, pump intake pressure, pip, intake pressures, suction pressure, presion de admision, presion de succion, presion de entrada, presion de admision de la bomba, presion de entrada de la bomba, pression d aspiration, pression a l aspiration, pression d admission, pression d entree, pression d aspiration de la pompe',
  motorTemperature:
    'motor temperature, motor temperatures, hot is the motor, hot is the pump, hot is the pump motor, esp motor temperature, pump motor temperature, temperatura del motor, temperatura de motor, temperaturas de motor, temperature du moteur, temperature moteur, temperatures moteur',
  motorCurrent:
    'motor current, motor amps, amps, amperage, pump current, motor currents, corriente del motor, corriente de motor, amperaje, courant du moteur, courant moteur, intensite du moteur, amperage du moteur',
  runLife:
    'run life, runlife, run lives, pump run life, run time of the pump, pump age, age of the pump, days in the hole, vida de la bomba, vida util, vida util de la bomba, tiempo de vida de la bomba, duracion de la bomba, dias de la bomba, edad de la bomba, duree de vie, duree de vie de la pompe, age de la pompe, duree de marche de la pompe',
  lostNow:
    'oil lost now, lost now, oil at risk, at risk, losing now, losing oil, oil losing, losing, being lost, current loss, current losses, current oil loss, perdida actual, perdida actual de petroleo, perdidas actuales, perdida de petroleo actual, perdiendo, pierden, pierde, se pierde, perdent, perd, petroleo en riesgo, en riesgo, perte actuelle, pertes actuelles, perte d huile actuelle, perdons nous, perdons, perd on, on perd, huile a risque, en train de perdre, perdemos',
  gasLostNow: 'gas lost now, gas being lost, gas losing, gas perdido ahora, gaz perdu actuellement',
  deferred:
    'deferred production, deferred oil, deferred, deferment, deferral, deferrals, lost production, production loss, production losses, oil losses, oil loss, losses, loss, produccion diferida, petroleo diferido, crudo diferido, diferida, diferido, perdida de produccion, perdidas de produccion, perdidas, perdida, production differee, huile differee, differee, differe, perte de production, pertes de production, pertes, perte, manque a produire',
  efficiency:
    'production efficiency, efficiency, pe, eficiencia, eficiencia de produccion, eficiencia productiva, efficacite, efficacite de production, rendement',
  potential:
    'potential, oil potential, capacity, potencial, potencial de petroleo, capacidad, potentiel, potentiel d huile, capacite',
  uptime:
    'uptime, up time, availability, on stream time, on stream factor, onstream time, onstream, on stream, running time, hours on stream, disponibilidad, tiempo en marcha, tiempo de marcha, factor de servicio, horas en marcha, tiempo operativo, disponibilite, taux de marche, temps de marche, heures de marche, taux de disponibilite',
  liquid:
    'liquid, liquids, liquid production, gross liquid, total liquid, fluid, fluids, liquido, liquidos, fluido, fluidos, liquide, liquides, fluides, fluide',
  oil: 'oil, crude, crude oil, oil production, oil output, oil volume, petroleo, crudo, aceite, huile, petrole, brut, huile brute',
  gas: 'gas, gaz, gas natural, natural gas, gaz naturel',
  water: 'water, produced water, agua, agua producida, eau, eau produite',
};
for (const [quantity, phrases] of Object.entries(quantities) as [Quantity, string][])
  means({ kind: 'quantity', quantity }, phrases);

const actions: Partial<Record<Action, string>> = {
  sinceWhen:
    'since when, how long, for how long, how many days, since what day, since which day, desde cuando, hace cuanto, hace cuanto tiempo, cuanto tiempo, cuanto tiempo lleva, cuanto tiempo llevan, cuanto lleva, cuanto llevan, cuantos dias, cuantos dias lleva, desde hace cuanto, desde hace cuanto tiempo, depuis quand, depuis combien de temps, depuis combien de jours, depuis quel jour, combien de temps',
  differ:
    'differ, differs, differ from, different, different from, disagree, disagrees, not match, don t match, doesn t match, does not match, not the same, not equal, discrepancy, mismatch, no coincide, no coinciden, coincide, coinciden, distinta, distinto, diferente, diferentes, difiere, difieren, no cuadra, no cuadran, differente, differentes, differents, ne correspond pas, ne correspondent pas, ne concordent pas, n est pas egale, pas la meme, pas le meme, ecart entre',
  compare:
    'compare, compared, compared to, compared with, comparison, versus, vs, against, difference between, better than, compara, comparar, comparado, comparacion, compare con, frente a, contra, diferencia entre, comparer, comparaison, comparez, par rapport a, face a, difference entre',
  trend:
    'trend, trends, trending, evolution, evolve, evolved, develop, developed, developing, going up, going down, go up, gone up, gone down, increasing, decreasing, declining, increased, decreased, declined, decline, grown, risen, rising, falling, over time, history, tendencia, evolucion, evoluciona, evolucionado, evoluciono, ha evolucionado, aumentando, bajando, subiendo, disminuyendo, aumentado, disminuido, historia, historico, tendance, evolue, evoluee, augmente, augmenté, diminue, historique, a evolue, en hausse, en baisse',
  why: 'why, why did, why is, why has, reason, reason for, what happened, what happened to, what happened at, what caused, what is wrong, what s wrong, wrong, cause, explain why, por que, motivo, causa, a que se debe, que paso, que paso con, que le paso, que le pasa, que ha pasado, que ocurrio, explica por que, pourquoi, raison, que s est il passe, qu est il arrive, cause de, explique pourquoi, a quoi est due, qu est ce qui',
  define:
    'mean, means, meaning, meaning of, meant, define, definition, definition of, defined, calculated, calculate, calculates, computed, compute, formula, formula for, how is, how are, how do you calculate, what does, explain, significa, significado, definicion, define, definido, se calcula, como se calcula, como se calculan, calcula, calculan, calculado, calculada, formula, explica, explicame, como se define, que quiere decir, quiere decir, signifie, que signifie, veut dire, que veut dire, definition, definis, definir, calculee, calcule, calculer, calcule t on, comment est calcule, comment est calculee, comment calcule t on, comment calculez vous, formule, explique, expliquez, explique moi',
  what: 'what is, what are, what s, que es, que son, que es eso de, qu est ce que, qu est ce qu, c est quoi, qu est ce',
  open: 'go to, take me to, navigate to, open page, bring up, abre, abrir, abreme, ir a, ve a, llevame a, llevame, ouvre, ouvrir, ouvrez, aller a, va a, va sur, aller sur, emmene moi, page, screen, pagina, pantalla, ecran',
  list: 'list, show, show me, display, find, give me, get, which, search, lista, listar, listame, muestra, muestrame, mostrar, muestreme, cuales, cuales son, busca, dame, que pozos hay, ensename, liste, lister, montre, montrez, montre moi, affiche, afficher, affichez, quels, quelles, quel, quelle, donne, donne moi, cherche, trouve',
  count:
    'how many, number of, count, count of, cuantos, cuantas, numero de, cantidad de, nombre de, nombre d',
  rank: 'rank, ranking, ranked, sort, top, clasifica, clasificacion, clasificar, ordena, ordenar, ranking, classe, classer, classement, classez, trie, palmares',
  help: 'help, what can you do, what can i ask, what do you know, how do you work, who are you, hello, hi, ayuda, que puedes hacer, que sabes hacer, que puedo preguntar, hola, quien eres, aide, que sais tu faire, que peux tu faire, que pouvez vous faire, que puis je demander, bonjour, qui es tu, qu est ce que tu peux faire',
  fell: 'drop, drops, dropped, fall, fell, fallen, trip, tripped, go down, went down, dropping, went off, came down, cayo, cayeron, caen, caer, han caido, bajaron, bajan, bajado, han bajado, se desplomo, se desplomaron, caido, cae, bajo, ha caido, ha bajado, disminuyo, se paro, disparo, ont baisse, ont chute, baissent, chutent, baisses, chutes de, sont tombes, tombent, baisse, baisser, chute, chuter, tombe, a chute, diminue, s est arrete',
  follow:
    'only, just, what about, how about, and for, same for, the same for, solo, solamente, unicamente, y para, que tal, lo mismo para, que hay de, seulement, uniquement, juste, et pour, qu en est il, meme chose pour, la meme chose pour',
  average:
    'average, averages, averaged, avg, mean, mean value, daily average, on average, promedio, promedios, media, medias, en promedio, medio, de media, valor medio, promedio diario, media diaria, moyenne, moyennes, en moyenne, moyen, moyens, valeur moyenne, moyenne journaliere, moyenne quotidienne',
  produce:
    'gives, give, giving, gave, production, produce, producing, produced, produces, make, makes, made, output, deliver, delivered, flow, flowed, volume, volumes, pumped, extracted, yield, yielded, put out, produccion, produjo, produce, producen, producimos, produjimos, producido, produjeron, hizo, hicimos, hicieron, hacemos, hace la, sacamos, sacaron, produciendo, producida, producidos, producidas, se produjo, extrajo, extrajimos, aporto, volumen, produit, produite, produites, production de, ont produit, extrait, produits, produire, produisons, a produit, a ete produit, a ete produite, produisent, produisez, produisait, produisaient, fait, font, fournit, fournissent, fourni, producia, producian',
};
for (const [action, phrases] of Object.entries(actions) as [Action, string][])
  means({ kind: 'action', action }, phrases);

means(
  { kind: 'subject', subject: 'exceptions' },
  'exception, exceptions, open exceptions, open exception, alarm, alarms, alert, alerts, issue, issues, problem, problems, event, events, anomaly, anomalies, production drop, production drops, trouble, troubles, excepcion, excepciones, excepciones abiertas, alarma, alarmas, alerta, alertas, problema, problemas, evento, eventos, anomalia, anomalias, caidas, caida de produccion, exceptions ouvertes, exception ouverte, alarme, alarmes, alerte, alertes, probleme, problemes, chutes, chute de production, evenements',
);
means(
  { kind: 'subject', subject: 'changes' },
  'change points, change point, changes, level changes, level change, puntos de cambio, punto de cambio, cambios, cambio de nivel, points de changement, point de changement, points de rupture, changements, ruptures',
);
means(
  { kind: 'subject', subject: 'schedule' },
  'schedule, scheduled, on the schedule, planned work, scheduled work, planned, workover, workovers, job, jobs, activity, activities, maintenance, interventions, work, work over, trabajo, trabajos, trabajos planificados, trabajos programados, planificado, planificados, programado, programados, programa, programacion, actividades, mantenimiento, intervenciones, calendario, travaux, travaux prevus, travaux planifies, planning, prevus, prevu, planifies, planifie, calendrier, intervention, interventions prevues, programme, programmes, previsto, previstos, previstas, prevista, prevue, prevues, intervencion, activites',
);
means(
  { kind: 'state', state: 'silent' },
  'silent, no data, without data, missing data, missing, did not report, didn t report, not report, not reported, have not reported, haven t reported, not reporting, no report, without report, sin datos, no reportaron, no reportan, no han reportado, sin reportar, sin reporte, no informaron, sans donnees, sans donnee, pas de donnees, n ont pas declare, n ont pas rapporte, n ont rien declare, muets, silencieux, silenciosos, sans rapport',
);
means(
  { kind: 'state', state: 'down' },
  'down, shut in, shut, stopped, off, offline, not producing, are not producing, not running, out of service, not flowing, closed, idle, parado, parados, cerrado, cerrados, detenido, detenidos, fuera de servicio, no producen, no estan produciendo, apagados, inactivos, a l arret, arretes, arrete, fermes, ferme, en panne, ne produisent pas, hors service, inactifs',
);
means(
  { kind: 'state', state: 'up' },
  'up, running, online, flowing, on production, active, currently producing, producing now, are producing, up and running, in operation, en marcha, operando, activos, en produccion, en funcionamiento, estan produciendo, funcionando, fluyen, fluye, operan, are operating, are working, coulent, debitent, en marche, en production, en service, actifs, fonctionnent, en fonctionnement, tournent',
);
const methods: Partial<Record<MethodOfProduction, string>> = {
  electricSubmersiblePumpLift:
    'esp, esps, electric submersible pump, electric submersible pumps, submersible pump, submersible pumps, bomba electrosumergible, bombas electrosumergibles, electrosumergible, electrosumergibles, bes, bomba sumergible, bombas sumergibles, pompe electrique submersible, pompes electriques submersibles, pompe submersible, pompes submersibles, pompe immergee, pompes immergees',
  continuousGasLift:
    'gas lift, gas lifted, gaslift, continuous gas lift, levantamiento por gas, extraccion por gas',
  suckerRodPumpLift:
    'rod pump, rod pumps, sucker rod, sucker rod pump, beam pump, beam pumps, bombeo mecanico, bomba mecanica, pompe a tiges, pompes a tiges, balancin, balancines',
  progressiveCavityPumpLift:
    'pcp, pcps, progressive cavity, progressive cavity pump, progressive cavity pumps, progressing cavity pump, cavidad progresiva, cavidades progresivas, bcp, cavites progressives, pompe a cavites progressives',
  naturalFlow:
    'natural flow, naturally flowing, flowing naturally, free flowing, flujo natural, surgente, surgentes, eruptif, eruptifs, ecoulement naturel',
  jetPumpLift: 'jet pump, jet pumps, bomba jet, bombas jet, pompe a jet',
  plungerGasLift: 'plunger, plunger lift, piston viajero, piston de levage',
  hydraulicPumpLift: 'hydraulic pump, hydraulic pumps, bombeo hidraulico, pompe hydraulique',
};
for (const [method, phrases] of Object.entries(methods) as [MethodOfProduction, string][])
  means({ kind: 'method', method }, phrases);

const levels: Partial<Record<Understanding['level'], string>> = {
  well: 'well, wells, producer, producers, pozo, pozos, productor, productores, puits, producteur, producteurs',
  field: 'field, fields, campo, campos, yacimiento, yacimientos, champ, champs, gisement, gisements',
  area: 'area, areas, zona, zonas, zone, zones, secteur, secteurs',
  businessUnit:
    'business unit, business units, unit, units, unidad de negocio, unidades de negocio, unidad, unite, unites, unite d affaires',
};
for (const [level, phrases] of Object.entries(levels) as [Understanding['level'], string][])
  means({ kind: 'level', level }, phrases);
/** How languages say that something is of the most or the least of it: a degree, and how large. */
const degrees =
  'most, le plus, la plus, les plus, plus, el mas, la mas, los mas, las mas, con mas, mas'.split(', ');
const sizes = {
  most: 'high, large, big, eleve, fort, forte, grand, gros, grosse, haut, important, alto, elevado, grande, fuerte, importante',
  least: 'low, small, faible, bas, basse, petit, bajo, pequeno',
} as const;
for (const order of ['most', 'least'] as const)
  for (const degree of degrees)
    means(
      { kind: 'order', order },
      sizes[order]
        .split(', ')
        .map((size) => `${degree} ${size}`)
        .join(','),
    );
means(
  { kind: 'order', order: 'most' },
  'most, the most, higher, highest, largest, biggest, best, greatest, maximum, max, leading, mas, el mas, mayor, mayores, mejor, mejores, maximo, maxima, mas alto, mas alta, mas altos, principales, le plus, la plus, les plus, plus, plus grand, plus grands, plus gros, plus grande, plus eleve, plus elevee, plus haut, meilleur, meilleurs, meilleure, maximal, principaux, premiers',
);
means(
  { kind: 'order', order: 'least' },
  'least, the least, lower, lowest, smallest, fewest, minimum, min, weakest, bottom, menos, menor, menores, minimo, minima, mas bajo, mas baja, mas bajos, le moins, moins, plus faible, plus faibles, plus bas, plus basse, plus petit, minimal',
);
means(
  { kind: 'side', side: 'above' },
  'above, more than, over, greater than, higher than, exceeds, exceed, exceeding, larger than, at least, mas de, superior a, superior al, mayor que, mayor de, mayor a, por encima de, por encima del, supera, superan, excede, plus de, superieur a, superieure a, au dessus de, depasse, depassent, depassant, dépassant, excedant',
);
means(
  { kind: 'side', side: 'below' },
  'below, less than, under, lower than, smaller than, at most, menos de, inferior a, inferior al, menor que, menor de, menor a, por debajo de, por debajo del, moins de, inferieur a, inferieure a, en dessous de, au dessous de, sous',
);
const terms: Partial<Record<Term, string>> = {
  downtime: 'downtime, tiempo de parada, temps d arret',
  gasInterface:
    'gas interface, interfaz de gas, interferencia de gas, interferencia por gas, interface gaz, interface de gaz, interference de gaz, interference gaz',
  productionDay: 'production day, dia de produccion, jour de production, journee de production',
  provisional: 'provisional, provisional change, cambio provisional, provisoire, changement provisoire',
  q24: 'q24, normalized rate, normalised rate, tasa normalizada, debit normalise',
  severity: 'severity, severidad, gravedad, gravite, severite',
  validDay: 'valid day, valid days, dia valido, dias validos, jour valide, jours valides',
};
for (const [term, phrases] of Object.entries(terms) as [Term, string][])
  means({ kind: 'term', term }, phrases);
const pages: Partial<Record<Page, string>> = {
  dashboard:
    'dashboard, main dashboard, home page, home, tablero, panel, panel principal, inicio, tableau de bord, accueil',
  exceptions:
    'exception report, exceptions report, informe de excepciones, reporte de excepciones, rapport d exceptions, rapport des exceptions',
  productionOptimization:
    'production optimization, optimization, production optimisation, optimisation, optimizacion, optimizacion de produccion, optimizacion de la produccion, optimisation de la production',
  sustainableProduction:
    'sustainable production, sustainability, produccion sostenible, sostenibilidad, production durable, durabilite',
  dataHealth:
    'data health, data quality, salud de los datos, calidad de datos, calidad de los datos, sante des donnees, qualite des donnees',
  notifications: 'notifications, notification, notificaciones, notifications page',
  news: 'news, releases, updates, noticias, novedades, actualites, nouvelles, nouveautes',
  apps: 'apps, my apps, applications, aplicaciones, mis aplicaciones, mes applications',
  settings: 'settings, preferences, configuracion, ajustes, preferencias, parametres, reglages',
  support: 'support, contact support, soporte, contacto, contact, assistance',
};
for (const [page, phrases] of Object.entries(pages) as [Page, string][])
  means({ kind: 'page', page }, phrases);
