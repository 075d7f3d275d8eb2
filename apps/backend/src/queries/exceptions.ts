import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { baselineValidDays } from '../insights/limits.ts';
import {
  arranged,
  code,
  day,
  moment,
  number,
  severity,
  text,
  textOf,
  type ListColumns,
} from './arranged-list.ts';
import type { ExceptionStatus } from '../vocabulary.ts';
import { nameOfUser } from './user-name.ts';
import { mapPage, pageOf, readPage, type Page, type PageRequest } from './pages.ts';
import {
  foundDay,
  isWithin,
  selectedWells,
  wellLabel,
  type DatedBy,
  type DayWindow,
  type WellSelection,
} from './selection.ts';
import { asWellEvent, wellEventColumns } from './well-events.ts';

type DropException = components['schemas']['HighProductionDropException'];
type GasException = components['schemas']['GasInterfaceException'];

const dropColumns: ListColumns<'getHighProductionDropExceptionReportInfo'> = {
  well: textOf('wellName'),
  field: textOf('fieldName'),
  date: day,
  variable: code,
  rate: number,
  baseline: number,
  dropAbs: number,
  dropPct: number,
  onStreamHours: number,
  persistenceDays: number,
  waterCutChange: number,
  gorChange: number,
  frequencyChange: number,
  whpChange: number,
  cause: code,
  causeScore: number,
  lossSinceStart: number,
  severity,
  status: code,
  assignee: text,
};

/** High production drops that began, or were found, in the window, newest first, larger losses before smaller ones. */
export function listProductionDrops(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
  datedBy: DatedBy = 'occurred',
): Promise<Page<DropException>> {
  const list = db
    .selectFrom('production_drop_exception as found')
    .innerJoin(selectedWells(selection), 'chosen.well_id', 'found.well_id')
    .leftJoin('app_user as owner', 'owner.id', 'found.assignee_id')
    .select(({ lit, ref }) => [
      'found.id',
      ...wellLabel,
      'found.day as date',
      'found.variable',
      'found.rate',
      'found.baseline',
      'found.drop_abs as dropAbs',
      'found.drop_pct as dropPct',
      'found.baseline_method as baselineMethod',
      lit(baselineValidDays).as('baselineWindow'),
      'found.on_stream_hours as onStreamHours',
      'found.persistence_days as persistenceDays',
      'found.water_cut_change as waterCutChange',
      'found.gor_change as gorChange',
      'found.frequency_change as frequencyChange',
      'found.wellhead_pressure_change as whpChange',
      'found.cause',
      'found.cause_score as causeScore',
      'found.loss_since_start as lossSinceStart',
      'found.planned_activity_id as plannedActivityId',
      'found.rule',
      'found.severity',
      'found.severity_factors as severityFactors',
      // A loss whose level was accepted or explained is settled, in the words of this list.
      sql<ExceptionStatus>`case when ${ref('found.status')} in ('accepted', 'explained') then 'resolved'
        else ${ref('found.status')} end`.as('status'),
      nameOfUser('owner').as('assignee'),
      'found.feedback',
    ])
    .where(({ between, ref }) =>
      between(
        datedBy === 'found' ? foundDay(ref('found.detected_at')) : ref('found.day'),
        window.from,
        window.to,
      ),
    );
  return readPage(pageOf(arranged(db, list, dropColumns, page, ['-date', '-dropAbs', 'id']), page));
}

const gasColumns: ListColumns<'getGasInterfaceExceptionReportInfo'> = {
  well: textOf('wellName'),
  field: textOf('fieldName'),
  detectedAt: moment('detectedAt'),
  startedAt: moment('startedAt'),
  endedAt: moment('endedAt'),
  mechanism: code,
  severity,
  freeGasPct: number,
  gor: number,
  gorBaseline: number,
  gorRatio: number,
  motorCurrentMean: number,
  motorCurrentCv: number,
  intakePressure: number,
  frequency: number,
  liquidRate: number,
  oilLoss: number,
  status: code,
};

/** Gas interface exceptions that began, or were found, in the window, newest first. */
export async function listGasExceptions(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
  datedBy: DatedBy = 'occurred',
): Promise<Page<GasException>> {
  const list = db
    .selectFrom('gas_exception as found')
    .innerJoin(selectedWells(selection), 'chosen.well_id', 'found.well_id')
    .select(({ ref, selectFrom }) => [
      'found.id',
      ...wellLabel,
      'found.detected_at as detectedAt',
      'found.started_at as startedAt',
      'found.ended_at as endedAt',
      'found.mechanism',
      'found.severity',
      'found.severity_factors as severityFactors',
      'found.free_gas_pct as freeGasPct',
      'found.free_gas_limit_pct as freeGasLimitPct',
      'found.gor',
      'found.gor_baseline as gorBaseline',
      sql<number | null>`case when ${ref('found.gor_baseline')} > 0
        then ${ref('found.gor')} / ${ref('found.gor_baseline')} end`.as('gorRatio'),
      'found.motor_current_mean as motorCurrentMean',
      // Stored in %, shown as a ratio.
      sql<number | null>`${ref('found.motor_current_cv')} / 100`.as('motorCurrentCv'),
      'found.current_baseline as currentBaseline',
      'found.intake_pressure as intakePressure',
      'found.frequency',
      'found.liquid_rate as liquidRate',
      'found.oil_loss as oilLoss',
      'found.rule',
      'found.evidence',
      jsonArrayFrom(
        selectFrom('well_event as event')
          .select(wellEventColumns)
          .where(
            'event.id',
            'in',
            sql<string>`(select jsonb_array_elements_text(${ref('found.related_event_ids')}))`,
          )
          .orderBy('event.starts_at')
          .orderBy('event.id'),
      ).as('relatedEvents'),
      'found.advice',
      'found.status',
      'found.feedback',
    ])
    .where(({ ref, between }) =>
      datedBy === 'found'
        ? between(foundDay(ref('found.detected_at')), window.from, window.to)
        : isWithin(ref('found.started_at'), window),
    );
  const rows = arranged(db, list, gasColumns, page, ['-startedAt', 'id']);
  return mapPage(await readPage(pageOf(rows, page)), (row) => ({
    ...row,
    relatedEvents: row.relatedEvents.map(asWellEvent),
  }));
}
