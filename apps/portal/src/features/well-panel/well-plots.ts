import type {
  ChangeVariable,
  ScheduledActivity,
  SeriesLineName,
  SeriesTrack,
  SeriesTrackName,
  WellCurves,
  WellHistory,
  WellSeries,
} from '@cnx/api';
import { workEnd, workStart } from '@cnx/api/planned-loss';
import type { TrendBand, TrendMean, TrendPair, TrendSeries } from '@cnx/ui';
import { isDownDay, ratesWithDown } from '../../insight/down-days.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { plannedBands } from '../../insight/well-events.ts';
import { addDays, dayMs, dayTime, quantityOf, wallTime, type Quantity } from '../../quantities.ts';
import { lineColors } from './line-colors.ts';

/** How volumes are shown: by hours on stream, or as they were given. */
export type RateKind = 'rate' | 'given';

/** One chart of a well, in the reader's units. */
export interface WellPlot {
  readonly track: SeriesTrackName;
  /** What is measured, which no other chart of the well measures. */
  readonly name: string;
  /** Names the figure. */
  readonly title: string;
  /** What is measured, with its unit. */
  readonly axis: string;
  readonly times: readonly number[];
  readonly series: readonly TrendSeries[];
  readonly means: readonly TrendMean[];
  /** What stood below the potential is tinted; null where none is known. */
  readonly pair: TrendPair | null;
  /** The well that it is compared with, where that has no such curve; null else. */
  readonly missing: string | null;
}

/** Lines that stand for volumes, of which one kind is shown. */
const ofKind: Partial<Record<SeriesLineName, RateKind>> = {
  oil: 'given',
  oilRate: 'rate',
  gas: 'given',
  gasRate: 'rate',
  liquid: 'given',
  liquidRate: 'rate',
};

/** The volumes of the rates that fall to zero where a well stands; others, on axes that need not begin there, would turn flat. */
const volumeOf: Partial<Record<SeriesLineName, SeriesLineName>> = {
  oilRate: 'oil',
  gasRate: 'gas',
};

/** The variable whose step means a line shows. */
const variableOf: Partial<Record<SeriesLineName, ChangeVariable>> = {
  oilRate: 'oilRate',
  liquidRate: 'liquidRate',
  waterCut: 'waterCut',
  gor: 'gor',
  intakePressure: 'intakePressure',
  dischargePressure: 'dischargePressure',
  frequency: 'frequency',
};

/** What months made, spread over their days. */
const ofMonth: readonly SeriesLineName[] = ['oilOfMonth', 'gasOfMonth', 'liquidOfMonth', 'injectionOfMonth'];

/** Tracks of rates and volumes, which decline by shares of themselves. */
const rateTracks: readonly SeriesTrackName[] = ['gas', 'oil', 'liquid', 'injection'];

/** Whether a track can have a logarithmic axis. */
export function isRate(track: SeriesTrackName): boolean {
  return rateTracks.includes(track);
}

/** The colors for the lines of a second well, of which those are left out that the first one has in the same chart. */
const otherColors: readonly TrendSeries['color'][] = [5, 6, 7, 8, 1, 2, 3, 4];
/** What is measured is drawn last, over what it is compared with. */
const behind: readonly SeriesLineName[] = [
  'potential',
  'decliningPotential',
  'gasPotential',
  'decliningGasPotential',
];

/**
 * The curves of a window with those of the days that are looked at closely in their place.
 * @param refined null while there are none
 */
export function withRefined(whole: WellSeries, refined: WellSeries | null): WellSeries {
  if (!refined) return whole;
  const isInside = (day: string) => day >= refined.from && day <= refined.to;
  const closely = new Map(refined.wells.map((curves) => [curves.well.id, curves]));
  return {
    ...whole,
    wells: whole.wells.map((curves) => {
      const tracks = new Map(closely.get(curves.well.id)?.tracks.map((track) => [track.track, track]));
      return {
        ...curves,
        tracks: curves.tracks.map((track) => joined(track, tracks.get(track.track), isInside)),
      };
    }),
  };
}

function joined(
  track: SeriesTrack,
  close: SeriesTrack | undefined,
  isInside: (day: string) => boolean,
): SeriesTrack {
  const kept = track.day.flatMap((day, at) => (isInside(day) ? [] : [{ day, at, close: false }]));
  const added = (close?.day ?? []).map((day, at) => ({ day, at, close: true }));
  const days = [...kept, ...added].sort((one, other) => (one.day < other.day ? -1 : 1));
  return {
    ...track,
    day: days.map(({ day }) => day),
    lines: track.lines.map(({ name, values }) => {
      const closer = close?.lines.find((line) => line.name === name)?.values ?? [];
      return { name, values: days.map((day) => (day.close ? closer[day.at] : values[day.at]) ?? null) };
    }),
  };
}

