import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { askedOf, searchKinds, type Asked, type SearchContext, type SearchKind } from './search-asked.ts';
import { searched, type Around, type FoundRow, type PageOfOthers } from './search-hits.ts';
import {
  namedRank,
  ranks,
  readNames,
  readNear,
  type Named,
  type NamePage,
  type Names,
} from './search-names.ts';
import { marksOf } from './search-text.ts';

type SearchResult = components['schemas']['SearchResult'];

/** Wells whose findings and work are listed with them, when none is named in full. */
const maxSubjects = 10;
/** Of so many wells what is open is listed with them: the wells of a pad or of a small field. */
const maxOpenSubjects = 60;
/** The most suggestions that are fields, and that are findings or work of one kind. */
const suggestedFields = 2;
const suggestedOfKind = 3;
/** What is searched, and which part of the results is wanted. */
export interface SearchRequest {
  readonly text: string;
  /** Only these kinds; their numbers are of all. @default all */
  readonly kinds?: readonly SearchKind[] | undefined;
  readonly limit: number;
  readonly offset: number;
  /** Whether kinds that are not shown are counted too. @default true */
  readonly countsAll?: boolean;
}

/** Results of one page, and how many there are of each kind, whichever kinds are shown. */
export interface FoundPage {
  readonly counts: Readonly<Record<SearchKind, number>>;
  readonly results: SearchResult[];
}

const none = { well: 0, field: 0, exception: 0, changePoint: 0, schedule: 0 };

/**
 * What a text finds: wells and fields by their names, identifiers and places, with the findings and the work of the wells that
 * it names; work and comments by their words; findings of the newest days by what they are. Where all of that is nothing, the
 * names that are nearest. A text that names nothing, such as one of quotes alone, finds nothing.
 */
export async function searchEverything(
  db: Kysely<Database>,
  request: SearchRequest,
  context: SearchContext,
): Promise<FoundPage> {
  const asked = askedOf(request.text);
  if (!asked) return { counts: none, results: [] };
  const { kinds = searchKinds, limit, offset } = request;
  const page = { kinds, limit, offset };
  const pageOf = async (names: Names): Promise<FoundPage> => {
    const shownNames = (['well', 'field'] as const)
      .filter((kind) => kinds.includes(kind))
      .reduce((sum, kind) => sum + names.counts[kind], 0);
    const others = {
      counted: request.countsAll === false ? kinds : searchKinds,
      shown: kinds,
      limit: limit - names.ofPage.length,
      offset: Math.max(0, offset - shownNames),
      mostOfKind: null,
    };
    return readPage(db, asked, names, names.ofPage, others, context);
  };
  return orNearest(db, asked, page, await readNames(db, asked, page), pageOf);
}

/**
 * What a text that is being typed might name: wells and their field, before them the field where both answer alike, and what a
 * named well has besides: what is open first, the next work, three of a kind at most.
 */
export async function suggestFor(
  db: Kysely<Database>,
  { text, limit }: Pick<SearchRequest, 'text' | 'limit'>,
  context: SearchContext,
): Promise<SearchResult[]> {
  const asked = askedOf(text);
  if (!asked) return [];
  const page = { kinds: ['well', 'field'], limit, offset: 0 } as const;
  const pageOf = (names: Names): Promise<FoundPage> => {
    const shown = suggestedNames(names, limit);
    const others = {
      counted: searchKinds,
      shown: searchKinds,
      limit: limit - shown.length,
      offset: 0,
      mostOfKind: suggestedOfKind,
    };
    return readPage(db, asked, names, shown, others, context);
  };
  return (await orNearest(db, asked, page, await readNames(db, asked, page), pageOf)).results;
}

/** Fields keep their room where wells would fill the list: a field leads to all of its wells. */
function suggestedNames({ best }: Names, limit: number): Named[] {
  const ofKind = (kind: Named['kind']) => best.filter((name) => name.kind === kind);
  const fields = ofKind('field').slice(0, Math.min(suggestedFields, Math.max(1, limit - 1)));
  const wells = ofKind('well').slice(0, limit - fields.length);
  // Sorting keeps the order of those that answer as well: fields, then wells.
  return [...fields, ...wells].toSorted((one, other) => other.rank - one.rank).slice(0, limit);
}

/** A page of what is named and what comes with it; of the nearest names where that is nothing. */
async function orNearest(
  db: Kysely<Database>,
  asked: Asked,
  page: NamePage,
  names: Names,
  pageOf: (names: Names) => Promise<FoundPage>,
): Promise<FoundPage> {
  const found = await pageOf(names);
  const isNothing = Object.values(found.counts).every((count) => count === 0);
  return isNothing && names.near.ids.length > 0 ? pageOf(await readNear(db, asked, names.near, page)) : found;
}

/** Reads some names, and behind them what comes with all that are named. */
async function readPage(
  db: Kysely<Database>,
  asked: Asked,
  { best, counts }: Names,
  shown: readonly Named[],
  others: Pick<PageOfOthers, 'counted' | 'shown' | 'limit' | 'offset' | 'mostOfKind'>,
  context: SearchContext,
): Promise<FoundPage> {
  const names = { kinds: shown.map(({ kind }) => kind), ids: shown.map(({ id }) => id) };
  const around = aroundOf(best, counts.well);
  const [read] = await searched.read(db, { ...others, asked, around, names }, context);
  const alike = new Set(best.concat(shown).flatMap(({ id, isLike }) => (isLike ? [id] : [])));
  return {
    counts: { ...none, ...read!.counts, ...counts },
    results: read!.rows.map((row) => resultOf(row, asked.words, alike)),
  };
}

/** Whether a name only has letters of what was typed: what happened there is not what was asked for. */
const isNear = (rank: number) => rank <= ranks.near && rank > ranks.codePart;

/** The wells whose findings come with them: those that are named in full, or all of a few. @param wellCount all that answer */
function aroundOf(names: readonly Named[], wellCount: number): Around {
  const wells = names.filter(({ kind, rank }) => kind === 'well' && !isNear(rank));
  const full = wells.filter(({ rank }) => rank >= namedRank);
  const subjects = full.length > 0 || wellCount > maxSubjects ? full : wells;
  const many = full.length === 0 && wellCount > maxSubjects && wellCount <= maxOpenSubjects;
  const begun = many ? wells.filter(({ rank }) => rank >= ranks.wordBegin) : [];
  const fields = names.filter(({ kind, rank }) => kind === 'field' && rank >= ranks.begin);
  return {
    wellIds: subjects.map(({ id }) => id),
    openOfWellIds: begun.map(({ id }) => id),
    fieldIds: fields.map(({ id }) => id),
  };
}

function resultOf(row: FoundRow, words: readonly string[], alike: ReadonlySet<string>): SearchResult {
  const { kind, id, name, wellId, wellName, fieldId, fieldName, area, businessUnit } = row;
  const { subject, status, severity, day, isOpen } = row;
  return {
    kind,
    id,
    name,
    marks: marksOf(name, words),
    well: wellId === null || wellName === null ? null : { id: wellId, name: wellName, fieldId, fieldName },
    field: { id: fieldId, name: fieldName },
    area,
    businessUnit,
    subject,
    status,
    severity,
    day,
    isOpen,
    isLike: alike.has(kind === 'field' ? fieldId : (wellId ?? '')),
  };
}
