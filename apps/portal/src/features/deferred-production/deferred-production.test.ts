import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import type { Formats } from '../../insight/use-formats.ts';
import { addDays, quantityFormat } from '../../quantities.ts';
import { levelBelowHrefAtom } from '../../state/area-choice.atoms.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { deferralOfReasonAtom } from './deferred-production.atoms.ts';
import { allColumns } from './deferred-production.columns.tsx';
import {
  comparedSums,
  deferral,
  deferrals,
  fieldSums,
  reason,
  sumOf,
} from './deferred-production.fixture.ts';
import { deferredProduction } from './deferred-production.tsx';
import {
  adjustedOf,
  compareDeferral,
  dailyDeferral,
  deferralSteps,
  deferralTakeaway,
  deferralTotals,
  leftOutText,
  levelBelow,
  lossLeadText,
  mainReasonOf,
  reasonShares,
  rowsNoun,
} from './deferred-production.ts';

describe('deferralTotals', () => {
  it('adds what rows lost, and lets no gain cancel a loss', () => {
    const gain = deferral({ actual: 420, deferred: 0, abovePotential: 20, unplanned: 0, reasons: [] });
    expect(deferralTotals([deferral(), gain])).toEqual({
      potential: 800,
      actual: 800,
      deferred: 20,
      abovePotential: 20,
      withoutPotential: 0,
      planned: 0,
      unplanned: 20,
      underperformance: 0,
      normalVariation: 0,
      efficiencyPct: 97.5,
      deferredPct: 2.5,
    });
  });

  it('keeps what has no cause apart, wherever a server tells it', () => {
    const rows = [deferral({ underperformance: 12 }), deferral({ underperformance: 3 }), deferral()];
    expect(deferralTotals(rows).underperformance).toBe(15);
    const noise = reason({ reasonCode: 'normal-variation', reasonText: 'Noise', deferred: 8 });
    expect(deferralTotals([deferral({ reasons: [noise] }), deferral()]).normalVariation).toBe(8);
  });

  it('has no efficiency where adjustments bring the losses below nothing, or above the potential', () => {
    for (const deferred of [-40, 1_000])
      expect(deferralTotals([deferral({ deferred })])).toMatchObject({
        efficiencyPct: null,
        deferredPct: null,
      });
  });

  it('has no efficiency without a potential', () => {
    const none = deferralTotals([deferral({ potential: 0, actual: 0, deferred: 0 })]);
    expect(none).toMatchObject({ efficiencyPct: null, deferredPct: null });
  });
});

describe('dailyDeferral', () => {
  it('sums the entities of a day, oldest first, and leaves days without rows out', () => {
    const { days } = dailyDeferral(deferrals.filter(({ period }) => period !== '2026-11-10'));
    expect(days).toHaveLength(29);
    expect(days.map(({ day }) => day)).toEqual([...days.map(({ day }) => day)].sort());
    expect(days.at(-1)).toMatchObject({ day: '2026-11-19', potential: 660, deferred: 18 });
  });
});

describe('compareDeferral', () => {
  const losses = (...days: readonly (readonly [period: string, deferred: number])[]) =>
    days.map(([period, deferred]) => deferral({ period, deferred }));
  const tenBefore = (day: string) => addDays(day, -10);

  const days = { from: '2026-11-01', to: '2026-11-03' };
  const sums = comparedSums(days, [112, 55]);

  it('compares day by day, and says what all days of both windows come to, by the sums of statistics', () => {
    const comparison = compareDeferral(
      losses(['2026-11-13', 5], ['2026-11-12', 7], ['2026-11-11', 100]),
      losses(['2026-11-03', 2], ['2026-11-02', 3], ['2026-10-31', 50]),
      tenBefore,
      sums,
    );
    expect(comparison).toMatchObject({ days, deferred: 112, before: 55, daysBefore: 3, likeForLike: null });
    expect(comparison?.pairs.map(({ day, other }) => [day.day, other.day])).toEqual([
      ['2026-11-12', '2026-11-02'],
      ['2026-11-13', '2026-11-03'],
    ]);
  });

  it('keeps what is like for like apart from what all days lost', () => {
    const [rows, others] = [losses(['2026-11-12', 7]), losses(['2026-11-02', 3])];
    expect(compareDeferral(rows, others, tenBefore, comparedSums(days, [7, 5, 3]))).toMatchObject({
      deferred: 7,
      before: 5,
      likeForLike: 3,
    });
  });

  it('is none where no day of both has data: it never compares with zero', () => {
    expect(compareDeferral(losses(['2026-11-12', 7]), losses(['2026-11-01', 3]), tenBefore, sums)).toBe(null);
    expect(compareDeferral(losses(['2026-11-12', 7]), [], tenBefore, sums)).toBe(null);
  });
});

