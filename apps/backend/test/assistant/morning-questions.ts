import type { Expected, Row } from './questions.ts';

const newest = { from: '2026-03-01', to: '2026-03-01' };
const week = { from: '2026-02-23', to: '2026-03-01' };
const february = { from: '2026-02-01', to: '2026-02-28' };

/** A question with what is expected of it, and those before it, in order. */
type Asked = readonly [language: Row[0], question: string, expected: Expected, ...before: string[]];

/** What a change consists of, by well: the largest part first, whichever sign it has. */
const changes: readonly Asked[] = [
  [
    'en',
    'Why did oil go down in February?',
    { said: 'split', ...february, records: ['SUN-A-02', 'KOR-02', 'SUN-A-03'] },
  ],
  [
    'en',
    'what made production drop last week versus the week before?',
    { said: 'split', ...week, records: ['KOR-02', 'SUN-A-03'] },
  ],
  [
    'es',
    '¿Por qué cayó la producción de petróleo la semana pasada?',
    { said: 'split', ...week, records: ['KOR-02', 'SUN-A-03'] },
  ],
  [
    'fr',
    "Pourquoi l'huile a-t-elle baissé la semaine dernière à Sundrift ?",
    { said: 'split', ...week, places: ['Sundrift'], records: ['SUN-A-03'] },
  ],
  ['en', 'Why is oil lower than the day before?', { said: 'split', ...newest }],
  ['es', '¿Por qué bajó el crudo en Korvasund en febrero?', { said: 'split', records: ['KOR-02'] }],
  [
    'fr',
    'Pourquoi le gaz a-t-il chuté en février ?',
    { said: 'split', quantity: 'gas', records: ['KOR-02', 'SUN-A-02', 'SUN-A-03'] },
  ],
  ['en', 'which wells explain the drop of oil in February?', { said: 'split', ...february }],
  ['en', 'and in Sundrift?', { said: 'split', places: ['Sundrift'] }, 'why did oil drop in February?'],
  ['es', '¿Qué pasó con la producción de Sundrift la semana pasada?', { said: 'split', ...week }],
  ['fr', "Pourquoi produit-on moins d'huile qu'en janvier ?", { said: 'split' }],
];

/** "Which" wants a list. */
const lists: readonly Asked[] = [
  [
    'en',
    'Which wells are short of plan yesterday?',
    { said: 'plans', ...newest, records: ['SUN-A-03', 'SUN-A-02', 'SUN-A-01'] },
  ],
  [
    'es',
    '¿Qué pozos van por detrás del plan?',
    { said: 'plans', records: ['SUN-A-03', 'SUN-A-02', 'SUN-A-01'] },
  ],
  [
    'fr',
    'Quels puits sont sous le plan hier ?',
    { said: 'plans', ...newest, records: ['SUN-A-03', 'SUN-A-02', 'SUN-A-01'] },
  ],
  ['en', 'which fields miss the plan yesterday?', { said: 'plans', records: ['Sundrift'] }],
  [
    'en',
    'show the 2 worst wells against plan yesterday',
    { said: 'plans', records: ['SUN-A-03', 'SUN-A-02'] },
  ],
  [
    'en',
    'Which wells are below potential today?',
    { quantity: 'deferred', records: ['SUN-A-03', 'SUN-A-02'] },
  ],
  [
    'fr',
    'Quels puits sont sous leur potentiel ?',
    { quantity: 'deferred', records: ['SUN-A-03', 'SUN-A-02'] },
  ],
  [
    'es',
    '¿Cuáles son los pozos por debajo de su potencial hoy?',
    { quantity: 'deferred', ...newest, records: ['SUN-A-03', 'SUN-A-02'] },
  ],
  ['en', 'Which wells made gas yesterday?', { intent: 'rank', quantity: 'gas', ...newest }],
  ['es', '¿Qué campos produjeron agua en febrero?', { intent: 'rank', quantity: 'water', ...february }],
  [
    'fr',
    'Quels puits produisent de l’huile à Korvasund et combien ?',
    { intent: 'rank', quantity: 'oil', records: ['KOR-01', 'KOR-03'] },
  ],
  ['en', 'which wells inject and how much?', { quantity: 'injection', said: 'noneFound' }],
];

/** What stopped wells lose is that of their exceptions. */
const stopped: readonly Asked[] = [
  ['en', 'How much do the stopped wells lose?', { quantity: 'lostNow', said: 'lostNow', value: 40 }],
  ['es', '¿y cuánto pierden en total?', { quantity: 'lostNow', value: 40 }, '¿Qué pozos están parados?'],
  ['fr', 'combien perdent les puits arrêtés ?', { quantity: 'lostNow', value: 40 }],
  ['en', 'and what do they lose together?', { quantity: 'lostNow', value: 40 }, 'which wells are shut in?'],
  ['es', '¿Cuánto se está perdiendo por los pozos cerrados?', { quantity: 'lostNow', value: 40 }],
  ['en', 'how much did the wells that are down make in January?', { quantity: 'oil', value: 1240 }],
];

