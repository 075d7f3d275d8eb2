import { describe, expect, it } from 'vitest';
import type { Formats } from '../../insight/use-formats.ts';
import { dateFormat, dayTime, quantityFormat } from '../../quantities.ts';
import { chartEvents } from '../../insight/well-events.ts';
import { allColumns } from './change-points.columns.tsx';
import {
  change,
  changes,
  frequencyStep,
  shortTrip,
  statistics,
  wellProduction,
} from './change-points.fixture.ts';
import { changePoints } from './change-points.tsx';
import {
  chartBands,
  changeTakeaway,
  changeSize,
  drawnVariable,
  isUnexplained,
  newestFirst,
  rankChanges,
  recoveries,
  unexplainedDrops,
  trendWindow,
  unexplainedIn,
  wellTrend,
  changedProduct,
  rateEffect,
  unexplainedChanges,
} from './change-points.ts';

describe('unexplainedDrops', () => {
  const drop = change({ id: 'down', changeDate: '2026-10-27', meanBefore: 100, meanAfter: 60, delta: -40 });
  const rise = change({
    id: 'up',
    direction: 'up',
    changeDate: '2026-11-05',
    meanBefore: 60,
    meanAfter: 97,
    delta: 37,
  });
  const idsOf = (...rows: Parameters<typeof change>[0][]) =>
    unexplainedDrops(rows.map(change)).map(({ id }) => id);

  it('leaves out a drop that a later rise of the same well has made good', () => {
    expect(idsOf(drop, rise)).toEqual([]);
    expect(changeTakeaway({ ...statistics, total: 2 }, [drop, rise])).toMatchObject({ kind: 'noDrops' });
    expect([...recoveries([drop, rise])]).toEqual([['down', '2026-11-05']]);
  });

  it('knows a fall of gas as made good by a rise of gas alone', () => {
    const [fall, gain] = [drop, rise].map((row) => ({ ...row, variable: 'gasRate' as const }));
    expect([...recoveries([fall!, gain!])]).toEqual([['down', '2026-11-05']]);
    expect([...recoveries([fall!, rise])]).toEqual([]);
  });

  it('leaves out one whose exception has a cause', () => {
    expect(idsOf({ ...drop, cause: 'watering', causeScore: 0.94 })).toEqual([]);
    expect(idsOf({ ...drop, cause: 'unknown', causeScore: 0 })).toEqual(['down']);
  });

  it('keeps a drop that lasts: after a rise that is too small, earlier, provisional or of another well', () => {
    expect(idsOf(drop, { ...rise, meanAfter: 90 })).toEqual(['down']);
    expect(idsOf(drop, { ...rise, changeDate: '2026-10-20' })).toEqual(['down']);
    expect(idsOf(drop, { ...rise, provisional: true })).toEqual(['down']);
    expect(idsOf(drop, { ...rise, status: 'dismissed' })).toEqual(['down']);
    expect(idsOf(drop, { ...rise, well: { ...rise.well, id: 'another' } })).toEqual(['down']);
    expect(idsOf({ ...drop, status: 'explained' }, { ...drop, variable: 'gor' })).toEqual([]);
  });
});

describe('rankChanges', () => {
  it('puts unexplained drops of oil first, by size, and explained changes last', () => {
    expect(rankChanges(changes).map(({ id }) => id)).toEqual([
      'cp-204', // drop of 54.2, unexplained
      'cp-207', // drop of 18.6, unexplained
      'cp-206', // rise, unexplained
      'cp-210', // water cut, unexplained
      'cp-205', // drop, explained
      'cp-212', // provisional, though the largest
    ]);
  });

  it('never compares volumes with the units of other variables', () => {
    const pressure = change({ id: 'p', variable: 'intakePressure', unit: 'bar', delta: -900, score: 1 });
    const gor = change({ id: 'g', variable: 'gor', unit: 'Sm3/Sm3', delta: 3, score: 8 });
    const oil = change({ id: 'o', direction: 'up', delta: 0.5 });
    expect(rankChanges([pressure, gor, oil]).map(({ id }) => id)).toEqual(['o', 'g', 'p']);
  });

  it('leaves the given list alone', () => {
    const before = [...changes];
    rankChanges(changes);
    expect(changes).toEqual(before);
  });
});

