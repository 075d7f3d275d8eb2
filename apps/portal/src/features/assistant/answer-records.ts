import type { AssistantAnswer, AssistantQuantity, AssistantRecord, OptimizationOpportunity } from '@cnx/api';
import { noFilters, searchWith } from '@cnx/api/filter-address';
import { changeDetails, dashboardArea, exceptionEvent, shiftHandover } from '../../addresses.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { workTitle } from '../../insight/work-title.ts';
import { paths } from '../../paths.ts';
import type { Quantity } from '../../quantities.ts';

/** Rates of the volumes that have a mean per day. */
export const rateOf: Partial<Record<Quantity, Quantity>> = {
  liquidVolume: 'liquidRate',
  gasVolume: 'gasRate',
};

export const quantityOf: Record<AssistantQuantity, Quantity> = {
  oil: 'liquidVolume',
  gas: 'gasVolume',
  water: 'liquidVolume',
  injection: 'liquidVolume',
  liquid: 'liquidVolume',
  waterCut: 'share',
  gor: 'gasOilRatio',
  uptime: 'share',
  potential: 'liquidVolume',
  deferred: 'liquidVolume',
  efficiency: 'share',
  lostNow: 'liquidRate',
  gasLostNow: 'gasRate',
  deferredGas: 'gasVolume',
  standing: 'liquidRate',
  carbonIntensity: 'carbonIntensity',
  flaringIntensity: 'flaringIntensity',
  methaneIntensity: 'share',
  specificEnergy: 'specificEnergy',
  reinjectedPct: 'share',
  flaredGas: 'gasVolume',
  co2e: 'emissions',
  wellheadPressure: 'pressure',
  downholePressure: 'pressure',
  casingPressure: 'pressure',
  choke: 'share',
  frequency: 'frequency',
  intakePressure: 'pressure',
  motorTemperature: 'temperature',
  motorCurrent: 'current',
  runLife: 'days',
};

/** What a record is, in words: the kind of an exception, the variable of a change, the activity of work. */
export function noteText({ kind, note }: AssistantRecord, t: Formats['t']): string {
  if (note === null) return '';
  // A code of a newer server is shown by its name.
  const word = t as unknown as (key: string) => string;
  if (note === 'plan') return '';
  if (kind === 'well') return t(`deferredProduction.reasons.${note as 'unallocated'}`, { defaultValue: '' });
  if (kind === 'notification') return word(`notifications.kind.${note}`);
  if (kind === 'event') return word(`vocabulary.event.${note}`);
  if (kind === 'exception') return word(`exceptions.kind.${note}`);
  if (kind === 'changePoint') return word(`vocabulary.variable.${note}`);
  if (kind === 'opportunity')
    return t(`vocabulary.opportunity.${note as OptimizationOpportunity['kind']}`, { defaultValue: note });
  return word(`vocabulary.activity.${note}`);
}

/** Answers whose figures are of all of their days together. */
const sums: ReadonlySet<AssistantAnswer['understood']['intent']> = new Set([
  'total',
  'rank',
  'compare',
  'list',
  'trend',
  'plan',
  'againstPlan',
] as const);

/** A setting before and after a change; that alone which is known. */
const settingText = (
  { from, to, unit }: NonNullable<AssistantRecord['setting']>,
  quantities: Formats['quantities'],
): string =>
  from === null
    ? quantities.wireText(unit, to)
    : `${quantities.wireText(unit, from)} → ${quantities.wireText(unit, to)}`;

/** The likeliest cause of an exception, in words; that none is known is not said. */
function causeText(cause: string | null, t: Formats['t']): string | null {
  if (cause === null || cause === 'unknown') return null;
  return (t as unknown as (key: string) => string)(`exceptions.cause.${cause}`);
}

/** How severe what a notification says is, in words. */
const severityText = (severity: string | null, t: Formats['t']): string | null =>
  severity && (t as unknown as (key: string) => string)(`exceptions.severity.${severity}`);

/** How long the pumps of a maker last, and how many failed. */
const makerText = ({ value, before }: AssistantRecord, { t, quantities }: Formats): string =>
  value === null
    ? t('assistant.makerWithoutMedian', { failures: quantities.count(before) })
    : t('assistant.makerLife', {
        life: quantities.text('days', value),
        failures: quantities.count(before),
      });

/** What most of a well's part of a change consists of, in words. */
const partText = (part: string | null, t: Formats['t']): string | null =>
  part === null ? null : t(`assistant.part.${part as 'noReport' | 'rate'}`, { defaultValue: part });

/** A record as it is shown: where it leads, and what is known of it. */
export interface ShownRecord {
  readonly key: string;
  readonly name: string;
  /** Absent where no page shows it alone. */
  readonly href: string | undefined;
  readonly details: string;
}

