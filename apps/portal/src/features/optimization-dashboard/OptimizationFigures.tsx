import type { OptimizationSummary } from '@cnx/api';
import { KpiTile } from '@cnx/ui';
import { FigureFailure } from '../../insight/InsightKpi.tsx';
import { isLeftOut, reportIdOf, type InsightView } from '../../insight/insight-view.ts';
import { adviceKindsText, leastSaidOil } from '../../insight/advice-kinds.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';
import { optimizationFailures } from './optimization-dashboard.atoms.ts';
import { unknownParts } from './step-outcomes.ts';
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

type Outcomes = Pick<
  NonNullable<OptimizationSummary['gainSteps']>,
  'compared' | 'met' | 'inconclusive' | 'inQuestion'
>;

const noSteps: Outcomes = { compared: 0, met: 0, inconclusive: 0, inQuestion: 0 };

/** The steps of pumps, and those of chokes and lift gas. */
const sumOf = (one: Outcomes, other: Outcomes): Outcomes => ({
  compared: one.compared + other.compared,
  met: one.met + other.met,
  // A server that is older does not say why of some nothing is known.
  inconclusive: (one.inconclusive ?? 0) + (other.inconclusive ?? 0),
  inQuestion: (one.inQuestion ?? 0) + (other.inQuestion ?? 0),
});

/** "2 of 7" */
const shareOf = ({ met, compared }: Outcomes, { count }: Formats['quantities']): string =>
  `${count(met)}\u00a0/\u00a0${count(compared)}`;

type Tile = Partial<Parameters<typeof KpiTile>[0]>;

function tiles(summary: OptimizationSummary, { t, quantities }: Formats): Record<FigureName, Tile | null> {
  const { pumps, judgedPumps, outsideWindow, proved, provedOil } = summary;
  // Of a server that does not count steps by what they were made for, all of them.
  const { judged } = summary;
  const pumpSteps = summary.gainSteps ?? { ...noSteps, compared: judged, met: proved };
  const { settingGainSteps, advisedSettingSteps }: Partial<OptimizationSummary> = summary;
  const settings: Outcomes = settingGainSteps ?? noSteps;
  const gains = sumOf(pumpSteps, settings);
  const advised = sumOf(summary.advisedGainSteps ?? noSteps, advisedSettingSteps ?? noSteps);
  const against: Outcomes = summary.againstRailsSteps ?? noSteps;
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
        t('optimization.figures.ofMeasured', {
          pumps: shareOf(pumpSteps, quantities),
          others: shareOf(settings, quantities),
        }),
        unknownParts(gains, { t }),
        advised.compared > 0 && t('optimization.figures.ofAdvised', { share: shareOf(advised, quantities) }),
        against.compared > 0 &&
          t('optimization.figures.ofAgainstRails', { share: shareOf(against, quantities) }),
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

/** What advised steps were expected to do together, against what they did; null where none is measured. */
export function calibrationText(
  { calibration }: Partial<Pick<OptimizationSummary, 'calibration'>>,
  { t, quantities }: Formats,
): string | null {
  if (calibration == null) return null;
  const { steps, expected, low, mid, high } = calibration;
  const signed = { digits: 1, signed: true };
  const text = t('optimization.calibration.text', {
    count: steps,
    oil: quantities.text('liquidRate', mid, signed),
    low: quantities.number('liquidRate', low, signed),
    high: quantities.number('liquidRate', high, signed),
    expected: quantities.text('liquidRate', expected, signed),
  });
  const isExpected = low <= expected && expected <= high;
  const isNothing = low <= 0 && 0 <= high;
  const verdict = isExpected ? (isNothing ? 'nothing' : 'expected') : expected > high ? 'less' : 'more';
  return `${text} ${t(`optimization.calibration.${verdict}`)}`;
}

/** How much advice is open in all, on pumps, and on chokes and lift gas, and what it gains; null where none is. */
export function openAdviceText(
  {
    openAdvice,
    openPumpAdvice,
    openChokeAdvice,
    openNetOil,
    openGrossOil,
    nothingLeft = 0,
    nothingLeftGross,
  }: Pick<OptimizationSummary, 'openAdvice' | 'openPumpAdvice' | 'openChokeAdvice'> &
    Partial<Pick<OptimizationSummary, 'openNetOil' | 'openGrossOil' | 'nothingLeft' | 'nothingLeftGross'>>,
  formats: Formats,
): string | null {
  const { t, quantities } = formats;
  const nothing =
    nothingLeft > 0
      ? t('optimization.nothingLeft', {
          count: nothingLeft,
          gross: quantities.text('liquidRate', nothingLeftGross ?? null, { digits: 1 }),
        })
      : '';
  if (openAdvice === 0) return nothing || null;
  const open = t('optimization.openAdvice', {
    kinds: adviceKindsText({ total: openAdvice, pumps: openPumpAdvice, chokes: openChokeAdvice }, formats),
    total: quantities.count(openAdvice),
  });
  if (openNetOil === undefined || openGrossOil === undefined) return open;
  const net = quantities.text('liquidRate', openNetOil, { digits: 1, signed: true });
  const counted = openGrossOil - openNetOil;
  const gain =
    counted >= leastSaidOil
      ? t('optimization.openGain', {
          net,
          counted: quantities.text('liquidRate', counted, { digits: 1 }),
        })
      : t('optimization.openNet', { net });
  return [open, gain, nothing].filter(Boolean).join(' ');
}
