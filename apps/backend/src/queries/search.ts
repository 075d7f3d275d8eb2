import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { askedOf, searchKinds, type SearchContext, type SearchKind } from './search-asked.ts';
import { searched, type Around, type FoundRow } from './search-hits.ts';
import { namedRank, ranks, readNames, type Named } from './search-names.ts';
import { marksOf } from './search-text.ts';

type SearchResult = components['schemas']['SearchResult'];

/** Wells whose findings and work are listed with them, when none is named in full. */
const maxSubjects = 10;
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

/**
 * What a text finds: wells and fields by their names, identifiers and places, with the findings and the work of the wells that
 * it names; work and comments by their words; findings of the newest days by what they are. A text that names nothing, such as
 * one of quotes alone, finds nothing.
 */
export async function searchEverything(
  db: Kysely<Database>,
  request: SearchRequest,
  context: SearchContext,
): Promise<FoundPage> {
  const asked = askedOf(request.text);
  const none = { well: 0, field: 0, exception: 0, changePoint: 0, schedule: 0 };
  if (!asked) return { counts: none, results: [] };
  const { kinds = searchKinds, limit, offset } = request;
  const { best, ofPage, counts } = await readNames(db, asked, { kinds, limit, offset });
  const shownNames = (['well', 'field'] as const)
    .filter((kind) => kinds.includes(kind))
    .reduce((sum, kind) => sum + counts[kind], 0);
  const [others] = await searched.read(
    db,
    {
      asked,
      around: aroundOf(best, counts.well),
      names: { kinds: ofPage.map(({ kind }) => kind), ids: ofPage.map(({ id }) => id) },
      counted: request.countsAll === false ? kinds : searchKinds,
      shown: kinds,
      limit: limit - ofPage.length,
      offset: Math.max(0, offset - shownNames),
    },
    context,
  );
  return {
    counts: { ...none, ...others!.counts, ...counts },
    results: others!.rows.map((row) => resultOf(row, asked.words)),
  };
}

/** The wells whose findings come with them: those that are named in full, or all of a few. @param wellCount all that answer */
function aroundOf(names: readonly Named[], wellCount: number): Around {
  const wells = names.filter(({ kind }) => kind === 'well');
  const full = wells.filter(({ rank }) => rank >= namedRank);
  const subjects = full.length > 0 || wellCount > maxSubjects ? full : wells;
  const fields = names.filter(({ kind, rank }) => kind === 'field' && rank >= ranks.begin);
  return { wellIds: subjects.map(({ id }) => id), fieldIds: fields.map(({ id }) => id) };
}

function resultOf(row: FoundRow, words: readonly string[]): SearchResult {
  const { kind, id, name, wellId, wellName, fieldId, fieldName, area, businessUnit } = row;
  const { subject, status, severity, day } = row;
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
  };
}
