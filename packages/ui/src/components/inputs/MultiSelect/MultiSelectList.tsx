import { useVirtualizer } from '@tanstack/react-virtual';
import { Check, Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useActiveOption } from '../../use-active-option.ts';
import { filterOptions, toSearchable, type MultiSelectOption } from './option-filter.ts';

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
    active: {
      true: { backgroundColor: '$hover', '@forced': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
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

/** UI strings of a {@link MultiSelectList}. */
export interface MultiSelectListLabels {
  /** Names the search field and stands in it while it is empty. */
  search: string;
  /** Says that nothing matches what was typed. */
  noMatches: string;
  /** Says how many options match: "12 matches"; announced as the user types. */
  matches: (count: number) => string;
}

/** Props of {@link MultiSelectList}. */
export interface MultiSelectListProps {
  /** What is chosen, for those who do not see it. */
  label: string;
  options: readonly MultiSelectOption[];
  /** The values chosen. */
  selected: readonly string[];
  /** Called with the values chosen, in the order of choosing. */
  onChange: (selected: string[]) => void;
  labels: MultiSelectListLabels;
}

/**
 * A search field over a list of options that can be ticked. The focus stays in the field: arrow keys, Page and
 * Ctrl+Home/End move the active option, Enter ticks it. Only the rows in sight exist, so it takes ten thousand.
 */
export function MultiSelectList({ label, options, selected, onChange, labels }: MultiSelectListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const searchable = useMemo(() => toSearchable(options), [options]);
  const shown = useMemo(() => filterOptions(searchable, query), [searchable, query]);
  const chosen = useMemo(() => new Set(selected), [selected]);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: pageOfRows,
    initialRect: { width: 280, height: 320 },
  });

  const toggle = (option: MultiSelectOption | undefined) => {
    if (!option) return;
    onChange(
      chosen.has(option.value)
        ? selected.filter((value) => value !== option.value)
        : [...selected, option.value],
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
  return (
    <>
      <SearchRow>
        <TextField
          label={labels.search}
          labelHidden
          placeholder={labels.search}
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
        <span role="status">{query && labels.matches(shown.length)}</span>
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
      {shown.length === 0 && <Nothing>{labels.noMatches}</Nothing>}
    </>
  );
}
