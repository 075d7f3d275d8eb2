import { beforeEach, describe, expect, it } from 'vitest';
import { createAnswerStore, createStoredAnswer, type AnswerStore } from './answer-store.ts';

const kib = 1024;
let time: number;
let version: string;
let decisions: number;
let made: string[];
let store: AnswerStore;
beforeEach(() => {
  time = 1_000;
  version = 'one';
  decisions = 0;
  made = [];
  store = createAnswerStore({
    dataVersion: async () => ({ data: version, decisions: String(decisions) }),
    timer: { now: () => time },
    maxBytes: 100 * kib,
    secondsKept: 60,
  });
});

const ask = (key: string, bodyBytes = 0) =>
  // What people decide stands in the answers of keys with an exclamation mark.
  store.get(key.endsWith('!') ? 'decision' : 'dataChange', key, async () => {
    made.push(key);
    return createStoredAnswer(200, {}, Buffer.alloc(bodyBytes, 'x'));
  });
/** The keys, of those given, whose answers are kept. */
async function kept(...keys: string[]): Promise<string[]> {
  const before = made.length;
  for (const key of keys) await ask(key);
  const again = made.slice(before);
  return keys.filter((key) => !again.includes(key));
}

describe('the answer store', () => {
  it('makes an answer once, also for calls that come at the same time', async () => {
    const [one, other] = await Promise.all([ask('a', 10), ask('a', 10)]);
    expect(one).toBe(other);
    expect(await ask('a')).toBe(one);
    expect(made).toEqual(['a']);
  });

  it('makes it anew after a minute, and all of them when the data change', async () => {
    await ask('a');
    time += 60_000;
    expect(await kept('a')).toEqual(['a']);
    time += 1;
    expect(await kept('a')).toEqual([]);
    version = 'two';
    time += 1_000;
    expect(await kept('a')).toEqual([]);
  });

  it('makes anew what decisions stand in when somebody decides, and nothing else', async () => {
    await ask('a');
    await ask('a!');
    decisions += 1;
    store.askAgain();
    expect(await kept('a', 'a!')).toEqual(['a']);
    version = 'two';
    store.askAgain();
    expect(await kept('a', 'a!')).toEqual([]);
  });

  it('keeps no answer that could not be made', async () => {
    await expect(store.get('dataChange', 'a', () => Promise.reject(new Error('no luck')))).rejects.toThrow(
      'no luck',
    );
    expect(await kept('a')).toEqual([]);
  });

  it('is bounded for many keys with empty bodies, and forgets the oldest first', async () => {
    for (let number = 0; number < 1_000; number += 1) await ask(`${number}`);
    expect(await kept('999', '950')).toEqual(['999', '950']);
    expect(await kept('0', '500')).toEqual([]);
  });

  it('counts long keys', async () => {
    const long = (number: number) => `${number}${'k'.repeat(16 * kib)}`;
    for (let number = 0; number < 20; number += 1) await ask(long(number));
    expect(await kept(long(19), long(18))).toEqual([long(19), long(18)]);
    expect(await kept(long(0))).toEqual([]);
  });

  it('counts an answer once, however often it is made anew', async () => {
    for (let round = 0; round < 20; round += 1) {
      time += 60_000;
      await ask('a', 10 * kib);
      await ask('b', 10 * kib);
      expect(await kept('a', 'b')).toEqual(['a', 'b']);
    }
  });

  it('forgets what is over before it drives out what is not', async () => {
    for (let number = 0; number < 40; number += 1) await ask(`old ${number}`);
    time += 30_000;
    await ask('young', 10 * kib);
    time += 30_000;
    await ask('new', 10 * kib);
    expect(await kept('young', 'new')).toEqual(['young', 'new']);
  });

  it('does not keep an answer that would fill it alone, and keeps the others', async () => {
    await ask('small', kib);
    await ask('huge', 40 * kib);
    expect(await kept('small', 'huge')).toEqual(['small']);
  });
});

describe('an answer that is being made', () => {
  /** Asks for an answer that is made when `make` is called, and can be left. */
  function askHeld(key: string) {
    const gone = new AbortController();
    const answer = store.get(
      'dataChange',
      key,
      (_version, unwanted) =>
        new Promise((resolve, reject) => {
          made.push(key);
          unwanted.addEventListener('abort', () => reject(new Error('ended')));
          make = () => resolve(createStoredAnswer(200, {}, Buffer.from(key)));
        }),
      gone.signal,
    );
    const outcome = answer.then(
      ({ body }) => String(body),
      (error: Error) => error.message,
    );
    return { outcome, leave: () => gone.abort(new Error('gone')) };
  }
  let make: () => void;
  const begun = (count: number) => expect.poll(() => made.length).toBe(count);

  it('is made for those who stay, and ends with the last of them', async () => {
    const [one, other] = [askHeld('a'), askHeld('a')];
    await begun(1);
    one.leave();
    make();
    expect(await other.outcome).toBe('a');
    const [third, fourth] = [askHeld('b'), askHeld('b')];
    await begun(2);
    third.leave();
    fourth.leave();
    expect(await fourth.outcome).toBe('ended');
  });

  it('is made anew for a caller who comes when the others have left', async () => {
    const one = askHeld('a');
    await begun(1);
    one.leave();
    const other = askHeld('a');
    await begun(2);
    make();
    expect(await other.outcome).toBe('a');
    expect(await kept('a')).toEqual(['a']);
  });
});
