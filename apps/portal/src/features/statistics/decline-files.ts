// Declines as the columns of files: numbers as numbers, with their units.
import type { DeclineStatistics } from '@cnx/api';
import type { DataColumn } from '@cnx/ui';
import type { Formats } from '../../insight/use-formats.ts';
import { fileDigits } from './statistics.ts';

/** A field with its wells that slide. */
export type FieldDecline = DeclineStatistics['fields'][number];
/** A well that slides. */
export type SteepWell = FieldDecline['steep'][number];
/** What is expected of a field. */
export type Forecast = NonNullable<FieldDecline['forecast']>;
/** A figure with its P90 and P10. */
export type Range = Forecast['horizons'][number]['volume'];

/** What rates of a product are measured in. */
export const rateOf = (product: 'oil' | 'gas') => (product === 'gas' ? 'gasRate' : 'liquidRate');
/** What volumes of a product are measured in. */
export const volumeOf = (product: 'oil' | 'gas') => (product === 'gas' ? 'gasVolume' : 'liquidVolume');

/** The wells that slide, with numbers as numbers; oil and gas stand below each other, so that each line has its unit. */
export function steepFile({ t, quantities }: Formats): readonly DataColumn<SteepWell>[] {
  const rate = (id: 'rate' | 'expected' | 'missing', of: (row: SteepWell) => number) => ({
    id,
    label: t(`statistics.steep.${id}`),
    kind: 'number' as const,
    digits: fileDigits,
    value: (row: SteepWell) => quantities.convert(rateOf(row.product), of(row)),
  });
  const share = (id: 'recentPct' | 'yearPct') => ({
    id,
    label: t(`statistics.steep.${id}`),
    unit: quantities.unit('share'),
    kind: 'number' as const,
    digits: fileDigits,
    value: (row: SteepWell) => row[id],
  });
  return [
    { id: 'field', label: t('statistics.steep.field'), value: ({ well }) => well.fieldName },
    { id: 'well', label: t('statistics.steep.well'), value: ({ well }) => well.name },
    share('recentPct'),
    share('yearPct'),
    {
      id: 'unit',
      label: t('statistics.file.unitOfRates'),
      value: ({ product }) => quantities.unit(rateOf(product)),
    },
    rate('rate', (row) => row.rate),
    rate('expected', (row) => row.expected),
    rate('missing', (row) => row.expected - row.rate),
    { id: 'from', label: t('statistics.file.firstDay'), value: ({ from }) => from },
    { id: 'to', label: t('statistics.file.lastDay'), value: ({ to }) => to },
  ];
}

/** Forecasts of fields with a column for each of P90, P50 and P10. */
export function forecastFile(
  { t, quantities }: Formats,
  months: number,
  ends: boolean,
): readonly DataColumn<FieldDecline>[] {
  const number = (id: string, label: string, value: (forecast: Forecast) => number | null) => ({
    id,
    label,
    kind: 'number' as const,
    digits: fileDigits,
    value: ({ forecast }: FieldDecline) => forecast && value(forecast),
  });
  const range = (
    id: string,
    label: string,
    quantityOf: typeof rateOf | typeof volumeOf,
    of: (forecast: Forecast) => Range | null | undefined,
  ) =>
    (['low', 'mid', 'high'] as const).map((part) =>
      number(`${id} ${part}`, t(`statistics.file.${part}`, { name: label }), (forecast) => {
        const found = of(forecast);
        return found ? quantities.convert(quantityOf(forecast.product), found[part]) : null;
      }),
    );
  const horizon = (forecast: Forecast) => forecast.horizons.find((one) => one.months === months);
  return [
    { id: 'field', label: t('statistics.forecast.field'), value: ({ name }) => name },
    {
      id: 'rateUnit',
      label: t('statistics.file.unitOfRates'),
      value: ({ forecast }) => forecast && quantities.unit(rateOf(forecast.product)),
    },
    {
      id: 'volumeUnit',
      label: t('statistics.file.unitOfVolumes'),
      value: ({ forecast }) => forecast && quantities.unit(volumeOf(forecast.product)),
    },
    number('now', t('statistics.forecast.now'), ({ now, product }) =>
      quantities.convert(rateOf(product), now?.rate ?? null),
    ),
    ...range('begin', t('statistics.forecast.begin'), rateOf, ({ begin }) => begin),
    {
      ...number('declinePct', t('statistics.forecast.declinePct'), ({ declinePct }) => declinePct),
      unit: quantities.unit('share'),
    },
    ...range('rate', t('wellPanel.forecast.rate'), rateOf, (forecast) => horizon(forecast)?.rate),
    ...range('volume', t('wellPanel.forecast.volume'), volumeOf, (forecast) => horizon(forecast)?.volume),
    ...range(
      'withWork',
      t('wellPanel.forecast.withWork'),
      volumeOf,
      (forecast) => horizon(forecast)?.withWork,
    ),
    ...(ends
      ? range('remaining', t('statistics.forecast.remaining'), volumeOf, ({ remaining }) => remaining?.volume)
      : []),
    number('wells', t('statistics.forecast.wells'), ({ wells }) => wells),
    {
      ...number('onStreamPct', t('statistics.forecast.onStream'), ({ onStreamPct }) => onStreamPct),
      unit: quantities.unit('share'),
    },
    {
      id: 'returning',
      label: t('statistics.forecast.returning'),
      value: ({ forecast }) =>
        forecast?.returning.map(({ name, returns }) => `${name} ${returns}`).join('; '),
    },
    {
      id: 'out',
      label: t('statistics.forecast.out'),
      value: ({ forecast }) => forecast?.out.map(({ name }) => name).join('; '),
    },
    { id: 'day', label: t('statistics.file.lastDay'), value: ({ forecast }) => forecast?.day },
  ];
}
