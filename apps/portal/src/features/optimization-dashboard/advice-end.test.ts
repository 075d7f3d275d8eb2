import { expect, it } from 'vitest';
import { examples } from '@cnx/api/examples';
import type { FrequencyChange } from '@cnx/api';
import type { Formats } from '../../insight/use-formats.ts';
import { adviceStateOf } from './advice.columns.tsx';
import { endText } from './AdviceEnd.tsx';
import { adviceList } from './advice-list.tsx';

const formats = {
  t: (key: string, { defaultValue, ...values }: Record<string, string | number> = {}) =>
    [defaultValue ?? key, ...Object.values(values)].join(' '),
  dates: { clock: (moment: string) => moment },
} as unknown as Formats;
const [example] = examples.frequencyChanges as [FrequencyChange];
const change: FrequencyChange = { ...example, decidedBy: null, expiresAt: '2026-11-20T06:00:00Z' };

it('names advice that is withdrawn and why, and not what ran out', () => {
  const withdrawn: FrequencyChange = { ...change, status: 'expired', withdrawnFor: 'nothingToGain' };
  expect(adviceStateOf(withdrawn)).toBe('withdrawn');
  expect(endText(withdrawn, formats)).toContain('optimization.end.nothingToGain');
  expect(endText({ ...withdrawn, withdrawnFor: 'openLoss' }, formats)).toContain(
    'optimization.end.check openLoss',
  );
  expect(adviceStateOf({ ...withdrawn, withdrawnFor: null })).toBe('expired');
  expect(endText({ ...withdrawn, withdrawnFor: null }, formats)).toBeNull();
});

it('names a step against the guard rails, whatever came of it', () => {
  const against: FrequencyChange = { ...change, status: 'done', againstRails: true };
  expect(adviceStateOf(against)).toBe('againstRails');
  expect(endText(against, formats)).toBe('optimization.end.againstRails');
  expect(adviceStateOf({ ...against, againstRails: false })).toBe('doneUnaccepted');
});

it('lists advice of which nothing is left by itself', () => {
  const open: FrequencyChange = { ...change, kind: 'advised', status: 'proposed', snoozedUntil: null };
  const rows = [
    { ...open, id: 'gains', expectedOil: 5, netOil: 2 },
    { ...open, id: 'nothing', expectedOil: 5, netOil: 0.04 },
    { ...open, id: 'saves', expectedOil: -0.1, netOil: -0.1 },
  ];
  const ids = Object.fromEntries(
    adviceList.rows.parts!.of(rows, formats, null).map((part) => [part.id, part.rows.map(({ id }) => id)]),
  );
  expect([ids['open'], ids['nothing']]).toEqual([['gains', 'saves'], ['nothing']]);
});
