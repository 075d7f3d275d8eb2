import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { moveByKey } from '../../list-keys.ts';
import { searchKey } from '../../search-key.ts';
import { useControlled } from '../../use-controlled.ts';
import { sharesOf, toggleBranch } from './tree-choice.ts';
import { indexTree, isBranch, visibleNodes, type TreeItem, type TreeNode } from './tree-items.ts';

/** What can be chosen: nothing, one item, or several, each with all below it. */
export type TreeSelection = 'none' | 'single' | 'multiple';

/** What the behavior of a tree depends on. */
export interface TreeOptions {
  items: readonly TreeItem[];
  open?: readonly string[] | undefined;
  defaultOpen?: readonly string[] | undefined;
  onOpenChange?: ((open: string[]) => void) | undefined;
  selection?: TreeSelection;
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((value: string[]) => void) | undefined;
  onSelect?: ((item: TreeItem) => void) | undefined;
  loadItems?: ((item: TreeItem) => Promise<readonly TreeItem[]>) | undefined;
}

/** A line of the tree: a node, or what stands below one that is not loaded. */
export type TreeRow =
  | { readonly kind: 'node'; readonly id: string; readonly node: TreeNode }
  | { readonly kind: 'loading' | 'failed'; readonly id: string; readonly node: TreeNode };

/** Items that Page Up and Page Down pass. */
const page = 10;
/** Letters typed within this time are one word, ms. */
const typingPauseMs = 600;
const none: readonly string[] = [];

/** Rows, choice and keys of a tree. */
export function useTree(options: TreeOptions) {
  const { items, selection = 'none', onSelect, loadItems } = options;
  const [openIds, setOpenIds] = useControlled(
    options.open,
    options.defaultOpen ?? none,
    (ids: readonly string[]) => options.onOpenChange?.([...ids]),
  );
  const [value, setValue] = useControlled(
    options.value,
    options.defaultValue ?? none,
    (ids: readonly string[]) => options.onValueChange?.([...ids]),
  );
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly TreeItem[]>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [activeId, setActiveId] = useState<string | null>(null);
  const asked = useRef(new Set<string>());
  const typed = useRef({ text: '', at: -Infinity });

  const index = useMemo(() => indexTree(items, loaded), [items, loaded]);
  const open = useMemo(() => new Set(openIds), [openIds]);
  const rows = useMemo(
    () =>
      visibleNodes(index, open).flatMap((node): TreeRow[] => {
        const row: TreeRow = { kind: 'node', id: node.item.id, node };
        if (node.children !== null || !open.has(node.item.id)) return [row];
        const kind = failed.has(node.item.id) ? 'failed' : 'loading';
        return [row, { kind, id: `${node.item.id} ${kind}`, node }];
      }),
    [index, open, failed],
  );
  const shareOf = useMemo(
    () => (selection === 'multiple' ? sharesOf(index, value) : undefined),
    [selection, index, value],
  );
  const active = Math.max(
    0,
    rows.findIndex(({ id }) => id === (activeId ?? value[0])),
  );

  const load = (item: TreeItem) => {
    if (!loadItems || asked.current.has(item.id)) return;
    asked.current.add(item.id);
    loadItems(item).then(
      (below) => setLoaded((known) => new Map(known).set(item.id, below)),
      () => {
        asked.current.delete(item.id);
        setFailed((known) => new Set(known).add(item.id));
      },
    );
  };
  useEffect(() => {
    for (const { kind, node } of rows) if (kind === 'loading') load(node.item);
  });

  const setOpen = (node: TreeNode, shown: boolean) => {
    const { id } = node.item;
    if (!isBranch(node) || open.has(id) === shown) return;
    setOpenIds(shown ? [...openIds, id] : openIds.filter((one) => one !== id));
  };
  const choose = (row: TreeRow | undefined) => {
    if (!row) return;
    const { node } = row;
    if (row.kind === 'failed') setFailed((known) => new Set([...known].filter((id) => id !== node.item.id)));
    if (row.kind !== 'node' || node.item.disabled) return;
    if (selection === 'single') setValue([node.item.id]);
    if (selection === 'multiple') setValue(toggleBranch(index, value, node));
    onSelect?.(node.item);
  };

  /** The next row whose label begins with what is typed; the same letter again goes on to the next. */
  const findTyped = (letter: string, at: number) => {
    const last = typed.current;
    const whole = at - last.at < typingPauseMs ? last.text + letter : letter;
    typed.current = { text: whole, at };
    const repeated = [...whole].every((one) => one === whole[0]);
    const wanted = searchKey(repeated ? whole[0]! : whole);
    if (wanted === '') return -1;
    const from = repeated ? active + 1 : active;
    for (let step = 0; step < rows.length; step++) {
      const place = (from + step) % rows.length;
      const row = rows[place]!;
      if (row.kind === 'node' && searchKey(row.node.item.label.slice(0, 200)).startsWith(wanted))
        return place;
    }
    return -1;
  };
  /** Where a key leads; undefined when it is not the tree's, -1 when nothing moves. */
  const pressKey = (event: KeyboardEvent, rightToLeft: boolean): number | undefined => {
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const row = rows[active];
    if (!row) return undefined;
    const { node } = row;
    const placeOf = (target: TreeNode | null | undefined) =>
      target ? rows.findIndex(({ kind, node: one }) => kind === 'node' && one === target) : -1;
    const [inward, outward] = rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const isOpen = row.kind === 'node' && isBranch(node) && open.has(node.item.id);
    if (event.key === inward) {
      if (isOpen) return rows[active + 1]?.node === node || node.children?.length ? active + 1 : -1;
      if (row.kind === 'node') setOpen(node, true);
      return -1;
    }
    if (event.key === outward) {
      if (row.kind !== 'node') return placeOf(node);
      if (!isOpen) return placeOf(node.parent);
      setOpen(node, false);
      return -1;
    }
    if (event.key === 'Enter' || (event.key === ' ' && event.timeStamp - typed.current.at > typingPauseMs)) {
      choose(row);
      return -1;
    }
    if (event.key === '*') {
      const siblings = node.parent?.children ?? index.roots;
      const closed = siblings.filter((one) => isBranch(one) && !open.has(one.item.id));
      if (closed.length > 0) setOpenIds([...openIds, ...closed.map(({ item }) => item.id)]);
      return -1;
    }
    if (event.key.length === 1) return findTyped(event.key, event.timeStamp);
    const known = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'].includes(event.key);
    return known ? (moveByKey(event.key, active, rows.length, { page }) ?? -1) : undefined;
  };
  return {
    rows,
    active,
    activate: (row: TreeRow) => setActiveId(row.id),
    isOpen: (node: TreeNode) => open.has(node.item.id),
    toggleOpen: (node: TreeNode) => setOpen(node, !open.has(node.item.id)),
    isChosen: (node: TreeNode) => value.includes(node.item.id),
    shareOf,
    choose,
    pressKey,
  };
}
