import { expect, it } from 'vitest';
import { searchCode, searchKey } from '../queries/search-text.ts';
import { offeredQuestion } from './offered-question.ts';
import type { NamedPlace } from './place-names.ts';
import { understand, nothingUnderstood } from './understand.ts';
import type { Quantity, Understanding } from './understanding.ts';

const named = (kind: NamedPlace['kind'], name: string): NamedPlace => ({
  ...{ kind, id: name, name, within: [], product: 'oil', code: searchCode(searchKey(name)) },
  words: searchKey(name).split(' '),
});
const places = [named('field', 'Sundrift'), named('well', 'HAL-A-01')];
const names = { places, byCode: new Map(places.map((place) => [place.code, [place]])) };
const newest = 20_513;
const languages = ['en', 'es', 'fr'] as const;
const quantities: readonly Quantity[] = [
  ...(['oil', 'gas', 'water', 'liquid', 'injection', 'waterCut', 'gor', 'uptime', 'efficiency'] as const),
  ...([
    'potential',
    'deferred',
    'carbonIntensity',
    'flaredGas',
    'co2e',
    'wellheadPressure',
    'choke',
  ] as const),
  ...([
    'frequency',
    'intakePressure',
    'motorTemperature',
    'motorCurrent',
    'runLife',
    'casingPressure',
  ] as const),
];
const others: readonly Partial<Understanding>[] = [
  { intent: 'exceptions' },
  { intent: 'schedule', from: '2026-03-09', to: '2026-03-15' },
  { intent: 'plannedLoss', quantity: 'deferred', from: '2026-03-09', to: '2026-03-15' },
  { intent: 'wellTests', order: 'least' },
  { intent: 'causes', quantity: 'deferred' },
  { intent: 'plan', quantity: 'oil' },
  { intent: 'opportunities' },
  { intent: 'changes' },
  { intent: 'list', state: 'down' },
  { intent: 'list', state: 'silent' },
];
const asked = [
  ...quantities.map((quantity) => ({ intent: 'total' as const, quantity })),
  ...(['oil', 'gas', 'waterCut', 'gor', 'wellheadPressure', 'motorTemperature'] as const).map((quantity) => ({
    ...{ intent: 'rank' as const, quantity },
  })),
  ...others,
];

it.each(languages)('is a whole sentence that is understood to what it asks for, in %s', (language) => {
  const wrong = asked.flatMap((each) => {
    const wanted = { ...nothingUnderstood, from: '2026-02-01', to: '2026-02-28', ...each };
    const isOfDays = !['exceptions', 'wellTests', 'opportunities', 'list'].includes(wanted.intent);
    const place = { kind: 'field' as const, id: 'Sundrift', name: 'Sundrift' };
    const all = { ...wanted, places: [place], ...(!isOfDays && { from: null, to: null }) };
    const text = offeredQuestion(all, language, newest);
    if (text === null) return [`${wanted.intent} ${wanted.quantity}`];
    const found = understand({ question: text, language, units: 'metric', context: null }, { names, newest });
    const got =
      found.kind === 'understood'
        ? `${found.understanding.intent} ${found.understanding.quantity} ${found.understanding.from} ${found.understanding.places.length}`
        : `${found.kind} ${'unread' in found ? found.unread.join() : ''}`;
    const right = `${all.intent} ${all.quantity} ${all.from} 1`;
    return got === right ? [] : [`${text} | ${got} | ${right}`];
  });
  expect(wrong).toEqual([]);
});
