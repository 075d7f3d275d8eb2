import type { TreeIndex, TreeNode } from './tree-items.ts';

/** How much of what a node stands for is chosen. */
export type TreeShare = 'all' | 'some' | 'none';

/** The ids chosen, and those of the nodes whose children are all chosen. */
function wholeOf({ byId }: TreeIndex, chosen: Iterable<string>): Set<string> {
  const whole = new Set(chosen);
  const wholeChildren = new Map<TreeNode, number>();
  // The set grows while it is read: a parent that became whole counts for its own parent.
  for (const id of whole) {
    const parent = byId.get(id)?.parent;
    if (!parent) continue;
    const count = (wholeChildren.get(parent) ?? 0) + 1;
    wholeChildren.set(parent, count);
    if (count === parent.children?.length) whole.add(parent.item.id);
  }
  return whole;
}

/**
 * How much of each node is chosen, when a node that is chosen stands for everything below it, and all below a node stand
 * for the node. Ids that the tree does not know are passed over.
 */
export function sharesOf(index: TreeIndex, chosen: Iterable<string>): (node: TreeNode) => TreeShare {
  const whole = wholeOf(index, chosen);
  const partly = new Set<TreeNode>();
  for (const id of whole) {
    for (let up = index.byId.get(id)?.parent; up && !partly.has(up); up = up.parent) partly.add(up);
  }
  return (node) => {
    for (let up: TreeNode | null = node; up; up = up.parent) if (whole.has(up.item.id)) return 'all';
    return partly.has(node) ? 'some' : 'none';
  };
}

/** The ids without those that an ancestor stands for. */
function fewest({ byId }: TreeIndex, whole: ReadonlySet<string>): string[] {
  const stoodFor = (node: TreeNode | undefined) => {
    for (let up = node?.parent; up; up = up.parent) if (whole.has(up.item.id)) return true;
    return false;
  };
  return [...whole].filter((id) => !stoodFor(byId.get(id)));
}

/**
 * Chooses a node with everything below it, or gives it up. A node whose children are all chosen is chosen itself, so the
 * ids are as few as they can be; what is chosen and not in the tree stays.
 */
export function toggleBranch(index: TreeIndex, chosen: readonly string[], node: TreeNode): string[] {
  const share = sharesOf(index, chosen)(node);
  if (share !== 'all') return fewest(index, wholeOf(index, [...chosen, node.item.id]));
  const ids = new Set(fewest(index, wholeOf(index, chosen)));
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
