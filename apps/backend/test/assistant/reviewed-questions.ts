import type { Expected, Row } from './questions.ts';

/** A question with what is expected of it, and those before it, in order. */
type Asked = readonly [language: Row[0], question: string, expected: Expected, ...before: string[]];

const lostGas = { quantity: 'gasLostNow', value: 20_000, records: ['VEL-01'] } as const;
const explained = { ...lostGas, intent: 'explainException', said: 'exception', value: 50_000 } as const;

const gas: readonly Asked[] = [
  ['en', 'Which gas well loses most?', lostGas],
  ['es', '¿Qué pozo de gas pierde más?', lostGas],
  ['fr', 'Quel puits de gaz perd le plus ?', lostGas],
  ['en', 'Which wells are losing most gas now?', lostGas],
  ['es', '¿Qué pozos están perdiendo más gas ahora?', lostGas],
  ['fr', 'Quels puits perdent le plus de gaz maintenant ?', lostGas],
  ['en', 'How much is VEL-01 losing?', lostGas],
  ['en', 'How much does VEL-01 lose and why?', explained],
  ['en', 'Why is VEL-01 losing?', explained],
  ['en', 'How much does VEL-01 lose?', { quantity: 'deferredGas', value: 280_000 }],
  ['en', 'How much oil does VEL-01 lose?', { quantity: 'deferred', value: 0 }],
  ['en', 'Exceptions of Veldrane', { ...lostGas, intent: 'exceptions' }],
  [
    'en',
    'which wells lost most gas last week',
    { quantity: 'deferredGas', records: ['VEL-01', 'SUN-A-02', 'SUN-A-03'] },
  ],
];

const injecting = { quantity: 'injection', records: ['VEL-W-01', 'VEL-W-02'] } as const;
const stopped = { quantity: 'injection', records: ['VEL-W-02'], corrected: [] } as const;

const units: readonly Asked[] = [
  ['en', 'oil yesterday in Sm³', { quantity: 'oil', value: 360 }],
  ['en', 'How much oil was made yesterday in Sm³/d?', { quantity: 'oil', value: 360 }],
  ['es', '¿Cuánto petróleo ayer en Sm³?', { quantity: 'oil', value: 360 }],
  ['fr', "Combien d'huile hier en Sm³ ?", { quantity: 'oil', value: 360 }],
  ['en', 'wells with more than 50 Sm³/d of oil', { intent: 'list', records: ['KOR-01', 'SUN-A-01'] }],
  ['en', 'wells with a GOR above 120 Sm³/Sm³', { intent: 'list', quantity: 'gor' }],
  ['en', 'wells with more than 40 kSm³/d of gas', { records: ['VEL-02'] }],
  [
    'en',
    'pumps with a motor temperature above 100 °C',
    { quantity: 'motorTemperature', records: ['KOR-03'] },
  ],
  ['en', 'pumps with a motor temperature above 248 °F', { outcome: 'answered', records: [] }],
];

const injectors: readonly Asked[] = [
  ['en', 'Show the injectors', injecting],
  ['es', 'Muestra los inyectores', injecting],
  ['fr', 'Montre les injecteurs', injecting],
  ['en', 'Which injectors are down?', stopped],
  ['es', '¿Qué inyectores están parados?', stopped],
  ['fr', "Quels injecteurs sont à l'arrêt ?", stopped],
  ['en', 'How many injectors are injecting?', { quantity: 'injection', records: ['VEL-W-01'] }],
  ['en', 'How much water was injected yesterday?', { quantity: 'injection', value: 500, wells: 1 }],
];

const behind = 'Which wells are behind plan?';
const shortfalls = { intent: 'againstPlan', records: ['SUN-A-03', 'SUN-A-02', 'SUN-A-01'] } as const;
const firstOne = { intent: 'explainException', places: ['SUN-A-03'] } as const;
const ofWell = { intent: 'schedule', places: ['SUN-A-03'], said: 'noneFound' } as const;

const following: readonly Asked[] = [
  ['en', 'By how much?', shortfalls, behind],
  ['es', '¿Por cuánto?', shortfalls, '¿Qué pozos están por debajo del plan?'],
  ['fr', 'De combien ?', shortfalls, 'Quels puits sont en retard sur le plan ?'],
  ['en', 'By how much, the two worst?', { intent: 'againstPlan', records: ['SUN-A-03', 'SUN-A-02'] }, behind],
  ['en', 'By how much?', { intent: 'rank', records: ['KOR-01', 'SUN-A-01'] }, 'top 2 oil producers'],
  ['en', 'By how much?', { outcome: 'unknown' }, 'how is KOR-01 doing'],
  ['en', 'Why is the first one behind?', firstOne, behind],
  ['es', '¿Por qué está atrasado el primero?', firstOne, '¿Qué pozos están por debajo del plan?'],
  ['fr', 'Pourquoi le premier est-il en retard ?', firstOne, 'Quels puits sont en retard sur le plan ?'],
  ['en', 'Why?', firstOne, behind],
  ['en', 'What is planned on it?', ofWell, 'Why is SUN-A-03 down?'],
  ['es', '¿Qué hay planificado para él?', ofWell, '¿Por qué está parado SUN-A-03?'],
  ['fr', "Qu'est-ce qui est prévu dessus ?", ofWell, "Pourquoi SUN-A-03 est-il à l'arrêt ?"],
  ['en', 'What is planned on it?', { outcome: 'unknown' }],
];

const unanswered = { intent: 'exceptions', records: ['SUN-A-03', 'VEL-01'] } as const;
const onMe = { intent: 'exceptions', records: ['SUN-A-02'] } as const;
const found = { intent: 'exceptions', records: ['SUN-A-03'] } as const;

