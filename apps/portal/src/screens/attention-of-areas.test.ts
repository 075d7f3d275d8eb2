import type { ChangePoint, ProductionDay } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { describe, expect, it } from 'vitest';
import { change, statistics } from '../features/change-points/change-points.fixture.ts';
import { changePoints } from '../features/change-points/change-points.tsx';
import { exceptionItems, wellItems } from '../features/production-day/production-day-attention.ts';
import { activities, fieldNames } from '../features/schedule/schedule.fixture.ts';
import { placedActivities, scheduleWindow } from '../features/schedule/schedule.ts';
import { schedule } from '../features/schedule/schedule.tsx';
import { emissionsInfo, metric } from '../features/sustainable-production/sustainable-production.fixture.ts';
import { sustainableProduction } from '../features/sustainable-production/sustainable-production.tsx';
import { createI18n, loadTexts, loginTexts } from '../i18n/i18n.ts';
import type { Formats } from '../insight/use-formats.ts';
import { dateFormat, quantityFormat } from '../quantities.ts';

const i18n = createI18n('en', await loginTexts('en'));
await loadTexts(i18n, 'portal');
const formats: Formats = {
  language: 'en',
  t: i18n.getFixedT('en', 'portal'),
  quantities: quantityFormat('en', 'metric'),
  dates: dateFormat('en', { timeZone: 'UTC' }),
};

describe('change points', () => {
  const itemsOf = (changes: readonly ChangePoint[], total = changes.length) =>
    changePoints.card.attention!(
      {
        statistics: { ...statistics, total },
        changes,
        shown: null,
        series: { status: 'loading' },
        notes: { status: 'loading' },
      },
      formats,
    );
  const drop = (name: string, delta: number) =>
    change({ id: name, well: { ...change().well, name }, delta, direction: 'down', variable: 'oilRate' });

  it('warn of unexplained drops of oil, the largest three named', () => {
    const changes = [drop('A', -10), drop('B', -40), drop('C', -20), drop('D', -30)];
    expect(itemsOf(changes)).toEqual([
      expect.objectContaining({
        tone: 'warning',
        text: '4 unexplained drops in oil, the largest: B −40.0, D −30.0, C −20.0',
        oil: -100,
      }),
    ]);
  });

  it('say nothing of explained ones, nor where not all were fetched', () => {
    expect(itemsOf([{ ...drop('A', -10), status: 'explained' }])).toEqual([]);
    expect(itemsOf([drop('A', -10)], 900)).toEqual([]);
  });
});

it('the schedule warns of what is overdue, with its names, and of what overlaps', () => {
  const days = scheduleWindow('2026-11-19');
  const body = {
    activities: placedActivities(activities, { fieldNames, days, present: null }),
    days,
    now: null,
    present: null,
  };
  const [overdue, conflicts, ...rest] = schedule.card.attention!(body, formats);
  expect(overdue).toMatchObject({ state: 'Overdue', tone: 'warning' });
  expect(overdue!.text).toMatch(/^1 activity: \S+ /);
  expect(conflicts).toMatchObject({ state: 'Overlap', text: '2 activities overlap at the same place' });
  expect(rest).toEqual([]);
});

describe('sustainable production', () => {
  const metrics = [
    metric({ code: 'carbonIntensity', status: 'onTrack' }),
    metric({ code: 'reinjectedPct', value: 48.5, target: 60, unit: '%', status: 'off' }),
    metric({ code: 'flaringIntensity', value: 0.22, target: 0.2, unit: 'Sm3/boe', status: 'watch' }),
  ];

  it('is critical of metrics that are off track, and warns of those to watch', () => {
    const items = sustainableProduction.card.attention!({ ...emissionsInfo, metrics }, formats);
    expect(items.map(({ id, tone, amount }) => [id, tone, amount?.replace('\u00a0', ' ')])).toEqual([
      ['reinjectedPct', 'critical', '48.5 %'],
      ['flaringIntensity', 'warning', '0.22 Sm³/boe'],
    ]);
  });

  it('leads its sentence with what is off track', () => {
    const takeaway = sustainableProduction.card.takeaway({ ...emissionsInfo, metrics }, formats);
    expect(takeaway.replaceAll('\u00a0', ' ')).toMatch(
      /^Produced water reinjected is off track \(48\.5 %, target 60\.0 %\)\. Carbon intensity/,
    );
    const well = sustainableProduction.card.takeaway({ ...emissionsInfo, metrics: [metrics[0]!] }, formats);
    expect(well).toMatch(/^Carbon intensity/);
  });
});

