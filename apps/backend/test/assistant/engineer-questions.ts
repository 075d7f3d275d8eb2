import type { Expected, Row } from './questions.ts';

const newest = { from: '2026-03-01', to: '2026-03-01' };
const february = { from: '2026-02-01', to: '2026-02-28' };

/** A question with what is expected of it, and those before it, in order. */
type Asked = readonly [language: Row[0], question: string, expected: Expected, ...before: string[]];

const several: readonly Asked[] = [
  [
    'en',
    'what did we make yesterday, oil and water?',
    { intent: 'total', quantity: 'oil', ...newest, value: 350, further: ['water'] },
  ],
  [
    'es',
    '¿qué produjimos ayer, petróleo y agua?',
    { intent: 'total', quantity: 'oil', ...newest, value: 350, further: ['water'] },
  ],
  [
    'fr',
    "qu'avons-nous produit hier, huile et eau ?",
    { intent: 'total', quantity: 'oil', ...newest, value: 350, further: ['water'] },
  ],
  [
    'en',
    "what's its watercut and GOR",
    { quantity: 'waterCut', places: ['KOR-01'], value: 20, further: ['gor'] },
    'how is KOR-01 doing',
  ],
  [
    'es',
    '¿cuál es su corte de agua y su GOR?',
    { quantity: 'waterCut', places: ['KOR-01'], value: 20, further: ['gor'] },
    '¿cómo va KOR-01?',
  ],
  [
    'fr',
    "quels sont son taux d'eau et son GOR ?",
    { quantity: 'waterCut', places: ['KOR-01'], value: 20, further: ['gor'] },
    'comment va KOR-01 ?',
  ],
  [
    'en',
    'BSW, GOR and THP of KOR-01',
    { quantity: 'waterCut', value: 20, further: ['gor', 'wellheadPressure'] },
  ],
  [
    'es',
    'BSW, GOR y THP de KOR-01',
    { quantity: 'waterCut', value: 20, further: ['gor', 'wellheadPressure'] },
  ],
  [
    'fr',
    'BSW, GOR et THP de KOR-01',
    { quantity: 'waterCut', value: 20, further: ['gor', 'wellheadPressure'] },
  ],
  [
    'en',
    'oil and condensate of Sundrift yesterday',
    { quantity: 'oil', ...newest, value: 130, leftOut: ['condensate'] },
  ],
  ['es', 'petróleo y condensado de Sundrift ayer', { quantity: 'oil', value: 130, leftOut: ['condensado'] }],
  ['fr', 'huile et condensat de Sundrift hier', { quantity: 'oil', value: 130, leftOut: ['condensat'] }],
  ['en', 'Who is working on SUN-A-02 and what is its job?', { intent: 'decisions', further: ['schedule'] }],
  [
    'en',
    'how is KOR-01 doing and what does the crew eat?',
    { intent: 'place', leftOut: ['what does the crew eat?'] },
  ],
  ['es', '¿cómo va KOR-01 y qué come la cuadrilla?', { outcome: 'unknown' }],
  ['en', 'which wells are down and have sand?', { outcome: 'unknown' }],
  ['en', 'oil and gas of wells with a water cut above 60 %', { outcome: 'unknown' }],
  ['fr', 'huile et gaz des puits avec plus de 60 % de teneur en eau', { outcome: 'unknown' }],
];

const spelling: readonly Asked[] = [
  ['en', 'whats down right now', { intent: 'list', records: ['SUN-A-03'] }],
  ['es', '¿qué está parado ahora mismo?', { intent: 'list', records: ['SUN-A-03'] }],
  ['fr', "qu'est-ce qui est à l'arrêt en ce moment ?", { intent: 'list', records: ['SUN-A-03'] }],
  ['en', 'give me yesterdays oil in barrels', { intent: 'total', quantity: 'oil', ...newest, value: 350 }],
  ['es', 'dame el petróleo de ayer en barriles', { intent: 'total', quantity: 'oil', ...newest, value: 350 }],
  ['fr', "donne-moi l'huile d'hier en barils", { intent: 'total', quantity: 'oil', ...newest, value: 350 }],
  [
    'en',
    'how much oil did we produse yesteday',
    { quantity: 'oil', value: 350, corrected: ['produce', 'yesterday'] },
  ],
  ['es', '¿cuánto petroleo produjmos ayer?', { quantity: 'oil', value: 350, corrected: ['produjimos'] }],
  [
    'fr',
    'combien de petrole avons-nous prodiut hier ?',
    { quantity: 'oil', value: 350, corrected: ['produit'] },
  ],
  ['en', 'watercut of KOR-03 exactly', { quantity: 'waterCut', value: 90 }],
  ['es', 'corte de agua de KOR-03 exactamente', { quantity: 'waterCut', value: 90 }],
  ['fr', "taux d'eau de KOR-03 exactement", { quantity: 'waterCut', value: 90 }],
];

