import type { Expected, Row } from './questions.ts';

const newest = { from: '2026-03-01', to: '2026-03-01' };
const february = { from: '2026-02-01', to: '2026-02-28' };
const week = { from: '2026-02-23', to: '2026-03-01' };

/** A kind of question, in several ways and languages, with what is expected of each and the question before it, if it follows one. */
type Asked = readonly [language: Row[0], question: string, expected: Expected, after?: string];

const ordering: readonly Asked[] = [
  [
    'en',
    'open exceptions, biggest loss first',
    { intent: 'exceptions', records: ['SUN-A-03', 'SUN-A-02', 'KOR-02'] },
  ],
  [
    'en',
    'exceptions on Sundrift from largest to smallest',
    { intent: 'exceptions', records: ['SUN-A-03', 'SUN-A-02'] },
  ],
  [
    'es',
    'excepciones abiertas de Sundrift, las más graves primero',
    { intent: 'exceptions', records: ['SUN-A-03', 'SUN-A-02'] },
  ],
  [
    'fr',
    "exceptions ouvertes de Sundrift, les pires d'abord",
    { intent: 'exceptions', records: ['SUN-A-03', 'SUN-A-02'] },
  ],
  [
    'en',
    'producers by water cut, lowest first',
    { intent: 'rank', quantity: 'waterCut', records: ['KOR-01', 'SUN-A-02', 'SUN-A-01', 'KOR-03'] },
  ],
  [
    'es',
    'pozos por corte de agua, de mayor a menor',
    { intent: 'rank', quantity: 'waterCut', records: ['KOR-03', 'SUN-A-01', 'KOR-01', 'SUN-A-02'] },
  ],
  [
    'fr',
    'puits par teneur en eau, du plus fort au plus faible',
    { intent: 'rank', quantity: 'waterCut', records: ['KOR-03', 'SUN-A-01', 'KOR-01', 'SUN-A-02'] },
  ],
  [
    'en',
    'top 2 wells for tubing pressure',
    { intent: 'rank', quantity: 'wellheadPressure', records: ['KOR-01', 'SUN-A-01'] },
  ],
  [
    'es',
    'los 2 pozos con menor presión de cabezal',
    { intent: 'rank', quantity: 'wellheadPressure', records: ['SUN-A-03', 'KOR-03'] },
  ],
  [
    'fr',
    'les 2 puits avec la plus grande ouverture de duse',
    { intent: 'rank', quantity: 'choke', records: ['KOR-03', 'KOR-01'] },
  ],
];

const synonyms: readonly Asked[] = [
  [
    'en',
    'What is the THP on SUN-A-01?',
    { intent: 'total', quantity: 'wellheadPressure', ...newest, value: 30 },
  ],
  ['es', 'presión en boca de pozo de SUN-A-02', { quantity: 'wellheadPressure', value: 20 }],
  ['fr', 'pression en tête de puits de KOR-01', { quantity: 'wellheadPressure', value: 45 }],
  ['en', 'How far is the choke open on KOR-01?', { quantity: 'choke', value: 80 }],
  ['es', 'apertura del estrangulador de SUN-A-01', { quantity: 'choke', value: 40 }],
  ['fr', 'ouverture de la duse de SUN-A-01', { quantity: 'choke', value: 40 }],
  ['en', 'What frequency is KOR-03 running at?', { quantity: 'frequency', value: 52 }],
  ['es', '¿A qué frecuencia gira la bomba de KOR-03?', { quantity: 'frequency', value: 52 }],
  ['fr', 'À quelle fréquence tourne la pompe de KOR-03 ?', { quantity: 'frequency', value: 52 }],
  ['en', 'pump run life of KOR-03', { quantity: 'runLife', value: 91 }],
  ['es', 'vida útil de la bomba de KOR-03', { quantity: 'runLife', value: 91 }],
  ['fr', 'durée de vie de la pompe de KOR-03', { quantity: 'runLife', value: 91 }],
  ['en', 'intake pressure at KOR-03', { quantity: 'intakePressure', value: 55 }],
  ['en', 'How hot is the motor of KOR-03?', { quantity: 'motorTemperature', value: 110 }],
  ['en', 'How much gas did Korvasund burn in February?', { quantity: 'flaredGas', ...february, value: 4200 }],
  ['es', '¿Cuánto gas quemó Sundrift en febrero?', { quantity: 'flaredGas', ...february, value: 1400 }],
  ['fr', 'volume de gaz torché en février', { quantity: 'flaredGas', ...february, value: 5600 }],
  [
    'en',
    'greenhouse gas emissions of Sundrift in February',
    { quantity: 'co2e', ...february, value: 28_000 },
  ],
  ['fr', 'émissions de CO2 de Sundrift en février', { quantity: 'co2e', ...february, value: 28_000 }],
  ['en', 'gas to oil ratio for KOR-01', { quantity: 'gor', value: 150 }],
  ['es', 'relación gas-petróleo de KOR-01', { quantity: 'gor', value: 150 }],
  ['fr', 'rapport gaz/huile de KOR-01', { quantity: 'gor', value: 150 }],
  [
    'en',
    'on-stream time of SUN-A-03 for February',
    { quantity: 'uptime', ...february, value: (100 * 26) / 28 },
  ],
  ['en', 'How much CO2 did we emit in February?', { quantity: 'co2e', ...february, value: 112_000 }],
];

