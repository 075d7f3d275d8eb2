import { describe, expect, it } from 'vitest';
import { serversWindow } from '@cnx/api/filter-address';
import { dayTime } from '../quantities.ts';
import { choiceOf, daysBetween, offeredWindow, presetWindow, windowPresets } from './time-window.ts';

const newest = '2026-11-19';
const window = (given: Partial<Parameters<typeof choiceOf>[0]>) => ({ ...serversWindow, ...given });

describe('presets', () => {
  it('name a length and no day: as long tomorrow as today', () => {
    expect(presetWindow(1)).toEqual({ from: null, to: null, days: 1 });
    expect(presetWindow(7)).toEqual({ from: null, to: null, days: 7 });
    expect(presetWindow(30)).toEqual({ from: null, to: null, days: null });
    expect(presetWindow(90)).toEqual({ from: null, to: null, days: 90 });
  });

  it('are recognised in the address', () => {
    for (const preset of windowPresets) expect(choiceOf(presetWindow(preset), newest)).toBe(preset);
    expect(choiceOf(window({ from: '2026-11-13', to: newest }), newest)).toBe(7);
    expect(choiceOf(window({ days: 30 }), newest)).toBe(30);
  });

  it.each([
    [{ from: '2026-11-12' }],
    [{ from: '2026-11-13', to: '2026-11-18' }],
    [{ to: '2026-11-18' }],
    [{ days: 8 }],
  ])('are not read into %j', (given) => {
    expect(choiceOf(window(given), newest)).toBe('custom');
  });

  it('are known by their length while the newest day is not', () => {
    expect(choiceOf(window({ from: '2026-11-13' }), null)).toBe('custom');
    expect(choiceOf(serversWindow, null)).toBe(30);
    expect(choiceOf(window({ days: 7 }), null)).toBe(7);
  });
});

describe('offeredWindow', () => {
  const asked = { from: '2026-10-21', to: newest };

  it('is as long as the asked one and ends with the data', () => {
    expect(offeredWindow({ from: '2008-02-12', to: '2016-09-17' }, asked)).toEqual({
      from: '2016-08-19',
      to: '2016-09-17',
    });
  });

  it('does not begin before the data', () => {
    expect(offeredWindow({ from: '2016-09-10', to: '2016-09-17' }, asked).from).toBe('2016-09-10');
  });
});

it('a range of a chart becomes the days nearest to its edges', () => {
  const hours = 3_600_000;
  const range = { from: dayTime('2026-11-03') + 11 * hours, to: dayTime('2026-11-08') - 11 * hours };
  expect(daysBetween(range)).toEqual({ from: '2026-11-03', to: '2026-11-08' });
});
