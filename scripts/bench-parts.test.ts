import { expect, it, vi } from 'vitest';
import { measureParts, type PartResult } from '../bench/measure.mjs';
import { ReadableError } from './bootstrap.mjs';

const sizes = { rounds: 1 };
const row = { name: 'a figure', value: 1, unit: 'ms', holds: '' };
const measured = (name: string) => ({ name, needs: [], measure: async () => [row] });

/** Measures parts with things that they need, by their names. */
function bench(parts: object[], things: Record<string, unknown> = {}, atOnce = 1) {
  const giveBack = vi.fn(async () => {});
  const lend = async (names: readonly string[]) => {
    for (const name of names) if (!(name in things)) throw new ReadableError(`the ${name} did not start`);
    return { lent: things, giveBack };
  };
  const results: PartResult[] = [];
  const onEnd = (result: PartResult) => results.push(result);
  const ended = measureParts(parts as never, { sizes, resources: { lend }, onEnd, atOnce } as never);
  return { results: ended.then(() => results), giveBack };
}

it('measures the other parts when one fails, and says why it failed', async () => {
  const broken = {
    name: 'broken',
    needs: [],
    measure: async () => Promise.reject(new ReadableError('the selector is gone')),
  };
  expect(await bench([measured('one'), broken, measured('two')]).results).toMatchObject([
    { name: 'one', rows: [row] },
    { name: 'broken', rows: [], error: 'the selector is gone' },
    { name: 'two', rows: [row] },
  ]);
});

it('fails only the parts that need what cannot be made', async () => {
  const parts = [{ ...measured('pages'), needs: ['system'] }, measured('sizes')];
  expect((await bench(parts).results).map(({ name, error }) => [name, error])).toEqual([
    ['pages', 'the system did not start'],
    ['sizes', undefined],
  ]);
});

it('hands each part what it needs and the sizes', async () => {
  const measure = vi.fn(async () => [row]);
  const browser = {};
  await bench([{ name: 'one', needs: ['browser'], measure }], { browser }).results;
  expect(measure).toHaveBeenCalledWith({ browser, sizes });
});

it('measures so many parts at once, in their order', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const slow = (name: string) => ({
    name,
    needs: [],
    measure: () => {
      begun.push(name);
      return new Promise((resolve) => ends.push(() => resolve([row])));
    },
  });
  const { results } = bench(['one', 'two', 'three'].map(slow), {}, 2);
  await expect.poll(() => begun).toEqual(['one', 'two']);
  ends[1]!();
  await expect.poll(() => begun).toEqual(['one', 'two', 'three']);
  ends.forEach((end) => end());
  expect((await results).map(({ name }) => name)).toEqual(['two', 'one', 'three']);
});

it('takes a part that has no rows, or a row without a value, as failed', async () => {
  const empty = { name: 'empty', needs: [], measure: async () => [] };
  const hole = { name: 'hole', needs: [], measure: async () => [{ ...row, value: undefined }] };
  const errors = (await bench([empty, hole]).results).map(({ error }) => error);
  expect(errors).toEqual(['measured nothing', 'has no value for "a figure"']);
});

it('gives up a part that does not end, and closes what it has left open', async () => {
  vi.useFakeTimers();
  try {
    const endless = { name: 'endless', needs: [], maxMinutes: 2, measure: () => new Promise(() => {}) };
    const { results, giveBack } = bench([endless, measured('next')]);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect((await results).map(({ error }) => error)).toEqual(['took more than 2 minutes', undefined]);
    expect(giveBack).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
