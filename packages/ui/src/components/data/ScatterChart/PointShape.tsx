import type { ColorName } from '../../../tokens/tokens.ts';
import { ink } from '../chart-parts/chart-text.ts';

/** Props of {@link PointShape}. */
export interface PointShapeProps {
  /** Middle, px. */
  x: number;
  y: number;
  /** Which of the shapes, round after the last. */
  shape: number;
  color: ColorName;
}

/** Outlines of about the same area around 0,0. */
const outlines = [
  'M-4,0a4,4 0 1,0 8,0a4,4 0 1,0 -8,0Z',
  'M-3.6,-3.6H3.6V3.6H-3.6Z',
  'M0,-4.8L4.6,3.4H-4.6Z',
  'M0,-5L5,0L0,5L-5,0Z',
  'M-4.6,-3.4H4.6L0,4.8Z',
  'M-1.6,-4.8H1.6V-1.6H4.8V1.6H1.6V4.8H-1.6V1.6H-4.8V-1.6H-1.6Z',
];

/** A point of a scatter chart: each group has a shape of its own beside its color. */
export function PointShape({ x, y, shape, color }: PointShapeProps) {
  return (
    <path
      d={outlines[shape % outlines.length]}
      transform={`translate(${x} ${y})`}
      fill={ink(color)}
      fillOpacity={0.85}
      stroke={ink('surface')}
      strokeWidth={1}
    />
  );
}
