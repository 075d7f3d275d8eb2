import type { ChangeDetectionStatistics } from '@cnx/api';
import { KpiStrip, KpiTile, Link, Stack } from '@cnx/ui';
import { FigureFailure } from '../../insight/InsightKpi.tsx';
import { reportIdOf, type FailureKey, type InsightView } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';
import { exceptionReportFailure } from './exceptions.atoms.ts';
import { exceptionParts, type ExceptionPart } from './exceptions.ts';

/** What one of the two lists of the specification comes to. */
export interface FindingsPart {
  readonly total: number;
}

/** Props of {@link ExceptionParts}. */
export interface ExceptionPartsProps {
  /** The part that is shown; null for all of them. */
  shown: ExceptionPart | null;
  drops: InsightView<FindingsPart>;
  gas: InsightView<FindingsPart>;
  changes: InsightView<ChangeDetectionStatistics>;
  /** Address of the report with a part shown, or with all of them. */
  partHref: (part: ExceptionPart | null) => string;
}

const failures: Readonly<Record<ExceptionPart, FailureKey>> = {
  drops: exceptionReportFailure,
  gas: exceptionReportFailure,
  changes: 'portal:failures.changeDetectionStatistics',
};

/**
 * The three parts of the report, each with the count of its own call: a press shows it alone, another one all of them. One
 * that could not be had says so in its place.
 */
export function ExceptionParts({ shown, partHref, ...parts }: ExceptionPartsProps) {
  const { t, quantities } = useFormats();
  return (
    <Stack gap="2">
      <nav aria-label={t('exceptions.parts.label')}>
        <KpiStrip>
          {exceptionParts.map((part) => {
            const view: InsightView<FindingsPart> = parts[part];
            const label = t(`exceptions.parts.${part}`);
            const current = part === shown;
            if (view.status === 'failed') {
              const reportId = reportIdOf(view.error);
              return (
                <KpiTile
                  key={part}
                  compact
                  label={label}
                  value={unknownValue}
                  error={<FigureFailure failure={failures[part]} {...view} reportId={reportId} />}
                />
              );
            }
            const total = view.status === 'shown' ? view.body.total : 0;
            const counted = part === 'changes' ? 'changePoints' : 'findings';
            return (
              <KpiTile
                key={part}
                compact
                label={label}
                href={partHref(current ? null : part)}
                current={current}
                loading={view.status === 'loading'}
                value={quantities.count(total)}
                basis={t(`exceptions.parts.${counted}`, { count: total })}
              />
            );
          })}
        </KpiStrip>
      </nav>
      {shown !== null && <Link href={partHref(null)}>{t('exceptions.parts.all')}</Link>}
    </Stack>
  );
}
