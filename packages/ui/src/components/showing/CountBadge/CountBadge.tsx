import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { Emphasis, NativeProps, Tone } from '../../props.ts';
import { countBadgeWords, type CountBadgeLabels } from './count-badge.words.ts';

// A browser that forces colors lays the page's ground behind words, which is the color of these.
const onItsFilling = { '@forced': { forcedColorAdjust: 'none' } } as const;

const Root = styled('span', {
  position: 'relative',
  display: 'inline-block',
  minWidth: 20,
  padding: '0 $1',
  borderRadius: '$round',
  fontSize: '$caption',
  fontWeight: '$medium',
  lineHeight: '20px',
  figures: 'tabular',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@forced': { outline: '1px solid CanvasText', outlineOffset: -1 },
  variants: {
    kind: {
      'neutral-normal': { backgroundColor: '$neutralSubtle', color: '$textQuiet' },
      'neutral-strong': { backgroundColor: '$accent', color: '$onAccent', ...onItsFilling },
      'critical-normal': { backgroundColor: '$criticalSubtle', color: '$criticalText' },
      'critical-strong': { backgroundColor: '$criticalSolid', color: '$onCriticalSolid', ...onItsFilling },
    },
  },
});

/** Props of {@link CountBadge}; all of a span's besides. */
export interface CountBadgeProps extends Omit<NativeProps<'span'>, 'children'> {
  /** How many; null or NaN where that is not known. */
  value: number | null | undefined;
  /** The most that is written out; beyond it stands `99+`. @default 99 */
  max?: number;
  /** What is counted, for those who do not see the surroundings: `alerts`. */
  label?: string;
  /** What it means. @default neutral */
  tone?: Extract<Tone, 'neutral' | 'critical'>;
  /** `strong` for what wants to be seen: unread messages, open alerts. @default normal */
  emphasis?: Exclude<Emphasis, 'quiet'>;
  /** BCP 47 language in which the number is written. @default the reader's */
  locale?: string;
  /** Words instead of its own. */
  labels?: Partial<CountBadgeLabels>;
}

/** How many there are, in the size of a word. What is no number is shown as unknown, never as none. */
export function CountBadge(props: CountBadgeProps) {
  const { value, max = 99, label, tone = 'neutral', emphasis = 'normal', locale, labels, ...rest } = props;
  const words = useWords(countBadgeWords, labels);
  const figures = new Intl.NumberFormat(useLocale(locale));
  const known = typeof value === 'number' && !Number.isNaN(value);
  const beyond = known && Number.isFinite(value) && value > max;
  // A dash and a plus sign are read badly, or not at all.
  const spoken = (!known && words.unknown) || (beyond && words.moreThan(figures.format(max)));
  const shown = known ? `${figures.format(beyond ? max : value)}${beyond ? '+' : ''}` : '–';
  return (
    <Root {...rest} kind={`${tone}-${emphasis}`}>
      <span aria-hidden={spoken ? true : undefined}>{shown}</span>
      {(spoken || label) && (
        <VisuallyHidden>
          {spoken} {label}
        </VisuallyHidden>
      )}
    </Root>
  );
}