it('holds judged and explained changes for explained, and what is provisional for nothing yet', () => {
  const statuses = ['new', 'acknowledged', 'explained', 'dismissed'] as const;
  const unexplained = (provisional: boolean) =>
    statuses.map((status) => isUnexplained({ status, provisional, cause: null }));
  expect(unexplained(false)).toEqual([true, true, false, false]);
  expect(unexplained(true)).toEqual([false, false, false, false]);
});

it('puts an event on the production day that it belongs to, wherever the reader is', () => {
  // Two hours into November 20 in UTC is still the day before in Texas, whose day begins at six.
  const test = {
    id: 'e',
    kind: 'test' as const,
    start: '2026-11-20T02:00:00Z',
    end: '2026-11-20T14:00:00Z',
    startDay: '2026-11-19',
    endDay: '2026-11-20',
    from: null,
    to: null,
    unit: null,
    planned: true,
    reason: null,
  };
  const formats = {
    t: () => '',
    dates: dateFormat('en', { timeZone: 'UTC' }),
    quantities: quantityFormat('en'),
  } as unknown as Formats;
  const production = { ...wellProduction, events: [test] };
  expect(chartEvents(production, formats)[0]).toMatchObject({ at: dayTime('2026-11-19') });
  expect(chartBands(change({}), production, formats)[0]).toMatchObject({
    from: dayTime('2026-11-19'),
    to: dayTime('2026-11-20'),
  });
});

describe('changeTakeaway', () => {
  it('counts and sums only the unexplained drops of oil', () => {
    const takeaway = changeTakeaway(statistics, changes);
    expect(takeaway).toMatchObject({ kind: 'drops', count: 2, largest: { id: 'cp-204' } });
    expect(takeaway.kind === 'drops' && takeaway.effect).toBeCloseTo(-72.8);
  });

  it('says nothing of alarms that are not confirmed', () => {
    const [alarm] = changes.filter(({ provisional }) => provisional);
    expect(changeTakeaway({ ...statistics, total: 0 }, [alarm!])).toEqual({
      kind: 'steady',
      wells: 115,
      silent: 3,
    });
    expect(changeTakeaway({ ...statistics, total: 1 }, [alarm!])).toMatchObject({ kind: 'counted' });
  });

  it('does not let rises hide drops', () => {
    const rise = change({ id: 'up', direction: 'up', delta: 500 });
    expect(changeTakeaway({ ...statistics, total: 6 }, [...changes, rise])).toMatchObject({ count: 2 });
  });

  it('speaks of the counts alone when not every change was fetched', () => {
    expect(changeTakeaway({ ...statistics, total: 812 }, changes)).toEqual({
      kind: 'counted',
      count: 812,
      unexplained: 4,
      netOilEffect: -79.6,
    });
  });

  it('says that there is no drop when there is none', () => {
    const explained = changes.filter(({ status }) => status === 'explained');
    expect(changeTakeaway({ ...statistics, total: 1 }, explained)).toEqual({
      kind: 'noDrops',
      count: 1,
      unexplained: 0,
    });
  });

  it('distinguishes wells without a change from no wells at all', () => {
    const nothing = { ...statistics, total: 0, wellsMonitored: 7, wellsReporting: 1, wellsStale: 6 };
    expect(changeTakeaway(nothing, [])).toEqual({ kind: 'steady', wells: 1, silent: 6 });
    expect(changeTakeaway({ ...nothing, wellsReporting: 0 }, [])).toEqual({ kind: 'silent', wells: 7 });
    expect(changeTakeaway({ ...nothing, computed: false }, [])).toEqual({ kind: 'notComputed' });
    expect(changeTakeaway({ ...statistics, total: 0, wellsMonitored: 0 }, [])).toEqual({ kind: 'noWells' });
  });
});

it('counts as unexplained what is neither explained nor dismissed', () => {
  expect(
    unexplainedIn({ byStatus: { new: 3, acknowledged: 2, explained: 5, accepted: 2, dismissed: 7 } }),
  ).toBe(5);
});

