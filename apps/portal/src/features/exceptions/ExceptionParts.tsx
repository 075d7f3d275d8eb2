import { exceptionParts, type ExceptionPart, type ExceptionShow } from '@cnx/api/view-calls';
import type { ChangeDetectionStatistics } from '@cnx/api';
import { KpiTile, styled } from '@cnx/ui';
import { FigureFailure } from '../../insight/InsightKpi.tsx';
import { reportIdOf, type FailureKey, type InsightView } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';
import { exceptionReportFailure } from './exceptions.atoms.ts';

/** What one of the two lists of the specification comes to. */
export interface FindingsPart {
  readonly total: number;
}

/** Props of {@link ExceptionParts}. */
export interface ExceptionPartsProps {
  /** The part that is shown; null for all of them. */
  shown: ExceptionPart | null;
  /** Which events the list has: what `listed` counts is said by it. */
  show: ExceptionShow;
  /** How many events of each part the list has, or would have alone; null while that is not known. */
  listed: Readonly<Record<ExceptionPart, number | null>>;
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

/** No box of its own: its tiles stand in the strip with others. */
const Parts = styled('nav', { display: 'contents' });

/**
 * The three parts of the report, each with the events that the list has of it, which are said to be open, standing or what else it
 * has, and with the findings that its own call has of the window: a press shows it alone, another one all of them. One that could not be had says so in its place. Tiles of a strip.
 */
export function ExceptionParts({ shown, show, listed, partHref, ...parts }: ExceptionPartsProps) {
  const { t, quantities } = useFormats();
  return (
    <Parts aria-label={t('exceptions.parts.label')}>
      {exceptionParts.map((part) => {
        const view: InsightView<FindingsPart> = parts[part];
        const label = t(`exceptions.parts.${part}`);
        const current = part === shown;
        if (view.status === 'failed') {
          const reportId = reportIdOf(view.error);
          return (
            <KpiTile
              key={part}
              label={label}
              value={unknownValue}
              error={<FigureFailure failure={failures[part]} {...view} reportId={reportId} />}
            />
          );
        }
        const total = view.status === 'shown' ? view.body.total : 0;
        const basis = t(`exceptions.parts.counted.${show}`, { number: quantities.count(total) });
        const events = listed[part];
        return (
          <KpiTile
            key={part}
            label={label}
            href={partHref(current ? null : part)}
            current={current}
            loading={view.status === 'loading'}
            value={events === null ? unknownValue : quantities.count(events)}
            basis={basis}
          />
        );
      })}
    </Parts>
  );
}
