import { sql, type RawBuilder } from 'kysely';
import type { components } from '@cnx/api/schema';
import { anyOf } from '../database/expressions.ts';
import { analyticQuery, json } from './analytic-query.ts';
import { courseOfLoss } from '../recompute/course-of-loss.ts';
import { hasOpenFinding, isOpenOf, newestDayOfAll } from '../recompute/open-findings.ts';
import { changeState } from './change-state.ts';
import { defaultWindowDays } from './data-extent.ts';
import { mainProduct } from './main-product.ts';
import type { MainProduct } from '../vocabulary.ts';
import { places, searchKinds, type Asked, type SearchContext, type SearchKind } from './search-asked.ts';
import { subjectOf, type Subject } from './search-topics.ts';
import { productionDay } from './selection.ts';

type SearchResult = components['schemas']['SearchResult'];

/** Of findings that are both open or both not, those that hold the words come before those of a named well. */
const textRank = 35;
const findingRank = 30;
/** Days before the newest one in which findings are found by what they are, without naming a well. */
const recentDays = 30;
/** How far back work is found by its words (days). */
const workDays = 365;
/** A word that a text begins with is at least so long. */
const minTextLength = 2;

/** What is looked into besides names: the wells that are named, and the fields, where the words say what of them. */
export interface Around {
  readonly wellIds: readonly string[];
  readonly fieldIds: readonly string[];
}

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
  /** As it is shown: rows are in the order of what a reader sees. */
  readonly day: RawBuilder<unknown>;
  readonly isMeant: RawBuilder<unknown>;
  readonly isOpen: RawBuilder<unknown>;
}

/** Whether work is still to come, or goes on. */
const isToCome = (now: Date) =>
  sql`(entry.status not in ('done', 'cancelled') and entry.planned_end >= ${now}::timestamptz)`;
const newestDay = sql`(select newest.day from newest)`;

function findingsOf({ drops, gas, changes }: Subject): Findings[] {
  const all: (Findings | false)[] = [
    !isEmpty(drops) && {
      kind: 'exception',
      table: 'production_drop_exception',
      day: sql`found.day`,
      isMeant: isOneOf(drops, 'found.cause', 'found.variable'),
      isOpen: isOpenOf.drop,
    },
    gas && {
      kind: 'exception',
      table: 'gas_exception',
      day: sql`(select ${productionDay(sql`found.started_at`, 'field')} from well join field on field.id = well.field_id
        where well.id = found.well_id)`,
      isMeant: sql`true`,
      isOpen: isOpenOf.gas,
    },
    !isEmpty(changes) && {
      kind: 'changePoint',
      table: 'change_point',
      day: sql`found.change_day`,
      isMeant: isOneOf(changes, 'found.variable'),
      isOpen: isOpenOf.change(newestDay),
    },
  ];
  return all.filter((one) => one !== false);
}

