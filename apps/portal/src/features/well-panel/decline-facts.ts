import type { WellForecast } from '@cnx/api';
import type { DescriptionItem } from '@cnx/ui';
import type { Formats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';

type Step = WellForecast['steps'][number];

/** A step in words, with its day. */
export const stepText = ({ kind, day }: Step, { t, dates }: Formats): string =>
  t(`wellPanel.forecast.step.${kind}`, { day: dates.day(day) });

/** Which days a decline is of, and why these. */
export function basisOf({ basis, begins, lastStep, slide, from }: WellForecast, formats: Formats): string {
  const { t, dates } = formats;
  if (basis === 'before' && lastStep)
    return t('wellPanel.forecast.basis.before', { step: stepText(lastStep, formats) });
  if (basis === 'chosen')
    return t('wellPanel.forecast.basis.chosen', { day: from === null ? unknownValue : dates.day(from) });
  if (slide) return t('wellPanel.forecast.basis.slide');
  return begins
    ? t('wellPanel.forecast.basis.sinceStep', { step: stepText(begins, formats) })
    : t('wellPanel.forecast.basis.whole');
}

/** When a well that stands still is forecast to come back, or why it is in no forecast; null of one that runs. */
export function outlookOf({ outlook }: WellForecast, { t, dates, quantities }: Formats): string | null {
  const day = outlook.lastMade === null ? unknownValue : dates.day(outlook.lastMade);
  if (outlook.state === 'out') return t('wellPanel.forecast.outlook.out', { day });
  if (outlook.state === 'waits')
    return t('wellPanel.forecast.outlook.waits', {
      day,
      cause: t(`deferredProduction.reasons.${outlook.cause as 'integrity'}`, {
        defaultValue: outlook.cause ?? unknownValue,
      }),
    });
  if (outlook.returns === null || outlook.returnsBy === null) return null;
  return t('wellPanel.forecast.outlook.returns', {
    day,
    back: dates.day(outlook.returns),
    why: t(`wellPanel.forecast.outlook.${outlook.returnsBy}`, {
      hours: quantities.text('hours', outlook.usualHours, { digits: 1 }),
    }),
  });
}

type Fact =
  | 'qi'
  | 'nominal'
  | 'effective'
  | 'exponent'
  | 'model'
  | 'days'
  | 'excluded'
  | 'residual'
  | 'cumulative'
  | 'ultimate';

/** What a curve is named by and rests on: with rate, decline and exponent every P50 can be computed anew. */
export function declineFacts(
  { product, status, from, to, fittedTo, days, excluded, cumulative, remaining }: WellForecast,
  fit: NonNullable<WellForecast['fit']>,
  { t, quantities, dates }: Formats,
): DescriptionItem[] {
  const rate = product === 'gas' ? 'gasRate' : 'liquidRate';
  const volume = product === 'gas' ? 'gasVolume' : 'liquidVolume';
  const share = (value: number) => quantities.text('share', value, { digits: 1 });
  const declines = status === 'fitted';
  const fact = (id: Fact, value: string | null) => ({ id, label: t(`wellPanel.forecast.fact.${id}`), value });
  const ultimate = remaining?.ultimate;
  return [
    fact(
      'qi',
      t('wellPanel.forecast.onDay', {
        rate: quantities.text(rate, fit.rate, { digits: 1 }),
        day: to === null ? unknownValue : dates.day(to),
      }),
    ),
    fact('nominal', declines ? t('wellPanel.forecast.aYear', { share: share(fit.nominalPct) }) : null),
    fact('effective', declines ? t('wellPanel.forecast.aYear', { share: share(fit.declinePct) }) : null),
    fact('exponent', declines ? quantities.count(fit.exponent) : null),
    fact('model', declines ? t(`wellPanel.forecast.kind.${fit.kind}`) : null),
    fact(
      'days',
      t('wellPanel.forecast.used', {
        days: quantities.count(days),
        window: from && fittedTo ? dates.days(from, fittedTo) : unknownValue,
      }),
    ),
    fact(
      'excluded',
      t('wellPanel.forecast.excludedDays', {
        notValid: quantities.count(excluded.notValid),
        inLosses: quantities.count(excluded.inLosses),
        leftOut: quantities.count(excluded.leftOut),
      }),
    ),
    fact('residual', t('wellPanel.forecast.residualOf', { share: share(fit.residualPct) })),
    fact('cumulative', quantities.text(volume, cumulative, { inFull: true })),
    fact(
      'ultimate',
      ultimate
        ? t('wellPanel.forecast.ultimateOf', {
            mid: quantities.number(volume, ultimate.mid, { inFull: true }),
            low: quantities.number(volume, ultimate.low, { inFull: true }),
            high: quantities.text(volume, ultimate.high, { inFull: true }),
          })
        : t('wellPanel.forecast.noEnd'),
    ),
  ];
}
