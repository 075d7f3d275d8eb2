import type { AssistantAnswer, AssistantQuantity, AssistantRecord } from '@cnx/api';
import {
  changeDetails,
  dashboardArea,
  exceptionEvent,
  exceptionReport,
  insightAreas,
  type InsightArea,
} from '../../addresses.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { workTitle } from '../../insight/work-title.ts';
import { paths } from '../../paths.ts';
import type { FigureParts, Quantity } from '../../quantities.ts';
import { noFilters, searchWith } from '@cnx/api/filter-address';

type Statement = AssistantAnswer['statements'][number];
type FigureName = Statement['figures'][number]['name'];
type Page = NonNullable<AssistantAnswer['page']>;

const quantityOf: Record<AssistantQuantity, Quantity> = {
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
  carbonIntensity: 'carbonIntensity',
  flaringIntensity: 'flaringIntensity',
  methaneIntensity: 'share',
  specificEnergy: 'specificEnergy',
};

/** The days of a statement or of what was understood; null where it has none. */
function daysOf(
  { from, to }: { readonly from: string | null; readonly to: string | null },
  { dates }: Formats,
) {
  if (from === null || to === null) return null;
  return from === to ? dates.day(from) : dates.days(from, to);
}

/** Which wells were understood, by their names as they are. */
function whereOf({ understood }: AssistantAnswer, { t }: Formats): string {
  return understood.places.length === 0
    ? t('assistant.allWells')
    : understood.places.map(({ name }) => name).join(', ');
}

/** The filter that was understood: "Sundrift, Oct 1 – Oct 31, 2025, Oil"; null where none matters. */
export function understoodText(answer: AssistantAnswer, formats: Formats): string | null {
  const { understood } = answer;
  const { quantity, state, method, limit } = understood;
  const { t, quantities } = formats;
  const parts = [
    understood.places.length > 0 ? whereOf(answer, formats) : null,
    method && t(`vocabulary.method.${method}`),
    state && t(`assistant.state.${state}`),
    daysOf(understood, formats),
    quantity && understood.intent !== 'term' ? t(`assistant.quantity.${quantity}`) : null,
    limit && quantity
      ? t(`assistant.limit.${limit.side}`, { value: quantities.text(quantityOf[quantity], limit.value) })
      : null,
  ].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? null : t('assistant.understood', { filter: parts.join(', ') });
}

const listOf = (words: readonly string[], { language, t }: Formats) =>
  new Intl.ListFormat(language).format(words.map((word) => t('assistant.quoted', { word })));

const withUnit = ({ value, unit }: FigureParts) => (unit === null ? value : `${value}\u00a0${unit}`);

/** A figure of a text that a language model has written, with its unit. */
export function figureText(
  { quantity, unit, value }: NonNullable<AssistantAnswer['text']>[number],
  { quantities }: Formats,
): string {
  if (unit === 'pp' && value !== null) return withUnit(quantities.wireChange('%', value));
  return quantity ? quantities.text(quantityOf[quantity], value) : quantities.wireText(unit, value);
}

/** Why the answer is not a language model's although there is one; null where nothing is wrong. */
export function faultText({ modelFault }: AssistantAnswer, { t }: Formats): string | null {
  return modelFault && t(`assistant.modelFault.${modelFault}`);
}

/** The sentences of an answer. Names and numbers are put into the portal's own texts. */
export function sentencesOf(answer: AssistantAnswer, formats: Formats): string[] {
  return answer.statements.flatMap((statement) => sentenceOf(statement, answer, formats));
}

