import { expect, it } from 'vitest';
import { placeOf, sliderScale, thumbsOf } from './slider-value.ts';

const scale = sliderScale(0, 100, 5);

it.each([
  [5, 5],
  [5, 1],
  [Number.NaN, 1],
  [0, Infinity],
])('has nothing to choose from %d to %d', (min, max) => {
  expect(sliderScale(min, max, 1).usable).toBe(false);
});

it.each([0, -1, Number.NaN, Infinity])('steps by one where the step is %d', (step) => {
  expect(sliderScale(0, 100, step).step).toBe(1);
});

it('keeps thumbs within the scale and in order', () => {
  expect(thumbsOf(250, scale)).toEqual([100]);
  expect(thumbsOf(Number.NaN, scale)).toEqual([0]);
  expect(thumbsOf([80, 20], scale)).toEqual([20, 80]);
  expect(thumbsOf([-Infinity, Infinity], scale)).toEqual([0, 100]);
});

it('places what is on the scale alone', () => {
  expect(placeOf(25, scale)).toBe(25);
  expect(placeOf(101, scale)).toBeNull();
  expect(placeOf(Number.NaN, scale)).toBeNull();
});
