import { expect, it, vi } from 'vitest';
import { measureParts } from '../bench/measure.mjs';
import { ReadableError } from './bootstrap.mjs';

const sizes = { rounds: 1 };
const row = { name: 'a figure', value: 1, unit: 'ms', holds: '' };
const measured = (name: string) => ({ name, needs: [], measure: async () => [row] });

function bench(parts: object[], resources = {}) {
  const onEnd = vi.fn();
  const given = { of: async () => ({}), closePages: vi.fn(async () => {}), ...resources };
  const results = measureParts(parts as never, { sizes, resources: given, onEnd } as never);
  return { results, onEnd, ...given };
}

it('measures the other parts when one fails, and says why it failed', async () => {
  const broken = {
    name: 'broken',
    needs: [],
    measure: async () => Promise.reject(new ReadableError('the selector is gone')),
  };
  const { results, onEnd } = bench([measured('one'), broken, measured('two')]);
  expect(await results).toMatchObject([
    { name: 'one', rows: [row] },
    { name: 'broken', rows: [], error: 'the selector is gone' },
    { name: 'two', rows: [row] },
  ]);
  expect(onEnd.mock.calls.map(([{ name }]) => name)).toEqual(['one', 'broken', 'two']);
});

it('fails only the parts that need what cannot be made', async () => {
  const of = async (names: string[]) => {
    if (names.includes('system')) throw new ReadableError('the system did not start');
    return {};
  };
  const { results } = bench([{ ...measured('pages'), needs: ['system'] }, measured('sizes')], { of });
  expect((await results).map(({ name, error }) => [name, error])).toEqual([
    ['pages', 'the system did not start'],
    ['sizes', undefined],
  ]);
});

it('hands each part its resources and the sizes', async () => {
  const measure = vi.fn(async () => [row]);
  const browser = {};
  await bench([{ name: 'one', needs: ['browser'], measure }], { of: async () => ({ browser }) }).results;
  expect(measure).toHaveBeenCalledWith({ browser, sizes });
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
    const { results, closePages } = bench([endless, measured('next')]);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect((await results).map(({ error }) => error)).toEqual(['took more than 2 minutes', undefined]);
    expect(closePages).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
