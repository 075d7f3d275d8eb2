import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { statedRange } from '../insights/optimization/stated-range.ts';
import { analyticQuery, decimal, nullable, text } from './analytic-query.ts';
import { listTrackedFrequencyChanges } from './frequency-changes.ts';
import { listFrequencyInfo } from './frequency-info.ts';
import { likelyGain } from './likely-gain.ts';
import { listTrackedSettingChanges } from './setting-response.ts';
import { gainLifeDays, opportunitiesOf, readOpportunityCounts } from './opportunity-counts.ts';
import { productionDay, selectedWells, type DayWindow, type WellSelection } from './selection.ts';

type Summary = components['schemas']['OptimizationSummary'];
type Pump = components['schemas']['FrequencyInfo'];
type Held = components['schemas']['HeldAdvice'];
type TrackedSetting = components['schemas']['TrackedSettingChange'];
type Tracked = components['schemas']['TrackedFrequencyChange'];

/** Far more than any company's pumps, or changes of a window. */
const wholeList = { limit: 100_000, offset: 0 };

/** The pumps at a moment, the frequency changes of a window and the advice followed by its end, by the rules of their lists. */
export async function readOptimizationSummary(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  at: Date,
): Promise<Summary> {
  const [pumps, tracked, settings, taken, counts, held] = await Promise.all([
    listFrequencyInfo(db, selection, wholeList, at),
    listTrackedFrequencyChanges(db, selection, window, wholeList),
    listTrackedSettingChanges(db, selection, window, wholeList),
    takenAdvice.read(db, selection, window),
    readOpportunityCounts(db, selection, window),
    heldAdvice.read(db, selection),
  ]);
  return {
    ...summaryOfPumps(pumps.rows),
    ...summaryOfChanges(tracked.rows),
    ...summaryOfSettings(settings.rows),
    calibration: calibrationOf([
      ...tracked.rows.filter(({ advised }) => advised),
      ...settings.rows.filter(({ adviceId }) => adviceId !== null),
    ]),
    takenAdvice: taken.length,
    takenInsideRange: taken.filter(({ realized, ...advice }) => isInside(realized, advice)).length,
    takenOilMtd: counts.realisedOilGainMtd,
    openAdvice: counts.openOpportunities,
    openPumpAdvice: counts.openPumpOpportunities,
    openChokeAdvice: counts.openChokeOpportunities,
    openNetOil: counts.potentialOilGain,
    openGrossOil: counts.grossOilGain,
    nothingLeft: counts.nothingLeft,
    nothingLeftGross: counts.nothingLeftGross,
    held: held.map(({ wellId: id, wellName: name, fieldId, fieldName, ...row }) => ({
      well: { id, name, fieldId, fieldName },
      ...row,
    })),
  };
}

/** Whether what came of advice lies in the range that was stated of it. */
function isInside(
  realized: number,
  {
    low,
    mid,
    high,
    chance,
    stated,
  }: { low: number; mid: number; high: number; chance: number; stated: number },
): boolean {
  const range = mid > 0 ? statedRange({ low, mid, high }, chance, stated) : { low, high };
  return range.low <= realized && realized <= range.high;
}

function summaryOfPumps(pumps: readonly Pump[]) {
  const judged = pumps.filter(({ window }) => window !== null);
  const metered = pumps.filter(({ specificEnergy }) => specificEnergy !== null);
  const liquid = sumOf(metered, ({ liquidRate }) => liquidRate);
  return {
    pumps: pumps.length,
    judgedPumps: judged.length,
    outsideWindow: judged.length === 0 ? null : judged.filter(({ window }) => window !== 'inRange').length,
    medianFrequency: medianOf(pumps.flatMap(({ frequency }) => (frequency ? [frequency] : []))),
    specificEnergy: liquid > 0 ? (24 * sumOf(metered, ({ power }) => power)) / liquid : null,
    tripsLast30d: sumOf(pumps, ({ tripsLast30d }) => tripsLast30d),
  } satisfies Partial<Summary>;
}

function summaryOfChanges(tracked: readonly Tracked[]) {
  const verdicts = (...some: Tracked['verdict'][]) => tracked.filter(({ verdict }) => some.includes(verdict));
  const proved = verdicts('gain').filter(({ inQuestion }) => inQuestion === null);
  return {
    tracked: tracked.length,
    settling: verdicts('stabilising').length,
    judged: verdicts('gain', 'neutral', 'loss').length,
    proved: proved.length,
    provedOil: proved.length === 0 ? null : sumOf(proved, ({ effect }) => effect?.mid ?? 0),
    gainSteps: outcomesOf(tracked.filter(({ aim }) => aim === 'gain')),
    advisedGainSteps: outcomesOf(tracked.filter(({ aim, advised }) => aim === 'gain' && advised)),
    againstRailsSteps: outcomesOf(tracked.filter(({ aim, againstRails }) => aim === 'gain' && againstRails)),
    reductionSteps: outcomesOf(tracked.filter(({ aim }) => aim === 'reduction')),
  } satisfies Partial<Summary>;
}

