import type { SustainableProduction } from '@cnx/api';
import type { DataColumn } from '@cnx/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../insight/use-formats.ts';
import { dayTime, type Quantity } from '../../quantities.ts';
import type { FieldEmissions } from './carbon-by-field.ts';

/** What a single row and a sum of rows have in common. */
type Summed = Pick<
  SustainableProduction,
  'entity' | 'co2e' | 'carbonIntensity' | 'flaredGas' | 'flaringIntensity' | 'methaneIntensity' | 'quality'
>;

/** The columns of sustainable production: sums by field for the card, single rows for all of them. */
export function useEmissionsColumns(): {
  top: readonly DataColumn<FieldEmissions>[];
  all: readonly DataColumn<SustainableProduction>[];
} {
  const { t } = useTranslation('portal');
  const { quantities, dates } = useFormats();
  return useMemo(() => {
    const amount = <Row,>(
      id: 'emissions' | 'intensity' | 'flared' | 'flaring' | 'methane' | 'energy',
      quantity: Quantity,
      digits: number,
      valueOf: (row: Row) => number | null,
    ): DataColumn<Row> => ({
      id,
      header: t(`sustainableProduction.${id}`),
      unit: quantities.unit(quantity),
      kind: 'number',
      digits,
      value: (row) => quantities.convert(quantity, valueOf(row)),
      width: 148,
    });
    const common: DataColumn<Summed>[] = [
      {
        id: 'entity',
        header: t('sustainableProduction.entity'),
        value: ({ entity }) => entity.name,
        width: 140,
      },
      amount('intensity', 'carbonIntensity', 1, (row) => row.carbonIntensity),
      amount('emissions', 'emissions', 0, (row) => row.co2e),
      amount('flared', 'gasVolume', 0, (row) => row.flaredGas),
      amount('flaring', 'flaringIntensity', 2, (row) => row.flaringIntensity),
      amount('methane', 'share', 2, (row) => row.methaneIntensity),
    ];
    const quality: DataColumn<Summed> = {
      id: 'quality',
      header: t('sustainableProduction.quality'),
      value: (row) => t(`vocabulary.quality.${row.quality}`),
    };
    return {
      top: [...common, quality],
      all: [
        {
          id: 'period',
          header: t('sustainableProduction.period'),
          value: ({ period }: SustainableProduction) => dayTime(period),
          cell: ({ period }: SustainableProduction) => dates.day(period),
          width: 116,
        },
        ...common,
        amount<SustainableProduction>('energy', 'specificEnergy', 1, (row) => row.specificEnergy),
        quality,
      ],
    };
  }, [t, quantities, dates]);
}
