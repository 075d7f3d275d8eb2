import { useLayoutEffect, type ReactNode } from 'react';
import { styled } from '../../themes/stitches.ts';
import type { OptionListModel } from './use-option-list.ts';

const Scroller = styled('div', {
  minHeight: 0,
  maxHeight: 320,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 $1',
  scrollPaddingBlock: 4,
});
const Spacer = styled('div', { position: 'relative' });
const Row = styled('div', {
  position: 'absolute',
  insetInline: 0,
  row: '$2',
  padding: '0 $2',
  borderRadius: '$control',
  cursor: 'pointer',
  userSelect: 'none',
  '& > svg': { flex: 'none', color: '$textQuiet' },
  '&[aria-disabled=true]': {
    color: '$textDisabled',
    cursor: 'not-allowed',
    '@forced': { color: 'GrayText' },
  },
  variants: {
    active: { true: { activeItem: 'accent' } },
  },
});

/** What one row of an {@link OptionList} shows. */
export interface OptionRow {
  readonly selected: boolean;
  readonly disabled?: boolean | undefined;
  readonly content: ReactNode;
}

/** Props of {@link OptionList}. */
export interface OptionListProps {
  model: OptionListModel;
  /** Names the list. */
  label: string;
  /** Whether several can be chosen. @default false */
  multiple?: boolean;
  /** An option was pressed. */
  onPress: (index: number) => void;
  /** What the row of an option shows. */
  children: (index: number) => OptionRow;
}

/** The list under a text field that keeps the focus. Only the rows in sight exist, so it takes ten thousand. */
export function OptionList({ model, label, multiple = false, onPress, children }: OptionListProps) {
  const { list, option, active, count, rows, rowHeight, setScroller } = model;
  const { scrollElement } = rows;
  // A list that opens shows what is active; keys bring later options into sight themselves.
  useLayoutEffect(() => {
    if (scrollElement) rows.scrollToIndex(active);
    // oxlint-disable-next-line react/exhaustive-deps -- keys bring later options into sight themselves
  }, [scrollElement]);
  return (
    <Scroller
      {...list}
      ref={setScroller}
      // Browsers let Tab stop at whatever scrolls.
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
    >
      <Spacer role="presentation" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const { selected, disabled = false, content } = children(index);
          return (
            <Row
              {...option(index)}
              // By place: values may stand there twice.
              key={index}
              aria-selected={selected}
              aria-disabled={disabled || undefined}
              aria-setsize={count}
              aria-posinset={index + 1}
              style={{ top: start, height: rowHeight }}
              onClick={() => !disabled && onPress(index)}
            >
              {content}
            </Row>
          );
        })}
      </Spacer>
    </Scroller>
  );
}
