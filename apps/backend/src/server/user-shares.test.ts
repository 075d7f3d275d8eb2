import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentReader } from '../database/reads.ts';
import { Refusal } from '../refusal.ts';
import { createUserShares } from './user-shares.ts';

const there = new AbortController().signal;

/** A call that goes on until it is let go. */
function heldCall() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const call = vi.fn(() => held);
  return { call, letGo };
}

/** What has been promised happens; time stands still. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the share of a user', () => {
  it('is four reads and two changes at once; those of others do not wait', async () => {
    const shares = createUserShares();
    const reads = Array.from({ length: 6 }, heldCall);
    const changes = Array.from({ length: 3 }, heldCall);
    const ended = [
      ...reads.map(({ call }) => shares.readInTurn('ada', there, call)),
      ...changes.map(({ call }) => shares.changeInTurn('ada', call)),
    ];
    await settle();
    const begun = (calls: typeof reads) => calls.map(({ call }) => call.mock.calls.length);
    expect(begun(reads)).toEqual([1, 1, 1, 1, 0, 0]);
    expect(begun(changes)).toEqual([1, 1, 0]);
    expect(await shares.readInTurn('erin', there, async () => 'read')).toBe('read');
    expect(await shares.changeInTurn('erin', async () => 'changed')).toBe('changed');
    reads[2]!.letGo();
    await settle();
    expect(begun(reads)).toEqual([1, 1, 1, 1, 1, 0]);
    for (const { letGo } of [...reads, ...changes]) letGo();
    await Promise.all(ended);
  });

  it('lets sixty calls wait, for ten seconds, and refuses the others with the time to try again', async () => {
    const shares = createUserShares();
    const calls = Array.from({ length: 65 }, heldCall);
    const outcomes = calls.map(({ call }) =>
      shares.readInTurn('ada', there, call).then(
        () => 'answered',
        (error: unknown) => (error instanceof Refusal ? [error.status, error.retryAfterSeconds] : error),
      ),
    );
    expect(await outcomes[64]).toEqual([429, 2]);
    await vi.advanceTimersByTimeAsync(9_999);
    calls[0]!.letGo();
    await settle();
    await vi.advanceTimersByTimeAsync(1);
    for (const { letGo } of calls) letGo();
    const all = await Promise.all(outcomes);
    expect(all.slice(0, 5)).toEqual(Array(5).fill('answered'));
    expect(all.slice(5)).toEqual(Array(60).fill([429, 2]));
  });

  it('has four sessions, whichever of its reads want them', async () => {
    const shares = createUserShares();
    const sessions: (() => void)[] = [];
    const statement = () =>
      shares.read('ada', there, async () => sessions.push(await currentReader()!.takeSession()));
    const ended = Array.from({ length: 6 }, statement);
    await settle();
    expect(sessions).toHaveLength(4);
    sessions[0]!();
    await settle();
    expect(sessions).toHaveLength(5);
    for (const giveBack of sessions) giveBack();
    await settle();
    sessions[5]!();
    await Promise.all(ended);
  });

  it('leaves nothing behind of reads with many statements, and Node warns of none', async () => {
    const warned = vi.fn();
    process.on('warning', warned);
    const shares = createUserShares();
    const { signal } = new AbortController();
    await shares.read('ada', signal, () =>
      Promise.all(Array.from({ length: 20 }, async () => (await currentReader()!.takeSession())())),
    );
    await settle();
    process.off('warning', warned);
    expect(warned).not.toHaveBeenCalled();
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  it('does not begin what nobody waits for any more', async () => {
    const shares = createUserShares({ reads: 1 });
    const first = heldCall();
    const second = heldCall();
    const gone = new AbortController();
    const ended = shares.readInTurn('ada', there, first.call);
    const left = shares.readInTurn('ada', gone.signal, second.call);
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    first.letGo();
    await ended;
    await settle();
    expect(second.call).not.toHaveBeenCalled();
  });
});
