import { examples } from '@cnx/api/examples';
import type { components } from '@cnx/api/schema';
import { describe, expect, it } from 'vitest';
import { zonedTime } from '../production-day.ts';
import { writeCalendar } from './calendar-file.ts';

type Activity = components['schemas']['Schedule'];

const [example] = examples.schedules as [Activity];
const options = {
  language: 'en',
  pageAddress: 'https://portal.example/dashboard?area=schedule',
  now: new Date('2026-11-20T11:30:00Z'),
} as const;

/** The lines of the calendar of an activity, unfolded. */
function linesOf(given: Partial<Activity>, more: Partial<typeof options> = {}): string[] {
  const text = writeCalendar([{ ...example, ...given }], { ...options, ...more });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  return text.replaceAll('\r\n ', '').split('\r\n');
}

describe('the times of an event', () => {
  it('are in UTC, also across a change of the clock', () => {
    const hours = (from: string, to: string) => ({
      plannedStart: zonedTime(from, 'Europe/Oslo'),
      plannedEnd: zonedTime(to, 'Europe/Oslo'),
    });
    // The clock goes back at 01:00 UTC on October 25, 2026.
    const lines = linesOf(hours('2026-10-24T22:30:00Z', '2026-10-25T06:00:00Z'));
    expect(lines).toContain('DTSTART:20261024T223000Z');
    expect(lines).toContain('DTEND:20261025T060000Z');
    expect(linesOf(hours('2026-03-28T20:00:00Z', '2026-03-29T04:00:00Z'))).toContain(
      'DTEND:20260329T040000Z',
    );
  });

  it('are dates for whole days of the field, without the one after the last', () => {
    const lines = linesOf({
      plannedStart: '2026-10-24T00:00:00+02:00',
      plannedEnd: '2026-10-26T00:00:00+01:00',
    });
    expect(lines).toContain('DTSTART;VALUE=DATE:20261024');
    expect(lines).toContain('DTEND;VALUE=DATE:20261026');
  });

  it('are the actual ones where they are known, and never end before they begin', () => {
    const planned = { plannedStart: '2026-11-21T08:00:00+01:00', plannedEnd: '2026-11-21T20:00:00+01:00' };
    const done = linesOf({
      ...planned,
      actualStart: '2026-11-21T09:15:00+01:00',
      actualEnd: '2026-11-21T18:00:00+01:00',
    });
    expect(done).toContain('DTSTART:20261121T081500Z');
    expect(done).toContain('DTEND:20261121T170000Z');
    const late = linesOf({ ...planned, actualStart: '2026-11-22T00:00:00+01:00', actualEnd: null });
    expect(late).toContain('DTSTART:20261121T230000Z');
    expect(late).toContain('DTEND:20261122T110000Z');
  });
});

describe('an event', () => {
  it('keeps its UID, and counts the changes of its activity', () => {
    expect(linesOf({ id: 'sc-31', version: 1 })).toEqual(
      expect.arrayContaining(['UID:sc-31@schedule.cnx', 'SEQUENCE:0']),
    );
    expect(linesOf({ id: 'sc-31', version: 4 })).toEqual(
      expect.arrayContaining(['UID:sc-31@schedule.cnx', 'SEQUENCE:3']),
    );
  });

  it.each([
    ['planned', 'TENTATIVE'],
    ['overdue', 'TENTATIVE'],
    ['confirmed', 'CONFIRMED'],
    ['done', 'CONFIRMED'],
    ['cancelled', 'CANCELLED'],
  ] as const)('that is %s says so', (status, written) => {
    expect(linesOf({ status })).toContain(`STATUS:${written}`);
  });

  it('holds texts of users as text, however they are written', () => {
    const title = 'A, b; c\\d\r\nATTENDEE:mailto:x@evil.example\nEND:VEVENT\u0007\u2028😀 é'.padEnd(300, 'ö');
    const lines = linesOf({ title, changes: [] });
    expect(lines.filter((line) => line.startsWith('END:VEVENT'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain(
      'A\\, b\\; c\\\\d ATTENDEE:mailto:x@evil.example END:VEVENT',
    );
  });

  it('names no people', () => {
    const change = {
      ...example.changes[0]!,
      at: '2026-11-19T08:00:00.000Z',
      by: 'Erin Moe',
      comment: 'Ask Erin Moe',
    };
    const lines = linesOf({ owner: 'Erin Moe', notes: 'Ask Erin Moe', changes: [change] });
    expect(lines.join('\n')).not.toContain('Erin');
    expect(lines).toContain('LAST-MODIFIED:20261119T080000Z');
  });

  it('is in the language of its reader', () => {
    const line = (language: 'en' | 'fr') =>
      linesOf({ expectedDeferred: 14.5 }, { language } as never).find((one) => one.startsWith('DESCRIPTION'));
    expect(line('en')).toBe('DESCRIPTION:Expected loss: 14.5 Sm³');
    expect(line('fr')).toBe('DESCRIPTION:Perte attendue: 14\\,5 Sm³');
  });
});

describe('a calendar', () => {
  it('is the same again on the same day', () => {
    const at = (now: string) =>
      writeCalendar([{ ...example, changes: [] }], { ...options, now: new Date(now) });
    expect(at('2026-11-20T23:59:59Z')).toBe(at('2026-11-20T00:00:00Z'));
  });

  it('without an activity is one still', () => {
    expect(writeCalendar([], options)).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  });
});
