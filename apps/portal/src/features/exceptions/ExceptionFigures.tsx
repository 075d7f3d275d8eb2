import type { ExceptionSummary } from '@cnx/api';
import { KpiStrip, KpiTile } from '@cnx/ui';
import { FigureFailure } from '../../insight/InsightKpi.tsx';
import { reportIdOf, type InsightView } from '../../insight/insight-view.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';
import { exceptionReportFailure } from './exceptions.atoms.ts';
import { precisionOf, precisionOfAll } from './exceptions.ts';

/** Props of {@link ExceptionFigures}. */
export interface ExceptionFiguresProps {
  view: InsightView<ExceptionSummary>;
}

/** Lower than tiles with a course, which these have not: the list is to begin in the first view. */
const low: Record<string, string> = { '--kpi-height': '112px' };

const figures = ['open', 'atRisk', 'unassigned', 'acknowledge', 'precision'] as const;

/** What the open events come to, how soon people answer, and how often the rules were right. */
export function ExceptionFigures({ view }: ExceptionFiguresProps) {
  const formats = useFormats();
  const { t } = formats;
  const known = view.status === 'shown' ? tiles(view.body, formats) : null;
  return (
    <KpiStrip>
      {figures.map((name, place) => (
        <KpiTile
          key={name}
          style={low}
          label={t(`exceptions.figures.${name}`)}
          value={unknownValue}
          loading={view.status === 'loading'}
          {...known?.[name]}
          {...(view.status === 'failed' &&
            place === 0 && {
              error: (
                <FigureFailure failure={exceptionReportFailure} {...view} reportId={reportIdOf(view.error)} />
              ),
            })}
        />
      ))}
    </KpiStrip>
  );
}

type Tile = Partial<Parameters<typeof KpiTile>[0]>;

function tiles(summary: ExceptionSummary, formats: Formats): Record<(typeof figures)[number], Tile> {
  const { t, quantities } = formats;
  const { open, oilAtRisk, unassigned, medianHoursToAcknowledge: hours, answered } = summary;
  const risk = quantities.parts('liquidRate', oilAtRisk);
  const median = quantities.parts('hours', hours, { digits: 1 });
  return {
    open: { value: quantities.count(open) },
    atRisk: {
      value: oilAtRisk === null ? null : risk.value,
      ...(risk.unit !== null && { unit: risk.unit }),
    },
    unassigned: { value: quantities.count(unassigned) },
    acknowledge: {
      basis: t('exceptions.figures.answered', { count: answered }),
      value: hours === null ? null : median.value,
      ...(median.unit !== null && { unit: median.unit }),
    },
    precision: precision(summary, formats),
  };
}

type KnownRule = 'drop' | 'downtime' | 'R1' | 'R2' | 'R3' | 'R4';

function precision(summary: ExceptionSummary, { t, quantities }: Formats): Tile {
  const all = precisionOfAll(summary);
  if (!all) return { basis: t('exceptions.figures.noAnswers'), value: null };
  const rightOf = (right: number, total: number) =>
    t('exceptions.figures.rightOf', { right: quantities.count(right), total: quantities.count(total) });
  const { value, unit } = quantities.parts('share', all.share, { digits: 0 });
  return {
    basis: rightOf(all.right, all.total),
    value,
    ...(unit !== null && { unit }),
    items: summary.feedback.flatMap((rule) => {
      const of = precisionOf(rule);
      const label = t(`exceptions.rule.${rule.ruleId as KnownRule}`, { defaultValue: rule.ruleId });
      return of ? [{ label, value: rightOf(of.right, of.total) }] : [];
    }),
  };
}
