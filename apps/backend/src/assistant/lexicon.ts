import { editDistance } from '../queries/search-text.ts';
import type { Reading } from './question-words.ts';
import type { Quantity, Page, Term, Understanding } from './understanding.ts';
import type { MethodOfProduction } from '../vocabulary.ts';

/** What a phrase means. */
export type Meaning =
  | { readonly kind: 'quantity'; readonly quantity: Quantity }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'subject'; readonly subject: 'exceptions' | 'changes' | 'schedule' }
  | { readonly kind: 'state'; readonly state: 'up' | 'down' | 'silent' }
  | { readonly kind: 'method'; readonly method: MethodOfProduction }
  | { readonly kind: 'level'; readonly level: Understanding['level'] }
  | { readonly kind: 'order'; readonly order: Understanding['order'] }
  | { readonly kind: 'side'; readonly side: 'above' | 'below' }
  | { readonly kind: 'unit'; readonly unit: 'bbl' | 'scf' | 'Mscf' | 'MMscf' | 'metric' }
  | { readonly kind: 'term'; readonly term: Term }
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'each' }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'filler' };

/** What a person wants done, as the words say it; `what` asks for a term where nothing else is named. */
type Action =
  | 'compare'
  | 'trend'
  | 'why'
  | 'differ'
  | 'define'
  | 'what'
  | 'open'
  | 'list'
  | 'count'
  | 'rank'
  | 'help'
  | 'fell'
  | 'follow'
  | 'average'
  | 'produce';

const lexicon = new Map<string, Meaning>();
/** The same by what is left of each word without the endings of number and gender. */
const inflected = new Map<string, Meaning>();
let maxPhraseWords = 1;

/** Shorter words are not taken apart. */
const minStemmed = 5;
/** A word without the endings of number and gender: `produite`, `produits` and `produit` are alike. */
const stemOf = (word: string): string =>
  word.length < minStemmed ? word : word.replace(/[sx]$/, '').replace(/[aeo]$/, '');
const stemsOf = (words: readonly string[]): string => words.map(stemOf).join(' ');

/** Phrases in English, Spanish and French, folded, with commas between them. A phrase keeps its first meaning. */
function means(meaning: Meaning, phrases: string): void {
  for (const phrase of phrases.split(',').map((each) => each.trim())) {
    if (!lexicon.has(phrase)) lexicon.set(phrase, meaning);
    const stems = stemsOf(phrase.split(' '));
    if (!inflected.has(stems)) inflected.set(stems, meaning);
    maxPhraseWords = Math.max(maxPhraseWords, phrase.split(' ').length);
  }
}

