import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useLocale, useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { multiSelectWords, type MultiSelectLabels } from './multi-select.words.ts';
import { MultiSelectList } from './MultiSelectList.tsx';
import type { MultiSelectItem } from './option-filter.ts';

const Panel = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  width: 280,
  maxWidth: '100%',
  // Less the popover's own edge: in a low window the list scrolls and the foot stays.
  maxHeight: 'calc(var(--radix-popper-available-height) - 2px)',
});
const Instead = styled('div', { width: 280, maxWidth: '100%', padding: '$4' });
const Foot = styled('div', {
  row: '$2',
  justifyContent: 'space-between',
  minHeight: 44,
  padding: '$1 $2 $1 $3',
  borderTop: '1px solid $raisedBorder',
  quiet: '$small',
});
const Placeholder = styled('span', { color: '$textQuiet', fontWeight: '$regular', cut: true });
const Count = styled('span', {
  minWidth: 20,
  padding: '1px 6px',
  borderRadius: '$round',
  backgroundColor: '$accentSubtle',
  color: '$accentText',
  fontSize: '$caption',
  fontWeight: '$strong',
  figures: 'tabular',
});

/** Props of {@link MultiSelect}; its button's besides. */
export interface MultiSelectProps extends RootProps<HTMLButtonElement> {
  /** What is chosen: "Fields". Stands on the button. */
  label: string;
  /** Stands beside the label while nothing is chosen: "Any". */
  placeholder?: string | undefined;
  /** What there is to choose from, in order. */
  items: readonly MultiSelectItem[];
  /** The values chosen, where the caller keeps them. */
  value?: readonly string[];
  /** The values chosen at first, where the component keeps them itself. @default none */
  defaultValue?: readonly string[];
  /** Called with the values chosen, in the order of choosing. */
  onValueChange?: (value: string[]) => void;
  /** Whether the list is open, where the caller keeps that. */
  open?: boolean;
  /** Whether the list is open at first. @default false */
  defaultOpen?: boolean;
  /** Called when the user opens or closes the list. */
  onOpenChange?: (open: boolean) => void;
  /** Words instead of its own. */
  labels?: Partial<MultiSelectLabels>;
  /** How counts are written, as a BCP 47 tag. @default the reader's language */
  locale?: string;
  /** Nothing can be chosen. @default false */
  disabled?: boolean;
  /** Stands in the panel instead of the list while there is none: that it is on its way, or why it is not there. */
  children?: ReactNode;
}

const nothing: readonly string[] = [];

/** A filter button with the number of what is chosen; opens a searchable list of up to ten thousand items. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, placeholder, items, disabled = false, labels, locale, children: instead, ...others } = props;
  const { value: kept, defaultValue = nothing, onValueChange, ...rest } = others;
  const { open: keptOpen, defaultOpen = false, onOpenChange, ...root } = rest;
  const [value, change] = useControlled(kept, defaultValue, (next) => onValueChange?.([...next]));
  const [open, setOpen] = useControlled(keptOpen, defaultOpen, onOpenChange);
  const words = useWords(multiSelectWords, labels);
  const numbers = new Intl.NumberFormat(useLocale(locale));
  const write = (count: number) => numbers.format(count);
  const summary = words.selected(write(value.length), write(items.length));
  return (
    <Popover
      label={label}
      padded={false}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button {...root} disabled={disabled}>
          {label}
          {value.length === 0 && placeholder && <Placeholder>{placeholder}</Placeholder>}
          {value.length > 0 && (
            <>
              <Count aria-hidden="true">{write(value.length)}</Count>
              <VisuallyHidden>{summary}</VisuallyHidden>
            </>
          )}
          <ChevronDown size={16} />
        </Button>
      }
    >
      {/* One panel for both: it stays open when the list arrives. */}
      {instead === undefined ? (
        <Panel>
          <MultiSelectList {...{ label, items, value, write, words }} onValueChange={change} />
          <Foot>
            {summary}
            <Button emphasis="quiet" size="sm" disabled={value.length === 0} onClick={() => change([])}>
              {words.clear}
            </Button>
          </Foot>
        </Panel>
      ) : (
        <Instead>{instead}</Instead>
      )}
    </Popover>
  );
}
