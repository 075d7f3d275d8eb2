import type { SVGProps } from 'react';
import { fitText, ink } from './chart-text.ts';

/** A text over marks, with a halo by which it stays readable on them. */
export function HaloText(props: SVGProps<SVGTextElement>) {
  return <text fill={ink('text')} stroke={ink('surface')} strokeWidth={3} paintOrder="stroke" {...props} />;
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
  bands: readonly { readonly id: string; readonly label: string; readonly middle: number }[];
  /** Height of the drawing. */
  height: number;
  /** From one band to the next. */
  step: number;
}

/** The names under the bands of an upright chart, left out where bands are too narrow for a letter. */
export function BandNames({ bands, height, step }: BandNamesProps) {
  if (step <= 18) return null;
  return bands.map(({ id, label, middle }) => (
    <text key={id} x={middle} y={height - 8} textAnchor="middle" fill={ink('chartAxis')}>
      {fitText(label, step - 6)}
    </text>
  ));
}
