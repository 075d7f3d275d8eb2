import { sql } from 'kysely';
import type { components } from '@cnx/api/schema';
import { searchCode, searchKey } from './search-text.ts';
import { subjectOf, topicOf, type Subject } from './search-topics.ts';

/** What the search finds, in the order in which it is shown where results answer equally well. */
export const searchKinds = [
  'well',
  'field',
  'exception',
  'changePoint',
  'schedule',
] as const satisfies readonly components['schemas']['SearchKind'][];
export type SearchKind = (typeof searchKinds)[number];

/** What the findings are read with. */
export interface SearchContext {
  readonly now: Date;
}

/** A text as it was typed, and without the words that say of what it speaks. */
export interface Form {
  readonly key: string;
  readonly code: string;
}

/** Words that are looked for one by one; each is a condition on all names. */
const maxWords = 10;

/** A searched text, taken apart. */
export interface Asked {
  /** Each once, the first ones of many. */
  readonly words: readonly string[];
  /** Which of the words speak of findings, and may be missing in a name. */
  readonly topical: readonly string[];
  readonly forms: readonly Form[];
  readonly subject: Subject;
  /** Whether it says of what it speaks, and whether that is all it says. */
  readonly hasSubject: boolean;
  readonly namesNothing: boolean;
}

/** Takes a text apart; undefined where it has neither letters nor digits. */
export function askedOf(given: string): Asked | undefined {
  const key = searchKey(given);
  if (key === '') return undefined;
  const typed = key.split(' ');
  const words = [...new Set(typed)].slice(0, maxWords);
  const topics = typed.flatMap((word) => topicOf(word) ?? []);
  const topical = words.filter((word) => topicOf(word));
  const name = typed.filter((word) => !topicOf(word)).join(' ');
  const keys = [...new Set([key, name])].filter(Boolean);
  const subject = subjectOf(topics);
  return {
    words,
    topical,
    forms: keys.map((each) => ({ key: each, code: searchCode(each) })),
    subject,
    hasSubject: topics.length > 0 && Object.values(subject).some((of) => of !== 'all' && of !== true),
    namesNothing: name === '',
  };
}

/** Names of everything above a well, and the words of all of them. */
export const places = sql`
  select field.id, field.name, field.search_key, field.time_zone, field.production_day_start_hour,
         area.name as area, unit.name as unit,
         field.search_key || ' ' || search_key(area.name) || ' ' || search_key(unit.name) as words
  from field join area on area.id = field.area_id join business_unit as unit on unit.id = area.business_unit_id`;
