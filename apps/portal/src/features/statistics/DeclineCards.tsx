import type { DeclineStatistics, StatisticsRow } from '@cnx/api';
import {
  Card,
  CsvDownload,
  DataTable,
  EmptyState,
  NumberField,
  SegmentedControl,
  Stack,
  styled,
  Text,
  type DataColumn,
} from '@cnx/ui';
import { useMemo, useState } from 'react';
import { amountColumn, namedColumns } from '../../insight/columns.ts';
import { economicRateOf } from '../../insight/economic-rate.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { unknownValue, type Quantity } from '../../quantities.ts';
import {
  forecastFile,
  rateOf,
  steepFile,
  type FieldDecline,
  type Forecast,
  type Range,
  type SteepWell,
} from './decline-files.ts';
import { useFirstRows } from './use-first-rows.tsx';
import { rangeOfSum } from './range-of-sum.ts';

const Choices = styled('div', { row: '$3', flexWrap: 'wrap', alignItems: 'end' });

/** Props of {@link DeclineCards}. */
export interface DeclineCardsProps {
  body: DeclineStatistics;
  loading: boolean;
  /** Rate of a field at which its production ends, Sm3/d; null for none. */
  economicRate: number | null;
  /** Another such rate was typed. */
  onEconomicRateChange: (rate: number | null) => void;
  /** A well or a field was pressed. */
  onSelect: (row: Pick<StatisticsRow, 'entity'>) => void;
}

/** The wells that slide without a step, by field, and where the total of each field leads. */
export function DeclineCards(props: DeclineCardsProps) {
  return (
    <>
      <SteepWells {...props} />
      <FieldForecasts {...props} />
    </>
  );
}

function SteepWells({ body, loading, onSelect }: DeclineCardsProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const wells = useMemo(() => body.fields.flatMap(({ steep }) => steep), [body]);
  const columns = useMemo(() => steepColumns(formats), [formats]);
  const title = t('statistics.cards.steep');
  const { limit, more } = useFirstRows(wells.length);
  const judged = body.fields.reduce((sum, field) => sum + field.wells, 0);
  const sentence =
    wells.length === 0
      ? t('statistics.steep.none', { wells: quantities.count(judged) })
      : t('statistics.steep.sentence', { count: wells.length, wells: quantities.count(judged) });
  const ofProduct = t(`statistics.declinesOf.${body.product}`);
  return (
    <Card
      title={title}
      loading={loading}
      takeaway={wells.length > 0 ? `${sentence} ${ofProduct}` : ofProduct}
    >
      {wells.length === 0 ? (
        <EmptyState title={sentence} />
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={wells}
          rowId={({ well }) => well.id}
          actions={<CsvDownload fileName="statistics_declines.csv" columns={steepFile(formats)} />}
          onSelect={({ well }) =>
            onSelect({ entity: { level: 'well', id: well.id, name: well.name, place: well.fieldName } })
          }
          lineColumns={['recentPct', 'yearPct', 'missing']}
          compact
          flush
          fullHeight
          {...limit}
        />
      )}
      {more}
      <Text size="small" emphasis="quiet">
        {t('statistics.steep.rule')}
      </Text>
    </Card>
  );
}

function steepColumns(formats: Formats): readonly DataColumn<SteepWell>[] {
  const { t, quantities, dates } = formats;
  const rate = ({ product }: SteepWell, value: number) =>
    quantities.text(product === 'gas' ? 'gasRate' : 'liquidRate', value);
  const rateColumn = (valueOf: (row: SteepWell) => number) => ({
    value: (row: SteepWell) => rate(row, valueOf(row)),
    align: 'end' as const,
    sortable: false,
    minWidth: 104,
  });
  const named = namedColumns(
    (key: 'field' | 'well' | 'recentPct' | 'yearPct' | 'rate' | 'expected' | 'missing' | 'days') =>
      t(`statistics.steep.${key}`),
    {
      field: { value: ({ well }: SteepWell) => well.fieldName, groupable: true, minWidth: 104 },
      well: { value: ({ well }: SteepWell) => well.name, minWidth: 104 },
      recentPct: amountColumn(formats, 'share', ({ recentPct }: SteepWell) => recentPct, { digits: 1 }),
      yearPct: amountColumn(formats, 'share', ({ yearPct }: SteepWell) => yearPct, { digits: 1 }),
      rate: rateColumn((row) => row.rate),
      expected: rateColumn((row) => row.expected),
      missing: rateColumn((row) => row.expected - row.rate),
      days: { value: ({ from, to }: SteepWell) => dates.days(from, to), sortable: false, minWidth: 184 },
    },
  );
  return Object.values(named);
}