function sentenceOf(statement: Statement, answer: AssistantAnswer, formats: Formats): string[] {
  const { t, quantities, dates } = formats;
  const { understood } = answer;
  const figure = (name: FigureName) => statement.figures.find((each) => each.name === name)?.value ?? null;
  const asked = understood.quantity ?? 'oil';
  const written = (name: FigureName, quantity: Quantity = quantityOf[asked], signed = false) =>
    quantities.text(quantity, figure(name), { signed });
  const days = daysOf(statement, formats) ?? '';
  const where = whereOf(answer, formats);
  const quantity = t(`assistant.quantity.${asked}`);
  const count = figure('count') ?? 0;
  const number = quantities.count(count);
  const counted = { count, number, days };
  const difference = () => {
    const change = figure('change') ?? 0;
    if (quantityOf[asked] !== 'share') return written('change', undefined, true);
    return withUnit(quantities.wireChange('%', change));
  };
  switch (statement.code) {
    case 'total': {
      const wells = figure('wells');
      return [
        t('assistant.said.total', { quantity, where, days, value: written('value') }),
        ...(wells === null ? [] : [t('assistant.said.totalWells', { wells: quantities.count(wells) })]),
      ];
    }
    case 'noValue':
      return [t('assistant.said.noValue', { quantity, where, days })];
    case 'noDataThen':
      return [days === '' ? t('assistant.said.noData') : t('assistant.said.noDataThen', { days })];
    case 'rank':
      return [t('assistant.said.rank', { quantity, days, order: t(`assistant.order.${understood.order}`) })];
    case 'compare':
      return [
        t('assistant.said.compare', { quantity, days }),
        ...(figure('change') === null
          ? []
          : [t('assistant.said.compareDifference', { change: difference() })]),
      ];
    case 'trend':
      return [
        t('assistant.said.trend', {
          quantity,
          where,
          days,
          value: written('value'),
          before: written('before'),
          change: difference(),
        }),
      ];
    case 'exceptions':
      return [
        t('assistant.said.exceptions', counted),
        t('assistant.said.losing', { value: written('lostNow', 'liquidRate') }),
      ];
    case 'lostNow':
      return [
        t('assistant.said.losing', { value: written('value', 'liquidRate') }),
        t('assistant.said.exceptions', counted),
      ];
    case 'exception':
      return exceptionSentences(statement, answer, formats, written);
    case 'count':
    case 'changes':
    case 'schedule':
      return [t(`assistant.said.${statement.code}`, counted)];
    case 'term': {
      const { term } = understood;
      return term ? [`${t(`terms.${term}.name`)}: ${t(`terms.${term}.text`)}`] : [];
    }
    case 'difference':
      return [
        t('assistant.said.difference', {
          lostNow: written('lostNow', 'liquidRate'),
          deferred: written('deferred', 'liquidVolume'),
          day: statement.to === null ? '' : dates.day(statement.to),
        }),
      ];
    case 'place':
      return [
        t('assistant.said.place', { where, days, value: written('value', 'liquidVolume') }),
        t('assistant.said.exceptions', counted),
      ];
    case 'partlyReported': {
      const counted = { count, number };
      const before = figure('before') === null ? null : written('before');
      const day = statement.to === null ? '' : dates.day(statement.to);
      return [
        t('assistant.said.partlyReported', counted),
        ...(figure('value') === null
          ? []
          : [t('assistant.said.newestOfFields', { value: written('value') })]),
        ...(before === null ? [] : [t('assistant.said.wholeDay', { day, value: before })]),
      ];
    }
    case 'notUnderstood': {
      const { unread } = answer;
      return [
        ...(unread.length === 0 ? [] : [t('assistant.said.unread', { words: listOf(unread, formats) })]),
        t('assistant.said.notUnderstood'),
      ];
    }
    case 'unknownPlace':
      return [
        t('assistant.said.unknownPlace'),
        ...(answer.records.length > 0 ? [t('assistant.said.nearest')] : []),
      ];
    default:
      return [t(`assistant.said.${statement.code}`)];
  }
}

function exceptionSentences(
  { figures, from }: Statement,
  { records: [record] }: AssistantAnswer,
  { t, dates }: Formats,
  written: (name: FigureName, quantity: Quantity) => string,
): string[] {
  if (!record) return [];
  const isKnown = (name: FigureName) => figures.some((each) => each.name === name && each.value !== null);
  const first = t('assistant.said.exception', {
    well: record.name,
    kind: noteText(record, t),
    day: from === null ? '' : dates.day(from),
  });
  if (!isKnown('expected') || !isKnown('rate'))
    return [first, t('assistant.said.exceptionUnknown'), ...causeSentence(record, t)];
  const values = {
    expected: written('expected', 'liquidRate'),
    rate: written('rate', 'liquidRate'),
    loss: written('loss', 'liquidRate'),
  };
  return [
    first,
    t('assistant.said.exceptionRates', values),
    ...(isKnown('lossSoFar')
      ? [t('assistant.said.exceptionSoFar', { lossSoFar: written('lossSoFar', 'liquidVolume') })]
      : []),
    ...causeSentence(record, t),
  ];
}

