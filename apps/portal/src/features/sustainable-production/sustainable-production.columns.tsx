import type { SustainableProduction } from '@cnx/api';
import type { DataColumn } from '@cnx/ui';
import {
  amountColumn,
  dayColumn,
  namedColumns,
  summedColumn,
  type ListColumn,
} from '../../insight/columns.ts';
import { estimatedColumn } from '../../insight/quality-column.tsx';
import type { Formats } from '../../insight/use-formats.ts';
import type { Quantity } from '../../quantities.ts';
import { emissionsOf, type FieldEmissions } from './sustainable-production.ts';

export function topColumns(formats: Formats): readonly DataColumn<FieldEmissions>[] {
  const { entity, intensity, emissions, flaring, methane } = columns(formats);
  return [entity, { ...intensity, width: 208 }, emissions, { ...flaring, width: 184 }, methane];
}

export function allColumns(
  formats: Formats,
  rows: readonly SustainableProduction[],
): readonly ListColumn<SustainableProduction>[] {
  const { entity, intensity, emissions, flaring, methane, reinjected } = columns(formats);
  const { period, energy, quality } = namedColumns((key) => formats.t(`sustainableProduction.${key}`), {
    period: dayColumn(formats, (row) => row.period, rows),
    energy: amountColumn(formats, 'specificEnergy', (row: SustainableProduction) => row.specificEnergy, {
      digits: 1,
      width: 148,
    }),
    quality: estimatedColumn(formats, (row: SustainableProduction) => row.quality, rows),
  });
  /** Ratios are not summed: each is that of the sums. */
  const ratio = (
    column: ListColumn<SustainableProduction>,
    key: 'carbonIntensity' | 'flaringIntensity' | 'methaneIntensity' | 'specificEnergy' | 'reinjectedPct',
  ): ListColumn<SustainableProduction> => ({
    ...column,
    total: (days) => {
      const value = days.length > 0 ? emissionsOf(days)[key] : null;
      return column.quantity ? formats.quantities.convert(column.quantity, value) : value;
    },
  });
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
    water: amount('liquidVolume', (row) => row.producedWater),
    flared: amount('gasVolume', (row) => row.flaredGas),
    factorSet: { value: ({ factorSet }: SustainableProduction) => factorSet },
    scope: { value: ({ scopes }) => scopes.join(', ') },
  });
  return Object.values(named);
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
    emissions: summedColumn(formats, 'emissions', (row: Summed) => row.co2e, { digits: 0, width: 148 }),
    flaring: amount('flaringIntensity', 2, (row) => row.flaringIntensity),
    methane: amount('share', 2, (row) => row.methaneIntensity),
    reinjected: amount('share', 1, (row) => row.reinjectedPct),
  });
}
