import { sql, type Kysely, type RawBuilder } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { analyticQuery, boolean, decimal, integer, text, type RowOf } from './analytic-query.ts';
import { hasOpenFinding, newestDayOfAll } from '../recompute/open-findings.ts';
import { places, type Asked, type Form, type SearchKind } from './search-asked.ts';
import { editDistance, searchCode } from './search-text.ts';

/** How well names answer; what comes with a named well stands below all of them. */
export const ranks = {
  exact: 100,
  code: 98,
  begin: 90,
  wordBegin: 80,
  part: 75,
  /** Names with one wrong letter come before those that only hold the words, those with more behind them. */
  like: 71.5,
  words: 70,
  /** Names that are only like the text in their letters: shown where nothing else is found. */
  near: 60,
  codePart: 40,
};
/** From here on a result is the one that was named: the others only hold what was typed. */
export const namedRank = ranks.code;

/** Fewer named wells than this let wells that are only named alike be shown. */
const fewWells = 3;
/** Wells, and fields, that are read besides those of a page: their findings come with them. One letter is in all names. */
export const maxBest = 200;
/** Names that are compared letter by letter. */
const maxCandidates = 40;
/** A code is so long that holding it says something. */
const minCodeLength = 3;
/** Names that are offered where nothing is found, and how unlike they may be: 0 is the same, 1 has no group of letters of it. */
const maxNear = 5;
const maxNearDistance = 0.6;
/** Ids of wells and fields that are named almost as was typed, with their rank. */
export interface Alike {
  readonly ids: readonly string[];
  readonly ranks: readonly number[];
}
const nothingAlike: Alike = { ids: [], ranks: [] };

const has = (name: RawBuilder<unknown>, word: string) => sql<boolean>`' ' || ${name} like ${`% ${word}%`}`;

/** How well a name answers one form of the text; null where it does not. */
function rankOfForm(name: RawBuilder<unknown>, { key }: Form) {
  return sql<number>`case
    when ${name} = ${key} then ${ranks.exact}::float8
    when ${name} like ${`${key}%`} then ${ranks.begin}::float8
    when ${name} like ${`% ${key}%`} then ${ranks.wordBegin}::float8
    when ${name} like ${`%${key}%`} then ${ranks.part}::float8 end`;
}

function rankOfCode({ code }: Form) {
  const part =
    code.length >= 3 ? sql`when well.search_code like ${`%${code}%`} then ${ranks.codePart}` : sql``;
  return sql<number>`case
    when well.search_code = ${code} or well.search_code like ${`${code} %`} or well.search_code like ${`% ${code}`}
    then ${ranks.code}::float8 ${part}::float8 end`;
}

/** Whether each word begins one of the name's or the place's, or says what is meant, and one of them is in the name. */
function hasWords({ words, topical }: Asked, name: RawBuilder<unknown>, place: RawBuilder<unknown>) {
  const each = words.map((word) =>
    topical.includes(word) ? sql`true` : sql`(${has(name, word)} or ${has(place, word)})`,
  );
  const one = words.map((word) => has(name, word));
  return sql<boolean>`(${sql.join(each, sql` and `)} and (${sql.join(one, sql` or `)}))`;
}

const wellKey = sql.ref('well.search_key');
const fieldKey = sql.ref('place.search_key');
const placeWords = sql.ref('place.words');

/** Which of the names are shown: kinds, and the places of the page among names of these kinds. */
export interface NamePage {
  readonly kinds: readonly SearchKind[];
  readonly limit: number;
  readonly offset: number;
  /** How many of each kind come before the rest of both. */
  readonly firstOfKind: number;
}

/**
 * Wells and fields that answer: the kind of the best one first, of each the best first, and of the best wells those with an
 * open finding before others that answer alike. The best of each kind and those of a page, with how many there are of their kind and their place
 * among those of shown kinds, of which the first of both come before the rest. Those that only hold the words apart where none is named in full; those that only
 * hold the code where better ones are few, too.
 */
