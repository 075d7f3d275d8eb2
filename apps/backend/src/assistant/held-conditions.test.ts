import { describe, expect, it } from 'vitest';
import { dayNumber } from '../production-day.ts';
import { searchCode, searchKey } from '../queries/search-text.ts';
import type { NamedPlace } from './place-names.ts';
import { wordsOf } from './question-words.ts';
import type { Question, Understanding } from './understanding.ts';
import { understandWhole } from './whole-question.ts';

const place = (
  kind: NamedPlace['kind'],
  name: string,
  product: NamedPlace['product'],
  within: string[] = [],
): NamedPlace => {
  const key = searchKey(name);
  return { kind, id: name, name, code: searchCode(key), words: key.split(' '), product, within };
};
const places = [
  place('field', 'Sundrift', 'oil'),
  place('field', 'Halvarin', 'oil'),
  place('field', 'Veldrane', 'gas'),
  place('well', 'SUN-A-05', 'oil', ['field Sundrift']),
  place('well', 'HAL-01', 'oil', ['field Halvarin']),
  place('well', 'VEL-01', 'gas', ['field Veldrane']),
  place('well', 'VEL-W-01', 'injection', ['field Veldrane']),
];
const byCode = new Map(places.map((each) => [each.code, [each]]));
const surroundings = { names: { places, byCode }, newest: dayNumber('2026-03-01') };
const ask = (language: Question['language'], question: string) =>
  understandWhole({ question, language, units: 'metric', context: null }, surroundings);

type Wanted = Partial<Omit<Understanding, 'places'>> & { readonly places?: readonly string[] };
const shown = (asked: Understanding, wanted: Wanted) =>
  Object.fromEntries(
    Object.keys(wanted).map((name) => [
      name,
      name === 'places' ? asked.places.map(({ id }) => id) : asked[name as keyof Understanding],
    ]),
  );
/** What the parts of an answer are of, as far as it is wanted; the words that it was refused for. */
function answer(language: Question['language'], question: string, wanted: readonly Wanted[] = []) {
  const { first, further, leftOut } = ask(language, question);
  if (first.kind !== 'understood')
    return 'unread' in first ? first.unread.map((at) => wordsOf(question)[at]!.text) : first.kind;
  const parts = [first.understanding, ...further].map((part, i) => shown(part, wanted[i] ?? {}));
  return leftOut.length === 0 ? parts : { parts, leftOut };
}

const quarter = { from: '2025-07-01', to: '2025-09-30' } as const;
const yesterday = { from: '2026-03-01', to: '2026-03-01' } as const;