const daysAndOrder: readonly Asked[] = [
  [
    'en',
    'and compared to the day before?',
    { intent: 'trend', quantity: 'oil', ...newest, value: 350 },
    'how much oil yesterday?',
  ],
  [
    'es',
    '¿y comparado con el día anterior?',
    { intent: 'trend', quantity: 'oil', ...newest, value: 350 },
    '¿cuánto petróleo ayer?',
  ],
  [
    'fr',
    'et par rapport au jour précédent ?',
    { intent: 'trend', quantity: 'oil', ...newest, value: 350 },
    "combien d'huile hier ?",
  ],
  [
    'en',
    'show oil of Korvasund day by day last week',
    { intent: 'rank', quantity: 'oil', places: ['Korvasund'], from: '2026-02-23' },
  ],
  [
    'es',
    'muestra el petróleo de Korvasund día a día la semana pasada',
    { intent: 'rank', quantity: 'oil', places: ['Korvasund'], from: '2026-02-23' },
  ],
  [
    'fr',
    "montre l'huile de Korvasund jour par jour la semaine dernière",
    { intent: 'rank', quantity: 'oil', places: ['Korvasund'], from: '2026-02-23' },
  ],
  [
    'en',
    'and the week before?',
    { quantity: 'oil', places: ['Korvasund'], from: '2026-02-16', to: '2026-02-22' },
    'show oil of Korvasund day by day last week',
  ],
  [
    'en',
    'is that good or bad?',
    { intent: 'plan', quantity: 'oil', places: ['Sundrift'], value: 130 },
    'oil of Sundrift yesterday',
  ],
  [
    'es',
    '¿es bueno o malo?',
    { intent: 'plan', places: ['Sundrift'], value: 130 },
    'petróleo de Sundrift ayer',
  ],
  [
    'fr',
    'est-ce bon ou mauvais ?',
    { intent: 'plan', places: ['Sundrift'], value: 130 },
    'huile de Sundrift hier',
  ],
  ['en', 'which field dropped the most?', { intent: 'rank', quantity: 'lostNow', records: ['Sundrift'] }],
  ['es', '¿qué campo cayó más?', { intent: 'rank', quantity: 'lostNow', records: ['Sundrift'] }],
  ['fr', 'quel champ a le plus baissé ?', { intent: 'rank', quantity: 'lostNow', records: ['Sundrift'] }],
  ['en', 'why?', { intent: 'exceptions', places: ['Sundrift'] }, 'which field dropped the most?'],
  [
    'en',
    'how much oil will we lose on March 10 to planned work',
    { intent: 'plannedLoss', value: (100 * 16) / 24, records: ['KOR-01'] },
  ],
  [
    'es',
    '¿cuánto petróleo perderemos el 10 de marzo por trabajos planificados?',
    { intent: 'plannedLoss', value: (100 * 16) / 24 },
  ],
  [
    'fr',
    "combien d'huile perdrons-nous le 10 mars avec les travaux prévus ?",
    { intent: 'plannedLoss', value: (100 * 16) / 24 },
  ],
];

