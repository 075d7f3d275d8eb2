import { describe, expect, it } from 'vitest';
import { textWidth } from './chart-text.ts';
import { layoutBandNames } from './band-names.ts';

const names = ['Lift equipment', 'Well test', 'Gas lock'];
const wide = textWidth('Lift equipment') + 10;

describe('names under bands', () => {
  it('stand on one line where all have room', () => {
    expect(layoutBandNames(names, wide, 60)).toEqual({
      below: 28,
      slanted: false,
      lines: [['Lift equipment'], ['Well test'], ['Gas lock']],
    });
  });

  it('are broken between words where one has none', () => {
    expect(layoutBandNames(names, textWidth('equipment') + 10, 60)).toEqual({
      below: 42,
      slanted: false,
      lines: [['Lift', 'equipment'], ['Well test'], ['Gas lock']],
    });
  });

  it('are slanted, whole, where words have none', () => {
    const layout = layoutBandNames(names, textWidth('equip') + 6, 200);
    expect(layout).toMatchObject({ slanted: true, lines: [['Lift equipment'], ['Well test'], ['Gas lock']] });
    expect(layout.below).toBeGreaterThan(42);
  });

  it('are cut where a slanted one would leave the drawing', () => {
    const [first] = layoutBandNames(['Lift equipment failure at once'], 30, 40).lines;
    expect(first?.[0]).toMatch(/^Lift.*…$/);
  });

  it('are left out where bands are narrower than a letter', () => {
    expect(layoutBandNames(names, 12, 60).lines).toEqual([[], [], []]);
  });
});
