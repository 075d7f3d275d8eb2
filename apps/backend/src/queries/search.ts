import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '@cnx/api/schema';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import type { Sensitivity } from '../vocabulary.ts';
import { analyticQuery, decimal, json, text, type RowOf } from './analytic-query.ts';
import { shownStatus } from './change-points.ts';
import { editDistance, marksOf, searchCode, searchKey } from './search-text.ts';
import { subjectOf, topicOf, type Subject } from './search-topics.ts';
import { productionDay } from './selection.ts';

type SearchResult = components['schemas']['SearchResult'];

/** What the search finds, in the order in which it is shown where results answer equally well. */
export const searchKinds = [
  'well',
  'field',
  'exception',
  'changePoint',
  'schedule',
] as const satisfies readonly components['schemas']['SearchKind'][];
export type SearchKind = (typeof searchKinds)[number];

/** How well names answer; what comes with a named well stands below all of them. */
const ranks = {
  exact: 100,
  code: 98,
  begin: 90,
  wordBegin: 80,
  part: 75,
  /** Names with one wrong letter come before those that only hold the words, those with more behind them. */
  like: 71.5,
  words: 70,
  codePart: 40,
};
const textRank = 35;
const findingRank = 30;
/** From here on a result is the one that was named: the others only hold what was typed. */
const namedRank = ranks.code;

/** Wells whose findings and work are listed with them, when none is named in full. */
const maxSubjects = 10;
/** Fewer named wells than this let wells that are only named alike be shown. */
const fewWells = 3;
/** Days before the newest one in which findings are found by what they are, without naming a well. */
const recentDays = 30;
/** How far back work is found by its words (days). */
const workDays = 365;
/** Names that are compared letter by letter. */
const maxCandidates = 40;
/** A code is so long that holding it says something. */
const minCodeLength = 3;
/** A word that a text begins with is at least so long. */
const minTextLength = 2;

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

/** What the findings are read with. */
export interface SearchContext {
  readonly now: Date;
  readonly sensitivity: Sensitivity;
}

/** A text as it was typed, and without the words that say of what it speaks. */
interface Form {
  readonly key: string;
  readonly code: string;
}

/** A searched text, taken apart. */
interface Asked {
  readonly words: readonly string[];
  /** Which of the words speak of findings, and may be missing in a name. */
  readonly topical: readonly string[];
  readonly forms: readonly Form[];
  readonly subject: Subject;
  /** Whether it says of what it speaks, and whether that is all it says. */
  readonly hasSubject: boolean;
  readonly namesNothing: boolean;
}