const named = analyticQuery(
  {
    kind: text<'well' | 'field'>(),
    id: text(),
    rank: decimal,
    isLike: boolean,
    found: integer,
    place: integer,
    isFirst: boolean,
  },
  (asked: Asked, alike: Alike, page: NamePage) => sql`
    with place as materialized (${places}),
    alike as (select * from unnest(${alike.ids}::text[], ${alike.ranks}::float8[]) as alike (id, rank)),
    wells as (
      select answer.id, answer.name, answer.rank, answer.is_like
      from (
        select found.*, max(found.rank) over () as best,
               count(*) filter (where found.rank > ${ranks.codePart}) over () as literal
        from (${answeringWells(asked)}) as found
      ) as answer
      where answer.rank > ${ranks.like} or (answer.best < ${namedRank}
        and (answer.rank > ${ranks.codePart} or answer.literal < ${fewWells}))
    ),
    fields as (${answeringFields(asked)}),
    ranked as materialized (
      select result.*, row_number() over (partition by kind order by rank desc, name collate natural_order, id) as turn
      from (
        select 'well' as kind, id, name, rank, is_like from wells
        union all select 'field', id, name, rank, is_like from fields
      ) as result
    ),
    ordered as (
      select kind, id, rank, is_like, kind = ${anyOf(page.kinds)} as is_shown, count(*) over (partition by kind) as found,
             max(rank) over (partition by kind) as kind_rank,
             row_number() over (partition by kind order by rank desc, is_open desc, turn) as place_of_kind
      from (
        select ranked.*,
               case when kind = 'well' and turn <= ${maxBest} then ${hasOpenFinding(sql.ref('ranked.id'), newestDayOfAll)} else false end as is_open
        from ranked
      ) as opened
    )
    select counted.kind, counted.id, counted.rank::float8 as rank, counted.is_like as "isLike", counted.found::int as found,
           counted.place::int as place, counted.is_first as "isFirst"
    from (
      select placed.*, row_number() over (partition by is_shown order by is_first desc, kind_rank desc, kind, place_of_kind) as place
      from (select ordered.*, place_of_kind <= ${page.firstOfKind}::int as is_first from ordered) as placed
    ) as counted
    where place_of_kind <= ${maxBest}
      or (is_shown and place > ${page.offset}::int and place <= ${page.offset}::int + ${page.limit}::int)
    order by kind_rank desc, kind, place_of_kind`,
);

function answeringWells(asked: Asked) {
  const { forms } = asked;
  const holds = sql.join(
    forms.flatMap(({ key, code }) => [
      sql`well.search_key like ${`%${key}%`}`,
      ...(code.length >= minCodeLength ? [sql`well.search_code like ${`%${code}%`}`] : []),
    ]),
    sql` or `,
  );
  return sql`
    select well.id, well.name, greatest(held.rank, alike.rank) as rank, held.rank is null as is_like
    from well join place on place.id = well.field_id
    left join alike on alike.id = well.id
    cross join lateral (select greatest(
      ${sql.join(forms.flatMap((form) => [rankOfForm(wellKey, form), rankOfCode(form)]))},
      case when ${hasWords(asked, wellKey, placeWords)} then ${ranks.words}::float8 end) as rank) as held
    where ${holds} or ${hasWords(asked, wellKey, placeWords)} or alike.rank is not null`;
}

const answeringFields = (asked: Asked) => sql`
  select place.id, place.name, greatest(held.rank, alike.rank) as rank, held.rank is null as is_like
  from place left join alike on alike.id = place.id
  cross join lateral (select greatest(
    ${sql.join(asked.forms.map((form) => rankOfForm(fieldKey, form)))},
    case when ${hasWords(asked, fieldKey, placeWords)} then ${ranks.words}::float8
      when ${hasWords(asked, placeWords, placeWords)} then ${ranks.codePart}::float8 end) as rank) as held
  where held.rank is not null or alike.rank is not null`;

/** Wells and fields whose names are nearest to one, with the name as it was compared. */
const candidates = analyticQuery(
  { id: text(), kind: text<'well' | 'field'>(), key: text(), distance: decimal },
  ({ key, code }: Form) => sql`
    select found.id, found.kind, found.key, min(found.distance)::float8 as distance
    from (
      (select id, 'well' as kind, search_key as key, search_key <-> ${key}::text as distance from well
       order by search_key <-> ${key}::text limit ${maxCandidates})
      union all
      (select id, 'well', search_key, search_code <-> ${code}::text from well
       order by search_code <-> ${code}::text limit ${maxCandidates})
      union all
      (select id, 'well', search_key, ${key}::text <<-> search_key from well
       order by ${key}::text <<-> search_key limit ${maxCandidates})
      union all
      (select id, 'field', search_key, search_key <-> ${key}::text from field
       order by search_key <-> ${key}::text limit ${maxCandidates})
      union all
      (select id, 'field', search_key, ${key}::text <<-> search_key from field
       order by ${key}::text <<-> search_key limit ${maxCandidates})
    ) as found
    group by found.id, found.kind, found.key`,
);

