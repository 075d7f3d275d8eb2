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

/** Questions of a production engineer on a second visit, by kind; over the planted fields with one of gas and water. */
export const reviewedQuestions = { gas } as const satisfies Record<string, readonly Asked[]>;
