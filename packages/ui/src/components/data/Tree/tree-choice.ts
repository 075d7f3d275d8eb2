import type { TreeIndex, TreeNode } from './tree-items.ts';

/** How much of what a node stands for is chosen. */
export type TreeShare = 'all' | 'some' | 'none';

/**
 * How much of each node is chosen, when a node that is chosen stands for everything below it. Nodes of which nothing is
 * chosen are left out; ids that the tree does not know are passed over.
 */
export function sharesOf({ byId }: TreeIndex, chosen: Iterable<string>): (node: TreeNode) => TreeShare {
  const whole = new Set(chosen);
  const partly = new Set<string>();
  for (const id of whole) {
    for (let up = byId.get(id)?.parent; up && !partly.has(up.item.id); up = up.parent) partly.add(up.item.id);
  }
  return (node) => {
    for (let up: TreeNode | null = node; up; up = up.parent) if (whole.has(up.item.id)) return 'all';
    return partly.has(node.item.id) ? 'some' : 'none';
  };
}

const isBelow = (node: TreeNode | undefined, ancestor: TreeNode): boolean => {
  for (let up = node?.parent; up; up = up.parent) if (up === ancestor) return true;
  return false;
};

/**
 * Chooses a node with everything below it, or gives it up. A node whose children are all chosen is chosen itself, so the
 * ids are as few as they can be; what is chosen and not in the tree stays.
 */
export function toggleBranch(index: TreeIndex, chosen: readonly string[], node: TreeNode): string[] {
  const share = sharesOf(index, chosen)(node);
  const ids = new Set(chosen);
  for (const id of chosen) if (isBelow(index.byId.get(id), node)) ids.delete(id);
  if (share !== 'all') {
    ids.add(node.item.id);
    for (let up = node.parent; up?.children; up = up.parent) {
      if (!up.children.every((child) => ids.has(child.item.id))) break;
      for (const child of up.children) ids.delete(child.item.id);
      ids.add(up.item.id);
    }
    return [...ids];
  }
  // An ancestor that stood for it gives way to all its other descendants.
  const path: TreeNode[] = [];
  for (let up: TreeNode | null = node; up; up = up.parent) {
    path.push(up);
    if (ids.has(up.item.id)) break;
  }
  for (const step of path.reverse()) {
    ids.delete(step.item.id);
    if (step === node) continue;
    for (const child of step.children ?? []) if (!path.includes(child)) ids.add(child.item.id);
  }
  return [...ids];
}
