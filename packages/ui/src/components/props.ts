import {
  Children,
  type AriaAttributes,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ElementType,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

/** What something means, in every component that means something; each tone has an icon or a word beside its color. */
export const tones = ['neutral', 'info', 'good', 'warning', 'critical'] as const;
/** What something means. */
export type Tone = (typeof tones)[number];

/** How loud something is: `strong` once in a view, `quiet` for what must not compete. */
export const emphases = ['strong', 'normal', 'quiet'] as const;
/** How loud something is. */
export type Emphasis = (typeof emphases)[number];

/** How large something is; `md` unless its surroundings say otherwise. */
export const sizes = ['sm', 'md', 'lg'] as const;
/** How large something is. */
export type Size = (typeof sizes)[number];

/**
 * What every component takes for its outermost element, besides its own props: the element's id, class, style and ref,
 * `data-*` and `aria-*`. Components of a single native element take all of its attributes instead.
 */
export interface RootProps<Root extends Element = HTMLDivElement> extends AriaAttributes {
  /** The element's id. */
  id?: string | undefined;
  /** Classes besides the component's own. */
  className?: string | undefined;
  /** Styles of this one element; they win over the component's own. */
  style?: CSSProperties | undefined;
  /** Gets the element. */
  ref?: Ref<Root> | undefined;
  /** Marks for tests and scripts. */
  [mark: `data-${string}`]: string | number | boolean | undefined;
}

/** What a component of a single native element takes: all of its attributes; `color` is none, though React's types list it. */
export type NativeProps<Element extends keyof HTMLElementTagNameMap | 'svg'> = Omit<
  ComponentPropsWithRef<Element>,
  'color'
>;

/** Adds to a component that may be drawn as another element, a link above all. */
export interface AsChildProps {
  /**
   * Draws the one element given as child instead of the component's own, with the component's look and behavior:
   * `<Button asChild><a href="/wells">Wells</a></Button>`. @default false
   */
  asChild?: boolean;
}

interface ChildRoot {
  as?: ElementType;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement>;
}
type ChildProps = Omit<ChildRoot, 'as'> & { children?: ReactNode };

/**
 * Class names or ids as an attribute takes them; undefined for none.
 * @internal
 */
export function joinNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/**
 * Reads the element that `asChild` asks for.
 * @returns What a styled root takes (`as` and the child's own attributes), and what stands in it.
 * @throws Error when the child is not one element.
 * @internal
 */
export function readChild(
  asChild: boolean,
  children: ReactNode,
  className?: string,
): { root: ChildRoot; content: ReactNode } {
  if (!asChild) return { root: { className }, content: children };
  const { type, props } = Children.only(children) as ReactElement<ChildProps>;
  const names = joinNames(className, props.className);
  return { root: { ...props, as: type as ElementType, className: names }, content: props.children };
}