function causeSentence({ cause }: AssistantRecord, t: Formats['t']): string[] {
  const text = cause ? causeText(cause, t) : null;
  return [text === null ? t('assistant.said.noCause') : t('assistant.said.cause', { cause: text })];
}

/** What a record is, in words: the kind of an exception, the variable of a change, the activity of work. */
function noteText({ kind, note }: AssistantRecord, t: Formats['t']): string {
  if (note === null) return '';
  // A code of a newer server is shown by its name.
  const word = t as unknown as (key: string) => string;
  if (kind === 'exception') return word(`exceptions.kind.${note}`);
  if (kind === 'changePoint') return word(`vocabulary.variable.${note}`);
  return word(`vocabulary.activity.${note}`);
}

/** The likeliest cause of an exception, in words; that none is known is not said. */
function causeText(cause: string, t: Formats['t']): string | null {
  if (cause === 'unknown') return null;
  return (t as unknown as (key: string) => string)(`exceptions.cause.${cause}`);
}

/** A record as it is shown: where it leads, and what is known of it. */
export interface ShownRecord {
  readonly key: string;
  readonly name: string;
  readonly href: string;
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
  return answer.records.map((record) => {
    const { kind, id, name, value, unit, day, well, place, cause } = record;
    const quantity =
      kind === 'exception' || unit === 'Sm3/d' ? 'liquidRate' : quantityOf[understood.quantity ?? 'oil'];
    const details = [
      noteText(record, t),
      cause ? causeText(cause, t) : null,
      kind === 'well' || kind === 'schedule' || kind === 'exception' ? place : null,
      value === null ? null : quantities.text(quantity, value),
      day === null ? null : dates.day(day),
    ].filter((part) => part !== null && part !== '');
    return {
      key: `${kind} ${id}`,
      name: kind === 'schedule' ? titleOf(record, formats) : name,
      href: hrefOf(kind, id, well, wellHref),
      details: details.join(' · '),
    };
  });
}

/** What work is called: a title that a planning system made is said in the reader's language. */
function titleOf({ name, note, place }: AssistantRecord, formats: Formats): string {
  return workTitle(formats, { title: name, activity: note }, place === null ? [] : [place]);
}

const filterOfKind = { field: 'fields', area: 'areas', businessUnit: 'businessUnits' } as const;

function hrefOf(
  kind: AssistantRecord['kind'],
  id: string,
  well: string | null,
  wellHref: (id: string) => string,
): string {
  if (kind === 'exception') return exceptionEvent(id);
  if (kind === 'changePoint') return changeDetails(id);
  if (kind === 'schedule')
    return dashboardArea('schedule', searchWith('', { ...noFilters, wells: well === null ? [] : [well] }));
  if (kind === 'well') return wellHref(id);
  return `${paths.dashboard}${searchWith('', { ...noFilters, [filterOfKind[kind]]: [id] })}`;
}

const isArea = (page: Page): page is Page & InsightArea => (insightAreas as readonly string[]).includes(page);

/** The page that shows the same, with what was understood as its filters; null for none. */
export function pageLinkOf(answer: AssistantAnswer, { t }: Formats): { href: string; label: string } | null {
  const { page, understood } = answer;
  if (page === null) return null;
  const of = (kind: string) => understood.places.filter((place) => place.kind === kind).map(({ id }) => id);
  const search = searchWith('', {
    ...noFilters,
    wells: of('well'),
    fields: of('field'),
    areas: of('area'),
    businessUnits: of('businessUnit'),
    methodsOfProduction: understood.method === null ? [] : [understood.method],
    from: understood.from,
    to: understood.to,
  });
  if (isArea(page))
    return { href: dashboardArea(page, search), label: t('assistant.seePage', { page: t(`areas.${page}`) }) };
  const title = page === 'exceptions' ? t('titles.exceptionReport') : t(`titles.${page}`);
  const label = t('assistant.seePage', { page: title });
  if (page === 'exceptions') return { href: exceptionReport(search), label };
  if (page === 'dashboard') return { href: `${paths.dashboard}${search}`, label };
  return { href: paths[page], label };
}