const aggregates: readonly Asked[] = [
  [
    'en',
    'mean wellhead pressure of the Sundrift wells yesterday',
    { quantity: 'wellheadPressure', value: 20 },
  ],
  ['es', 'presión de cabezal media de Sundrift ayer', { quantity: 'wellheadPressure', value: 20 }],
  ['fr', 'pression en tête moyenne de Sundrift hier', { quantity: 'wellheadPressure', value: 20 }],
  ['en', 'avg daily oil of KOR-01 in February', { quantity: 'oil', ...february, value: 200 }],
  ['es', 'promedio diario de petróleo de KOR-01 en febrero', { quantity: 'oil', ...february, value: 200 }],
  [
    'fr',
    "production moyenne d'huile par jour de KOR-01 en février",
    { quantity: 'oil', ...february, value: 200 },
  ],
  ['en', 'average water cut of Korvasund yesterday', { quantity: 'waterCut', value: (100 * 230) / 450 }],
  [
    'en',
    'Which well has the maximum water cut?',
    { intent: 'rank', quantity: 'waterCut', records: ['KOR-03', 'SUN-A-01', 'KOR-01', 'SUN-A-02'] },
  ],
];

const since: readonly Asked[] = [
  [
    'en',
    'Which wells are shut in, and since when?',
    { intent: 'list', records: ['SUN-A-03'], since: ['2026-02-27'] },
  ],
  ['en', 'How long has SUN-A-03 been off?', { intent: 'list', records: ['SUN-A-03'], since: ['2026-02-27'] }],
  [
    'es',
    '¿Desde cuándo está parado SUN-A-03?',
    { intent: 'list', records: ['SUN-A-03'], since: ['2026-02-27'] },
  ],
  [
    'es',
    '¿Cuánto tiempo lleva parado SUN-A-03?',
    { intent: 'list', records: ['SUN-A-03'], since: ['2026-02-27'] },
  ],
  [
    'fr',
    "Depuis quand SUN-A-03 est-il à l'arrêt ?",
    { intent: 'list', records: ['SUN-A-03'], since: ['2026-02-27'] },
  ],
  [
    'fr',
    'Depuis combien de temps SUN-A-03 est-il arrêté ?',
    { intent: 'list', records: ['SUN-A-03'], since: ['2026-02-27'] },
  ],
  ['en', 'Since when is KOR-02 silent?', { intent: 'list', records: ['KOR-02'], since: ['2026-02-25'] }],
];

const dropped: readonly Asked[] = [
  ['en', 'Which wells fell by more than 60 percent?', { intent: 'exceptions', records: ['SUN-A-03'] }],
  ['en', 'wells that dropped over 30 %', { intent: 'exceptions', records: ['SUN-A-03', 'SUN-A-02'] }],
  ['es', '¿Qué pozos cayeron más del 60 %?', { intent: 'exceptions', records: ['SUN-A-03'] }],
  [
    'es',
    'pozos cuya producción bajó más de un 30 %',
    { intent: 'exceptions', records: ['SUN-A-03', 'SUN-A-02'] },
  ],
  ['fr', 'Quels puits ont chuté de plus de 60 % ?', { intent: 'exceptions', records: ['SUN-A-03'] }],
];

