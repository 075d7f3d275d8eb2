import { describe, expect, it } from 'vitest';
import { comparedFigures, comparedRows, differenceOf, openLoss, standingLoss } from './comparison.ts';
import { compared, exceptions, otherWell, silentWell, well } from './well-panel.fixture.ts';

const own = { well, exceptions };
const other = { well: otherWell, exceptions: [] };
const rowOf = (figure: string, rows = comparedRows(own, other, compared)) =>
  rows.find((row) => row.figure === figure)!;

describe('two wells side by side', () => {
  it('has a row for each figure, in one order', () => {
    expect(comparedRows(own, other, compared).map(({ figure }) => figure)).toEqual(comparedFigures);
  });

  it('takes the newest value of a curve, and none from the other well', () => {
    expect(rowOf('frequency')).toMatchObject({ own: 44, other: null });
  });

  it('says by how much the first differs from the second', () => {
    expect(differenceOf({ own: 75.5, other: 131.5 })).toBe(-56);
    expect(differenceOf(rowOf('frequency'))).toBeNull();
    expect(differenceOf(rowOf('lift'))).toBeNull();
  });

  it('has the loss of the open events, and what was expected when the largest began', () => {
    const [first] = exceptions;
    const open = { ...first!, isOpen: true };
    const two = [
      { ...open, lossPerDay: 1.3, baseline: 28, since: '2026-11-01' },
      { ...open, lossPerDay: 2.4, baseline: 29.1, since: '2026-11-08' },
      { ...open, isOpen: false, lossPerDay: 99 },
    ];
    expect(openLoss(two)).toMatchObject({ expected: 29.1, since: '2026-11-08' });
    expect(openLoss(two)?.loss).toBeCloseTo(3.7, 5);
    const rows = comparedRows({ well, exceptions: two }, other, compared);
    expect(rowOf('expected', rows)).toMatchObject({ own: 29.1, other: null });
    expect(rowOf('loss', rows).other).toBe(0);
    const silent = [{ ...open, kind: 'noData', lossPerDay: null } as const];
    expect(rowOf('loss', comparedRows({ well, exceptions: silent }, other, compared)).own).toBeNull();
  });

  it('has what stands beside the open loss, since the first of it', () => {
    const [first] = exceptions;
    const standing = { ...first!, isOpen: false, status: 'standing' as const };
    const events = [
      { ...first!, isOpen: true, status: 'new' as const, lossPerDay: 36.6 },
      { ...standing, lossPerDay: 5.4, since: '2026-01-08' },
      { ...standing, lossPerDay: 190.1, since: '2025-09-23' },
      { ...standing, lossPerDay: null, since: '2024-01-01' },
    ];
    expect(standingLoss(events)).toMatchObject({ product: first!.product, since: '2025-09-23' });
    expect(standingLoss(events)?.loss).toBeCloseTo(195.5, 5);
    expect(openLoss(events)?.loss).toBe(36.6);
    expect(standingLoss([])).toBeNull();
  });

  it('counts open exceptions alone, and none while they are not known', () => {
    expect(rowOf('openExceptions')).toMatchObject({ own: 1, other: 0 });
    const rows = comparedRows({ well, exceptions: null }, other, null);
    expect(rowOf('openExceptions', rows).own).toBeNull();
  });

  it('has nothing of a well without rows', () => {
    const rows = comparedRows({ well: silentWell, exceptions: [] }, other, null);
    for (const figure of ['oil', 'potential', 'waterCut', 'gor', 'intakePressure', 'frequency'])
      expect(rowOf(figure, rows).own).toBeNull();
  });
});