describe('days of several clauses', () => {
  it.each([
    ['en', 'compare yesterday with Q3'],
    ['en', 'What was oil yesterday, and how does it compare with in Q3?'],
    ['es', 'compara ayer con el tercer trimestre'],
    ['fr', 'compare hier avec le troisième trimestre'],
  ] as const)('are both in a comparison: %s %s', (language, question) => {
    const wanted = { intent: 'trend', ...yesterday, than: quarter } as const;
    expect(answer(language, question, [wanted])).toEqual([wanted]);
  });

  it.each([
    ['en', 'compare Sundrift yesterday with Halvarin in Q3', ['Q3']],
    ['es', 'compara Sundrift ayer con Halvarin en octubre', ['octubre']],
    ['fr', 'compare Sundrift hier avec Halvarin en octobre', ['octobre']],
  ] as const)('that are of one place each are named: %s %s', (language, question, words) => {
    expect(answer(language, question)).toEqual(words);
  });

  it.each([
    ['en', 'compare yesterday with Q3 and last year', ['last', 'year']],
    ['es', 'compara ayer con el tercer trimestre y el año pasado', ['año', 'pasado']],
    ['fr', 'compare hier avec le troisième trimestre et l’année dernière', ['année', 'dernière']],
  ] as const)('beyond the two that are compared are named: %s %s', (language, question, words) => {
    expect(answer(language, question)).toEqual(words);
  });

  it.each([
    ['en', 'How much oil did Sundrift make yesterday and how much did Halvarin make in Q3?'],
    ['es', '¿Cuánto petróleo produjo Sundrift ayer y cuánto produjo Halvarin en el tercer trimestre?'],
    ['fr', 'Combien Sundrift a produit hier et combien Halvarin a produit au troisième trimestre ?'],
  ] as const)('are each of its own question: %s %s', (language, question) => {
    const wanted = [
      { places: ['Sundrift'], ...yesterday, than: null },
      { places: ['Halvarin'], ...quarter, than: null },
    ];
    expect(answer(language, question, wanted)).toEqual(wanted);
  });

  it.each([
    ['en', 'How much oil and how much gas did Sundrift make in Q3?'],
    ['en', 'How much oil did Sundrift make in Q3 and how much gas was produced?'],
    ['es', '¿Cuánto petróleo y cuánto gas produjo Sundrift en el tercer trimestre?'],
    ['fr', 'Combien d’huile et combien de gaz Sundrift a-t-il produit au troisième trimestre ?'],
  ] as const)('and places that are said once hold for all: %s %s', (language, question) => {
    const wanted = [
      { quantity: 'oil', places: ['Sundrift'], ...quarter },
      { quantity: 'gas', places: ['Sundrift'], ...quarter },
    ] as const;
    expect(answer(language, question, wanted)).toEqual(wanted);
  });

  it('hold for both where "we" is not the field of the other', () => {
    const wanted = [
      { quantity: 'oil', places: [], ...quarter },
      { quantity: 'gas', places: ['Sundrift'], ...quarter },
    ] as const;
    expect(
      answer('en', 'How much oil did we make and how much gas did Sundrift make in Q3?', wanted),
    ).toEqual(wanted);
  });

  it.each([
    ['en', 'How much oil did we make yesterday and what did it cost in Q3?', ['Q3']],
    ['en', 'How is SUN-A-05 doing and what does the crew eat on Friday?', ['Friday']],
    ['en', 'How much oil yesterday versus Q3, and how much gas?', ['yesterday', 'Q3']],
  ] as const)('are never left out with their clause: %s %s', (language, question, words) => {
    expect(answer(language, question)).toEqual(words);
  });

  it('where there are none, a clause that was not understood is named and left out', () => {
    expect(answer('en', 'How is SUN-A-05 doing and what does the crew eat?')).toEqual({
      parts: [{}],
      leftOut: ['what does the crew eat?'],
    });
  });
});

