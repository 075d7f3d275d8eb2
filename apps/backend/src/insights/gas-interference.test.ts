import { describe, expect, it } from 'vitest';
import { gasBreakthroughs } from './gas-breakthrough.ts';
import type { PumpSignals } from './field-record.ts';
import { gasEpisodes, gasRule } from './gas-interference.ts';
import { hourMs } from '../production-day.ts';
import { dailyRecord, levels } from './record.fixture.ts';

/** Sixty hours of steady running, then the given hours; each column may differ. */
function signals(after: Partial<Record<Exclude<keyof PumpSignals, 'at'>, number[]>>): PumpSignals {
  const steady = {
    frequency: 50,
    motorCurrent: 40,
    currentVariation: 1,
    intakePressure: 60,
    freeGas: 5,
    liquidRate: 300,
  };
  const length = Math.max(0, ...Object.values(after).map((values) => values.length));
  const column = (name: keyof typeof steady): Float64Array =>
    Float64Array.from([...levels([steady[name], 60]), ...(after[name] ?? levels([steady[name], length]))]);
  return {
    at: Float64Array.from({ length: 60 + length }, (_, i) => i * hourMs),
    frequency: column('frequency'),
    motorCurrent: column('motorCurrent'),
    currentVariation: column('currentVariation'),
    intakePressure: column('intakePressure'),
    freeGas: column('freeGas'),
    liquidRate: column('liquidRate'),
  };
}

describe('gasEpisodes', () => {
  it('R1 fires above the limit of the stage and no other', () => {
    const gassy = signals({ freeGas: levels([12, 3], [5, 10]) });
    expect(gasEpisodes(gassy, 'radial')).toMatchObject([
      {
        rule: 'R1',
        from: 60 * hourMs,
        metAt: 60 * hourMs,
        to: 62 * hourMs,
        hours: 3,
        ended: true,
        mechanism: 'freeGasAtIntake',
      },
    ]);
    expect(gasEpisodes(gassy, 'mixed')).toEqual([]);
  });

  it('R2 needs both the slugs in the current and the underload', () => {
    const slugs = signals({ currentVariation: [3.1], motorCurrent: [33.9] });
    expect(gasEpisodes(slugs, 'axial')).toMatchObject([{ rule: 'R2', currentBaseline: 40 }]);
    expect(gasEpisodes(signals({ currentVariation: [3.1], motorCurrent: [34.1] }), 'axial')).toEqual([]);
    expect(gasEpisodes(signals({ currentVariation: [2.9], motorCurrent: [33.9] }), 'axial')).toEqual([]);
  });

  it('R3 needs three hours, and not a lowered frequency', () => {
    const lost = { intakePressure: levels([62, 4]), liquidRate: levels([265, 4]) };
    expect(gasEpisodes(signals(lost), 'axial')).toMatchObject([
      { rule: 'R3', from: 60 * hourMs, metAt: 62 * hourMs, hours: 4, liquidBaseline: 300 },
    ]);
    expect(
      gasEpisodes(signals({ intakePressure: levels([62, 2]), liquidRate: levels([265, 2]) }), 'axial'),
    ).toEqual([]);
    expect(gasEpisodes(signals({ ...lost, frequency: levels([48, 4]) }), 'axial')).toEqual([]);
  });

  it('tells a gas lock by much free gas with an unloaded motor', () => {
    const locked = signals({ freeGas: levels([40, 2]), motorCurrent: levels([20, 2]) });
    expect(gasEpisodes(locked, 'radial')).toMatchObject([{ mechanism: 'gasLock', ended: false }]);
  });

  it('joins hours up to six apart and splits at more', () => {
    const withGap = (gap: number): number =>
      gasEpisodes(signals({ freeGas: levels([12, 1], [5, gap - 1], [12, 1]) }), 'radial').length;
    expect(withGap(6)).toBe(1);
    expect(withGap(7)).toBe(2);
  });

  it('says nothing of a stopped pump or an empty record', () => {
    expect(gasEpisodes(signals({ freeGas: [90], frequency: [0] }), 'radial')).toEqual([]);
    const none = new Float64Array(0);
    const empty = {
      at: none,
      frequency: none,
      motorCurrent: none,
      currentVariation: none,
      intakePressure: none,
      freeGas: none,
      liquidRate: none,
    };
    expect(gasEpisodes(empty, 'radial')).toEqual([]);
  });

  it('words each rule with its limit', () => {
    expect(gasRule('R1', 25).text).toContain('25 %');
    expect(gasRule('R2', 25).limit).toBe(3);
    expect(gasRule('R3', 25).persistence).toBe('PT3H');
  });
});

describe('gasBreakthroughs', () => {
  it('fires when the 7-day median passes 1.25 times the 90-day median', () => {
    const record = dailyRecord({
      oil: levels([100, 120], [90, 30]),
      gas: levels([10_000, 120], [12_600, 30]),
    });
    // GOR 100, then 140: four of seven days make the median, so on the fourth day.
    expect(gasBreakthroughs(record)).toMatchObject([
      { day: 20_123, baseline: 100, gor: 140, ratio: 1.4, oilLoss: 10 },
    ]);
    const mild = dailyRecord({ oil: levels([100, 150]), gas: levels([10_000, 120], [12_400, 30]) });
    expect(gasBreakthroughs(mild)).toEqual([]);
  });

  it('tells coning from channeling by the slope of the derivative', () => {
    const rise = (shape: (t: number) => number): number[] =>
      Array.from({ length: 200 }, (_, i) => 100 * (i < 100 ? 100 : 100 * shape(i - 99)));
    const oil = levels([100, 200]);
    const leveling = gasBreakthroughs(dailyRecord({ oil, gas: rise((t) => 2.2 - 1.1 * Math.exp(-t / 12)) }));
    expect(leveling[0]!.mechanism).toBe('gasCapConing');
    const running = gasBreakthroughs(dailyRecord({ oil, gas: rise((t) => 1 + (t / 45) ** 2) }));
    expect(running[0]!.mechanism).toBe('injectedGasBreakthrough');
  });
});
