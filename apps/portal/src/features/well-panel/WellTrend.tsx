import type { Annotation, ScheduledActivity, WellHistory, WellSeries } from '@cnx/api';
import {
  ChartCursorProvider,
  ChartTableToggle,
  SegmentedControl,
  Stack,
  styled,
  Switch,
  Text,
} from '@cnx/ui';
import { useMemo, useState } from 'react';
import { noteEvents } from '../../insight/annotations/annotations.ts';
import { chartLine } from '../../insight/chart-line.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { TrendChart } from '../../insight/LazyCharts.tsx';
import { chartEvents } from '../../insight/well-events.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { dayMs, dayOf, dayTime } from '../../quantities.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import { rateScales, wellSpans, type RateScale, type WellSpan } from './well-panel.atoms.ts';
import { downBands, isRate, withRefined, wellPlots, workBands, type RateKind } from './well-plots.ts';
import { Nothing, WellPart } from './WellPart.tsx';

const mainHeight = 200;
const smallHeight = 96;
/** Height of the usual charts together while they load, px. */
const chartsHeight = mainHeight + chartLine + 4 * (smallHeight + chartLine);
const none: readonly never[] = [];
const kinds: readonly RateKind[] = ['rate', 'given'];

const Plots = styled('div', { column: '$2', minWidth: 0 });
const Choices = styled('div', {
  row: '$2',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  '@print': { display: 'none' },
});

/** Props of {@link WellTrend}. */
export interface WellTrendProps {
  window: DayWindow | null;
  series: InsightView<WellSeries>;
  /** The curves of the days that are looked at closely; null where the whole window has them all. */
  refined: WellSeries | null;
  history: InsightView<WellHistory>;
  schedule: InsightView<readonly ScheduledActivity[]>;
  notes: InsightView<readonly Annotation[]>;
  span: WellSpan;
  onSpan: (span: WellSpan) => void;
  /** How the axes of rates are spread. */
  scale: RateScale;
  onScale: (scale: RateScale) => void;
  /** The days that are looked at closely; null for all. */
  onZoom: (days: DayWindow | null) => void;
  /** Whether whole months are spread over their days as estimates; undefined where none counts as it was reported. */
  spreadMonths?: boolean | undefined;
  onSpreadMonths: (spread: boolean) => void;
  /** Shows the hours of a day; undefined where the well has none. */
  onDay?: ((day: string) => void) | undefined;
}

/** The curves of a well below one another on one time axis, with events, planned work and the means between changes. */
export function WellTrend(props: WellTrendProps) {
  const { window, series, refined, history, schedule, notes, span, onSpan, scale, onScale, onZoom, onDay } =
    props;
  const { spreadMonths, onSpreadMonths } = props;
  const formats = useFormats();
  const { t } = formats;
  const [asTable, setAsTable] = useState(false);
  const [kind, setKind] = useState<RateKind>('rate');
  const failed = [
    history.status === 'failed' && t('wellPanel.noEvents'),
    schedule.status === 'failed' && t('evidence.scheduleFailed'),
  ].filter(Boolean);
  return (
    <WellPart
      title={t('wellPanel.trend')}
      failure="portal:failures.wellSeries"
      view={series}
      height={chartsHeight}
      actions={<ChartTableToggle asTable={asTable} onAsTableChange={setAsTable} />}
    >
      {(body) => (
        <Stack gap="3">
          <Choices>
            <SegmentedControl
              label={t('wellPanel.span.label')}
              size="sm"
              value={span}
              onValueChange={(next) => {
                onZoom(null);
                onSpan(next);
              }}
              items={wellSpans.map((value) => ({ value, label: t(`wellPanel.span.${value}`) }))}
            />
            <SegmentedControl
              label={t('wellPanel.kind.label')}
              size="sm"
              value={kind}
              onValueChange={setKind}
              items={kinds.map((value) => ({ value, label: t(`wellPanel.kind.${value}`) }))}
            />
            <SegmentedControl
              label={t('wellPanel.scale.label')}
              size="sm"
              value={scale}
              onValueChange={onScale}
              items={rateScales.map((value) => ({ value, label: t(`wellPanel.scale.${value}`) }))}
            />
            {spreadMonths !== undefined && (
              <Switch
                label={t('wellPanel.spreadMonths')}
                checked={spreadMonths}
                onCheckedChange={onSpreadMonths}
              />
            )}
          </Choices>
          <WellCharts
            window={window ?? { from: body.from, to: body.to }}
            body={body}
            refined={refined}
            history={history.status === 'shown' ? history.body : null}
            schedule={schedule.status === 'shown' ? schedule.body : null}
            notes={notes.status === 'shown' ? notes.body : none}
            kind={kind}
            scale={scale}
            asTable={asTable}
            onZoom={onZoom}
            onDay={onDay}
          />
          {failed.map((text) => (
            <Text key={String(text)} size="small" emphasis="quiet">
              {text}
            </Text>
          ))}
        </Stack>
      )}
    </WellPart>
  );
}

