import { useId, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { RootProps, Size } from '../../props.ts';

const Root = styled('div', {
  display: 'inline-flex',
  gap: 2,
  width: 'fit-content',
  maxWidth: '100%',
  padding: 2,
  overflow: 'auto hidden',
  '@media (max-width: 479.98px)': { flexWrap: 'wrap' },
  scrollbarWidth: 'none',
  border: '1px solid $controlBorder',
  borderRadius: '$control',
  backgroundColor: '$neutralSubtle',
  // On paper it says what was chosen, as a word.
  '@print': { padding: 0, border: 0, backgroundColor: 'transparent' },
  variants: { fullWidth: { true: { display: 'flex', width: '100%', '& > label': { flex: 1 } } } },
});
const Segment = styled('label', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: '$1',
  borderRadius: 4,
  color: '$textQuiet',
  fontWeight: '$medium',
  lineHeight: '$snug',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: '$text' },
  '&:has(:checked)': {
    backgroundColor: '$chosen',
    color: '$text',
    // The fills of neighbors are too alike to say it alone.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: '$space$2',
      bottom: 0,
      height: 2,
      borderRadius: 1,
      backgroundColor: '$accentMark',
    },
  },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: -1 },
  '&:has(:disabled)': { color: '$textDisabled', cursor: 'not-allowed' },
  '& > svg': { flex: 'none' },
  '@print': {
    display: 'none',
    '&:has(:checked)': {
      display: 'inline-flex',
      backgroundColor: 'transparent',
      '&::after': { display: 'none' },
    },
  },
  '@forced': {
    forcedColorAdjust: 'none',
    '&:has(:checked)': { backgroundColor: 'Highlight', color: 'HighlightText' },
  },
  '@touch': { minHeight: 'calc($sizes$touch - 6px)', minWidth: '$touch' },
  variants: {
    size: {
      sm: { minHeight: 'calc($sizes$controlSmall - 6px)', paddingInline: '$2', fontSize: '$caption' },
      md: { minHeight: 'calc($sizes$control - 6px)', paddingInline: '$3', fontSize: '$small' },
      lg: { minHeight: 'calc($sizes$touch - 6px)', paddingInline: '$4', fontSize: '$body' },
    },
  },
});
/** Over the whole segment and the bar's edge, so that a pointer and a screen reader's touch find the radio itself. */
const Radio = styled('input', {
  position: 'absolute',
  insetBlock: -3,
  insetInline: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  width: '100%',
  height: 'calc(100% + 6px)',
});

/** One of the things to choose from. */
export interface SegmentItem<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A few words more, shown at the pointer. */
  readonly hint?: string;
  /** A small picture before the label. */
  readonly icon?: ReactNode;
  /** In which language the label is, where that is not the page's: BCP 47. */
  readonly lang?: string;
  readonly disabled?: boolean;
}

/** Props of {@link SegmentedControl}; its element's besides. */
export interface SegmentedControlProps<Value extends string = string> extends RootProps {
  /** What is chosen here, for those who do not see the surroundings. */
  label: string;
  /** Shows the label before the bar, where the surroundings do not say it. @default false */
  labelBeside?: boolean;
  /** What there is to choose from, in order: two to five. */
  items: readonly SegmentItem<Value>[];
  /** What is chosen, where the caller keeps it; null for nothing. */
  value?: Value | null;
  /** What is chosen at first, where the control keeps it itself. @default nothing */
  defaultValue?: Value;
  /** Called with what the user chose. */
  onValueChange?: (value: Value) => void;
  /** Name of the field in its form. @default one of its own */
  name?: string;
  /** @default false */
  disabled?: boolean;
  /** How tall it is. @default md */
  size?: Size;
  /** As wide as its surroundings, all segments alike. @default false */
  fullWidth?: boolean;
}

const Named = styled('span', { row: '$2', minWidth: 0, maxWidth: '100%' });
const Name = styled('span', { flex: 'none', quiet: '$caption', fontWeight: '$medium' });

/** One of two to five short things, side by side in one bar; the choice acts at once. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, items, value, defaultValue, onValueChange, name, ...others } = props;
  const { disabled = false, size = 'md', fullWidth = false, labelBeside = false, ...rest } = others;
  const own = useId();
  const bar = (
    <Root aria-label={label} {...rest} role="radiogroup" fullWidth={fullWidth}>
      {items.map((item) => (
        <Segment key={item.value} title={item.hint} lang={item.lang} size={size}>
          <Radio
            type="radio"
            name={name ?? own}
            value={item.value}
            disabled={disabled || (item.disabled ?? false)}
            {...(value === undefined
              ? { defaultChecked: item.value === defaultValue }
              : { checked: item.value === value })}
            onChange={() => onValueChange?.(item.value)}
          />
          {item.icon}
          {item.label}
        </Segment>
      ))}
    </Root>
  );
  if (!labelBeside) return bar;
  return (
    <Named>
      <Name aria-hidden="true">{label}</Name>
      {bar}
    </Named>
  );
}
