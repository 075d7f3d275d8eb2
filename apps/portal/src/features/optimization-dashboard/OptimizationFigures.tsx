import type { OptimizationSummary } from '@cnx/api';
import { KpiTile } from '@cnx/ui';
import { FigureFailure } from '../../insight/InsightKpi.tsx';
import { isLeftOut, reportIdOf, type InsightView } from '../../insight/insight-view.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';
import { optimizationFailures } from './optimization-dashboard.atoms.ts';
import { pumpsToWatchId } from './PumpsToWatch.tsx';

/** Props of {@link OptimizationFigures}. */
export interface OptimizationFiguresProps {
  view: InsightView<OptimizationSummary>;
}

const figures = ['outside', 'proved', 'success', 'frequency', 'energy', 'trips'] as const;
type FigureName = (typeof figures)[number];

/** How the pumps run and what steps brought: tiles of a strip. What no well has is left out. */
export function OptimizationFigures({ view }: OptimizationFiguresProps) {
  const formats = useFormats();
  const { t } = formats;
  const known = view.status === 'shown' ? tiles(view.body, formats) : null;
  if (isLeftOut(view)) return null;
  return (
    <>
      {figures
        .filter((name) => known === null || known[name] !== null)
        .map((name, place) => (
          <KpiTile
            key={name}
            label={t(`optimization.figures.${name}`)}
            value={unknownValue}
            loading={view.status === 'loading'}
            {...known?.[name]}
            {...(view.status === 'failed' &&
              place === 0 && {
                error: (
                  <FigureFailure
                    failure={optimizationFailures.optimizationSummary}
                    {...view}
                    reportId={reportIdOf(view.error)}
                  />
                ),
              })}
          />
        ))}
    </>
  );
}

type Tile = Partial<Parameters<typeof KpiTile>[0]>;

function tiles(summary: OptimizationSummary, { t, quantities }: Formats): Record<FigureName, Tile | null> {
  const { pumps, judgedPumps, outsideWindow, proved, provedOil } = summary;
  // Of a server that does not count steps by what they were made for, all of them.
  const { judged } = summary;
  const gains = summary.gainSteps ?? { compared: judged, judged, met: proved };
  const advised = summary.advisedGainSteps ?? { compared: 0, judged: 0, met: 0 };
  const part = (
    quantity: 'liquidRate' | 'frequency' | 'specificEnergy' | 'share',
    value: number | null,
    style: { digits?: number; signed?: boolean } = {},
  ): Tile | null => {
    if (value === null) return null;
    const { value: text, unit } = quantities.parts(quantity, value, style);
    return { value: text, ...(unit !== null && { unit }) };
  };
  const gained = part('liquidRate', provedOil, { digits: 1, signed: true });
  // A share of the judged steps alone would hide how few they are.
  const success: Tile | null =
    gains.compared === 0
      ? null
      : {
          value: t('optimization.figures.share', {
            met: quantities.count(gains.met),
            compared: quantities.count(gains.compared),
          }),
        };
  return {
    outside:
      outsideWindow === null
        ? null
        : {
            value: quantities.count(outsideWindow),
            basis: t('optimization.figures.ofPumps', { total: quantities.count(judgedPumps) }),
            ...(outsideWindow > 0 && { href: `#${pumpsToWatchId}` }),
          },
    proved: gained && { ...gained, basis: t('optimization.figures.ofSteps', { count: proved }) },
    success: success && {
      ...success,
      basis: [
        t('optimization.figures.ofJudged', {
          judged: quantities.count(gains.judged),
          compared: quantities.count(gains.compared),
        }),
        advised.judged > 0 &&
          t('optimization.figures.ofAdvised', {
            proved: quantities.count(advised.met),
            judged: quantities.count(advised.judged),
          }),
      ]
        .filter(Boolean)
        .join('; '),
    },
    frequency: part('frequency', summary.medianFrequency, { digits: 1 }),
    energy: part('specificEnergy', summary.specificEnergy),
    trips:
      pumps === 0
        ? null
        : { value: quantities.count(summary.tripsLast30d), basis: t('optimization.figures.in30Days') },
  };
}

/** What advice that was followed has brought, in one sentence; null where none was, or its gain is not known. */
export function takenText(summary: OptimizationSummary, { t, quantities }: Formats): string | null {
  const { takenAdvice, takenInsideRange, takenOilMtd } = summary;
  if (takenAdvice === 0) return null;
  return t('optimization.taken', {
    oil: quantities.text('liquidVolume', takenOilMtd, { signed: true, digits: 0 }),
    inside: quantities.count(takenInsideRange),
    total: quantities.count(takenAdvice),
  });
}

/** How much advice is open in all, on pumps, and on chokes and lift gas, and what it gains; null where none is. */
export function openAdviceText(
  {
    openAdvice,
    openPumpAdvice,
    openNetOil,
    openGrossOil,
  }: Pick<OptimizationSummary, 'openAdvice' | 'openPumpAdvice'> &
    Partial<Pick<OptimizationSummary, 'openNetOil' | 'openGrossOil'>>,
  { t, quantities }: Formats,
): string | null {
  if (openAdvice === 0) return null;
  const open = t('optimization.openAdvice', {
    pumps: quantities.count(openPumpAdvice),
    others: quantities.count(openAdvice - openPumpAdvice),
    total: quantities.count(openAdvice),
  });
  if (openNetOil === undefined || openGrossOil === undefined) return open;
  const gain = t('optimization.openGain', {
    net: quantities.text('liquidRate', openNetOil, { digits: 1, signed: true }),
    counted: quantities.text('liquidRate', openGrossOil - openNetOil, { digits: 1 }),
  });
  return `${open} ${gain}`;
}
