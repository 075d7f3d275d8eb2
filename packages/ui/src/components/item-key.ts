/** What an item of a list is known by. */
export interface Keyed {
  /** What it is known by, where labels repeat. @default its label */
  readonly id?: string | undefined;
  readonly label: string;
}

/** The id of an item, or else its label. */
export const itemKey = ({ id, label }: Keyed): string => id ?? label;
