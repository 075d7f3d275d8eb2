import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ImportStatus } from '../vocabulary.ts';
import { analyticQuery, boolean, integer, json, moment, nullable, text } from './analytic-query.ts';
import { nameOfUser } from './user-name.ts';

type ProgramFeed = components['schemas']['ProgramFeed'];

/** Keys that are over are shown this long (days). */
const endedDays = 30;
/** Deliveries by which it is known when the next one is due, and how many of their gaps it takes. */
const countedDeliveries = 10;
const neededGaps = 2;
/** Characters of all whom a folder's files name. */
const maxContacts = 200;
/** What arrives sooner after another one belongs to it (minutes). */
const togetherMinutes = 10;

const programFeeds = analyticQuery(
  {
    id: text(),
    kind: text<ProgramFeed['kind']>(),
    name: nullable(text()),
    state: text<ProgramFeed['state']>(),
    fields: nullable(json<{ id: string; name: string }[]>()),
    askFor: nullable(text()),
    arrivedAt: nullable(moment),
    status: nullable(text<ImportStatus>()),
    read: nullable(integer),
    expectedAt: nullable(moment),
    late: boolean,
    refusedAt: nullable(moment),
    refusedRows: nullable(integer),
    refusal: nullable(text()),
  },
  (now: Date) => sql`
    with known as (
      select 'key:' || api_key.id as feed, api_key.id, 'key' as kind, api_key.name,
             case when revoked_at is not null then 'revoked' when expires_at <= ${now} then 'expired' else 'active' end as state,
             case when all_fields then null else (
               select coalesce(jsonb_agg(jsonb_build_object('id', field.id, 'name', field.name) order by field.name), '[]')
               from api_key_field join field on field.id = api_key_field.field_id
               where api_key_field.api_key_id = api_key.id) end as fields,
             ${nameOfUser('maker')} as ask_for
      from api_key left join app_user as maker on maker.id = api_key.created_by
      where api_key.scope = 'import'
        and least(coalesce(revoked_at, expires_at), expires_at) > ${now}::timestamptz - ${endedDays} * interval '1 day'
      union all
      select 'folder', 'folder', 'folder', null, 'active', null, (
        select left(string_agg(distinct options ->> 'contact', '; '), ${maxContacts}) from import_run
        where feed = 'folder' and started_at > ${now}::timestamptz - ${endedDays} * interval '1 day')
      where exists (select from import_run where feed = 'folder')
    )
    select known.id, known.kind, known.name, known.state, known.fields, known.ask_for as "askFor",
           newest.started_at as "arrivedAt", newest.status, newest.rows_read::int as read,
           case when known.state = 'active' then rhythm.newest + rhythm.gap end as "expectedAt",
           coalesce(known.state = 'active' and rhythm.newest + 1.5 * rhythm.gap < ${now}::timestamptz, false) as late,
           refused.started_at as "refusedAt", refused.rows_rejected::int as "refusedRows", refused.message as refusal
    from known
    left join lateral (
      select started_at, status, rows_read from import_run where feed = known.feed order by id desc limit 1
    ) as newest on true
    left join lateral (
      select max(started_at) as newest, percentile_cont(0.5) within group (order by gap)
               filter (where gap > ${togetherMinutes} * interval '1 minute') as gap
      from (
        select started_at, started_at - lag(started_at) over (order by id) as gap
        from (
          select id, started_at from import_run
          where feed = known.feed and status = 'done' order by id desc limit ${countedDeliveries}
        ) as counted
      ) as deliveries
      having count(*) filter (where gap > ${togetherMinutes} * interval '1 minute') >= ${neededGaps}
    ) as rhythm on true
    left join lateral (
      select started_at, rows_rejected, message from import_run
      where feed = known.feed and (status in ('failed', 'rejected') or rows_rejected > 0)
        and started_at > ${now}::timestamptz - ${endedDays} * interval '1 day'
      order by id desc limit 1
    ) as refused on true
    order by known.kind desc, known.name, known.id`,
);

/** What delivers rows by itself: when it last came, when the next one is due by the rhythm of those before, what was refused of it, and who knows. */
export async function readProgramFeeds(db: Kysely<Database>, now: Date): Promise<ProgramFeed[]> {
  const feeds = await programFeeds.read(db, now);
  return feeds.map(({ arrivedAt, status, expectedAt, refusedAt, refusedRows, refusal, ...feed }) => ({
    ...feed,
    arrivedAt: arrivedAt?.toISOString() ?? null,
    status,
    expectedAt: expectedAt?.toISOString() ?? null,
    refused:
      refusedAt === null ? null : { at: refusedAt.toISOString(), rows: refusedRows ?? 0, message: refusal },
  }));
}
