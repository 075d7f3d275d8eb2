import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clampCrop, cropSquare, pulledCrop, wholeCrop } from './crop-frame.ts';

const wide = { width: 400, height: 200 };

it('keeps the largest square of the middle at first', () => {
  expect(cropSquare(wide, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 });
});

it('follows the pull of the picture, as far as there is picture', () => {
  const pulled = pulledCrop(wide, wholeCrop, -50, 30, 200);
  expect(cropSquare(wide, pulled)).toEqual({ left: 150, top: 0, side: 200 });
  expect(cropSquare(wide, pulledCrop(wide, pulled, -999, 0, 200)).left).toBe(200);
});

it('keeps half of the square at twice the size', () => {
  expect(cropSquare(wide, clampCrop(wide, { x: 0.5, y: 0.5, zoom: 2 }))).toEqual({
    left: 150,
    top: 50,
    side: 100,
  });
});

it('never leaves the picture, whatever crop is asked for', () => {
  const any = fc.double();
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9000 }),
      fc.integer({ min: 1, max: 9000 }),
      fc.record({ x: any, y: any, zoom: any }),
      (width, height, crop) => {
        const { left, top, side } = cropSquare({ width, height }, clampCrop({ width, height }, crop));
        expect(left).toBeGreaterThanOrEqual(-1e-6);
        expect(top).toBeGreaterThanOrEqual(-1e-6);
        expect(left + side).toBeLessThanOrEqual(width + 1e-6);
        expect(top + side).toBeLessThanOrEqual(height + 1e-6);
        expect(side).toBeGreaterThan(0);
      },
    ),
  );
});
