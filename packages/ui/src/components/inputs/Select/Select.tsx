import { ChevronDown } from 'lucide-react';
import { styled } from '../../../themes/stitches.ts';
import type { Size } from '../../props.ts';
import { controlRules } from '../control-rules.ts';
import { Field, valueListener, type ControlAttributes, type FieldFrame } from '../Field/Field.tsx';

const Frame = styled('span', { position: 'relative', display: 'block', minWidth: 0 });
const Control = styled('select', controlRules, {
  appearance: 'none',
  '&&': { paddingInlineEnd: 36 },
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '&:disabled': { opacity: 1 },
  variants: {
    // Beside its label it shares a line with others: as wide as what is chosen, where the browser can do that.
    beside: { true: { fieldSizing: 'content' } },
  },
  // On paper it is what was chosen.
  '@print': { '&&': { paddingInline: 0, borderColor: 'transparent', backgroundColor: 'transparent' } },
  '& option': { backgroundColor: '$raised', color: '$text' },
});
const Arrow = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '$3',
  display: 'flex',
  alignItems: 'center',
  color: '$textQuiet',
  pointerEvents: 'none',
  '@print': { display: 'none' },
});

/** One thing to choose. */
export interface SelectItem<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

type Native = Omit<ControlAttributes<'select'>, 'multiple'>;
type Own = 'value' | 'defaultValue';

/** Props of {@link Select}; all of a native select's besides. */
export interface SelectProps<Value extends string = string> extends FieldFrame, Omit<Native, Own> {
  /** What there is to choose from, in order. */
  items: readonly SelectItem<Value>[];
  /** What is chosen, where the caller keeps it; empty for nothing. */
  value?: Value | '' | undefined;
  /** What is chosen at first. @default the first, or nothing where there is a `placeholder` */
  defaultValue?: Value | '' | undefined;
  /** Called with what the user chose; after the control's own `onChange`. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Stands in it while nothing is chosen. */
  placeholder?: string | undefined;
  /** How tall it is; `lg` is for a form that stands alone. @default md */
  size?: Size;
}

/**
 * One of a few. The browser's own list: it works with every keyboard, finger and screen reader, and in forced
 * colors. For several of many use `MultiSelect`.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { items, size = 'md', placeholder, onValueChange, ...rest } = props;
  const { labelBeside = false } = rest;
  return (
    <Field<Native> {...rest}>
      {(control) => (
        <Frame>
          <Control
            {...control}
            size={size}
            beside={labelBeside}
            onChange={valueListener(control.onChange, onValueChange as (value: string) => void)}
          >
            {placeholder !== undefined && (
              <option value="" hidden>
                {placeholder}
              </option>
            )}
            {items.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </Control>
          <Arrow aria-hidden="true">
            <ChevronDown size={16} />
          </Arrow>
        </Frame>
      )}
    </Field>
  );
}