it('sums adjustments of closed months up, and names none where none counts', () => {
  const adjusted = { potential: 0, actual: -90, deferred: 63 };
  expect(adjustedOf([deferral({ adjusted }), deferral(), deferral({ adjusted })])).toEqual({
    deferred: 126,
    actual: -180,
  });
  expect(adjustedOf([deferral()])).toBeNull();
});

describe('the newest days', () => {
  type Counted = readonly [entity: string, reported: number, expected: number];
  const daily = (rows: readonly (readonly [day: string, ...entities: Counted[]])[]) => {
    const { days, late } = dailyDeferral(
      rows.flatMap(([period, ...entities]) =>
        entities.map(([id, wellsReported, wellsExpected]) =>
          deferral({ period, entity: { ...deferral().entity, id }, wellsReported, wellsExpected }),
        ),
      ),
    );
    return { days: days.map(({ day }) => day), late };
  };

  it('come with what they have so far, so that the days that are drawn add up to the sentence', () => {
    const rows = [
      deferral({ period: '2026-11-17', wellsReported: 20, wellsExpected: 20, deferred: 20 }),
      deferral({ period: '2026-11-18', wellsReported: 19, wellsExpected: 20, deferred: 7, potential: 380 }),
    ];
    const { days, soFar } = dailyDeferral(rows);
    expect(days.map(({ day, deferred }) => [day, deferred])).toEqual([['2026-11-17', 20]]);
    expect(soFar.map(({ day, potential }) => [day, potential])).toEqual([['2026-11-18', 380]]);
    const drawn = [...days, ...soFar].reduce((sum, { deferred }) => sum + deferred, 0);
    expect(drawn).toBe(deferralTotals(rows).deferred);
  });

  it('are drawn while nearly all wells have reported, and the line ends before one that would look like a collapse', () => {
    const whole = deferral({ period: '2026-11-17', wellsReported: 20, wellsExpected: 20 });
    const drawn = (...reported: readonly number[]) =>
      dailyDeferral([
        whole,
        ...reported.map((wellsReported, i) =>
          deferral({ period: `2026-11-${18 + i}`, wellsReported, wellsExpected: 20 }),
        ),
      ]).drawnSoFar.map(({ day }) => day);
    expect(drawn(18)).toEqual(['2026-11-18']);
    expect(drawn(17)).toEqual([]);
    expect(drawn(19, 12)).toEqual(['2026-11-18']);
    expect(drawn(12, 19)).toEqual([]);
  });

  it('are left out while a well has not reported them', () => {
    const first = ['2026-11-17', ['breeze', 20, 20], ['venture', 41, 41]] as const;
    expect(
      daily([
        first,
        ['2026-11-18', ['breeze', 19, 20], ['venture', 41, 41]],
        ['2026-11-19', ['breeze', 20, 20], ['venture', 1, 41]],
      ]),
    ).toEqual({
      days: ['2026-11-17'],
      late: [
        { day: '2026-11-18', wellsReported: 60, wellsExpected: 61 },
        { day: '2026-11-19', wellsReported: 21, wellsExpected: 61 },
      ],
    });
    expect(daily([['2026-11-19', ['breeze', 1, 20]]]).days).toEqual([]);
  });

  it('stay where a later one is whole', () => {
    expect(
      daily([
        ['2026-11-18', ['breeze', 19, 20]],
        ['2026-11-19', ['breeze', 20, 20]],
      ]),
    ).toEqual({ days: ['2026-11-18', '2026-11-19'], late: [] });
  });

  it('are left out while a field of the two days before has not reported them, with the wells that it had', () => {
    const before = ['2026-11-16', ['breeze', 20, 20], ['venture', 40, 40]] as const;
    const whole = ['2026-11-17', ['breeze', 20, 20], ['venture', 42, 42]] as const;
    const breeze = [
      ['2026-11-18', ['breeze', 20, 20]],
      ['2026-11-19', ['breeze', 20, 20]],
    ] as const;
    expect(daily([before, whole, ...breeze])).toEqual({
      days: ['2026-11-16', '2026-11-17'],
      late: [
        { day: '2026-11-18', wellsReported: 20, wellsExpected: 62 },
        { day: '2026-11-19', wellsReported: 20, wellsExpected: 62 },
      ],
    });
    expect(daily([before, whole, ...breeze, ['2026-11-20', ['breeze', 20, 20]]]).days).toHaveLength(5);
  });

  it('stay where an entity is new, and where there is one day only', () => {
    expect(
      daily([
        ['2026-11-18', ['breeze', 20, 20]],
        ['2026-11-19', ['breeze', 20, 20], ['new', 1, 1]],
      ]).days,
    ).toHaveLength(2);
    expect(daily([['2026-11-19', ['breeze', 20, 20]]]).days).toEqual(['2026-11-19']);
  });
});

