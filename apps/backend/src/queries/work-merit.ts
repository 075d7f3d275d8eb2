import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { workMerit, type WellLoss } from '../insights/work-merit.ts';
import { dayMs } from '../production-day.ts';
import type { ScheduleActivity, WorkPurpose } from '../vocabulary.ts';
import { allEvents } from './grouped-events.ts';
import { wellEvents } from './well-exceptions.ts';

type Schedule = components['schemas']['Schedule'];

/** An activity as what it is for, and its merit needs it. */
interface WorkRow extends Pick<Schedule, 'id' | 'well' | 'status' | 'adviceId' | 'plannedStart'> {
  readonly activity: ScheduleActivity;
  readonly expectedDeferred: number;
  readonly purpose: WorkPurpose | null;
  readonly purposeNote: string | null;
  readonly effect: Schedule['effect'];
}

/** What activities are for, what they may bring back, and what is to be asked of them, by their ids; what is over is asked nothing. */
export async function readWorkMerit(
  db: Kysely<Database>,
  rows: readonly WorkRow[],
  now: Date,
): Promise<ReadonlyMap<string, Schedule['merit']>> {
  const isOpen = ({ status }: WorkRow) => status !== 'done' && status !== 'cancelled';
  const isCostly = (row: WorkRow) => isOpen(row) && row.expectedDeferred > 0;
  const wellIds = [...new Set(rows.filter(isCostly).flatMap(({ well }) => well?.id ?? []))];
  const [losses, potentials, pumps] = await Promise.all([
    readLosses(db, wellIds, now),
    readPotentials(db, wellIds),
    readPumps(db, wellIds),
  ]);
  return new Map(
    rows.map((row) => {
      const wellId = (isCostly(row) && row.well?.id) || '';
      const installed = pumps.get(wellId);
      const { isTyped, questions, ...merit } = workMerit({
        ...{ activity: row.activity, purpose: row.purpose, cost: row.expectedDeferred },
        ...{ isAdvised: row.adviceId !== null, stepOil: row.effect?.expectedOil ?? null },
        ...{ losses: losses.get(wellId) ?? [], ofPotentialPct: potentials.get(wellId) ?? null },
        runDays:
          installed === undefined
            ? null
            : Math.floor((Date.parse(row.plannedStart) - installed.getTime()) / dayMs),
      });
      return [
        row.id,
        {
          ...merit,
          note: row.purposeNote,
          typed: isTyped,
          questions: isOpen(row) ? [...questions] : [],
        },
      ];
    }),
  );
}

/** Oil that wells lose each day by their open and standing events. */
async function readLosses(
  db: Kysely<Database>,
  wellIds: readonly string[],
  now: Date,
): Promise<Map<string, WellLoss[]>> {
  const found = new Map<string, WellLoss[]>();
  if (wellIds.length === 0) return found;
  const events = await wellEvents.read(db, { wellIds }, allEvents(now));
  for (const { wellId, isOpen, status, lossPerDay, product, cause } of events) {
    const isStanding = status === 'standing';
    if ((!isOpen && !isStanding) || product !== 'oil' || lossPerDay === null) continue;
    const loss = { isStanding, oil: lossPerDay, cause };
    found.set(wellId, [...(found.get(wellId) ?? []), loss]);
  }
  return found;
}

/** What wells made of their potential on the newest day that is known, %. */
async function readPotentials(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('deferred_production')
    .distinctOn('well_id')
    .select(['well_id', sql<number>`100 * oil_actual / oil_potential`.as('share')])
    .where('well_id', '=', anyOf(wellIds))
    .where('method', '=', defaultPotentialMethod)
    .where('oil_potential', '>', 0)
    .orderBy('well_id')
    .orderBy('day', 'desc')
    .execute();
  return new Map(rows.map(({ well_id, share }) => [well_id, Number(share)]));
}

/** When the running pumps of wells were installed. */
async function readPumps(db: Kysely<Database>, wellIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('esp_equipment')
    .select(['well_id', 'installed_at'])
    .where('well_id', '=', anyOf(wellIds))
    .where('pulled_at', 'is', null)
    .execute();
  return new Map(rows.map(({ well_id, installed_at }) => [well_id, installed_at]));
}
