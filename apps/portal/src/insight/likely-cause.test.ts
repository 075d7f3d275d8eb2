import type { WellEvent, WellException } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { exception } from '../decisions/exceptions.fixture.ts';
import { dateFormat, quantityFormat } from '../quantities.ts';
import { causeText, eventTime, isRecovered, kindsText } from './likely-cause.ts';
import type { Formats } from './use-formats.ts';

const formats = {
  language: 'en',
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  quantities: quantityFormat('en', 'metric'),
  dates: dateFormat('en'),
} as unknown as Formats;

const trip: WellEvent = {
  id: 'ev-1',
  kind: 'trip',
  start: '2026-11-10T02:02:00+00:00',
  startDay: '2026-11-09',
  end: '2026-11-10T06:00:00+00:00',
  endDay: '2026-11-10',
  from: null,
  to: null,
  unit: null,
  planned: false,
  reason: null,
};
const plain = (text: string | null) => text?.replaceAll(/\s/gu, ' ');

describe('the time of an entry of the log', () => {
  it('says to which production day it counts where that is another one', () => {
    expect(eventTime(trip, formats)).toBe('insight.ofDay Nov 10, 02:02 Nov 9');
    expect(eventTime({ ...trip, startDay: '2026-11-10' }, formats)).toBe('Nov 10, 02:02');
  });
});

describe('the likely cause', () => {
  const of = (given: Partial<WellException>) => plain(causeText(exception(given), formats));
  const none = { causeEvent: null, nearbyEvent: null };
  it('is its name and how sure it is, and the entry that it rests on', () => {
    expect(of({ ...none, cause: 'watering', causeScore: 0.8 })).toBe(
      'exceptions.sure exceptions.cause.watering 80 %',
    );
    expect(of({ cause: 'unknown', causeEvent: trip })).toBe(
      'vocabulary.event.trip, insight.ofDay Nov 10, 02:02 Nov 9',
    );
  });
  it('says a setting without its name, which the cause says', () => {
    expect(of({})).toMatch(
      /^exceptions.sure exceptions.cause.frequency 90 % · exceptions.settings 48 44 Hz, Nov 1/,
    );
  });
  it('of a gas finding is gas', () => {
    expect(of({ ...none, kind: 'gas', cause: null, causeScore: null })).toBe('exceptions.cause.gas');
  });
  it('of a downtime is why the well is down, as far as that is logged', () => {
    const down = { kind: 'downtime', cause: 'downtime', causeScore: 1 } as const;
    expect(of({ ...down, causeEvent: trip })).toBe(
      'vocabulary.event.trip, insight.ofDay Nov 10, 02:02 Nov 9',
    );
    expect(of({ ...none, ...down })).toBe('exceptions.noReason');
  });
  it('is unknown where something is only near it', () => {
    const near = { ...none, nearbyEvent: trip, causeScore: 0.5 };
    const text = 'insight.beside vocabulary.event.trip, insight.ofDay Nov 10, 02:02 Nov 9';
    expect(of({ ...near, cause: 'unknown' })).toBe(`exceptions.cause.unknown · ${text}`);
    expect(of({ ...near, kind: 'change', cause: null })).toBe(`exceptions.cause.unknown · ${text}`);
    expect(of({ ...none, cause: 'unknown' })).toBe('exceptions.cause.unknown');
    expect(of({ ...none, kind: 'noData', cause: null, causeScore: null })).toBeUndefined();
  });
});

describe('a recovered event', () => {
  const back = { rate: 103.5, baseline: 100, lossPerDay: 0 };
  it('is open and produces again what was expected', () => {
    expect(isRecovered(exception(back))).toBe(true);
    expect(isRecovered(exception({ ...back, isOpen: false, lossPerDay: null }))).toBe(false);
    expect(isRecovered(exception({ ...back, rate: 99, lossPerDay: 1 }))).toBe(false);
  });
  it('is no rise of the oil rate, which lost nothing in the first place', () => {
    const change = {
      variable: 'oilRate',
      unit: 'Sm3/d',
      direction: 'up',
      meanBefore: 100,
      meanAfter: 103.5,
      delta: 3.5,
      deltaPct: 3.5,
      deltaKind: 'relative',
    } as const;
    expect(isRecovered(exception({ ...back, change }))).toBe(false);
    expect(isRecovered(exception({ ...back, change: { ...change, direction: 'down' } }))).toBe(true);
  });
});

it('names what every finding is', () => {
  expect(kindsText({ kinds: ['drop', 'gas'] }, formats)).toBe('exceptions.kind.drop, exceptions.kind.gas');
});
