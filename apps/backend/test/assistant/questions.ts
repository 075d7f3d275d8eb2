import type { components } from '@cnx/api/schema';

type Understanding = components['schemas']['AssistantUnderstanding'];

/** What an answer has to be; what is not given is not looked at. */
export interface Expected extends Partial<Pick<Understanding, 'intent' | 'quantity' | 'from' | 'to'>> {
  /** First days of the states of the records. */
  readonly since?: readonly string[];
  readonly outcome?: 'answered' | 'asks' | 'unknown';
  /** Names of the places that were understood. */
  readonly places?: readonly string[];
  /** Ids of the records, in order. */
  readonly records?: readonly string[];
  /** The first figure of the first statement. */
  readonly value?: number;
  /** How many wells the first statement is of. */
  readonly wells?: number;
  /** What the further parts are of: their quantities, or their intents where they have none. */
  readonly further?: readonly string[];
  /** What was left out. */
  readonly leftOut?: readonly string[];
  /** Words that were taken for mistyped ones, as they were read. */
  readonly corrected?: readonly string[];
  /** Code of the first statement. */
  readonly said?: string;
  readonly term?: string;
  readonly page?: string;
}

/** A question, its language, what has to come, and the question before it, if it follows one. */
export type Row = readonly [
  language: 'en' | 'es' | 'fr',
  question: string,
  expected: Expected,
  after?: string,
];

const february = { from: '2026-02-01', to: '2026-02-28' };
const january = { from: '2026-01-01', to: '2026-01-31' };
const newest = { from: '2026-03-01', to: '2026-03-01' };