interface WellChartsProps extends Pick<WellTrendProps, 'refined' | 'scale' | 'onZoom' | 'onDay'> {
  window: DayWindow;
  body: WellSeries;
  history: WellHistory | null;
  schedule: readonly ScheduledActivity[] | null;
  notes: readonly Annotation[];
  kind: RateKind;
  asTable: boolean;
}

/** The entries of a history that its curves reach: its log goes on to the present. */
const inWindow = ({ events, to }: WellHistory) => ({
  events: events.filter(({ startDay }) => startDay === null || startDay <= to),
});

function WellCharts(props: WellChartsProps) {
  const { window, body, refined, history, schedule, notes, kind, scale, asTable, onZoom, onDay } = props;
  const formats = useFormats();
  const { t, language } = formats;
  const series = useMemo(() => withRefined(body, refined), [body, refined]);
  const plots = useMemo(
    () => wellPlots({ series, history, kind }, formats),
    [series, history, kind, formats],
  );
  const events = useMemo(
    () => [...(history ? chartEvents(inWindow(history), formats) : none), ...noteEvents(notes, formats)],
    [history, notes, formats],
  );
  const bands = useMemo(
    () => [...workBands(history, schedule, formats), ...downBands(series, formats)],
    [history, schedule, series, formats],
  );
  // Named once, in the first chart.
  const unnamed = useMemo(() => bands.map((band) => ({ ...band, label: '' })), [bands]);
  const shown = useMemo(
    // A day's value stands at its beginning: the last one needs room of its own.
    () => ({ from: dayTime(window.from), to: dayTime(window.to) + dayMs }),
    [window.from, window.to],
  );
  if (plots.length === 0) return <Nothing>{t('wellPanel.noCurves')}</Nothing>;
  return (
    <>
      <ChartCursorProvider window={shown}>
        <Plots>
          {plots.map(({ track, name, title, axis, times, series: lines, means, pair, missing }, at) => (
            <div key={name}>
              <TrendChart
                title={title}
                titleHidden
                times={times}
                series={lines}
                means={means}
                {...(pair && { pair })}
                axes={{
                  left: {
                    title: axis,
                    scale: isRate(track) ? scale : 'linear',
                    ...(at === 0 && { fromZero: true }),
                  },
                }}
                events={at === 0 ? events : none}
                bands={at === 0 ? bands : unnamed}
                height={at === 0 ? mainHeight : smallHeight}
                asTable={asTable}
                {...(onDay && { onTimeSelect: (time: number) => onDay(dayOf(time)) })}
                onWindowChange={(zoom) => onZoom(zoom && { from: dayOf(zoom.from), to: dayOf(zoom.to) })}
              />
              {missing !== null && (
                <Nothing>
                  {t('wellPanel.noTrack', {
                    well: missing,
                    track: name.toLocaleLowerCase(language),
                  })}
                </Nothing>
              )}
            </div>
          ))}
        </Plots>
      </ChartCursorProvider>
      {series.partDays > 1 && (
        <Text size="small" emphasis="quiet">
          {refined && refined.partDays === 1
            ? t('wellPanel.everyDay')
            : t('wellPanel.reduced', { count: (refined ?? series).partDays })}
        </Text>
      )}
    </>
  );
}
