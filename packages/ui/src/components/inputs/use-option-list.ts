import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useState } from 'react';
import { useActiveOption } from '../use-active-option.ts';

/** Options that Page Up and Page Down pass, and that are drawn beyond what is in sight. */
const pageOfRows = 8;

/** What {@link useOptionList} needs to know. */
export interface OptionListOptions {
  /** Options in the list now. */
  readonly count: number;
  /** Enter was pressed on the active option. */
  readonly onTake: (index: number) => void;
}

const hasFinger = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** The model of an `OptionList`: which option is active, which rows are drawn. */
export function useOptionList({ count, onTake }: OptionListOptions) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [rowHeight] = useState(() => (hasFinger() ? 44 : 36));
  const options = useActiveOption({
    count,
    page: pageOfRows,
    onTake,
    onReach: (index) => rows.scrollToIndex(index),
  });
  const { active } = options;
  // Assistive technology follows the active option: it is drawn even when it was scrolled out of sight.
  const withActive = (range: Range) => {
    const inSight = defaultRangeExtractor(range);
    if (active >= count || inSight.includes(active)) return inSight;
    return active < (inSight[0] ?? 0) ? [active, ...inSight] : [...inSight, active];
  };
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: pageOfRows,
    initialRect: { width: 280, height: 320 },
    rangeExtractor: withActive,
  });
  return { ...options, count, rows, rowHeight, setScroller };
}

/** The model of an `OptionList`. */
export type OptionListModel = ReturnType<typeof useOptionList>;
