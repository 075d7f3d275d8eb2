import type { ExceptionSummary } from '@cnx/api';
import { IconButton, KpiTile, Popover, Stack, styled, Text } from '@cnx/ui';
import { Info } from 'lucide-react';
import { losslessText, standingText } from '../../insight/event-text.ts';
import { FigureSource } from '../../insight/FigureSource.tsx';
import { FigureFailure } from '../../insight/InsightKpi.tsx';
import { reportIdOf, type InsightView } from '../../insight/insight-view.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';
import { isOfGas } from '../../state/product.atoms.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import { exceptionReportFailure } from './exceptions.atoms.ts';
import { ageDays, precisionOf, precisionOfAll } from './exceptions.ts';

/** Props of {@link ExceptionFigures}. */
export interface ExceptionFiguresProps {
  view: InsightView<ExceptionSummary>;
  /** How many of the open ones are new since the reader last looked; null where that is not known. @default null */
  newEvents?: number | null;
  /** How many of the open ones no user has answered; null where that is not known. @default null */
  waiting?: number | null;
  /** How many of these lose no oil now; null where that is not known. @default null */
  harmless?: number | null;
  /** Its last day says how long the oldest of the others waits. @default null */
  window?: DayWindow | null;
}

const Rules = styled('dl', {
  column: '$1',
  fontSize: '$small',
  figures: 'tabular',
  div: { display: 'flex', justifyContent: 'space-between', gap: '$3' },
  dt: { color: '$textQuiet' },
});

const figures = ['open', 'atRisk', 'unassigned', 'acknowledge', 'precision'] as const;

