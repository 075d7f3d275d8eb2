import { Slider as Parts } from 'radix-ui';
import { useId } from 'react';
import { numberText } from '../../number-text.ts';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import { FormMessage } from '../../messages/FormMessage/FormMessage.tsx';
import { joinNames, type RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { placeOf, sliderScale, thumbsOf, type SliderRange } from './slider-value.ts';
import { sliderWords, type SliderLabels } from './slider.words.ts';

const Root = styled('div', { column: '$1', minWidth: 0 });
const Head = styled('div', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$3',
  fontSize: '$small',
});
const Label = styled('span', {
  minWidth: 0,
  fontWeight: '$medium',
  lineHeight: '$body',
  overflowWrap: 'anywhere',
});
const Figure = styled('span', {
  flex: 'none',
  maxWidth: '60%',
  quiet: '$small',
  figures: 'tabular',
  cut: true,
});
/** The thumbs' half stands out at both ends. */
const Box = styled('div', { position: 'relative', paddingInline: 9 });
const Bar = styled(Parts.Root, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: 24,
  cursor: 'pointer',
  touchAction: 'none',
  userSelect: 'none',
  '&[data-disabled]': { cursor: 'not-allowed' },
  '@touch': { height: '$touch' },
});
const Track = styled(Parts.Track, {
  position: 'relative',
  flex: 1,
  height: 6,
  borderRadius: '$round',
  backgroundColor: '$neutralSubtle',
  boxShadow: 'inset 0 0 0 1px $colors$controlBorder',
  '@forced': { border: '1px solid CanvasText', height: 8 },
});
const Range = styled(Parts.Range, {
  position: 'absolute',
  height: '100%',
  borderRadius: '$round',
  backgroundColor: '$accent',
  '@forced': { forcedColorAdjust: 'none' },
  '&[data-disabled]': { backgroundColor: '$borderStrong' },
});
const Thumb = styled(Parts.Thumb, {
  display: 'block',
  size: 18,
  border: '2px solid $accent',
  borderRadius: '$round',
  // As light as the knob of a switch that is on, in every theme: it is there to be held.
  backgroundColor: '$onAccent',
  easeInUse: ['box-shadow'],
  '&:hover:not([data-disabled])': { boxShadow: '0 0 0 4px $colors$accentSubtle' },
  focusRing: 2,
  '&[data-disabled]': { borderColor: '$borderStrong', backgroundColor: '$sunken' },
});
const Marks = styled('div', {
  position: 'relative',
  height: 24,
  marginTop: -2,
  quiet: '$caption',
  lineHeight: '$snug',
  direction: 'ltr',
});
const Mark = styled('span', {
  position: 'absolute',
  top: 0,
  transform: 'translateX(-50%)',
  paddingTop: 6,
  whiteSpace: 'nowrap',
  figures: 'tabular',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    insetInlineStart: '50%',
    height: 4,
    borderInlineStart: '1px solid $controlBorder',
  },
});
const Hint = styled('p', { quiet: '$small', lineHeight: '$snug' });

/** A place on a slider's scale. */
export interface SliderMark {
  readonly value: number;
  /** What stands there. @default nothing but a line */
  readonly label?: string;
}

/** What a slider of this kind hands over: a number, or two. */
export type SliderValue<Value extends number | SliderRange> = Value extends number ? number : SliderRange;

/** Props of {@link Slider}; its element's besides. */
export interface SliderProps<Value extends number | SliderRange = number> extends RootProps {
  /** What is set. */
  label: string;
  /** The number, or the lower and the upper one, where the caller keeps it. What is no number is shown as none. */
  value?: Value;
  /** The number at first, or both, where the slider keeps it itself. @default min */
  defaultValue?: Value;
  /** Called as a thumb moves. */
  onValueChange?: (value: SliderValue<Value>) => void;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** How far an arrow key goes; Page keys go ten times as far. @default 1 */
  step?: number;
  /** Most decimals that are written. @default 0 */
  digits?: number;
  /** Stands after the number: `m`. */
  unit?: string;
  /** Places of note on the scale; those outside it are left out. */
  marks?: readonly SliderMark[];
  /** Name of the field in its form; two thumbs make two fields `name[]`. */
  name?: string;
  hint?: string;
  /** What is wrong with the value; announced when it appears. */
  error?: string | undefined;
  /** @default false */
  disabled?: boolean;
  /** BCP 47 language in which the number is written. @default the reader's */
  locale?: string;
  /** Words instead of its own. */
  labels?: Partial<SliderLabels>;
}

/**
 * A number, or a range, where the place on the scale says more than the figure. It runs from left to right in every
 * script, as charts do.
 */
export function Slider<Value extends number | SliderRange = number>(props: SliderProps<Value>) {
  const { label, value, defaultValue, onValueChange, min = 0, max = 100, step = 1, ...others } = props;
  const { digits = 0, unit, marks = [], name, hint, error, disabled = false, ...more } = others;
  const { locale, labels, ...rest } = more;
  const words = useWords(sliderWords, labels);
  const id = useId();
  const scale = sliderScale(min, max, step);
  const [current, change] = useControlled<number | SliderRange>(
    value,
    defaultValue ?? min,
    onValueChange as ((value: number | SliderRange) => void) | undefined,
  );
  const single = typeof current === 'number';
  const thumbs = thumbsOf(current, scale);
  const given = single ? [current] : current;
  const absent = given.some((one) => Number.isNaN(one));
  const figures = numberText(useLocale(locale), { maximumFractionDigits: digits });
  const write = (one: number) => `${Number.isNaN(one) ? '–' : figures(one)}${unit ? ` ${unit}` : ''}`;
  const sorted = absent ? given : [...given].sort((one, other) => one - other);
  const names = single ? [label] : [words.from(label), words.to(label)];
  const described = joinNames(rest['aria-describedby'], hint && `${id}-hint`, error && `${id}-message`);
  return (
    <Root {...rest}>
      <Head>
        <Label aria-hidden="true">{label}</Label>
        <Figure aria-hidden="true">{sorted.map(write).join(' – ')}</Figure>
      </Head>
      <Box>
        <Bar
          dir="ltr"
          value={[...thumbs]}
          onValueChange={([first = 0, second = 0]) => change(single ? first : [first, second])}
          min={scale.min}
          max={scale.max}
          step={scale.step}
          disabled={disabled || !scale.usable}
          preserveThumbOrder
          {...(name !== undefined && { name })}
        >
          <Track>
            <Range />
          </Track>
          {thumbs.map((thumb, index) => (
            <Thumb
              key={names[index]}
              aria-label={names[index]}
              aria-valuetext={absent ? words.absent : write(sorted[index] ?? thumb)}
              aria-describedby={described}
              aria-invalid={error ? true : undefined}
            />
          ))}
        </Bar>
        {marks.length > 0 && (
          <Marks aria-hidden="true">
            {marks.map((mark) => {
              const place = scale.usable ? placeOf(mark.value, scale) : null;
              return (
                place !== null && (
                  <Mark key={mark.value} style={{ left: `${place}%` }}>
                    {mark.label}
                  </Mark>
                )
              );
            })}
          </Marks>
        )}
      </Box>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <div aria-live="polite">{error && <FormMessage id={`${id}-message`}>{error}</FormMessage>}</div>
    </Root>
  );
}
