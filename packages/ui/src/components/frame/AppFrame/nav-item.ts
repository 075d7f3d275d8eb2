import type { ReactNode } from 'react';

/** A page under an entry of the navigation. */
export interface NavPage {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** The page that is open. @default false */
  readonly current?: boolean;
}

/** An entry of the navigation. */
export interface NavItem extends NavPage {
  /** A picture of 18 px; all that is seen of the entry when the rail is narrow. */
  readonly icon: ReactNode;
  /** Pages under it, shown when the rail is wide. */
  readonly items?: readonly NavPage[];
}

/** Whether an entry, or a page under it, is the open one. */
export function holdsCurrent(item: NavItem): boolean {
  return item.current === true || (item.items ?? []).some(({ current }) => current === true);
}
