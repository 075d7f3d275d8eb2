import { searchKey } from '../../search-key.ts';

/** One thing that can be chosen. */
export interface MultiSelectItem {
  readonly value: string;
  readonly label: string;
  /** How many things it stands for, as text in the reader's own figures. */
  readonly count?: string;
}

/** An option with its label as it is compared: without case and accents. */
export interface SearchableOption {
  option: MultiSelectItem;
  key: string;
}

/** Prepares options once, so that each key typed only compares. */
export function toSearchable(options: readonly MultiSelectItem[]): SearchableOption[] {
  return options.map((option) => ({ option, key: searchKey(option.label) }));
}

/**
 * The options that hold every word of the query, in their own order, those that begin with the query first.
 * An empty query keeps all.
 */
export function filterOptions(options: readonly SearchableOption[], query: string): MultiSelectItem[] {
  const wanted = searchKey(query);
  if (wanted === '') return options.map(({ option }) => option);
  const words = wanted.split(' ');
  const leading: MultiSelectItem[] = [];
  const others: MultiSelectItem[] = [];
  for (const { option, key } of options) {
    if (words.every((word) => key.includes(word))) (key.startsWith(wanted) ? leading : others).push(option);
  }
  return leading.concat(others);
}
