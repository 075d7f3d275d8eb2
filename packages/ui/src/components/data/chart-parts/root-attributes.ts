import type { RootProps } from '../../props.ts';

const plain: ReadonlySet<string> = new Set(['id', 'className', 'style', 'ref'] satisfies (keyof RootProps)[]);

/** What of a component's props is for its outermost element. */
export function rootAttributes<Root extends Element>(props: RootProps<Root>): RootProps<Root> {
  const own = Object.entries(props).filter(([name]) => plain.has(name) || /^(aria|data)-/.test(name));
  return Object.fromEntries(own);
}
