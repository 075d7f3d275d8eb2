import { useMemo } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { sparkPath } from './spark-path.ts';

/** What a sparkline's color says; `plain` says nothing. */
export const sparklineTones = ['plain', 'quiet', 'good', 'warning', 'critical'] as const;
/** What a sparkline's color says. */
export type SparklineTone = (typeof sparklineTones)[number];

/** Props of {@link Sparkline}. */
export interface SparklineProps {
  /** Values at even distances, oldest first; null, undefined, NaN and infinite values are gaps. */
  values: ArrayLike<number | null | undefined>;
  /** Says in words what the line shows. Leave out where the words stand beside it already. */
  label?: string;
  /** @default 'plain' */
  tone?: SparklineTone;
  /** Height in px; the width is that of the container. @default 32 */
  height?: number;
}

/** Width in its own units: as many columns as values are reduced to, stretched to the container. */
const columns = 240;

const Svg = styled('svg', {
  display: 'block',
  width: '100%',
  overflow: 'visible',
  path: { vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round', strokeLinejoin: 'round' },
  '@forced': { color: 'CanvasText' },
  variants: {
    tone: {
      plain: { color: '$chart1' },
      quiet: { color: '$textQuiet' },
      good: { color: '$goodMark' },
      warning: { color: '$warningMark' },
      critical: { color: '$criticalMark' },
    },
  },
});

/** The course of a value in the size of a word: no axis, no figures, only how it went. */
export function Sparkline({ values, label, tone = 'plain', height = 32 }: SparklineProps) {
  const { line, area, end } = useMemo(() => sparkPath(values, columns, height, 3), [values, height]);
  return (
    <Svg
      tone={tone}
      height={height}
      viewBox={`0 0 ${columns} ${height}`}
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={area} fill="currentColor" opacity={0.12} />
      <path d={line} fill="none" stroke="currentColor" strokeWidth={1.5} />
      {/* A stroke of no length: a dot that stays round however the drawing is stretched. */}
      {end && <path d={`M${end.x},${end.y}h0.01`} fill="none" stroke="currentColor" strokeWidth={5} />}
    </Svg>
  );
}
