import type { MonthlyReport, ProductionFigures } from '@cnx/api';
import { Text } from '@cnx/ui';
import { estimatedChanges, estimatedText, withEstimate } from '../../insight/missing-estimate.ts';
import { planShares } from '../../insight/plan-shares.ts';
import { standingSentence } from '../../insight/standing-sum.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { addDays, quantitiesOf, type Quantity } from '../../quantities.ts';
import { shownProductOf } from '../../state/product.atoms.ts';
import {
  adjustedTotal,
  columnWriter,
  estimatedOil,
  isRated,
  likeForLike,
  madeColumns,
  madeNamesOf,
  productOf,
  reportedRates,
  sumOf,
  type MadeColumn,
  type RatedName,
} from './monthly-report.ts';
import type { SectionProps } from './ProductionSections.tsx';
import { Points } from './ReportParts.tsx';
import { ReportTable, type ReportColumn } from './ReportTable.tsx';

/** What volumes are measured in per calendar day. */
const rateQuantities = {
  oil: 'liquidRate',
  gas: 'gasRate',
  water: 'liquidRate',
  injection: 'liquidRate',
} as const satisfies Record<RatedName, Quantity>;

/** Key figures beside the month before and the year before, and a sentence for each of the other sections. */
export function SummarySection({ report }: SectionProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const { production, before, lastYear, beforeLikeForLike } = report;
  const alike = likeForLike(before, beforeLikeForLike);
  if (!production) return <Text>{t('monthlyReport.none')}</Text>;
  const value = (of: ProductionFigures | null, name: MadeColumn) =>
    columnWriter(formats, madeColumns[name], [production[name], before?.[name], lastYear?.[name]])(
      of?.[name],
    );
  const rates = reportedRates(report);
  const rateOf = (of: keyof typeof rates) => (name: MadeColumn) =>
    isRated(name) ? quantities.text(rateQuantities[name], rates[of]?.[name] ?? null, { inFull: true }) : '';
  // Of windows of unlike lengths volumes say nothing: what changed is what was made per day.
  const change = (name: MadeColumn) => {
    const [now, then] = isRated(name)
      ? [rates.now?.[name] ?? null, rates.before?.[name] ?? null]
      : [production[name], alike?.[name] ?? null];
    if (now === null || then === null) return '–';
    const quantity = madeColumns[name];
    const { value: written, unit } = quantities.wireChange(quantity === 'share' ? '%' : null, now - then, {
      digits: 1,
    });
    if (quantity === 'share') return `${written} ${unit ?? ''}`;
    return then === 0
      ? '–'
      : quantities.text('share', (100 * (now - then)) / Math.abs(then), { digits: 1, signed: true });
  };
  const columns: ReportColumn<MadeColumn>[] = [
    { head: t('monthlyReport.figure'), value: (name) => t(`statistics.figures.${name}`) },
    { head: t('monthlyReport.unit'), value: (name) => quantities.unit(madeColumns[name]) },
    { head: t('monthlyReport.value'), number: true, value: (name) => value(production, name) },
    ...(report.estimated
      ? [
          {
            head: t('insight.estimated.column'),
            number: true,
            value: (name: MadeColumn) =>
              isRated(name)
                ? quantities.text(madeColumns[name], report.estimated?.[name] ?? null, { inFull: true })
                : '',
          },
        ]
      : []),
    { head: t('monthlyReport.perDay'), number: true, value: rateOf('now') },
    {
      head: report.over ? t('monthlyReport.before') : monthBefore(report, formats),
      number: true,
      value: (name) => value(before, name),
    },
    ...(beforeLikeForLike === undefined
      ? []
      : [{ head: t('monthlyReport.alike'), number: true, value: (name: MadeColumn) => value(alike, name) }]),
    { head: t('monthlyReport.beforePerDay'), number: true, value: rateOf('before') },
    { head: t('monthlyReport.changePerDay'), number: true, value: change },
    { head: t('monthlyReport.lastYear'), number: true, value: (name) => value(lastYear, name) },
  ];
  return (
    <>
      <Points>
        {sentences(report, production, formats).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Points>
      <ReportTable
        caption={t('monthlyReport.sections.summary')}
        columns={columns}
        rows={madeNamesOf(productOf(report))}
        rowId={(name) => name}
      />
      <Text size="small" emphasis="quiet">
        {[t('monthlyReport.summary.rates'), estimatedNote(report, formats)].filter(Boolean).join(' ')}
      </Text>
      {beforeLikeForLike !== undefined && (
        <Text size="small" emphasis="quiet">
          {t('monthlyReport.alikeNote', { days: monthBefore(report, formats) })}
        </Text>
      )}
    </>
  );
}

/** Says what is estimated in rates and changes; null where nothing is. */
function estimatedNote(report: MonthlyReport, formats: Formats): string | null {
  const main = productOf(report);
  const { estimated, beforeEstimated } = report;
  return estimatedChanges(
    estimatedText(estimated?.[main], estimated?.wellDays, main, formats),
    estimatedText(beforeEstimated?.[main], beforeEstimated?.wellDays, main, formats),
    monthBefore(report, formats),
    formats,
  );
}

function sentences(report: MonthlyReport, production: ProductionFigures, formats: Formats): string[] {
  const { t, quantities } = formats;
  const { before, beforeLikeForLike, plan, deferral, emissions, pumps, unanswered, missing } = report;
  const adjusted = adjustedTotal(report);
  const rates = reportedRates(report);
  const main = productOf(report);
  const { rate, volume } = quantitiesOf(main);
  const ofProduct = (amount: number | null) =>
    t(main === 'gas' ? 'exceptions.ofGas' : 'monthlyReport.ofOil', {
      amount: quantities.text(volume, amount),
    });
  const [now, then] = [rates.now?.[main] ?? null, rates.before?.[main] ?? null];
  const { estimated: owed, beforeEstimated: owedBefore } = report;
  const made = {
    made: withEstimate(
      ofProduct(production[main]),
      estimatedText(owed?.[main], owed?.wellDays, main, formats),
      formats,
    ),
    rate: quantities.text(rate, now),
  };
  const lost = deferral.find(({ product }) => product === main);
  const days = sumOf(emissions.map((of) => of.days));
  const estimated = sumOf(emissions.map((of) => of.estimatedDays));
  const counted = (count: number) => ({ count, shown: quantities.count(count) });
  return [
    now === null || !then
      ? t('monthlyReport.summary.madeAlone', made)
      : t(`monthlyReport.summary.${beforeLikeForLike === undefined ? 'made' : 'alike'}`, {
          ...made,
          change: quantities.text('share', (100 * (now - then)) / then, { digits: 1, signed: true }),
          before: withEstimate(
            quantities.text(volume, likeForLike(before, beforeLikeForLike)?.[main] ?? null),
            estimatedText(owedBefore?.[main], owedBefore?.wellDays, main, formats),
            formats,
          ),
          beforeRate: quantities.text(rate, then),
          days: monthBefore(report, formats),
        }),
    ...(adjusted
      ? [
          t('monthlyReport.summary.adjusted', {
            oil: quantities.text('liquidVolume', adjusted.oil, { digits: 1, signed: true }),
            deferred: quantities.text('liquidVolume', adjusted.deferred, { digits: 1, signed: true }),
          }),
        ]
      : []),
    ...(plan && plan.plan > 0 && plan.actual !== null
      ? [
          t('monthlyReport.summary.plan', {
            share: planShares({ plan: plan.plan, actual: plan.actual, estimated: plan.estimated }, formats),
            plan: quantities.text('liquidVolume', plan.plan),
            actual: withEstimate(
              quantities.text('liquidVolume', plan.actual),
              estimatedText(plan.estimated, plan.missingDays, 'oil', formats),
              formats,
            ),
            ...{ count: plan.wells, wells: quantities.count(plan.wells) },
          }),
        ]
      : []),
    ...(lost && lost.potential !== null
      ? [
          t('monthlyReport.summary.deferred', {
            deferred: ofProduct(lost.deferred),
            efficiency: quantities.text('share', lost.efficiencyPct, { digits: 1 }),
          }),
        ]
      : []),
    ...deferral.flatMap(({ product, standing, ...judged }) => {
      const sentence = standingSentence(standing, judged, shownProductOf(product), formats);
      return sentence === null ? [] : `${t(`statistics.figures.${product}`)}: ${sentence}`;
    }),
    ...(days > 0
      ? [
          t('monthlyReport.summary.emissions', {
            emissions: quantities.text('emissionsMass', sumOf(emissions.map((of) => of.co2e))),
            ...{ count: estimated, estimated: quantities.count(estimated) },
            days: quantities.count(days),
          }),
        ]
      : []),
    t('monthlyReport.summary.pumps', { count: pumps.filter(({ failed }) => failed).length }),
    t('monthlyReport.summary.unanswered', counted(unanswered.length)),
    t('monthlyReport.summary.missing', counted(sumOf(missing.map((of) => of.days)))),
    // A report that was kept without estimates in its changes names them last.
    ...(report.filledRates === undefined ? estimatedSentence(report, formats) : []),
  ];
}

/** What missing days are estimated to have made; nothing where that is not known. */
export function estimatedSentence(
  { missing, production }: Pick<MonthlyReport, 'missing' | 'production'>,
  { t, quantities }: Pick<Formats, 't' | 'quantities'>,
): string[] {
  const oil = estimatedOil(missing);
  if (oil === null) return [];
  const made = production?.oil ?? 0;
  return [
    t('monthlyReport.summary.estimated', {
      oil: quantities.text('liquidVolume', oil, { digits: 0 }),
      share: quantities.text('share', made > 0 ? (100 * oil) / made : null, { digits: 1 }),
    }),
  ];
}

/** What the month is compared with: the month before by its name, or those of its days that the server compared. */
function monthBefore({ window, beforeWindow }: MonthlyReport, { dates }: Formats): string {
  const last = addDays(window.from, -1);
  return beforeWindow === undefined || beforeWindow.to === last
    ? dates.month(last)
    : dates.days(beforeWindow.from, beforeWindow.to);
}
