import type { components } from '@cnx/api/schema';
import type { ReportSheet } from './report-cells.ts';
import type { FieldGas } from './sustainable-production.ts';

// Where gas and water of a report went.

type Report = components['schemas']['MonthlyReport'];
type Balance = components['schemas']['ReportedBalance'];

/** The balances of a report's fields: their parts come to what each of them produced, so that no volume is left out. */
export function balancesOf(
  entities: Report['entities'],
  gas: readonly FieldGas[],
): NonNullable<Report['balances']> {
  const known = new Map(gas.map((of) => [of.fieldId, of]));
  return entities.flatMap(({ entity, figures }): Balance[] => {
    const { id, name } = entity;
    if (entity.level !== 'field' || figures === null || id === null || name === null) return [];
    const of = known.get(id);
    const balanced = of !== undefined && of.days > 0 ? of : null;
    const reinjected = of?.reinjectedWater ?? null;
    return [
      {
        field: { level: 'field', id, name },
        producedGas: figures.gas,
        gasDays: balanced?.days ?? 0,
        flaredGas: balanced && balanced.flared,
        ventedGas: balanced && balanced.vented,
        marketedGas: balanced && balanced.marketed,
        otherGas: balanced && balanced.produced - balanced.flared - balanced.vented - balanced.marketed,
        unbalancedGas: figures.gas === null ? null : settled(figures.gas - (balanced?.produced ?? 0)),
        producedWater: figures.water,
        reinjectedWater: reinjected,
        unreportedWater: figures.water === null ? null : settled(figures.water - (reinjected ?? 0)),
        injectedWater: figures.injection,
      },
    ];
  });
}

/** Volumes are given to a thousandth of an Sm3: less is what the arithmetic of sums leaves. */
const settled = (volume: number) => (Math.abs(volume) < 1e-3 ? 0 : volume);

/** What no balance of the portal holds, as a row of the workbook. */
const notHeld =
  'Not in the data: fuel gas apart, discharged water, stock, allocation factors, fiscal and sold volumes, shares of partners';

/** The sheet of the balances. */
export const balanceSheet = ({ balances = [] }: Report): ReportSheet => ({
  name: 'Balances',
  head: [
    ...['Field', 'Gas produced (Sm3)', 'Days with marketed gas', 'Flared on them (Sm3)'],
    ...['Vented on them (Sm3)', 'Marketed on them (Sm3)', 'Fuel, other use and difference on them (Sm3)'],
    ...['Gas without a reported market (Sm3)', 'Water produced (Sm3)', 'Of it reinjected (Sm3)'],
    ...['Water not reported where it went (Sm3)', 'Water injected, of any source (Sm3)'],
  ],
  rows: [
    ...balances.map(({ field, ...of }) => [
      ...[field.name, of.producedGas, of.gasDays, of.flaredGas, of.ventedGas, of.marketedGas],
      ...[of.otherGas, of.unbalancedGas, of.producedWater, of.reinjectedWater],
      ...[of.unreportedWater, of.injectedWater],
    ]),
    [notHeld],
  ],
});
