import type { AssistantAnswer } from '@cnx/api';
import {
  dashboardArea,
  exceptionReport,
  insightAreas,
  shiftHandover,
  type InsightArea,
} from '../../addresses.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { paths } from '../../paths.ts';
import type { FigureParts, Quantity } from '../../quantities.ts';
import {
  exceptionSentences,
  missingText,
  planWellsText,
  reasonSentence,
  testRatesText,
  type FigureName,
  type Statement,
} from './answer-parts.ts';
import { quantityOf, rateOf } from './answer-records.ts';
import { keptSentences } from './kept-sentences.ts';
import { morningSentences } from './morning-sentences.ts';
import { quoted } from './quoted.ts';
import { ageText, daysOf, whereOf } from './understood-text.ts';
import { noFilters, searchWith } from '@cnx/api/filter-address';

const noDays = { from: null, to: null };

type Page = NonNullable<AssistantAnswer['page']>;
type AssistantUnderstanding = AssistantAnswer['understood'];

/** What a count is of, other than wells: the note of its statement. */
type CountedLevel = Exclude<AssistantUnderstanding['level'], 'well'>;

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
  // A code of a newer server is shown by its name.
  const word = t as unknown as (key: string) => string;
  const figure = (name: FigureName) => statement.figures.find((each) => each.name === name)?.value ?? null;
  const asked = understood.quantity ?? 'oil';
  const shown =
    understood.mean === null ? quantityOf[asked] : (rateOf[quantityOf[asked]] ?? quantityOf[asked]);
  const written = (name: FigureName, quantity: Quantity = shown, signed = false) =>
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
  // Of how many wells a figure is; of one alone, its name says it.
  const valueOfWells = () => {
    const wells = figure('wells');
    return wells === null || wells === 1
      ? written('value')
      : t('assistant.said.ofWells', { value: written('value'), wells: quantities.count(wells) });
  };
  switch (statement.code) {
    case 'total': {
      return [t('assistant.said.total', { quantity, where, days, value: valueOfWells() })];
    }
    case 'mean': {
      const mean = understood.mean === 'wellDay' ? 'meanWell' : 'meanDay';
      return [t(`assistant.said.${mean}`, { quantity, where, days, value: valueOfWells() })];
    }
    case 'otherDay':
      return [
        t(statement.note === null ? 'assistant.said.otherDay' : 'assistant.said.leftOut', {
          fields: statement.name ?? '',
          days,
        }),
      ];
    case 'missing':
      return [missingText(statement, formats)];
    case 'lastComplete':
      return [t('assistant.said.lastComplete', { days, value: written('value') })];
    case 'noValue':
      return [t('assistant.said.noValue', { quantity, where, days })];
    case 'noDataThen':
      return [days === '' ? t('assistant.said.noData') : t('assistant.said.noDataThen', { days })];
    case 'rank':
      return [
        days === ''
          ? t('assistant.said.rankNow', { quantity, order: t(`assistant.order.${understood.order}`) })
          : t('assistant.said.rank', { quantity, days, order: t(`assistant.order.${understood.order}`) }),
      ];
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
          than: understood.than === null ? '' : (daysOf(understood.than, formats) ?? ''),
        }),
        ...(figure('wells') !== null && figure('wells') !== figure('wellsBefore')
          ? [
              t('assistant.said.trendWells', {
                wells: quantities.count(figure('wells')),
                before: quantities.count(figure('wellsBefore')),
              }),
            ]
          : []),
      ];
    case 'exceptions':
      return [
        t('assistant.said.exceptions', counted),
        t('assistant.said.losing', { value: written('lostNow', 'liquidRate') }),
      ];
    case 'plannedParts':
    case 'notifications':
    case 'handover':
    case 'declineOfFields':
    case 'declineOfWells':
    case 'makers':
      return keptSentences(statement, answer, formats);
    case 'begun':
      return [
        t('assistant.said.begun', counted),
        t('assistant.said.stillOpen', { number: quantities.count(figure('value')) }),
      ];
    case 'lostNow':
      return [
        asked === 'gasLostNow'
          ? t('assistant.said.losingGas', { value: written('value') })
          : t('assistant.said.losing', { value: written('value', 'liquidRate') }),
        t('assistant.said.exceptions', counted),
      ];
    case 'exception':
      return exceptionSentences(statement, answer, formats, written);
    case 'count': {
      const { note } = statement;
      if (note === null || note === 'well') return [t('assistant.said.count', counted)];
      return [t(`assistant.said.countOf.${note as CountedLevel}`, counted)];
    }
    case 'cause':
    case 'causeEvent':
    case 'nearbyEvent':
    case 'noCause':
    case 'decided':
    case 'undecided':
      return [reasonSentence(statement, formats)];
    case 'causes':
      return [t('assistant.said.causes', { days, value: written('value', 'liquidVolume') })];
    case 'plannedLoss':
      return [t('assistant.said.plannedLoss', { ...counted, value: written('value', 'liquidVolume') })];
    case 'forecast':
      return [
        t(statement.note === 'days' ? 'assistant.said.forecastDays' : 'assistant.said.forecast', {
          ...{ quantity, where, day: days, count, number },
          value: written('value', asked === 'gas' ? 'gasRate' : 'liquidRate'),
          low: written('low', asked === 'gas' ? 'gasRate' : 'liquidRate'),
          high: written('high', asked === 'gas' ? 'gasRate' : 'liquidRate'),
          sum: written('sum', asked === 'gas' ? 'gasVolume' : 'liquidVolume'),
        }),
      ];
    case 'noForecast':
      return [
        t(statement.note === 'noDecline' ? 'assistant.said.noDecline' : 'assistant.said.tooFewDays', {
          where,
        }),
      ];
    case 'log':
      return [t('assistant.said.log', counted)];
    case 'noLog':
      return [t('assistant.said.noLog', { where, days })];
    case 'back':
      return [t('assistant.said.back', { day: days })];
    case 'noBack':
      return [days === '' ? t('assistant.said.noBack') : t('assistant.said.noBackAssumed', { day: days })];
    case 'idleTest':
      return [t('assistant.said.idleTest', { day: days })];
    case 'returning':
      return [
        t('assistant.said.returning', {
          days,
          wells: statement.name ?? '',
          value: written('value', asked === 'gas' ? 'gasRate' : 'liquidRate'),
        }),
      ];
    case 'lastTest':
      return [t('assistant.said.lastTest', { day: days, number: quantities.count(figure('days')) })];
    case 'testRates':
      return [testRatesText(statement, written, formats)];
    case 'oldTests': {
      const { age } = understood;
      const isOld = age?.side !== 'below';
      return [
        t(isOld ? 'assistant.said.oldTests' : 'assistant.said.newTests', {
          number,
          age: age ? ageText(age, formats) : '',
        }),
      ];
    }
    case 'plans':
      return [
        statement.note === null
          ? t('assistant.said.plans', { quantity, days })
          : t(statement.note === 'ahead' ? 'assistant.said.ahead' : 'assistant.said.behind', {
              ...{ quantity, days, number },
            }),
      ];
    case 'split':
    case 'splitParts':
    case 'splitRest':
    case 'planAll':
    case 'sums':
    case 'standing':
    case 'owned':
    case 'notOver':
    case 'priorities':
      return morningSentences(
        statement,
        { quantity, where, days, than: daysOf(understood.than ?? noDays, formats) ?? '' },
        answer,
        formats,
      );
    case 'planWells':
      return [planWellsText(statement, formats)];
    case 'target':
      return [
        t('assistant.said.target', {
          value: written('target'),
          status: word(`vocabulary.metricStatus.${statement.note ?? 'watch'}`),
        }),
      ];
    case 'state':
      return [
        t('assistant.said.state', {
          where,
          days,
          state: word(`assistant.state.${statement.note ?? 'up'}`),
        }),
      ];
    case 'plan':
      return [
        t('assistant.said.plan', {
          quantity,
          where: plannedWells(answer, where, formats),
          days,
          value: written('value'),
          plan: written('plan'),
          change: written('change', undefined, true),
          changePct: quantities.text('share', figure('changePct'), { signed: true }),
        }),
      ];
    case 'opportunities':
      return [t('assistant.said.opportunities', { number, value: written('value', 'liquidRate') })];
    case 'notUnderstood':
    case 'notAvailable':
      return [
        answer.unread.length === 0
          ? t(`assistant.said.${statement.code}`)
          : t(`assistant.said.${statement.code}Words`, { words: quoted(answer.unread, formats) }),
      ];
    case 'changes':
      return [t('assistant.said.changes', counted)];
    case 'schedule':
      return [t(days === '' ? 'assistant.said.scheduleNow' : 'assistant.said.schedule', counted)];
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
    case 'unknownPlace':
      return [
        answer.unread.length === 0
          ? t('assistant.said.unknownPlace')
          : t('assistant.said.unknownPlaceWord', { words: quoted(answer.unread, formats) }),
        ...(answer.records.length > 0 ? [t('assistant.said.nearest')] : []),
      ];
    default:
      return [t(`assistant.said.${statement.code}`)];
  }
}

