import type { SustainableProduction } from '@cnx/api';
import { Badge, type DataColumn } from '@cnx/ui';
import {
  amountColumn,
  dayColumn,
  namedColumns,
  summedColumn,
  type ColumnSpec,
  type ListColumn,
} from '../../insight/columns.ts';
import { estimatedColumn } from '../../insight/quality-column.tsx';
import type { Formats } from '../../insight/use-formats.ts';
import type { Quantity } from '../../quantities.ts';
import {
  emissionsOf,
  missesTarget,
  targetOf,
  type EmissionsDay,
  type FieldEmissions,
  type FieldMeasure,
} from './sustainable-production.ts';

export function topColumns(formats: Formats): readonly DataColumn<FieldEmissions>[] {
  const { entity, intensity, emissions, flaring, methane } = columns(formats);
  return [entity, { ...intensity, width: 208 }, emissions, { ...flaring, width: 184 }, methane];
}

export function allColumns(
  formats: Formats,
  rows: readonly EmissionsDay[],
): readonly ListColumn<EmissionsDay>[] {
  const { entity, intensity, emissions, flaring, methane, reinjected } = columns(formats);
  const { period, energy, quality } = namedColumns((key) => formats.t(`sustainableProduction.${key}`), {
    period: dayColumn(formats, (row) => row.period, rows),
    energy: amountColumn(formats, 'specificEnergy', (row: SustainableProduction) => row.specificEnergy, {
      digits: 1,
      width: 148,
    }),
    quality: estimatedColumn(formats, (row: SustainableProduction) => row.quality, rows),
  });
  const { t, quantities } = formats;
  const metrics = rows[0]?.metrics ?? [];
  /** Ratios are not summed: each is that of the sums, held against its target. */
  const ratio = (column: ListColumn<EmissionsDay>, key: FieldMeasure): ListColumn<EmissionsDay> => {
    const { quantity, digits } = column;
    const valueOf = (days: readonly EmissionsDay[]) => (days.length > 0 ? emissionsOf(days)[key] : null);
    const aim = targetOf(metrics, key);
    const shown = (value: number) =>
      Number(((quantity && quantities.convert(quantity, value)) ?? value).toFixed(digits ?? 1));
    const target =
      aim &&
      quantity &&
      [
        aim.direction === 'lowerIsBetter' ? '≤' : '≥',
        quantities.number(quantity, aim.target, { digits }),
      ].join('\u00a0');
    return {
      ...column,
      ...(target && {
        note: t('sustainableProduction.targetOf', { value: target }),
        mark: (days) => {
          const value = days.length === 1 ? days[0]![key] : valueOf(days);
          return (
            missesTarget(value, aim, shown) && (
              <Badge tone="warning" emphasis="quiet" labelHidden tabIndex={-1}>
                {t('sustainableProduction.missed', { value: target })}
              </Badge>
            )
          );
        },
      }),
      total: (days) => {
        const value = valueOf(days);
        return quantity ? quantities.convert(quantity, value) : value;
      },
    };
  };
  return [
    entity,
    period,
    ratio(intensity, 'carbonIntensity'),
    { ...emissions, estimated: (row) => row.quality === 'estimated' },
    ratio(flaring, 'flaringIntensity'),
    ratio(methane, 'methaneIntensity'),
    ratio(energy, 'specificEnergy'),
    ratio(reinjected, 'reinjectedPct'),
    quality,
  ];
}

/** What the table has no column for. */
export function facts(formats: Formats): readonly DataColumn<SustainableProduction>[] {
  const { t } = formats;
  const amount = (quantity: Quantity, valueOf: (row: SustainableProduction) => number | null, digits = 0) =>
    amountColumn(formats, quantity, valueOf, { digits });
  const named = namedColumns((key) => t(`sustainableProduction.${key}`), {
    vented: amount('gasVolume', (row) => row.ventedGas),
    marketed: amount('gasVolume', (row) => row.marketedGas),
    water: amount('liquidVolume', (row) => row.producedWater),
    flared: amount('gasVolume', (row) => row.flaredGas),
    factorSet: { value: ({ factorSet }: SustainableProduction) => factorSet },
    scope: { value: ({ scopes }) => scopes.join(', ') },
  });
  return Object.values(named);
}

/** Figures that a sum of estimates is good for. */
const sumFigures = 4;

/** A column whose sums say no more figures than they are good for. */
function roundedSum<Row>({ total, ...column }: ColumnSpec<Row>): ColumnSpec<Row> {
  return {
    ...column,
    total: (rows) => {
      const sum = total?.(rows);
      return typeof sum === 'number' ? Number(sum.toPrecision(sumFigures)) : sum;
    },
  };
}

/** The columns that a single row and a sum of rows have in common. */
function columns(formats: Formats) {
  type Summed = SustainableProduction | FieldEmissions;
  const { t } = formats;
  const amount = (quantity: Quantity, digits: number, valueOf: (row: Summed) => number | null) =>
    amountColumn(formats, quantity, valueOf, { digits, width: 148 });
  return namedColumns((key) => t(`sustainableProduction.${key}`), {
    entity: { value: ({ entity }: Summed) => entity.name, groupable: true, width: 140 },
    intensity: amount('carbonIntensity', 1, (row) => row.carbonIntensity),
    emissions: roundedSum(summedColumn(formats, 'emissionsMass', (row: Summed) => row.co2e, { width: 148 })),
    flaring: amount('flaringIntensity', 2, (row) => row.flaringIntensity),
    methane: amount('share', 2, (row) => row.methaneIntensity),
    reinjected: amount('share', 1, (row) => row.reinjectedPct),
  });
}
