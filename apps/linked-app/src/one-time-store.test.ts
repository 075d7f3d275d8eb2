import { describe, expect, it } from 'vitest';
import { createOneTimeStore } from './one-time-store.ts';

function make(seconds = 60) {
  let time = 0;
  const store = createOneTimeStore<string>(seconds, () => new Date(time));
  return { store, pass: (more: number) => void (time += more * 1000) };
}

describe('the store', () => {
  it('gives a thing once, under a name of 192 bits', () => {
    const { store } = make();
    const name = store.put('Erin');
    expect(Buffer.from(name, 'base64url')).toHaveLength(24);
    expect(store.find(name)).toBe('Erin');
    expect(store.take(name)).toBe('Erin');
    expect(store.take(name)).toBeUndefined();
  });

  it('forgets at the end of the time', () => {
    const { store, pass } = make();
    const [early, late] = [store.put('a'), store.put('b')];
    pass(59);
    expect(store.take(early)).toBe('a');
    pass(1);
    expect(store.take(late)).toBeUndefined();
  });

  it('keeps the newest when somebody fills it', () => {
    const { store } = make();
    const first = store.put('first');
    for (let count = 0; count < 10_000; count += 1) store.put('noise');
    const last = store.put('last');
    expect(store.find(first)).toBeUndefined();
    expect(store.find(last)).toBe('last');
  });
});
