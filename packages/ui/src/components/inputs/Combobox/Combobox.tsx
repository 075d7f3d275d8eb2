import { Check, ChevronDown, X } from 'lucide-react';
import { Popover as Parts } from 'radix-ui';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { isComposing } from '../../composing.ts';
import { useOverlayContainer } from '../../overlays/overlay-container.ts';
import { overlayRules } from '../../overlays/overlay-rules.ts';
import { searchKey } from '../../search-key.ts';
import type { Size } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { useJoinedRef } from '../../use-joined-ref.ts';
import { controlRules } from '../control-rules.ts';
import { Field, type ControlAttributes, type FieldFrame } from '../Field/Field.tsx';
import { FormValue } from '../FormValue.tsx';
import { filterOptions, toSearchable } from '../MultiSelect/option-filter.ts';
import { OptionList } from '../OptionList.tsx';
import { useOptionList } from '../use-option-list.ts';
import { comboboxWords, type ComboboxLabels } from './combobox.words.ts';

const Frame = styled('div', { position: 'relative' });
const Input = styled('input', controlRules, {
  textOverflow: 'ellipsis',
  '&&': { paddingInlineEnd: 36 },
  variants: { clearable: { true: { '&&': { paddingInlineEnd: 64 } } } },
});
const Aside = styled('div', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 4,
  display: 'flex',
  alignItems: 'center',
});
const Small = styled('button', {
  bare: true,
  display: 'grid',
  placeItems: 'center',
  size: 28,
  padding: 0,
  borderRadius: '$control',
  color: '$textQuiet',
  '&:hover:not(:disabled)': { color: '$text' },
  '&:disabled': { color: '$textDisabled', cursor: 'not-allowed' },
});
const Content = styled(Parts.Content, overlayRules, {
  display: 'flex',
  flexDirection: 'column',
  width: 'var(--radix-popper-anchor-width)',
  minWidth: 'min(220px, calc(100vw - 16px))',
  paddingBlock: '$1',
});
const Label = styled('span', { flex: 1, minWidth: 0, cut: true });
const Hint = styled('span', { flex: '0 1 auto', maxWidth: '50%', quiet: '$small', cut: true });
const Tick = styled('span', { display: 'flex', flex: 'none', width: 16, color: '$accentText' });
const Nothing = styled('p', {
  padding: '$3 $3',
  color: '$textQuiet',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** One thing that can be chosen. */
export interface ComboboxItem {
  readonly value: string;
  readonly label: string;
  /** Distinguishes what is named alike: the field of a well. */
  readonly hint?: string;
  /** A small picture before the label, 16 px. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

type Native = Omit<ControlAttributes<'input'>, 'value' | 'defaultValue' | 'type' | 'role' | 'list'>;

/** Props of {@link Combobox}; all of a native input's besides. */
export interface ComboboxProps extends FieldFrame, Native {
  /** What there is to choose from, in order; must keep its identity while it stays the same. */
  items: readonly ComboboxItem[];
  /** The value chosen, or null for none. One that no item has is shown as it is. */
  value?: string | null | undefined;
  /** The value chosen at first, where the component keeps it. @default null */
  defaultValue?: string | null;
  /** Called with the value chosen, or null when the choice is given up. */
  onValueChange?: (value: string | null) => void;
  /** Whether the list is open, where the caller keeps that. */
  open?: boolean | undefined;
  /** Whether the list is open at first. @default false */
  defaultOpen?: boolean;
  /** Called when the list opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The name under which a form sends the value. */
  name?: string;
  /** How tall it is. @default md */
  size?: Size;
  /** Whether the choice can be given up: by its cross, or an empty field. @default unless `required` */
  clearable?: boolean;
  /** The items are on their way. @default false */
  loading?: boolean;
  /** UI strings instead of the component's own. */
  labels?: Partial<ComboboxLabels>;
}

/**
 * One of many: a text field that narrows a list as the user types, up to ten thousand items. Text that is no item is
 * taken back when the focus leaves. For a few use `Select`, for several of many `MultiSelect`.
 */
export function Combobox(props: ComboboxProps) {
  const { items, value: given, defaultValue = null, onValueChange, ...more } = props;
  const { size = 'md', loading = false, labels, name, ref, clearable = !more.required, ...others } = more;
  const { open: givenOpen, defaultOpen = false, onOpenChange, ...native } = others;
  const { onKeyDown, onChange, onBlur, onClick, ...rest } = native;
  const { label } = rest;
  const words = useWords(comboboxWords, labels);
  const container = useOverlayContainer();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef(input, ref);
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const [open, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
  // What is being typed; null while nothing is, and the choice stands in the field.
  const [text, setText] = useState<string | null>(null);

  const searchable = useMemo(() => (open ? toSearchable(items) : []), [open, items]);
  const shown = useMemo(() => filterOptions(searchable, text ?? ''), [searchable, text]);
  const chosenLabel = useMemo(
    () => (value === null ? '' : (items.find((item) => item.value === value)?.label ?? value)),
    [items, value],
  );
  const locked = Boolean(rest.disabled) || Boolean(rest.readOnly);

  const close = () => {
    if (open) setOpen(false);
    setText(null);
  };
  const choose = (next: string | null) => {
    close();
    if (next !== value) setValue(next);
  };
  const take = (index: number) => {
    const item = shown[index];
    if (item && !item.disabled) choose(item.value);
  };
  const indexOfChosen = () => items.findIndex((item) => item.value === value);
  // For a list that is open at first.
  const [first] = useState(() => Math.max(0, indexOfChosen()));
  const model = useOptionList({ count: shown.length, first, onTake: take });
  const show = (active = indexOfChosen()) => {
    if (locked) return;
    model.setActive(Math.max(0, active));
    setOpen(true);
  };
  /** What was typed becomes the choice if it names one, gives it up if it is empty, and is taken back otherwise. */
  const settle = () => {
    if (text === null) return close();
    const key = searchKey(text);
    if (key === '') return clearable ? choose(null) : close();
    const named = shown.filter((item) => searchKey(item.label) === key && !item.disabled);
    return named.length === 1 ? choose(named[0]!.value) : close();
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    const opening = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!open) {
      if (!opening || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const toEnd = event.key === 'ArrowUp' && value === null;
      show(toEnd ? items.length - 1 : undefined);
    } else if (event.key === 'ArrowUp' && event.altKey) {
      event.preventDefault();
      settle();
    } else if (event.key === 'Enter' && text?.trim() === '') {
      event.preventDefault();
      settle();
    } else model.field.onKeyDown(event);
  };
  const withCross = clearable && value !== null && !locked;
  const nothing = loading ? words.loading : text?.trim() ? words.noMatches(text) : words.none;
  const { onKeyDown: _, ...field } = model.field;
  return (
    <Field<Native> {...rest}>
      {(control) => (
        <Parts.Root open={open} onOpenChange={(next) => !next && settle()}>
          <Parts.Anchor asChild>
            <Frame ref={frame}>
              <Input
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                {...control}
                {...field}
                ref={joined}
                type="text"
                size={size}
                clearable={withCross}
                aria-expanded={open}
                aria-controls={open ? field['aria-controls'] : undefined}
                aria-activedescendant={open ? field['aria-activedescendant'] : undefined}
                aria-busy={loading || undefined}
                value={text ?? chosenLabel}
                onKeyDown={pressKey}
                onChange={(event) => {
                  onChange?.(event);
                  setText(event.target.value);
                  if (!open) setOpen(true);
                  model.setActive(0);
                  model.rows.scrollToOffset(0);
                }}
                onClick={(event) => {
                  onClick?.(event);
                  if (!open) show();
                }}
                onBlur={(event) => {
                  onBlur?.(event);
                  settle();
                }}
              />
              <Aside>
                {withCross && (
                  <Small
                    type="button"
                    tabIndex={-1}
                    aria-label={words.clear}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => {
                      choose(null);
                      input.current?.focus();
                    }}
                  >
                    <X size={16} />
                  </Small>
                )}
                <Small
                  type="button"
                  tabIndex={-1}
                  aria-label={words.open}
                  aria-expanded={open}
                  disabled={locked}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    if (open) settle();
                    else show();
                    input.current?.focus();
                  }}
                >
                  <ChevronDown size={16} />
                </Small>
              </Aside>
              {/* A form sends the value, not what is read. */}
              <FormValue name={name} value={value} form={rest.form} disabled={rest.disabled} />
              <VisuallyHidden>
                <span role="status">
                  {open && (loading ? words.loading : text ? words.matches(shown.length) : '')}
                </span>
              </VisuallyHidden>
            </Frame>
          </Parts.Anchor>
          <Parts.Portal container={container}>
            <Content
              // The list in it says what it is.
              role="presentation"
              align="start"
              sideOffset={4}
              collisionPadding={8}
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => event.preventDefault()}
              onEscapeKeyDown={(event) => {
                event.preventDefault();
                if (!isComposing(event)) close();
              }}
              onInteractOutside={(event) =>
                frame.current?.contains(event.target as Node) && event.preventDefault()
              }
              onMouseDown={(event) => event.preventDefault()}
            >
              <OptionList model={model} label={label} onPress={take}>
                {(index) => {
                  const item = shown[index]!;
                  const selected = item.value === value;
                  return {
                    selected,
                    disabled: item.disabled,
                    content: (
                      <>
                        {item.icon}
                        <Label title={item.label}>{item.label}</Label>
                        {item.hint && <Hint title={item.hint}>{item.hint}</Hint>}
                        <Tick aria-hidden="true">{selected && <Check size={16} />}</Tick>
                      </>
                    ),
                  };
                }}
              </OptionList>
              {shown.length === 0 && <Nothing>{nothing}</Nothing>}
            </Content>
          </Parts.Portal>
        </Parts.Root>
      )}
    </Field>
  );
}