const planned: readonly Asked[] = [
  [
    'en',
    'How much oil will the planned work cost in the next two weeks?',
    { intent: 'plannedLoss', value: 100 },
  ],
  [
    'es',
    '¿Cuánto petróleo costarán los trabajos previstos en los próximos 14 días?',
    { intent: 'plannedLoss', value: 100 },
  ],
  [
    'fr',
    "Combien d'huile coûteront les travaux prévus dans les 14 prochains jours ?",
    { intent: 'plannedLoss', value: 100 },
  ],
  ['en', 'What does scheduled maintenance cost us in oil next week?', { intent: 'plannedLoss' }],
];

const terms: readonly Asked[] = [
  ['en', 'How is the potential of a well worked out?', { intent: 'term', term: 'potential' }],
  ['en', 'how do you get to production efficiency?', { intent: 'term', term: 'efficiency' }],
  ['en', 'What is the formula behind water cut?', { intent: 'term', term: 'waterCut' }],
  ['es', '¿Cómo se obtiene la eficiencia de producción?', { intent: 'term', term: 'efficiency' }],
  ['es', '¿De dónde sale el potencial?', { intent: 'term', term: 'potential' }],
  ['fr', "Comment obtient-on l'efficacité de production ?", { intent: 'term', term: 'efficiency' }],
  ['fr', 'Comment est déterminé le potentiel ?', { intent: 'term', term: 'potential' }],
];

const targets: readonly Asked[] = [
  [
    'en',
    'Do we meet our carbon intensity target in February?',
    { intent: 'total', quantity: 'carbonIntensity', ...february },
  ],
  [
    'es',
    '¿Cumplimos el objetivo de intensidad de carbono en febrero?',
    { intent: 'total', quantity: 'carbonIntensity', ...february },
  ],
  [
    'fr',
    "Respectons-nous l'objectif d'intensité carbone en février ?",
    { intent: 'total', quantity: 'carbonIntensity', ...february },
  ],
];

const plans: readonly Asked[] = [
  ['en', 'yesterday vs plan', { intent: 'plan', ...newest, value: 130 }],
  ['es', '¿Cuánto petróleo hicimos ayer respecto al plan?', { intent: 'plan', ...newest, value: 130 }],
  ['fr', "Huile d'hier par rapport au plan", { intent: 'plan', ...newest, value: 130 }],
  ['en', 'and per field?', { intent: 'plan', records: ['Sundrift'] }, 'yesterday vs plan'],
];

const cutAbove = 'Which wells have a water cut above 40 %?';
const followUps: readonly Asked[] = [
  ['en', 'how many of them are on ESP?', { intent: 'count', quantity: 'waterCut', value: 1 }, cutAbove],
  [
    'en',
    'which of those are in Korvasund?',
    { intent: 'list', places: ['Korvasund'], records: ['KOR-03'] },
    cutAbove,
  ],
  [
    'es',
    '¿cuántos de ellos tienen bomba electrosumergible?',
    { intent: 'count', value: 1 },
    'pozos con corte de agua superior al 40 %',
  ],
  [
    'fr',
    "combien d'entre eux ont une pompe submersible ?",
    { intent: 'count', value: 1 },
    "puits dont le taux d'eau dépasse 40 %",
  ],
  [
    'en',
    'and their gas-oil ratio?',
    { intent: 'rank', quantity: 'gor', records: ['KOR-03', 'SUN-A-01'] },
    cutAbove,
  ],
  [
    'en',
    'Which well lost most oil in the last 7 days, and why?',
    { intent: 'rank', quantity: 'deferred', ...week, records: ['SUN-A-02', 'SUN-A-03'] },
  ],
  [
    'es',
    '¿Qué pozo perdió más petróleo en los últimos 7 días y por qué?',
    { intent: 'rank', quantity: 'deferred', ...week, records: ['SUN-A-02', 'SUN-A-03'] },
  ],
  [
    'fr',
    "Quel puits a perdu le plus d'huile ces 7 derniers jours et pourquoi ?",
    { intent: 'rank', quantity: 'deferred', ...week, records: ['SUN-A-02', 'SUN-A-03'] },
  ],
  [
    'en',
    'when was its last test?',
    { intent: 'wellTests', places: ['SUN-A-02'] },
    'Which well lost most oil in the last 7 days, and why?',
  ],
  ['fr', 'et son dernier essai ?', { intent: 'wellTests', places: ['KOR-01'], from: null }, 'GOR de KOR-01'],
  [
    'en',
    'what is its water cut?',
    { intent: 'total', quantity: 'waterCut', places: ['KOR-01'], value: 20 },
    'oil of KOR-01 yesterday',
  ],
  [
    'en',
    'and their water cut?',
    { intent: 'rank', quantity: 'waterCut', records: ['SUN-A-01', 'KOR-01'] },
    'top 2 oil producers',
  ],
  ['en', 'how many of those are on Sundrift?', { intent: 'exceptions', value: 2 }, 'show open exceptions'],
  ['en', 'since when?', { intent: 'list', records: ['SUN-A-03'] }, 'which wells are down?'],
  ['en', 'and why?', { intent: 'explainException', places: ['SUN-A-03'] }, 'which wells are down?'],
  ['en', 'Show me its last well test', { outcome: 'unknown' }],
  ['en', 'which of those have sand?', { outcome: 'unknown' }, cutAbove],
];