describe('wellTrend', () => {
  it('draws the normalised rate with the means of that variable only', () => {
    const trend = wellTrend(wellProduction, change(), quantityFormat('en'));
    expect(trend.times.at(-1)).toBe(dayTime('2026-11-19'));
    expect(trend.values).toEqual(wellProduction.normalisedOil);
    expect(trend.values).toContain(null);
    expect(trend.steps.map(({ mean }) => mean)).toEqual([142.1, 87.9]);
    expect(trend.steps[1]).toMatchObject({ from: dayTime('2026-11-13'), to: dayTime('2026-11-19') });
  });

  it('draws the means that the change states, not those of the days that were fetched', () => {
    const stated = change({ meanBefore: 140, meanAfter: 90 });
    const trend = wellTrend(wellProduction, stated, quantityFormat('en'));
    expect(trend.steps.map(({ mean }) => mean)).toEqual([140, 90]);
    const later = change({ changeDate: '2026-11-15' });
    expect(wellTrend(wellProduction, later, quantityFormat('en')).steps).toEqual([]);
  });

  it('draws the means of the variable that stands for one without a daily series', () => {
    const current = change({ variable: 'motorCurrent', unit: 'A', meanBefore: 41, meanAfter: 38 });
    const trend = wellTrend(wellProduction, current, quantityFormat('en'));
    expect(trend.steps.map(({ mean }) => mean)).toEqual([142.1, 87.9]);
  });

  it('gives values and means in the reader’s unit', () => {
    const trend = wellTrend(wellProduction, change(), quantityFormat('en', 'field'));
    expect(trend.steps[0]?.mean).toBeCloseTo(142.1 * 6.29);
    expect(trend.values[0]).toBeCloseTo((wellProduction.normalisedOil[0] ?? 0) * 6.29);
  });

  it('shows the oil rate for a variable that has no daily series', () => {
    expect(drawnVariable('waterCut')).toBe('waterCut');
    expect(drawnVariable('motorCurrent')).toBe('oilRate');
  });
});

it('says a change of a share in points, of a gauge in its unit, of a rate in percent', () => {
  const text = (given: Parameters<typeof change>[0]) => {
    const { value, unit } = changeSize(change(given), quantityFormat('en'));
    return `${value} ${unit}`;
  };
  expect(text({ deltaPct: -38.1 })).toBe('−38 %');
  const points = { deltaKind: 'points', deltaPct: null } as const;
  const absolute = { deltaKind: 'absolute', deltaPct: null } as const;
  expect(text({ variable: 'waterCut', unit: '%', delta: 5.6, ...points })).toBe('+5.6 pp');
  expect(text({ variable: 'motorTemperature', unit: 'degC', delta: 12.4, ...absolute })).toBe('+12.4 °C');
  expect(text({ variable: 'intakePressure', unit: 'bar', delta: -3.2, ...absolute })).toBe('−3.2 bar');
  expect(text({ variable: 'gor', unit: 'Sm3/Sm3', delta: -140, deltaPct: -40 })).toBe('−40 %');
  expect(text({ delta: 4, deltaPct: null })).toBe('+4.0 Sm³/d');
});

describe('trendWindow', () => {
  const window = { from: '2026-11-13', to: '2026-11-19' };

  it('begins early enough to see the mean before the change', () => {
    expect(trendWindow(change({ changeDate: '2026-11-13' }), window)).toEqual({
      from: '2026-09-29',
      to: '2026-11-19',
    });
  });

  it('never begins after the window', () => {
    const wide = { from: '2026-01-01', to: '2026-11-19' };
    expect(trendWindow(change({ changeDate: '2026-11-13' }), wide).from).toBe('2026-01-01');
  });
});

it('counts what the rate of a product gained or lost, and nothing of other variables or alarms', () => {
  const fall = { variable: 'oilRate', delta: -12, provisional: false } as const;
  expect(rateEffect(fall, 'oil')).toBe(-12);
  expect(rateEffect({ ...fall, delta: 12 }, 'oil')).toBe(12);
  expect(rateEffect({ ...fall, variable: 'liquidRate' }, 'oil')).toBeNull();
  expect(rateEffect({ ...fall, provisional: true }, 'oil')).toBeNull();
  expect(rateEffect(fall, 'gas')).toBeNull();
  expect(rateEffect({ ...fall, variable: 'gasRate' }, 'gas')).toBe(-12);
});

