import { sql, type AliasableExpression, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import { excess, shortfall } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { efficiencyPct } from '../insights/efficiency.ts';
import { underperformance } from '../insights/loss-split.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import type { PotentialMethod, Quality } from '../vocabulary.ts';
import { arranged, code, firstOf, number, textOf, uses, type ListColumns } from './arranged-list.ts';
import { countedAdjustments } from './book-corrections.ts';
import {
  correctionsOf,
  largestLosses,
  lossKey,
  lossPlace,
  readLosses,
  type DeferredSource,
  type Loss,
} from './deferred-losses.ts';
import type { Level } from './entities.ts';
import { isCalendarDay } from './data-extent.ts';
import { entitySums, windowSums, type DeferredRow } from './deferred-sums.ts';
import {
  foreignCursor,
  mapPage,
  pageOf,
  readPage,
  type Page,
  type PageEnd,
  type PageRequest,
} from './pages.ts';
import { selectedWells, selectsWholeFields, type DayWindow, type WellSelection } from './selection.ts';

type DeferredProduction = components['schemas']['DeferredProduction'];

const columns: ListColumns<'getDeferredProductionInfo'> = {
  entity: textOf('entityName'),
  period: { kind: 'day', value: firstOf('day') },
  potential: number,
  actual: number,
  deferred: number,
  abovePotential: number,
  planned: number,
  unplanned: { kind: 'number', value: sql`greatest(0, "row".deferred - "row".planned)` },
  efficiencyPct: {
    kind: 'number',
    value: sql`case when "row".potential > 0
      then greatest(0, 100 * (("row".potential - "row".deferred) / "row".potential)) end`,
  },
  choke: code,
  reasonCode: code,
  quality: code,
  wellsReported: number,
  wellsExpected: number,
};

/**
 * Deferred production per day and entity, newest day first, or per entity over all days of the window, the largest loss
 * first; each row with all of its losses by reason. Days show their rows as they are known now; what a window comes to is what the
 * books say of its closed months, with the adjustments that count in it. Sums of whole fields come from the sums kept per field, any other
 * selection from its wells.
 */
export async function listDeferredProduction(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
  {
    level,
    product,
    method = defaultPotentialMethod,
    per = 'day',
    now,
  }: Pick<DeferredSource, 'level' | 'product' | 'now'> & {
    method?: PotentialMethod | undefined;
    per?: DeferredSource['per'] | undefined;
  },
): Promise<Page<DeferredProduction>> {
  const source = { selection, window, product, method, level, per, now };
  const isArranged = page.sort !== undefined || page.where !== undefined;
  const rows = await (level === 'well' && per === 'day' && !isArranged
    ? readWellDays(db, source, page)
    : readArranged(db, source, page));
  const losses = await readLosses(db, source, rows.rows);
  const adjusted = per === 'window' ? await readAdjusted(db, source) : undefined;
  return mapPage(rows, (row) => {
    const shaped = shape(row, source, losses.get(lossKey(row, per)) ?? []);
    const ofRow = adjusted?.get(row.entityId);
    return ofRow ? { ...shaped, adjusted: ofRow } : shaped;
  });
}

type Adjusted = NonNullable<DeferredProduction['adjusted']>;

const idOf = {
  well: 'wellId',
  field: 'fieldId',
  area: 'areaId',
  businessUnit: 'businessUnitId',
} as const satisfies Record<Level, string>;

/** What adjustments of closed months that count in the window brought to each entity; those without one are left out. */
async function readAdjusted(db: Kysely<Database>, source: DeferredSource): Promise<Map<string, Adjusted>> {
  const adjusted = new Map<string, Adjusted>();
  for (const line of await countedAdjustments.read(db, correctionsOf(source), source.product)) {
    const id = line[idOf[source.level]];
    const { potential, actual, deferred } = adjusted.get(id) ?? { potential: 0, actual: 0, deferred: 0 };
    adjusted.set(id, {
      potential: potential + line.potential,
      actual: actual + line[source.product],
      deferred: deferred + line.deferred,
    });
  }
  return adjusted;
}

function wellDays(db: Kysely<Database>, { selection, window, product, method }: DeferredSource) {
  return db
    .selectFrom('deferred_production as loss')
    .innerJoin(selectedWells(selection), 'chosen.well_id', 'loss.well_id')
    .select(({ ref }) => {
      const [potential, actual] = [ref(`loss.${product}_potential`), ref(`loss.${product}_actual`)];
      return [
        'loss.day',
        'loss.well_id as entityId',
        'chosen.well_name as entityName',
        potential.$notNull().as('potential'),
        actual.$notNull().as('actual'),
        shortfall(potential, actual).as('deferred'),
        excess(potential, actual).as('abovePotential'),
        ref(`loss.${product}_planned`).$notNull().as('planned'),
        // A well has a potential on days that it has reported only.
        sql<number>`1`.as('wellsReported'),
        sql<number>`1`.as('wellsExpected'),
        'loss.quality',
        'loss.version',
      ];
    })
    .where('loss.method', '=', method)
    .where(({ between }) => between('loss.day', window.from, window.to))
    .where(`loss.${product}_potential`, 'is not', null);
}

/**
 * A page of the wells' days. It is read in slices of days, newest first, so that its cost does not depend on how many rows lie
 * before or behind it; a list that has gaps takes more slices, each longer than the one before.
 * @throws Refusal 400 for a page behind an end without a day
 */
async function readWellDays(
  db: Kysely<Database>,
  source: DeferredSource,
  { limit, after }: PageRequest,
): Promise<Page<DeferredRow>> {
  if (after && !isCalendarDay(after.at)) throw foreignCursor();
  const { wells, first, last } = await readReach(db, source);
  const total = after?.total ?? (await countWellDays(db, source));
  const rows: DeferredRow[] = [];
  let sliceDays = Math.ceil((limit + 1) / Math.max(1, wells));
  for (let to = Math.min(last, after ? dayNumber(after.at) : last); to >= first && rows.length <= limit;) {
    const from = Math.max(first, to - sliceDays + 1);
    const slice = wellDays(db, { ...source, window: { from: isoDay(from), to: isoDay(to) } })
      .$if(after !== undefined, (query) => query.where(isBehind(after!)))
      .orderBy('loss.day', 'desc')
      .orderBy('chosen.well_name')
      .orderBy('loss.well_id')
      .limit(limit + 1 - rows.length);
    rows.push(...(await slice.execute()));
    to = from - 1;
    sliceDays *= 4;
  }
  const hasNext = rows.length > limit;
  const lastRow = rows[limit - 1];
  return {
    rows: rows.slice(0, limit),
    total,
    end: hasNext ? { at: lastRow!.day, id: lastRow!.entityId, total } : null,
  };
}

/** Whether a well's day comes after the end of a page. */
const isBehind = ({ at: day, id }: PageEnd) =>
  sql<boolean>`(loss.day < ${day} or
    (chosen.well_name, loss.well_id) > (select held.name, held.id from well as held where held.id = ${id}))`;

/** How many wells are selected, and the days of the window in which any of them has rows. */
async function readReach(
  db: Kysely<Database>,
  { selection, window }: DeferredSource,
): Promise<{ wells: number; first: number; last: number }> {
  const { wells, first, last } = await db
    .selectFrom(selectedWells(selection))
    .innerJoin('well', 'well.id', 'chosen.well_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('wells'),
      fn.min('well.first_day').as('first'),
      fn.max('well.last_day').as('last'),
    ])
    .executeTakeFirstOrThrow();
  if (first === null || last === null) return { wells, first: 0, last: -1 };
  return {
    wells,
    first: Math.max(dayNumber(window.from), dayNumber(first)),
    last: Math.min(dayNumber(window.to), dayNumber(last)),
  };
}

