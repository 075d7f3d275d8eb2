import type { DayLosses } from '@cnx/api';
import type { WaterfallItem } from '@cnx/ui';
import { efficiencyWithStanding } from '../../insight/standing-sum.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { quantitiesOf } from '../../quantities.ts';
import { isOfGas } from '../../state/product.atoms.ts';

type Product = DayLosses['product'];

/** The losses of a day, those of the first product of its wells first: gas of wells that are all for gas, else oil. */
export function orderedLosses(
  losses: readonly DayLosses[] | undefined,
  products: readonly Product[],
): readonly DayLosses[] {
  const first = isOfGas(products) ? 'gas' : 'oil';
  return [...(losses ?? [])].sort((a, b) => Number(b.product === first) - Number(a.product === first));
}

/** What was made below the potential of the day, with an exception and without (Sm3). */
export const below = ({ withException, withoutException }: DayLosses): number =>
  withException + withoutException;

/** The steps from the potential to what was produced, in the user's unit; a step of nothing is left out but those of losses. */
export function lossSteps(losses: DayLosses, { t, quantities }: Formats): WaterfallItem[] {
  const { volume: quantity } = quantitiesOf(losses.product);
  const amount = (value: number) => quantities.convert(quantity, value);
  const change = (id: string, label: string, value: number): WaterfallItem => ({
    ...{ id, label },
    kind: 'change',
    value: amount(value),
  });
  return [
    {
      id: 'potential',
      label: t('productionDay.losses.potential'),
      kind: 'total',
      value: amount(losses.potential),
    },
    change(
      'withException',
      t('productionDay.losses.withException', { wells: quantities.count(losses.withExceptionWells) }),
      -losses.withException,
    ),
    change(
      'withoutException',
      t('productionDay.losses.withoutException', { wells: quantities.count(losses.withoutExceptionWells) }),
      -losses.withoutException,
    ),
    ...(['abovePotential', 'otherVolume'] as const).flatMap((id) =>
      losses[id] > 0 ? [change(id, t(`productionDay.losses.${id}`), losses[id])] : [],
    ),
    { id: 'volume', label: t('productionDay.losses.volume'), kind: 'total', value: amount(losses.volume) },
  ];
}

/** Says what was lost on a day, its share of the potential, and on how many wells with an open exception and without. */
export function lossSentence(losses: DayLosses, day: string, { t, quantities }: Formats): string {
  const { volume } = quantitiesOf(losses.product);
  const text = (value: number) => quantities.text(volume, value, { digits: 0 });
  const wells = (count: number) => t('productionDay.losses.wells', { count, wells: quantities.count(count) });
  const share = losses.potential > 0 ? (100 * below(losses)) / losses.potential : 0;
  return t('productionDay.losses.sentence', {
    day,
    lost: text(below(losses)),
    share: quantities.text('share', share, { digits: 1 }),
    with: text(losses.withException),
    withWells: wells(losses.withExceptionWells),
    without: text(losses.withoutException),
    withoutWells: wells(losses.withoutExceptionWells),
  });
}

/** Says what stands beside the losses of the day, and what the efficiency would be with it; null where nothing does. */
export function standingBeside(
  losses: DayLosses,
  standing: { readonly wells: number; readonly oil: number; readonly gas: number } | undefined,
  { t, quantities }: Formats,
): string | null {
  const rate = standing?.[losses.product] ?? 0;
  if (standing === undefined || rate <= 0) return null;
  const judged = { potential: losses.potential, deferred: below(losses) };
  const share = (value: number | null) => quantities.text('share', value ?? 0, { digits: 1 });
  return t('productionDay.losses.standing', {
    count: standing.wells,
    wells: quantities.count(standing.wells),
    rate: quantities.text(quantitiesOf(losses.product).rate, rate, { digits: 0 }),
    efficiency: share(efficiencyWithStanding(judged, { volume: rate })),
    own: share(efficiencyWithStanding(judged, { volume: 0 })),
  });
}

/** The losses of the second product in one line, beside those of the first: gas beside oil, condensate of wells that are all for gas. */
export function otherSentence(losses: DayLosses, { t, quantities }: Formats): string {
  const { volume } = quantitiesOf(losses.product);
  const text = (value: number) => quantities.text(volume, value, { digits: 0 });
  return t(`productionDay.losses.${losses.product === 'gas' ? 'gasWells' : 'condensate'}`, {
    potential: text(losses.potential),
    with: text(losses.withException),
    without: text(losses.withoutException),
    above: text(losses.abovePotential),
    other: text(losses.otherVolume),
    volume: text(losses.volume),
  });
}