/** What the charts of a well are made of. */
export interface PlotChoice {
  readonly series: WellSeries;
  /** Null while it is not known. */
  readonly history: Pick<WellHistory, 'stepMeans'> | null;
  readonly kind: RateKind;
}

/** Lines that have a chart of their own: on one axis with a larger pressure, a smaller one would be a flat line. */
const alone: readonly SeriesLineName[] = [
  'intakePressure',
  'dischargePressure',
  'wellheadPressure',
  'downholePressure',
];

/** A track in the parts that have a chart each. */
function chartsOf(track: SeriesTrack): readonly SeriesTrack[] {
  const { lines } = track;
  const others = lines.filter(({ name }) => !alone.includes(name));
  return [
    ...(others.length > 0 || lines.length === 0 ? [{ ...track, lines: others }] : []),
    ...lines.filter(({ name }) => alone.includes(name)).map((line) => ({ ...track, lines: [line] })),
  ];
}

/** The charts of a well, one for each track that it has and for each pressure; those of a second well in colors of their own. */
export function wellPlots({ series, history, kind }: PlotChoice, formats: Formats): readonly WellPlot[] {
  const [own, other] = series.wells;
  return own
    ? own.tracks.flatMap(chartsOf).map((track) => plotOf(track, own, other, history, kind, formats))
    : [];
}

function plotOf(
  track: SeriesTrack,
  own: WellCurves,
  other: WellCurves | undefined,
  history: PlotChoice['history'],
  kind: RateKind,
  formats: Formats,
): WellPlot {
  const { t, quantities } = formats;
  // Gas and liquid share their unit on the wire.
  const quantity = track.track === 'gas' ? 'gasRate' : (quantityOf(track.unit) ?? 'liquidRate');
  const unit = quantities.unit(quantity);
  const beside = other?.tracks.find((each) => each.track === track.track);
  const days = [...new Set([...track.day, ...(beside?.day ?? [])])].sort();
  const isShown = (name: SeriesLineName) => (ofKind[name] ?? kind) === kind;
  const line = (from: SeriesTrack, name: SeriesLineName): (number | null)[] => {
    const values = valuesOf(from, name);
    const of = new Map(from.day.map((day, at) => [day, values[at] ?? null]));
    return days.map((day) => quantities.convert(quantity, of.get(day) ?? null));
  };
  const names = track.lines.map(({ name }) => name).filter(isShown);
  const ordered = [
    ...names.filter((name) => behind.includes(name)),
    ...names.filter((name) => !behind.includes(name)),
  ];
  const digits = quantity === 'gasOilRatio' ? 0 : 1;
  const lines = ordered.map((name): TrendSeries => ({
    id: name,
    label: t(`wellPanel.line.${name}`),
    unit,
    values: line(track, name),
    digits,
    ...((track.track === 'frequency' || ofMonth.includes(name)) && { shape: 'step' as const }),
    ...(lineColors[name] && { color: lineColors[name] }),
  }));
  // Also what the first well has none of: another way of measuring is no reason to show nothing.
  const single = track.lines.find(({ name }) => alone.includes(name));
  const compared = (beside?.lines ?? [])
    .map(({ name }) => name)
    .filter((name) => (single ? name === single.name : !alone.includes(name)))
    .filter((name) => isShown(name) && !behind.includes(name));
  const free = otherColors.filter((color) => !lines.some((own) => own.color === color));
  const others = compared.map((name, at): TrendSeries => ({
    id: `beside-${name}`,
    label:
      compared.length > 1 ? `${other!.well.name}, ${t(`wellPanel.line.${name}`)}` : (other?.well.name ?? ''),
    unit,
    values: line(beside!, name),
    digits,
    color: free[at],
    ...(track.track === 'frequency' && { shape: 'step' as const }),
  }));
  const name = single ? t(`wellPanel.line.${single.name}`) : t(`wellPanel.track.${track.track}`);
  return {
    track: track.track,
    name,
    title: `${name} · ${own.well.name}`,
    axis: t('wellPanel.axis', { name, unit }),
    times: days.map(dayTime),
    // The first lines take the first colors: those of a well do not change beside another one.
    series: [...lines, ...others],
    pair: pairOf(names, formats),
    means: names.flatMap((each) =>
      meansOf(each, history, quantity, formats).flatMap((mean) => untilDown(mean, each, track)),
    ),
    missing:
      other && others.every(({ values }) => Array.from(values).every((value) => value === null))
        ? other.well.name
        : null,
  };
}

