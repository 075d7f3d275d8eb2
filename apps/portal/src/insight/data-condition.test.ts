import { expect, it } from 'vitest';
import { dataCondition } from './data-condition.ts';

const window = { from: '2026-10-21', to: '2026-11-19' };
const range = (from: string, to: string) => ({ range: { from, to } });

it('tells no data, data elsewhere, late data and current data apart', () => {
  expect(dataCondition({ range: null }, window)).toEqual({ kind: 'none' });
  expect(dataCondition({ range: null }, 'any')).toEqual({ kind: 'current' });
  expect(dataCondition(range('2008-02-12', '2016-09-17'), window)).toEqual({
    kind: 'outside',
    range: { from: '2008-02-12', to: '2016-09-17' },
    offered: { from: '2016-08-19', to: '2016-09-17' },
  });
  expect(dataCondition(range('2026-12-01', '2026-12-02'), window)).toMatchObject({ kind: 'outside' });
  expect(dataCondition(range('2023-11-20', '2026-11-15'), window)).toEqual({
    kind: 'late',
    lastDay: '2026-11-15',
  });
  expect(dataCondition(range('2023-11-20', '2026-10-21'), window)).toMatchObject({ kind: 'late' });
  expect(dataCondition(range('2023-11-20', '2026-11-19'), window)).toEqual({ kind: 'current' });
  expect(dataCondition(range('2023-11-20', '2026-11-15'), null)).toEqual({ kind: 'current' });
});
