import type { WellForecast as Forecast } from '@cnx/api';
import {
  Banner,
  ChartTableToggle,
  DataTable,
  DescriptionList,
  NumberField,
  Stack,
  styled,
  Text,
  type DataColumn,
} from '@cnx/ui';
import { useAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { namedColumns } from '../../insight/columns.ts';
import { economicRateOf } from '../../insight/economic-rate.ts';
import { TrendChart } from '../../insight/LazyCharts.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { DeclineChoices } from './DeclineChoices.tsx';
import { basisOf, declineFacts, outlookOf } from './decline-facts.ts';
import { forecastPlot } from './forecast-plot.ts';
import { economicRateAtom } from './well-panel.atoms.ts';
import { Nothing } from './WellPart.tsx';

const OnScreen = styled('div', { '@print': { display: 'none' } });
const Head = styled('div', { row: '$3', justifyContent: 'space-between', alignItems: 'start' });

const chartHeight = 200;
/** How many of the newest days said where a rate is, before answers named them. */
const newestDays = 7;

type Horizon = Forecast['horizons'][number];
type Range = Horizon['volume'];

/** How the well declines and what to expect of it, stated as the extrapolation that it is. */
export function WellForecast({ forecast }: { forecast: Forecast }) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const [economicRate, setEconomicRate] = useAtom(economicRateAtom);
  const { product, fit, slide, status, horizons, remaining } = forecast;
  const [asTable, setAsTable] = useState(false);
  const columns = useMemo(() => columnsOf(formats, product), [formats, product]);
  const plot = useMemo(() => forecastPlot(forecast, formats), [forecast, formats]);
  if (!fit)
    return (
      <Stack gap="3">
        <Nothing>{t('wellPanel.forecast.tooFewDays')}</Nothing>
        <OnScreen>
          <DeclineChoices forecast={forecast} />
        </OnScreen>
      </Stack>
    );
  const rate = product === 'gas' ? 'gasRate' : 'liquidRate';
  const volume = product === 'gas' ? 'gasVolume' : 'liquidVolume';
  const begin = quantities.text(rate, fit.rate, { digits: 1 });
  const standstill = outlookOf(forecast, formats);
  return (
    <Stack gap="3">
      <Head>
        <Text size="small">
          {basisOf(forecast, formats)} {forecast.ofMonths && `${t('wellPanel.forecast.ofMonths')} `}
          {status === 'noDecline' &&
            t('wellPanel.forecast.level', {
              residual: quantities.text('share', fit.residualPct, { digits: 1 }),
            })}
        </Text>
        <ChartTableToggle asTable={asTable} onAsTableChange={setAsTable} />
      </Head>
      <DescriptionList columns={3} items={declineFacts(forecast, fit, formats)} />
      <OnScreen>
        <DeclineChoices forecast={forecast} />
      </OnScreen>
      {standstill && <Banner tone="warning">{standstill}</Banner>}
      {slide && (
        <Banner tone="warning">
          {t('wellPanel.forecast.slide', {
            recent: quantities.text('share', slide.recentPct, { digits: 1 }),
            year: quantities.text('share', slide.yearPct, { digits: 1 }),
            rate: quantities.text(rate, slide.rate),
            expected: quantities.text(rate, slide.expected),
          })}
        </Banner>
      )}
      {fit.offPct !== null && (
        <Banner tone="warning">
          {t(`wellPanel.forecast.${fit.offPct < 0 ? 'below' : 'above'}`, {
            rate: begin,
            days: quantities.count(fit.levelDays ?? newestDays),
            share: quantities.text('share', Math.abs(fit.offPct), { digits: 0 }),
            curve: quantities.text(rate, fit.curveRate, { digits: 1 }),
          })}
        </Banner>
      )}
      <TrendChart
        title={t('wellPanel.forecast.chart')}
        titleHidden
        times={plot.times}
        series={plot.series}
        axes={plot.axes}
        height={chartHeight}
        asTable={asTable}
      />
      <DataTable
        label={t('wellPanel.forecast.title')}
        columns={columns}
        rows={horizons}
        rowId={({ months }) => String(months)}
        compact
        flush
        fullHeight
      />
      <OnScreen>
        <NumberField
          label={t('wellPanel.forecast.economicRate')}
          unit={quantities.unit(rate)}
          value={economicRate === null ? null : quantities.convert(rate, economicRate)}
          min={0}
          onValueChange={(shown) => setEconomicRate(economicRateOf(shown, quantities.convert(rate, 1)))}
        />
      </OnScreen>
      {remaining && (
        <Text size="small" figures>
          {t('wellPanel.forecast.remaining', {
            volume: quantities.text(volume, remaining.volume.mid),
            low: quantities.number(volume, remaining.volume.low),
            high: quantities.text(volume, remaining.volume.high),
            days: quantities.count(Math.round(remaining.days.mid)),
          })}
        </Text>
      )}
      <Text size="small" emphasis="quiet">
        {t('wellPanel.forecast.rule', {
          share: quantities.text('share', forecast.outlook.onStreamPct, { digits: 1 }),
        })}
      </Text>
    </Stack>
  );
}

function columnsOf({ t, quantities }: Formats, product: Forecast['product']): readonly DataColumn<Horizon>[] {
  const rate = product === 'gas' ? 'gasRate' : 'liquidRate';
  const volume = product === 'gas' ? 'gasVolume' : 'liquidVolume';
  const text = (
    quantity: 'gasRate' | 'liquidRate' | 'gasVolume' | 'liquidVolume',
    { low, mid, high }: Range,
  ) =>
    t('wellPanel.forecast.range', {
      mid: quantities.number(quantity, mid, { inFull: true }),
      low: quantities.number(quantity, low, { inFull: true }),
      high: quantities.text(quantity, high, { inFull: true }),
    });
  const named = namedColumns(
    (key: 'months' | 'rate' | 'volume' | 'withWork') => t(`wellPanel.forecast.${key}`),
    {
      months: {
        value: ({ months }: Horizon) => t('wellPanel.forecast.inMonths', { count: months }),
        width: 112,
      },
      rate: { value: (row: Horizon) => text(rate, row.rate), minWidth: 150 },
      volume: { value: (row: Horizon) => text(volume, row.volume), minWidth: 170 },
      withWork: { value: (row: Horizon) => text(volume, row.withWork), minWidth: 170 },
    },
  );
  return [named.months, named.rate, named.volume, named.withWork].map((column) => ({
    ...column,
    // A figure that is cut is another figure.
    wrap: true,
    sortable: false,
  }));
}