const quantities: Record<Quantity, string> = {
  waterCut:
    'water cut, watercut, wc, bsw, water percentage, water fraction, water content, corte de agua, fraccion de agua, porcentaje de agua, contenido de agua, taux d eau, teneur en eau, fraction d eau, pourcentage d eau, proportion d eau, part d eau, proporcion de agua',
  gor: 'gor, gas oil ratio, gas to oil ratio, gas oil, rgp, rga, rgo, relacion gas petroleo, relacion gas aceite, relacion gas crudo, rapport gaz huile, ratio gaz huile, rapport gaz petrole, ratio gas petroleo',
  injection:
    'injection, water injection, injected water, water injected, injected, inject, injecting, inyeccion, inyeccion de agua, agua inyectada, inyecto, inyectamos, inyectada, injection d eau, eau injectee, injecte, injectee, injectons',
  carbonIntensity:
    'carbon intensity, carbon, co2 intensity, emission intensity, emissions intensity, intensidad de carbono, intensidad de emisiones, intensite carbone, intensite de carbone, intensite des emissions',
  flaringIntensity:
    'flaring intensity, flaring, intensidad de quema, quema de gas, intensidad de antorcha, torchage, intensite de torchage',
  methaneIntensity:
    'methane intensity, methane, intensidad de metano, metano, intensite methane, intensite de methane, intensite du methane',
  specificEnergy:
    'specific energy, energy intensity, energy per barrel, energia especifica, intensidad energetica, energie specifique, intensite energetique',
  lostNow:
    'oil lost now, lost now, oil at risk, at risk, losing now, losing oil, oil losing, losing, being lost, current loss, current losses, current oil loss, perdida actual, perdida actual de petroleo, perdidas actuales, perdida de petroleo actual, perdiendo, pierden, pierde, se pierde, perdent, perd, petroleo en riesgo, en riesgo, perte actuelle, pertes actuelles, perte d huile actuelle, perdons nous, perdons, perd on, on perd, huile a risque, en train de perdre, lose, loses, perdemos, perdre',
  deferred:
    'deferred production, deferred oil, deferred, deferment, deferral, deferrals, lost production, production loss, production losses, oil losses, oil loss, losses, loss, produccion diferida, petroleo diferido, crudo diferido, diferida, diferido, perdida de produccion, perdidas de produccion, perdidas, perdida, production differee, huile differee, differee, differe, perte de production, pertes de production, pertes, perte, manque a produire, lost, have lost, has lost, did we lose, defer, defers, deferring, diferimos, difirio, difirieron, diferir, perdio, perdimos, perdieron, perder, perdido, ha perdido, han perdido, hemos perdido, perdu, a perdu, ont perdu, avons perdu, avons nous perdu, differons, differer, differees',
  efficiency:
    'production efficiency, efficiency, pe, eficiencia, eficiencia de produccion, eficiencia productiva, efficacite, efficacite de production, rendement',
  potential:
    'potential, oil potential, capacity, potencial, potencial de petroleo, capacidad, potentiel, potentiel d huile, capacite',
  uptime:
    'uptime, up time, availability, on stream time, on stream factor, onstream time, onstream, on stream, running time, hours on stream, disponibilidad, tiempo en marcha, tiempo de marcha, factor de servicio, horas en marcha, tiempo operativo, disponibilite, taux de marche, temps de marche, heures de marche, taux de disponibilite',
  liquid:
    'liquid, liquids, liquid production, gross liquid, total liquid, fluid, fluids, liquido, liquidos, fluido, fluidos, liquide, liquides, fluides, fluide',
  oil: 'oil, crude, crude oil, oil production, oil output, oil volume, oil rate, petroleo, crudo, aceite, huile, petrole, brut, huile brute',
  gas: 'gas, gaz, gas natural, natural gas, gaz naturel',
  water: 'water, produced water, agua, agua producida, eau, eau produite',
};
for (const [quantity, phrases] of Object.entries(quantities) as [Quantity, string][])
  means({ kind: 'quantity', quantity }, phrases);

const actions: Record<Action, string> = {
  differ:
    'differ, differs, differ from, different, different from, disagree, disagrees, not match, don t match, doesn t match, does not match, not the same, not equal, discrepancy, mismatch, no coincide, no coinciden, coincide, coinciden, distinta, distinto, diferente, diferentes, difiere, difieren, no cuadra, no cuadran, differente, differentes, differents, ne correspond pas, ne correspondent pas, ne concordent pas, n est pas egale, pas la meme, pas le meme, ecart entre',
  compare:
    'compare, compared, compared to, compared with, comparison, versus, vs, against, difference between, better than, compara, comparar, comparado, comparacion, compare con, frente a, contra, diferencia entre, comparer, comparaison, comparez, par rapport a, face a, difference entre',
  trend:
    'trend, trends, trending, evolution, evolve, evolved, develop, developed, developing, going up, going down, go up, go down, gone up, gone down, increasing, decreasing, declining, increased, decreased, declined, decline, grown, risen, increase, decrease, rising, falling, over time, history, tendencia, evolucion, evoluciona, evolucionado, evoluciono, ha evolucionado, aumentando, bajando, subiendo, disminuyendo, aumentado, disminuido, historia, historico, tendance, evolue, evoluee, augmente, augmenté, diminue, historique, a evolue, en hausse, en baisse',
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
  fell: 'drop, drops, dropped, fall, fell, fallen, trip, tripped, cayo, caido, cae, bajo, ha caido, ha bajado, disminuyo, se paro, disparo, baisse, baisser, chute, chuter, tombe, a chute, diminué, s est arrete',
  follow:
    'only, just, what about, how about, and for, same for, the same for, solo, solamente, unicamente, y para, que tal, lo mismo para, que hay de, seulement, uniquement, juste, et pour, qu en est il, meme chose pour, la meme chose pour',
  average:
    'average, mean, daily average, on average, promedio, media, en promedio, medio, moyenne, en moyenne, moyen',
  produce:
    'production, produce, producing, produced, produces, make, makes, made, output, deliver, delivered, flow, flowed, rate, volume, volumes, produccion, produjo, produce, producen, producimos, produjimos, producido, producia, producian, produjeron, hizo, produciendo, volumen, caudal, produit, produits, produisent, produisait, produisaient, fournissent, produire, produisons, a produit, debit, fait, fournit',
};
for (const [action, phrases] of Object.entries(actions) as [Action, string][])
  means({ kind: 'action', action }, phrases);

