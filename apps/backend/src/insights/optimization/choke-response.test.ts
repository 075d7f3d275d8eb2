import { describe, expect, it } from 'vitest';
import {
  chokeAdvice,
  chokeChange,
  chokeResponse,
  conclusiveSteps,
  type ChokeStep,
} from './choke-response.ts';

const step = (from: number, to: number, effect: number, error = 0.01): ChokeStep => ({
  from,
  to,
  effect,
  error,
});
/** Oil that grows with the square root of the opening. */
const root = [step(40, 50, 0.5 * Math.log(50 / 40)), step(50, 44, 0.5 * Math.log(44 / 50))];

describe('chokeResponse', () => {
  it('is the exponent of the steps', () => {
    expect(chokeResponse(root)!.elasticity).toBeCloseTo(0.5, 9);
    expect(chokeResponse(root)!.tried).toEqual({ least: 40, most: 50 });
  });

  it('weights steps by what they say', () => {
    const { elasticity } = chokeResponse([step(40, 44, 0.1, 0.001), step(40, 44, 0, 1)])!;
    expect(elasticity).toBeCloseTo(0.1 / Math.log(1.1), 3);
  });

  it('is less sure of steps that contradict each other', () => {
    const same = chokeResponse([step(40, 50, 0.1), step(40, 50, 0.1)])!;
    const contrary = chokeResponse([step(40, 50, 0.1), step(40, 50, -0.1)])!;
    expect(contrary.error).toBeGreaterThan(3 * same.error);
  });
});

describe('chokeChange', () => {
  it('has the same order for opening and closing', () => {
    const response = chokeResponse(root)!;
    expect(chokeChange(response, 100, 64, 81).mid).toBeCloseTo(100 * (9 / 8 - 1), 9);
    const closing = chokeChange(response, 100, 81, 64);
    expect(closing.low).toBeLessThan(closing.mid);
    expect(closing.mid).toBeLessThan(closing.high);
  });
});

describe('conclusiveSteps', () => {
  it('counts what is no noise, and began or ended near the opening', () => {
    const clear = step(25, 30, 0.1, 0.02);
    expect(conclusiveSteps([clear, clear], 25)).toBe(2);
    expect(conclusiveSteps([step(25, 30, 0.1, 0.07), step(25, 30, -0.1, 0.2)], 25)).toBe(0);
    expect(conclusiveSteps([step(80, 47, -0.5, 0.02)], 25)).toBe(0);
    expect(conclusiveSteps([step(80, 37, -0.5, 0.02)], 25)).toBe(1);
  });
});

describe('chokeAdvice', () => {
  it('opens as far as one step, what was tried or the choke allows', () => {
    expect(chokeAdvice(root, 100, 44)).toMatchObject({ status: 'advised', to: 49, limitedBy: 'step' });
    expect(chokeAdvice(root, 100, 47)).toMatchObject({ status: 'advised', to: 50, limitedBy: 'tried' });
    const wide = [step(80, 96, 0.2), step(80, 96, 0.2)];
    expect(chokeAdvice(wide, 100, 96, [80, 100])).toMatchObject({
      ...{ status: 'advised', to: 100, limitedBy: 'fullyOpen' },
    });
    expect(chokeAdvice(wide, 100, 100)).toEqual({ status: 'limited', limitedBy: 'fullyOpen' });
  });

  it('names the range that was tried as the limit where a step beyond it would be the next one', () => {
    const limited = { status: 'limited', limitedBy: 'tried' };
    expect(chokeAdvice(root, 100, 50)).toEqual(limited);
    // A gauge that says more than fully open has tried no more than that.
    const wide = [step(80, 96, 0.2), step(80, 96, 0.2)];
    expect(chokeResponse(wide, [80, 104])!.tried).toEqual({ least: 80, most: 100 });
    expect(chokeAdvice(wide, 100, 96)).toEqual(limited);
    expect(chokeAdvice([step(40, 50, -0.1), step(40, 50, -0.1)], 100, 50)).toEqual({
      status: 'nothingToGain',
    });
  });

  it('advises nothing that may cost oil', () => {
    expect(chokeAdvice([step(40, 50, 0.001), step(40, 50, 0.001)], 100, 45)).toEqual({
      status: 'nothingToGain',
    });
  });

  it('says how many steps are there', () => {
    expect(chokeAdvice([root[0]!], 100, 50)).toEqual({
      status: 'notComputed',
      missing: [{ what: 'chokeSteps', needed: 2, found: 1 }],
    });
  });
});
