import { expect, it } from 'vitest';
import { reportWindow, reportWindowOf } from './report-windows.ts';

it.each([
  ['monthToDate', '2026-11-19', '2026-11-01', '2026-11-19'],
  ['lastMonth', '2026-11-19', '2026-10-01', '2026-10-31'],
  ['lastMonth', '2026-01-02', '2025-12-01', '2025-12-31'],
  ['quarterToDate', '2026-11-19', '2026-10-01', '2026-11-19'],
  ['quarterToDate', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['yearToDate', '2024-02-29', '2024-01-01', '2024-02-29'],
] as const)('%s up to %s is %s to %s', (window, newest, from, to) => {
  expect(reportWindow(window, newest)).toEqual({ from, to });
});

it('knows a window again by its days, the shortest that has them', () => {
  expect(reportWindowOf({ from: '2026-10-01', to: '2026-10-31' }, '2026-11-19')).toBe('lastMonth');
  expect(reportWindowOf({ from: '2026-01-01', to: '2026-01-09' }, '2026-01-09')).toBe('monthToDate');
  expect(reportWindowOf({ from: '2026-10-02', to: '2026-10-31' }, '2026-11-19')).toBeNull();
});