means(
  { kind: 'subject', subject: 'exceptions' },
  'exception, exceptions, open exceptions, open exception, alarm, alarms, alert, alerts, issue, issues, problem, problems, event, events, anomaly, anomalies, production drop, production drops, excepcion, excepciones, excepciones abiertas, alarma, alarmas, alerta, alertas, problema, problemas, evento, eventos, anomalia, anomalias, caidas, caida de produccion, exceptions ouvertes, exception ouverte, alarme, alarmes, alerte, alertes, probleme, problemes, chutes, chute de production, evenements',
);
means(
  { kind: 'subject', subject: 'changes' },
  'change points, change point, changes, level changes, level change, puntos de cambio, punto de cambio, cambios, cambio de nivel, points de changement, point de changement, points de rupture, changements, ruptures',
);
means(
  { kind: 'subject', subject: 'schedule' },
  'schedule, scheduled, planned work, scheduled work, planned, workover, workovers, jobs, activities, maintenance, interventions, work, trabajo, trabajos, trabajos planificados, trabajos programados, planificado, planificados, programado, programados, programa, programacion, actividades, mantenimiento, intervenciones, calendario, travaux, travaux prevus, travaux planifies, planning, prevus, prevu, planifies, planifie, calendrier, activites',
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
  'up, running, online, flowing, on production, active, currently producing, producing now, are producing, up and running, in operation, en marcha, operando, activos, en produccion, en funcionamiento, estan produciendo, funcionando, en marche, en production, en service, actifs, fonctionnent, en fonctionnement, tournent',
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

const levels: Record<Understanding['level'], string> = {
  well: 'well, wells, producer, producers, pozo, pozos, productor, productores, puits, producteur, producteurs',
  field: 'field, fields, campo, campos, yacimiento, yacimientos, champ, champs, gisement, gisements',
  area: 'area, areas, zona, zonas, zone, zones, secteur, secteurs',
  businessUnit:
    'business unit, business units, unit, units, unidad de negocio, unidades de negocio, unidad, unite, unites, unite d affaires',
};
for (const [level, phrases] of Object.entries(levels) as [Understanding['level'], string][])
  means({ kind: 'level', level }, phrases);
means(
  { kind: 'order', order: 'most' },
  'most, the most, higher, highest, largest, biggest, best, greatest, maximum, max, leading, mas, el mas, mayor, mayores, mejor, mejores, maximo, maxima, mas alto, mas alta, mas altos, principales, le plus, la plus, les plus, plus, plus grand, plus grands, plus gros, plus grande, plus eleve, plus elevee, plus haut, meilleur, meilleurs, meilleure, maximal, principaux, premiers',
);
means(
  { kind: 'order', order: 'least' },
  'least, the least, lower, lowest, smallest, fewest, minimum, min, worst, weakest, bottom, menos, menor, menores, minimo, minima, peor, peores, mas bajo, mas baja, mas bajos, le moins, moins, plus faible, plus faibles, plus bas, plus basse, plus petit, pire, pires, minimal',
);
/** How languages say that something is of the most or the least of it: a degree, and how large. */
const degrees =
  'most, le plus, la plus, les plus, plus, el mas, la mas, los mas, las mas, con mas, mas'.split(', ');
const large =
  'high, large, big, eleve, fort, forte, grand, gros, grosse, haut, important, alto, elevado, grande, fuerte, importante';
const small = 'low, small, faible, bas, basse, petit, bajo, pequeno';
for (const degree of degrees) {
  means(
    { kind: 'order', order: 'most' },
    large
      .split(', ')
      .map((size) => `${degree} ${size}`)
      .join(','),
  );
  means(
    { kind: 'order', order: 'least' },
    small
      .split(', ')
      .map((size) => `${degree} ${size}`)
      .join(','),
  );
}
means({ kind: 'each' }, 'each, every, cada, chaque');
means(
  { kind: 'side', side: 'above' },
  'above, more than, over, greater than, higher than, exceeds, exceed, exceeding, larger than, at least, mas de, superior a, superior al, mayor que, mayor de, mayor a, por encima de, por encima del, supera, superan, excede, plus de, superieur a, superieure a, au dessus de, depasse, depassent, depassant, dépassant, excedant',
);
means(
  { kind: 'side', side: 'below' },
  'below, less than, under, lower than, smaller than, at most, menos de, inferior a, inferior al, menor que, menor de, menor a, por debajo de, por debajo del, moins de, inferieur a, inferieure a, en dessous de, au dessous de, sous',
);
means(
  { kind: 'unit', unit: 'bbl' },
  'bbl, bbls, bbl d, bpd, bopd, stb, barrel, barrels, barrels per day, barriles, barril, barriles por dia, barils, baril, barils par jour',
);
means({ kind: 'unit', unit: 'scf' }, 'scf, scf d');
means({ kind: 'unit', unit: 'Mscf' }, 'mscf, mscf d, mcf');
means({ kind: 'unit', unit: 'MMscf' }, 'mmscf, mmscf d, mmcf');
means(
  { kind: 'unit', unit: 'metric' },
  'sm3, sm3 d, m3, m3 d, cubic meters, cubic metres, cubic meters per day, metros cubicos, metros cubicos por dia, metres cubes, metres cubes par jour, percent, por ciento, pour cent',
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
means(
  { kind: 'unsupported' },
  'price, prices, cost, costs, revenue, money, dollars, profit, forecast, forecasts, predict, prediction, will, will be, going to be, reserves, weather, temperature, temperatures, pressure, pressures, choke, frequency, hz, sand, h2s, who, whose, except, excluding, exclude, apart from, other than, but not, not, never, no, without, neither, target, targets, plan, budget, per day, each day, daily, by day, hourly, delete, remove, change the, set the, password, ignore, precio, precios, coste, costo, costos, costes, ingresos, dinero, pronostico, prevision, previsiones, sera, hara, reservas, presion, presiones, temperatura, frecuencia, arena, quien, excepto, salvo, sin, ningun, ninguno, nunca, presupuesto, objetivo, meta, por dia, diario, diaria, borra, elimina, contrasena, prix, cout, couts, revenus, argent, previsions, reserves, pression, pressions, meteo, frequence, sable, sauf, excepte, hormis, hors, sans, pas, jamais, aucun, aucune, objectif, par jour, quotidien, quotidienne, supprime, efface, mot de passe, temps fera, fera t il, tiempo hara, wellhead, intake, downhole, cement, drill, drilling, perforar, forage, condensate, condensado, condensat, emissions, emission, co2, emisiones, energy, energia, energie, flared gas, owner, assigned, asignado, assigne, since, desde, depuis, between, entre, before, after, antes, despues, avant, apres, until, hasta, jusqu, ratio',
);
means(
  { kind: 'filler' },
  'over the, in the last, qui, performing, performance, a, an, the, of, in, on, at, for, from, to, by, with, and, or, is, are, was, were, be, been, do, does, did, has, have, had, we, i, you, it, our, us, me, my, they, their, its, this, that, these, those, there, what, how, much, please, can, could, would, tell, want, know, need, see, total, totals, altogether, overall, sum, together, all, any, also, then, now, right now, currently, current, so, far, as, per, value, figure, figures, number, numbers, status, report, reported, today s, s, t, ok, okay, hey, your, whole, actual, measured, latest, newest, last, level, quick, today, que, cual, cuanto, cuanta, como, el, la, los, las, un, una, unos, unas, de, del, al, y, o, en, por, para, con, es, son, esta, estan, fue, fueron, hay, ha, han, he, hemos, tiene, tienen, hubo, nos, nosotros, estamos, se, su, sus, mi, nuestro, nuestra, nuestros, este, estos, esos, lo, le, me, porfavor, favor, sido, siendo, ete, etaient, total, totales, todo, todos, toda, todas, ahora, actual, actualmente, actuales, dime, quiero, saber, ver, puedes, segun, valor, cifra, tambien, ya, entonces, suma, abiertas, abiertos, abierta, conjunto, tenemos, tengo, quel, quelle, quels, quelles, que, qu, quoi, combien, comment, le, les, l, d, du, des, un, une, et, ou, dans, sur, au, aux, est, sont, etait, a, ont, avons, nous, on, je, tu, vous, il, elle, ils, elles, ce, cet, cette, ces, notre, nos, mon, ma, mes, son, sa, ses, leur, leurs, s, j, m, n, en, y a t il, y, t, moi, totale, totaux, tout, tous, toute, toutes, ensemble, somme, maintenant, actuellement, actuel, actuelle, s il vous plait, s il te plait, svp, veux, voudrais, voir, savoir, dis, peux, pouvez, pour, par, avec, dont, compte, valeur, chiffre, chiffres, aussi, alors, ouvertes, ouverts, ouverte, open, having, situation, lists, called, named, being, more, less, who s, average well, quelle est, quel est, cual es, cuales son, has been, have been, y a, il y a, hubo, existe, existen, there are, there is',
);

/** What the words of a question mean, however they are inflected, in order, with their places. The longest phrase is taken. */
export function meaningsOf(reading: Reading): { at: number; meaning: Meaning }[] {
  const found: { at: number; meaning: Meaning }[] = [];
  for (let at = 0; at < reading.words.length; at += 1) {
    for (let length = maxPhraseWords; length >= 1; length -= 1) {
      const keys = reading.unread(at, length) ?? [];
      const meaning = lexicon.get(keys.join(' ')) ?? inflected.get(stemsOf(keys));
      if (!meaning) continue;
      found.push({ at, meaning });
      reading.take(at, length);
      at += length - 1;
      break;
    }
  }
  return found;
}

/** Shorter words are not taken for mistyped ones: too many other words are near. */
const minMistypedLength = 5;

/** What mistyped words mean: those with one letter beside a phrase of one word. */
export function mistypedMeanings(reading: Reading): { at: number; meaning: Meaning }[] {
  return reading.rest.flatMap((at) => {
    const [key = ''] = reading.unread(at) ?? [];
    if (key.length < minMistypedLength || /\d/.test(key)) return [];
    for (const [phrase, meaning] of lexicon) {
      if (phrase.length < minMistypedLength || phrase.includes(' ')) continue;
      if (editDistance(key, phrase, 1) <= 1) {
        reading.take(at);
        return [{ at, meaning }];
      }
    }
    return [];
  });
}

/** Whether a word has a meaning of its own, so that it is no part of a name. */
export const isKnownWord = (key: string): boolean => lexicon.has(key);