/** Questions of engineers over the planted fields of `planted-fields.ts`, whose clock stands at 2026-03-02. */
export const questions: readonly Row[] = [
  [
    'en',
    'How much oil did we produce yesterday?',
    { intent: 'total', quantity: 'oil', ...newest, value: 350 },
  ],
  [
    'en',
    'Sundrift oil in February',
    { intent: 'total', quantity: 'oil', places: ['Sundrift'], ...february, value: 5130 },
  ],
  [
    'en',
    'and in January?',
    { intent: 'total', quantity: 'oil', places: ['Sundrift'], ...january, value: 6200 },
    'Sundrift oil in February',
  ],
  [
    'en',
    'and last month?',
    { quantity: 'oil', places: ['Korvasund'], ...february, value: 8080 },
    'How much oil did Korvasund make in January?',
  ],
  [
    'en',
    'only Sundrift',
    { quantity: 'oil', places: ['Sundrift'], ...february, value: 5130 },
    'total oil last month',
  ],
  [
    'en',
    'what about gas?',
    { quantity: 'gas', places: ['Sundrift'], ...february, value: 513_000 },
    'Sundrift oil in February',
  ],
  [
    'en',
    'gas production of Korvasund last month',
    { quantity: 'gas', places: ['Korvasund'], ...february, value: 1_212_000 },
  ],
  ['en', 'total oil for January 2026', { quantity: 'oil', ...january, value: 15_500 }],
  [
    'en',
    'How much water did SUN-A-01 make on 2026-02-10?',
    { quantity: 'water', places: ['SUN-A-01'], from: '2026-02-10', value: 100 },
  ],
  ['en', 'oil of sun a 1', { quantity: 'oil', places: ['SUN-A-01'], ...newest, value: 100 }],
  ['en', 'water cut of KOR-03', { quantity: 'waterCut', places: ['KOR-03'], value: 90 }],
  ['en', 'What is the GOR of Korvasund?', { quantity: 'gor', places: ['Korvasund'], value: 150 }],
  [
    'en',
    'uptime of SUN-A-03 in February',
    { quantity: 'uptime', places: ['SUN-A-03'], ...february, value: (100 * 26) / 28 },
  ],
  [
    'en',
    'Which well produces the most oil?',
    { intent: 'rank', quantity: 'oil', records: ['KOR-01', 'SUN-A-01', 'SUN-A-02', 'KOR-03', 'SUN-A-03'] },
  ],
  ['en', 'top 2 oil producers', { intent: 'rank', records: ['KOR-01', 'SUN-A-01'] }],
  [
    'en',
    'top 3 wells by water cut',
    { intent: 'rank', quantity: 'waterCut', records: ['KOR-03', 'SUN-A-01', 'KOR-01'] },
  ],
  [
    'en',
    'rank the fields by oil in January',
    { intent: 'rank', records: ['Korvasund', 'Sundrift'], ...january },
  ],
  [
    'en',
    'which well in Sundrift made the least oil in February',
    { intent: 'rank', places: ['Sundrift'], records: ['SUN-A-03', 'SUN-A-02', 'SUN-A-01'] },
  ],
  [
    'en',
    'compare Sundrift and Korvasund oil last month',
    { intent: 'compare', records: ['Sundrift', 'Korvasund'], ...february },
  ],
  ['en', 'SUN-A-01 versus KOR-01', { intent: 'compare', quantity: 'oil', records: ['SUN-A-01', 'KOR-01'] }],
  ['en', 'Which wells are down?', { intent: 'list', records: ['SUN-A-03'] }],
  ['en', 'how many wells are up', { intent: 'count', value: 4 }],
  ['en', 'which wells did not report?', { intent: 'list', records: ['KOR-02'] }],
  ['en', 'How many wells does Sundrift have?', { intent: 'count', places: ['Sundrift'], value: 3 }],
  [
    'en',
    'list the wells of Korvasund',
    { intent: 'list', places: ['Korvasund'], records: ['KOR-01', 'KOR-02', 'KOR-03'] },
  ],
  ['en', 'ESP wells', { intent: 'list', records: ['KOR-03'] }],
  ['en', 'wells with water cut above 60 %', { intent: 'list', quantity: 'waterCut', records: ['KOR-03'] }],
  [
    'en',
    'wells producing less than 50 Sm3 of oil',
    { intent: 'list', quantity: 'oil', records: ['SUN-A-02', 'KOR-03', 'SUN-A-03'] },
  ],
  ['en', 'show open exceptions', { intent: 'exceptions', records: ['SUN-A-03', 'SUN-A-02', 'KOR-02'] }],
  [
    'en',
    'any exceptions in Korvasund?',
    { intent: 'exceptions', places: ['Korvasund'], records: ['KOR-02'] },
  ],
  [
    'en',
    'Why did SUN-A-02 drop?',
    { intent: 'explainException', places: ['SUN-A-02'], records: ['SUN-A-02'] },
  ],
  ['en', 'How much oil are we losing now?', { intent: 'total', quantity: 'lostNow', value: 70 }],
  ['en', 'What is water cut?', { intent: 'term', term: 'waterCut' }],
  ['en', 'how is deferred production calculated?', { intent: 'term', term: 'deferred' }],
  ['en', 'why does oil lost now differ from deferred production?', { intent: 'difference' }],
  ['en', 'open the exception report', { intent: 'page', page: 'exceptions' }],
  ['en', 'go to the schedule', { intent: 'page', page: 'schedule' }],
  [
    'en',
    'is oil of Sundrift going up or down over the last 30 days?',
    { intent: 'trend', places: ['Sundrift'], quantity: 'oil' },
  ],
  ['en', 'SUN-A-02', { intent: 'place', places: ['SUN-A-02'], records: ['SUN-A-02'] }],
  ['en', 'planned work next week', { intent: 'schedule', records: ['KOR-01'] }],
  ['en', 'what can you do?', { intent: 'capabilities' }],
  ['en', 'How much oil did Sundrft produce in February?', { places: ['Sundrift'], value: 5130 }],
  ['en', 'oil of ZZZ-99', { outcome: 'unknown' }],
  ['en', 'What will the oil price be next year?', { outcome: 'unknown' }],
  ['en', 'oil of Sundrift in 2019', { outcome: 'unknown', places: ['Sundrift'] }],
  ['en', 'Who won the match?', { outcome: 'unknown' }],
  ['en', 'oil of all wells except KOR-01', { intent: 'total', quantity: 'oil', ...newest, value: 150 }],

  ['es', '¿Cuánto petróleo produjimos ayer?', { intent: 'total', quantity: 'oil', ...newest, value: 350 }],
  [
    'es',
    'petróleo de Sundrift en febrero',
    { intent: 'total', places: ['Sundrift'], ...february, value: 5130 },
  ],
  [
    'es',
    '¿y en enero?',
    { places: ['Sundrift'], ...january, value: 6200 },
    'petróleo de Sundrift en febrero',
  ],
  ['es', 'solo Sundrift', { places: ['Sundrift'], ...february, value: 5130 }, 'petróleo total el mes pasado'],
  [
    'es',
    '¿y el gas?',
    { quantity: 'gas', places: ['Sundrift'], ...february, value: 513_000 },
    'petróleo de Sundrift en febrero',
  ],
  ['es', 'producción de gas de Korvasund el mes pasado', { quantity: 'gas', ...february, value: 1_212_000 }],
  [
    'es',
    '¿Cuánta agua produjo SUN-A-01 el 10 de febrero de 2026?',
    { quantity: 'water', from: '2026-02-10', value: 100 },
  ],
  ['es', 'corte de agua de KOR-03', { quantity: 'waterCut', value: 90 }],
  ['es', '¿Cuál es la RGP de Korvasund?', { quantity: 'gor', value: 150 }],
  [
    'es',
    'disponibilidad de SUN-A-03 en febrero',
    { quantity: 'uptime', ...february, value: (100 * 26) / 28 },
  ],
  [
    'es',
    '¿Qué pozo produce más petróleo?',
    { intent: 'rank', records: ['KOR-01', 'SUN-A-01', 'SUN-A-02', 'KOR-03', 'SUN-A-03'] },
  ],
  ['es', 'los 2 mejores pozos por petróleo', { intent: 'rank', records: ['KOR-01', 'SUN-A-01'] }],
  [
    'es',
    '¿Qué pozo de Sundrift produjo menos petróleo en febrero?',
    { intent: 'rank', records: ['SUN-A-03', 'SUN-A-02', 'SUN-A-01'] },
  ],
  [
    'es',
    'clasifica los campos por petróleo en enero',
    { intent: 'rank', records: ['Korvasund', 'Sundrift'] },
  ],
  [
    'es',
    'compara Sundrift con Korvasund el mes pasado',
    { intent: 'compare', records: ['Sundrift', 'Korvasund'], ...february },
  ],
  ['es', '¿Qué pozos están parados?', { intent: 'list', records: ['SUN-A-03'] }],
  ['es', '¿Cuántos pozos están en marcha?', { intent: 'count', value: 4 }],
  ['es', 'pozos sin datos', { intent: 'list', records: ['KOR-02'] }],
  ['es', '¿Cuántos pozos tiene Sundrift?', { intent: 'count', value: 3 }],
  ['es', 'pozos con bomba electrosumergible', { intent: 'list', records: ['KOR-03'] }],
  [
    'es',
    'pozos con corte de agua superior al 60 %',
    { intent: 'list', quantity: 'waterCut', records: ['KOR-03'] },
  ],
  [
    'es',
    'muestra las excepciones abiertas',
    { intent: 'exceptions', records: ['SUN-A-03', 'SUN-A-02', 'KOR-02'] },
  ],
  ['es', '¿Por qué cayó SUN-A-02?', { intent: 'explainException', records: ['SUN-A-02'] }],
  ['es', '¿Cuánto petróleo estamos perdiendo ahora?', { quantity: 'lostNow', value: 70 }],
  ['es', '¿Qué es el corte de agua?', { intent: 'term', term: 'waterCut' }],
  ['es', '¿Cómo se calcula la producción diferida?', { intent: 'term', term: 'deferred' }],
  ['es', '¿Por qué la pérdida actual no coincide con la producción diferida?', { intent: 'difference' }],
  ['es', 'abre el informe de excepciones', { intent: 'page', page: 'exceptions' }],
  ['es', 'tendencia del petróleo de Sundrift', { intent: 'trend', places: ['Sundrift'] }],
  ['es', 'trabajos planificados para la próxima semana', { intent: 'schedule', records: ['KOR-01'] }],
  ['es', '¿Qué puedes hacer?', { intent: 'capabilities' }],
  ['es', 'petróleo del pozo ZZZ-99', { outcome: 'unknown' }],
  ['es', '¿Qué tiempo hará mañana?', { outcome: 'unknown' }],

  [
    'fr',
    "Combien d'huile avons-nous produit hier ?",
    { intent: 'total', quantity: 'oil', ...newest, value: 350 },
  ],
  ['fr', 'huile de Sundrift en février', { places: ['Sundrift'], ...february, value: 5130 }],
  [
    'fr',
    'et en janvier ?',
    { places: ['Sundrift'], ...january, value: 6200 },
    'huile de Sundrift en février',
  ],
  [
    'fr',
    'seulement Sundrift',
    { places: ['Sundrift'], ...february, value: 5130 },
    'huile totale le mois dernier',
  ],
  [
    'fr',
    'et le gaz ?',
    { quantity: 'gas', places: ['Sundrift'], value: 513_000 },
    'huile de Sundrift en février',
  ],
  [
    'fr',
    'production de gaz de Korvasund le mois dernier',
    { quantity: 'gas', ...february, value: 1_212_000 },
  ],
  [
    'fr',
    "Combien d'eau SUN-A-01 a-t-il produit le 10 février 2026 ?",
    { quantity: 'water', from: '2026-02-10', value: 100 },
  ],
  ['fr', "taux d'eau de KOR-03", { quantity: 'waterCut', value: 90 }],
  ['fr', 'Quel est le GOR de Korvasund ?', { quantity: 'gor', value: 150 }],
  ['fr', 'disponibilité de SUN-A-03 en février', { quantity: 'uptime', value: (100 * 26) / 28 }],
  [
    'fr',
    "Quel puits produit le plus d'huile ?",
    { intent: 'rank', records: ['KOR-01', 'SUN-A-01', 'SUN-A-02', 'KOR-03', 'SUN-A-03'] },
  ],
  ['fr', 'les 2 meilleurs puits en huile', { intent: 'rank', records: ['KOR-01', 'SUN-A-01'] }],
  [
    'fr',
    "Quel puits de Sundrift a produit le moins d'huile en février ?",
    { intent: 'rank', records: ['SUN-A-03', 'SUN-A-02', 'SUN-A-01'] },
  ],
  ['fr', 'classe les champs par huile en janvier', { intent: 'rank', records: ['Korvasund', 'Sundrift'] }],
  [
    'fr',
    'compare Sundrift et Korvasund le mois dernier',
    { intent: 'compare', records: ['Sundrift', 'Korvasund'], ...february },
  ],
  ['fr', "Quels puits sont à l'arrêt ?", { intent: 'list', records: ['SUN-A-03'] }],
  ['fr', 'Combien de puits sont en marche ?', { intent: 'count', value: 4 }],
  ['fr', 'puits sans données', { intent: 'list', records: ['KOR-02'] }],
  ['fr', 'Combien de puits compte Sundrift ?', { intent: 'count', value: 3 }],
  ['fr', 'puits avec pompe électrique submersible', { intent: 'list', records: ['KOR-03'] }],
  [
    'fr',
    "puits dont le taux d'eau dépasse 60 %",
    { intent: 'list', quantity: 'waterCut', records: ['KOR-03'] },
  ],
  [
    'fr',
    'montre les exceptions ouvertes',
    { intent: 'exceptions', records: ['SUN-A-03', 'SUN-A-02', 'KOR-02'] },
  ],
  ['fr', 'Pourquoi SUN-A-02 a-t-il baissé ?', { intent: 'explainException', records: ['SUN-A-02'] }],
  ['fr', "Combien d'huile perdons-nous actuellement ?", { quantity: 'lostNow', value: 70 }],
  ['fr', "Qu'est-ce que le taux d'eau ?", { intent: 'term', term: 'waterCut' }],
  ['fr', 'Comment est calculée la production différée ?', { intent: 'term', term: 'deferred' }],
  [
    'fr',
    'Pourquoi la perte actuelle est-elle différente de la production différée ?',
    { intent: 'difference' },
  ],
  ['fr', 'ouvre le rapport des exceptions', { intent: 'page', page: 'exceptions' }],
  ['fr', "évolution de l'huile de Sundrift", { intent: 'trend', places: ['Sundrift'] }],
  ['fr', 'travaux prévus la semaine prochaine', { intent: 'schedule', records: ['KOR-01'] }],
  ['fr', 'Que sais-tu faire ?', { intent: 'capabilities' }],
  ['fr', 'huile du puits ZZZ-99', { outcome: 'unknown' }],
  ['fr', 'Quel temps fera-t-il demain ?', { outcome: 'unknown' }],
  [
    'fr',
    'huile de Sundrift la semaine dernière',
    { places: ['Sundrift'], from: '2026-02-23', to: '2026-03-01' },
  ],
  ['en', 'How much did we lose in February?', { quantity: 'deferred', ...february }],
  ['fr', 'Combien avons-nous perdu en février ?', { quantity: 'deferred', ...february }],
  ['es', '¿Cuánto petróleo perdimos en febrero?', { intent: 'total', quantity: 'deferred', ...february }],
  ['es', '¿Cuánto petróleo diferimos en febrero?', { intent: 'total', quantity: 'deferred', ...february }],
  ['en', 'How much did we defer in February?', { intent: 'total', quantity: 'deferred', ...february }],
  [
    'en',
    'Which wells in Sundrift lost the most oil in February?',
    { intent: 'rank', quantity: 'deferred', places: ['Sundrift'], ...february },
  ],
  [
    'en',
    'and gas?',
    { intent: 'rank', quantity: 'deferredGas', ...february },
    'Which wells lost the most oil in February?',
  ],
  [
    'en',
    'How much oil did each field produce yesterday?',
    { intent: 'rank', quantity: 'oil', ...newest, records: ['Korvasund', 'Sundrift'] },
  ],
  [
    'fr',
    'par champ',
    { intent: 'rank', quantity: 'oil', ...january, records: ['Korvasund', 'Sundrift'] },
    'production d’huile en janvier',
  ],
  ['en', 'How much water did we inject last week?', { quantity: 'injection', outcome: 'unknown' }],
  [
    'en',
    'Which wells produce less than 50 Sm3/d?',
    { intent: 'list', quantity: 'oil', records: ['SUN-A-02', 'KOR-03', 'SUN-A-03'] },
  ],
  ['es', 'petróleo de KOR-01 desde el 27 de febrero', { from: '2026-02-27', to: '2026-03-01', value: 600 }],
  ['fr', 'huile de KOR-01 depuis le 27 février', { from: '2026-02-27', to: '2026-03-01', value: 600 }],
  [
    'fr',
    'Quels sont les 2 puits avec la plus forte teneur en eau ?',
    { intent: 'rank', quantity: 'waterCut', records: ['KOR-03', 'SUN-A-01'] },
  ],
  [
    'en',
    'What is our carbon intensity?',
    { intent: 'total', quantity: 'carbonIntensity', outcome: 'unknown' },
  ],
  ['en', 'What is the biggest cause of losses this month?', { intent: 'causes' }],
  ['en', 'How many wells are overdue for a test?', { intent: 'wellTests' }],
  ['en', 'Which wells have not been tested in 60 days?', { intent: 'wellTests', value: 6 }],
  ['en', 'When was SUN-A-02 last tested?', { intent: 'wellTests', places: ['SUN-A-02'] }],
  ['en', 'Are we on plan this month?', { intent: 'plan', outcome: 'unknown' }],
  ['fr', 'Sommes-nous au-dessus du plan ce mois-ci ?', { intent: 'plan', outcome: 'unknown' }],
  ['fr', 'Combien d’huile a été produite ce trimestre-ci ?', { intent: 'total', from: '2026-01-01' }],
  [
    'fr',
    'Combien d’eau ce mois-là ?',
    { intent: 'total', quantity: 'water', from: '2026-01-01', to: '2026-01-31' },
    'Combien d’huile a été produite en janvier ?',
  ],
  ['fr', 'Combien d’huile a été produite ce mois-là ?', { outcome: 'unknown' }],
  ['fr', 'Quels champs produisaient le plus de gaz en janvier ?', { intent: 'rank', quantity: 'gas' }],
  ['es', '¿Vamos por encima del plan este mes?', { intent: 'plan', outcome: 'unknown' }],
  [
    'en',
    'Which exceptions are unassigned?',
    { intent: 'exceptions', records: ['SUN-A-03', 'SUN-A-02', 'KOR-02'] },
  ],
  ['en', 'Which exceptions are assigned to me?', { intent: 'exceptions', records: [] }],
  ['en', 'Show exceptions older than 10 days', { intent: 'exceptions', records: ['SUN-A-02'] }],
  ['en', 'Who acknowledged the exception on SUN-A-02?', { intent: 'decisions' }],
  ['en', 'open opportunities on Sundrift', { intent: 'opportunities', places: ['Sundrift'] }],
  ['en', 'open exceptions assigned to me', { intent: 'exceptions' }],
  ['en', 'open opportunities', { intent: 'page', page: 'productionOptimization' }],
  ['en', 'What will we lose next week?', { intent: 'plannedLoss', quantity: 'deferred' }],
  [
    'en',
    'oil of Korvasund by month since January',
    { intent: 'rank', records: ['2026-01-01', '2026-02-01', '2026-03-01'] },
  ],
  ['en', 'average oil rate per well in Sundrift in February', { intent: 'total', value: 5130 / 28 / 3 }],
  ['en', 'water cut of Sundrift last week vs the week before', { intent: 'trend', quantity: 'waterCut' }],
  [
    'en',
    'What is planned at KOR-01 next week?',
    { intent: 'schedule', places: ['KOR-01'], records: ['KOR-01'] },
  ],
  [
    'en',
    'Gas production of Northern Venture in January',
    { intent: 'total', quantity: 'gas', ...january, value: 620_000 },
  ],
  ['es', '¿Cuál es el RGP de Sundrift?', { intent: 'total', quantity: 'gor', ...newest, value: 100 }],
  [
    'es',
    'Compara Sundrift con Korvasund en febrero',
    { intent: 'compare', quantity: 'oil', ...february, value: -2950 },
  ],
  [
    'fr',
    'Quelle est la part d’eau de KOR-03 ?',
    { intent: 'total', quantity: 'waterCut', ...newest, value: 90 },
  ],
  ['fr', 'Que veut dire GOR ?', { intent: 'term', term: 'gor' }],
];