/** Periods are those of the calendar, and of the question before. */
const periods: readonly Asked[] = [
  ['en', 'oil today', { intent: 'total', ...newest, value: 350 }],
  ['es', '¿Cuánto petróleo hoy?', { intent: 'total', ...newest, value: 350 }],
  ['fr', "production d'huile aujourd'hui", { intent: 'total', ...newest, value: 350 }],
  ['en', 'and the week before?', { from: '2026-02-16', to: '2026-02-22' }, 'oil last week'],
  ['es', '¿y el mes anterior?', { from: '2026-01-01', to: '2026-01-31' }, 'petróleo en febrero'],
  [
    'en',
    'and in January?',
    { said: 'trend', from: '2026-01-01', to: '2026-01-31' },
    'oil of Sundrift in February compared with January',
  ],
  [
    'fr',
    'et la semaine précédente ?',
    { from: '2026-02-16', to: '2026-02-22' },
    "combien d'huile du 23 février au 28 février ?",
  ],
  ['en', 'predict oil of KOR-01 for December', { intent: 'forecast', from: '2026-12-01', to: '2026-12-31' }],
  ['es', 'pronóstico de KOR-01 para octubre', { intent: 'forecast', from: '2026-10-01', to: '2026-10-31' }],
  ['fr', 'prévision de production de KOR-01 en juin', { intent: 'forecast', from: '2026-06-01' }],
];

/** A reason narrows a loss. */
const reasons: readonly Asked[] = [
  ['en', 'How much was deferred last week due to weather?', { intent: 'causes', records: ['weather'] }],
  ['es', '¿Cuánto perdimos por arena la semana pasada?', { intent: 'causes', records: ['sand-or-scale'] }],
  ['fr', 'pertes à cause de la météo la semaine dernière', { intent: 'causes', records: ['weather'] }],
  ['en', 'which wells lost oil to sand last week?', { quantity: 'deferred', records: ['SUN-A-03'] }],
  ['es', '¿Qué pozos perdieron más por el clima la semana pasada?', { records: ['SUN-A-02'] }],
];

/** What an engineer wants of the morning. */
const mornings: readonly Asked[] = [
  [
    'en',
    'What should I look at first today?',
    { intent: 'priorities', records: ['SUN-A-03', 'SUN-A-02', 'KOR-03'] },
  ],
  ['es', '¿Qué hago primero esta mañana?', { intent: 'priorities' }],
  ['fr', 'Par quoi commencer ce matin ?', { intent: 'priorities' }],
  ['en', 'how much is standing loss?', { quantity: 'standing' }],
  ['es', '¿Cuál es la pérdida permanente?', { quantity: 'standing' }],
  ['fr', 'quelle est la perte permanente ?', { quantity: 'standing' }],
  ['en', 'since when is it low?', { said: 'exception', places: ['SUN-A-02'] }, 'how is SUN-A-02 doing?'],
  ['es', '¿Desde cuándo está bajo SUN-A-02?', { said: 'exception' }],
  ['fr', 'Y a-t-il un travail prévu sur KOR-01 ?', { intent: 'schedule', records: ['KOR-01'] }],
  ['es', '¿Hay algún trabajo previsto en este pozo?', { intent: 'schedule', records: ['KOR-01'] }, 'KOR-01'],
  ['en', 'to whom is SUN-A-02 assigned?', { intent: 'decisions', places: ['SUN-A-02'] }],
  [
    'en',
    'and who owns them?',
    { intent: 'decisions', records: ['SUN-A-03', 'SUN-A-02', 'KOR-02'] },
    'Which exceptions are open?',
  ],
  [
    'en',
    'what about gas?',
    { quantity: 'deferredGas', ...february },
    'Which three wells lost the most oil in February?',
  ],
  ['es', '¿y el gas?', { quantity: 'deferredGas', ...february }, '¿Cuánto petróleo se perdió en febrero?'],
  ['fr', "combien d'huile avons-nous faite hier par rapport au plan ?", { intent: 'plan', value: 130 }],
  ['en', 'how much water did we produce vs plan yesterday', { said: 'noPlan' }],
];

/** Questions of an engineer's morning over the planted fields, asked of the engine before it knew them. */
export const morningQuestions: Readonly<Record<string, readonly Asked[]>> = {
  changes,
  lists,
  stopped,
  periods,
  reasons,
  mornings,
};
