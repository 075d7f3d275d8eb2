import type { ReactNode } from 'react';
import type { Keyed } from '../../item-key.ts';
import type { Tone } from '../../props.ts';

/** Something to do. */
export interface MenuAction extends Keyed {
  type?: 'action';
  icon?: ReactNode;
  disabled?: boolean;
  /** The keys that do it from anywhere on the page, as `Kbd` takes them: `Mod+K`. They are said and shown here, not listened to. */
  shortcut?: string;
  /** `critical` marks what destroys. @default neutral */
  tone?: Extract<Tone, 'neutral' | 'critical'>;
  onSelect: () => void;
}

/** Somewhere to go. */
export interface MenuLink extends Keyed {
  type?: 'link';
  icon?: ReactNode;
  /** Where it leads. */
  href: string;
}

/** One of several, as a group of radio items below its label. */
export interface MenuChoice extends Keyed {
  type: 'choice';
  value: string;
  items: readonly { readonly value: string; readonly label: string }[];
  onValueChange: (value: string) => void;
}

/** A line between groups. */
export interface MenuSeparator {
  type: 'separator';
  id?: string | undefined;
}

/** Words at the head of a menu or a group: who is signed in. */
export interface MenuHeading extends Keyed {
  type: 'heading';
  /** A second, quieter line. */
  description?: string;
}

/** An item of a `Menu`. */
export type MenuItem = MenuAction | MenuLink | MenuChoice | MenuSeparator | MenuHeading;
