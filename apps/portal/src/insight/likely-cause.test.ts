import type { WellEvent, WellException } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { exception } from '../decisions/exceptions.fixture.ts';
import { dateFormat, quantityFormat } from '../quantities.ts';
import { causeText, eventTime, hasCause, isRecovered, kindsText } from './likely-cause.ts';
import type { Formats } from './use-formats.ts';

const formats = {
  language: 'en',
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  quantities: quantityFormat('en', 'metric'),
  dates: dateFormat('en', { timeZone: 'UTC' }),
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
  it('compares the days of the clock on which it is written', () => {
    const auckland = { ...formats, dates: dateFormat('en', { timeZone: 'Pacific/Auckland' }) };
    const event = { start: '2026-11-10T14:30:00.000Z', startDay: '2026-11-11' };
    expect(eventTime(event, auckland)).toBe('Nov 11, 03:30');
    expect(eventTime({ ...event, startDay: null }, auckland)).toBe('Nov 11, 03:30');
  });
});

describe('the likely cause', () => {
  const of = (given: Partial<WellException>) => plain(causeText(exception(given), formats));
  const none = { causeEvent: null, nearbyEvent: null };
  it('is its name and how sure it is, and the entry that it rests on', () => {
    expect(of({ ...none, cause: 'watering', causeScore: 0.8 })).toBe(
      'exceptions.sure exceptions.cause.watering 80 %',
    );
  });
  it('says a setting without its name, which the cause says', () => {
    expect(of({})).toMatch(
      /^exceptions.sure exceptions.cause.frequency 90 % · exceptions.settings 48 44 Hz, Nov 1/,
    );
  });
  it('names what later falls rest on by their own time, in place of what is merely near', () => {
    const laterEvents: WellEvent[] = [
      { ...trip, kind: 'choke', from: 31, to: 18, unit: '%', start: '2026-11-21T07:00:00+00:00' },
    ];
    expect(of({ ...none, cause: 'choke', causeScore: 0.9, laterEvents })).toMatch(
      /^exceptions.sure exceptions.cause.choke 90 % · exceptions.then .*changePoints.eventWith/,
    );
    const unknown = {
      cause: 'unknown',
      causeScore: 0,
      causeEvent: null,
      nearbyEvent: trip,
      laterEvents,
    } as const;
    expect(of(unknown)).toMatch(/^exceptions.cause.unknown · exceptions.then/);
    expect(of(unknown)).not.toContain('insight.beside');
  });
  it('says that an entry of the log stands for it', () => {
    const chemical: WellEvent = { ...trip, kind: 'chemical', start: '2026-11-09T15:30:00+00:00' };
    const text = 'exceptions.fromLog vocabulary.event.chemical · Nov 9, 15:30';
    expect(of({ cause: 'unknown', causeScore: 0, causeEvent: chemical })).toBe(text);
    expect(of({ kind: 'change', cause: null, causeScore: null, causeEvent: chemical })).toBe(text);
    expect(of({ kind: 'gas', cause: null, causeScore: 0.6, causeEvent: chemical })).toBe(text);
  });
  it('of a gas finding is gas, as sure as its rule', () => {
    expect(of({ ...none, kind: 'gas', cause: null, causeScore: 0.6 })).toBe(
      'exceptions.sure exceptions.cause.gas 60 %',
    );
    // A hand-over of earlier days has no score.
    expect(of({ ...none, kind: 'gas', cause: null, causeScore: null })).toBe('exceptions.cause.gas');
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

describe('the cause of a downtime', () => {
  const of = (given: Partial<WellException>) =>
    plain(
      causeText(
        exception({
          ...{ kind: 'downtime', kinds: ['downtime'], cause: 'downtime', causeScore: 1, nearbyEvent: null },
          ...{ since: '2026-11-09', endedOn: null, rate: 31.4, rateDay: '2026-11-19' },
          ...given,
        }),
        formats,
      ),
    );
  const lasting: WellEvent = { ...trip, kind: 'shutIn', end: null, endDay: null, reason: 'Sand' };
  const named = 'exceptions.fromLog exceptions.loggedReason vocabulary.event.shutIn Sand';
  it('is what was logged and its reason, and that the well is still shut in on its newest day', () => {
    expect(of({ causeEvent: lasting, rate: 0 })).toBe(`${named} · exceptions.down.still Nov 9 `);
    expect(of({ causeEvent: lasting })).toBe(`${named} · exceptions.down.since Nov 9 `);
  });
  it('is down since the day that the row says, also where it was logged later; with other findings, since it was logged', () => {
    const late = { ...lasting, startDay: '2026-11-10' };
    expect(of({ causeEvent: late, rate: 0 })).toMatch(/exceptions.down.still Nov 9 $/);
    expect(of({ causeEvent: late, rate: 0, kinds: ['drop', 'downtime'] })).toMatch(/down.still Nov 10 $/);
  });
  it('names the reason alone of an entry of no known kind, and the kind alone without a reason', () => {
    expect(of({ causeEvent: { ...lasting, kind: 'other' } })).toMatch(/^exceptions.fromLog Sand · /);
    expect(of({ causeEvent: { ...lasting, reason: null } })).toMatch(
      /^exceptions.fromLog vocabulary.event.shutIn · /,
    );
  });
  it('says that no reason is logged', () => {
    expect(of({ causeEvent: null, rate: 0 })).toBe('exceptions.noReason · exceptions.down.still Nov 9 ');
  });
  it('says until when the well was down: by its days, or by the log where other findings last longer', () => {
    expect(of({ causeEvent: trip })).toMatch(/exceptions.down.until Nov 9 Nov 10$/);
    expect(of({ causeEvent: trip, endedOn: '2026-11-12' })).toMatch(/exceptions.down.until Nov 9 Nov 12$/);
    expect(of({ causeEvent: trip, endedOn: '2026-11-12', kinds: ['drop', 'downtime'] })).toMatch(
      /exceptions.down.until Nov 9 Nov 10$/,
    );
    expect(of({ causeEvent: null, endedOn: '2026-11-09' })).toMatch(/exceptions.down.on Nov 9 Nov 9$/);
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

it('knows a cause where one was worked out', () => {
  expect(hasCause(exception({ cause: 'watering' }))).toBe(true);
  expect(hasCause(exception({ kind: 'gas', cause: null }))).toBe(true);
  expect(hasCause(exception({ cause: 'unknown' }))).toBe(false);
  expect(hasCause(exception({ kind: 'change', cause: null }))).toBe(false);
});
