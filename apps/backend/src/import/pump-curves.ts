import { sql } from 'kysely';
import type { BulkTransaction } from '../database/bulk.ts';
import { productionDayOf } from '../production-day.ts';
import type { TableCells } from './cells.ts';
import { canonical } from './identity.ts';
import { ImportError } from './import-error.ts';
import { readPlaces, type FindPlace } from './places.ts';
import {
  momentOf,
  placeColumns,
  type MasterDataKind,
  type Place,
  type StoredRecords,
} from './record-kind.ts';
import { words } from './spellings.ts';

/** What one stage does in water. */
interface CurvePoint {
  /** m3/d. */
  readonly rate: number;
  /** m. */
  readonly head: number;
  /** kW; null where neither power nor efficiency is given. */
  readonly power: number | null;
}

/** A run of a pump, as its key in the database has it. */
interface Run {
  readonly wellId: string;
  readonly installedAt: Date;
  readonly isInHole: boolean;
  readonly model: string;
}

/** A point of the curve of one or more runs. */
interface PointOfRuns {
  /** How messages call the pump. */
  readonly called: string;
  readonly runs: readonly Run[];
  /** Hz. */
  readonly frequency: number;
  readonly point: CurvePoint;
}

/** Catalog curves of pumps, one row for each point: of the pump in a well, or of all pumps of a model. */
export const pumpCurves: MasterDataKind = {
  explains: true,
  columns: [
    placeColumns.field,
    placeColumns.well,
    {
      name: 'installed',
      called: 'installation',
      holds: 'instant',
      spellings: words(
        'installed installedat installdate installationdate runin fechainstalacion dateinstallation',
      ),
    },
    {
      name: 'model',
      called: 'model of the pump',
      holds: 'name',
      spellings: words('model pumpmodel pumptype pump modelo modelobomba bomba modele modelepompe pompe'),
    },
    {
      name: 'frequency',
      called: 'frequency of the curve',
      holds: 'frequency',
      required: true,
      spellings: words(
        'frequency freq ratedfrequency curvefrequency hz=hz frecuencia frecuencianominal frequence frequencenominale',
      ),
    },
    {
      name: 'stages',
      called: 'number of stages that the curve is for',
      holds: 'count',
      spellings: words('stages numberofstages stagecount etapas etages'),
    },
    {
      name: 'rate',
      holds: 'liquidVolume',
      required: true,
      spellings: words('rate flow flowrate capacity liquidrate q bpd=bbl/d caudal debit'),
    },
    {
      name: 'head',
      holds: 'length',
      required: true,
      spellings: words('head headperstage stagehead lift altura alturaporetapa cabeza hauteur'),
    },
    {
      name: 'power',
      holds: 'power',
      spellings: words('power powerperstage stagepower brakepower bhp=hp hp=hp potencia puissance'),
    },
    {
      name: 'efficiency',
      holds: 'share',
      spellings: words('efficiency eff pumpefficiency eta eficiencia rendement'),
    },
  ],
  needs: [
    { anyOf: ['well', 'model'], called: 'the well or the model of the pump' },
    { anyOf: ['frequency'], called: 'the frequency that the curve is for' },
    { anyOf: ['rate'], called: 'the rate' },
    { anyOf: ['head'], called: 'the head of a stage' },
  ],
  async open(transaction, { clock, field }) {
    const findPlace = await readPlaces(transaction.db, clock);
    const runs = await readRuns(transaction);
    return {
      read(row) {
        const found = runsOf(row, runs, findPlace, field);
        if ('problem' in found) return found;
        const point = pointOf(row);
        if ('problem' in point) return point;
        const frequency = row.numbers['frequency'] ?? 0;
        if (!(frequency >= 1 && frequency <= 200))
          return { problem: `the frequency of the curve is ${frequency} Hz, and must be between 1 and 200` };
        const record: PointOfRuns = { ...found, frequency, point };
        return { key: JSON.stringify([found.called, frequency, point.rate]), record };
      },
      store: (records) => storeCurves(transaction, curvesOf(records as readonly PointOfRuns[])),
    };
  },
};