/** The values of a line; of a rate, zero on the days on which the well stood. */
function valuesOf({ lines }: SeriesTrack, name: SeriesLineName): readonly (number | null)[] {
  const of = (wanted: SeriesLineName | undefined) => lines.find((each) => each.name === wanted)?.values ?? [];
  return ratesWithDown(of(name), of(volumeOf[name]));
}

/** A stretch of days on which a well stood. */
interface DownDays {
  readonly from: string;
  readonly to: string;
}

/** When the well of a track stood, by its oil or its gas. */
function downDaysOf({ day, lines }: SeriesTrack, partDays: number): readonly DownDays[] {
  const rates = lines.find(({ name }) => name === 'oilRate' || name === 'gasRate');
  const volumes = lines.find(({ name }) => rates !== undefined && name === volumeOf[rates.name]);
  if (!rates || !volumes) return [];
  return day.reduce<DownDays[]>((stretches, of, at) => {
    if (!isDownDay(volumes.values[at], rates.values[at])) return stretches;
    const last = stretches.at(-1);
    // Of more days than a chart needs, only some stand for the others.
    const joins = last && last.to === day[at - 1] && (partDays > 1 || addDays(last.to, 1) === of);
    return joins ? [...stretches.slice(0, -1), { ...last, to: of }] : [...stretches, { from: of, to: of }];
  }, []);
}

/** When the well stood, as stretches of a chart; of the first well where two are compared. */
export function downBands({ wells, partDays }: WellSeries, { t }: Formats): readonly TrendBand[] {
  const label = t('wellPanel.down');
  return (wells[0]?.tracks ?? [])
    .flatMap((track) => downDaysOf(track, partDays))
    .map(({ from, to }) => ({ from: dayTime(from), to: dayTime(to) + dayMs, label, outlined: true }));
}

/** A mean as far as its line has values: it does not run on over days on which the well stood or reported nothing. */
function untilDown(mean: TrendMean, name: SeriesLineName, { day, lines }: SeriesTrack): readonly TrendMean[] {
  const values = lines.find((line) => line.name === name)?.values ?? [];
  const last = day.findLast((of, at) => values[at] !== null && dayTime(of) < mean.to);
  const to = last === undefined ? mean.to : Math.min(mean.to, dayTime(last) + dayMs);
  return to > mean.from ? [{ ...mean, to }] : [];
}

function pairOf(names: readonly SeriesLineName[], { t }: Formats): TrendPair | null {
  const actualId = names.find((name) => ['oil', 'oilRate', 'gas', 'gasRate'].includes(name));
  const potentialId = names.find((name) => name === 'potential' || name === 'gasPotential');
  return actualId && potentialId ? { potentialId, actualId, label: t('wellPanel.belowPotential') } : null;
}

/** The means of a line between its change points. */
function meansOf(
  name: SeriesLineName,
  history: PlotChoice['history'],
  quantity: Quantity,
  { quantities }: Formats,
): TrendMean[] {
  const variable = variableOf[name];
  return (history?.stepMeans ?? [])
    .filter((step) => step.variable === variable)
    .map(({ from, to, mean }) => ({
      seriesId: name,
      from: dayTime(from),
      // A mean holds to the end of its last day.
      to: dayTime(to) + dayMs,
      value: quantities.convert(quantity, mean) ?? NaN,
      digits: 1,
    }));
}

/** Planned work: that of the schedule, and what the log calls planned beside it. */
export function workBands(
  history: Pick<WellHistory, 'events'> | null,
  schedule: readonly ScheduledActivity[] | null,
  formats: Formats,
): readonly TrendBand[] {
  const { t } = formats;
  const scheduled = (schedule ?? [])
    .filter(({ status }) => status !== 'cancelled')
    .map((work) => ({
      from: wallTime(workStart(work)),
      to: wallTime(workEnd(work)),
      label: t('changePoints.planned', { event: t(`vocabulary.activity.${work.activity}`) }),
      kind: t('changePoints.plannedWork'),
    }));
  const logged = (history ? plannedBands(history, formats) : []).filter(
    ({ from, to }) => !scheduled.some((work) => from <= work.to && to + dayMs >= work.from),
  );
  return [...scheduled, ...logged];
}
