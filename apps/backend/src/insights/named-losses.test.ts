import { describe, expect, it } from 'vitest';
import { productionDayStart } from '../production-day.ts';
import { fieldDays } from './field-days.ts';
import type { LoggedEvent } from './field-record.ts';
import { namedDays } from './named-losses.ts';
import { levels, oilWell } from './record.fixture.ts';
import { deferralOf, wellInsights } from './well-insights.ts';
import type { LossRecode } from './recoded-losses.ts';

const clock = { timeZone: 'UTC', startHour: 0 };
const firstDay = 20_000;

const choke = (id: string, n: number, fromValue: number, toValue: number): LoggedEvent => {
  const from = productionDayStart(firstDay + n, clock);
  return {
    ...{ id, wellId: 'A', kind: 'choke', isInstant: true, source: 'operator', reasonCode: null },
    ...{ from, to: from, fromValue, toValue },
  };
};

function lossesOf(oil: readonly number[], events: LoggedEvent[], recodes: readonly LossRecode[] = []) {
  const well = { ...oilWell(oil, firstDay), recodes };
  const days = fieldDays(
    { clock, wells: [well] },
    new Date(productionDayStart(firstDay + oil.length, clock) + 1),
  );
  const insights = wellInsights(well, { events, schedule: [] }, days, 'medium');
  const on = (n: number) =>
    deferralOf(insights, 'trailingMedian')
      .oil.find(({ day }) => day === firstDay + n)!
      .losses.map(({ reasonCode, eventId, deferred }) => [reasonCode, eventId, Math.round(deferred)]);
  return { insights, on };
}

describe('the losses of the days of an open loss', () => {
  const fallen = levels([100, 120], [70, 30], [42, 15]);

  it('are put down to the step that its exception names, and what came later to the step of its own day', () => {
    const { insights, on } = lossesOf(fallen, [choke('e1', 120, 50, 30), choke('e2', 150, 30, 18)]);
    expect(insights.drops).toMatchObject([{ day: firstDay + 120, cause: 'choke' }]);
    expect(on(140)).toEqual([['choke-setting', 'e1', 30]]);
    expect(on(160)).toEqual([
      ['choke-setting', 'e1', 30],
      ['choke-setting', 'e2', 28],
    ]);
  });

  it('keep the part that has no cause apart', () => {
    const { on } = lossesOf(fallen, [choke('e2', 150, 30, 18)]);
    expect(on(140)).toEqual([['underperformance', null, 30]]);
    expect(on(160)).toEqual([
      ['underperformance', null, 30],
      ['choke-setting', 'e2', 28],
    ]);
  });

  it('are without a cause where the choke was opened', () => {
    const { on } = lossesOf(fallen, [choke('e1', 120, 30, 50)]);
    expect(on(140)).toEqual([['underperformance', null, 30]]);
  });

  it('stay what people said of them, whether they were without a cause or had one', () => {
    const recode = (reasonCode: string): LossRecode => ({
      ...{ from: firstDay + 140, to: firstDay + 145, reasonCode, kind: 'unplanned' },
      parts: [{ reasonCode: 'separator', kind: 'unplanned', share: 1 }],
    });
    for (const code of ['underperformance', 'choke-setting']) {
      const losses = lossesOf(fallen, [choke('e1', 120, 50, 30)], [recode(code)]).on(142);
      expect(losses.map(([reason, , lost]) => [reason, lost])).toEqual([['separator', 30]]);
    }
  });
});

describe('namedDays', () => {
  const day = Array.from({ length: 30 }, (_, i) => firstDay + i);
  const days = day.map((one) => ({ day: one, expected: 100, standing: null }));
  const first = { cause: 'choke', eventId: 'e1' } as const;
  const named = (rate: readonly number[], changeDays: readonly number[]) =>
    namedDays(
      { day: firstDay, changeDays: changeDays.map((n) => firstDay + n), days },
      { day, rate: Float64Array.from(rate) },
      first,
      [],
    );

  it('take from all causes alike when the rate rises, and name what falls after it anew', () => {
    const parts = named(levels([60, 10], [80, 10], [50, 10]), [10, 20]);
    expect(parts.get(firstDay + 15)).toEqual([{ ...first, share: 1 }]);
    expect(parts.get(firstDay + 25)?.map(({ cause, share }) => [cause, Number(share.toFixed(2))])).toEqual([
      ['choke', 0.4],
      ['unknown', 0.6],
    ]);
  });

  it('name no day on which a loss is standing', () => {
    const standing = days.map((one) => ({ ...one, standing: 10 }));
    const rate = Float64Array.from(levels([60, 30]));
    expect(namedDays({ day: firstDay, changeDays: [], days: standing }, { day, rate }, first, []).size).toBe(
      0,
    );
  });
});
