import { scaleLinear } from 'd3-scale';
import { itemKey, type Keyed } from '../../item-key.ts';
import { fitText, ink, paletteColor, roomFor } from '../chart-parts/chart-text.ts';
import { BottomTitle } from '../chart-parts/ChartTexts.tsx';
import { Legend } from '../chart-parts/Legend.tsx';
import { MarkChart, type MarkDrawing, type UnitChartProps } from '../chart-parts/MarkChart.tsx';
import { useChartTexts } from '../chart-parts/use-chart-texts.ts';
import { useChartWords } from '../chart-parts/use-chart-words.ts';
import { useLegend, type HiddenSeriesProps } from '../chart-parts/use-legend.ts';
import { axisTicks, bottomTicks, roomForAxis, ValueAxis } from '../chart-parts/ValueAxis.tsx';
import { survivalChartWords, type SurvivalChartLabels } from './survival-chart.words.ts';
import { bandPath, survivalPath, type SurvivalChartStep } from './survival-path.ts';

/** What lasts in one group. */
export interface SurvivalChartCurve extends Keyed {
  /** Shortest first; the share is 1 before the first one. */
  readonly steps: readonly SurvivalChartStep[];
  /** How long the longest one lasted, failed or not. */
  readonly end: number;
  /** How many lasted at least 0, `step`, twice that … */
  readonly atRisk: readonly number[];
}

/** Props of {@link SurvivalChart}. `series` must keep its identity while the data stays the same. */
export interface SurvivalChartProps extends UnitChartProps<SurvivalChartLabels>, HiddenSeriesProps {
  series: readonly SurvivalChartCurve[];
  /** From one count at risk to the next, in the unit. */
  step: number;
  /** Height of the plot in px; counts at risk stand below. @default 260 */
  height?: number;
}

const top = 8;
const axisRoom = 40;
const riskLine = 18;

/** How many of a kind still last after how long: falling steps with their bands, and how many are left to fail below. */
export function SurvivalChart(props: SurvivalChartProps) {
  const { series, step, unit, axisTitle = unit, locale, height = 260 } = props;
  const labels = useChartWords(survivalChartWords, props.labels);
  const { hidden, pointed, legend } = useLegend(props);
  const { tick, write } = useChartTexts(locale, 0);
  const shares = useChartTexts(locale, 1);
  const placed = series.map((curve, place) => ({ ...curve, id: itemKey(curve), color: paletteColor(place) }));
  const shown = placed.filter(({ id }) => !hidden.has(id));
  const percent = (share: number) => shares.write(100 * share);
  const band = ({ low, high }: SurvivalChartStep) =>
    low === null || high === null ? labels.noValue : `${percent(low)}–${percent(high)}`;
  const rows = placed.flatMap(({ label, steps }) => steps.map((step) => ({ label, step })));
  const whole = height + riskLine * (shown.length + 1) + 6;
  const draw = (width: number): MarkDrawing => {
    const y = scaleLinear([0, 1], [height - axisRoom, top]);
    const ticks = axisTicks(y, 4);
    const asPercent = (share: number) => tick(Math.round(100 * share));
    const names = roomFor(
      shown.map(({ label }) => label),
      Math.min(140, width / 4),
    );
    const before = Math.max(roomForAxis(ticks, asPercent), names + 12);
    const end = Math.max(1, ...placed.map((curve) => curve.end));
    const x = scaleLinear([0, end], [before, width - 24]);
    const below = bottomTicks(x, width - before, 72);
    const risk = below.filter(({ value }) => value % step === 0);
    return {
      height: whole,
      marks: shown.flatMap(({ id, label, steps, color }) =>
        steps.map((step) => {
          const [cx, cy] = [x(step.at), y(step.share)];
          return {
            key: `${id} ${step.at}`,
            name: `${label}, ${write(step.at)} ${unit}: ${percent(step.share)} % (${band(step)}), ${labels.atRisk} ${write(step.atRisk)}, ${labels.failures} ${write(step.failures)}`,
            box: { x: cx - 4, y: cy - 4, width: 8, height: 8 },
            shape: <circle cx={cx} cy={cy} r={2} fill={ink(color)} />,
          };
        }),
      ),
      behind: (
        <>
          <ValueAxis ticks={ticks} format={asPercent} side="left" from={before} to={width - 24} />
          <ValueAxis ticks={below} format={tick} side="bottom" from={top} to={height - axisRoom} bare />
          {shown.map(({ id, steps, end: last, color }, place) => (
            <g key={id}>
              {(pointed === null ? place === 0 : pointed === id) && (
                <path d={bandPath(steps, last, x, y)} fill={ink(color)} fillOpacity={0.16} />
              )}
              <path
                d={survivalPath(steps, last, x, y)}
                fill="none"
                stroke={ink(pointed !== null && pointed !== id ? 'chartQuiet' : color)}
                strokeWidth={1.5}
              />
            </g>
          ))}
          <BottomTitle x={width - 24} y={height - 4}>
            {axisTitle}
          </BottomTitle>
          <text x={0} y={height + 14} fill={ink('textQuiet')}>
            {labels.atRisk}
          </text>
          {shown.map(({ id, label, atRisk, color }, place) => {
            const line = height + 14 + riskLine * (place + 1);
            return (
              <g key={id} fill={ink('text')}>
                <rect x={0} y={line - 8} width={3} height={10} fill={ink(color)} />
                <text x={8} y={line}>
                  {fitText(label, before - 24)}
                </text>
                {risk.map(({ value, at }) => (
                  <text key={value} x={at} y={line} textAnchor="middle">
                    {write(atRisk[value / step] ?? 0)}
                  </text>
                ))}
              </g>
            );
          })}
        </>
      ),
    };
  };
  return (
    <MarkChart
      chart={props}
      labels={labels}
      axisTitle={labels.share}
      height={whole}
      empty={!series.some(({ atRisk }) => (atRisk[0] ?? 0) > 0)}
      legend={
        series.length > 1 && (
          <Legend
            {...legend}
            label={labels.item}
            items={placed.map(({ id, label, color }) => ({ id, label, color }))}
          />
        )
      }
      table={() => ({
        columns: [labels.item, axisTitle, labels.share, labels.band, labels.atRisk, labels.failures],
        rowCount: rows.length,
        row: (index) => {
          const { label, step } = rows[index]!;
          return [
            label,
            write(step.at),
            percent(step.share),
            band(step),
            write(step.atRisk),
            write(step.failures),
          ];
        },
      })}
      draw={draw}
    />
  );
}
