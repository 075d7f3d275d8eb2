// What the card of deferred production says in sentences.
import type { Compared } from '../../insight/compared.ts';
import { reasonText } from '../../insight/reason-text.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { quantitiesOf, windowDays, type Quantity } from '../../quantities.ts';
import { shownProductOf } from '../../state/product.atoms.ts';
import { sumsOf, type DeferralBody } from './deferred-production.atoms.ts';
import { deferralTakeaway, type DeferralComparison } from './deferred-production.ts';
import type { DeferredProduction } from '@cnx/api';

type Rows = readonly DeferredProduction[];

/** What the volumes of rows are measured in: all rows of an answer are of one product. */
export const volumeOf = ([row]: Rows) => quantitiesOf(shownProductOf(row?.product)).volume;

/** What was lost and mostly why, and how that compares with the compared window. */
export function takeaway(body: DeferralBody, formats: Formats): string {
  const { rows, compared } = body;
  const loss = lossTakeaway(sumsOf(body), formats);
  const comparison = compared && comparisonTakeaway(compared, volumeOf(rows), formats);
  return comparison ? `${loss} ${comparison}` : loss;
}

/** Differences of losses below it, Sm3, count as none. */
export const sameVolume = 0.5;

/** How the losses compare with those of the compared window; null while that is not known. */
function comparisonTakeaway(
  compared: Compared<DeferralComparison>,
  quantity: Quantity,
  { t, dates, quantities }: Formats,
): string | null {
  if (compared.status === 'noData') {
    const { from, to } = compared.window;
    return t('deferredProduction.compared.noData', { days: dates.days(from, to) });
  }
  if (compared.status !== 'shown') return null;
  const { days, deferred, before, daysBefore, likeForLike } = compared.body;
  const against = (other: number) => {
    const difference = deferred - other;
    return {
      side: Math.abs(difference) < sameVolume ? 'same' : difference > 0 ? 'more' : 'less',
      values: {
        difference: quantities.text(quantity, Math.abs(difference)),
        before: quantities.text(quantity, other),
      },
    } as const;
  };
  const whole = against(before);
  const alike = likeForLike === null ? null : against(likeForLike);
  return [
    t(`deferredProduction.compared.${whole.side}`, {
      ...whole.values,
      days: dates.days(days.from, days.to),
    }),
    daysBefore < windowDays(days.from, days.to) &&
      t('deferredProduction.compared.partly', { count: daysBefore, days: quantities.count(daysBefore) }),
    alike && t(`deferredProduction.compared.alike.${alike.side}`, alike.values),
  ]
    .filter(Boolean)
    .join(' ');
}

function lossTakeaway(rows: Rows, formats: Formats): string {
  const { t, quantities } = formats;
  const quantity = volumeOf(rows);
  const result = deferralTakeaway(rows);
  if (result.kind === 'noRows') return t('deferredProduction.takeaway.noRows');
  if (result.kind === 'noPotential') return t('deferredProduction.takeaway.noPotential');
  const {
    potential,
    actual,
    withoutPotential,
    deferred,
    deferredPct,
    planned,
    underperformance,
    normalVariation,
  } = result.totals;
  if (result.kind === 'noLoss') {
    return t('deferredProduction.takeaway.noLoss', {
      actual: quantities.text(quantity, actual - withoutPotential),
      potential: quantities.text(quantity, potential),
    });
  }
  const values = {
    deferred: quantities.text(quantity, deferred),
    share: quantities.text('share', deferredPct, { digits: 1 }),
    planned: quantities.text('share', (planned / deferred) * 100, { digits: 0 }),
    without: quantities.text('share', (underperformance / deferred) * 100, { digits: 0 }),
  };
  const sentence = result.knownCause
    ? t('deferredProduction.takeaway.loss', { ...values, reason: reasonText(result.knownCause, formats) })
    : t('deferredProduction.takeaway.lossUnnamed', values);
  if (normalVariation === 0) return sentence;
  const share = quantities.text('share', (normalVariation / deferred) * 100, { digits: 0 });
  return `${sentence} ${t('deferredProduction.takeaway.noise', { share })}`;
}
