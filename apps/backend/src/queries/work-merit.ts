import { canGiveBack } from '@cnx/api/loss-work';
import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { workMerit, type WellLoss } from '../insights/work-merit.ts';
import { dayMs } from '../production-day.ts';
import type { ScheduleActivity, WorkPurpose } from '../vocabulary.ts';
import { allEvents } from './grouped-events.ts';
import { readStopCauses } from './stop-causes.ts';
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
  const [losses, potentials, pumps, stopCauses] = await Promise.all([
    readLosses(db, wellIds, now),
    readPotentials(db, wellIds),
    readPumps(db, wellIds, now),
    readStopCauses(db, wellIds),
  ]);
  return new Map(
    rows.map((row) => {
      const wellId = (isCostly(row) && row.well?.id) || '';
      const [pump, potential] = [pumps.get(wellId), potentials.get(wellId)];
      const cause = stopCauses.get(wellId);
      const { isTyped, questions, ...merit } = workMerit({
        ...{ activity: row.activity, purpose: row.purpose, cost: row.expectedDeferred },
        ...{ isAdvised: row.adviceId !== null, stepOil: row.effect?.expectedOil ?? null },
        ...{
          losses: losses.get(wellId) ?? [],
          canEndStop: cause === undefined || canGiveBack(row.activity, { isDown: true, cause }),
          pumpHz: pump?.frequency ?? null,
        },
        ...{ belowPotential: potential?.below ?? null, ofPotentialPct: potential?.share ?? null },
        runDays:
          pump === undefined
            ? null
            : Math.floor((Date.parse(row.plannedStart) - pump.installed_at.getTime()) / dayMs),
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

/** What wells made of their potential on the newest day that is known (%), and what they are below it (Sm3). */
async function readPotentials(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<Map<string, { readonly share: number; readonly below: number }>> {
  const rows = await db
    .selectFrom('deferred_production')
    .distinctOn('well_id')
    .select([
      'well_id',
      sql<number>`100 * oil_actual / oil_potential`.as('share'),
      sql<number>`oil_potential - oil_actual`.as('below'),
    ])
    .where('well_id', '=', anyOf(wellIds))
    .where('method', '=', defaultPotentialMethod)
    .where('oil_potential', '>', 0)
    .orderBy('well_id')
    .orderBy('day', 'desc')
    .execute();
  return new Map(
    rows.map(({ well_id, share, below }) => [well_id, { share: Number(share), below: Number(below) }]),
  );
}

/** Readings that are older say nothing of a pump now (days). */
const maxReadingDays = 3;

/** When the pumps of wells were installed, and what they run at now. */
async function readPumps(db: Kysely<Database>, wellIds: readonly string[], now: Date) {
  const rows = await db
    .selectFrom('esp_equipment as pump')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('esp_reading as reading')
          .select('reading.frequency')
          .whereRef('reading.well_id', '=', 'pump.well_id')
          .where('reading.at', '<=', now)
          .where('reading.at', '>', new Date(now.getTime() - maxReadingDays * dayMs))
          .where('reading.frequency', 'is not', null)
          .orderBy('reading.at', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['pump.well_id', 'pump.installed_at', 'newest.frequency'])
    .where('pump.well_id', '=', anyOf(wellIds))
    .where('pump.pulled_at', 'is', null)
    .execute();
  return new Map(rows.map((pump) => [pump.well_id, pump]));
}
