import { useId } from 'react';
import { keyframes, styled } from '../../../themes/stitches.ts';
import { useLocale } from '../../../words/words.tsx';
import { ToneIcon } from '../../messages/ToneIcon/ToneIcon.tsx';
import { percentText } from '../../number-text.ts';
import type { RootProps, Size, Tone } from '../../props.ts';

const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

const Root = styled('div', { column: '$1', minWidth: 0 });
const Head = styled('div', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$3',
  fontSize: '$small',
});
const Label = styled('span', { minWidth: 0, overflowWrap: 'anywhere' });
const Figure = styled('span', {
  flex: 'none',
  color: '$textQuiet',
  figures: 'tabular',
  '& > svg': { marginInlineEnd: '$1', verticalAlign: '-0.15em' },
  variants: {
    tone: {
      neutral: {},
      info: { '& > svg': { color: '$infoText' } },
      good: { '& > svg': { color: '$goodText' } },
      warning: { '& > svg': { color: '$warningText' } },
      critical: { '& > svg': { color: '$criticalText' } },
    },
  },
});
const Track = styled('div', {
  position: 'relative',
  height: 6,
  borderRadius: '$round',
  backgroundColor: '$neutralSubtle',
  boxShadow: 'inset 0 0 0 1px $colors$border',
  overflow: 'hidden',
  '@forced': { border: '1px solid CanvasText', height: 8 },
  variants: { size: { sm: { height: 4 }, md: {}, lg: { height: 10 } } },
});
const Bar = styled('div', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: '$round',
  transition: 'width $transitions$slow',
  '@forced': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  variants: {
    tone: {
      neutral: { backgroundColor: '$accentMark' },
      info: { backgroundColor: '$infoMark' },
      good: { backgroundColor: '$goodMark' },
      warning: { backgroundColor: '$warningMark' },
      critical: { backgroundColor: '$criticalMark' },
    },
    unknown: {
      true: {
        width: '40%',
        animation: `${run.name} 1.4s linear infinite`,
        // Held still it says "under way" by a bar in the middle, not "two fifths done".
        '@still': { animation: 'none', insetInlineStart: '30%' },
      },
    },
  },
});

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps extends RootProps {
  /** What is under way. */
  label: string;
  /** How much is done, from 0 to `max`; null or NaN while that is not known. */
  value: number | null;
  /** The whole. @default 100 */
  max?: number;
  /** The figure in words: "3 of 12 files". @default the share in per cent */
  figure?: string | undefined;
  /** What its color and an icon beside the figure say. @default neutral */
  tone?: Tone;
  /** How thick its bar is: 4, 6 or 10 px. @default md */
  size?: Size;
}

/** How far something is that takes its time, or how full something is. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, figure, tone = 'neutral', size = 'md', ...rest } = props;
  const locale = useLocale();
  const id = useId();
  const known = value !== null && !Number.isNaN(value) && max > 0;
  const share = known ? Math.min(1, Math.max(0, value / max)) : 0;
  const words = known ? (figure ?? percentText(locale)(share)) : figure;
  return (
    <Root {...rest}>
      <Head>
        <Label id={id}>{label}</Label>
        {(words || tone !== 'neutral') && (
          <Figure tone={tone} aria-hidden="true">
            {tone !== 'neutral' && <ToneIcon tone={tone} width={14} />}
            {words}
          </Figure>
        )}
      </Head>
      <Track
        role="progressbar"
        size={size}
        aria-labelledby={id}
        aria-valuetext={words}
        {...(known && { 'aria-valuenow': Math.round(share * 100), 'aria-valuemin': 0, 'aria-valuemax': 100 })}
      >
        <Bar tone={tone} unknown={!known} style={known ? { width: `${share * 100}%` } : undefined} />
      </Track>
    </Root>
  );
}
