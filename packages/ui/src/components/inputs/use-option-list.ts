import { useVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import { pressableHeight, rowsWithActive } from '../active-rows.ts';
import { useActiveOption } from '../use-active-option.ts';

/** Options that Page Up and Page Down pass, and that are drawn beyond what is in sight. */
const pageOfRows = 8;

/** What {@link useOptionList} needs to know. */
export interface OptionListOptions {
  /** Options in the list now. */
  readonly count: number;
  /** The option that is active at first. */
  readonly first: number;
  /** Enter was pressed on the active option. */
  readonly onTake: (index: number) => void;
}

/** The model of an `OptionList`: which option is active, which rows are drawn. */
export function useOptionList({ count, first, onTake }: OptionListOptions) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [rowHeight] = useState(() => pressableHeight(36));
  const options = useActiveOption({
    count,
    first,
    page: pageOfRows,
    onTake,
    onReach: (index) => rows.scrollToIndex(index),
  });
  const { active } = options;
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: pageOfRows,
    initialRect: { width: 280, height: 320 },
    rangeExtractor: (range) => rowsWithActive(range, active),
  });
  return { ...options, count, rows, rowHeight, setScroller };
}

/** The model of an `OptionList`. */
export type OptionListModel = ReturnType<typeof useOptionList>;
