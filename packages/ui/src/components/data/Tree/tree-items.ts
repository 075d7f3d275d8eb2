import type { ReactNode } from 'react';

/** One node of a `Tree`. */
export interface TreeItem {
  /** Unique in the whole tree. */
  readonly id: string;
  readonly label: string;
  /** A small picture before the label, 16 px. */
  readonly icon?: ReactNode;
  /** How many things it stands for; shown in the reader's figures. */
  readonly count?: number;
  /** Nothing can be done with it; it still opens. */
  readonly disabled?: boolean;
  /** What stands below it. */
  readonly items?: readonly TreeItem[];
  /** Something stands below it that `loadItems` fetches when it is opened. @default false */
  readonly hasItems?: boolean;
}

/** A node with its place in the tree. */
export interface TreeNode {
  readonly item: TreeItem;
  /** From 1, at the root. */
  readonly level: number;
  readonly parent: TreeNode | null;
  /** Among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  /** Null where what stands below it is not loaded; empty for leaves. */
  children: readonly TreeNode[] | null;
}

/** All that is known of a tree. */
export interface TreeIndex {
  readonly roots: readonly TreeNode[];
  readonly byId: ReadonlyMap<string, TreeNode>;
}

/**
 * Finds every node's place.
 * @param loaded What was fetched below items, by their ids.
 * @throws Error when an id occurs twice, as it does in a circle.
 */
export function indexTree(
  items: readonly TreeItem[],
  loaded: ReadonlyMap<string, readonly TreeItem[]> = new Map(),
): TreeIndex {
  const byId = new Map<string, TreeNode>();
  const place = (list: readonly TreeItem[], parent: TreeNode | null): TreeNode[] =>
    list.map((item, index) => {
      if (byId.has(item.id)) throw new Error(`Tree: the id "${item.id}" occurs twice.`);
      const node: TreeNode = {
        item,
        level: (parent?.level ?? 0) + 1,
        parent,
        position: index + 1,
        siblings: list.length,
        children: [],
      };
      byId.set(item.id, node);
      return node;
    });
  const roots = place(items, null);
  // Without recursion: a chain may be as deep as it has nodes.
  const open = [...roots];
  for (let node = open.pop(); node; node = open.pop()) {
    const below = node.item.items ?? loaded.get(node.item.id);
    if (below) {
      node.children = place(below, node);
      open.push(...node.children);
    } else if (node.item.hasItems) node.children = null;
  }
  return { roots, byId };
}

/** Whether something stands below a node, or may. */
export const isBranch = (node: TreeNode): boolean => node.children === null || node.children.length > 0;

/** The nodes in sight, from top to bottom: those whose ancestors are all open. */
export function visibleNodes({ roots }: TreeIndex, open: ReadonlySet<string>): TreeNode[] {
  const visible: TreeNode[] = [];
  const waiting = [...roots].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    visible.push(node);
    if (!open.has(node.item.id) || !node.children) continue;
    for (let index = node.children.length - 1; index >= 0; index--) waiting.push(node.children[index]!);
  }
  return visible;
}
