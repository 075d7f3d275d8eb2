import { useVirtualizer } from '@tanstack/react-virtual';
import { Check, ChevronRight, Minus, RotateCcw } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import { pressableHeight, rowsWithActive } from '../../active-rows.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../props.ts';
import { useJoinedRef } from '../../use-joined-ref.ts';
import { isBranch, type TreeItem } from './tree-items.ts';
import { treeWords, type TreeLabels } from './tree.words.ts';
import { useTree, type TreeRow, type TreeSelection } from './use-tree.ts';

const indent = 20;
/** Deeper levels stand no further in: the names would be out of sight. */
const maxIndents = 8;

const Root = styled('div', {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: '$text',
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible [data-active=true]': { outline: '2px solid $colors$focus', outlineOffset: -2 },
});
const Spacer = styled('div', { position: 'relative' });
const Row = styled('div', {
  position: 'absolute',
  insetInline: 0,
  row: '$2',
  paddingInlineEnd: '$2',
  borderRadius: '$control',
  cursor: 'pointer',
  userSelect: 'none',
  '&:hover': { backgroundColor: '$hover' },
  '& > svg': { flex: 'none', color: '$textQuiet' },
  '&[aria-disabled=true]': {
    color: '$textDisabled',
    cursor: 'not-allowed',
    '& > *': { color: 'inherit' },
    '@forced': { color: 'GrayText' },
  },
  variants: {
    chosen: {
      true: {
        '&&': { backgroundColor: '$selected' },
        boxShadow: 'inset 2px 0 0 $colors$accentMark',
        '&:dir(rtl)': { boxShadow: 'inset -2px 0 0 $colors$accentMark' },
        '@forced': { outline: '2px solid Highlight', outlineOffset: -2 },
      },
    },
    quiet: { true: { color: '$textQuiet', fontSize: '$small' } },
  },
});
const Arrow = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: '100%',
  marginInlineEnd: -4,
  color: '$textQuiet',
  '&:hover': { color: '$text' },
  '& > svg:dir(rtl)': { transform: 'scaleX(-1)' },
  variants: {
    open: {
      true: { '& > svg': { transform: 'rotate(90deg)' }, '& > svg:dir(rtl)': { transform: 'rotate(90deg)' } },
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
const Count = styled('span', {
  flex: 'none',
  minWidth: 24,
  padding: '1px 6px',
  borderRadius: '$round',
  backgroundColor: '$neutralSubtle',
  quiet: '$caption',
  textAlign: 'center',
  figures: 'tabular',
});
const Nothing = styled('p', { padding: '$4', color: '$textQuiet', textAlign: 'center' });

/** Props of {@link Tree}. */
export interface TreeProps extends RootProps {
  /** Names the tree. */
  label: string;
  /** The roots, each with what stands below it; keep the list's identity while it stays the same. */
  items: readonly TreeItem[];
  /** Ids of the items that are open, where the caller keeps them. */
  open?: readonly string[];
  /** Ids of the items that are open at first. @default none */
  defaultOpen?: readonly string[];
  /** Called with the ids of all items that are open. */
  onOpenChange?: (open: string[]) => void;
  /** What can be chosen: nothing, one item, or several, each with everything below it. @default none */
  selection?: TreeSelection;
  /**
   * Ids of what is chosen, where the caller keeps them. Of several, an id stands for everything below it, loaded or
   * not; ids that are not in the tree stay.
   */
  value?: readonly string[];
  /** Ids of what is chosen at first. @default none */
  defaultValue?: readonly string[];
  /** Called with the ids of all that is chosen, as few as can stand for it. */
  onValueChange?: (value: string[]) => void;
  /** Called with an item that was pressed, whatever is chosen by that. */
  onSelect?: (item: TreeItem) => void;
  /** Fetches what stands below an item that `hasItems`, when it is opened; a failure is shown and can be repeated. */
  loadItems?: (item: TreeItem) => Promise<readonly TreeItem[]>;
  /** The tree's greatest height in pixels; what does not fit is scrolled. @default 400 */
  height?: number;
  /** UI strings instead of the component's own. */
  labels?: Partial<TreeLabels>;
}

/** Things within things: business unit, area, field, well. Only the rows in sight exist, so it takes ten thousand. */
export function Tree(props: TreeProps) {
  const {
    label,
    items,
    open,
    defaultOpen,
    onOpenChange,
    selection = 'none',
    value,
    defaultValue,
    ...more
  } = props;
  const { onValueChange, onSelect, loadItems, height = 400, labels, style, ref, ...root } = more;
  const words = useWords(treeWords, labels);
  const figure = new Intl.NumberFormat(useLocale());
  const id = useId();
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const joined = useJoinedRef<HTMLDivElement>(setScroller, ref);
  const [rowHeight] = useState(() => pressableHeight(32));
  const tree = useTree({
    ...{ items, open, defaultOpen, onOpenChange, selection, value, defaultValue, onValueChange },
    ...{ onSelect, loadItems },
  });
  const { rows, active } = tree;
  const windowed = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 280, height },
    rangeExtractor: (range) => rowsWithActive(range, active),
  });
  const rowId = (index: number) => `${id}-${index}`;
  const pressKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = tree.pressKey(event, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (target === undefined) return;
    event.preventDefault();
    const row = rows[target];
    if (!row) return;
    tree.activate(row);
    windowed.scrollToIndex(target);
  };
  const press = (row: TreeRow) => {
    tree.activate(row);
    if (selection === 'none' && row.kind === 'node') tree.toggleOpen(row.node);
    tree.choose(row);
  };
  const countText = (count: number) => (Number.isFinite(count) ? figure.format(count) : '–');
  return (
    <Root
      {...root}
      ref={joined}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={selection === 'multiple' || undefined}
      aria-activedescendant={rows.length > 0 ? rowId(active) : undefined}
      style={{ maxHeight: height, ...style }}
      onKeyDown={pressKey}
    >
      <Spacer role="presentation" style={{ height: windowed.getTotalSize() }}>
        {windowed.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]!;
          const { node, kind } = row;
          const { item } = node;
          const isNode = kind === 'node';
          const level = node.level + (isNode ? 0 : 1);
          const branch = isNode && isBranch(node);
          const shown = branch && tree.isOpen(node);
          const share = isNode ? tree.shareOf?.(node) : undefined;
          const chosen = selection === 'single' && isNode && tree.isChosen(node);
          return (
            <Row
              key={row.id}
              id={rowId(index)}
              role="treeitem"
              data-active={index === active}
              aria-level={level}
              aria-posinset={isNode ? node.position : 1}
              aria-setsize={isNode ? node.siblings : 1}
              aria-expanded={branch ? shown : undefined}
              aria-selected={selection === 'single' ? chosen : undefined}
              aria-checked={share && { all: true, some: 'mixed' as const, none: false }[share]}
              aria-disabled={(isNode && item.disabled) || kind === 'loading' || undefined}
              aria-busy={(shown && node.children === null) || undefined}
              chosen={chosen}
              quiet={!isNode}
              style={{
                top: start,
                height: rowHeight,
                paddingInlineStart: 4 + (Math.min(level, maxIndents) - 1) * indent,
              }}
              onClick={() => press(row)}
            >
              <Arrow
                aria-hidden="true"
                open={shown}
                onClick={(event) => {
                  if (!branch) return;
                  event.stopPropagation();
                  tree.activate(row);
                  tree.toggleOpen(node);
                }}
              >
                {branch && <ChevronRight size={16} />}
                {kind === 'failed' && <RotateCcw size={14} />}
              </Arrow>
              {share && (
                <Box checked={share !== 'none'} aria-hidden="true">
                  {share === 'all' && <Check size={12} strokeWidth={3} />}
                  {share === 'some' && <Minus size={12} strokeWidth={3} />}
                </Box>
              )}
              {isNode && item.icon}
              <Label title={isNode ? item.label : undefined}>
                {kind === 'node' ? item.label : words[kind]}
              </Label>
              {isNode && item.count !== undefined && (
                <>
                  <Count aria-hidden="true">{countText(item.count)}</Count>
                  <VisuallyHidden>{words.count(countText(item.count))}</VisuallyHidden>
                </>
              )}
            </Row>
          );
        })}
      </Spacer>
      {rows.length === 0 && <Nothing role="treeitem">{words.empty}</Nothing>}
    </Root>
  );
}