describe('a row of a whole window', () => {
  it('is counted as its entity, and a row of a day as a value', () => {
    expect(rowsNoun(fieldSums)).toBe('field');
    expect(rowsNoun(deferrals)).toBe('dailyValues');
    expect(rowsNoun([])).toBe('dailyValues');
  });

  it('names what cost most of its days', () => {
    const [, breeze] = fieldSums;
    expect(mainReasonOf([breeze!])).toMatchObject({ reasonCode: 'separator', deferred: 480 });
  });

  it('leads down to wells, and a well to its days, which lead no further', () => {
    const well = deferral({ entity: { level: 'well', id: 'A-1', name: 'A-1' } });
    expect(levelBelow(fieldSums[1]!)).toEqual({ level: 'well', filter: 'fields', id: 'breeze' });
    expect(levelBelow(sumOf([well]))).toEqual({ level: 'well', filter: 'wells', id: 'A-1', per: 'day' });
    expect(levelBelow(well)).toBe(null);
  });

  it('keeps the days of the rows above on the way down', () => {
    const store = createStore();
    store.set(addressSearchAtom, '?from=2026-10-29&to=2026-11-27&area=deferredProduction&where=deferred~5..');
    const href = store.get(levelBelowHrefAtom)({ level: 'well', filter: 'fields', id: 'breeze' });
    expect(Object.fromEntries(new URLSearchParams(href))).toEqual({
      ...{ from: '2026-10-29', to: '2026-11-27', area: 'deferredProduction', level: 'well' },
      fieldIds: 'breeze',
    });
  });
});

