import type {
  ChangeVariable,
  DailyProduction,
  ExceptionCase,
  ExceptionFinding,
  ScheduledActivity,
  WellException,
} from '@cnx/api';
import { workEnd, workStart } from '@cnx/api/planned-loss';
import type { TrendAxis, TrendBand, TrendEvent, TrendMean, TrendPair, TrendSeries } from '@cnx/ui';
import type { Formats } from '../../../insight/use-formats.ts';
import { ratesWithDown } from '../../../insight/down-days.ts';
import { isOfRate } from '../../../insight/likely-cause.ts';
import { chartEvents, plannedBands } from '../../../insight/well-events.ts';
import { dayMs, dayTime, quantitiesOf, wallTime, type Quantity } from '../../../quantities.ts';
import { expectedRates, findingDays } from './finding-days.ts';

/** One chart of an event's evidence, in the reader's units. */
export interface EvidencePlot {
  readonly id: string;
  /** Names the figure. */
  readonly title: string;
  /** What is measured, with its unit. */
  readonly axis: string;
  readonly series: readonly TrendSeries[];
  readonly means: readonly TrendMean[];
  /** How far its axis reaches. */
  readonly rules?: Pick<TrendAxis, 'fromZero' | 'max'>;
  /** What was lost between two of its series. */
  readonly pair?: TrendPair | false;
}

/** A chart of one variable; `known` where any day has a value. */
export interface VariablePlot extends EvidencePlot {
  readonly name: string;
  readonly known: boolean;
}

/** A stretch behind the charts. */
export interface EvidenceBand extends TrendBand {
  /** Whether it is planned work, which concerns all variables. */
  readonly planned: boolean;
}

type Column = readonly (number | null)[];

/** The finding whose baseline is drawn: the largest with one. */
function drawnFinding({ findings }: ExceptionCase): ExceptionFinding | undefined {
  return findings.find(
    ({ kind, inputs }) => kind !== 'gas' && inputs.some(({ name }) => name === 'baseline'),
  );
}

/** Room above the lines for the names of bands. */
const air = 1.15;

/** Where the axis of lines ends. */
function topOf(lines: readonly TrendSeries[]): number | undefined {
  const values = lines
    .flatMap(({ values: column }) => [...(column as Column)])
    .filter((value) => value !== null);
  const highest = values.reduce((most, value) => Math.max(most, value), 0);
  return highest > 0 ? highest * air : undefined;
}

/** The means of a variable between its change points. */
function meansOf(
  { stepMeans }: DailyProduction,
  variable: ChangeVariable,
  { quantities }: Formats,
  quantity: Quantity,
): TrendMean[] {
  return stepMeans
    .filter((step) => step.variable === variable)
    .map(({ from, to, mean }) => ({
      seriesId: variable,
      from: dayTime(from),
      // A mean holds to the end of its last day.
      to: dayTime(to) + dayMs,
      value: quantities.convert(quantity, mean) ?? NaN,
      digits: 1,
    }));
}

/** What the loss of an event is measured against on its newest day, where oil is. */
function expectedOf({ baseline, change }: WellException): number | null {
  return change === null || (isOfRate(change) && change.direction === 'down') ? baseline : null;
}

/** What the axis of a product is called: of its rate, and of its volume by day. */
const axisOf = {
  oil: { rate: 'evidence.oilAxis', days: 'evidence.oilDayAxis' },
  gas: { rate: 'evidence.gasAxis', days: 'evidence.gasDayAxis' },
} as const;

/**
 * Oil, of a gas well its gas, with what the rule compared it with: the baseline over its own days, what was expected from the event's first day on, the
 * limit during the finding, and the potential. Of downtime, the oil of each day; else the rate by hours on stream.
 */
