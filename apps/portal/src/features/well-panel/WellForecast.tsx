import type { WellForecast as Forecast } from '@cnx/api';
import { Banner, DataTable, NumberField, Stack, styled, Text, type DataColumn } from '@cnx/ui';
import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { namedColumns } from '../../insight/columns.ts';
import { economicRateOf } from '../../insight/economic-rate.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';
import { economicRateAtom } from './well-panel.atoms.ts';
import { Nothing } from './WellPart.tsx';

const OnScreen = styled('div', { '@print': { display: 'none' } });

type Horizon = Forecast['horizons'][number];
type Range = Horizon['volume'];

/** How the well declines and what to expect of it, stated as the extrapolation that it is. */
export function WellForecast({ forecast }: { forecast: Forecast }) {
  const formats = useFormats();
  const { t, quantities, dates } = formats;
  const [economicRate, setEconomicRate] = useAtom(economicRateAtom);
  const { product, fit, from, to, days, sinceAccepted, horizons, remaining } = forecast;
  const columns = useMemo(() => columnsOf(formats, product), [formats, product]);
  if (!fit)
    return <Nothing>{t(`wellPanel.forecast.${forecast.status as 'tooFewDays' | 'noDecline'}`)}</Nothing>;
  const rate = product === 'gas' ? 'gasRate' : 'liquidRate';
  const volume = product === 'gas' ? 'gasVolume' : 'liquidVolume';
  const offCurve = newestOffCurve(forecast);
  return (
    <Stack gap="3">
      <Text size="small">
        {t('wellPanel.forecast.fit', {
          kind: t(`wellPanel.forecast.kind.${fit.kind}`),
          decline: quantities.text('share', fit.declinePct, { digits: 1 }),
          rate: quantities.text(rate, fit.rate),
          residual: quantities.text('share', fit.residualPct, { digits: 1 }),
        })}
      </Text>
      {offCurve && (
        <Banner tone="warning">
          {t(`wellPanel.forecast.${offCurve.share < 0 ? 'below' : 'above'}`, {
            rate: quantities.text(rate, offCurve.rate),
            share: quantities.text('share', Math.abs(offCurve.share), { digits: 0 }),
          })}
        </Banner>
      )}
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
        {t(sinceAccepted ? 'wellPanel.forecast.ruleSince' : 'wellPanel.forecast.rule', {
          days: quantities.count(days),
          window: from && to ? dates.days(from, to) : unknownValue,
        })}
      </Text>
    </Stack>
  );
}

/** Days this far off the curve are more than its noise, %. */
const offCurvePct = 15;

/** What the newest of the fitted days made, and how far that is off the curve (%); null where it is near. */
function newestOffCurve({ points }: Forecast): { readonly rate: number; readonly share: number } | null {
  const newest = points.at(-1);
  if (!newest || newest.fitted <= 0) return null;
  const share = 100 * (newest.rate / newest.fitted - 1);
  return Math.abs(share) < offCurvePct ? null : { rate: newest.rate, share };
}

function columnsOf({ t, quantities }: Formats, product: Forecast['product']): readonly DataColumn<Horizon>[] {
  const rate = product === 'gas' ? 'gasRate' : 'liquidRate';
  const volume = product === 'gas' ? 'gasVolume' : 'liquidVolume';
  const text = (
    quantity: 'gasRate' | 'liquidRate' | 'gasVolume' | 'liquidVolume',
    { low, mid, high }: Range,
  ) =>
    t('wellPanel.forecast.range', {
      mid: quantities.number(quantity, mid),
      low: quantities.number(quantity, low),
      high: quantities.text(quantity, high),
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
    sortable: false,
  }));
}
