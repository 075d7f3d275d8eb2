import type { RootProps } from './props.ts';

const rootName = /^(id|ref|style|(data|aria)-.*)$/;

/** What a component of many props hands to its outermost element, but for classes: id, style, ref, `data-*`, `aria-*`. */
export function rootProps<Root extends Element>(props: RootProps<Root>): Omit<RootProps<Root>, 'className'> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => rootName.test(name)));
}