it('comes to gas where rates of gas have changed and none of oil', () => {
  expect(changedProduct([{ variable: 'gasRate' }, { variable: 'waterCut' }])).toBe('gas');
  expect(changedProduct([{ variable: 'gasRate' }, { variable: 'oilRate' }])).toBe('oil');
  expect(changedProduct([])).toBe('oil');
});

it('lists the newest change first where nothing else is said', () => {
  const days = newestFirst(changes).map(({ changeDate }) => changeDate);
  expect(days).toEqual([...days].sort().reverse());
});

describe('the list', () => {
  const formats = {
    t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
    dates: dateFormat('en', { timeZone: 'UTC' }),
    quantities: quantityFormat('en'),
  } as unknown as Formats;
  type Row = ReturnType<typeof change>;
  const column = (id: string, rows: readonly Row[]) =>
    allColumns(formats, rows).find((each) => each.id === id)!;
  const barOf = (row: Row, rows: readonly Row[]) => (column('oil', rows).bar as (row: Row) => boolean)(row);
  const drop = change({ id: 'a', changeDate: '2026-11-01', meanBefore: 100, meanAfter: 60, delta: -40 });
  const rise = change({
    id: 'd',
    direction: 'up',
    changeDate: '2026-11-09',
    meanBefore: 60,
    meanAfter: 100,
    delta: 40,
  });
  const lasting = change({ id: 'b', well: { id: 'x', name: 'X', fieldId: 'f', fieldName: 'F' }, delta: -5 });

  it('adds up to the net effect of what is confirmed, and the unexplained drops to what the headline says', () => {
    expect(column('oil', changes).total!(changes)).toBeCloseTo(statistics.netOilEffect);
    const takeaway = changeTakeaway(statistics, changes);
    const part = changePoints.rows.parts!.of(changes, formats, null).find(({ id }) => id === 'drops')!;
    expect(takeaway).toMatchObject({ kind: 'drops', count: part.rows.length });
    expect(column('oil', part.rows).total!(part.rows)).toBe(takeaway.kind === 'drops' && takeaway.effect);
  });

  it('has a drop that was made good in a state of its own, outside the unexplained, without a bar', () => {
    const rows = [drop, rise, lasting];
    const state = (row: Row) => column('status', rows).choice!(row);
    expect(rows.map(state)).toEqual(['recovered', 'new', 'new']);
    expect(state({ ...drop, status: 'explained' })).toBe('recovered');
    expect(state({ ...drop, status: 'dismissed' })).toBe('dismissed');
    expect(state({ ...drop, provisional: true })).toBe('provisional');
    const unexplained = changePoints.rows
      .parts!.of(rows, formats, null)
      .find(({ id }) => id === 'unexplained')!;
    expect(unexplained.rows).toEqual([rise, lasting]);
    expect(rows.map((row) => barOf(row, rows))).toEqual([false, false, true]);
    expect(barOf(drop, [drop, lasting])).toBe(true);
  });

  it('names an event beside a change, which stays unexplained, before it says that there is none', () => {
    const cause = (given: Parameters<typeof change>[0]) => column('cause', []).value(change(given));
    expect(cause({})).toBe('changePoints.noCause');
    expect(cause({ nearbyEvents: [shortTrip] })).toBe(
      'changePoints.noCause · insight.beside vocabulary.event.trip, Nov 4, 03:00',
    );
    expect(cause({ nearbyEvents: [shortTrip], linkedEvents: [frequencyStep] })).toMatch(
      /^exceptions.fromLog changePoints.eventWith .* · Nov 12, 22:10$/,
    );
    expect(cause({ nearbyEvents: [shortTrip], provisional: true })).toBeNull();
    expect(cause({ cause: 'unknown', causeScore: 1 })).toBe('changePoints.noCause');
    expect(cause({ cause: 'watering', causeScore: 0.94, linkedEvents: [frequencyStep] })).toMatch(
      /^exceptions.fromLog/,
    );
    expect(cause({ cause: 'watering', causeScore: 0.94 })).toBe(
      'exceptions.sure exceptions.cause.watering 94\u00a0%',
    );
    expect(cause({ cause: 'downtime', causeScore: 1 })).toBe('exceptions.cause.downtime');
    expect(unexplainedChanges([change({ nearbyEvents: [shortTrip] })])).toHaveLength(1);
  });
});
