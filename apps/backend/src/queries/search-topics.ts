import type { ChangePointVariable, DropCause, DropVariable, ScheduleActivity } from '../vocabulary.ts';

/** What a word says besides the names of wells and fields: of which findings and which work it speaks. */
export interface Topic {
  /** Drops with one of these causes or variables. @default none */
  readonly drops?: readonly (DropCause | DropVariable)[] | 'all';
  /** Whether gas interface exceptions are meant. @default false */
  readonly gas?: boolean;
  /** Changes of these variables. @default none */
  readonly changes?: readonly ChangePointVariable[] | 'all';
  /** Work of these kinds. @default none */
  readonly work?: readonly ScheduleActivity[] | 'all';
}

const topics: readonly (readonly [words: string, topic: Topic])[] = [
  ['oil petroleo crudo petrole huile brut', { drops: ['oil'], changes: ['oilRate'] }],
  ['gas gaz', { drops: ['gas'], gas: true, changes: ['gasRate', 'gor'] }],
  ['gor rgp', { drops: ['gas'], gas: true, changes: ['gor'] }],
  ['water agua eau', { drops: ['watering'], changes: ['waterCut'] }],
  ['liquid liquido liquide', { drops: ['liquid'], changes: ['liquidRate'] }],
  ['pressure presion pression', { changes: ['intakePressure', 'dischargePressure'] }],
  ['temperature temperatura', { changes: ['motorTemperature'] }],
  ['current corriente courant', { changes: ['motorCurrent'] }],
  [
    'frequency frecuencia frequence',
    { drops: ['frequency'], changes: ['frequency'], work: ['frequencyStep'] },
  ],
  ['choke estrangulador duse', { drops: ['choke'], work: ['settingStep'] }],
  ['downtime parada arret', { drops: ['downtime'], work: ['plannedShutdown'] }],
  ['decline declive declin', { drops: ['decline'] }],
  ['exception exceptions excepcion excepciones', { drops: 'all', gas: true }],
  ['drop drops caida caidas chute chutes baisse', { drops: 'all' }],
  ['change changes cambio cambios changement changements', { changes: 'all' }],
  ['schedule work planned programa programacion calendario programme planning', { work: 'all' }],
  ['test tests prueba pruebas essai essais', { work: ['wellTest'] }],
  ['workover intervencion intervention', { work: ['workover'] }],
  ['inspection inspeccion', { work: ['inspection'] }],
  ['calibration calibracion etalonnage', { work: ['calibration'] }],
  // Words that are typed for what every result of the search is.
  ['well wells pozo pozos puits', { drops: 'all', gas: true, changes: 'all', work: 'all' }],
];

const byWord = new Map(topics.flatMap(([words, topic]) => words.split(' ').map((word) => [word, topic])));

/** What a word of a key speaks of, in English, Spanish and French; undefined where it is a name, or part of one. */
export function topicOf(word: string): Topic | undefined {
  return byWord.get(word);
}

/** What all of some topics speak of. */
export interface Subject {
  readonly drops: readonly string[] | 'all';
  readonly gas: boolean;
  readonly changes: readonly string[] | 'all';
  readonly work: readonly string[] | 'all';
}

/** What has to hold for each of some topics; everything where there is none. */
export function subjectOf(all: readonly Topic[]): Subject {
  return {
    drops: common(all.map(({ drops = [] }) => drops)),
    gas: all.every(({ gas = false }) => gas),
    changes: common(all.map(({ changes = [] }) => changes)),
    work: common(all.map(({ work = [] }) => work)),
  };
}

function common(lists: readonly (readonly string[] | 'all')[]): readonly string[] | 'all' {
  return lists.reduce(
    (left, right) =>
      left === 'all' ? right : right === 'all' ? left : left.filter((code) => right.includes(code)),
    'all',
  );
}
