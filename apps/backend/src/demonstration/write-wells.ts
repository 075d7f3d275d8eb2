import type { BulkTransaction, CopyRow } from '../database/bulk.ts';
import type { FieldPlan } from './field-hierarchy.ts';
import { pumpCurveRows, pumpRunRows, pumpRuns } from './pump-runs.ts';
import { mergeRows } from '../database/merge-rows.ts';
import { withKeptRecords } from './kept-records.ts';
import { pumpModel } from './well-plan.ts';
import type { WellRecord } from './well-record.ts';
import type { WellScenario } from './well-scenario.ts';
import type { WellGroupKind, WellStatus } from '../vocabulary.ts';

/** Writes the wells of a field with their status now, their groups and their pumps. */
export async function writeWells(
  transaction: BulkTransaction,
  field: FieldPlan,
  records: readonly WellRecord[],
  seed: string,
  now: number,
): Promise<void> {
  const { wells, known } = await withKeptRecords(
    transaction.db,
    records.map((record) => wellRow(record, seed, now)),
  );
  const pumps = records.flatMap(({ scenario, days }) =>
    days.length === 0 ? [] : pumpRunRows(scenario, seed, days.at(-1)!, now),
  );
  await mergeRows(transaction, 'well', ['id'], wells);
  await writeGroups(transaction, field, records, ({ scenario }) => !known.has(scenario.plan.id));
  await startPumpsWithWells(transaction, records, seed, now);
  await mergeRows(transaction, 'esp_equipment', ['well_id', 'installed_at'], pumps);
  const curves = records.flatMap(({ scenario, days }) =>
    days.length === 0 ? [] : pumpCurveRows(scenario, seed, now),
  );
  await mergeRows(transaction, 'pump_curve', ['well_id', 'installed_at'], curves);
}

/** No pump of a stored demonstration is older than the well that it was run into first. */
async function startPumpsWithWells(
  { db }: BulkTransaction,
  records: readonly WellRecord[],
  seed: string,
  now: number,
): Promise<void> {
  const late = records.filter(
    ({ scenario: { plan, calendar } }) => plan.pump !== undefined && plan.startDay > calendar.firstDay,
  );
  for (const { scenario } of late) {
    const first = new Date(pumpRuns(scenario, seed, now)[0]!.from);
    await db
      .updateTable('esp_equipment')
      .set({ installed_at: first })
      .where('well_id', '=', scenario.plan.id)
      .where('installed_at', '<', first)
      .execute();
  }
}

function wellRow({ scenario, days }: WellRecord, seed: string, now: number): CopyRow<'well'> {
  const { plan } = scenario;
  const runs = pumpRuns(scenario, seed, now);
  return {
    id: plan.id,
    name: plan.name,
    uwi: plan.uwi,
    field_id: plan.field.id,
    method_of_production: plan.method,
    manufacturer_id: runs.length === 0 ? null : pumpModel(seed, plan.id, runs.length - 1).manufacturerId,
    status: statusOf(scenario, days.at(-1)?.day ?? -Infinity, days.at(-1)?.hours ?? 0, now),
    flow_kind: plan.flowKind,
    source: 'demonstration',
  };
}

function statusOf({ plan, outages }: WellScenario, lastDay: number, hours: number, now: number): WellStatus {
  if (lastDay >= plan.suspendedDay - 1 && Number.isFinite(plan.suspendedDay)) {
    return plan.abandoned ? 'abandoned' : 'suspended';
  }
  const running = outages.find(({ from, to }) => from <= now && now < to);
  if (running?.kind === 'workover' || running?.kind === 'espReplacement') return 'workover';
  return running !== undefined || hours === 0 ? 'shutIn' : 'producing';
}

async function writeGroups(
  transaction: BulkTransaction,
  field: FieldPlan,
  records: readonly WellRecord[],
  isNew: (record: WellRecord) => boolean,
): Promise<void> {
  const pads = [...new Set(records.map(({ scenario }) => scenario.plan.pad))];
  const group = (id: string, name: string, kind: WellGroupKind, of: string[]) => ({
    row: { id: `${field.id}-${id}`, field_id: field.id, name, kind },
    pads: of,
  });
  const manifolds = [1, 2].map((number) => {
    const connected = pads.filter((_, i) => i % 2 === number - 1);
    return group(`manifold-${number}`, `Manifold ${number}`, 'manifold', connected);
  });
  const groups = [
    ...pads.map((pad) => group(`pad-${pad}`, `Pad ${pad}`, 'pad', [pad])),
    ...manifolds,
    group('test', 'Test header', 'testHeader', pads),
  ].filter((each) => each.pads.length > 0);
  const rows = groups.map(({ row }) => row);
  const members = groups.flatMap((each) =>
    records
      // In which groups a well is that is there already, a person may have changed.
      .filter((record) => isNew(record) && each.pads.includes(record.scenario.plan.pad))
      .map(({ scenario }) => ({ well_group_id: each.row.id, well_id: scenario.plan.id })),
  );
  await mergeRows(transaction, 'well_group', ['id'], rows);
  await mergeRows(transaction, 'well_group_member', ['well_group_id', 'well_id'], members);
}