function FieldForecasts({ body, loading, economicRate, onEconomicRateChange, onSelect }: DeclineCardsProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const [months, setMonths] = useState<'3' | '12' | '24'>('12');
  const columns = useMemo(
    () => forecastColumns(body, formats, Number(months), economicRate !== null),
    [body, formats, months, economicRate],
  );
  const title = t('statistics.cards.forecast');
  const { limit, more } = useFirstRows(body.fields.length);
  return (
    <Card title={title} loading={loading} takeaway={t(`statistics.declinesOf.${body.product}`)}>
      <Stack gap="3">
        <Choices>
          <SegmentedControl
            label={t('wellPanel.forecast.months')}
            size="sm"
            items={(['3', '12', '24'] as const).map((value) => ({
              value,
              label: t('wellPanel.forecast.inMonths', { count: Number(value) }),
            }))}
            value={months}
            onValueChange={setMonths}
          />
          <NumberField
            label={t('wellPanel.forecast.economicRate')}
            unit={quantities.unit(rateOf(body.product))}
            value={economicRate === null ? null : quantities.convert(rateOf(body.product), economicRate)}
            min={0}
            onValueChange={(shown) =>
              onEconomicRateChange(economicRateOf(shown, quantities.convert(rateOf(body.product), 1)))
            }
          />
        </Choices>
        <DataTable
          label={title}
          columns={columns}
          rows={body.fields}
          rowId={({ id }) => id}
          actions={
            <CsvDownload
              fileName="statistics_forecast.csv"
              columns={forecastFile(formats, Number(months), economicRate !== null)}
            />
          }
          onSelect={({ id, name }) => onSelect({ entity: { level: 'field', id, name, place: null } })}
          lineColumns={['now', 'declinePct', 'volume']}
          compact
          flush
          fullHeight
          {...limit}
        />
        {more}
        <Text size="small" emphasis="quiet">
          {t('statistics.forecast.rule')}
        </Text>
      </Stack>
    </Card>
  );
}

/** So many fields that are in no sum are named at it. */
const namedFields = 3;

/** A column has one scale. */
const inFull = { inFull: true };

/** Least widths, px: with them all columns fit a card of 1,158 px. The more ranges there are, the less room each has with its figure above it. */
const widths = {
  usual: { field: 116, share: 96, range: 140, basis: 240 },
  withEnd: { field: 112, share: 88, range: 128, basis: 184 },
};

/** Names the row of the sum by the fields that it is of, which have wells for the product: those without a forecast are named where they are few. */
function sumLabel(
  fields: readonly FieldDecline[],
  product: DeclineStatistics['product'],
  { t, quantities, language }: Pick<Formats, 't' | 'quantities' | 'language'>,
) {
  const known = fields.filter(({ forecast }) => forecast && forecast.horizons.length > 0).length;
  const sum = t(`statistics.forecast.sum.${product ?? 'oil'}`, {
    count: known,
    fields: quantities.count(known),
  });
  const others = fields.flatMap(({ name, forecast }) =>
    forecast && forecast.horizons.length > 0 ? [] : [name],
  );
  return others.length === 0 || others.length > namedFields
    ? sum
    : t('statistics.forecast.without', { sum, names: new Intl.ListFormat(language).format(others) });
}

