import { quantitiesOf } from '../quantities.ts';
import type { ShownProduct } from '../state/product.atoms.ts';
import type { Formats } from './use-formats.ts';

type Said = Pick<Formats, 't' | 'quantities'>;

/**
 * Names what is estimated of days that were not reported: "3,415 Sm³ estimated for 24 missing well days". Null where nothing is.
 * @param amount Sm3
 */
export function estimatedText(
  amount: number | null | undefined,
  wellDays: number | undefined,
  product: ShownProduct,
  { t, quantities }: Said,
): string | null {
  if (amount == null || wellDays === undefined || wellDays === 0) return null;
  return t('insight.estimated.days', {
    amount: quantities.text(quantitiesOf(product).volume, amount, { inFull: true }),
    count: wellDays,
    days: quantities.count(wellDays),
  });
}

/** A volume as reported, with what is estimated beside it; as it is where nothing is. */
export const withEstimate = (made: string, estimated: string | null, { t }: Pick<Formats, 't'>): string =>
  estimated === null ? made : t('insight.estimated.with', { made, estimated });

/**
 * Says that rates and changes have an estimate in them; null where neither side has one.
 * @param estimated,before what {@link estimatedText} says of the window and of the one that it is compared with
 * @param days the latter's days
 */
export function estimatedChanges(
  estimated: string | null,
  before: string | null,
  days: string,
  { t }: Pick<Formats, 't'>,
): string | null {
  if (estimated === null) return before && t('insight.estimated.changesBeforeAlone', { before, days });
  return before === null
    ? t('insight.estimated.changes', { estimated })
    : t('insight.estimated.changesBefore', { estimated, before, days });
}
