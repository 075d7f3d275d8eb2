import { expect, it } from 'vitest';
import { byUrgency, oilEquivalentLoss } from './urgency.ts';

const item = (id: string, grade: number, loss: number | null) => ({ id, grade, loss });
const order = (...items: ReturnType<typeof item>[]) => byUrgency(items, (one) => one).map(({ id }) => id);

it('puts the gravest first, then what loses most, and what loses nothing last', () => {
  expect(
    order(
      item('overdue', 1, null),
      item('newer', 0, 100.9),
      item('largest', 0, 417.5),
      item('gas', 1, oilEquivalentLoss({ oil: 0, gas: 12_250 })),
      item('unknown', 0, null),
    ),
  ).toEqual(['largest', 'newer', 'unknown', 'gas', 'overdue']);
});

it('leaves what nothing tells apart as it came, and goes by the size of a loss', () => {
  expect(order(item('b', 0, null), item('a', 0, null))).toEqual(['b', 'a']);
  expect(order(item('small', 0, -20), item('large', 0, -160))).toEqual(['large', 'small']);
});
