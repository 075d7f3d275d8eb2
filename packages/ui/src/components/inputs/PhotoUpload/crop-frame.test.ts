import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clampCrop, cropSquare, pinchedCrop, pulledCrop, wholeCrop } from './crop-frame.ts';

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

it('zooms by two fingers around what is between them, and goes with them', () => {
  const fingers = (x: number, apart: number) =>
    [
      { x: x - apart / 2, y: 0 },
      { x: x + apart / 2, y: 0 },
    ] as const;
  const zoomed = pinchedCrop(wide, wholeCrop, fingers(0, 50), fingers(0, 100), 200);
  expect(cropSquare(wide, zoomed)).toEqual({ left: 150, top: 50, side: 100 });
  // What was 50 px beside the middle of the frame still is, at twice the size.
  const beside = cropSquare(wide, pinchedCrop(wide, wholeCrop, fingers(50, 50), fingers(50, 100), 200));
  expect(beside.left + (100 + 50) * (beside.side / 200)).toBe(250);
  const moved = cropSquare(wide, pinchedCrop(wide, zoomed, fingers(0, 50), fingers(20, 50), 200));
  expect(moved).toEqual({ left: 140, top: 50, side: 100 });
  expect(pinchedCrop(wide, zoomed, fingers(0, 0), fingers(0, 50), 200)).toEqual(zoomed);
  expect(pinchedCrop(wide, zoomed, fingers(0, 50), fingers(0, 5000), 200).zoom).toBe(4);
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