/**
 * The records of an answer.
 * @param wellHref makes the address that opens a well over the page
 */
export function recordsOf(
  answer: AssistantAnswer,
  formats: Formats,
  wellHref: (id: string) => string,
): ShownRecord[] {
  const { t, quantities, dates } = formats;
  const { understood } = answer;
  const isOfSeveralDays = understood.from !== understood.to;
  return answer.records.map((record) => {
    const { kind, id, value, before, unit, day, since, until, well, place, cause, setting, person } = record;
    const isPart = understood.intent === 'split';
    const asked = quantityOf[understood.quantity ?? 'oil'];
    const quantity =
      unit === 'Sm3/d' ? (rateOf[asked] ?? (asked === 'gasRate' ? asked : 'liquidRate')) : asked;
    const isWire = kind === 'changePoint' || understood.intent === 'decline' || kind === 'maker';
    const write = (figure: number) =>
      isWire ? quantities.wireText(unit, figure) : quantities.text(quantity, figure, { signed: isPart });
    const name = nameOf(record, formats);
    // The days of a sum are said once, above its rows.
    const isOfDays =
      value !== null &&
      isOfSeveralDays &&
      day !== null &&
      day <= (understood.to ?? day) &&
      sums.has(understood.intent);
    const against = (figure: number, other: number) =>
      record.note === 'plan'
        ? t('assistant.ofPlan', {
            value: write(figure),
            plan: write(other),
            change: quantities.text(quantity, figure - other, { signed: true }),
          })
        : `${write(other)} → ${write(figure)}`;
    const details = [
      ...(isPart
        ? []
        : [
            noteText(record, t),
            kind === 'notification' ? severityText(cause, t) : causeText(cause ?? null, t),
          ]),
      kind === 'well' || kind === 'schedule' || kind === 'exception' || kind === 'opportunity' ? place : null,
      setting && settingText(setting, quantities),
      kind === 'maker'
        ? makerText(record, formats)
        : value === null
          ? null
          : before === null
            ? write(value)
            : against(value, before),
      ...(isPart ? [partText(cause, t), noteText(record, t)] : []),
      since && kind === 'well'
        ? t(isPart ? 'assistant.openSince' : 'assistant.since', { day: dates.day(since) })
        : null,
      person && t('assistant.person', { name: person }),
      kind === 'exception' && person === null && understood.intent === 'decisions'
        ? t('assistant.owner.none')
        : null,
      day === null && understood.intent === 'wellTests' ? t('assistant.neverTested') : null,
      day === null || kind === 'month' || kind === 'day' || (since && kind === 'well') || isOfDays
        ? null
        : until === null || until === day
          ? dates.day(day)
          : dates.days(day, until),
      // The title of work often holds its activity and its well.
    ].filter((part) => part !== null && part !== '' && !(kind === 'schedule' && name.includes(part)));
    return {
      key: `${kind} ${id}`,
      name,
      href: hrefOf(kind, id, well, wellHref),
      details: details.join(' · '),
    };
  });
}

/** Days as the user reads them; titles of work that the portal composed in the user's language. */
function nameOf({ kind, id, name, note, place }: AssistantRecord, formats: Formats): string {
  if (kind === 'month') return formats.dates.month(id);
  if (kind === 'day') return formats.dates.day(id);
  if (kind === 'method') return formats.t(`vocabulary.method.${id as 'naturalFlow'}`, { defaultValue: name });
  if (kind === 'schedule') return workTitle(formats, { title: name, activity: note }, [place]);
  // Reasons of the catalog have texts of their own in every language.
  if (kind === 'reason')
    return formats.t(`deferredProduction.reasons.${id as 'unallocated'}`, { defaultValue: name });
  return name;
}

const filterOfKind = { field: 'fields', area: 'areas', businessUnit: 'businessUnits' } as const;

function hrefOf(
  kind: AssistantRecord['kind'],
  id: string,
  well: string | null,
  wellHref: (id: string) => string,
): string | undefined {
  if (kind === 'month' || kind === 'day' || kind === 'reason' || kind === 'method' || kind === 'maker')
    return undefined;
  if (kind === 'handover') return shiftHandover();
  if (kind === 'notification') return well === null ? paths.notifications : wellHref(well);
  if (kind === 'event' || kind === 'opportunity') return well === null ? undefined : wellHref(well);
  if (kind === 'exception') return exceptionEvent(id);
  if (kind === 'changePoint') return changeDetails(id);
  if (kind === 'schedule')
    return dashboardArea('schedule', searchWith('', { ...noFilters, wells: well === null ? [] : [well] }));
  if (kind === 'well') return wellHref(id);
  return `${paths.dashboard}${searchWith('', { ...noFilters, [filterOfKind[kind]]: [id] })}`;
}
