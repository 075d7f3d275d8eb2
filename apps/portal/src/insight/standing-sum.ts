import type { StandingOfWindow } from '@cnx/api';
import { quantitiesOf } from '../quantities.ts';
import type { ShownProduct } from '../state/product.atoms.ts';
import type { Formats } from './use-formats.ts';

/** What an efficiency is of, Sm3; null where none is known. */
export interface JudgedVolumes {
  readonly potential: number | null;
  readonly deferred: number | null;
}

/**
 * The efficiency that there would be if standing losses were counted as lost (%): they are no part of the potential that it is of. Null without a
 * potential.
 */
export function efficiencyWithStanding(
  { potential, deferred }: JudgedVolumes,
  { volume }: Pick<StandingOfWindow, 'volume'>,
): number | null {
  if (potential === null || potential + volume <= 0) return null;
  return Math.max(0, (100 * (potential - (deferred ?? 0))) / (potential + volume));
}

/**
 * Names the standing losses of a window, which no potential, deferred volume or efficiency beside it counts: "Standing losses, in no
 * potential …: 38,900 Sm³ on 47 wells …". Null where none stood.
 */
export function standingSentence(
  standing: StandingOfWindow | undefined,
  judged: JudgedVolumes,
  product: ShownProduct,
  { t, quantities }: Pick<Formats, 't' | 'quantities'>,
): string | null {
  if (standing === undefined) return null;
  const { notComputed = 0 } = standing;
  const unknown =
    notComputed > 0 &&
    t('insight.standing.notComputed', { count: notComputed, wells: quantities.count(notComputed) });
  if (standing.wells === 0) return unknown || null;
  const { volume, rate } = quantitiesOf(product);
  const { wells, wellsNow } = standing;
  const efficiency = efficiencyWithStanding(judged, standing);
  return [
    t('insight.standing.sum', {
      count: wells,
      wells: quantities.count(wells),
      volume: quantities.text(volume, standing.volume),
    }),
    t('insight.standing.now', {
      count: wellsNow,
      wells: quantities.count(wellsNow),
      rate: quantities.text(rate, standing.rate, { digits: 0 }),
    }),
    unknown,
    efficiency !== null &&
      // Of a part of the wells it would be too high.
      notComputed === 0 &&
      t('insight.standing.efficiency', { share: quantities.text('share', efficiency, { digits: 1 }) }),
    t('insight.standing.why'),
  ]
    .filter(Boolean)
    .join(' ');
}
