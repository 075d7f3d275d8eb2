import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { readDataExtent } from '../queries/data-extent.ts';
import { everyDay } from '../queries/grouped-events.ts';
import { newestDays } from '../queries/production-totals.ts';
import type { DayWindow, WellSelection } from '../queries/selection.ts';
import type {
  Answer,
  AnswerRecord,
  Figure,
  Page,
  Place,
  Quantity,
  Statement,
  Understanding,
} from './understanding.ts';
import { ofFields, ofGauges, ofPumps } from './quantities.ts';
import { withoutComing } from './understand.ts';

/** What answers are read with. */
export interface Reader {
  readonly db: Kysely<Database>;
  readonly now: Date;
  /** The last day that is over, as a day number. */
  readonly newest: number;
  /** Who asks. */
  readonly userId: string;
  /** Ids of the wells that are meant where some are left out; absent where none are. */
  readonly remaining?: readonly string[];
}

export const unitOf: Record<Quantity, string> = {
  oil: 'Sm3',
  gas: 'Sm3',
  water: 'Sm3',
  injection: 'Sm3',
  liquid: 'Sm3',
  waterCut: '%',
  gor: 'Sm3/Sm3',
  uptime: '%',
  potential: 'Sm3',
  deferred: 'Sm3',
  efficiency: '%',
  lostNow: 'Sm3/d',
  gasLostNow: 'Sm3/d',
  deferredGas: 'Sm3',
  standing: 'Sm3/d',
  carbonIntensity: 'kg/boe',
  flaringIntensity: 'Sm3/boe',
  methaneIntensity: '%',
  specificEnergy: 'kWh/m3',
  reinjectedPct: '%',
  flaredGas: 'Sm3',
  co2e: 'kg',
  wellheadPressure: 'bar',
  downholePressure: 'bar',
  casingPressure: 'bar',
  choke: '%',
  frequency: 'Hz',
  intakePressure: 'bar',
  motorTemperature: 'degC',
  motorCurrent: 'A',
  runLife: 'd',
};
/** Where quantities are seen that neither the dashboard nor the statistics show. */
const pageOf: Partial<Record<Quantity, Page>> = {
  deferred: 'deferredProduction',
  potential: 'deferredProduction',
  efficiency: 'deferredProduction',
  lostNow: 'exceptions',
  gasLostNow: 'exceptions',
  deferredGas: 'deferredProduction',
  standing: 'statistics',
};
/** Quantities of the dashboard's first row. */
const ofFirstRow: ReadonlySet<Quantity> = new Set<Quantity>(['oil', 'gas', 'water', 'injection']);

/**
 * Where a figure is seen as it is: the newest day of each field in the dashboard's first row, whose own days that are; sums
 * and ratios of named days in the statistics, with these.
 * @param isNewest whether each field counts with its own newest day
 */
export function pageFor(
  quantity: Quantity,
  window: DayWindow,
  isNewest: boolean,
): Pick<Answer, 'page' | 'pageDays'> {
  const page =
    pageOf[quantity] ??
    (ofFields.has(quantity)
      ? 'sustainableProduction'
      : ofPumps.has(quantity)
        ? 'optimizationDashboard'
        : undefined);
  // The well's own panel shows its readings.
  if (ofGauges.has(quantity)) return { page: null, pageDays: null };
  if (page === 'exceptions' || page === 'optimizationDashboard') return { page, pageDays: null };
  if (page) return { page, pageDays: window };
  const isFirstRow = ofFirstRow.has(quantity) && window.from === window.to;
  if (!isFirstRow) return { page: 'statistics', pageDays: window };
  return { page: 'dashboard', pageDays: isNewest ? null : window };
}

/** Without days, these are of the newest 30 as on their pages; the others are of the newest day. */
const ofThirtyDays: ReadonlySet<Quantity> = new Set<Quantity>([
  ...ofFields,
  'uptime',
  'deferred',
  'deferredGas',
]);
export const windowDays = 30;

/**
 * The newest days, to the newest one of each field by its own clock: that can lie after the last that is over on the clocks of all.
 */
export const newestWindow = (newest: number): DayWindow => ({
  from: isoDay(newest - windowDays + 1),
  to: isoDay(newest + 2),
});