/** Most letters by which a name may differ from what was typed. */
const maxEdits = (length: number) => (length < 4 ? 1 : length < 9 ? 2 : 3);

/** Wells and fields that are named almost as was typed: the fewest wrong letters first, then the most alike. */
async function readAlike(db: Kysely<Database>, { forms }: Asked): Promise<{ alike: Alike; near: Alike }> {
  const form = forms.at(-1)!;
  if (form.code.length < minCodeLength) return { alike: nothingAlike, near: nothingAlike };
  const most = maxEdits(form.code.length);
  const compared = await candidates.read(db, form);
  const found = compared.flatMap(({ id, key, distance }) => {
    const edits = nearest(form, key, most);
    return edits > most ? [] : [{ id, score: edits + Math.min(distance, 1) }];
  });
  const best = Math.min(...found.map(({ score }) => Math.floor(score)));
  // Names with more wrong letters than the best ones are others.
  const kept = found.filter(({ score }) => score < best + 2);
  return {
    alike: { ids: kept.map(({ id }) => id), ranks: kept.map(({ score }) => ranks.like - score) },
    near: nearOf(compared),
  };
}

/** What may be meant, where nothing is named so: fields, because a field leads to all of its wells; else wells. */
function nearOf(compared: readonly RowOf<(typeof candidates)['columns']>[]): Alike {
  const near = compared.filter(({ distance }) => distance <= maxNearDistance);
  const fields = near.filter(({ kind }) => kind === 'field');
  const nearest = (fields.length > 0 ? fields : near)
    .toSorted((one, other) => one.distance - other.distance || (one.id < other.id ? -1 : 1))
    .slice(0, maxNear);
  return {
    ids: nearest.map(({ id }) => id),
    ranks: nearest.map(({ distance }) => ranks.near - distance),
  };
}

/** The fewest letters in which a text differs from a name, from the name without spaces, or from what the name begins with. */
function nearest({ key, code }: Form, name: string, most: number): number {
  const nameCode = searchCode(name);
  const whole = Math.min(editDistance(key, name, most), editDistance(code, nameCode, most));
  // The beginning is taken as what is being typed: half a letter worse than a whole name.
  const begun =
    name.length > key.length + 1 ? editDistance(key, name.slice(0, key.length), most) + 0.5 : whole;
  return Math.min(whole, begun);
}

/** A well or field that is named, and how well. */
export type Named = RowOf<(typeof named)['columns']>;

/** Names that answer. */
export interface Names {
  /** The best of each kind, whichever kinds are shown; the same on every page. */
  readonly best: readonly Named[];
  readonly ofPage: readonly Named[];
  /** How many there are. */
  readonly counts: Readonly<Record<Named['kind'], number>>;
  /** What to show instead where nothing at all is found; for {@link readNear}. */
  readonly near: Alike;
}

/** Wells and fields that are named, the best first; where no good one is, also those that are named almost so. */
export async function readNames(db: Kysely<Database>, asked: Asked, page: NamePage): Promise<Names> {
  const found = await named.read(db, asked, nothingAlike, page);
  const best = found[0]?.rank ?? 0;
  const isUncertain = best <= ranks.words || (found.length < fewWells && best < namedRank);
  if (!isUncertain || asked.namesNothing) return namesOf(found, page);
  const { alike, near } = await readAlike(db, asked);
  if (alike.ids.length > 0) return namesOf(await named.read(db, asked, alike, page), page);
  return namesOf(found, page, near);
}

/** The names that {@link readNames} has found to be near, in its shape. */
export async function readNear(
  db: Kysely<Database>,
  asked: Asked,
  near: Alike,
  page: NamePage,
): Promise<Names> {
  return namesOf(await named.read(db, asked, near, page), page);
}

function namesOf(rows: readonly Named[], page: NamePage, near = nothingAlike): Names {
  const ofKind = (kind: Named['kind']) => rows.filter((row) => row.kind === kind);
  const [wells, fields] = [ofKind('well'), ofKind('field')];
  return {
    best: [...wells.slice(0, maxBest), ...fields.slice(0, maxBest)],
    ofPage: rows.filter(
      ({ kind, place }) =>
        page.kinds.includes(kind) && place > page.offset && place <= page.offset + page.limit,
    ),
    counts: { well: wells[0]?.found ?? 0, field: fields[0]?.found ?? 0 },
    near,
  };
}
