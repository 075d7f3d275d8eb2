import { searchKey } from '../../search-key.ts';

/** One thing that can be chosen. */
export interface MultiSelectOption {
  value: string;
  label: string;
  /** How many things it stands for, as text in the reader's own figures. */
  count?: string;
}

/** An option with its label as it is compared: without case and accents. */
export interface SearchableOption {
  option: MultiSelectOption;
  key: string;
}

/** Prepares options once, so that each key typed only compares. */
export function toSearchable(options: readonly MultiSelectOption[]): SearchableOption[] {
  return options.map((option) => ({ option, key: searchKey(option.label) }));
}

/**
 * The options that hold every word of the query, in their own order, those that begin with the query first.
 * An empty query keeps all.
 */
export function filterOptions(options: readonly SearchableOption[], query: string): MultiSelectOption[] {
  const wanted = searchKey(query);
  if (wanted === '') return options.map(({ option }) => option);
  const words = wanted.split(' ');
  const leading: MultiSelectOption[] = [];
  const others: MultiSelectOption[] = [];
  for (const { option, key } of options) {
    if (words.every((word) => key.includes(word))) (key.startsWith(wanted) ? leading : others).push(option);
  }
  return leading.concat(others);
}
