import { searchKey } from '../../search-key.ts';

/** One thing that can be chosen. */
export interface MultiSelectItem {
  readonly value: string;
  readonly label: string;
  /** How many things it stands for, as text in the reader's own figures. */
  readonly count?: string;
}

/** An item with its label as it is compared: without case and accents. */
export interface Searchable<Item> {
  readonly item: Item;
  readonly key: string;
}

/** Prepares items once, so that each key typed only compares. */
export function toSearchable<Item extends { readonly label: string }>(
  items: readonly Item[],
): Searchable<Item>[] {
  return items.map((item) => ({ item, key: searchKey(item.label) }));
}

/**
 * The items that hold every word of the query, in their own order, those that begin with the query first.
 * An empty query keeps all.
 */
export function filterOptions<Item>(items: readonly Searchable<Item>[], query: string): Item[] {
  const wanted = searchKey(query);
  if (wanted === '') return items.map(({ item }) => item);
  const words = wanted.split(' ');
  const leading: Item[] = [];
  const others: Item[] = [];
  for (const { item, key } of items) {
    if (words.every((word) => key.includes(word))) (key.startsWith(wanted) ? leading : others).push(item);
  }
  return leading.concat(others);
}
