import type { WellHours as Hours } from '@cnx/api';
import {
  Button,
  ChartCursorProvider,
  ChartTableToggle,
  DatePicker,
  IconButton,
  Stack,
  styled,
  Text,
} from '@cnx/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { chartLine } from '../../insight/chart-line.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { TrendChart } from '../../insight/LazyCharts.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { addDays } from '../../quantities.ts';
import { hourBands, hourMs, hourEvents, hourPlots, hourTimes } from './hour-plots.ts';
import { Nothing, WellPart } from './WellPart.tsx';

const firstHeight = 120;
const plotHeight = 96;
/** Charts that are shown at first. */
const firstPlots = 4;
const chartsHeight = firstHeight + chartLine + (firstPlots - 1) * (plotHeight + chartLine);
const none: readonly never[] = [];

const Plots = styled('div', { column: '$2', minWidth: 0 });
const Choices = styled('div', {
  row: '$1',
  alignItems: 'center',
  '& > :nth-child(2)': { width: 152 },
  '@print': { display: 'none' },
});

/** Props of {@link WellHours}. */
export interface WellHoursProps {
  view: InsightView<Hours>;
  /** The production day that was chosen; null for the newest one with a reading. */
  day: string | null;
  onDay: (day: string) => void;
}

/** The hourly readings of a well's pump in one production day, on one axis in the time of its field. */
export function WellHours({ view, day, onDay }: WellHoursProps) {
  const { t, dates } = useFormats();
  const [asTable, setAsTable] = useState(false);
  const body = view.status === 'shown' ? view.body : null;
  const hasReadings = body !== null && body.at.length > 0;
  return (
    <WellPart
      title={t('wellPanel.hours.title')}
      failure="portal:failures.wellHours"
      view={view}
      height={chartsHeight}
      actions={
        <Choices>
          <DayChoice
            day={day ?? body?.day ?? null}
            first={body?.firstDay ?? null}
            last={body?.lastDay ?? null}
            onDay={onDay}
          />
          {hasReadings && <ChartTableToggle asTable={asTable} onAsTableChange={setAsTable} />}
        </Choices>
      }
    >
      {(hours) =>
        hours.lastDay === null ? (
          <Nothing>{t('wellPanel.hours.none')}</Nothing>
        ) : hours.at.length === 0 ? (
          <Nothing>
            {t('wellPanel.hours.noneOnDay', {
              days: dates.days(hours.firstDay ?? hours.lastDay, hours.lastDay),
            })}
          </Nothing>
        ) : (
          <HourCharts hours={hours} asTable={asTable} />
        )
      }
    </WellPart>
  );
}

interface DayChoiceProps {
  /** Null while no day is known: then there is nothing to choose. */
  day: string | null;
  /** Between which days the readings lie; null while that is not known. */
  first: string | null;
  last: string | null;
  onDay: (day: string) => void;
}

function DayChoice({ day, first, last, onDay }: DayChoiceProps) {
  const { t } = useFormats();
  if (day === null) return null;
  // A day of the trend can lie beyond the readings: the way from there leads back to them.
  const step = (by: -1 | 1) => {
    const next = addDays(day, by);
    onDay(first !== null && next < first ? first : last !== null && next > last ? last : next);
  };
  return (
    <>
      <IconButton
        size="sm"
        label={t('wellPanel.hours.previous')}
        icon={<ChevronLeft size={16} />}
        disabled={first !== null && day <= first}
        onClick={() => step(-1)}
      />
      <DatePicker
        size="sm"
        label={t('wellPanel.hours.day')}
        labelHidden
        value={day}
        min={first !== null && day < first ? day : (first ?? undefined)}
        max={last !== null && day > last ? day : (last ?? undefined)}
        onValueChange={(next) => {
          if (next !== null) onDay(next);
        }}
      />
      <IconButton
        size="sm"
        label={t('wellPanel.hours.next')}
        icon={<ChevronRight size={16} />}
        disabled={last !== null && day >= last}
        onClick={() => step(1)}
      />
    </>
  );
}

function HourCharts({ hours, asTable }: { hours: Hours; asTable: boolean }) {
  const formats = useFormats();
  const { t } = formats;
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    // No frame comes between this event and the print.
    const showWhole = () => flushSync(() => setWhole(true));
    addEventListener('beforeprint', showWhole);
    return () => removeEventListener('beforeprint', showWhole);
  }, []);
  const { times, plots, events, bands, unnamed } = useMemo(() => {
    const lasting = hourBands(hours, formats);
    return {
      times: hourTimes(hours.at),
      plots: hourPlots(hours, formats),
      events: hourEvents(hours, formats),
      bands: lasting,
      // Named once, in the first chart.
      unnamed: lasting.map((band) => ({ ...band, label: '' })),
    };
  }, [hours, formats]);
  const { begin, end } = hours;
  const shown = useMemo(
    () => (begin === null || end === null ? undefined : { from: Date.parse(begin), to: Date.parse(end) }),
    [begin, end],
  );
  return (
    <Stack gap="3">
      <ChartCursorProvider window={shown}>
        <Plots>
          {plots.slice(0, whole ? plots.length : firstPlots).map(({ chart, title, axis, series }, at) => (
            <TrendChart
              key={chart}
              title={title}
              titleHidden
              times={times}
              series={series}
              axes={{ left: { title: axis } }}
              timeZone={hours.timeZone}
              events={at === 0 ? events : none}
              bands={at === 0 ? bands : unnamed}
              height={at === 0 ? firstHeight : plotHeight}
              asTable={asTable}
            />
          ))}
        </Plots>
      </ChartCursorProvider>
      <Text size="small" emphasis="quiet">
        {dayText(hours, formats)}
      </Text>
      {!whole && plots.length > firstPlots && (
        <div>
          <Button size="sm" onClick={() => setWhole(true)}>
            {t('wellPanel.hours.all', { count: plots.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Of how many hours of the day there is a reading, on which clock, and which of them are no plain measurements. */
function dayText({ day, begin, end, at, quality, timeZone }: Hours, formats: Formats): string {
  const { t, dates, quantities } = formats;
  const length = (Date.parse(end ?? '') - Date.parse(begin ?? '')) / hourMs;
  const others = [...new Set(quality)].filter((one) => one !== 'measured');
  return [
    day !== null && dates.day(day),
    t('wellPanel.hours.known', {
      known: quantities.number('hours', at.length, { digits: 0 }),
      all: quantities.text('hours', length, { digits: 0 }),
    }),
    t('wellPanel.hours.clock', { zone: timeZone }),
    ...others.map(
      (one) =>
        `${t(`vocabulary.quality.${one}`)} ${quantities.text('hours', quality.filter((each) => each === one).length, { digits: 0 })}`,
    ),
  ]
    .filter(Boolean)
    .join(' · ');
}