const states: readonly Asked[] = [
  ['en', 'Which exceptions are unanswered?', unanswered],
  ['en', 'unanswered exceptions', unanswered],
  ['es', '¿Qué excepciones están sin respuesta?', unanswered],
  ['fr', 'exceptions sans réponse', unanswered],
  ['en', 'What is waiting on me?', onMe],
  ['en', 'What is assigned to me?', onMe],
  ['es', '¿Qué me espera?', onMe],
  ['fr', "Qu'est-ce qui m'attend ?", onMe],
  ['en', 'Which exceptions are new in the last 24 hours?', found],
  ['en', 'new exceptions', found],
  ['es', 'excepciones de las últimas 24 horas', found],
  ['fr', 'exceptions des dernières 24 heures', found],
  ['en', 'oil in the last 24 hours', { quantity: 'oil', value: 360, to: '2026-03-01' }],
];

const newest = { to: '2026-03-01' } as const;
const quarter = { intent: 'causes', from: '2025-10-01', to: '2025-12-31' } as const;

/** Words as they are shortened, and days that a phrase names. */
const shortly: readonly Asked[] = [
  ['en', 'how many wells are down rn', { intent: 'count' }],
  ['es', 'q significa GOR', { intent: 'term', term: 'gor' }],
  ['en', 'which wells arent flowing', { intent: 'list' }],
  ['en', 'SUN-A-01 oil ytd', { quantity: 'oil', from: '2026-01-01', ...newest }],
  ['es', 'petróleo de SUN-A-01 en lo que va de mes', { quantity: 'oil', from: '2026-03-01', ...newest }],
  ['fr', 'huile de SUN-A-01 depuis le début de l’année', { quantity: 'oil', from: '2026-01-01', ...newest }],
  ['es', 'causas de la producción diferida en el cuarto trimestre', quarter],
  ['en', 'causes of deferment in Q4', quarter],
  ['fr', 'causes des pertes au quatrième trimestre 2025', quarter],
  ['en', 'oil of Sundrift last weekend', { quantity: 'oil', from: '2026-02-28', ...newest }],
  ['en', 'GOR of SUN-A-01 last week vs its normal', { intent: 'trend', quantity: 'gor', from: '2026-02-23' }],
  [
    'en',
    'oil of Sundrift yesterday and 7 day avg',
    { quantity: 'oil', from: '2026-03-01', further: ['oil'] },
  ],
  ['en', 'Hz of KOR-03', { quantity: 'frequency', places: ['KOR-03'] }],
  ['en', 'deferred oil mtd by cause', { intent: 'causes', from: '2026-03-01' }],
];

const stoppedLong = { intent: 'list', records: ['SUN-A-03'], since: ['2026-02-27'] } as const;
/** Conditions and parts that an answer takes. */
const conditions: readonly Asked[] = [
  ['en', 'wells of Sundrift down for more than 2 days', stoppedLong],
  ['es', 'pozos de Sundrift parados desde hace más de 2 días', stoppedLong],
  ['fr', 'puits de Sundrift arrêtés depuis plus de 2 jours', stoppedLong],
  ['en', 'wells of Sundrift down for more than 9 days', { intent: 'list', records: [] }],
  ['en', 'list them with reason and how long', stoppedLong, 'how many wells of Sundrift are down'],
  ['en', 'pump frequency on the natural flow wells', { said: 'noneFound', records: [] }],
  ['en', 'whats the diffrence between deferred and lost', { intent: 'difference' }],
  [
    'en',
    'compare Sundrift to Korvasund, oil, february vs january',
    { intent: 'compare', places: ['Sundrift', 'Korvasund'], from: '2026-02-01', to: '2026-02-28' },
  ],
  [
    'en',
    'carbon intensity this yr against last',
    { intent: 'trend', quantity: 'carbonIntensity', outcome: 'unknown', said: 'noValue' },
  ],
  ['en', 'plan ytd by field', { intent: 'plan', said: 'plans', from: '2026-01-01' }],
  ['en', 'KOR-03 frequency last month', { outcome: 'unknown' }],
  [
    'en',
    'any freq changes recommended for the Korvasund esps',
    { intent: 'opportunities', quantity: 'frequency' },
  ],
  [
    'en',
    'forecast for Sundrift end of year oil rate',
    { intent: 'forecast', from: '2026-12-31', to: '2026-12-31' },
  ],
  [
    'en',
    'which one gives the most oil',
    { intent: 'opportunities', places: ['Korvasund'] },
    'opportunities on Korvasund',
  ],
];

/** Words that are not known: left out and named where what is asked for stands without them, else refused. */
const spare: readonly Asked[] = [
  [
    'es',
    '¿cuánto petróleo de Sundrift ayer? me lo pide gerencia',
    { quantity: 'oil', leftOut: ['pide', 'gerencia'] },
  ],
  ['en', 'how much oil did we sell yesterday', { outcome: 'unknown' }],
  ['en', 'sour gas yesterday', { outcome: 'unknown' }],
  ['en', 'oil of flowback yesterday', { outcome: 'unknown' }],
  ['es', 'gas agrio ayer', { outcome: 'unknown' }],
  ['en', 'how much does our ceo make', { outcome: 'unknown' }],
];

/** Questions of a production engineer on a second visit, by kind; over the planted fields with one of gas and water. */
export const reviewedQuestions = {
  gas,
  units,
  injectors,
  following,
  states,
  shortly,
  conditions,
  spare,
} as const satisfies Record<string, readonly Asked[]>;
