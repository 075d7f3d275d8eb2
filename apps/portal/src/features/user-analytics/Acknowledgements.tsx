import type { UserAnalytics } from '@cnx/api';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { ChartCard } from '../../insight/ChartCard.tsx';
import { BarChart } from '../../insight/LazyCharts.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { daysOfMonth, peopleText } from './usage-charts.ts';
import { backlogViewAtom } from './user-analytics.atoms.ts';

/** Props of {@link Acknowledgements}. */
export interface AcknowledgementsProps {
  /** The sums of a month. */
  body: UserAnalytics;
  /** Whether those of another month are on their way. */
  loading: boolean;
}

/** How long exceptions waited for an answer, week by week, and what waits beside them. */
export function Acknowledgements({ body, loading }: AcknowledgementsProps) {
  const formats = useFormats();
  const { t, quantities, dates } = formats;
  const rows = body.acknowledgements;
  const summary = useAtomValue(backlogViewAtom);
  const open = summary.status === 'shown' ? summary.body : null;
  const backlog =
    open === null
      ? ''
      : t(open.oldestNew === null ? 'userAnalytics.backlogAnswered' : 'userAnalytics.backlog', {
          count: open.open,
          open: quantities.count(open.open),
          day: open.oldestNew === null ? '' : dates.day(open.oldestNew),
        });
  const items = useMemo(
    () =>
      rows.map(({ from, people, medianMinutes }) => ({
        id: from,
        label: `${dates.shortDay(from)} · ${peopleText(people, formats)}`,
        value: medianMinutes === null ? null : medianMinutes / 60,
      })),
    [rows, dates, formats],
  );
  const title = t('userAnalytics.cards.acknowledgements');
  const last = rows.findLast(({ medianMinutes }) => medianMinutes !== null);
  return (
    <ChartCard
      title={title}
      area="userAnalytics"
      window={daysOfMonth(body.month)}
      sentence={
        last
          ? [
              t('userAnalytics.waited', {
                time: quantities.text('hours', last.medianMinutes! / 60, { digits: 1 }),
                week: dates.shortDay(last.from),
              }),
              backlog,
            ]
              .filter(Boolean)
              .join(' ')
          : t(
              rows.some(({ people }) => people === null)
                ? 'userAnalytics.allHidden'
                : 'userAnalytics.none.acknowledgements',
            )
      }
      empty={!last}
      loading={loading}
    >
      {(asTable) => (
        <BarChart
          title={title}
          titleHidden
          items={items}
          digits={1}
          unit={quantities.unit('hours')}
          axisTitle={`${t('userAnalytics.median')}, ${quantities.unit('hours')}`}
          labels={{ item: t('userAnalytics.active.from'), noValue: t('userAnalytics.underFive') }}
          orientation="horizontal"
          asTable={asTable}
        />
      )}
    </ChartCard>
  );
}
