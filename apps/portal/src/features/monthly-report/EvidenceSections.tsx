import type { ReportedMonth } from '@cnx/api';
import { DescriptionList, Text } from '@cnx/ui';
import { monthsText } from '../../insight/months-text.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { quantitiesOf } from '../../quantities.ts';
import type { dataHealth as texts } from '../../i18n/en/data-health.ts';
import { factorSetsOf, lostByProduct, sumOf, suspectWells, unexplainedLosses } from './monthly-report.ts';
import type { SectionProps } from './ProductionSections.tsx';
import { Points, Subheading } from './ReportParts.tsx';
import { ReportTable } from './ReportTable.tsx';
import { estimatedSentence } from './SummarySection.tsx';

/** Pumps that were pulled, failures first. */
export function PumpsSection({ report }: SectionProps) {
  const { t, dates, quantities } = useFormats();
  const { pumps } = report;
  if (pumps.length === 0) return <Text>{t('monthlyReport.pumps.none')}</Text>;
  return (
    <>
      <Text size="small" emphasis="quiet">
        {t('monthlyReport.pumps.lead')}
      </Text>
      <ReportTable
        caption={t('monthlyReport.sections.pumps')}
        columns={[
          { head: t('statistics.entities.well'), value: ({ well }) => well.name },
          { head: t('statistics.entities.field'), value: ({ well }) => well.fieldName },
          {
            head: t('monthlyReport.pumps.pump'),
            value: ({ manufacturer, pumpModel }) => `${manufacturer} ${pumpModel}`,
          },
          { head: t('monthlyReport.pumps.installed'), value: (pump) => dates.day(pump.installedOn) },
          {
            head: t('monthlyReport.pumps.stopped'),
            value: ({ stoppedOn }) => (stoppedOn === null ? '–' : dates.day(stoppedOn)),
          },
          { head: t('monthlyReport.pumps.pulled'), value: ({ pulledOn }) => dates.day(pulledOn) },
          {
            head: t('monthlyReport.pumps.days'),
            number: true,
            value: ({ days }) => quantities.count(days),
          },
          {
            head: t('monthlyReport.pumps.failed'),
            value: ({ failed }) => t(failed ? 'exceptions.act.yes' : 'exceptions.act.no'),
          },
          { head: t('monthlyReport.pumps.reason'), value: ({ pullReason }) => pullReason ?? '–' },
        ]}
        rows={pumps}
        rowId={({ well, installedOn }) => `${well.id} ${installedOn}`}
      />
    </>
  );
}

const none: readonly never[] = [];

/** What is missing, without an answer, estimated, counted by the month or in doubt. */
export function OpenSection({ report }: SectionProps) {
  const formats = useFormats();
  const { t, dates, quantities } = formats;
  const { missing, unanswered, reportedMonths = none, window } = report;
  const end = dates.day(window.to);
  const missingDays = sumOf(missing.map(({ days }) => days));
  const lost = lostByProduct(unanswered);
  const several = lost.length > 1;
  const volume = (product: 'oil' | 'gas', value: number | null) =>
    quantities.text(quantitiesOf(product).volume, value, { inFull: true });
  return (
    <>
      <Estimated report={report} />
      <Subheading>{t('monthlyReport.open.missing')}</Subheading>
      {missing.length === 0 ? (
        <Text>{t('monthlyReport.open.missingNone')}</Text>
      ) : (
        <>
          <Text>
            {t('monthlyReport.open.missingLead', { count: missingDays, days: quantities.count(missingDays) })}{' '}
            {estimatedSentence(report, formats)}
          </Text>
          <ReportTable
            caption={t('monthlyReport.open.missing')}
            columns={[
              { head: t('statistics.entities.well'), value: ({ well }) => well.name },
              { head: t('statistics.entities.field'), value: ({ well }) => well.fieldName },
              {
                head: t('monthlyReport.open.missingDays'),
                number: true,
                value: ({ days }) => quantities.count(days),
              },
              {
                head: t('monthlyReport.open.estimatedOil'),
                number: true,
                value: ({ estimatedOil: oil = null }) =>
                  quantities.text('liquidVolume', oil, { inFull: true }),
              },
              { head: t('monthlyReport.open.from'), value: ({ from }) => dates.day(from) },
              { head: t('monthlyReport.open.to'), value: ({ to }) => dates.day(to) },
            ]}
            rows={missing}
            rowId={({ well }) => well.id}
          />
        </>
      )}
      {reportedMonths.length > 0 && (
        <>
          <Subheading>{t('reportedMonths.title')}</Subheading>
          <Text>
            {[
              monthsText(
                {
                  wellMonths: reportedMonths.length,
                  byMonth: reportedMonths.filter(({ countsBy }) => countsBy === 'month').length,
                  different: reportedMonths.filter(({ countsBy }) => countsBy === 'days').length,
                },
                formats,
              ),
              t('reportedMonths.rule'),
            ].join(' ')}
          </Text>
          <ReportTable
            caption={t('reportedMonths.title')}
            columns={[
              { head: t('statistics.entities.well'), value: ({ well }) => well.name },
              { head: t('statistics.entities.field'), value: ({ well }) => well.fieldName },
              {
                head: t('reportedMonths.column.countsBy'),
                value: ({ countsBy }) => t(`reportedMonths.countsBy.${countsBy}`),
              },
              {
                head: t('reportedMonths.column.reportedDays'),
                number: true,
                value: ({ reportedDays, days }) =>
                  t('reportedMonths.daysOf', {
                    reported: quantities.count(reportedDays),
                    days: quantities.count(days),
                  }),
              },
              ...(['oil', 'gas'] as const).flatMap((product) => [
                {
                  head: t(`reportedMonths.column.${product}`),
                  number: true,
                  value: (row: ReportedMonth) => volume(product, row[product]),
                },
                {
                  head: t(`reportedMonths.column.${product}OfDays`),
                  number: true,
                  value: (row: ReportedMonth) => volume(product, row[`${product}OfDays`]),
                },
              ]),
              {
                head: t('reportedMonths.column.difference'),
                number: true,
                value: ({ differencePct }) => quantities.text('share', differencePct, { digits: 1 }),
              },
            ]}
            rows={reportedMonths}
            rowId={({ well }) => well.id}
          />
        </>
      )}
      <Subheading>{t('monthlyReport.open.unanswered')}</Subheading>
      {unanswered.length === 0 ? (
        <Text>{t('monthlyReport.open.unansweredNone')}</Text>
      ) : (
        <>
          <Text>
            {[
              t('monthlyReport.open.unansweredLead', { count: unanswered.length }),
              ...lost.map(([product, sum]) =>
                t(`monthlyReport.open.lostOf.${product}`, { amount: volume(product, sum), day: end }),
              ),
            ].join(' ')}
          </Text>
          <ReportTable
            caption={t('monthlyReport.open.unanswered')}
            columns={[
              { head: t('statistics.entities.well'), value: ({ well }) => well.name },
              { head: t('statistics.entities.field'), value: ({ well }) => well.fieldName },
              { head: t('exceptions.column.kind'), value: ({ kind }) => t(`exceptions.kind.${kind}`) },
              {
                head: t('exceptions.column.severity'),
                value: ({ severity }) => t(`exceptions.severity.${severity}`),
              },
              { head: t('monthlyReport.open.since'), value: ({ since }) => dates.day(since) },
              {
                head: t('monthlyReport.open.ended'),
                value: ({ endedOn, endedSince }) =>
                  endedOn !== null
                    ? dates.day(endedOn)
                    : endedSince
                      ? t('monthlyReport.open.endedSince', { day: end, end: dates.day(endedSince) })
                      : t('monthlyReport.open.goesOn', { day: end }),
              },
              {
                head: t('monthlyReport.open.lost', { day: end }),
                number: true,
                value: ({ product = 'oil', lossSoFar }) =>
                  several && lossSoFar !== null
                    ? t(`monthlyReport.open.of.${product}`, { amount: volume(product, lossSoFar) })
                    : volume(product, lossSoFar),
              },
            ]}
            rows={unanswered}
            rowId={({ well, kind, since }) => `${well.id} ${kind} ${since}`}
          />
        </>
      )}
    </>
  );
}