/** How many rows the whole list has; from the sums kept per field where they answer it. */
async function countWellDays(
  db: Kysely<Database>,
  { selection, window, product, method }: DeferredSource,
): Promise<number> {
  const counted = selectsWholeFields(selection)
    ? db
        .selectFrom('field_deferred_day as loss')
        .select(({ ref }) => sql<number>`coalesce(sum(${ref(`loss.${product}_wells`)}), 0)`.as('total'))
        .where('loss.field_id', 'in', ({ selectFrom }) =>
          selectFrom(selectedWells(selection)).select('chosen.field_id'),
        )
    : db
        .selectFrom('deferred_production as loss')
        .select(({ ref }) => sql<number>`count(${ref(`loss.${product}_potential`)})`.as('total'))
        .where('loss.well_id', 'in', ({ selectFrom }) =>
          selectFrom(selectedWells(selection)).select('chosen.well_id'),
        );
  const { total } = await counted
    .where('loss.method', '=', method)
    .where(({ between }) => between('loss.day', window.from, window.to))
    .executeTakeFirstOrThrow();
  return total;
}

async function readArranged(
  db: Kysely<Database>,
  source: DeferredSource,
  page: PageRequest,
): Promise<Page<DeferredRow>> {
  const { level, per } = source;
  const spans: AliasableExpression<DeferredRow> =
    per === 'window'
      ? windowSums(source)
      : level === 'well'
        ? wellDays(db, source)
        : entitySums.list(source, level);
  // A loss may be any of its row's, so that the largest are looked for only where they are asked for.
  const list = uses(page, 'choke', 'reasonCode')
    ? sql<DeferredRow>`(select spans.*, largest.choke, largest."reasonCode" from ${spans.as('spans')}
        left join ${largestLosses(source)} as largest using (${lossPlace[per]}))`
    : spans;
  const ownOrder = per === 'window' ? '-deferred' : '-day';
  const rows = arranged(db, list, columnsOf(source), page, [ownOrder, 'entityName', 'entityId']);
  if (level !== 'well' || per === 'window') return readPage(pageOf(rows, page));
  // Apart from the count, so that the rows of a page are found without keeping all others.
  const [shown, total] = await Promise.all([
    rows.limit(page.limit).offset(page.offset).execute(),
    page.where === undefined
      ? countWellDays(db, source)
      : db
          .selectFrom(rows.clearOrderBy().as('kept'))
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
          .then((counted) => counted.total),
  ]);
  return { rows: shown, total };
}