/** Findings of the named wells, open or over; those of a named field, or of all, where the words say which; those that were spoken of. */
function findingHits(asked: Asked, { wellIds, fieldIds }: Around) {
  // The newest first.
  const columns = (rank: number, { kind, day, isOpen }: Findings) => sql`${kind}::text as kind, found.id,
    ${rank}::float8 as rank, ${isOpen} as is_open, -extract(epoch from ${day}::timestamp)::float8 as turn`;
  const ofSubjects = findingsOf(asked.subject).flatMap((findings) => {
    const { table, day, isMeant } = findings;
    const hit = sql`select ${columns(findingRank, findings)} from ${sql.table(table)} as found`;
    const recent = sql`${day} > ${newestDay} - ${recentDays}::int`;
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
  const spoken = findingsOf(subjectOf([])).map(
    (findings) => sql`
      select ${columns(textRank, findings)}
      from ${sql.table(findings.table)} as found join said on said.id = found.id where ${findings.isMeant}`,
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
  const begins = sql`extract(epoch from entry.planned_start)::float8`;
  // What comes next first, then what is over, the newest first. A title that holds the words says no more than that.
  const hit = sql`select 'schedule'::text as kind, entry.id, 0::float8 as rank, ${isToCome(now)} as is_open,
    case when ${isToCome(now)} then ${begins} else -${begins} end as turn from schedule_entry as entry`;
  const isMeant = isOneOf(asked.subject.work, 'entry.activity');
  const isSought = !isEmpty(asked.subject.work);
  const since = (days: number) =>
    sql`entry.planned_start > ${now}::timestamptz - ${days}::int * interval '1 day'`;
  return [
    isForTexts(asked) &&
      sql`${hit} where search_words(entry.title, entry.facility, entry.owner, entry.notes)
        @@ ${textQuery(asked)} and ${since(workDays)}`,
    isSought && wellIds.length > 0 && sql`${hit} where entry.well_id = ${anyOf(wellIds)} and ${isMeant}`,
    isSought &&
      asked.hasSubject &&
      asked.namesNothing &&
      sql`${hit} where ${isMeant} and ${since(recentDays)}`,
  ].filter((part) => part !== false);
}

/** Everything but names, each once, as `hit`. */
function hits(asked: Asked, around: Around, kinds: readonly SearchKind[], context: SearchContext) {
  const nothing = sql`select null::text as kind, null::text as id, null::float8 as rank, null::boolean as is_open,
    null::float8 as turn where false`;
  const parts = [
    nothing,
    ...(kinds.includes('exception') || kinds.includes('changePoint') ? findingHits(asked, around) : []),
    ...(kinds.includes('schedule') ? workHits(asked, around, context) : []),
  ];
  return sql`
    newest as materialized (select ${newestDayOfAll} as day),
    said as materialized (${spokenFindings(asked)}),
    hit as materialized (
      select kind, id, max(rank) as rank, bool_or(is_open) as is_open, min(turn) as turn
      from (${sql.join(
        parts.map((part) => sql`(${part})`),
        sql` union all `,
      )}) as found
      group by kind, id
    )`;
}

/** A result as it is read. */
export interface FoundRow {
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
  readonly isOpen: boolean;
  readonly latestOil: SearchResult['latestOil'];
  readonly latestGas: SearchResult['latestGas'];
  readonly change: SearchResult['change'];
}

/** The newest volume of `well` of a product in its last days, where it is for that. */
const latestOf = (product: MainProduct) => sql`
  (select jsonb_build_object('day', produced.day, 'volume', ${sql.ref(`produced.${product}`)}) from daily_production as produced
   where ${mainProduct} = ${product} and produced.well_id = well.id and produced.day > well.last_day - ${defaultWindowDays}::int
     and ${sql.ref(`produced.${product}`)} is not null
   order by produced.day desc limit 1)`;

/** What is shown of the results of a page. */
const shownOf = ({ now }: SearchContext) => sql`
  select page.place, page.kind, page.id, well.name, well.id as "wellId", well.name as "wellName", well.field_id as "fieldId",
         well.method_of_production as subject, well.status, null::text as severity, well.last_day as day,
         ${hasOpenFinding(sql.ref('well.id'), newestDay)} as "isOpen",
         ${latestOf('oil')} as "latestOil", ${latestOf('gas')} as "latestGas", null::jsonb as change
  from page join well on page.kind = 'well' and well.id = page.id
  union all
  select page.place, page.kind, page.id, field.name, null, null, field.id, null, null, null, null, false, null, null, null
  from page join field on page.kind = 'field' and field.id = page.id
  union all
  select page.place, page.kind, page.id, well.name, well.id, well.name, well.field_id,
         case found.cause when 'unknown' then 'drop' else found.cause end, found.status, found.severity, found.day,
         ${isOpenOf.drop}, null, null,
         case when found.variable in ('oil', 'liquid', 'gas') then jsonb_build_object('variable', found.variable || 'Rate',
           'before', course.before, 'after', course.after, 'unit', 'Sm3/d') end
  from page join production_drop_exception as found on page.kind = 'exception' and found.id = page.id
  join well on well.id = found.well_id join field on field.id = well.field_id cross join ${courseOfLoss} as course
  union all
  select page.place, page.kind, page.id, well.name, well.id, well.name, well.field_id, 'gasInterface', found.status,
         found.severity, ${productionDay(sql`found.started_at`, 'field')}, ${isOpenOf.gas}, null, null, null
  from page join gas_exception as found on page.kind = 'exception' and found.id = page.id
  join well on well.id = found.well_id join field on field.id = well.field_id
  union all
  select page.place, page.kind, page.id, well.name, well.id, well.name, well.field_id, point.variable, ${changeState(now)},
         point.severity, point.change_day, ${isOpenOf.change(newestDay)}, null, null,
         jsonb_build_object('variable', point.variable, 'before', point.mean_before, 'after', point.mean_after, 'unit', point.unit)
  from page join change_point as point on page.kind = 'changePoint' and point.id = page.id
  join change_point as found on found.id = point.id join well on well.id = point.well_id
  join field as chosen on chosen.id = well.field_id
  union all
  select page.place, page.kind, page.id, entry.title, well.id, well.name, entry.field_id, entry.activity, case
           when entry.status in ('planned', 'confirmed') and entry.planned_end < ${now} then 'overdue'
           else entry.status end,
         null, ${productionDay(sql`entry.planned_start`, 'field')}, ${isToCome(now)}, null, null, null
  from page join schedule_entry as entry on page.kind = 'schedule' and entry.id = page.id
  join field on field.id = entry.field_id left join well on well.id = entry.well_id`;

/** Names of a page, or more, with their places among all names. */
interface NamesOfPage {
  readonly kinds: readonly string[];
  readonly ids: readonly string[];
  readonly places: readonly number[];
  /** Whether they are among the first of their kind. */
  readonly areFirst: readonly boolean[];
  /** How many there are, and how many of them are among the first of their kind. */
  readonly count: number;
  readonly firstCount: number;
}

/** What is read besides the names of a page. */
export interface PageOfOthers {
  readonly asked: Asked;
  readonly around: Around;
  readonly names: NamesOfPage;
  /** Kinds that are counted, and those of them that are shown. */
  readonly counted: readonly SearchKind[];
  readonly shown: readonly SearchKind[];
  readonly limit: number;
  readonly offset: number;
  /** How many of each kind come before the rest of all kinds. */
  readonly firstOfKind: number;
  /** Whether the rest comes at all. */
  readonly hasRest: boolean;
}

/** What is open or to come, then the newest. */
const bestFirst = sql`is_open desc, rank desc, turn, id`;
const kindPlace = sql`array_position(${searchKinds}::text[], kind)`;

/**
 * How many there are of each kind besides names, and the results of a page: the first of each kind, names before all else, then
 * the rest in the same order.
 */
export const searched = analyticQuery(
  { counts: json<Partial<Record<SearchKind, number>>>(), rows: json<FoundRow[]>() },
  (
    { asked, around, names, counted, shown, limit, offset, firstOfKind, hasRest }: PageOfOthers,
    context: SearchContext,
  ) => sql`
    with place as materialized (${places}),
    ${hits(asked, around, counted, context)},
    other as materialized (
      select kind, id, is_first, row_number() over (order by is_first desc, ${kindPlace}, place_of_kind) as place
      from (
        select kind, id, place_of_kind, place_of_kind <= ${firstOfKind}::int as is_first
        from (
          select kind, id, row_number() over (partition by kind order by ${bestFirst}) as place_of_kind
          from hit where kind = ${anyOf(shown)}
        ) as ordered
      ) as ordered
      where is_first or ${hasRest}
    ),
    page as materialized (
      select kind, id, place from (
        select kind, id, place + case when is_first then 0 else (select count(*) from other where is_first) end as place
        from unnest(${names.kinds}::text[], ${names.ids}::text[], ${names.places}::int[], ${names.areFirst}::boolean[])
          as name (kind, id, place, is_first)
        union all
        select kind, id, place + case when is_first then ${names.firstCount}::int else ${names.count}::int end from other
      ) as result
      where place > ${offset}::int and place <= ${offset}::int + ${limit}::int
    ),
    counted as (select kind, count(*)::int as found from hit group by kind)
    select coalesce((select jsonb_object_agg(kind, found) from counted), '{}') as counts,
      coalesce((
        select jsonb_agg(to_jsonb(result) order by result.place) from (
          select shown.place, shown.kind, shown.id, shown.name, shown."wellId", shown."wellName", shown."fieldId",
                 place.name as "fieldName", place.area, place.unit as "businessUnit", shown.subject, shown.status,
                 shown.severity, shown.day, shown."isOpen", shown."latestOil", shown."latestGas", shown.change
          from (${shownOf(context)}) as shown join place on place.id = shown."fieldId"
        ) as result
      ), '[]') as rows`,
);