describe('deferralSteps', () => {
  it('lead from the potential to what was made, with gains apart from what causes took', () => {
    const gain = deferral({ actual: 420, deferred: 0, abovePotential: 20, unplanned: 0, reasons: [] });
    const steps = deferralSteps([...deferrals, gain], 2);
    expect(steps.causes.map(({ reasonCode }) => reasonCode)).toEqual(['lift-equipment-failure', 'separator']);
    expect(steps.others).toBeCloseTo(180, 9);
    expect(steps.gains).toBe(20);
    const taken = steps.causes.reduce((sum, { deferred }) => sum + deferred, 0);
    expect(steps.potential - taken - steps.others + steps.gains).toBeCloseTo(steps.actual, 9);
  });

  it('close with what wells made without a potential, which no efficiency has', () => {
    const young = deferral({
      entity: { level: 'well', id: 'young', name: 'BR-7' },
      ...{ potential: 0, actual: 90, deferred: 0, withoutPotential: 90, unplanned: 0, reasons: [] },
    });
    const steps = deferralSteps([deferral(), young], 2);
    expect(steps.withoutPotential).toBe(90);
    expect(steps.potential - steps.causes[0]!.deferred - steps.others + steps.gains + 90).toBeCloseTo(
      steps.actual,
      9,
    );
    expect(deferralTotals([deferral(), young]).efficiencyPct).toBe(
      deferralTotals([deferral()]).efficiencyPct,
    );
    const said = {
      t: (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
      language: 'en',
    } as unknown as Formats;
    expect(leftOutText([deferral(), young], String, said)).toBe(
      'deferredProduction.leftOutBy {"volume":"90","names":"BR-7"}',
    );
    expect(leftOutText([deferral()], String, said)).toBeNull();
  });

  it('name what has no cause, and no rest where every cause is named', () => {
    const own = reason({ reasonCode: 'underperformance', reasonText: 'Underperformance', deferred: 15 });
    const steps = deferralSteps([deferral({ reasons: [reason({ deferred: 5 }), own] })], 2);
    expect(steps.causes.map(({ reasonCode }) => reasonCode)).toEqual([
      'lift-equipment-failure',
      'underperformance',
    ]);
    expect(steps.others).toBe(0);
  });
});

it('opens the wells whose largest loss has a reason, with the filters and without what the list showed', () => {
  const store = createStore();
  store.set(addressSearchAtom, '?fieldIds=NV&span=30d&area=schedule&where=deferred~5..');
  store.set(deferralOfReasonAtom, 'separator');
  const query = new URLSearchParams(store.get(addressSearchAtom));
  expect(Object.fromEntries(query)).toEqual({
    ...{ fieldIds: 'NV', span: '30d', area: 'deferredProduction', level: 'well' },
    where: 'reason=separator',
  });
});

describe('reasonShares', () => {
  it('stand by their size, and what has no cause is never the main reason beside a cause', () => {
    const own = reason({ reasonCode: 'underperformance', reasonText: 'Underperformance', deferred: 90 });
    const rows = [deferral({ reasons: [own, reason({ deferred: 20 })] })];
    expect(reasonShares(rows).map(({ reasonCode, sharePct }) => [reasonCode, Math.round(sharePct)])).toEqual([
      ['underperformance', 82],
      ['lift-equipment-failure', 18],
    ]);
    expect(mainReasonOf(rows)?.reasonCode).toBe('lift-equipment-failure');
  });

  it('adds a reason over rows and days; shares are of all of the loss', () => {
    const shares = reasonShares(deferrals);
    expect(shares.map(({ reasonCode, deferred }) => [reasonCode, deferred])).toEqual([
      ['lift-equipment-failure', 600],
      ['separator', 480],
      ['well-test', 180],
    ]);
    expect(shares.reduce((sum, { sharePct }) => sum + sharePct, 0)).toBeCloseTo(100);
    expect(shares[2]).toMatchObject({ planned: 180, hours: 120 });
  });

  it('leaves reasons that cost nothing out', () => {
    expect(reasonShares([deferral({ reasons: [reason({ deferred: 0 })] })])).toEqual([]);
  });

  it('keeps the rows as they were', () => {
    const row = deferral();
    reasonShares([row, deferral()]);
    expect(row.reasons).toEqual([reason()]);
  });
});

describe('deferralTakeaway', () => {
  it('names the loss, its share and its main reason', () => {
    const takeaway = deferralTakeaway(deferrals);
    expect(takeaway).toMatchObject({ kind: 'loss', knownCause: { reasonCode: 'lift-equipment-failure' } });
    expect(takeaway.kind === 'loss' && takeaway.totals.deferredPct).toBeCloseTo((1260 / 19_800) * 100);
  });

  it.each(['underperformance', 'not-reported'])('knows no cause where all is %s', (reasonCode) => {
    const rows = [deferral({ reasons: [reason({ reasonCode })] })];
    expect(deferralTakeaway(rows)).toMatchObject({ kind: 'loss', knownCause: null });
  });

  it('distinguishes no rows, no potential and no loss', () => {
    expect(deferralTakeaway([]).kind).toBe('noRows');
    expect(deferralTakeaway([deferral({ potential: 0, deferred: 0 })]).kind).toBe('noPotential');
    expect(deferralTakeaway([deferral({ deferred: 0, actual: 400, reasons: [] })]).kind).toBe('noLoss');
  });
});

describe('the list', () => {
  // A text is its key and what is put into it; a reason is called as the company named it.
  const formats = {
    t: (key: string, values: Record<string, string> = {}) =>
      values['defaultValue'] ?? [key.replace('deferredProduction.', ''), ...Object.values(values)].join(' '),
    quantities: quantityFormat('en'),
    dates: { day: (day: string) => day, shortDay: (day: string) => day },
  } as unknown as Formats;
  const unknown = (deferred: number) =>
    reason({ reasonCode: 'underperformance', reasonText: 'No cause', deferred });
  const weather = (deferred: number) => reason({ reasonCode: 'weather', reasonText: 'Weather', deferred });

  it('names what leads with its share, and no cause before the largest one where that leads', () => {
    const text = (...reasons: readonly ReturnType<typeof reason>[]) =>
      lossLeadText([deferral({ reasons: [...reasons] })], formats).replaceAll('\u00a0', ' ');
    expect(text(unknown(52), weather(30), reason({ deferred: 18 }))).toBe('lead.noneThen 52 % Weather');
    expect(text(unknown(39), weather(61))).toBe('Weather 61 %');
    expect(text(unknown(7))).toBe('lead.none 100 %');
    expect(text()).toBe('noReason');
  });

  it('names what leads in several rows by the sum of each reason, not by the largest row', () => {
    const rows = [
      deferral({ reasons: [weather(50)] }),
      deferral({ reasons: [unknown(30)] }),
      deferral({ reasons: [unknown(30)] }),
    ];
    expect(lossLeadText(rows, formats)).toMatch(/^lead\.noneThen 55.% Weather$/);
  });

  it('says of a sum which day is its newest, and how many wells it still waits for', () => {
    const [whole] = fieldSums;
    const waiting = { ...whole!, wellsReported: 9, wellsExpected: 14 };
    const columns = allColumns(formats, [whole!, waiting]);
    const newest = columns.find(({ id }) => id === 'period');
    expect(newest?.cell?.(whole!, 'column')).toBe('2026-11-19');
    expect(newest?.cell?.(waiting, 'column')).toBe('newestLate 2026-11-19 9 14');
    expect(newest?.equalBy?.(waiting)).not.toBe(newest?.equalBy?.(whole!));
    // The way down is no figure: a file has no column of it.
    expect(columns.find(({ id }) => id === 'below')?.file).toEqual([]);
  });

  it('takes rows of one cause for alike only where its share is the same', () => {
    const rows = [
      deferral({ reasonCode: 'weather', reasons: [weather(34), unknown(20)] }),
      deferral({ reasonCode: 'weather', reasons: [weather(43), unknown(20)] }),
    ];
    const column = allColumns(formats, rows).find(({ id }) => id === 'reason')!;
    const [one, other] = rows.map((row) => column.equalBy!(row));
    expect(one).not.toBe(other);
    expect(column.equalBy!({ ...rows[0]! })).toBe(one);
  });

  it('has the loss without a cause in a column of its own, whose total is that of the headline', () => {
    const rows = [deferral({ underperformance: 12 }), deferral({ underperformance: 3 })];
    const column = allColumns(formats, rows).find(({ id }) => id === 'noCause');
    expect(rows.map((row) => column?.value(row))).toEqual([12, 3]);
    expect(column?.total?.(rows)).toBe(deferralTotals(rows).underperformance);
  });

  it('shows what lost oil without a cause alone, and no less of that than all rows have', () => {
    const rows = [deferral({ underperformance: 12 }), deferral({ underperformance: 0 }), deferral()];
    const part = deferredProduction.rows.parts?.of(rows, formats, null).find(({ id }) => id === 'noCause');
    expect(part?.rows).toEqual([rows[0]]);
    expect(deferralTotals(part!.rows).underperformance).toBe(deferralTotals(rows).underperformance);
  });
});