function Estimated({ report }: Pick<SectionProps, 'report'>) {
  const { t, quantities } = useFormats();
  const { production, emissions } = report;
  const estimatedDays = sumOf(emissions.map((of) => of.estimatedDays));
  const counted = (count: number) => ({ count, days: quantities.count(count) });
  const points = [
    production &&
      production.daysWithoutHours > 0 &&
      t('monthlyReport.open.hours', counted(production.daysWithoutHours)),
    production &&
      production.suspectDays > 0 &&
      [
        t('monthlyReport.open.suspect', counted(production.suspectDays)),
        t('monthlyReport.open.suspectWells', { wells: suspectWells(report, quantities.count).join(', ') }),
      ].join(' '),
    estimatedDays > 0 &&
      t('monthlyReport.open.emissions', {
        ...counted(estimatedDays),
        of: quantities.count(sumOf(emissions.map((of) => of.days))),
      }),
    ...unexplainedLosses(report).flatMap(({ product, deferred, ...unexplained }) =>
      (['noCause', 'notReported'] as const).map(
        (name) =>
          unexplained[name] > 0 &&
          t(`monthlyReport.open.${name}.${product}`, {
            amount: quantities.text(quantitiesOf(product).volume, unexplained[name]),
            share: quantities.text('share', (100 * unexplained[name]) / deferred, { digits: 1 }),
          }),
      ),
    ),
  ].filter((point) => typeof point === 'string');
  return (
    <>
      <Subheading>{t('monthlyReport.open.estimated')}</Subheading>
      {points.length === 0 ? (
        <Text>{t('monthlyReport.open.certain')}</Text>
      ) : (
        <Points>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
      )}
    </>
  );
}

type KnownRule = keyof typeof texts.ruleNames;

/** How the figures came about: what a month is, potential, factors and the versions of the rules. */
export function MethodSection({ report }: SectionProps) {
  const { t, dates } = useFormats();
  const { computation, potentialMethod } = report;
  const sets = factorSetsOf(report);
  return (
    <>
      <Text>{t('monthlyReport.method.lead')}</Text>
      <DescriptionList
        columns={2}
        items={[
          {
            label: t('monthlyReport.method.potential'),
            value: t(
              `vocabulary.estimation.${potentialMethod === 'declining' ? 'declineCurve' : 'trailingMedian'}`,
            ),
          },
          { label: t('monthlyReport.method.standard'), value: t('monthlyReport.method.conditions') },
          { label: t('monthlyReport.method.factors'), value: sets.length === 0 ? '–' : sets.join(', ') },
          ...(computation
            ? [{ label: t('monthlyReport.method.computed'), value: dates.clock(computation.at) }]
            : []),
        ]}
      />
      <Subheading>{t('monthlyReport.method.rules')}</Subheading>
      {computation ? (
        <DescriptionList
          columns={2}
          items={computation.rules.map(({ rule, version }) => ({
            // As the server names a rule that is not known here.
            label: t(`dataHealth.ruleNames.${rule as KnownRule}`, { defaultValue: rule }),
            value: t('dataHealth.rules.version', { version }),
          }))}
        />
      ) : (
        <Text>{t('monthlyReport.method.none')}</Text>
      )}
    </>
  );
}