async function readRuns({ db }: BulkTransaction): Promise<readonly Run[]> {
  const rows = await db
    .selectFrom('esp_equipment')
    .innerJoin('well', 'well.id', 'esp_equipment.well_id')
    .select(['well_id', 'installed_at', 'pulled_at', 'pump_model'])
    .where('well.source', '=', 'import')
    .orderBy('well_id')
    .orderBy('installed_at')
    .execute();
  return rows.map(({ well_id, installed_at, pulled_at, pump_model }) => ({
    wellId: well_id,
    installedAt: installed_at,
    isInHole: pulled_at === null,
    model: pump_model,
  }));
}

const equipmentFirst = 'import it with --kind equipment first';

function runsOf(
  { texts }: TableCells,
  runs: readonly Run[],
  findPlace: FindPlace,
  field: string | undefined,
): Pick<PointOfRuns, 'called' | 'runs'> | { readonly problem: string } {
  const { well = '', model = '' } = texts;
  if (well === '') {
    if (model === '') return { problem: 'it names neither a well nor the model of a pump' };
    const ofModel = runs.filter((run) => canonical(run.model) === canonical(model));
    if (ofModel.length === 0) return { problem: `no well has a pump of model "${model}": ${equipmentFirst}` };
    return { called: `model "${ofModel[0]!.model}"`, runs: ofModel };
  }
  const found = findPlace(texts['field'] || field || '', well);
  if ('problem' in found) return found;
  const run = runOf(found.place, texts['installed'], runs);
  if (run === undefined) {
    const which = texts['installed'] ? `pump installed on ${texts['installed']}` : 'pump in the hole';
    return { problem: `well "${well}" has no ${which}: ${equipmentFirst}` };
  }
  if (model !== '' && canonical(run.model) !== canonical(model))
    return { problem: `the pump of well "${well}" is of model "${run.model}", not "${model}"` };
  const day = run.installedAt.toISOString().slice(0, 10);
  return { called: `well "${well}" (installed ${day})`, runs: [run] };
}

/** The run that a row is about: the one that was installed at a moment, or on a day where it says no time; else the one in the hole. */
function runOf(
  { wellId, clock }: Place,
  installed: string | undefined,
  runs: readonly Run[],
): Run | undefined {
  const ofWell = runs.filter((run) => run.wellId === wellId);
  const moment = momentOf(installed, clock, 'begin');
  if (moment === null) return ofWell.find(({ isInHole }) => isInHole);
  const hasTime = installed!.length > 10;
  const day = productionDayOf(moment.getTime(), clock);
  return ofWell.find(({ installedAt }) =>
    hasTime
      ? installedAt.getTime() === moment.getTime()
      : productionDayOf(installedAt.getTime(), clock) === day,
  );
}

/** Power that lifts 1 m3 of water a day by 1 m (kW). */
const liftingPower = (1_000 * 9.806_65) / 86_400 / 1_000;
/** Power and efficiency of a row may differ by this share: catalogs round both. */
const mostDifference = 0.15;

/** A point of one stage, or why a row is none. */
function pointOf({ numbers }: TableCells): CurvePoint | { readonly problem: string } {
  const { rate, head, efficiency } = numbers;
  const stages = numbers['stages'] ?? 1;
  if (!(Number.isInteger(stages) && stages >= 1))
    return { problem: 'the number of stages is not a whole number above 0' };
  if (rate == null || head == null) return { problem: `the ${rate == null ? 'rate' : 'head'} is missing` };
  if (rate < 0) return { problem: 'the rate is negative' };
  if (head < 0) return { problem: 'the head is negative: a curve ends where it reaches zero' };
  if (efficiency != null && !(efficiency >= 0 && efficiency < 100))
    return { problem: `the efficiency is ${shown(efficiency)} %, and must be between 0 and 100` };
  const power = numbers['power'] == null ? null : numbers['power'] / stages;
  if (power !== null && power < 0) return { problem: 'the power is negative' };
  const point = { rate, head: head / stages };
  const hydraulic = liftingPower * rate * point.head;
  if (efficiency == null || efficiency === 0) return { ...point, power };
  const byEfficiency = (100 * hydraulic) / efficiency;
  if (power !== null && hydraulic > 0 && Math.abs(power / byEfficiency - 1) > mostDifference)
    return {
      problem:
        `power and efficiency contradict each other: ${shown(power)} kW is given, and ${shown(efficiency)} % ` +
        `mean ${shown(byEfficiency)} kW in water; is the unit right, or the curve one of several stages?`,
    };
  return { ...point, power: power ?? (hydraulic > 0 ? byEfficiency : null) };
}

