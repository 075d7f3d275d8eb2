import type { ReactElement, ReactNode } from 'react';

interface Named {
  /** Unique among the entries of its menu. */
  id: string;
  label: string;
}

/** Something to do. */
export interface MenuAction extends Named {
  kind: 'action';
  icon?: ReactNode;
  disabled?: boolean;
  /** Marks what destroys. @default normal */
  tone?: 'normal' | 'danger';
  onSelect: () => void;
}

/** Somewhere to go. */
export interface MenuLink extends Named {
  kind: 'link';
  icon?: ReactNode;
  /** The link without content: `<a href>` or the router's link. */
  link: ReactElement;
}

/** One of several, as a group of radio items below its label. */
export interface MenuChoice extends Named {
  kind: 'choice';
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A line between groups. */
export interface MenuSeparator {
  kind: 'separator';
  id: string;
}

/** Words at the head of a menu or a group: who is signed in. */
export interface MenuHeading extends Named {
  kind: 'heading';
  /** A second, quieter line. */
  detail?: string;
}

/** An entry of a `Menu`. */
export type MenuEntry = MenuAction | MenuLink | MenuChoice | MenuSeparator | MenuHeading;
