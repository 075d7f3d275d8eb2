import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps, Size } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { chipWords, type ChipLabels } from './chip.words.ts';

const Root = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: 'min(100%, 320px)',
  borderRadius: '$control',
  '@forced': { border: '1px solid CanvasText' },
  variants: {
    chosen: {
      true: { backgroundColor: '$accentSubtle', color: '$accentText' },
      false: { boxShadow: 'inset 0 0 0 1px $colors$controlBorder', color: '$text' },
    },
    size: {
      sm: { minHeight: '$controlSmall', fontSize: '$caption' },
      md: { minHeight: '$control', fontSize: '$small' },
      lg: { minHeight: '$touch', fontSize: '$body' },
    },
  },
});
const Word = styled('span', {
  cut: true,
  paddingInlineStart: '$2',
  '&:last-child': { paddingInlineEnd: '$2' },
});
const Strong = styled('b', { fontWeight: '$medium' });

const Toggle = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minWidth: 0,
  minHeight: 'inherit',
  padding: '0 $2',
  bare: true,
  borderRadius: '$control',
  color: 'inherit',
  focusRing: -2,
  '&:hover:not(:disabled)': { backgroundColor: '$hover' },
  '&:disabled': { color: '$textDisabled', cursor: 'not-allowed' },
  '& > svg': { flex: 'none' },
  '& > span': { cut: true },
  '@touch': { minHeight: '$touch' },
});
const Remove = styled('button', {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flexShrink: 0,
  width: 28,
  padding: 0,
  bare: true,
  borderRadius: '$control',
  color: 'inherit',
  focusRing: -2,
  '&:hover:not(:disabled)': { backgroundColor: '$hover' },
  '&:disabled': { color: '$textDisabled', cursor: 'not-allowed' },
  '@touch': { minHeight: '$touch', width: '$touch' },
  '@print': { display: 'none' },
});

/** The words of a chip: text and figures, which also name what can be done with it. */
export type ChipText = string | number | readonly (string | number)[];

/** Props of {@link Chip}; its element's besides. */
export interface ChipProps extends RootProps {
  /** What is said, in words: a filter's name. */
  children: ChipText;
  /** What is said of it: by what is filtered. */
  value?: string;
  /** A small picture before the words. */
  icon?: ReactNode;
  /** Whether it is chosen, where the caller keeps it. With this, `defaultChecked` or `onCheckedChange` it can be pressed. */
  checked?: boolean;
  /** Whether it is chosen at first, where the chip keeps it itself. */
  defaultChecked?: boolean;
  /** Called when the user chooses it, or takes that back. */
  onCheckedChange?: (checked: boolean) => void;
  /** Called when the user takes it away; with this it has a cross. Move the focus on before it is gone. */
  onRemove?: () => void;
  /** @default false */
  disabled?: boolean;
  /** How tall it is: as other controls of this size. @default md */
  size?: Size;
  /** Words instead of its own. */
  labels?: Partial<ChipLabels>;
}

/** A filter or a mark in a few words, which can be chosen, taken away, or both. */
export function Chip(props: ChipProps) {
  const { children, value, icon, checked, defaultChecked, onCheckedChange, onRemove, ...others } = props;
  const { disabled = false, size = 'md', labels, ...rest } = others;
  const words = useWords(chipWords, labels);
  const choosable = checked !== undefined || defaultChecked !== undefined || onCheckedChange !== undefined;
  const [chosen, choose] = useControlled(checked, defaultChecked ?? false, onCheckedChange);
  const label = typeof children === 'object' ? children.join('') : String(children);
  const full = value === undefined ? label : `${label}: ${value}`;
  const text = value === undefined ? label : [<Strong key="label">{label}</Strong>, ` ${value}`];
  return (
    <Root {...rest} chosen={!choosable || chosen} size={size}>
      {choosable ? (
        <Toggle
          type="button"
          aria-pressed={chosen}
          title={full}
          disabled={disabled}
          onClick={() => choose(!chosen)}
        >
          {chosen ? <Check size={14} aria-hidden="true" /> : icon}
          <span>{text}</span>
        </Toggle>
      ) : (
        <Word title={value ?? label}>
          {icon}
          {text}
        </Word>
      )}
      {onRemove && (
        <Remove type="button" aria-label={words.remove(full)} disabled={disabled} onClick={() => onRemove()}>
          <X size={14} />
        </Remove>
      )}
    </Root>
  );
}
