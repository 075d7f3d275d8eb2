import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { FrequencyCheck, TrackedMeans } from '../database/tables/esp.ts';
import type {
  EventSource,
  FrequencyChangeKind,
  FrequencyChangeStatus,
  TrackingVerdict,
} from '../vocabulary.ts';
import { isWithin } from './production-days.ts';
import {
  asPage,
  selectedWells,
  wellLabel,
  type DayWindow,
  type Page,
  type PageRequest,
  type WellLabelColumns,
  type WellSelection,
} from './selection.ts';
import { isoTime, isoTimeOrNull } from './well-events.ts';

type FrequencyChange = components['schemas']['FrequencyChange'];
type TrackedChange = components['schemas']['TrackedFrequencyChange'];

interface ChangeRow extends WellLabelColumns {
  id: string;
  at: Date;
  from_hz: number;
  to_hz: number;
  kind: FrequencyChangeKind;
  source: EventSource;
  reason: string;
  expected_liquid: number | null;
  expected_oil: number | null;
  expected_power_pct: number | null;
  checks: FrequencyCheck[];
  status: FrequencyChangeStatus;
  decided_by: string | null;
  total: number;
}

/** Frequency changes that were advised or made in the window, newest first. */
export async function listFrequencyChanges(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
): Promise<Page<FrequencyChange>> {
  const { rows } = await sql<ChangeRow>`
    select change.*, chosen.well_name, chosen.field_id, chosen.field_name, (count(*) over ())::int as total
    from frequency_change as change join ${selectedWells(selection)} as chosen on chosen.well_id = change.well_id
    where ${isWithin('change.at', window)}
    order by change.at desc, change.id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return asPage(rows, (row) => ({
    id: row.id,
    well: wellLabel(row),
    at: isoTime(row.at),
    fromHz: row.from_hz,
    toHz: row.to_hz,
    deltaHz: row.to_hz - row.from_hz,
    kind: row.kind,
    source: row.source,
    reason: row.reason,
    expectedLiquid: row.expected_liquid,
    expectedOil: row.expected_oil,
    expectedPowerPct: row.expected_power_pct,
    checks: row.checks,
    status: row.status,
    decidedBy: row.decided_by,
  }));
}

interface TrackedRow extends WellLabelColumns {
  change_id: string;
  at: Date;
  from_hz: number;
  to_hz: number;
  expected_oil: number | null;
  baseline_days: number;
  after_days: number;
  stabilised_at: Date | null;
  before_means: TrackedMeans;
  after_means: TrackedMeans;
  attainment_pct: number | null;
  confounders: TrackedChange['confounders'];
  verdict: TrackingVerdict;
  next_review: string | null;
  comment: string | null;
  total: number;
}

/** What came of the frequency changes that were made in the window, newest first. */
export async function listTrackedFrequencyChanges(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
): Promise<Page<TrackedChange>> {
  const { rows } = await sql<TrackedRow>`
    select tracked.*, change.at, change.from_hz, change.to_hz, change.expected_oil, change.well_id,
           chosen.well_name, chosen.field_id, chosen.field_name, (count(*) over ())::int as total
    from tracked_frequency_change as tracked
    join frequency_change as change on change.id = tracked.change_id
    join ${selectedWells(selection)} as chosen on chosen.well_id = change.well_id
    where ${isWithin('change.at', window)}
    order by change.at desc, change.id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return asPage(rows, (row) => ({
    changeId: row.change_id,
    well: wellLabel(row),
    at: isoTime(row.at),
    fromHz: row.from_hz,
    toHz: row.to_hz,
    expectedOil: row.expected_oil,
    baselineDays: row.baseline_days,
    afterDays: row.after_days,
    stabilisedAt: isoTimeOrNull(row.stabilised_at),
    before: row.before_means,
    after: row.after_means,
    delta: difference(row.after_means, row.before_means),
    attainmentPct: row.attainment_pct,
    confounders: row.confounders,
    verdict: row.verdict,
    nextReview: row.next_review,
    comment: row.comment,
  }));
}

function difference(after: TrackedMeans, before: TrackedMeans): TrackedMeans {
  const names = Object.keys(after) as (keyof TrackedMeans)[];
  return Object.fromEntries(
    names.map((name) => {
      const [now, then] = [after[name], before[name]];
      return [name, now === null || then === null ? null : now - then];
    }),
  ) as unknown as TrackedMeans;
}