/** What wells made without a potential; what rounding leaves is nothing. */
function withoutPotential({ potential, actual, deferred, abovePotential }: DeferredRow): number {
  const rest = actual - (potential - deferred + abovePotential);
  return Math.abs(rest) < 1e-6 * Math.max(1, Math.abs(actual)) ? 0 : rest;
}

/** The potential of a sum is a sum of estimates, whatever its wells measured. */
const qualityOfSums: Quality = 'estimated';

function columnsOf({ level, per }: Pick<DeferredSource, 'level' | 'per'>): typeof columns {
  return level === 'well' && per === 'day'
    ? columns
    : { ...columns, quality: { ...code, value: sql`${qualityOfSums}::text` } };
}

function shape(
  row: DeferredRow,
  { level, product, method }: DeferredSource,
  losses: readonly Loss[],
): DeferredProduction {
  const largest = losses[0];
  return {
    period: row.day,
    ...(row.firstDay !== undefined && { firstDay: row.firstDay, days: row.days! }),
    entity: { level, id: row.entityId, name: row.entityName },
    product,
    potential: row.potential,
    actual: row.actual,
    deferred: row.deferred,
    abovePotential: row.abovePotential,
    withoutPotential: withoutPotential(row),
    planned: row.planned,
    unplanned: Math.max(0, row.deferred - row.planned),
    underperformance: losses.reduce(
      (sum, loss) => sum + (loss.reasonCode === underperformance ? loss.deferred : 0),
      0,
    ),
    wellsReported: row.wellsReported,
    wellsExpected: row.wellsExpected,
    choke: largest?.choke ?? null,
    reasonCode: largest?.reasonCode ?? null,
    reasonText: largest?.reasonText ?? null,
    equipmentClass: equipmentClasses[largest?.reasonCode ?? ''] ?? null,
    eventId: largest?.eventId ?? null,
    start: largest?.start?.toISOString() ?? null,
    end: largest?.end?.toISOString() ?? null,
    hours: largest?.hours ?? null,
    kind: largest?.kind ?? null,
    estimationMethod: estimationMethods[method],
    potentialMethod: method,
    potentialVersion: row.version,
    efficiencyPct: efficiencyPct(row.potential, row.deferred),
    comment: largest?.comment ?? null,
    quality: row.quality ?? qualityOfSums,
    reasons: losses.map(({ reasonCode, reasonText, choke, kind, deferred, hours }) => ({
      reasonCode,
      reasonText,
      choke,
      kind,
      deferred,
      hours,
    })),
  };
}

/** What the contract calls the estimate of each method. */
const estimationMethods = {
  trailingMedian: 'trailingMedian',
  declining: 'declineCurve',
} as const satisfies Record<PotentialMethod, DeferredProduction['estimationMethod']>;

/** ISO 14224 classes of the equipment behind a reason, where it names one. */
const equipmentClasses: Readonly<Record<string, string>> = {
  'lift-equipment-failure': 'Electric submersible pumps',
  separator: 'Pressure vessels',
  compressor: 'Compressors',
  power: 'Electric generators',
  'water-handling': 'Pumps',
  pipeline: 'Pipelines',
};
