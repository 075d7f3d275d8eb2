// What the calls of the specification give in place of an operation that the server does not offer.
import {
  ApiError,
  type ApiAnswer,
  type ExceptionSummary,
  type FilterItem,
  type GasInterfaceException,
  type HighProductionDropException,
  type Preferences,
  type SearchResult,
  type SearchResults,
  type Well,
  type WellException,
  type WellRef,
} from '@cnx/api';
import { dayOf } from '../quantities.ts';

/** Makes a call of the specification and gives all rows of its list. */
export type AskAll = (path: string, params: object) => Promise<ApiAnswer<readonly unknown[]>>;

/** Path and query parameters of the call that stands in. */
interface Asked {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly path?: Readonly<Record<string, string>>;
}

type StandIn = (asked: Asked, ask: AskAll) => Promise<ApiAnswer<unknown>>;

/** The operations that have one. What has none is left out, or is said not to be offered. */
export const standIns: Readonly<Record<string, StandIn | undefined>> = {
  '/CNXUser/GetPreferences': () => Promise.resolve(madeHere(asInThisBrowser)),
  '/ExceptionReport/GetExceptions': async ({ query = {} }, ask) => {
    const { events, meta } = await eventsOf(query, ask);
    const rows = events.filter((row) => isAskedFor(row, query));
    const limit = typeof query['limit'] === 'number' ? query['limit'] : rows.length;
    return {
      // A call for one row wants the number of all; any other wants them all, as there is no page to ask for next.
      data: limit === 1 ? rows.slice(0, 1) : rows,
      meta: { ...meta, total: rows.length, nextCursor: null },
    };
  },
  '/ExceptionReport/GetExceptionSummary': async ({ query = {} }, ask) => {
    const { events, meta } = await eventsOf(query, ask);
    return { data: summaryOf(events), meta };
  },
  '/Search/GetResults': async ({ query = {} }, ask) => {
    const found = await foundBy(`${query['text'] as string}`, ask);
    const kinds = query['kinds'] as readonly string[] | undefined;
    const shown = kinds ? found.filter(({ kind }) => kinds.includes(kind)) : found;
    const offset = Number(query['offset'] ?? 0);
    const results = {
      total: shown.length,
      counts: (['well', 'field'] as const).map((kind) => ({
        kind,
        count: found.filter((one) => one.kind === kind).length,
      })),
      results: shown.slice(offset, offset + Number(query['limit'] ?? shown.length)),
    } satisfies SearchResults;
    return madeHere(results);
  },
  '/Search/GetSuggestions': async ({ query = {} }, ask) => {
    const found = await foundBy(`${query['text'] as string}`, ask);
    return madeHere(found.slice(0, Number(query['limit'] ?? found.length)));
  },
  '/Wells/{wellId}/GetWell': async ({ path }, ask) => madeHere(await wellBy(path?.['wellId'] ?? '', ask)),
};

/** An answer that no server has dated. */
function madeHere<Body>(data: Body): ApiAnswer<Body> {
  const undated = { asOf: null, range: undefined, producedUntil: null, total: null };
  return { data, meta: { ...undated, nextCursor: null, serverTime: null } };
}

/** Version 0 is what was never chosen: everything stays as this browser has it. */
const asInThisBrowser: Preferences = {
  version: 0,
  language: null,
  timeZone: null,
  portal: { regionFormat: null, theme: null, units: null, landingPage: null, density: null },
};

const dropsPath = '/ExceptionReport/GetHighProductionDropExceptionReportInfo';
const gasPath = '/ExceptionReport/GetGasInterfaceExceptionReportInfo';
/** Parameters that only a list of events has. */
const ofEvents = new Set(['where', 'sort', 'kinds', 'ownerId', 'foundSince', 'limit', 'cursor']);

/** The findings of the specification's two lists, each an event of its own. */
async function eventsOf(query: object, ask: AskAll) {
  const filters = Object.fromEntries(Object.entries(query).filter(([name]) => !ofEvents.has(name)));
  const [drops, gas] = await Promise.all([
    ask(dropsPath, { query: filters }),
    ask(gasPath, { query: filters }),
  ]);
  const events = [
    ...(drops.data as readonly HighProductionDropException[]).map(eventOfDrop),
    ...(gas.data as readonly GasInterfaceException[]).map(eventOfGas),
  ];
  return { events, meta: drops.meta };
}

