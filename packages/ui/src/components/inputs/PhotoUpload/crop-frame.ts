/** The part of a picture that is kept: its middle as shares of width and height, and how far it is zoomed in. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** 1 keeps the largest square that there is; larger keeps less. */
  readonly zoom: number;
}

/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The whole of the middle. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** How far one may zoom in. */
export const maxZoom = 4;

function sideOf({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom;
}

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The nearest crop whose square lies within the picture. */
export function clampCrop(size: Size, crop: Crop): Crop {
  const zoom = between(Number.isFinite(crop.zoom) ? crop.zoom : 1, 1, maxZoom);
  const side = sideOf(size, zoom);
  const [halfX, halfY] = [side / 2 / size.width, side / 2 / size.height];
  return {
    x: between(Number.isFinite(crop.x) ? crop.x : 0.5, halfX, 1 - halfX),
    y: between(Number.isFinite(crop.y) ? crop.y : 0.5, halfY, 1 - halfY),
    zoom,
  };
}

/** The crop after the picture was pulled by so many px of a square stage of `stage` px. */
export function pulledCrop(size: Size, crop: Crop, byX: number, byY: number, stage: number): Crop {
  const perPixel = sideOf(size, crop.zoom) / stage;
  return clampCrop(size, {
    ...crop,
    x: crop.x - (byX * perPixel) / size.width,
    y: crop.y - (byY * perPixel) / size.height,
  });
}

/** A place on the stage, in px from its middle. */
export interface StagePoint {
  readonly x: number;
  readonly y: number;
}

/** Where two fingers are. */
export type Fingers = readonly [one: StagePoint, other: StagePoint];

const middleOf = ([one, other]: Fingers): StagePoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const distanceOf = ([one, other]: Fingers) => Math.hypot(one.x - other.x, one.y - other.y);

/** The crop after two fingers on a square stage of `stage` px have moved: what is between them stays there. */
export function pinchedCrop(size: Size, crop: Crop, before: Fingers, after: Fingers, stage: number): Crop {
  const apart = distanceOf(before);
  if (apart === 0) return crop;
  const zoom = between((crop.zoom * distanceOf(after)) / apart, 1, maxZoom);
  const [from, to] = [middleOf(before), middleOf(after)];
  const [perPixel, perPixelAfter] = [sideOf(size, crop.zoom) / stage, sideOf(size, zoom) / stage];
  return clampCrop(size, {
    x: crop.x + (from.x * perPixel - to.x * perPixelAfter) / size.width,
    y: crop.y + (from.y * perPixel - to.y * perPixelAfter) / size.height,
    zoom,
  });
}

/** The square of the picture that a crop keeps, in px of the picture. */
export function cropSquare(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop.zoom);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}
