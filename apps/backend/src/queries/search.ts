import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { readOpenCourses, type OpenCourse } from './open-courses.ts';
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
/** Of so many those are that the text begins: the wells of a pad or of a small field. */
const maxBegunSubjects = 60;
/** How many of each kind come before the rest: the first page of all kinds shows something of each. */
const firstOfKind = 5;
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

/** Results of one page, the first ones of each kind before the rest of all kinds, and how many there are of each kind, whichever kinds are shown. */
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
  // Findings and work come before names that are not among the first; how many is not known yet.
  const before = Math.min(offset, firstOfKind * (searchKinds.length - 2));
  const page = { kinds, limit: limit + before, offset: offset - before, firstOfKind };
  const pageOf = (names: Names): Promise<FoundPage> => {
    const shown = (['well', 'field'] as const).flatMap((kind) =>
      kinds.includes(kind) ? names.counts[kind] : [],
    );
    const others = {
      counted: request.countsAll === false ? kinds : searchKinds,
      shown: kinds,
      limit,
      offset,
      firstOfKind,
      hasRest: true,
    };
    const counts = {
      count: shown.reduce((sum, count) => sum + count, 0),
      firstCount: shown.reduce((sum, count) => sum + Math.min(count, firstOfKind), 0),
    };
    return readPage(db, asked, names, { ofPage: names.ofPage, ...counts }, others, context);
  };
  return orNearest(db, asked, page, pageOf);
}

/**
 * What a text that is being typed might name: wells and their field, before them the field where both answer alike, and what a
 * named well has besides: what is open first, the next work, three of a kind at most. The numbers are those of all results.
 */
export async function suggestFor(
  db: Kysely<Database>,
  { text, limit }: Pick<SearchRequest, 'text' | 'limit'>,
  context: SearchContext,
): Promise<FoundPage> {
  const asked = askedOf(text);
  if (!asked) return { counts: none, results: [] };
  const page = { kinds: ['well', 'field'], limit, offset: 0, firstOfKind } as const;
  const pageOf = (names: Names): Promise<FoundPage> => {
    const ofPage = suggestedNames(names, limit).map((name, at) => ({
      ...name,
      place: at + 1,
      isFirst: true,
    }));
    const others = {
      counted: searchKinds,
      shown: searchKinds,
      limit,
      offset: 0,
      firstOfKind: suggestedOfKind,
      hasRest: false,
    };
    const counts = { count: ofPage.length, firstCount: ofPage.length };
    return readPage(db, asked, names, { ofPage, ...counts }, others, context);
  };
  return orNearest(db, asked, page, pageOf);
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
  pageOf: (names: Names) => Promise<FoundPage>,
): Promise<FoundPage> {
  const names = await readNames(db, asked, page);
  const found = await pageOf(names);
  const isNothing = Object.values(found.counts).every((count) => count === 0);
  return isNothing && names.near.ids.length > 0 ? pageOf(await readNear(db, asked, names.near, page)) : found;
}

/** Names that are shown, and how many there are of them: all, and among the first of their kind. */
interface ShownNames {
  readonly ofPage: readonly Named[];
  readonly count: number;
  readonly firstCount: number;
}

/** Reads some names, and behind them what comes with all that are named. */
async function readPage(
  db: Kysely<Database>,
  asked: Asked,
  { best, counts }: Names,
  { ofPage, ...nameCounts }: ShownNames,
  others: Omit<PageOfOthers, 'asked' | 'around' | 'names'>,
  context: SearchContext,
): Promise<FoundPage> {
  const names = {
    ...nameCounts,
    kinds: ofPage.map(({ kind }) => kind),
    ids: ofPage.map(({ id }) => id),
    places: ofPage.map(({ place }) => place),
    areFirst: ofPage.map(({ isFirst }) => isFirst),
  };
  const around = aroundOf(best, counts.well);
  const [read] = await searched.read(db, { ...others, asked, around, names }, context);
  const courses = await readOpenCourses(db, read!.rows.flatMap(courseOf), context.now);
  const alike = new Set(best.concat(ofPage).flatMap(({ id, isLike }) => (isLike ? [id] : [])));
  return {
    counts: { ...none, ...read!.counts, ...counts },
    results: read!.rows.map((row) => withCourse(resultOf(row, asked.words, alike), courses.get(row.id))),
  };
}

/** A loss that goes on: it shows the figures of the list of exceptions, as everywhere. */
function courseOf({ kind, id, wellId, change, isOpen, status }: FoundRow) {
  const isLoss = kind === 'exception' && change !== null && wellId !== null;
  return isLoss && (isOpen || status === 'standing') ? [{ findingId: id, wellId }] : [];
}

function withCourse(result: SearchResult, course: OpenCourse | undefined): SearchResult {
  const { change } = result;
  if (!change || !course) return result;
  return { ...result, change: { ...change, before: course.expected, after: course.rate } };
}

/** Whether a name only has letters of what was typed: what happened there is not what was asked for. */
const isNear = (rank: number) => rank <= ranks.near && rank > ranks.codePart;

/**
 * The wells whose findings come with them, open or over: those that are named in full, or all of a few. Of more than those, whose
 * findings would be a list of everything, none come.
 * @param wellCount all that answer
 */
function aroundOf(names: readonly Named[], wellCount: number): Around {
  const wells = names.filter(({ kind, rank }) => kind === 'well' && !isNear(rank));
  const full = wells.filter(({ rank }) => rank >= namedRank);
  const begun = wellCount <= maxBegunSubjects ? wells.filter(({ rank }) => rank >= ranks.wordBegin) : [];
  const subjects = full.length > 0 ? full : wellCount <= maxSubjects ? wells : begun;
  const fields = names.filter(({ kind, rank }) => kind === 'field' && rank >= ranks.begin);
  return {
    wellIds: subjects.map(({ id }) => id),
    fieldIds: fields.map(({ id }) => id),
  };
}

function resultOf(row: FoundRow, words: readonly string[], alike: ReadonlySet<string>): SearchResult {
  const { kind, id, name, wellId, wellName, fieldId, fieldName, area, businessUnit } = row;
  const { subject, status, severity, day, isOpen, latestOil, latestGas, change } = row;
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
    latestOil,
    latestGas,
    change,
  };
}