function askedOf(given: string): Asked | undefined {
  const key = searchKey(given);
  if (key === '') return undefined;
  const words = key.split(' ');
  const topics = words.flatMap((word) => topicOf(word) ?? []);
  const topical = words.filter((word) => topicOf(word));
  const name = words.filter((word) => !topicOf(word)).join(' ');
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

/** Ids of wells and fields that are named almost as was typed, with their rank. */
interface Alike {
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

/** Names of everything above a well, and the words of all of them. */
const places = sql`
  select field.id, field.name, field.search_key, field.time_zone, field.production_day_start_hour,
         area.name as area, unit.name as unit,
         field.search_key || ' ' || search_key(area.name) || ' ' || search_key(unit.name) as words
  from field join area on area.id = field.area_id join business_unit as unit on unit.id = area.business_unit_id`;

/**
 * Wells and fields that answer, the best first. Those that only hold the code, or are only named alike, where better ones are
 * few.
 */
const named = analyticQuery(
  { kind: text<'well' | 'field'>(), id: text(), rank: decimal },
  (asked: Asked, alike: Alike) => sql`
    with place as materialized (${places}),
    alike as (select * from unnest(${alike.ids}::text[], ${alike.ranks}::float8[]) as alike (id, rank)),
    wells as (
      select answer.id, answer.name, answer.rank
      from (
        select found.*, max(found.rank) over () as best,
               count(*) filter (where found.rank > ${ranks.codePart}) over () as literal
        from (${answeringWells(asked)}) as found
      ) as answer
      where answer.rank > ${ranks.codePart} or (answer.best < ${namedRank} and answer.literal < ${fewWells})
    ),
    fields as (${answeringFields(asked)})
    select result.kind, result.id, result.rank::float8 as rank
    from (
      select 'well' as kind, id, name, rank from wells
      union all select 'field', id, name, rank from fields
    ) as result
    order by rank desc, kind desc, name collate natural_order, id`,
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
    select well.id, well.name, greatest(
      ${sql.join(forms.flatMap((form) => [rankOfForm(wellKey, form), rankOfCode(form)]))},
      case when ${hasWords(asked, wellKey, placeWords)} then ${ranks.words}::float8 end,
      alike.rank) as rank
    from well join place on place.id = well.field_id
    left join alike on alike.id = well.id
    where ${holds} or ${hasWords(asked, wellKey, placeWords)} or alike.rank is not null`;
}

const answeringFields = (asked: Asked) => sql`
  select found.* from (
    select place.id, place.name, greatest(
      ${sql.join(asked.forms.map((form) => rankOfForm(fieldKey, form)))},
      case when ${hasWords(asked, fieldKey, placeWords)} then ${ranks.words}::float8
        when ${hasWords(asked, placeWords, placeWords)} then ${ranks.codePart}::float8 end,
      alike.rank) as rank
    from place left join alike on alike.id = place.id
  ) as found where found.rank is not null`;

const isEmpty = (codes: readonly string[] | 'all') => codes !== 'all' && codes.length === 0;
const isOneOf = (codes: readonly string[] | 'all', ...columns: string[]) =>
  codes === 'all'
    ? sql`true`
    : sql`(${sql.join(
        columns.map((column) => sql`${sql.ref(column)} = ${anyOf(codes)}`),
        sql` or `,
      )})`;

/** A kind of finding: its table, its day, and which of its rows the words speak of. */
interface Findings {
  readonly kind: SearchKind;
  readonly table: string;
  readonly day: RawBuilder<unknown>;
  readonly isMeant: RawBuilder<unknown>;
}

function findingsOf({ drops, gas, changes }: Subject, sensitivity: Sensitivity): Findings[] {
  const all: (Findings | false)[] = [
    !isEmpty(drops) && {
      kind: 'exception',
      table: 'production_drop_exception',
      day: sql`found.day`,
      isMeant: isOneOf(drops, 'found.cause', 'found.variable'),
    },
    gas && {
      kind: 'exception',
      table: 'gas_exception',
      day: sql`found.started_at`,
      isMeant: sql`true`,
    },
    !isEmpty(changes) && {
      kind: 'changePoint',
      table: 'change_point',
      day: sql`found.change_day`,
      isMeant: sql`found.sensitivity = ${sensitivity} and ${isOneOf(changes, 'found.variable')}`,
    },
  ];
  return all.filter((one) => one !== false);
}

/** What is looked into besides names: the wells that are named, and the fields, where the words say what of them. */
interface Around {
  readonly wellIds: readonly string[];
  readonly fieldIds: readonly string[];
}

/** Findings of the named wells; those of a named field, or of all, where the words say which; those that were spoken of. */
function findingHits(asked: Asked, { wellIds, fieldIds }: Around, { sensitivity }: SearchContext) {
  const ofSubjects = findingsOf(asked.subject, sensitivity).flatMap(({ kind, table, day, isMeant }) => {
    const hit = sql`select ${kind}::text as kind, found.id, ${findingRank}::float8 as rank,
      ${day}::timestamp as at from ${sql.table(table)} as found`;
    const recent = sql`${day} > (select newest.day - ${recentDays}::int from newest)`;
    const meant = asked.namesNothing
      ? sql`true`
      : sql`found.well_id in (select well.id from well where well.field_id = ${anyOf(fieldIds)})`;
    return [
      ...(wellIds.length > 0 ? [sql`${hit} where found.well_id = ${anyOf(wellIds)} and ${isMeant}`] : []),
      ...(asked.hasSubject && (asked.namesNothing || fieldIds.length > 0)
        ? [sql`${hit} where ${isMeant} and ${recent} and ${meant}`]
        : []),
    ];
  });
  const spoken = findingsOf(subjectOf([]), sensitivity).map(
    ({ kind, table, day, isMeant }) => sql`
      select ${kind}::text as kind, found.id, ${textRank}::float8 as rank, ${day}::timestamp as at
      from ${sql.table(table)} as found join said on said.id = found.id where ${isMeant}`,
  );
  return [...ofSubjects, ...spoken];
}

/** Words as a condition on indexed texts: each of them begins a word there. */
const textQuery = ({ words }: Asked) => sql`${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;

/** Whether there is enough typed to look into texts. */
const isForTexts = ({ words }: Asked) => words.join('').length >= minTextLength;

/** Findings on which people have said the words. */
const spokenFindings = (asked: Asked) => sql`
  select distinct said.finding_id as id
  from exception_decision as decision
  join exception_decision_finding as said on said.decision_id = decision.id
  where ${isForTexts(asked)} and decision.comment is not null and decision.undone_at is null
    and search_words(decision.comment, null, null, null) @@ ${textQuery(asked)}`;

function workHits(asked: Asked, { wellIds }: Around, { now }: SearchContext) {
  const hit = (rank: number) => sql`select 'schedule'::text as kind, entry.id, ${rank}::float8 as rank,
    entry.planned_start::timestamp as at from schedule_entry as entry`;
  const isMeant = isOneOf(asked.subject.work, 'entry.activity');
  const isSought = !isEmpty(asked.subject.work);
  const since = (days: number) =>
    sql`entry.planned_start > ${now}::timestamptz - ${days}::int * interval '1 day'`;
  return [
    isForTexts(asked) &&
      sql`${hit(textRank)} where search_words(entry.title, entry.facility, entry.owner, entry.notes)
        @@ ${textQuery(asked)} and ${since(workDays)}`,
    isSought &&
      wellIds.length > 0 &&
      sql`${hit(findingRank)} where entry.well_id = ${anyOf(wellIds)} and ${isMeant}`,
    isSought &&
      asked.hasSubject &&
      asked.namesNothing &&
      sql`${hit(findingRank)} where ${isMeant} and ${since(recentDays)}`,
  ].filter((part) => part !== false);
}

/** Everything but names, each once, as `hit`. */
function hits(asked: Asked, around: Around, kinds: readonly SearchKind[], context: SearchContext) {
  const nothing = sql`select null::text as kind, null::text as id, null::float8 as rank, null::timestamp as at where false`;
  const parts = [
    nothing,
    ...(kinds.includes('exception') || kinds.includes('changePoint')
      ? findingHits(asked, around, context)
      : []),
    ...(kinds.includes('schedule') ? workHits(asked, around, context) : []),
  ];
  return sql`
    newest as materialized (select max(last_day) as day from well),
    said as materialized (${spokenFindings(asked)}),
    hit as materialized (
      select kind, id, max(rank) as rank, max(at) as at
      from (${sql.join(
        parts.map((part) => sql`(${part})`),
        sql` union all `,
      )}) as found
      group by kind, id
    )`;
}

interface FoundRow {
  readonly kind: SearchKind;
  readonly id: string;
  readonly name: string;
  readonly wellId: string | null;
  readonly wellName: string | null;
  readonly fieldId: string;
  readonly fieldName: string;
  readonly area: string;
  readonly businessUnit: string;
  readonly subject: SearchResult['subject'];
  readonly status: SearchResult['status'];
  readonly severity: SearchResult['severity'];
  readonly day: string | null;
}

/** What is shown of the results of a page. */
const shownOf = (now: Date) => sql`
  select page.place, page.kind, page.id, well.name, well.id as "wellId", well.name as "wellName", well.field_id as "fieldId",
         well.method_of_production as subject, well.status, null::text as severity, well.last_day as day
  from page join well on page.kind = 'well' and well.id = page.id
  union all
  select page.place, page.kind, page.id, field.name, null, null, field.id, null, null, null, null
  from page join field on page.kind = 'field' and field.id = page.id
  union all
  select page.place, page.kind, page.id, well.name, well.id, well.name, well.field_id,
         case found.cause when 'unknown' then 'drop' else found.cause end, found.status, found.severity, found.day
  from page join production_drop_exception as found on page.kind = 'exception' and found.id = page.id
  join well on well.id = found.well_id
  union all
  select page.place, page.kind, page.id, well.name, well.id, well.name, well.field_id, 'gasInterface', found.status,
         found.severity, ${productionDay(sql`found.started_at`, 'field')}
  from page join gas_exception as found on page.kind = 'exception' and found.id = page.id
  join well on well.id = found.well_id join field on field.id = well.field_id
  union all
  select page.place, page.kind, page.id, well.name, well.id, well.name, well.field_id, point.variable, ${shownStatus},
         point.severity, point.change_day
  from page join change_point as point on page.kind = 'changePoint' and point.id = page.id
  join well on well.id = point.well_id
  union all
  select page.place, page.kind, page.id, entry.title, well.id, well.name, entry.field_id, entry.activity, case
           when entry.status in ('planned', 'confirmed') and entry.planned_end < ${now} then 'overdue'
           else entry.status end,
         null, ${productionDay(sql`entry.planned_start`, 'field')}
  from page join schedule_entry as entry on page.kind = 'schedule' and entry.id = page.id
  join field on field.id = entry.field_id left join well on well.id = entry.well_id`;

/** A page's names, before the other results. */
interface NamesOfPage {
  readonly kinds: readonly string[];
  readonly ids: readonly string[];
}

/** What the statement behind the names needs. */
interface PageOfOthers {
  readonly asked: Asked;
  readonly around: Around;
  readonly names: NamesOfPage;
  /** Kinds that are counted, and those of them that are shown. */
  readonly counted: readonly SearchKind[];
  readonly shown: readonly SearchKind[];
  readonly limit: number;
  readonly offset: number;
}

/** How many there are of each kind besides names, and the results of a page, the best first. */
const searched = analyticQuery(
  { counts: json<Partial<Record<SearchKind, number>>>(), rows: json<FoundRow[]>() },
  ({ asked, around, names, counted, shown, limit, offset }: PageOfOthers, context: SearchContext) => sql`
    with place as materialized (${places}),
    ${hits(asked, around, counted, context)},
    page as materialized (
      select kind, id, place from unnest(${names.kinds}::text[], ${names.ids}::text[]) with ordinality as name (kind, id, place)
      union all (
        select hit.kind, hit.id, ${names.ids.length}::int + row_number() over (
          order by rank desc, array_position(${searchKinds}::text[], kind), at desc, id) as place
        from hit where kind = ${anyOf(shown)}
        order by place limit ${limit} offset ${offset}
      )
    ),
    counted as (select kind, count(*)::int as found from hit group by kind)
    select coalesce((select jsonb_object_agg(kind, found) from counted), '{}') as counts,
      coalesce((
        select jsonb_agg(to_jsonb(result) order by result.place) from (
          select shown.place, shown.kind, shown.id, shown.name, shown."wellId", shown."wellName", shown."fieldId",
                 place.name as "fieldName", place.area, place.unit as "businessUnit", shown.subject, shown.status,
                 shown.severity, shown.day
          from (${shownOf(context.now)}) as shown join place on place.id = shown."fieldId"
        ) as result
      ), '[]') as rows`,
);

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
async function readAlike(db: Kysely<Database>, { forms }: Asked): Promise<Alike> {
  const form = forms.at(-1)!;
  if (form.code.length < minCodeLength) return nothingAlike;
  const most = maxEdits(form.code.length);
  const found = (await candidates.read(db, form)).flatMap(({ id, key, distance }) => {
    const edits = nearest(form, key, most);
    return edits > most ? [] : [{ id, score: edits + Math.min(distance, 1) }];
  });
  const best = Math.min(...found.map(({ score }) => Math.floor(score)));
  // Names with more wrong letters than the best ones are others.
  const kept = found.filter(({ score }) => score < best + 2);
  return {
    ids: kept.map(({ id }) => id),
    ranks: kept.map(({ score }) => ranks.like - score),
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
  const names = await readNames(db, asked);
  const kinds = request.kinds ?? searchKinds;
  const shownNames = names.filter(({ kind }) => kinds.includes(kind));
  const { limit, offset } = request;
  const ofPage = shownNames.slice(offset, offset + limit);
  const [others] = await searched.read(
    db,
    {
      asked,
      around: aroundOf(names),
      names: { kinds: ofPage.map(({ kind }) => kind), ids: ofPage.map(({ id }) => id) },
      counted: request.countsAll === false ? kinds : searchKinds,
      shown: kinds,
      limit: limit - ofPage.length,
      offset: Math.max(0, offset - shownNames.length),
    },
    context,
  );
  const wells = names.filter(({ kind }) => kind === 'well').length;
  return {
    counts: { ...none, ...others!.counts, well: wells, field: names.length - wells },
    results: others!.rows.map((row) => resultOf(row, asked.words)),
  };
}

type Named = RowOf<(typeof named)['columns']>;

/** Wells and fields that are named, the best first; where no good one is, also those that are named almost so. */
async function readNames(db: Kysely<Database>, asked: Asked): Promise<Named[]> {
  const found = await named.read(db, asked, nothingAlike);
  const best = found[0]?.rank ?? 0;
  const isUncertain = best <= ranks.words || (found.length < fewWells && best < namedRank);
  if (!isUncertain || asked.namesNothing) return found;
  const alike = await readAlike(db, asked);
  return alike.ids.length > 0 ? named.read(db, asked, alike) : found;
}

/** The wells whose findings come with them: those that are named in full, or all of a few. */
function aroundOf(names: readonly Named[]): Around {
  const wells = names.filter(({ kind }) => kind === 'well');
  const full = wells.filter(({ rank }) => rank >= namedRank);
  const subjects = full.length > 0 || wells.length > maxSubjects ? full : wells;
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
