import { describe, expect, it } from 'vitest';
import { stepMeans, type DailyColumns } from './step-means.ts';

const none = [null, null, null, null];
const columns: DailyColumns = {
  day: ['2025-01-01', '2025-01-02', '2025-01-03', '2025-01-04'],
  dayHours: [24, 24, 24, 24],
  hours: [24, 24, 24, 24],
  oil: none,
  gas: none,
  water: none,
  waterInjected: none,
  normalisedOil: [100, 10, 80, 80],
  normalisedGas: none,
  normalisedLiquid: none,
  waterCut: [40, 90, 50, 60],
  gor: [null, null, null, null],
  chokePct: none,
  wellheadPressure: none,
  downholePressure: none,
  potentialOil: none,
  potentialGas: none,
  quality: ['measured', 'suspect', 'measured', 'measured'],
};

describe('stepMeans', () => {
  it('leaves out days that tell nothing, in every variable', () => {
    const changes = (['oilRate', 'waterCut'] as const).map((variable) => ({
      variable,
      unit: variable === 'oilRate' ? 'Sm3/d' : '%',
      changeDay: '2025-01-03',
    }));
    const means = stepMeans(columns, [true, false, true, true], changes);
    expect(means.map(({ variable, to, mean }) => [variable, to, mean])).toEqual([
      ['oilRate', '2025-01-02', 100],
      ['oilRate', '2025-01-04', 80],
      ['waterCut', '2025-01-02', 40],
      ['waterCut', '2025-01-04', 55],
    ]);
  });
});