/** What a finding says nothing of. */
const unsaid = {
  newestFoundAt: '',
  endedOn: null,
  findings: 1,
  rate: null,
  baseline: null,
  dropPct: null,
  rateDay: null,
  change: null,
  lossPerDay: null,
  lossSoFar: null,
  cause: null,
  causeScore: null,
  causeEvent: null,
  nearbyEvent: null,
  laterEvents: [] as WellException['laterEvents'],
  plannedActivity: null,
  workInProgress: null,
  owner: null,
  snoozedUntil: null,
  comments: 0,
  decidedBy: null,
  decidedAt: null,
  version: 0,
  silence: null,
  product: 'oil',
} as const;

const isAnswered = (status: string) => status === 'resolved' || status === 'dismissed';

function eventOfDrop(drop: HighProductionDropException): WellException {
  const { id, well, status, date, rate, baseline, dropAbs, dropPct, variable } = drop;
  const { cause, causeScore, lossSinceStart, severity, feedback } = drop;
  const kind = cause === 'downtime' ? 'downtime' : 'drop';
  const found = `${date}T00:00:00Z`;
  const isOil = variable === 'oil';
  return {
    ...unsaid,
    ...{ id, well, status, severity, feedback, kind, kinds: [kind], cause, causeScore },
    isOpen: !isAnswered(status),
    since: date,
    foundAt: found,
    newestFoundAt: found,
    ...(isOil && { rate, baseline, rateDay: date, lossPerDay: dropAbs, lossSoFar: lossSinceStart }),
    dropPct,
  };
}

function eventOfGas(gas: GasInterfaceException): WellException {
  const { id, well, status, detectedAt, startedAt, endedAt, severity, oilLoss, feedback } = gas;
  return {
    ...unsaid,
    ...{ id, well, status, severity, feedback, kind: 'gas', kinds: ['gas'], cause: 'gas' },
    isOpen: endedAt === null && !isAnswered(status),
    since: dayOf(Date.parse(startedAt)),
    endedOn: endedAt === null ? null : dayOf(Date.parse(endedAt)),
    foundAt: detectedAt,
    newestFoundAt: detectedAt,
    lossPerDay: oilLoss,
  };
}

/** Whether a call for a list of events asks for this one. */
function isAskedFor(event: WellException, { where = '', kinds, ownerId }: Asked['query'] & object): boolean {
  const conditions = `${where as string}`.split(';').filter(Boolean);
  return (
    conditions.every((condition) => meets(event, condition)) &&
    (!Array.isArray(kinds) || kinds.some((kind) => event.kinds.includes(kind as never))) &&
    (ownerId === undefined || event.owner?.id === ownerId)
  );
}

/** A condition of a list: `isOpen=true`, `status=new|assigned`, `owner=` for none, `lossPerDay<=0`. */
const conditionForm = /^(\w+)(<=|>=|=)(.*)$/;

function meets(event: WellException, condition: string): boolean {
  const [, name = '', comparison, wanted = ''] = conditionForm.exec(condition) ?? [];
  const value = event[name as keyof WellException];
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (comparison === '=') return wanted.split('|').includes(isPlain ? String(value) : '');
  if (!isPlain) return false;
  const [one, other] = typeof value === 'number' ? [value, Number(wanted)] : [String(value), wanted];
  return comparison === '<=' ? one <= other : one >= other;
}

function summaryOf(events: readonly WellException[]): ExceptionSummary {
  const open = events.filter(({ isOpen }) => isOpen);
  const losses = open.flatMap(({ lossPerDay }) => lossPerDay ?? []);
  const waiting = open.filter(({ status }) => status === 'new').map(({ since }) => since);
  return {
    open: open.length,
    lossless: open.filter(({ lossPerDay }) => lossPerDay === 0).length,
    oilAtRisk: losses.length === 0 ? null : losses.reduce((sum, loss) => sum + loss, 0),
    gasAtRisk: 0,
    mainProducts: ['oil'],
    standing: { wells: 0, oil: 0, gas: 0 },
    oilInWork: 0,
    gasInWork: 0,
    unassigned: open.length,
    medianHoursToAcknowledge: null,
    answered: 0,
    oldestNew: waiting.toSorted()[0] ?? null,
    feedback: [],
  };
}

