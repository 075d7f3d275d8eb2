import type { UsageEvent } from '@cnx/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectMs, createUsageRecorder } from './usage.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-02T06:30:00Z') }));
afterEach(() => void vi.useRealTimers());

function open(wanted = true) {
  const sent: (readonly UsageEvent[])[] = [];
  const user = { wanted };
  const recorder = createUsageRecorder({
    isWanted: () => user.wanted,
    page: () => 'dashboard',
    send: (events) => void sent.push(events),
    now: () => new Date(Date.now()),
  });
  return { ...recorder, sent, user };
}

it('sends what was noted together, with how long ago it was', () => {
  const { record, sent } = open();
  record({ name: 'view' });
  vi.advanceTimersByTime(5_000);
  record({ name: 'load.lcp', page: 'apps', value: 812.4 });
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(collectMs - 5_000);
  const nothing = { value: null, words: null };
  expect(sent).toEqual([
    [
      { name: 'view', page: 'dashboard', ...nothing, secondsAgo: 20 },
      { name: 'load.lcp', page: 'apps', value: 812, words: null, secondsAgo: 15 },
    ],
  ]);
  vi.advanceTimersByTime(10 * collectMs);
  expect(sent).toHaveLength(1);
});

it('sends at once when the page may go, and when as many wait as one call takes', () => {
  const { record, flush, sent } = open();
  record({ name: 'view' });
  flush();
  expect(sent.map(({ length }) => length)).toEqual([1]);
  for (let note = 0; note < 51; note++) record({ name: 'view' });
  expect(sent.map(({ length }) => length)).toEqual([1, 50]);
});

it('notes and sends nothing of a user who does not want it, also what was noted before', () => {
  const { record, flush, sent, user } = open(false);
  record({ name: 'view' });
  user.wanted = true;
  flush();
  expect(sent).toEqual([]);
  record({ name: 'view' });
  user.wanted = false;
  flush();
  user.wanted = true;
  flush();
  expect(sent).toEqual([]);
});

it('keeps to what the contract takes', () => {
  const { record, flush, sent } = open();
  record({ name: 'emptySearch', words: ` ${'x'.repeat(200)}` });
  record({ name: 'load.inp', value: 5e9 });
  flush();
  expect(sent[0]).toMatchObject([{ words: 'x'.repeat(100) }, { value: 1_000_000 }]);
  record({ name: 'view' });
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  flush();
  expect(sent).toHaveLength(1);
});
