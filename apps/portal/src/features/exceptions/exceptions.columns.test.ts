import type { WellEvent, WellException } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { exception } from '../../decisions/exceptions.fixture.ts';
import { createI18n, loadTexts, loginTexts } from '../../i18n/i18n.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { dateFormat, quantityFormat } from '../../quantities.ts';
import { exceptionColumns } from './exceptions.columns.tsx';

const i18n = createI18n('en', await loginTexts('en'));
await loadTexts(i18n, 'portal');
const formats: Formats = {
  language: 'en',
  t: i18n.getFixedT('en', 'portal'),
  quantities: quantityFormat('en', 'metric'),
  dates: dateFormat('en', { timeZone: 'UTC' }),
};

const chemical: WellEvent = {
  id: 'ev-1',
  kind: 'chemical',
  start: '2026-11-12T22:10:00+00:00',
  startDay: '2026-11-12',
  end: null,
  endDay: null,
  from: null,
  to: null,
  unit: null,
  planned: false,
  reason: null,
};

describe('the log entry of a file', () => {
  const entry = (given: Partial<WellException>) => {
    const row = exception(given);
    const { file } = exceptionColumns(formats, [row], null).cause;
    return Array.isArray(file) ? file.find(({ label }) => label === 'Log entry')?.value(row) : undefined;
  };
  it('is named and dated where the log alone explains an event', () => {
    const change = { kind: 'change', cause: null, causeScore: null } as const;
    expect(entry({ ...change, causeEvent: chemical })).toBe('Chemical treatment, Nov 12, 22:10');
    expect(entry({ ...change, causeEvent: null, nearbyEvent: chemical })).toBe(
      'near it: Chemical treatment, Nov 12, 22:10',
    );
    expect(entry({ ...change, causeEvent: null, nearbyEvent: null })).toBeNull();
  });
  it('has the reason of a downtime', () => {
    const shutIn = { ...chemical, kind: 'shutIn', reason: 'Sand or scale' } as const;
    expect(entry({ kind: 'downtime', cause: 'downtime', causeEvent: shutIn })).toBe(
      'Shut in, Nov 12, 22:10: Sand or scale',
    );
  });
});

it('adds up what is lost per day, and not what was lost so far: events of one well share days', () => {
  const rows = [exception(), exception({ id: 'of-the-same-days' })];
  const of = exceptionColumns(formats, rows, null);
  expect(of.lossPerDay.total?.(rows)).toBeCloseTo(2 * rows[0]!.lossPerDay!);
  expect(of.lossSoFar.total).toBeUndefined();
});

describe('a list of oil and of gas', () => {
  const oil = exception();
  const gas = exception({ id: 'of-gas', product: 'gas' });
  it('comes to no sum, and its head has no unit', () => {
    const { lossPerDay, course } = exceptionColumns(formats, [oil, gas], null);
    expect([lossPerDay.total, lossPerDay.unit, course.unit]).toEqual([undefined, undefined, undefined]);
  });
  it('says of gas that it is gas, where its unit is that of oil', () => {
    const { lossPerDay } = exceptionColumns(formats, [oil, gas], null);
    const shown = [oil, gas].map((row) => lossPerDay.cell?.(row, 'line'));
    expect(shown[1]).toBe(`${shown[0] as string} of gas`);
    expect(exceptionColumns(formats, [gas], null).lossPerDay.cell?.(gas, 'line')).not.toContain('gas');
  });
  it('is one of oil alone while of gas only a report is missing, which has no figures', () => {
    const none = { rate: null, baseline: null, dropPct: null, lossPerDay: null, lossSoFar: null };
    const missing = exception({ id: 'silent', kind: 'noData', product: 'gas', ...none });
    const rows = [oil, missing];
    const { lossPerDay, course } = exceptionColumns(formats, rows, null);
    expect(lossPerDay.total?.(rows)).toBeCloseTo(oil.lossPerDay!);
    expect([lossPerDay.unit, course.unit]).toEqual(['Sm³/d', 'Sm³/d']);
    expect(exceptionColumns(formats, [missing], null).lossPerDay.total?.([missing])).toBe(0);
  });
});

it('has how old an event is, and of what is over how long it lasted and what it lost in all', () => {
  const labels = (row: WellException) => {
    const { age, lossSoFar } = exceptionColumns(formats, [row], null);
    return [age.label, lossSoFar.label];
  };
  expect(labels(exception({ endedOn: null }))).toEqual(['Age, days', 'Lost so far']);
  expect(labels(exception({ isOpen: false, endedOn: '2026-11-18' }))).toEqual([
    'Duration, days',
    'Lost in all',
  ]);
});
