import { useVirtualizer } from '@tanstack/react-virtual';
import { Check, Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useActiveOption } from '../../use-active-option.ts';
import type { MultiSelectLabels } from './multi-select.words.ts';
import { filterOptions, toSearchable, type MultiSelectItem } from './option-filter.ts';

const rowHeight = 36;
const pageOfRows = 8;

const SearchRow = styled('div', { padding: '$2' });
const Scroller = styled('div', {
  minHeight: 0,
  maxHeight: 320,
  overflowY: 'auto',
  padding: '0 $1',
  scrollPaddingBlock: 4,
});
const Spacer = styled('div', { position: 'relative' });
const Row = styled('div', {
  position: 'absolute',
  insetInline: 0,
  row: '$2',
  height: rowHeight,
  padding: '0 $2',
  borderRadius: '$control',
  cursor: 'pointer',
  userSelect: 'none',
  variants: {
    active: { true: { activeItem: 'accent' } },
  },
});
const Box = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  size: 16,
  border: '1px solid $controlBorder',
  borderRadius: '$mark',
  backgroundColor: '$control',
  color: '$onAccent',
  variants: { checked: { true: { borderColor: '$accent', backgroundColor: '$accent' } } },
});
const Label = styled('span', { flex: 1, minWidth: 0, cut: true });
const Count = styled('span', { quiet: '$small', figures: 'tabular' });
const Nothing = styled('p', { padding: '$4', color: '$textQuiet', textAlign: 'center' });

/** Props of {@link MultiSelectList}. */
export interface MultiSelectListProps {
  /** What is chosen, for those who do not see it. */
  label: string;
  items: readonly MultiSelectItem[];
  /** The values chosen. */
  value: readonly string[];
  /** Called with the values chosen, in the order of choosing. */
  onValueChange: (value: string[]) => void;
  /** Writes a count for the reader. */
  write: (count: number) => string;
  words: MultiSelectLabels;
}

/**
 * A search field over a list of items that can be ticked. The focus stays in the field: arrow keys, Page and
 * Ctrl+Home/End move the active item, Enter ticks it. Only the rows in sight exist, so it takes ten thousand.
 */
export function MultiSelectList(props: MultiSelectListProps) {
  const { label, items, value: values, onValueChange, write, words } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const searchable = useMemo(() => toSearchable(items), [items]);
  const shown = useMemo(() => filterOptions(searchable, query), [searchable, query]);
  const chosen = useMemo(() => new Set(values), [values]);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: pageOfRows,
    initialRect: { width: 280, height: 320 },
  });

  const toggle = (option: MultiSelectItem | undefined) => {
    if (!option) return;
    onValueChange(
      chosen.has(option.value) ? values.filter((value) => value !== option.value) : [...values, option.value],
    );
  };
  const { setActive, field, list, option } = useActiveOption({
    count: shown.length,
    page: pageOfRows,
    onTake: (index) => toggle(shown[index]),
    onReach: (index) => rows.scrollToIndex(index),
  });
  const search = (text: string) => {
    setQuery(text);
    setActive(0);
    rows.scrollToOffset(0);
  };
  const searchLabel = words.search(label);
  return (
    <>
      <SearchRow>
        <TextField
          label={searchLabel}
          labelHidden
          placeholder={searchLabel}
          type="search"
          autoComplete="off"
          // The list may arrive in a panel that is open already.
          autoFocus
          icon={<Search size={16} />}
          {...field}
          onChange={(event) => search(event.target.value)}
        />
      </SearchRow>
      <VisuallyHidden>
        <span role="status">{query && words.matches(shown.length, write(shown.length))}</span>
      </VisuallyHidden>
      <Scroller {...list} ref={scroller} aria-label={label} aria-multiselectable>
        <Spacer role="presentation" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const { value, label: name, count } = shown[index]!;
            const checked = chosen.has(value);
            return (
              <Row
                {...option(index)}
                key={value}
                aria-selected={checked}
                aria-setsize={shown.length}
                aria-posinset={index + 1}
                style={{ top: start }}
                onClick={() => toggle(shown[index])}
              >
                <Box checked={checked} aria-hidden="true">
                  {checked && <Check size={12} strokeWidth={3} />}
                </Box>
                <Label title={name}>{name}</Label>
                {count !== undefined && <Count>{count}</Count>}
              </Row>
            );
          })}
        </Spacer>
      </Scroller>
      {shown.length === 0 && <Nothing>{words.noMatches}</Nothing>}
    </>
  );
}
