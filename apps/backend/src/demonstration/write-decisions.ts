import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Findings of a well that begin further apart (seconds) are no event together: days begin at different hours. */
const apartSeconds = 4 * 86_400;

/** Newest findings of each kind, of all fields, that the shift has looked at. */
const answered = 24;
/** What is open and was found in the last so many days waits for the user who opens the demonstration (days). */
const waitsDays = 3;
/** Of every so many answered findings, one was no real one, one a measurement error. */
const falseAlarmOneOf = 9;
const measurementErrorOneOf = 12;

/**
 * What the shift did about the demonstration's newest findings: acknowledged within hours, judged when they were over, given to
 * an engineer while they are open. Written once, while there is no decision.
 */
export async function writeDecisions(tx: Transaction<Database>, now: Date): Promise<void> {
  const some = await tx.selectFrom('exception_decision').select('id').limit(1).executeTakeFirst();
  if (some) return;
  for (const table of ['production_drop_exception', 'gas_exception'] as const) {
    await sql`
      create temporary table looked_at on commit drop as
      select finding.id, finding.well_id, finding.status, finding.detected_at, finding.is_over, finding.place,
             person.id as user_id,
             least(${now}::timestamptz, finding.detected_at + (1 + finding.place % 7) * interval '50 minutes') as at
      from (
        select id, well_id, status, detected_at, ${isOver[table]} as is_over,
               row_number() over (order by detected_at desc, id)::int as place
        from ${sql.table(table)}
        where status <> 'expected' and detected_at < ${now} and ${isAlone(table)}
      ) as finding
      join app_user as person
        on person.email = case finding.place % 3 when 0 then 'admin@cnx.example' else 'engineer@cnx.example' end
      where finding.place <= ${answered} and finding.place % 2 = 0
        and (finding.is_over or finding.detected_at < ${now}::timestamptz - ${waitsDays}::int * interval '1 day')`.execute(
      tx,
    );
    await insertDecisions(tx, 'acknowledge', sql`true`);
    await insertDecisions(tx, 'assign', sql`not is_over and place % 4 = 0`);
    await insertDecisions(tx, 'judge', sql`is_over`);
    await sql`
      update ${sql.table(table)} as finding
      set status = case when not is_over and place % 4 = 0 then 'assigned' else 'acknowledged' end,
          assignee_id = case when not is_over and place % 4 = 0 then user_id end,
          feedback = case when is_over then ${verdict} end,
          decided_by = user_id, decided_at = at,
          version = case when is_over or place % 4 = 0 then 3 else 2 end
      from looked_at where looked_at.id = finding.id`.execute(tx);
    await sql`drop table looked_at`.execute(tx);
  }
}

const isOver = {
  production_drop_exception: sql`ended_day is not null`,
  gas_exception: sql`ended_at is not null`,
};

/** Whether no other finding of the well is part of the same event: people decide on events, and so on all of their findings. */
const isAlone = (table: 'production_drop_exception' | 'gas_exception') => sql`not exists (
  select from (
    select id, well_id, day::timestamptz as began from production_drop_exception
    union all
    select id, well_id, started_at from gas_exception
  ) as other
  where other.well_id = ${sql.ref(`${table}.well_id`)} and other.id <> ${sql.ref(`${table}.id`)}
    and abs(extract(epoch from other.began - ${begin[table]})) <= ${apartSeconds}::int
)`;

const begin = {
  production_drop_exception: sql`production_drop_exception.day::timestamptz`,
  gas_exception: sql`gas_exception.started_at`,
};

/** What was said of a finding that is over. */
const verdict = sql`case
  when place % ${measurementErrorOneOf}::int = 0 then 'measurementError'
  when place % ${falseAlarmOneOf}::int = 0 then 'falseAlarm' else 'confirmed' end`;

/** Writes one decision on each of the findings in `looked_at` that meet a condition. */
async function insertDecisions(
  db: Kysely<Database>,
  action: 'acknowledge' | 'assign' | 'judge',
  condition: ReturnType<typeof sql>,
): Promise<void> {
  const id = sql`md5(${`${action} `}::text || id)::uuid`;
  await sql`
    insert into exception_decision (id, at, user_id, action, assignee_id, feedback, comment)
    select ${id}, at + ${action === 'acknowledge' ? 0 : 1}::int * interval '1 minute', user_id, ${action},
           ${action === 'assign' ? sql`user_id` : sql`null::uuid`},
           ${action === 'judge' ? verdict : sql`null`},
           ${action === 'assign' ? 'Trend looks wrong since the last step. Checking the drive first.' : null}
    from looked_at where ${condition}`.execute(db);
  await sql`
    insert into exception_decision_finding (decision_id, finding_id, well_id, version, before)
    select ${id}, id, well_id, ${action === 'acknowledge' ? 2 : 3}::int,
           jsonb_build_object('status', status, 'assignee_id', null, 'snoozed_until', null, 'feedback', null,
                              'decided_by', null, 'decided_at', null)
    from looked_at where ${condition}`.execute(db);
}