function shown(value: number): string {
  return String(Number(value.toPrecision(4)));
}

interface Curve {
  readonly called: string;
  readonly runs: readonly Run[];
  readonly frequency: number;
  /** By ascending rate. */
  readonly points: readonly CurvePoint[];
}

/** Fewer points do not show the bend of a head curve. */
const leastPoints = 3;

/** Why ascending points are no curve; some stages have a hump at low rates. */
function curveProblem(points: readonly CurvePoint[]): string | undefined {
  if (points.length < leastPoints) return 'has fewer than three points';
  return points.at(-1)!.head < points[0]!.head
    ? undefined
    : 'has a head that is not lower at its last rate than at its first';
}

/** @throws ImportError for points that are no curve */
function curvesOf(records: readonly PointOfRuns[]): Curve[] {
  const groups = new Map<string, PointOfRuns[]>();
  for (const record of records) {
    const group = groups.get(record.called);
    if (group) group.push(record);
    else groups.set(record.called, [record]);
  }
  return [...groups].map(([called, ofPump]) => {
    const [{ runs, frequency }] = ofPump as [PointOfRuns];
    const other = ofPump.find((record) => record.frequency !== frequency);
    if (other)
      throw new ImportError(
        `The curve of ${called} has points at ${frequency} Hz and at ${other.frequency} Hz: leave those of one frequency out.`,
      );
    const points = withShutInPower(ofPump.map(({ point }) => point).toSorted((a, b) => a.rate - b.rate));
    const problem = curveProblem(points);
    if (problem !== undefined) throw new ImportError(`The curve of ${called} ${problem}.`);
    return { called, runs, frequency, points };
  });
}

/** An efficiency says nothing of the power at no flow: there it lies on the line through the next two points. */
function withShutInPower(points: readonly CurvePoint[]): CurvePoint[] {
  const [first, second, third] = points;
  if (first?.rate !== 0 || first.power !== null || second?.power == null || third?.power == null)
    return [...points];
  const slope = (third.power - second.power) / (third.rate - second.rate);
  return [{ ...first, power: Math.max(0, second.power - slope * second.rate) }, ...points.slice(1)];
}

/** Stores curves: one that a run has already is replaced as a whole. @throws ImportError where that would erase its power */
async function storeCurves({ db }: BulkTransaction, curves: readonly Curve[]): Promise<StoredRecords> {
  const counts = { rowsNew: 0, rowsUpdated: 0, rowsUnchanged: 0 };
  const changed = new Set<string>();
  const stored = await db.selectFrom('pump_curve').select(['well_id', 'installed_at', 'points']).execute();
  const keyOf = (wellId: string, installedAt: Date) => `${wellId}\0${installedAt.getTime()}`;
  const held = new Map(stored.map((row) => [keyOf(row.well_id, row.installed_at), row.points]));
  const hasPower = (points: readonly CurvePoint[]) => points.some(({ power }) => power !== null);
  for (const { called, runs, frequency, points } of curves) {
    let outcome: keyof typeof counts = 'rowsUnchanged';
    for (const { wellId, installedAt } of runs) {
      const before = held.get(keyOf(wellId, installedAt));
      if (before && hasPower(before) && !hasPower(points))
        throw new ImportError(
          `The stored curve of ${called} has its power, and the rows have none: add the power or the efficiency.`,
        );
      const { rows } = await sql`
        insert into pump_curve as held (well_id, installed_at, frequency, points)
        values (${wellId}, ${installedAt}, ${frequency}, ${JSON.stringify(points)}::jsonb)
        on conflict (well_id, installed_at) do update set frequency = excluded.frequency, points = excluded.points
        where (held.frequency, held.points) is distinct from (excluded.frequency, excluded.points)
        returning held.well_id`.execute(db);
      if (rows.length === 0) continue;
      changed.add(wellId);
      if (before === undefined) outcome = 'rowsNew';
      else if (outcome === 'rowsUnchanged') outcome = 'rowsUpdated';
    }
    counts[outcome] += points.length;
  }
  return { ...counts, valuesKept: 0, valuesErased: 0, wellIds: [...changed].toSorted() };
}
