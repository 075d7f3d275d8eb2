import type { BulkTransaction, CopyValue } from '../database/bulk.ts';
import type { FieldPlan } from './estate.ts';
import { pumpRunColumns, pumpRunRows, pumpRuns } from './pump-runs.ts';
import { mergeRows } from '../database/merge-rows.ts';
import { pumpModel } from './well-plan.ts';
import type { WellRecord } from './write-daily.ts';
import type { WellStory } from './well-story.ts';

/** Writes the wells of a field with their status now, their groups and their pumps. */
export async function writeWells(
  transaction: BulkTransaction,
  field: FieldPlan,
  records: readonly WellRecord[],
  seed: string,
  now: number,
): Promise<void> {
  await mergeRows(transaction, {
    table: 'well',
    columns: [
      'id',
      'name',
      'uwi',
      'field_id',
      'method_of_production',
      'manufacturer_id',
      'status',
      'flow_kind',
      'source',
    ],
    key: ['id'],
    rows: records.map((record) => wellRow(record, seed, now)),
  });
  await writeGroups(transaction, field, records);
  await mergeRows(transaction, {
    table: 'esp_equipment',
    columns: pumpRunColumns,
    key: ['well_id', 'installed_at'],
    rows: records.flatMap(({ story, days }) =>
      days.length === 0 ? [] : pumpRunRows(story, seed, days.at(-1)!, now),
    ),
  });
}

function wellRow({ story, days }: WellRecord, seed: string, now: number): CopyValue[] {
  const { plan } = story;
  const runs = pumpRuns(story, seed, now);
  return [
    plan.id,
    plan.name,
    plan.uwi,
    plan.field.id,
    plan.method,
    runs.length === 0 ? null : pumpModel(seed, plan.id, runs.length - 1).manufacturerId,
    statusOf(story, days.at(-1)?.day ?? -Infinity, days.at(-1)?.hours ?? 0, now),
    plan.flowKind,
    'demonstration',
  ];
}

function statusOf({ plan, outages }: WellStory, lastDay: number, hours: number, now: number): string {
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
): Promise<void> {
  const pads = [...new Set(records.map(({ story }) => story.plan.pad))];
  const groups = [
    ...pads.map((pad) => ({ id: `${field.id}-pad-${pad}`, name: `Pad ${pad}`, kind: 'pad', pads: [pad] })),
    {
      id: `${field.id}-manifold-1`,
      name: 'Manifold 1',
      kind: 'manifold',
      pads: pads.filter((_, i) => i % 2 === 0),
    },
    {
      id: `${field.id}-manifold-2`,
      name: 'Manifold 2',
      kind: 'manifold',
      pads: pads.filter((_, i) => i % 2 === 1),
    },
    { id: `${field.id}-test`, name: 'Test header', kind: 'testHeader', pads },
  ].filter((group) => group.pads.length > 0);
  await mergeRows(transaction, {
    table: 'well_group',
    columns: ['id', 'field_id', 'name', 'kind'],
    key: ['id'],
    rows: groups.map(({ id, name, kind }) => [id, field.id, name, kind]),
  });
  await mergeRows(transaction, {
    table: 'well_group_member',
    columns: ['well_group_id', 'well_id'],
    key: ['well_group_id', 'well_id'],
    rows: groups.flatMap((group) =>
      records
        .filter(({ story }) => group.pads.includes(story.plan.pad))
        .map(({ story }) => [group.id, story.plan.id]),
    ),
  });
}