function forecastColumns(
  { fields, product }: DeclineStatistics,
  { t, quantities, dates, language }: Formats,
  months: number,
  ends: boolean,
): readonly DataColumn<FieldDecline>[] {
  const width = ends ? widths.withEnd : widths.usual;
  const range = (forecast: Pick<Forecast, 'product'>, of: 'Rate' | 'Volume', { low, mid, high }: Range) => {
    const quantity = forecast.product === 'gas' ? (`gas${of}` as const) : (`liquid${of}` as const);
    return t('wellPanel.forecast.range', {
      mid: quantities.number(quantity, mid, inFull),
      low: quantities.number(quantity, low, inFull),
      high: quantities.text(quantity, high, inFull),
    });
  };
  const horizon = (forecast: Forecast) => forecast.horizons.find((one) => one.months === months);
  const text = (of: (forecast: Forecast) => string | null, minWidth = width.share) => ({
    value: ({ forecast }: FieldDecline) => (forecast ? of(forecast) : null),
    align: 'end' as const,
    sortable: false,
    minWidth,
    wrap: true,
  });
  /** The sum over the fields that know it. */
  const total = (quantity: Quantity, of: (forecast: Forecast) => number | undefined) => {
    const known = fields.flatMap(({ forecast }) => (forecast ? (of(forecast) ?? []) : []));
    const sum = known.length === 0 ? null : known.reduce((all, value) => all + value, 0);
    return { total: () => quantities.text(quantity, sum, inFull) };
  };
  /** The sum of ranges: what fields turn out to make is correlated as that of the wells of one. */
  const totalRange = (of: 'Rate' | 'Volume', found: (forecast: Forecast) => Range | null | undefined) => {
    const known = fields.flatMap(({ forecast }) => (forecast ? (found(forecast) ?? []) : []));
    const correlation = Math.max(0, ...fields.map(({ forecast }) => forecast?.correlation ?? 0));
    const sum = rangeOfSum(known, correlation);
    return { total: () => sum && range({ product }, of, sum) };
  };
  const named = namedColumns(
    (
      key:
        'field' | 'now' | 'startsAt' | 'declinePct' | 'basis' | 'remaining' | 'rate' | 'volume' | 'withWork',
    ) =>
      key === 'rate' || key === 'volume' || key === 'withWork'
        ? t(`wellPanel.forecast.${key}`)
        : t(`statistics.forecast.${key}`),
    {
      field: {
        value: ({ name }: FieldDecline) => name,
        total: () => sumLabel(fields, product, { t, quantities, language }),
        minWidth: width.field,
        wrap: true,
      },
      now: {
        ...text((forecast) => {
          const quantity = rateOf(forecast.product);
          const { now } = forecast;
          if (!now) return null;
          const rate = quantities.text(quantity, now.rate, inFull);
          return now.downWells === 0
            ? rate
            : t('statistics.forecast.down', {
                rate,
                count: now.downWells,
                wells: quantities.count(now.downWells),
                lost: quantities.text(quantity, now.downRate),
              });
        }, width.range),
        ...total(rateOf(product), ({ now }) => now?.rate),
      },
      startsAt: {
        ...text((forecast) => (forecast.begin ? range(forecast, 'Rate', forecast.begin) : null), width.range),
        ...totalRange('Rate', ({ begin }) => begin),
      },
      declinePct: text(({ declinePct }) =>
        declinePct === null
          ? t('statistics.forecast.none')
          : quantities.text('share', declinePct, { digits: 1 }),
      ),
      rate: {
        ...text((forecast) => {
          const found = horizon(forecast);
          return found ? range(forecast, 'Rate', found.rate) : null;
        }, width.range),
        ...totalRange('Rate', (forecast) => horizon(forecast)?.rate),
      },
      volume: {
        ...text((forecast) => {
          const found = horizon(forecast);
          return found ? range(forecast, 'Volume', found.volume) : null;
        }, width.range),
        ...totalRange('Volume', (forecast) => horizon(forecast)?.volume),
      },
      withWork: {
        ...text((forecast) => {
          const found = horizon(forecast);
          return found ? range(forecast, 'Volume', found.withWork) : null;
        }, width.range),
        ...totalRange('Volume', (forecast) => horizon(forecast)?.withWork),
      },
      remaining: text(
        (forecast) => (forecast.remaining ? range(forecast, 'Volume', forecast.remaining.volume) : null),
        width.range,
      ),
      basis: {
        ...text(
          ({ wells, onStreamPct, returning, kept, out }) =>
            [
              t('statistics.forecast.sumOf', {
                count: wells,
                wells: quantities.count(wells),
                share: quantities.text('share', onStreamPct, { digits: 1 }),
              }),
              ...returning.map(({ name, returns, by }) =>
                t(`statistics.forecast.returns.${by}`, { well: name, day: dates.day(returns) }),
              ),
              ...kept.map(({ name, ...by }) =>
                t('statistics.forecast.byCase', { well: name, name: by.case }),
              ),
              ...out.map(({ name, reason, lastMade }) =>
                t(`statistics.forecast.outBy.${reason}`, {
                  well: name,
                  day: lastMade === null ? unknownValue : dates.day(lastMade),
                }),
              ),
            ].join(' '),
          width.basis,
        ),
        align: 'start',
      },
    },
  );
  const { remaining, basis, ...others } = named;
  return [...Object.values(others), ...(ends ? [remaining] : []), basis];
}
