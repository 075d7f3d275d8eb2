import type { ExceptionSummary, UserAnalytics } from '@cnx/api';
import { Card, KpiStrip, KpiTile, SegmentedControl, Skeleton, styled } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useState, type ReactNode } from 'react';
import { ChartCard } from '../../insight/ChartCard.tsx';
import { chartLine } from '../../insight/chart-line.ts';
import { InsightFailure, LastGood } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { BarChart, TrendChart } from '../../insight/LazyCharts.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { dayMs, dayOf, dayTime } from '../../quantities.ts';
import { Acknowledgements } from './Acknowledgements.tsx';
import {
  countBars,
  countLists,
  daysOfMonth,
  mostUsed,
  pageName,
  peopleBars,
  peopleText,
  usageName,
  type CountList,
} from './usage-charts.ts';
import { backlogViewAtom, userAnalyticsFailure } from './user-analytics.atoms.ts';

const Grid = styled('div', {
  display: 'grid',
  gap: '$gap',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@large': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Wide = styled('div', { display: 'grid', minWidth: 0, '@large': { gridColumn: '1 / -1' } });

/** Props of {@link UserAnalyticsCards}. */
export interface UserAnalyticsCardsProps {
  /** The sums of a month. */
  view: InsightView<UserAnalytics>;
}

interface PartProps {
  body: UserAnalytics;
  loading: boolean;
}

const chartHeight = 240;

/** Who was active, what they used, what they did not find, and how fast it was: figures, then a card each. */
export function UserAnalyticsCards({ view }: UserAnalyticsCardsProps) {
  const { t } = useFormats();
  if (view.status === 'failed')
    return (
      <Card title={t('titles.userAnalytics')}>
        <InsightFailure failure={userAnalyticsFailure} view={view} />
      </Card>
    );
  if (view.status === 'loading')
    return (
      <Grid>
        {(['active', ...countLists, 'acknowledgements', 'loadTimes'] as const).map((name) => (
          <Card key={name} title={t(`userAnalytics.cards.${name}`)} loading>
            <Skeleton shape="block" height={chartHeight + chartLine} />
          </Card>
        ))}
      </Grid>
    );
  const { body, outdated: loading } = view;
  const counts = (lists: readonly CountList[]): ReactNode =>
    lists.map((list) => <Counts key={list} list={list} body={body} loading={loading} />);
  return (
    <>
      {view.error && <LastGood failure={userAnalyticsFailure} error={view.error} onRetry={view.retry} />}
      <Figures body={body} loading={loading} />
      <Grid>
        <Wide>
          <Active body={body} loading={loading} />
        </Wide>
        {counts(['views', 'features', 'sessions', 'filters', 'exports', 'emptySearches'])}
        <Acknowledgements body={body} loading={loading} />
        {counts(['errors'])}
        <Wide>
          <LoadTimes body={body} loading={loading} />
        </Wide>
      </Grid>
    </>
  );
}

/** Days that the summary is of without a window. */
const summaryDays = 30;

/** Which of the exceptions the median is of: the share that was answered, and how long the oldest that was not waits. */
function answeredText(view: InsightView<ExceptionSummary>, { t, quantities }: Formats): string {
  if (view.status !== 'shown' || !view.body.asked) return t('userAnalytics.ofAnswered');
  const { answered, asked, oldestNew } = view.body;
  const values = {
    share: quantities.text('share', (100 * answered) / asked, { digits: 0 }),
    asked: quantities.count(asked),
    days: quantities.count(summaryDays),
  };
  const now = view.meta.serverTime;
  if (oldestNew === null || now === null) return t('userAnalytics.answeredOnly', values);
  const days = Math.max(0, Math.floor((Date.parse(dayOf(now)) - Date.parse(oldestNew)) / dayMs));
  return t('userAnalytics.answeredShare', {
    ...values,
    age: t('exceptions.ageDays', { count: days }),
  });
}

function Figures({ body, loading }: PartProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const at = body.byMonth.findIndex(({ from }) => from.startsWith(body.month));
  const month = body.byMonth[at];
  const before = body.byMonth[at - 1];
  const ofBefore =
    before?.whole && before.people !== null
      ? t('userAnalytics.monthBefore', { people: quantities.count(before.people) })
      : null;
  const basis = [month && !month.whole ? t('userAnalytics.notWhole') : null, ofBefore]
    .filter((part) => part !== null)
    .join(' · ');
  // Who came back is known only beside a month that is wholly counted.
  const isUnknown = month?.returning === null && before?.whole !== true;
  const waited = body.acknowledgements.findLast(({ medianMinutes }) => medianMinutes !== null);
  const answered = answeredText(useAtomValue(backlogViewAtom), formats);
  const [page] = body.loadTimes;
  const under = t('userAnalytics.underFive');
  const count = (people: number | null | undefined) =>
    people === null ? under : quantities.count(people ?? 0);
  const waitedText = waited ? quantities.parts('hours', waited.medianMinutes! / 60, { digits: 1 }) : null;
  const seconds = page?.lcpMs == null ? null : quantities.parts('seconds', page.lcpMs / 1000, { digits: 2 });
  return (
    <KpiStrip>
      <KpiTile
        compact
        label={t('userAnalytics.figures.active')}
        value={count(month?.people)}
        {...(basis !== '' && { basis })}
        loading={loading}
      />
      <KpiTile
        compact
        label={t('userAnalytics.figures.returning')}
        {...(isUnknown
          ? { value: null, basis: t('userAnalytics.unknownBefore') }
          : month?.returning === null
            ? { value: t('userAnalytics.withheld'), basis: t('userAnalytics.withheldWhy') }
            : { value: count(month?.returning) })}
        loading={loading}
      />
      <KpiTile
        compact
        label={t('userAnalytics.figures.waited')}
        value={waitedText?.value ?? null}
        basis={answered}
        {...(waitedText?.unit != null && { unit: waitedText.unit })}
        loading={loading}
      />
      <KpiTile
        compact
        label={t('userAnalytics.figures.loaded')}
        {...(page && { basis: pageName(page.page, t) })}
        value={seconds?.value ?? null}
        {...(seconds?.unit != null && { unit: seconds.unit })}
        loading={loading}
      />
    </KpiStrip>
  );
}

const periods = ['byDay', 'byWeek', 'byMonth'] as const;
type Period = (typeof periods)[number];

function Active({ body, loading }: PartProps) {
  const { t, dates, quantities } = useFormats();
  const [period, setPeriod] = useState<Period>('byDay');
  const rows = body[period];
  const title = t('userAnalytics.cards.active');
  const drawn = useMemo(() => {
    const nameOf = (from: string) => (period === 'byMonth' ? dates.month(from) : dates.shortDay(from));
    const bars = peopleBars(rows, nameOf, t);
    const lines = bars.series.map((one) => ({ ...one, digits: 0 }));
    return { ...bars, lines, times: rows.map(({ from }) => dayTime(from)) };
  }, [rows, period, dates, t]);
  const shared = {
    title,
    titleHidden: true,
    height: chartHeight,
  };
  const noValue = t('userAnalytics.underFive');
  const most = Math.max(0, ...rows.map(({ people }) => people ?? 0));
  return (
    <ChartCard
      title={title}
      area="userAnalytics"
      window={daysOfMonth(body.month)}
      sentence={
        most === 0
          ? t('userAnalytics.none.active')
          : t('userAnalytics.active.most', {
              count: most,
              people: quantities.count(most),
              period: t(`userAnalytics.active.${period}`),
            })
      }
      empty={rows.every(({ people }) => people === 0)}
      loading={loading}
      choice={
        <SegmentedControl
          label={t('userAnalytics.active.period')}
          size="sm"
          items={periods.map((value) => ({ value, label: t(`userAnalytics.active.${value}`) }))}
          value={period}
          onValueChange={setPeriod}
        />
      }
    >
      {(asTable) =>
        period === 'byDay' ? (
          <TrendChart
            {...shared}
            times={drawn.times}
            series={drawn.lines}
            axes={{ left: { title: t('userAnalytics.active.people') } }}
            labels={{ noValue }}
            asTable={asTable}
          />
        ) : (
          <BarChart
            {...shared}
            items={drawn.items}
            series={drawn.series}
            unit={t('userAnalytics.active.unit')}
            axisTitle={t('userAnalytics.active.people')}
            labels={{ item: t('userAnalytics.active.from'), noValue }}
            asTable={asTable}
          />
        )
      }
    </ChartCard>
  );
}

function Counts({ list, body, loading }: PartProps & { list: CountList }) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const rows = body[list];
  const items = useMemo(() => countBars(list, rows, formats), [list, rows, formats]);
  const title = t(`userAnalytics.cards.${list}`);
  const first = mostUsed(body, list);
  return (
    <ChartCard
      title={title}
      area="userAnalytics"
      window={daysOfMonth(body.month)}
      sentence={
        first
          ? t('userAnalytics.most', {
              name: usageName(list, first.name, t),
              count: first.count,
              times: quantities.count(first.count),
              people: peopleText(first.people, formats),
            })
          : t(rows.length > 0 ? 'userAnalytics.allHidden' : `userAnalytics.none.${list}`)
      }
      empty={!first}
      loading={loading}
    >
      {(asTable) => (
        <BarChart
          title={title}
          titleHidden
          items={items}
          unit={t('userAnalytics.times')}
          labels={{ item: t(`userAnalytics.items.${list}`), noValue: t('userAnalytics.underFive') }}
          orientation="horizontal"
          highlightedId={first?.name ?? null}
          asTable={asTable}
        />
      )}
    </ChartCard>
  );
}

const metrics = ['lcpMs', 'inpMs', 'clsThousandths'] as const;
type Metric = (typeof metrics)[number];

function LoadTimes({ body, loading }: PartProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const [metric, setMetric] = useState<Metric>('lcpMs');
  const rows = body.loadTimes;
  const unit = metric === 'clsThousandths' ? t('userAnalytics.thousandths') : 'ms';
  const items = useMemo(
    () =>
      rows.map((row) => ({
        id: row.page,
        label: `${pageName(row.page, formats.t)} · ${peopleText(row.people, formats)}`,
        value: row[metric],
      })),
    [rows, metric, formats],
  );
  const title = t('userAnalytics.cards.loadTimes');
  const slowest = rows.reduce<(typeof rows)[number] | null>(
    (worst, row) => ((row[metric] ?? -1) > (worst?.[metric] ?? -1) ? row : worst),
    null,
  );
  return (
    <ChartCard
      title={title}
      area="userAnalytics"
      window={daysOfMonth(body.month)}
      sentence={
        slowest
          ? t('userAnalytics.slowest', {
              page: pageName(slowest.page, t),
              value: `${quantities.count(slowest[metric])} ${unit}`,
            })
          : t(rows.length > 0 ? 'userAnalytics.allHidden' : 'userAnalytics.none.loadTimes')
      }
      empty={rows.every(({ lcpMs, inpMs, clsThousandths }) => (lcpMs ?? inpMs ?? clsThousandths) === null)}
      loading={loading}
      choice={
        <SegmentedControl
          label={t('userAnalytics.metric')}
          size="sm"
          items={metrics.map((value) => ({ value, label: t(`userAnalytics.metrics.${value}`) }))}
          value={metric}
          onValueChange={setMetric}
        />
      }
    >
      {(asTable) => (
        <BarChart
          title={title}
          titleHidden
          items={items}
          unit={unit}
          axisTitle={`${t(`userAnalytics.meaning.${metric}`)}, ${unit}`}
          labels={{ item: t('userAnalytics.items.views'), noValue: t('userAnalytics.underFive') }}
          orientation="horizontal"
          highlightedId={slowest?.page ?? null}
          asTable={asTable}
        />
      )}
    </ChartCard>
  );
}