/** The steps of chokes and lift gas by what they were made for. */
function summaryOfSettings(steps: readonly TrackedSetting[]) {
  const gains = steps.filter(({ aim }) => aim === 'gain');
  return {
    settingGainSteps: outcomesOf(gains),
    settingReductionSteps: outcomesOf(steps.filter(({ aim }) => aim === 'reduction')),
    advisedSettingSteps: outcomesOf(gains.filter(({ adviceId }) => adviceId !== null)),
  } satisfies Partial<Summary>;
}

type SomeStep = Pick<Tracked, 'aim' | 'outcome' | 'effect' | 'verdict' | 'expectedOil'> &
  Partial<Pick<Tracked, 'inQuestion'>>;

/** Whether the days before and after a step were compared; a reduction is measured against what was expected of it. */
const isMeasured = ({ aim, effect, verdict, expectedOil }: SomeStep) =>
  effect !== null && verdict !== 'stabilising' && (aim === 'gain' || expectedOil !== null);

/** How many of some steps are measured, what is not known of some, and how many did what they were made for. */
function outcomesOf(steps: readonly SomeStep[]) {
  const measured = steps.filter(isMeasured);
  const judged = measured.filter(({ outcome }) => outcome !== null);
  const inQuestion = measured.filter((step) => step.outcome === null && step.inQuestion != null).length;
  return {
    compared: measured.length,
    judged: judged.length,
    met: judged.filter(({ outcome }) => outcome === 'met').length,
    inconclusive: measured.length - judged.length - inQuestion,
    inQuestion,
  };
}

/** What measured steps were expected to do together, against what they did: their errors are of other days and wells. */
function calibrationOf(steps: readonly SomeStep[]): Summary['calibration'] {
  const measured = steps.filter((step) => isMeasured(step) && step.expectedOil !== null);
  if (measured.length === 0) return null;
  const mid = sumOf(measured, ({ effect }) => effect!.mid);
  const half = Math.sqrt(sumOf(measured, ({ effect }) => ((effect!.high - effect!.low) / 2) ** 2));
  const expected = sumOf(measured, ({ expectedOil }) => expectedOil);
  return { steps: measured.length, expected, low: mid - half, mid, high: mid + half };
}

const sumOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => number | null) =>
  rows.reduce((sum, row) => sum + (valueOf(row) ?? 0), 0);

function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** What holds a step that would gain for a time, or until a person has looked into it; a limit of the equipment does not pass. */
const heldBy: readonly Held['limitedBy'][] = [
  'openLoss',
  'turnBack',
  'settlingStep',
  'harmfulStops',
  'gasException',
  'plannedWork',
  'trips',
  'modelAge',
];

/** Wells of which advice is held, by name. */
const heldAdvice = analyticQuery(
  {
    wellId: text(),
    wellName: text(),
    fieldId: text(),
    fieldName: text(),
    limitedBy: text<Held['limitedBy']>(),
    exceptionId: nullable(text()),
  },
  (selection: WellSelection) => sql`
    select chosen.well_id as "wellId", chosen.well_name as "wellName", chosen.field_id as "fieldId",
           chosen.field_name as "fieldName", found.limited_by as "limitedBy", found.held_by as "exceptionId"
    from ${selectedWells(selection)} join well_advice as found on found.well_id = chosen.well_id
    where found.status = 'limited' and found.limited_by = any(${[...heldBy]}::text[])
    order by chosen.field_name, chosen.well_name, chosen.well_id`,
);

/** Advice whose gain is still ascribed to it at the end of a window, as the month's gain counts it. */
const takenAdvice = analyticQuery(
  { low: decimal, mid: decimal, high: decimal, chance: decimal, stated: decimal, realized: decimal },
  (selection: WellSelection, { to }: DayWindow) => {
    const doneDay = productionDay(sql`opportunity.done_at`);
    return sql`
      select opportunity.oil_low as low, opportunity.expected_oil as mid, opportunity.oil_high as high,
             opportunity.confidence as chance, ${likelyGain()} as stated, opportunity.realised_oil as realized
      from ${opportunitiesOf(selection)}
      where opportunity.realised_oil is not null and ${doneDay} <= ${to}
        and ${doneDay} > ${to}::date - ${gainLifeDays}::int`;
  },
);