describe('the newest day', () => {
  const day: ProductionDay = examples.productionDay;

  it('is critical of wells that are down, and warns of those that are silent', () => {
    const wells = { ...day.wells!, down: 1, silent: 3 };
    const items = wellItems({ ...day, day: '2026-11-19', wells }, formats);
    expect(items.map(({ tone, text }) => [tone, text])).toEqual([
      ['critical', '1 well did not produce on the newest day (Nov 19)'],
      ['warning', '3 wells have not reported for Nov 19'],
    ]);
    expect(items.map(({ href }) => href?.('?fieldIds=volve'))).toEqual([
      '/dashboard?fieldIds=volve&day=down',
      '/dashboard?fieldIds=volve&day=silent',
    ]);
    expect(wellItems({ ...day, wells: { ...wells, down: 0, silent: 0 } }, formats)).toEqual([]);
    expect(wellItems({ ...day, wells: null }, formats)).toEqual([]);
  });

  it('names a well that stopped since by the log before those that were down, and leads to it', () => {
    const stops = examples.shiftHandover.stops;
    const [first, second] = wellItems({ ...day, stops: [...stops, ...stops] }, formats);
    expect([first!.tone, first!.text, first!.href?.('?fieldIds=volve')]).toEqual([
      'critical',
      'NV-A-09: Pump trip since Nov 20, 04:12 · Power supply, not in a report yet · 1 more',
      '?fieldIds=volve&well=NV-A-09',
    ]);
    expect(second!.id).toBe('down');
  });

  it('names each field whose newest day is another one', () => {
    const [venture] = day.fields;
    const other = { ...venture!, field: { ...venture!.field, name: 'Tamrith' }, day: '2026-11-18' };
    const fields = [venture!, { ...other, dueAt: '2026-11-20T14:00:00Z' }];
    const textOf = (given: ProductionDay) => wellItems(given, formats)[0]?.text;
    expect(textOf({ ...day, fields })).toBe(
      '2 wells did not produce on the newest day (Nov 19; Tamrith Nov 18 (due 14:00 UTC))',
    );
    expect(textOf({ ...day, fields: [venture!, { ...other, endedDay: '2026-11-18' }] })).toBe(
      '2 wells did not produce on the newest day (Nov 19; Tamrith Nov 18)',
    );
  });

  it('names the well that loses most of each product, its share and why', () => {
    const [loss] = day.exceptions!.largest;
    const largest = [
      { ...loss!, well: { ...loss!.well, name: 'QUI-A-02' }, lossPerDay: 417.5, cause: 'downtime' as const },
      { ...loss!, product: 'gas' as const, lossPerDay: 12_250, cause: null, kind: 'gas' as const },
    ];
    const lost = { open: 26, lossless: 4, oilAtRisk: 781, gasAtRisk: 12_250, largest };
    const [item] = exceptionItems({ ...day, exceptions: { ...day.exceptions!, ...lost } }, formats);
    expect(item!.text.replaceAll('\u00a0', ' ')).toBe(
      'QUI-A-02 418 Sm³/d (53 % of the oil lost, No reason logged) · F-12 12,250 Sm³/d of gas (100 % of what gas wells lose, Gas) · 26 open exceptions, 4 lose nothing now',
    );
  });

  it('names the largest loss that nobody answered, since when, and what is planned about it', () => {
    const largest = { ...day.exceptions!.unanswered!.largest!, lossPerDay: 417.5, since: '2026-11-16' };
    const itemOf = (lossWork: typeof largest.lossWork) => {
      const unanswered = { events: 22, oldestSince: '2026-08-28', largest: { ...largest, lossWork } };
      const items = exceptionItems({ ...day, exceptions: { ...day.exceptions!, unanswered } }, formats);
      return items.find(({ id }) => id === 'unanswered')!;
    };
    const work = {
      id: 'w',
      title: 'Test',
      plannedStart: '2026-12-06T07:00:00Z',
      plannedEnd: '2026-12-06T19:00:00Z',
    };
    const test = { ...work, activity: 'wellTest' as const };
    const item = itemOf({ repair: null, idleTest: test });
    expect(item).toMatchObject({ tone: 'critical', oil: 417.5 });
    expect(item.href!('')).toContain(largest.id);
    expect(item.text.replaceAll('\u00a0', ' ')).toBe(
      'F-12 418 Sm³/d, 4 days without an answer, no repair work is planned, a well test is planned on Dec 6 though the well is down · 22 exceptions with a loss are unanswered, the oldest since Aug 28',
    );
    const repair = { ...work, activity: 'workover' as const };
    expect(itemOf({ repair, idleTest: null }).text).toContain('Workover planned from Dec 6 · 22');
  });

  it('is critical of exceptions that lose oil or gas only', () => {
    const withRisk = (oilAtRisk: number | null, open = 7, gasAtRisk = 0) => {
      const { unanswered: _, ...lost } = day.exceptions!;
      const exceptions = { ...lost, open, lossless: 0, oilAtRisk, gasAtRisk, largest: [] };
      return exceptionItems({ ...day, exceptions }, formats);
    };
    expect(withRisk(168)).toMatchObject([{ tone: 'critical', text: '7 open exceptions', oil: 168 }]);
    expect(withRisk(0)).toMatchObject([{ tone: 'warning' }]);
    expect(withRisk(null)[0]).not.toHaveProperty('amount');
    expect(withRisk(168, 0)).toEqual([]);
    expect(withRisk(0, 7, 42_000)).toMatchObject([
      { tone: 'critical', amount: '42,000\u00a0Sm³/d of gas (gas wells)', oil: 42 },
    ]);
    expect(withRisk(168, 7, 42_000)).toMatchObject([
      { amount: '168\u00a0Sm³/d, 42,000\u00a0Sm³/d of gas (gas wells)', oil: 210 },
    ]);
  });
});
