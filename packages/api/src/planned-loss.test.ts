import { describe, expect, it } from 'vitest';
import { workEnd, workSpan, workStart, type TimedWork } from './planned-loss.ts';

const planned: TimedWork = {
  ...{ plannedStart: '2026-11-21T08:00:00+01:00', plannedEnd: '2026-11-21T20:00:00+01:00' },
  ...{ actualStart: null, actualEnd: null },
};
const times = (more: Partial<TimedWork>) => {
  const work = { ...planned, ...more };
  return [workStart(work), workEnd(work)];
};

describe('the times of work', () => {
  it('are those planned, and the actual ones where they are known', () => {
    expect(times({})).toEqual([planned.plannedStart, planned.plannedEnd]);
    const actual = { actualStart: '2026-11-21T09:15:00+01:00', actualEnd: '2026-11-21T18:00:00+01:00' };
    expect(times(actual)).toEqual([actual.actualStart, actual.actualEnd]);
    expect(times({ ...actual, actualEnd: null })).toEqual([actual.actualStart, planned.plannedEnd]);
  });

  it('end as long after a begin at the planned end or later as was planned, on its clock', () => {
    const actualStart = '2026-11-22T06:00:00+01:00';
    expect(times({ actualStart })).toEqual([actualStart, '2026-11-22T18:00:00+01:00']);
    expect(times({ actualStart: planned.plannedEnd })[1]).toBe('2026-11-22T08:00:00+01:00');
    expect(times({ actualStart: '2026-11-22T05:00:00Z' })[1]).toBe('2026-11-22T17:00:00.000Z');
    const { start, end } = workSpan({ ...planned, actualStart });
    expect(end - start).toBe(12 * 3_600_000);
    expect(end).toBe(Date.parse('2026-11-22T18:00:00Z'));
  });
});
