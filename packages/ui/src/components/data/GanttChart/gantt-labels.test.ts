import { describe, expect, it } from 'vitest';
import { placeActivities, presentParts } from './gantt-labels.ts';
import type { GanttItem, GanttState } from './gantt-lanes.ts';

const lanes = [{ id: 'a', label: 'A' }];
const item = (from: number, to: number, state: GanttState = 'late'): GanttItem => ({
  id: 'one',
  lane: 'a',
  label: 'Well test',
  from,
  to,
  state,
});
const present = 100;

/** On a paper on which an instant is a pixel. */
const placed = (one: GanttItem, above = 0) =>
  placeActivities(lanes, [one], { from: 0, to: 600 }, { left: 0, right: 600, above, x: (at) => at, present });

describe('the line of the present', () => {
  it('stands apart from what is late up to now, and from its label', () => {
    const { box, label } = placed(item(40, present)).bars[0]!;
    expect(box.x + box.width).toBeLessThanOrEqual(present - 3);
    expect(label.x).toBeGreaterThan(present + 5);
  });

  it('is crossed by what runs', () => {
    const { box } = placed(item(40, 140, 'running')).bars[0]!;
    expect(box.x + box.width).toBeGreaterThan(present);
  });

  it('is interrupted by a label that lies over it and by the names above lanes, not by others', () => {
    const beside = placed(item(300, 340));
    expect(presentParts(present, beside, { above: 0, top: 20 })).toEqual([[20, beside.height]]);

    const narrow = placed(item(40, 60, 'planned'), 22);
    const { label } = narrow.bars[0]!;
    expect(label.x).toBeLessThan(present);
    const parts = presentParts(present, narrow, { above: 22, top: 20 });
    const [row] = narrow.rows;
    const isOnLine = (y: number) => parts.some(([from, to]) => from <= y && y <= to);
    expect(isOnLine(label.y)).toBe(false);
    expect(isOnLine(row!.top + 11)).toBe(false);
    expect(isOnLine(narrow.height - 1)).toBe(true);
    expect(isOnLine(21)).toBe(true);
  });
});

describe('a label without room', () => {
  const cut = (width: number) =>
    placeActivities(
      lanes,
      [{ ...item(width / 2 - 10, width / 2 + 10, 'planned'), label: 'Pump replacement, 885 of 1,554 Sm³' }],
      { from: 0, to: width },
      { left: 0, right: width, above: 0, x: (at) => at },
    ).bars[0]!.label.text;

  it('loses its figures before it loses letters', () => {
    expect(cut(900)).toBe('Pump replacement, 885 of 1,554 Sm³');
    expect(cut(340)).toBe('Pump replacement');
    expect(cut(160)).toMatch(/^Pump.*…$/);
  });
});
