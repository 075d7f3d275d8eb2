import { describe, expect, it } from 'vitest';
import { choiceOf, offeredWindow, presetWindow, windowPresets } from './time-window.ts';

const newest = '2026-11-19';

describe('presets', () => {
  it('reach up to the newest data without naming it', () => {
    expect(presetWindow(7, newest)).toEqual({ from: '2026-11-13', to: null });
    expect(presetWindow(30, newest)).toEqual({ from: null, to: null });
    expect(presetWindow(90, newest)).toEqual({ from: '2026-08-22', to: null });
  });

  it('are recognised in the address', () => {
    for (const preset of windowPresets) expect(choiceOf(presetWindow(preset, newest), newest)).toBe(preset);
    expect(choiceOf({ from: '2026-11-13', to: newest }, newest)).toBe(7);
  });

  it.each([
    [{ from: '2026-11-12', to: null }],
    [{ from: '2026-11-13', to: '2026-11-18' }],
    [{ from: null, to: '2026-11-18' }],
  ])('are not read into %j', (window) => {
    expect(choiceOf(window, newest)).toBe('custom');
  });

  it('are not known while the newest day is not', () => {
    expect(choiceOf({ from: '2026-11-13', to: null }, null)).toBe('custom');
    expect(choiceOf({ from: null, to: null }, null)).toBe(30);
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
