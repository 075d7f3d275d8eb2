import { sql, type Kysely } from 'kysely';
import type { BulkTransaction } from '../database/bulk.ts';
import type { Database } from '../database/schema.ts';

/** What people noted at entries of the log, by their kind. */
const remarks = [
  ['trip', 'Pump tripped in the night and was restarted by the shift. Currents look normal again.'],
  ['workover', 'Workover went to plan.\nBack on line with the old choke setting for now.'],
  ['shutIn', 'Shut in for the flow line inspection. Nothing found.'],
  ['frequency', 'Frequency was changed on our request: intake pressure was getting low.'],
  ['choke', 'Choke moved to keep the separator below its limit.'],
] as const;

/** Entries of each field that have a note, newest first, and the share of all others that have one. */
const newestOfField = 3;
const oneOf = 16;

/** Writes a few notes at entries of the demonstration's log; {@link signAnnotations} gives them their authors. */
export async function writeAnnotations({ db }: BulkTransaction): Promise<void> {
  const texts = sql.join(remarks.map(([kind, text]) => sql`(${kind}, ${text})`));
  await sql`
    insert into annotation (id, well_id, field_id, day, text, created_at, updated_at)
    select md5('note ' || entry.id)::uuid, entry.well_id, case when entry.well_id is null then entry.field_id end,
           entry.day, entry.text, entry.noted_at, entry.noted_at
    from (
      select event.id, event.well_id, event.field_id, remark.text, event.starts_at + interval '3 hours' as noted_at,
             (event.starts_at at time zone field.time_zone
              - make_interval(hours => field.production_day_start_hour))::date as day,
             row_number() over (partition by event.field_id order by event.starts_at desc, event.id) as place,
             ('x' || substr(md5(event.id), 1, 6))::bit(24)::int as number
      from well_event as event
      join field on field.id = event.field_id
      join (values ${texts}) as remark (kind, text) on remark.kind = event.kind) as entry
    where entry.place <= ${newestOfField} or entry.number % ${oneOf} = 0
    on conflict (id) do nothing`.execute(db);
}

/** Gives the notes that have no author yet to the demonstration's accounts, which are written after its data. */
export async function signAnnotations(db: Kysely<Database>): Promise<void> {
  await sql`
    update annotation set author_id = author.id
    from app_user as author
    where annotation.author_id is null
      and annotation.id in (select md5('note ' || id)::uuid from well_event)
      and author.email = case when annotation.id::text < '8' then 'engineer@cnx.example' else 'admin@cnx.example' end`.execute(
    db,
  );
}
