import { describe, expect, it } from 'vitest';
import { quantityFormat } from '../quantities.ts';
import { formats } from '../shown-text.fixture.tsx';
import { courseText } from './course-text.ts';

const written = (before: number, after: number, unit: string) =>
  courseText({ t: formats.t, quantities: quantityFormat('en', 'field') }, 'Gas rate', {
    before,
    after,
    unit,
  }).replaceAll('\u00a0', ' ');

describe('the course of a rate', () => {
  it.each([
    [400_000, 200_000, 'Gas rate 14.1 → 7.1 MMscf/d (−50 %)'],
    [200_000, 400_000, 'Gas rate 7.1 → 14.1 MMscf/d (+100 %)'],
    [200_000, 100_000, 'Gas rate 7,060 → 3,530 Mscf/d (−50 %)'],
  ])('of gas has both figures in one scale: %d → %d', (before, after, text) => {
    expect(written(before, after, 'gas Sm3/d')).toBe(text);
  });
});
