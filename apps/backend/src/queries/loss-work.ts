import { workOfLoss } from '@cnx/api/loss-work';
import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { contractRow } from './pages.ts';
import { readStopCauses } from './stop-causes.ts';

type Schemas = components['schemas'];

/** What of an event says whether anything is to be planned about it. */
export interface LosingEvent {
  readonly well: { readonly id: string };
  readonly isOpen: boolean;
  readonly lossPerDay: number | null;
  /** What its well makes now (Sm3/d); null where that is not known. */
  readonly rate: number | null;
}

/** Work of the schedule that is still to be done, or under way. */
export const openWork = ['planned', 'confirmed', 'inProgress'] as const;

const isDown = ({ rate }: LosingEvent) => rate === 0;
const loses = ({ isOpen, lossPerDay }: LosingEvent) => isOpen && (lossPerDay ?? 0) > 0;

/** What is planned about the loss of each event, see {@link workOfLoss}; null of one that is not open or loses nothing. */
export async function readLossWork(
  db: Kysely<Database>,
  events: readonly LosingEvent[],
): Promise<(event: LosingEvent) => Schemas['LossWork'] | null> {
  const wellIds = [...new Set(events.filter(loses).map(({ well }) => well.id))];
  const works = new Map<string, Schemas['PlannedActivity'][]>();
  const causes = await readStopCauses(
    db,
    events.filter((event) => loses(event) && isDown(event)).map(({ well }) => well.id),
  );
  if (wellIds.length > 0) {
    const rows = await db
      .selectFrom('schedule_entry')
      .select([
        'well_id as wellId',
        'id',
        'title',
        'activity',
        'planned_start as plannedStart',
        'planned_end as plannedEnd',
      ])
      .where('well_id', '=', anyOf(wellIds))
      .where('status', 'in', openWork)
      .orderBy('planned_start')
      .orderBy('id')
      .execute();
    for (const { wellId, ...row } of rows)
      works.set(wellId!, [...(works.get(wellId!) ?? []), contractRow(row)]);
  }
  return (event) =>
    loses(event)
      ? workOfLoss(works.get(event.well.id) ?? [], {
          isDown: isDown(event),
          cause: causes.get(event.well.id) ?? null,
        })
      : null;
}
