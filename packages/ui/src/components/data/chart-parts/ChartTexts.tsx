import type { SVGProps } from 'react';
import { slantDegrees, slantedEnd, type BandNamesLayout } from './band-names.ts';
import { fitText, ink } from './chart-text.ts';

/** A text over marks, with a halo by which it stays readable on them. */
export function HaloText(props: SVGProps<SVGTextElement>) {
  return (
    <text
      fill={ink('text')}
      stroke={ink('surface')}
      // Wide enough that no line behind shows between two letters.
      strokeWidth={6}
      strokeLinejoin="round"
      paintOrder="stroke"
      {...props}
    />
  );
}

/** Props of {@link BottomTitle}: the lower right corner of the drawing, px. */
export interface BottomTitleProps {
  x: number;
  y: number;
  children: string;
}

/** What the lower axis measures, in the lower right corner. */
export function BottomTitle({ x, y, children }: BottomTitleProps) {
  return (
    <text x={x} y={y - 4} textAnchor="end" fill={ink('chartAxis')}>
      {children}
    </text>
  );
}

/** Props of {@link RowName}; lengths in px. */
export interface RowNameProps {
  /** The name's right end. */
  x: number;
  /** The middle of the row. */
  y: number;
  /** Cut to this width. */
  room: number;
  children: string;
}

/** The name of a row, at the right end of the room for names. */
export function RowName({ x, y, room, children }: RowNameProps) {
  return (
    <text x={x} y={y} dy="0.32em" textAnchor="end" fill={ink('text')}>
      <title>{children}</title>
      {fitText(children, room)}
    </text>
  );
}

/** Props of {@link BandNames}; lengths in px. */
export interface BandNamesProps {
  /** In the order of the layout's names. */
  bands: readonly { readonly id: string; readonly label: string; readonly middle: number }[];
  layout: BandNamesLayout;
  /** Height of the drawing. */
  height: number;
}

/** The names under the bands of an upright chart; {@link layoutBandNames} says how. */
export function BandNames({ bands, layout, height }: BandNamesProps) {
  const first = height - layout.below + 20;
  return bands.map(({ id, label, middle }, index) => {
    const lines = layout.lines[index]!;
    if (lines.length === 0) return null;
    const place = layout.slanted
      ? {
          transform: `translate(${middle + slantedEnd},${first - 4}) rotate(${-slantDegrees})`,
          textAnchor: 'end' as const,
        }
      : { x: middle, y: first, textAnchor: 'middle' as const };
    return (
      <text key={id} {...place} fill={ink('chartAxis')}>
        <title>{label}</title>
        {lines.length === 1
          ? lines[0]
          : lines.map((line, at) => (
              <tspan key={line} x={middle} dy={at === 0 ? 0 : 14}>
                {line}
              </tspan>
            ))}
      </text>
    );
  });
}