/** What of a question was left out of an answer; null where nothing was. */
export function leftOutText({ outcome, unread }: AssistantAnswer, formats: Formats): string | null {
  if (outcome !== 'answered' || unread.length === 0) return null;
  return formats.t('assistant.leftOut', { words: quoted(unread, formats) });
}

/** Which wells a comparison with a plan is of: those that have one are not all of a place. */
function plannedWells({ statements }: AssistantAnswer, where: string, { t, quantities }: Formats): string {
  const wells = statements
    .find(({ code }) => code === 'planWells')
    ?.figures.find(({ name }) => name === 'wells');
  return wells?.value == null
    ? where
    : t('assistant.plannedWells', { count: wells.value, number: quantities.count(wells.value), where });
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
    from: answer.pageDays?.from ?? null,
    to: answer.pageDays?.to ?? null,
  });
  const labelOf = (title: string) => t('assistant.seePage', { page: title });
  if (isArea(page)) return { href: dashboardArea(page, search), label: labelOf(t(`areas.${page}`)) };
  if (page === 'exceptions')
    return { href: exceptionReport(search), label: labelOf(t('titles.exceptionReport')) };
  if (page === 'handover') return { href: shiftHandover(search), label: labelOf(t('handover.title')) };
  const label = labelOf(t(`titles.${page}`));
  if (page === 'dashboard' || page === 'statistics' || page === 'optimizationDashboard')
    return { href: `${paths[page]}${search}`, label };
  return { href: paths[page], label };
}
