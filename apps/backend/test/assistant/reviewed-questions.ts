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

/** Questions of a production engineer on a second visit, by kind; over the planted fields with one of gas and water. */
export const reviewedQuestions = { gas, units, injectors, following, states } as const satisfies Record<
  string,
  readonly Asked[]
>;
