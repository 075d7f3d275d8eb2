import { describe, expect, it } from 'vitest';
import { pictureName } from './chart-file.ts';

describe('the name of a picture', () => {
  it('says area, chart and window', () => {
    expect(
      pictureName('changePoints', 'Oil rate, A-12', { from: '2026-10-21', to: '2026-11-19' }, 'png'),
    ).toBe('changePoints_oil-rate-a-12_2026-10-21_2026-11-19.png');
  });

  it('has letters that every system takes, and an end', () => {
    expect(pictureName('schedule', 'Pérdida evitada: día a día / ¿cuánto?', null, 'svg')).toBe(
      'schedule_perdida-evitada-dia-a-dia-cuanto.svg',
    );
    const long = pictureName('schedule', 'word '.repeat(40), null, 'svg');
    expect(long.length).toBeLessThan(80);
    expect(long).toMatch(/-word\.svg$/);
  });
});
