import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { MultiSelectList, type MultiSelectListLabels } from './MultiSelectList.tsx';
import type { MultiSelectOption } from './option-filter.ts';

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

/** UI strings of a {@link MultiSelect}. */
export interface MultiSelectLabels extends MultiSelectListLabels {
  /** The button that gives up the choice. */
  clear: string;
  /** Says how many are chosen: "3 of 120 selected". */
  selected: (count: number, of: number) => string;
}

/** Props of {@link MultiSelect}. */
export interface MultiSelectProps {
  /** What is chosen: "Fields". Stands on the button. */
  label: string;
  /** What there is to choose from, in order. */
  options: readonly MultiSelectOption[];
  /** The values chosen. */
  selected: readonly string[];
  /** Called with the values chosen, in the order of choosing. */
  onChange: (selected: string[]) => void;
  labels: MultiSelectLabels;
  /** Nothing can be chosen. @default false */
  disabled?: boolean;
  /** Stands in the panel instead of the list while there is none: that it is on its way, or why it is not there. */
  instead?: ReactNode;
}

/** A filter button with the number of what is chosen; opens a searchable list of up to ten thousand options. */
export function MultiSelect({
  label,
  options,
  selected,
  onChange,
  labels,
  disabled = false,
  instead,
}: MultiSelectProps) {
  const summary = labels.selected(selected.length, options.length);
  return (
    <Popover
      label={label}
      padded={false}
      trigger={
        <Button disabled={disabled}>
          {label}
          {selected.length > 0 && (
            <>
              <Count aria-hidden="true">{selected.length}</Count>
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
          <MultiSelectList {...{ label, options, selected, onChange, labels }} />
          <Foot>
            {summary}
            <Button emphasis="quiet" size="sm" disabled={selected.length === 0} onClick={() => onChange([])}>
              {labels.clear}
            </Button>
          </Foot>
        </Panel>
      ) : (
        <Instead>{instead}</Instead>
      )}
    </Popover>
  );
}
