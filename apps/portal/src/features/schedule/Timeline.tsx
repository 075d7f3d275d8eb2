import type { ScheduledActivity } from '@cnx/api';
import { styled, Text, VisuallyHidden } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../insight/use-formats.ts';
import { addDays, windowDays } from '../../quantities.ts';
import { costliestBars, placeOf, timelineBars, type ScheduleWindow, type TimelineBar } from './timeline.ts';

/** Lines that the compact timeline has room for. */
const mostLines = 8;

const Figure = styled('figure', { margin: 0, minWidth: 0 });
const Grid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, 22%) minmax(0, 1fr)',
  columnGap: '$3',
  fontSize: '$caption',
});
const Days = styled('div', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  height: 24,
  color: '$chartAxis',
  figures: 'tabular',
});
const Day = styled('span', { whiteSpace: 'nowrap', paddingInlineStart: '$half' });
const Lines = styled('ul', { display: 'contents', listStyle: 'none' });
const Line = styled('li', { display: 'contents' });
const Name = styled('span', { height: 28, lineHeight: '28px', color: '$text', cut: true });
const Track = styled('div', {
  position: 'relative',
  height: 28,
  borderTop: '1px solid $chartGrid',
  backgroundImage: 'linear-gradient(to right, $colors$chartGrid 1px, transparent 1px)',
});
const Bar = styled('span', {
  position: 'absolute',
  top: 8,
  height: 12,
  minWidth: 6,
  border: '1px solid $chart1',
  borderRadius: '$mark',
  backgroundColor: '$accentSubtle',
  '@forced': { border: '1px solid CanvasText' },
  variants: {
    status: {
      planned: { borderStyle: 'dashed', backgroundColor: 'transparent' },
      confirmed: {},
      inProgress: { backgroundColor: '$chart1' },
      done: { borderColor: '$textQuiet', backgroundColor: '$chartBand' },
      cancelled: {},
      overdue: { borderColor: '$warningMark', backgroundColor: '$warningSubtle' },
    },
    beganBefore: { true: { borderInlineStartWidth: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 } },
    goesOn: { true: { borderInlineEndWidth: 0, borderStartEndRadius: 0, borderEndEndRadius: 0 } },
  },
});
const Words = styled('span', {
  position: 'absolute',
  top: 0,
  lineHeight: '28px',
  paddingInline: '$1',
  color: '$textQuiet',
  cut: true,
});

const percent = (share: number) => `${share * 100}%`;

/** Props of {@link Timeline}. */
export interface TimelineProps {
  activities: readonly ScheduledActivity[];
  window: Pick<ScheduleWindow, 'from' | 'to'>;
  fieldNames: ReadonlyMap<string, string>;
}

/**
 * Activities as bars over the coming days, the costliest where there are many, in order of time. A list to those who do not see it: place, activity,
 * days and status of each.
 */
export function Timeline({ activities, window, fieldNames }: TimelineProps) {
  const { t } = useTranslation('portal');
  const { dates } = useFormats();
  const bars = timelineBars(activities, window);
  const days = Array.from({ length: windowDays(window.from, window.to) }, (_, day) =>
    addDays(window.from, day),
  );
  return (
    <Figure aria-label={t('schedule.chart', { from: dates.day(window.from), to: dates.day(window.to) })}>
      <Grid>
        <span />
        <Days aria-hidden="true">
          {days.map((day, index) => (
            <Day key={day}>
              {index % 7 === 0 ? dates.shortDay(day) : index % 7 === 3 ? dates.shortDay(day) : ''}
            </Day>
          ))}
        </Days>
        <Lines>
          {costliestBars(bars, mostLines).map((bar) => (
            <TimelineLine
              key={bar.activity.id}
              bar={bar}
              place={placeOf(bar.activity, fieldNames)}
              days={days.length}
            />
          ))}
        </Lines>
      </Grid>
      {bars.length > mostLines && (
        <Text size="caption" tone="quiet">
          {t('schedule.more', { count: bars.length - mostLines })}
        </Text>
      )}
    </Figure>
  );
}

function TimelineLine({ bar, place, days }: { bar: TimelineBar; place: string; days: number }) {
  const { t } = useTranslation('portal');
  const { dates, quantities } = useFormats();
  const { activity, start, end, wordsAt } = bar;
  const name = t(`vocabulary.activity.${activity.activity}`);
  const loss = activity.expectedDeferred > 0 && quantities.text('liquidVolume', activity.expectedDeferred);
  const words = loss ? `${name}, ${loss}` : name;
  const told = t('schedule.bar', {
    activity: words,
    start: dates.clock(activity.actualStart ?? activity.plannedStart),
    end: dates.clock(activity.actualEnd ?? activity.plannedEnd),
    status: t(`vocabulary.activityStatus.${activity.status}`),
  });
  return (
    <Line>
      <Name title={place}>{place}</Name>
      <Track title={told} style={{ backgroundSize: `${percent(1 / days)} 100%` }}>
        <VisuallyHidden>{told}</VisuallyHidden>
        <Bar
          aria-hidden="true"
          status={activity.status}
          beganBefore={bar.beganBefore}
          goesOn={bar.goesOn}
          style={{ left: percent(start), width: percent(end - start) }}
        />
        <Words
          aria-hidden="true"
          style={
            wordsAt === 'end'
              ? { left: percent(end), maxWidth: percent(1 - end) }
              : { right: percent(1 - start), maxWidth: percent(start) }
          }
        >
          {words}
        </Words>
      </Track>
    </Line>
  );
}
