import { describe, expect, it } from 'vitest';
import { textWidth } from './chart-text.ts';
import { heightOverNames, layoutBandNames } from './band-names.ts';

const names = ['Lift equipment', 'Well test', 'Gas lock'];
/** Bands of this width for each name, after 60 px for an axis. */
const bands = (step: number, count = names.length) => ({ from: 60, to: 60 + step * count });

describe('names under bands', () => {
  it('stand on one line where all have room', () => {
    expect(layoutBandNames(names, bands(textWidth('Lift equipment') + 10))).toEqual({
      from: 60,
      below: 28,
      slanted: false,
      lines: [['Lift equipment'], ['Well test'], ['Gas lock']],
      short: 0,
    });
  });

  it('are broken between words where one has none', () => {
    expect(layoutBandNames(names, bands(textWidth('equipment') + 10))).toEqual({
      from: 60,
      below: 42,
      slanted: false,
      lines: [['Lift', 'equipment'], ['Well test'], ['Gas lock']],
      short: 0,
    });
  });

  it('are slanted, whole, where words have none', () => {
    const layout = layoutBandNames(names, bands(textWidth('equip') + 6));
    const whole = names.map((name) => [name]);
    expect(layout).toMatchObject({ from: 60, slanted: true, lines: whole, short: 0 });
    expect(layout.below).toBeGreaterThan(42);
  });

  it('move the first band right where a slanted one would leave the drawing', () => {
    const long = ['Lift equipment failure', ...names, 'Workover', 'Pipeline', 'Weather'];
    const layout = layoutBandNames(long, { from: 40, to: 358 });
    expect(layout).toMatchObject({ slanted: true, short: 0 });
    expect(layout.from).toBeGreaterThan(40);
    expect(layout.lines[0]).toEqual(['Lift equipment failure']);
  });

  it('are cut, and counted, where not even that makes room', () => {
    const layout = layoutBandNames(['Lift equipment failure '.repeat(4), 'Well test'], { from: 40, to: 150 });
    expect(layout.lines[0]![0]).toMatch(/^Lift.*…$/);
    expect(layout.short).toBe(1);
  });

  it('are written for some bands, and counted, where bands are narrower than a line', () => {
    const days = Array.from({ length: 30 }, (_, day) => `${day + 1} Jan`);
    const { lines, short, slanted } = layoutBandNames(days, bands(12, days.length));
    const written = lines.filter((line) => line.length > 0);
    expect(slanted).toBe(false);
    expect(written[0]).toEqual(['1 Jan']);
    expect(written.length + short).toBe(30);
    expect(written.length).toBeGreaterThan(3);
  });

  it('leave most of the height to the bars', () => {
    const layout = layoutBandNames(['Lift equipment failure', ...names], { from: 40, to: 150 });
    const height = heightOverNames(120, layout);
    expect(layout.below / height).toBeLessThanOrEqual(0.4);
    expect(heightOverNames(600, layout)).toBe(600);
  });
});
