import type { ReportedMonths } from '@cnx/api';
import { ChartTableToggle, Text } from '@cnx/ui';
import { useMemo, useState } from 'react';
import type { InsightView } from '../../insight/insight-view.ts';
import { BarChart } from '../../insight/LazyCharts.tsx';
import { monthsText } from '../../insight/months-text.ts';
import { MonthsTable } from '../../insight/MonthsTable.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { quantitiesOf } from '../../quantities.ts';
import { WellPart } from './WellPart.tsx';

const chartHeight = 200;
/** Months of the chart, the newest: the table has them all. */
const drawnMonths = 60;

/** Whole months of the well that were reported, beside the sums of its days; nothing where there is none. */
export function WellMonths({ view }: { view: InsightView<ReportedMonths> }) {
  const { t } = useFormats();
  const [asTable, setAsTable] = useState(false);
  // Most wells have none: their panel never waits for them.
  if (view.status === 'loading' || (view.status === 'shown' && view.body.wellMonths === 0)) return null;
  return (
    <WellPart
      title={t('reportedMonths.title')}
      view={view}
      failure="portal:failures.statistics"
      actions={<ChartTableToggle asTable={asTable} onAsTableChange={setAsTable} />}
    >
      {(body) => <Months body={body} asTable={asTable} />}
    </WellPart>
  );
}

function Months({ body, asTable }: { body: ReportedMonths; asTable: boolean }) {
  const formats = useFormats();
  const { t, dates, quantities } = formats;
  const title = t('reportedMonths.title');
  const months = useMemo(
    () => body.rows.toSorted((one, other) => one.month.localeCompare(other.month)),
    [body.rows],
  );
  const product = months.some(({ oil, oilOfDays }) => (oil ?? 0) > 0 || (oilOfDays ?? 0) > 0) ? 'oil' : 'gas';
  const { volume } = quantitiesOf(product);
  const drawn = useMemo(() => {
    const newest = months.slice(-drawnMonths);
    const value = (amount: number | null) => quantities.convert(volume, amount);
    return {
      items: newest.map(({ month }) => ({ id: month, label: dates.month(month) })),
      series: [
        {
          id: 'month',
          label: t('reportedMonths.series.month'),
          values: newest.map((row) => value(row[product])),
        },
        {
          id: 'days',
          label: t('reportedMonths.series.days'),
          values: newest.map((row) => value(row[`${product}OfDays`])),
          whole: true,
        },
      ],
    };
  }, [months, product, volume, quantities, dates, t]);
  return (
    <>
      {asTable ? (
        <MonthsTable label={title} months={months.toReversed()} ofOneWell />
      ) : (
        <BarChart
          title={title}
          titleHidden
          items={drawn.items}
          series={drawn.series}
          unit={quantities.unit(volume)}
          axisTitle={`${t(`statistics.figures.${product}`)}, ${quantities.unit(volume)}`}
          labels={{ item: t('statistics.units.month') }}
          height={chartHeight}
          asTable={false}
        />
      )}
      <Text size="small" emphasis="quiet">
        {[monthsText(body, formats), t('reportedMonths.rule')].join(' ')}
      </Text>
    </>
  );
}
