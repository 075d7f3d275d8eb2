import type { DailyProduction, ExceptionCase, ScheduledActivity } from '@cnx/api';
import {
  ChartCursorProvider,
  ChartTableToggle,
  Skeleton,
  Stack,
  styled,
  Text,
  type TrendEvent,
} from '@cnx/ui';
import { useId, useMemo, useRef, useState } from 'react';
import { chartLine } from '../../../insight/chart-line.ts';
import { ChartFile } from '../../../insight/ChartFile.tsx';
import { InsightFailure, LastGood } from '../../../insight/InsightStates.tsx';
import type { InsightView } from '../../../insight/insight-view.ts';
import { TrendChart } from '../../../insight/LazyCharts.tsx';
import { useFormats } from '../../../insight/use-formats.ts';
import { dayMs, dayTime } from '../../../quantities.ts';
import type { DayWindow } from '../../../state/shared-data.atoms.ts';
import { exceptionReportFailure } from '../exceptions.atoms.ts';
import {
  evidenceBands,
  evidenceEvents,
  oilPlot,
  variablePlots,
  type EvidencePlot,
} from './evidence-plots.ts';

const oilHeight = 280;
const smallHeight = 96;
/** Small charts that most wells have. */
const usualSmall = 3;
/** Height of the charts together while they load, px. */
export const chartsHeight = oilHeight + chartLine + usualSmall * (smallHeight + chartLine);

const noEvents: readonly TrendEvent[] = [];

const Plots = styled('div', { column: '$2', minWidth: 0 });

/** Props of {@link EvidenceChart}. */
export interface EvidenceChartProps {
  body: ExceptionCase;
  window: DayWindow | null;
  series: InsightView<DailyProduction>;
  schedule: InsightView<readonly ScheduledActivity[]>;
}

/** The well's variables below one another on one time axis, as the rule saw them, with events and planned work. */
export function EvidenceChart({ body, window, series, schedule }: EvidenceChartProps) {
  const { t } = useFormats();
  const [asTable, setAsTable] = useState(false);
  const charts = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const shown = series.status === 'shown';
  return (
    <Stack gap="2" asChild>
      <section aria-labelledby={titleId}>
        <Stack direction="row" gap="2" justify="space-between">
          <Text as="h3" id={titleId} size="lead" weight="bold">
            {t('evidence.chart')}
          </Text>
          {shown && (
            <Stack direction="row" gap="1">
              {!asTable && (
                <ChartFile area="exception" window={window} asOf={series.meta.asOf} charts={charts} />
              )}
              <ChartTableToggle asTable={asTable} onAsTableChange={setAsTable} />
            </Stack>
          )}
        </Stack>
        {series.status === 'loading' && <Skeleton shape="block" height={chartsHeight} />}
        {series.status === 'failed' && <InsightFailure failure={exceptionReportFailure} view={series} />}
        {shown && (
          <>
            {series.error && (
              <LastGood failure={exceptionReportFailure} error={series.error} onRetry={series.retry} />
            )}
            <div ref={charts}>
              <WellPlots
                body={body}
                window={window ?? { from: series.body.from, to: series.body.to }}
                production={series.body}
                schedule={schedule.status === 'shown' ? schedule.body : null}
                asTable={asTable}
              />
            </div>
            {schedule.status === 'failed' && (
              <Text size="small" emphasis="quiet">
                {t('evidence.scheduleFailed')}
              </Text>
            )}
          </>
        )}
      </section>
    </Stack>
  );
}

/** Lines of the oil's chart that a reader asks for: several lie on each other, and what was lost is between two others. */
const asked = ['potential', 'baseline'];

const quietLines = (pair: EvidencePlot['pair']) =>
  asked.filter((id) => !pair || (id !== pair.potentialId && id !== pair.actualId));

interface WellPlotsProps {
  body: ExceptionCase;
  window: DayWindow;
  production: DailyProduction;
  /** Null while it is not known. */
  schedule: readonly ScheduledActivity[] | null;
  asTable: boolean;
}

function WellPlots({ body, window, production, schedule, asTable }: WellPlotsProps) {
  const formats = useFormats();
  const { t, language } = formats;
  const times = useMemo(() => production.day.map(dayTime), [production]);
  const oil = useMemo(() => oilPlot(body, production, formats), [body, production, formats]);
  const variables = useMemo(() => variablePlots(body, production, formats), [body, production, formats]);
  const events = useMemo(() => evidenceEvents(body, production, formats), [body, production, formats]);
  const bands = useMemo(
    () => evidenceBands(body, production, schedule ?? [], formats),
    [body, production, schedule, formats],
  );
  // Named once, in the first chart.
  const work = useMemo(
    () => bands.filter(({ planned }) => planned).map((band) => ({ ...band, label: '' })),
    [bands],
  );
  const shown = useMemo(
    // A day's value stands at its beginning: the last one needs room of its own.
    () => ({ from: dayTime(window.from), to: dayTime(window.to) + dayMs }),
    [window.from, window.to],
  );
  const missing = variables.filter(({ known }) => !known).map(({ name }) => name);
  const plot = ({ id, title, axis, rules, pair, series, means }: EvidencePlot, main: boolean) => (
    <TrendChart
      key={id}
      title={title}
      titleHidden
      times={times}
      series={series}
      means={means}
      axes={{ left: { title: axis, ...rules } }}
      {...(pair && { pair })}
      events={main ? events : noEvents}
      bands={main ? bands : work}
      {...(main && { defaultHiddenIds: quietLines(pair) })}
      height={main ? oilHeight : smallHeight}
      asTable={asTable}
    />
  );
  return (
    <ChartCursorProvider window={shown}>
      <Plots>
        {plot(oil, true)}
        {variables.filter(({ known }) => known).map((each) => plot(each, false))}
      </Plots>
      {missing.length > 0 && (
        <Text size="small" emphasis="quiet">
          {t('evidence.notMeasured', { variables: new Intl.ListFormat(language).format(missing) })}
        </Text>
      )}
    </ChartCursorProvider>
  );
}