describe('wells that produce', () => {
  const running = { intent: 'count', state: 'up', method: null } as const;
  const flowing = { ...running, method: 'naturalFlow' } as const;
  it.each([
    ['en', 'how many wells produce', running],
    ['en', 'how many wells are open', running],
    ['en', 'how many natural flow wells produce', flowing],
    ['en', 'how many natural flow wells are producing', flowing],
    ['es', '¿Cuántos pozos producen?', running],
    ['es', '¿Cuántos pozos de flujo natural producen?', flowing],
    ['es', '¿Cuántos pozos de flujo natural fluyen?', flowing],
    ['es', '¿Cuántos pozos están abiertos?', running],
    ['fr', 'Combien de puits produisent ?', running],
    ['fr', 'Combien de puits à écoulement naturel produisent ?', flowing],
    ['fr', 'Combien de puits sont ouverts ?', running],
    ['en', 'which natural flow wells produce', { ...flowing, intent: 'list' }],
    ['es', '¿Qué pozos producen?', { ...running, intent: 'list' }],
    ['fr', 'Quels puits produisent ?', { ...running, intent: 'list' }],
    [
      'en',
      'how many wells produce gas',
      { intent: 'count', quantity: 'gas', limit: { side: 'above', value: 0 } },
    ],
  ] as const)('are up: %s %s', (language, question, wanted) => {
    expect(answer(language, question, [wanted])).toEqual([wanted]);
  });

  it.each([
    ['en', 'how many barrels of oil did the wells of Sundrift make yesterday'],
    ['es', '¿Cuántos barriles de petróleo produjeron ayer los pozos de Sundrift?'],
    ['fr', 'Combien produisent les puits de Sundrift ?'],
  ] as const)('are not counted where barrels are: %s %s', (language, question) => {
    const wanted = { intent: 'total', quantity: 'oil', places: ['Sundrift'] } as const;
    expect(answer(language, question, [wanted])).toEqual([wanted]);
  });

  it.each([
    ['en', 'how many wells produced in Q3', ['Q3']],
    ['en', 'wells of Sundrift in Q3', ['Q3']],
    ['es', '¿Cuántos pozos produjeron en octubre?', ['octubre']],
    ['fr', 'Combien de puits ont produit en octobre ?', ['octobre']],
    ['en', 'opportunities last month', ['last', 'month']],
    ['en', 'how many wells are up and down', ['down']],
    ['en', 'oil of ESP wells and gas lift wells', ['gas', 'lift']],
    ['en', 'how many wells are in each field', ['wells']],
    ['en', 'how many wells fell last week', ['last', 'week']],
    ['en', 'is oil of Sundrift up', ['up']],
  ] as const)('and what has no place beside them is named: %s %s', (language, question, words) => {
    expect(answer(language, question)).toEqual(words);
  });

  it.each([
    ['en', 'how much do the open wells make'],
    ['es', 'producción de los pozos abiertos'],
    ['fr', 'production des puits ouverts'],
  ] as const)('are those of a figure: %s %s', (language, question) => {
    const wanted = { intent: 'total', quantity: 'oil', state: 'up' } as const;
    expect(answer(language, question, [wanted])).toEqual([wanted]);
  });

  it.each([
    ['en', 'which ESP wells are down and how many gas lift wells are running'],
    ['es', '¿Qué pozos con ESP están parados y cuántos pozos con gas lift están en marcha?'],
    ['fr', 'Quels puits à ESP sont arrêtés et combien de puits à gas lift sont en marche ?'],
  ] as const)('in two states are two questions: %s %s', (language, question) => {
    const wanted = [
      { intent: 'list', state: 'down', method: 'electricSubmersiblePumpLift' },
      { intent: 'count', state: 'up', method: 'continuousGasLift' },
    ] as const;
    expect(answer(language, question, wanted)).toEqual(wanted);
  });

  it('and which are down are two questions', () => {
    const wanted = [
      { intent: 'rank', state: null },
      { intent: 'list', state: 'down' },
    ] as const;
    const question = '¿Qué pozos producen más petróleo y cuáles están parados?';
    expect(answer('es', question, wanted)).toEqual(wanted);
  });

  it('going down are a trend of all', () => {
    const wanted = { intent: 'trend', state: null, places: ['Sundrift'] } as const;
    expect(answer('en', 'is oil of Sundrift going up or down over the last 30 days?', [wanted])).toEqual([
      wanted,
    ]);
  });
});

describe('wells of a product', () => {
  it.each([
    ['en', 'total of gas wells', 'gas', 'total'],
    ['en', 'how much do gas wells produce', 'gas', 'total'],
    ['en', 'how many gas wells are down', 'gas', 'count'],
    ['en', 'how much oil do the oil wells make', 'oil', 'total'],
    ['en', 'oil of gas wells', 'gas', 'total'],
    ['en', 'how many oil producers', 'oil', 'count'],
    ['es', '¿Cuánto producen los pozos de gas?', 'gas', 'total'],
    ['es', '¿Cuántos pozos de gas hay?', 'gas', 'count'],
    ['fr', 'Combien produisent les puits de gaz ?', 'gas', 'total'],
    ['fr', 'production des puits à gaz hier', 'gas', 'total'],
  ] as const)('are not all wells: %s %s', (language, question, product, intent) => {
    const wanted = { intent, product } as const;
    expect(answer(language, question, [wanted])).toEqual([wanted]);
  });

  it.each([
    ['es', 'tendencia del petróleo de los pozos de gas', 'gas'],
    ['en', 'gas wells: oil trend', 'gas'],
  ] as const)('are named where an answer is of all: %s %s', (language, question, word) => {
    expect(answer(language, question)).toEqual([word]);
  });

  it.each([
    ['en', 'how much do the gas wells of Veldrane produce'],
    ['es', '¿Cuánto producen los pozos de gas de Veldrane?'],
    ['fr', 'Combien produisent les puits de gaz de Veldrane ?'],
  ] as const)('are those of a field that has no others: %s %s', (language, question) => {
    const wanted = { intent: 'total', quantity: 'gas', places: ['Veldrane'] } as const;
    expect(answer(language, question, [wanted])).toEqual([wanted]);
  });

  it.each([
    ['en', 'what do gas wells lose', 'gasLostNow'],
    ['en', 'top gas wells', 'gas'],
  ] as const)('are what is asked for where a figure is theirs: %s %s', (language, question, quantity) => {
    expect(answer(language, question, [{ quantity }])).toEqual([{ quantity }]);
  });
});