export const figure = (name: Figure['name'], value: number | null, unit: string | null = null): Figure => ({
  name,
  value,
  unit,
});
export const statement = (
  code: Statement['code'],
  figures: Figure[] = [],
  window?: DayWindow | null,
  { note = null, name = null }: Partial<Pick<Statement, 'note' | 'name'>> = {},
): Statement => ({
  code,
  figures,
  from: window?.from ?? null,
  to: window?.to ?? null,
  note,
  name,
});

/** No well has this id. */
export const noWell = '-';

/**
 * Which wells are meant.
 * @param reader knows which are left where some are left out
 */
export function selectionOf(
  { places, method }: Pick<Understanding, 'places' | 'method'>,
  { remaining }: Pick<Reader, 'remaining'>,
): WellSelection {
  const methods = method && { methods: [method] };
  if (remaining) return { wellIds: remaining.length > 0 ? remaining : [noWell], ...methods };
  const of = (kind: Place['kind']) => places.filter((place) => place.kind === kind).map(({ id }) => id);
  return {
    wellIds: of('well'),
    fieldIds: of('field'),
    areaIds: of('area'),
    businessUnitIds: of('businessUnit'),
    ...methods,
  };
}

export const answerOf = (understood: Understanding, parts: Partial<Answer>): Answer => ({
  outcome: 'answered',
  text: null,
  modelFault: null,
  statements: [],
  records: [],
  total: parts.records?.length ?? 0,
  unread: [],
  corrected: [],
  further: [],
  nearest: null,
  page: null,
  pageDays:
    understood.from === null || understood.to === null ? null : { from: understood.from, to: understood.to },
  suggestions: [],
  dataAsOf: null,
  late: [],
  language: 'en',
  near: [],
  understood,
  ...parts,
});

/** Questions that can be answered; the portal leaves out those that were asked or suggested before. */
export const someQuestions: Answer['suggestions'] = [
  'oilYesterday',
  'topWells',
  'openExceptions',
  'wellsDown',
  'lostNow',
  'lastMonth',
  'plannedWork',
  'waterCut',
];

export const placeRecord = ({
  kind,
  id,
  name,
}: Pick<AnswerRecord, 'kind' | 'id' | 'name'>): AnswerRecord => ({
  kind,
  id,
  name,
  place: null,
  well: kind === 'well' ? id : null,
  value: null,
  before: null,
  unit: null,
  day: null,
  since: null,
  until: null,
  note: null,
  cause: null,
  setting: null,
  person: null,
});

export type AnswerFor = (asked: Understanding, reader: Reader) => Promise<Answer> | Answer;

export const notAvailable = (asked: Understanding): Answer =>
  answerOf(asked, {
    outcome: 'unknown',
    statements: [statement('notAvailable')],
    suggestions: someQuestions,
  });

/** The days that are meant: those that were named, as far as they are over, or the newest ones with data. */
export async function windowOf(
  asked: Understanding,
  reader: Reader,
  quantity: Quantity | null,
): Promise<DayWindow | undefined> {
  if (asked.from !== null && asked.to !== null)
    return withoutComing({ from: asked.from, to: asked.to }, reader.newest);
  const [days] = await newestDays.read(reader.db, selectionOf(asked, reader), everyDay, reader.now);
  const last = days?.reported;
  if (!last) return undefined;
  const length = quantity !== null && ofThirtyDays.has(quantity) ? windowDays : 1;
  return { from: isoDay(dayNumber(last) - length + 1), to: last };
}

/** An answer for days on which nothing was reported: which days have data. */
export async function withoutData(asked: Understanding, reader: Reader): Promise<Answer> {
  const { range } = await readDataExtent(reader.db, selectionOf(asked, reader), reader.now);
  // No well is lifted so, or none has a pump.
  const isOfNone =
    asked.method !== null &&
    (range === undefined || (asked.quantity !== null && ofPumps.has(asked.quantity)));
  if (isOfNone) return answerOf(asked, { statements: [statement('noneFound')] });
  return answerOf(asked, {
    outcome: 'unknown',
    statements: [statement('noDataThen', [], range)],
    suggestions: ['oilYesterday', 'lastMonth'],
  });
}
