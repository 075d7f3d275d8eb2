import { examples } from '@cnx/api/examples';
import { describe, expect, it } from 'vitest';
import { flawedDays, openedDays, reportDays, stateOfDay, wellsOfDay, withOpenedDays } from './report-days.ts';

const feed = examples.dataHealth.feeds[0]!;
const of = (reported: number, expected: number) => ({
  ...{ day: '2026-11-19', suspect: 0, arrivedAt: null },
  reported,
  expected,
});

describe('the days of a feed', () => {
  it('end at the due one', () => {
    const days = reportDays(feed);
    expect(days).toHaveLength(30);
    expect(days[0]).toMatchObject({ day: '2026-10-21', reported: 14, expected: 14 });
    expect(days.at(-1)).toEqual({ ...of(0, 14), arrivedAt: null });
  });

  it('are whole, in part, missing, or none that was expected', () => {
    expect([of(14, 14), of(15, 14), of(13, 14), of(0, 14), of(0, 0)].map(stateOfDay)).toEqual([
      ...['whole', 'whole', 'part', 'missing', 'none'],
    ]);
  });

  it('are not whole where a row contradicts itself; that a report is missing weighs more', () => {
    const states = [of(14, 14), of(13, 14), of(0, 14)].map((day) => stateOfDay({ ...day, suspect: 1 }));
    expect(states).toEqual(['suspect', 'part', 'missing']);
  });

  it('are flawed where a report is missing or a row contradicts itself, the newest first', () => {
    expect(flawedDays(feed).map(({ day, suspect }) => [day, suspect])).toEqual([
      ['2026-11-19', 0],
      ['2026-11-18', 0],
      ['2026-11-10', 1],
      ['2026-10-26', 2],
    ]);
  });

  it('are all named of one field by the address, which keeps what else it says', () => {
    const open = withOpenedDays('?view=wall', 'breeze');
    expect(open).toBe('/dashboard/data-health?view=wall&daysOf=breeze');
    expect(openedDays(open.slice(open.indexOf('?')))).toBe('breeze');
    expect(withOpenedDays('?daysOf=breeze', null)).toBe('/dashboard/data-health');
  });

  it('open their wells: those that are silent where a report is missing', () => {
    expect(wellsOfDay(feed, of(0, 14))).toBe(
      '/dashboard?fieldIds=breeze&from=2026-11-19&to=2026-11-19&day=silent',
    );
    expect(wellsOfDay(feed, of(14, 14))).toMatch(/&day=wells$/);
  });
});
