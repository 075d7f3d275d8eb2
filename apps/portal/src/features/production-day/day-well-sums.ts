import type { ProductionDayWell } from '@cnx/api';
import type { Formats } from '../../insight/use-formats.ts';
import { quantitiesOf } from '../../quantities.ts';

const mainProducts = ['oil', 'gas'] as const;

/** What a well made of its main product (Sm3). */
export const volumeOf = ({ product, oil, gas }: ProductionDayWell) => (product === 'gas' ? gas : oil);

/** What it could have made and did not (Sm3). */
export function belowPotential(row: ProductionDayWell): number | null {
  const [volume, potential] = [volumeOf(row), row.product === 'gas' ? row.gasPotential : row.oilPotential];
  return volume === null || potential === null ? null : Math.max(0, potential - volume);
}

/** The oil of wells, Sm3: also that of gas wells. */
const oilOf = (rows: readonly ProductionDayWell[]) => rows.reduce((total, { oil }) => total + (oil ?? 0), 0);

/**
 * What the listed wells come to, a line for each product that some of them are for: oil and gas are never added. The oil is that of all of them, as the
 * day's figure is: gas wells bring some with their gas. What is not known of a well is in no sum.
 */
export function sumLines({ t, quantities }: Formats, rows: readonly ProductionDayWell[]): readonly string[] {
  return mainProducts.flatMap((product) => {
    const wells = rows.filter((row) => row.product === product);
    if (wells.length === 0) return [];
    const sum = (of: (row: ProductionDayWell) => number | null) =>
      wells.reduce((total, row) => total + (of(row) ?? 0), 0);
    const { volume, rate } = quantitiesOf(product);
    const parts = [
      // The gas of oil wells is in no sum of what gas wells make.
      [
        product === 'gas' ? t('productionDay.list.gasWells') : t('productionDay.oil'),
        quantities.text(volume, product === 'gas' ? sum(volumeOf) : oilOf(rows), { digits: 0 }),
      ],
      [t('productionDay.list.columns.atRisk'), quantities.text(volume, sum(belowPotential), { digits: 0 })],
      [
        t('productionDay.list.columns.lost'),
        quantities.text(
          rate,
          sum(({ lossPerDay }) => lossPerDay),
          { digits: 0 },
        ),
      ],
    ];
    return [parts.map((part) => part.join(' ')).join(' · ')];
  });
}
