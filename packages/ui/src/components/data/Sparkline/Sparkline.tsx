import { useMemo, type ComponentPropsWithRef } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { Emphasis, Tone } from '../../props.ts';
import { sparkPath } from './spark-path.ts';

/** Props of {@link Sparkline}. */
export interface SparklineProps extends Omit<
  ComponentPropsWithRef<'svg'>,
  'children' | 'color' | 'height' | 'values'
> {
  /** Values at even distances, oldest first; null, undefined, NaN and infinite values are gaps. */
  values: ArrayLike<number | null | undefined>;
  /** Says in words what the line shows. Leave out where the words stand beside it already. */
  label?: string;
  /** What its color says; that of `neutral` is the first of a chart and says nothing. @default 'neutral' */
  tone?: Tone;
  /** `quiet` draws it in the color of quiet text, whatever the tone. @default 'normal' */
  emphasis?: Exclude<Emphasis, 'strong'>;
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
      neutral: { color: '$chart1' },
      info: { color: '$infoMark' },
      good: { color: '$goodMark' },
      warning: { color: '$warningMark' },
      critical: { color: '$criticalMark' },
    },
    emphasis: { normal: {}, quiet: { color: '$textQuiet' } },
  },
});

/** The course of a value in the size of a word: no axis, no figures, only how it went. */
export function Sparkline(props: SparklineProps) {
  const { values, label, tone = 'neutral', emphasis = 'normal', height = 32, ...svg } = props;
  const { line, end } = useMemo(() => sparkPath(values, columns, height, 3), [values, height]);
  return (
    <Svg
      tone={tone}
      emphasis={emphasis}
      height={height}
      viewBox={`0 0 ${columns} ${height}`}
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...svg}
    >
      <path d={line} fill="none" stroke="currentColor" strokeWidth={1.5} />
      {/* A stroke of no length: a dot that stays round however the drawing is stretched. */}
      {end && <path d={`M${end.x},${end.y}h0.01`} fill="none" stroke="currentColor" strokeWidth={5} />}
    </Svg>
  );
}