/** What the open events come to, how many wait for an answer, and how often the rules were right: tiles of a strip. */
export function ExceptionFigures({ view, ...counts }: ExceptionFiguresProps) {
  const formats = useFormats();
  const { t } = formats;
  const known = view.status === 'shown' ? tiles(view.body, counts, formats) : null;
  return (
    <>
      {figures.map((name, place) => (
        <KpiTile
          key={name}
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
    </>
  );
}

type Tile = Partial<Parameters<typeof KpiTile>[0]>;

function tiles(
  summary: ExceptionSummary,
  { newEvents = null, waiting = null, harmless = null, window = null }: Omit<ExceptionFiguresProps, 'view'>,
  formats: Formats,
): Record<(typeof figures)[number], Tile> {
  const { t, quantities } = formats;
  const {
    open,
    lossless,
    oilAtRisk,
    gasAtRisk,
    mainProducts,
    unassigned,
    medianHoursToAcknowledge: hours,
    oldestNew,
  } = summary;
  // A company of gas wells alone has no oil to lose.
  const isForGas = isOfGas(mainProducts);
  const lost = isForGas ? gasAtRisk : oilAtRisk;
  const risk = quantities.parts(isForGas ? 'gasRate' : 'liquidRate', lost);
  const ofGas =
    !isForGas && gasAtRisk !== null && gasAtRisk > 0
      ? [t('exceptions.ofGasWells', { amount: quantities.text('gasRate', gasAtRisk, { digits: 0 }) })]
      : [];
  const beside = standingText(summary.standing, formats);
  const oldest = oldestNew === null ? null : ageDays({ since: oldestNew, endedOn: null }, window);
  const openFacts = [
    newEvents !== null && newEvents > 0 && t('exceptions.figures.newEvents', { count: newEvents }),
    lossless > 0 && losslessText(lossless, formats),
  ].filter((fact) => fact !== false);
  return {
    open: {
      value: quantities.count(open),
      ...(openFacts.length > 0 && { basis: openFacts.join(', ') }),
    },
    atRisk: {
      ...(isForGas && { label: t('exceptions.figures.gasAtRisk') }),
      value: lost === null ? null : risk.value,
      ...(risk.unit !== null && { unit: risk.unit }),
      ...((beside !== undefined || ofGas.length > 0) && {
        basis: [...ofGas, beside].filter(Boolean).join(', '),
      }),
      ...(beside !== undefined && {
        actions: (
          <FigureSource
            name={t(isForGas ? 'exceptions.figures.gasAtRisk' : 'exceptions.figures.atRisk')}
            lines={[
              {
                label: t(isForGas ? 'exceptions.figures.gasAtRisk' : 'exceptions.figures.atRisk'),
                text: t('productionDay.source.lostNow'),
              },
              ...(gasAtRisk === null || gasAtRisk > 0
                ? [{ label: t('exceptions.figures.gasAtRisk'), text: t('productionDay.source.gasLostNow') }]
                : []),
              { label: t('terms.standing.name'), text: t('terms.standing.text') },
            ]}
          />
        ),
      }),
    },
    unassigned: { value: quantities.count(unassigned) },
    acknowledge: waitingTile({ waiting, harmless, oldest, hours }, formats),
    precision: precision(summary, formats),
  };
}

interface Waiting extends Required<Pick<ExceptionFiguresProps, 'waiting' | 'harmless'>> {
  /** Age of the oldest of those that lose oil, days. */
  oldest: number | null;
  /** Median time to an answer. */
  hours: number | null;
}

/**
 * How many wait for an answer while oil is lost, or may be, and how soon others had one: a median leaves out what no user has
 * answered. What loses nothing now asks for nothing.
 */
function waitingTile({ waiting, harmless, oldest, hours }: Waiting, { t, quantities }: Formats): Tile {
  const time = hours === null ? null : quantities.text('hours', hours, { digits: 1 });
  const title = t('exceptions.figures.acknowledge');
  const facts = [
    harmless !== null && harmless > 0 && t('exceptions.figures.harmless', { count: harmless }),
    oldest !== null && t('exceptions.figures.oldest', { count: oldest }),
    time !== null && t('exceptions.figures.answeredText', { time }),
  ].filter((text) => text !== false);
  return {
    // There are events to count, but their number is not known.
    value: waiting === null || harmless === null ? unknownValue : quantities.count(waiting - harmless),
    ...(time !== null && { basis: t('exceptions.figures.answeredIn', { time }) }),
    ...(facts.length > 0 && {
      actions: (
        <Popover
          label={title}
          align="end"
          style={{ width: 280 }}
          trigger={<IconButton size="sm" label={title} icon={<Info size={14} />} />}
        >
          <Stack gap="3">
            {facts.map((fact) => (
              <Text key={fact} size="small">
                {fact}
              </Text>
            ))}
          </Stack>
        </Popover>
      ),
    }),
  };
}

type KnownRule = 'drop' | 'downtime' | 'R1' | 'R2' | 'R3' | 'R4' | 'change' | 'noData';

function precision(summary: ExceptionSummary, { t, quantities }: Formats): Tile {
  const all = precisionOfAll(summary);
  if (!all) return { basis: t('exceptions.figures.noAnswers'), value: null };
  const rightOf = (right: number, total: number) =>
    t('exceptions.figures.rightOf', { right: quantities.count(right), total: quantities.count(total) });
  const { value, unit } = quantities.parts('share', all.share, { digits: 0 });
  const rules = summary.feedback.flatMap((rule) => {
    const of = precisionOf(rule);
    const label = t(`exceptions.rule.${rule.ruleId as KnownRule}`, { defaultValue: rule.ruleId });
    return of ? [{ id: rule.ruleId, label, value: rightOf(of.right, of.total) }] : [];
  });
  const title = t('exceptions.figures.byRule');
  return {
    basis: t('exceptions.figures.answers', {
      right: quantities.count(all.right),
      total: quantities.count(all.total),
    }),
    value,
    ...(unit !== null && { unit }),
    actions: (
      <Popover
        label={title}
        align="end"
        style={{ width: 280 }}
        trigger={<IconButton size="sm" label={title} icon={<Info size={14} />} />}
      >
        <Stack gap="3">
          <Text size="small" weight="bold">
            {title}
          </Text>
          <Rules>
            {rules.map(({ id, label, value: right }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{right}</dd>
              </div>
            ))}
          </Rules>
          <Text size="small" emphasis="quiet">
            {t('exceptions.figures.byRuleText')}
          </Text>
        </Stack>
      </Popover>
    ),
  };
}
