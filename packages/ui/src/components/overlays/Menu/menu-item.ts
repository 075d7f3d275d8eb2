import type { ReactNode } from 'react';
import type { Tone } from '../../props.ts';

interface Named {
  /** Unique among the items of its menu. */
  id: string;
  label: string;
}

/** Something to do. */
export interface MenuAction extends Named {
  kind?: 'action';
  icon?: ReactNode;
  disabled?: boolean;
  /** `critical` marks what destroys. @default neutral */
  tone?: Extract<Tone, 'neutral' | 'critical'>;
  onSelect: () => void;
}

/** Somewhere to go. */
export interface MenuLink extends Named {
  kind?: 'link';
  icon?: ReactNode;
  /** Where it leads. */
  href: string;
}

/** One of several, as a group of radio items below its label. */
export interface MenuChoice extends Named {
  kind: 'choice';
  value: string;
  items: readonly { readonly value: string; readonly label: string }[];
  onValueChange: (value: string) => void;
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
  description?: string;
}

/** An item of a `Menu`. */
export type MenuItem = MenuAction | MenuLink | MenuChoice | MenuSeparator | MenuHeading;