const wells: readonly Asked[] = [
  ['en', 'how much oil is SUN-A-02 losing', { quantity: 'lostNow', said: 'lostNow', value: 30 }],
  ['en', 'how much gas is SUN-A-02 losing', { quantity: 'gasLostNow', said: 'lostNow', records: [] }],
  ['es', '¿cuánto gas pierde SUN-A-02?', { quantity: 'gasLostNow', said: 'lostNow' }],
  ['fr', 'combien de gaz perd SUN-A-02 ?', { quantity: 'gasLostNow', said: 'lostNow' }],
  ['en', 'what would I do to KOR-03 exactly', { intent: 'opportunities', value: 1, records: ['KOR-03'] }],
  ['es', '¿qué hago con KOR-03?', { intent: 'opportunities', value: 1, records: ['KOR-03'] }],
  ['fr', 'que faire avec KOR-03 ?', { intent: 'opportunities', value: 1, records: ['KOR-03'] }],
  ['en', 'which pump should we speed up?', { intent: 'opportunities', value: 1, records: ['KOR-03'] }],
  ['es', '¿qué bomba hay que acelerar?', { intent: 'opportunities', value: 1, records: ['KOR-03'] }],
  ['fr', 'quelle pompe faut-il accélérer ?', { intent: 'opportunities', value: 1, records: ['KOR-03'] }],
  ['en', 'when will KOR-02 be back', { intent: 'back', said: 'state', records: ['KOR-02'] }],
  ['es', '¿cuándo vuelve KOR-02?', { intent: 'back', said: 'state', records: ['KOR-02'] }],
  ['fr', 'quand KOR-02 sera-t-il de retour ?', { intent: 'back', said: 'state', records: ['KOR-02'] }],
  ['en', 'show me the operations log of KOR-01', { intent: 'log', said: 'log', records: ['KOR-01'] }],
  ['es', 'diario de operaciones de KOR-01', { intent: 'log', said: 'log', records: ['KOR-01'] }],
  ['fr', 'journal des opérations de KOR-01', { intent: 'log', said: 'log', records: ['KOR-01'] }],
  ['en', 'has anything been done around then?', { intent: 'log', places: ['KOR-01'] }, 'how is KOR-01 doing'],
  ['en', "what's the forecast of KOR-01", { intent: 'forecast', outcome: 'unknown', said: 'noForecast' }],
  ['es', 'pronóstico de KOR-01', { intent: 'forecast', outcome: 'unknown', said: 'noForecast' }],
  ['fr', 'prévision de KOR-01', { intent: 'forecast', outcome: 'unknown', said: 'noForecast' }],
  ['en', 'how much did we lose to integrity in February', { intent: 'causes', ...february }],
  ['es', '¿cuánto perdimos por integridad en febrero?', { intent: 'causes', ...february }],
  ['fr', "combien avons-nous perdu à cause de l'intégrité en février ?", { intent: 'causes', ...february }],
  ['en', 'which workovers are planned in March?', { intent: 'schedule', records: ['KOR-02', 'KOR-01'] }],
  ['en', 'shut in KOR-01 please', { outcome: 'unknown', said: 'changesNothing' }],
  ['es', 'cierra KOR-01 por favor', { outcome: 'unknown', said: 'changesNothing' }],
  ['fr', 'arrête KOR-01 s’il te plaît', { outcome: 'unknown', said: 'changesNothing' }],
];

const subjects: readonly Asked[] = [
  ['en', 'last well test?', { intent: 'wellTests', places: ['KOR-01'] }, 'how is KOR-01 doing'],
  ['es', '¿última prueba?', { intent: 'wellTests', places: ['KOR-01'] }, '¿cómo va KOR-01?'],
  ['fr', 'dernier essai ?', { intent: 'wellTests', places: ['KOR-01'] }, 'comment va KOR-01 ?'],
  [
    'en',
    'and the week before?',
    { quantity: 'oil', places: ['Korvasund'], from: '2026-02-16', to: '2026-02-22' },
    'advice for KOR-03',
    'show oil of Korvasund with asphaltenes last week',
  ],
  [
    'es',
    '¿y la semana anterior?',
    { quantity: 'oil', places: ['Korvasund'], from: '2026-02-16' },
    'consejos para KOR-03',
    'petróleo de Korvasund con asfaltenos la semana pasada',
  ],
  [
    'fr',
    'et la semaine précédente ?',
    { quantity: 'oil', places: ['Korvasund'], from: '2026-02-16' },
    'conseils pour KOR-03',
    'huile de Korvasund avec asphaltènes la semaine dernière',
  ],
  ['en', 'how much gas is flared', { quantity: 'flaredGas', places: [] }, 'water cut of KOR-03'],
  [
    'en',
    'how much gas is flared in February',
    { quantity: 'flaredGas', places: [], value: 5600 },
    'advice for KOR-03',
  ],
  [
    'en',
    'why is the first one down?',
    { intent: 'explainException', places: ['SUN-A-03'] },
    'which wells are down?',
  ],
  [
    'es',
    '¿por qué está parado el primero?',
    { intent: 'explainException', places: ['SUN-A-03'] },
    '¿qué pozos están parados?',
  ],
  [
    'fr',
    "pourquoi le premier est-il à l'arrêt ?",
    { intent: 'explainException', places: ['SUN-A-03'] },
    "quels puits sont à l'arrêt ?",
  ],
  [
    'en',
    'what is the main cause there?',
    { intent: 'causes', places: ['Sundrift'] },
    'which field dropped the most?',
  ],
  ['es', '¿cuál es la causa allí?', { places: ['Sundrift'] }, '¿qué campo cayó más?'],
  ['fr', 'quelle est la cause là-bas ?', { places: ['Sundrift'] }, 'quel champ a le plus baissé ?'],
  ['en', 'how long has each been down?', { intent: 'list', since: ['2026-02-27'] }, 'whats down right now'],
  [
    'en',
    'water of the second',
    { quantity: 'water', places: ['SUN-A-01'], value: 100 },
    'top 2 oil producers',
  ],
  ['en', 'water of the third', { outcome: 'unknown' }, 'top 2 oil producers'],
];

/** Questions of a production engineer on the first visit, by kind and in three languages; over the planted fields with their readings. */
export const engineerQuestions: Readonly<Record<string, readonly Asked[]>> = {
  several,
  spelling,
  daysAndOrder,
  wells,
  subjects,
};