const worst: readonly Asked[] = [
  ['en', 'What is worst right now?', { intent: 'exceptions', records: ['SUN-A-03', 'SUN-A-02', 'KOR-02'] }],
  [
    'en',
    'What are our biggest problems at the moment?',
    { intent: 'exceptions', records: ['SUN-A-03', 'SUN-A-02', 'KOR-02'] },
  ],
  [
    'es',
    '¿Qué es lo peor ahora mismo?',
    { intent: 'exceptions', records: ['SUN-A-03', 'SUN-A-02', 'KOR-02'] },
  ],
  [
    'fr',
    "Qu'est-ce qui va le plus mal en ce moment ?",
    { intent: 'exceptions', records: ['SUN-A-03', 'SUN-A-02', 'KOR-02'] },
  ],
];

const thresholds: readonly Asked[] = [
  [
    'es',
    '¿Qué pozos tienen un corte de agua mayor del 60 %?',
    { intent: 'list', quantity: 'waterCut', records: ['KOR-03'] },
  ],
  [
    'es',
    'pozos con más del 60 % de corte de agua',
    { intent: 'list', quantity: 'waterCut', records: ['KOR-03'] },
  ],
  [
    'fr',
    "puits avec un taux d'eau au-dessus de 60 %",
    { intent: 'list', quantity: 'waterCut', records: ['KOR-03'] },
  ],
  ['fr', "Quels puits ont plus de 60 % d'eau ?", { outcome: 'unknown' }],
  [
    'en',
    'wells over 40 bar wellhead pressure',
    { intent: 'list', quantity: 'wellheadPressure', records: ['KOR-01'] },
  ],
  ['en', 'Which chokes are below 50 %?', { intent: 'list', quantity: 'choke', records: ['SUN-A-01'] }],
  ['en', 'wells with a GOR over 120', { intent: 'list', quantity: 'gor', records: ['KOR-01', 'KOR-03'] }],
  ['en', 'wells with a water cut higher than 60 bar', { outcome: 'unknown' }],
];

const refused: readonly Asked[] = [
  ['en', 'condensate of Sundrift in February', { outcome: 'unknown' }],
  ['en', 'wells deeper than 2000 m', { outcome: 'unknown' }],
  ['en', 'oil of those wells', { outcome: 'unknown' }],
  ['en', 'How much lift gas did SUN-A-01 take yesterday?', { outcome: 'unknown' }],
  ['en', 'hydraulic fracturing of KOR-01', { outcome: 'unknown' }],
  ['en', 'What is planned for oil in March?', { outcome: 'unknown' }],
  ['en', 'trip count of SUN-A-02', { outcome: 'unknown' }],
  ['es', '¿Cuánto petróleo produjo Sundrift ayer en bidones?', { outcome: 'unknown' }],
  ['fr', "taux d'eau brumeux de KOR-03 hier", { outcome: 'unknown' }],
  ['es', 'caudal de arena de KOR-01', { outcome: 'unknown' }],
  ['fr', 'pression du séparateur de Sundrift', { outcome: 'unknown' }],
];

/** Questions in the plain language of the field, by what they have in common; over the planted fields with their readings. */
export const fieldQuestions: Readonly<Record<string, readonly Asked[]>> = {
  ordering,
  synonyms,
  aggregates,
  since,
  dropped,
  planned,
  terms,
  targets,
  plans,
  followUps,
  worst,
  thresholds,
  refused,
};
