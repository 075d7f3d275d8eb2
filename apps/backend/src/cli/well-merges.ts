import { createAudit } from '../auth/audit.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseConnection } from '../database/connect.ts';
import { changeAsRun } from '../import/change-records.ts';
import { canonical } from '../import/identity.ts';
import {
  mergeWells,
  previewMerge,
  type KeptSide,
  type MergedThing,
  type MergeReport,
} from '../import/merge-wells.ts';
import { ReadableError } from '../readable-error.ts';
import { recomputeInsights } from '../recompute/recompute.ts';

/** Two wells that are one under two names, both of one field. */
export interface MergeOrder {
  readonly field: string;
  /** The well that goes, by its name. */
  readonly from: string;
  /** The well that stays, by its name. */
  readonly into: string;
  /** Whose rows stay where both have some of one time that differ; undefined while no operator has chosen. */
  readonly keep: KeptSide | undefined;
  readonly dryRun: boolean;
}

/** What a merge did, or would do. */
export interface MergeOutcome {
  readonly report: MergeReport;
  /** The import by which it can be undone; null where nothing was changed. */
  readonly importId: number | null;
}

/** The wells cannot be merged as they are named; the message is one line. */
export class WellMergeError extends ReadableError {
  override name = 'WellMergeError';
}

/** Merges wells as an operator asks for it, and computes what follows. */
export function createCommandLineMerges({
  now,
  ...connection
}: Pick<DatabaseConnection, 'batch' | 'bulk'> & { readonly now: Clock }) {
  const { batch: db, bulk } = connection;

  /** @throws WellMergeError where the name is that of no well of the field, of several, or of one of the demonstration */
  async function wellOf(
    field: string,
    name: string,
  ): Promise<{ readonly id: string; readonly name: string }> {
    const wells = await db
      .selectFrom('well')
      .innerJoin('field', 'field.id', 'well.field_id')
      .select(['well.id', 'well.name', 'well.source', 'field.name as field'])
      .execute();
    const found = wells.filter(
      (well) => canonical(well.field) === canonical(field) && canonical(well.name) === canonical(name),
    );
    const [well] = found;
    if (!well) throw new WellMergeError(`There is no well "${name}" in a field "${field}".`);
    if (found.length > 1)
      throw new WellMergeError(
        `There are ${found.length} fields "${field}" with a well "${name}": merge them on the page.`,
      );
    if (well.source === 'demonstration')
      throw new WellMergeError(`"${name}" is a well of the demonstration, which would write it again.`);
    return well;
  }

  return {
    /**
     * Makes one well of two, or only says what that would do.
     * @throws WellMergeError for names that are not two wells of the field; ImportError where rows differ and no operator has chosen,
     *   or something else holds the well that would go
     */
    async merge({ field, from, into, keep, dryRun }: MergeOrder): Promise<MergeOutcome> {
      const [gone, stays] = [await wellOf(field, from), await wellOf(field, into)];
      if (gone.id === stays.id) throw new WellMergeError('--from and --into are the same well.');
      const pair = { from: gone.id, into: stays.id };
      if (dryRun) return { report: await previewMerge(bulk, pair, keep), importId: null };
      const name = { kind: 'wells', change: 'merge', subject: gone.name } as const;
      const { report, runId } = await changeAsRun({ db, bulk, now }, name, async ({ db: tx }, run) => {
        const merged = await mergeWells(tx, pair, keep, { runId: run });
        const detail = {
          ...{ subject: gone.name, id: String(run), by: 'command' },
          ...{ was: `name: ${gone.name}`, value: `name: ${stays.name}` },
        };
        await createAudit(db, now)({ kind: 'masterDataChange', outcome: 'ok', detail }, tx);
        const rows = merged.things.reduce((sum, { moved, clashing }) => sum + moved + clashing, 0);
        return { changed: Math.max(1, rows), report: merged };
      });
      await recomputeInsights(connection, { wellIds: [stays.id], due: true, now: now() });
      return { report, importId: runId };
    },
  };
}

const figures = new Intl.NumberFormat('en-US');

const words: Readonly<Record<MergedThing, string>> = {
  dailyRows: 'daily rows',
  readings: 'hours of readings',
  months: 'months',
  tests: 'well tests',
  events: 'events',
  activities: 'activities',
  plans: 'planned months',
  equipment: 'pumps',
  masterData: 'entries of master data',
  notes: 'notes',
  decisions: 'decisions of people',
};

/** What a merge did, or would do, for a terminal: what stands in its way first. */
export function mergeLines(
  { from, into, keep, dryRun }: MergeOrder,
  { report: { things, clashingDays, heldBy }, importId }: MergeOutcome,
): string {
  const clashing = things.reduce((sum, one) => sum + one.clashing, 0);
  const kept = keep === 'from' ? from : into;
  return [
    dryRun
      ? `Merging ${from} into ${into} would do this; nothing was changed:`
      : `${from} is merged into ${into} (import ${importId}, which undo-import takes back):`,
    ...(heldBy.length > 0 ? [`in the way: ${from} is held by ${heldBy.join(', ')}`] : []),
    ...(clashing > 0
      ? [
          `${figures.format(clashing)} rows differ, first on ${clashingDays.slice(0, 5).join(', ')}: ` +
            (keep ? `those of ${kept} stay` : 'say whose stay with --keep from or --keep into'),
        ]
      : []),
    ...things.flatMap(({ thing, moved, double }) => [
      ...(moved > 0 ? [`moved: ${figures.format(moved)} ${words[thing]}`] : []),
      ...(double > 0 ? [`the same in both: ${figures.format(double)} ${words[thing]}`] : []),
    ]),
    `${from} ${dryRun ? 'would become' : 'is'} an alias of ${into}`,
  ].join('\n');
}
