import { describe, expect, it, vi } from 'vitest';
import { createGutters } from './shared-axis.ts';

const settled = () => Promise.resolve();

describe('the gutters of charts that share an axis', () => {
  it('are as wide as the widest chart needs, side by side', async () => {
    const gutters = createGutters();
    const [lines, bars] = [{}, {}];
    gutters.ask(lines, { left: 30, right: 60 });
    gutters.ask(bars, { left: 80 });
    await settled();
    expect(gutters.get()).toEqual({ left: 80, right: 60 });
    gutters.leave(bars);
    await settled();
    expect(gutters.get()).toEqual({ left: 30, right: 60 });
  });

  it('tell of a change after the one that asks is laid out, and of nothing else', async () => {
    const gutters = createGutters();
    const heard = vi.fn();
    const end = gutters.subscribe(heard);
    const chart = {};
    gutters.ask(chart, { left: 12 });
    gutters.ask(chart, { left: 40 });
    expect(heard).not.toHaveBeenCalled();
    await settled();
    expect(heard).toHaveBeenCalledTimes(1);
    const before = gutters.get();
    gutters.ask({}, { left: 20 });
    await settled();
    expect(gutters.get()).toBe(before);
    end();
    gutters.leave(chart);
    await settled();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(gutters.get().left).toBe(20);
  });
});