export function oilPlot(body: ExceptionCase, production: DailyProduction, formats: Formats): EvidencePlot {
  const { t, quantities } = formats;
  const { exception } = body;
  const finding = drawnFinding(body);
  const ofDays = exception.kind === 'downtime';
  const isOfGas = exception.product === 'gas';
  const { rate, volume } = quantitiesOf(exception.product);
  const unit = quantities.unit(ofDays ? volume : rate);
  const values = (column: Column) => column.map((value) => quantities.convert(rate, value));
  const line = (
    id: string,
    label: string,
    column: Column,
    given: Partial<TrendSeries> = {},
  ): TrendSeries => ({
    id,
    label,
    unit,
    values: values(column),
    digits: 1,
    ...given,
  });
  // What is measured is drawn last, over what it is compared with.
  const lines: TrendSeries[] = [];
  const known = production.potentialOil.some((value) => value !== null);
  if (known)
    lines.push(line('potential', t('evidence.potentialLine'), production.potentialOil, { color: 3 }));
  const during = (from: string, last: string, value: number | null): Column =>
    production.day.map((day) => (day >= from && day <= last ? value : null));
  const expected = expectedOf(exception);
  const byDay = expectedRates(body.lossDays, production);
  if (expected !== null) {
    const last = exception.endedOn ?? production.day.at(-1) ?? exception.since;
    const column = during(exception.since, last, expected).map((value, i) =>
      value === null ? null : (byDay.get(production.day[i]!) ?? value),
    );
    lines.push(line('expected', t('exceptions.file.baseline'), column, { color: 4 }));
  }
  if (finding) {
    const { beginDay: begin } = finding;
    const baseline = finding.inputs.find(({ name }) => name === 'baseline')?.value ?? null;
    const own = findingDays(finding, production, byDay).own;
    const last = exception.endedOn ?? own.at(-1)?.day ?? begin;
    const from = finding.baselineFrom ?? begin;
    const until = expected === null ? last : begin;
    lines.push(line('baseline', t('evidence.baselineLine'), during(from, until, baseline), { color: 2 }));
    if (baseline !== null && finding.rule?.unit === '%') {
      const limit = baseline * (1 - finding.rule.limit / 100);
      lines.push(line('limit', t('evidence.limitLine'), during(begin, last, limit), { compared: true }));
    }
  }
  const [label, column] = ofDays
    ? [t(isOfGas ? 'evidence.gasLine' : 'evidence.oilLine'), production.oil]
    : [
        t(isOfGas ? 'vocabulary.variable.gasRate' : 'evidence.rateLine'),
        ratesWithDown(production.normalisedOil, production.oil),
      ];
  lines.push(line('oilRate', label, column, { color: 1 }));
  return {
    id: 'oil',
    title: `${label} · ${exception.well.name}`,
    axis: t(axisOf[isOfGas ? 'gas' : 'oil'][ofDays ? 'days' : 'rate'], { unit }),
    rules: { fromZero: true, max: topOf(lines) },
    // What the event is said to lose is what its well produced below what was expected of it.
    pair:
      expected === null
        ? known && { potentialId: 'potential', actualId: 'oilRate', label: t('evidence.lost') }
        : { potentialId: 'expected', actualId: 'oilRate', label: t('evidence.lost') },
    series: lines,
    means: ofDays
      ? []
      : meansOf(production, isOfGas ? 'gasRate' : 'oilRate', formats, rate).map((mean) => ({
          ...mean,
          seriesId: 'oilRate',
        })),
  };
}

/** The variables below the oil: of downtime the hours first, then water cut, gas-oil ratio and wellhead pressure. */
export function variablePlots(
  { exception }: ExceptionCase,
  production: DailyProduction,
  formats: Formats,
): readonly VariablePlot[] {
  const { t, quantities } = formats;
  const plot = (
    id: string,
    name: string,
    column: Column,
    quantity: Quantity,
    variable: ChangeVariable | null = null,
  ): VariablePlot => {
    const unit = quantities.unit(quantity);
    const values = column.map((value) => quantities.convert(quantity, value));
    return {
      id,
      name,
      known: column.some((value) => value !== null),
      title: `${name} · ${exception.well.name}`,
      axis: t('evidence.variableAxis', { variable: name, unit }),
      series: [{ id: variable ?? id, label: name, unit, values, digits: 1, color: 1 }],
      means: variable === null ? [] : meansOf(production, variable, formats, quantity),
    };
  };
  return [
    ...(exception.kinds.includes('downtime')
      ? [plot('hours', t('evidence.hours'), production.hours, 'hours')]
      : []),
    plot('waterCut', t('vocabulary.variable.waterCut'), production.waterCut, 'share', 'waterCut'),
    plot('gor', t('vocabulary.variable.gor'), production.gor, 'gasOilRatio', 'gor'),
    plot('wellheadPressure', t('evidence.wellheadPressure'), production.wellheadPressure, 'pressure'),
  ];
}

/** What happened at the well; what the cause rests on stands out. */
export function evidenceEvents(
  { exception }: ExceptionCase,
  production: DailyProduction,
  formats: Formats,
): readonly TrendEvent[] {
  return chartEvents(production, formats).map((event) =>
    event.id === exception.causeEvent?.id ? { ...event, tone: 'warning' } : event,
  );
}

/** The baseline's days, and planned work: that of the schedule, and what the log calls planned beside it. */
export function evidenceBands(
  body: ExceptionCase,
  production: DailyProduction,
  schedule: readonly ScheduledActivity[],
  formats: Formats,
): readonly EvidenceBand[] {
  const { t } = formats;
  const finding = drawnFinding(body);
  const scheduled = schedule
    .filter(({ status }) => status !== 'cancelled')
    .map((work) => ({
      from: wallTime(workStart(work)),
      to: wallTime(workEnd(work)),
      label: t('changePoints.planned', { event: t(`vocabulary.activity.${work.activity}`) }),
      kind: t('changePoints.plannedWork'),
      planned: true,
    }));
  const logged = plannedBands(production, formats)
    .filter(({ from, to }) => !scheduled.some((work) => from <= work.to && to + dayMs >= work.from))
    .map((band) => ({ ...band, planned: true }));
  const window =
    finding?.baselineFrom && finding.baselineTo
      ? [
          {
            from: dayTime(finding.baselineFrom),
            to: dayTime(finding.baselineTo) + dayMs,
            label: t('evidence.windowBand'),
            outlined: true,
            planned: false,
          },
        ]
      : [];
  return [...window, ...scheduled, ...logged];
}
