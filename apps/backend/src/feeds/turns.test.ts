import { expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { createTurns } from './turns.ts';

/** Work that a test ends. */
function createWork() {
  let end: (result: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

it('lets imports go one after the other, also behind one that fails', async () => {
  const turns = createTurns();
  const order: string[] = [];
  const first = createWork();
  const all = [
    turns.inTurn(first.work).then((result) => order.push(result)),
    turns.inTurn(() => Promise.reject(new Error('a fault'))).catch(() => order.push('fault')),
    turns.inTurn(() => Promise.resolve('third')).then((result) => order.push(result)),
  ];
  first.end('first');
  await Promise.all(all);
  expect(order).toEqual(['first', 'fault', 'third']);
});

it('refuses one that has waited for long, and lets the next one wait for those before both', async () => {
  const turns = createTurns();
  const first = createWork();
  let begun = 0;
  const running = turns.inTurn(first.work);
  const impatient = turns.inTurn(() => Promise.resolve((begun += 1)), 1);
  const patient = turns.inTurn(() => Promise.resolve((begun += 1)));
  await expect(impatient).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  await Promise.resolve();
  expect(begun).toBe(0);
  first.end('first');
  expect([await running, await patient, begun]).toEqual(['first', 1, 1]);
});

it('refuses one at once when 20 wait, and takes others when they are done', async () => {
  const turns = createTurns();
  const first = createWork();
  const all = Array.from({ length: 20 }, () => turns.inTurn(first.work));
  await expect(turns.inTurn(first.work)).rejects.toBeInstanceOf(Refusal);
  first.end('done');
  await Promise.all(all);
  expect(await turns.inTurn(() => Promise.resolve('taken'))).toBe('taken');
});