/** The lists of wells and of what they belong to. */
async function placesOf(ask: AskAll) {
  const [wells, fields, areas, businessUnits] = await Promise.all(
    ['GetWells', 'GetFields', 'GetAreas', 'GetBusinessUnits'].map((name) =>
      ask(`/ExceptionReport/${name}`, {}),
    ),
  );
  const named = (list: ApiAnswer<readonly unknown[]> | undefined) => {
    const names = new Map(((list?.data ?? []) as readonly FilterItem[]).map(({ id, name }) => [id, name]));
    return (id: string) => names.get(id) ?? id;
  };
  return {
    wells: (wells?.data ?? []) as readonly WellRef[],
    fields: (fields?.data ?? []) as readonly FilterItem[],
    fieldName: named(fields),
    areaName: named(areas),
    businessUnitName: named(businessUnits),
  };
}

/** The wells and fields whose name has the text, in the order of their names. */
async function foundBy(text: string, ask: AskAll): Promise<SearchResult[]> {
  const { wells, fields, fieldName, areaName, businessUnitName } = await placesOf(ask);
  const sought = text.trim().toLowerCase();
  const markOf = (name: string) => {
    const from = sought === '' ? -1 : name.toLowerCase().indexOf(sought);
    return from < 0 ? null : { from, to: from + sought.length };
  };
  const ofName = { subject: null, status: null, severity: null, day: null, isOpen: false, isLike: false };
  const found = <Row extends { readonly name: string }>(
    rows: readonly Row[],
    resultOf: (row: Row) => Omit<SearchResult, 'name' | 'marks' | keyof typeof ofName>,
  ) =>
    rows
      .flatMap((row) => {
        const mark = markOf(row.name);
        return mark ? [{ ...ofName, name: row.name, marks: [mark], ...resultOf(row) }] : [];
      })
      .toSorted((one, other) => one.name.localeCompare(other.name));
  const nothingKnown = { latestOil: null, latestGas: null, change: null };
  return [
    ...found(wells, ({ id, name, fieldId, areaId, businessUnitId }) => ({
      ...nothingKnown,
      kind: 'well',
      id,
      well: { id, name, fieldId, fieldName: fieldName(fieldId) },
      field: { id: fieldId, name: fieldName(fieldId) },
      area: areaName(areaId),
      businessUnit: businessUnitName(businessUnitId),
    })),
    ...found(fields, ({ id, name, parentIds }) => {
      const well = wells.find(({ fieldId }) => fieldId === id);
      const areaId = well?.areaId ?? parentIds[0] ?? '';
      return {
        ...nothingKnown,
        kind: 'field',
        id,
        well: null,
        field: { id, name },
        area: areaName(areaId),
        businessUnit: well ? businessUnitName(well.businessUnitId) : '',
      };
    }),
  ];
}

/** The state that a status comes to, where no server says what the newest day held. */
function stateOf({ status, flowKind }: Pick<Well, 'status' | 'flowKind'>): Well['state'] {
  if (status === 'suspended' || status === 'abandoned') return status;
  if (status === 'shutIn' || status === 'workover') return 'down';
  return flowKind === 'injection' ? 'injecting' : 'up';
}

/** What the list of wells knows of one. @throws ApiError 404 where it has no such well */
async function wellBy(wellId: string, ask: AskAll): Promise<Well> {
  const { wells, fieldName, areaName, businessUnitName } = await placesOf(ask);
  const well = wells.find(({ id }) => id === wellId);
  if (!well) throw new ApiError({ status: 404, errors: [], retryAfterSeconds: null });
  const { id, name, uwi, fieldId, areaId, businessUnitId, methodOfProduction, status, flowKind } = well;
  return {
    well: { id, name, fieldId, fieldName: fieldName(fieldId) },
    uwi,
    businessUnit: { id: businessUnitId, name: businessUnitName(businessUnitId) },
    area: { id: areaId, name: areaName(areaId) },
    wellGroups: [],
    methodOfProduction,
    manufacturer: null,
    status,
    state: stateOf(well),
    mainProduct: 'oil',
    flowKind,
    firstDay: null,
    lastDay: null,
    stop: null,
    pump: null,
    lastRow: null,
    lastTest: null,
    potentials: [],
  };
}
