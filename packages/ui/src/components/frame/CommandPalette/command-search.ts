import type { ReactNode } from 'react';
import type { Keyed } from '../../item-key.ts';
import { searchKey } from '../../search-key.ts';

/** Something that can be done or gone to. */
export interface Command extends Keyed {
  /** Under which heading it stands: `Wells`, `Pages`. */
  readonly group: string;
  /** More about it, quieter: the field of a well. */
  readonly hint?: string;
  /** Before its label: 18 px. */
  readonly icon?: ReactNode;
  /** Other words by which it is found. */
  readonly keywords?: readonly string[];
  /** Whether it was found by what is typed elsewhere, as by a server: it is then listed whatever its words. @default false */
  readonly found?: boolean;
  /** At its end: a figure, a small line. What has no room beside the label on a phone must hide itself there. */
  readonly aside?: ReactNode;
  /** Beside its label: 14 px, with words for those who do not see it. */
  readonly mark?: ReactNode;
  /** Whether it is the page in view. @default false */
  readonly current?: boolean;
  /** Whether it stands below all others, in sight however many there are and without a heading: the way to all results. @default false */
  readonly pinned?: boolean;
}

/** Commands of one group, in the order in which they are offered. */
export interface CommandGroup<C extends Command> {
  readonly name: string;
  readonly commands: readonly C[];
}

/** A command with its words as they are compared. */
export interface SearchableCommand<C extends Command> {
  readonly command: C;
  readonly label: string;
  readonly rest: string;
}

/** Prepares commands once, so that each key typed only compares. */
export function toSearchableCommands<C extends Command>(commands: readonly C[]): SearchableCommand<C>[] {
  return commands.map((command) => ({
    command,
    label: searchKey(command.label),
    rest: searchKey([command.hint ?? '', command.group, ...(command.keywords ?? [])].join(' ')),
  }));
}

/** How well a command answers: 0 not at all, more is better. */
function score(
  { command, label, rest }: SearchableCommand<Command>,
  query: string,
  words: readonly string[],
): number {
  if (label === query) return 5;
  if (command.found) return 4;
  if (!words.every((word) => label.includes(word) || rest.includes(word))) return 0;
  if (label.startsWith(query)) return 4;
  if (words.every((word) => ` ${label}`.includes(` ${word}`))) return 3;
  return words.every((word) => label.includes(word)) ? 2 : 1;
}

/**
 * The commands that hold every word of the query, best first, by group; groups in the order of their best. At
 * most `limit` in all. An empty query offers all in their own order.
 */
export function searchCommands<C extends Command>(
  commands: readonly SearchableCommand<C>[],
  text: string,
  limit: number,
): CommandGroup<C>[] {
  const query = searchKey(text);
  const words = query === '' ? [] : query.split(' ');
  const found = commands
    .map((one, place) => ({ command: one.command, place, score: score(one, query, words) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => (query === '' ? 0 : b.score - a.score) || a.place - b.place)
    .slice(0, limit);
  const groups = new Map<string, C[]>();
  for (const { command } of found) {
    const group = groups.get(command.group);
    if (group) group.push(command);
    else groups.set(command.group, [command]);
  }
  return [...groups].map(([name, members]) => ({ name, commands: members }));
}
