import { scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { ink } from '../chart-parts/chart-text.ts';
import { BottomTitle, HaloText } from '../chart-parts/ChartTexts.tsx';
import { MarkChart, type ChartProps } from '../chart-parts/MarkChart.tsx';
import { useChartTexts } from '../chart-parts/use-chart-texts.ts';
import { useChartWords } from '../chart-parts/use-chart-words.ts';
import { axisTicks, bottomTicks, roomForAxis, ValueAxis } from '../chart-parts/ValueAxis.tsx';
import { histogram, type HistogramBin } from './histogram-bins.ts';
import { histogramWords, type HistogramLabels } from './histogram.words.ts';

/** Props of {@link Histogram}. `values` must keep its identity while the data stays the same. */
export interface HistogramProps extends ChartProps<HistogramLabels> {
  /** In any order; absent and not finite values are counted apart. */
  values: ArrayLike<number | null | undefined>;
  /** What is measured and in what unit, for example `Oil rate, Sm³/d`. */
  axisTitle: string;
  /** About how many bins. @default what the spread of the values asks for */
  bins?: number;
  /** Decimals of the median. @default 1 */
  digits?: number;
  /** Height in px. @default 240 */
  height?: number;
  /** A range was chosen; without it ranges are only read. */
  onSelect?: (bin: HistogramBin) => void;
}

const top = 28;
const below = 40;

/** How values are spread: how many lie in each of some ranges, and where the middle is. */
export function Histogram(props: HistogramProps) {
  const { values, axisTitle, locale, digits = 1, height = 240, onSelect } = props;
  const labels = useChartWords(histogramWords, props.labels);
  const { bins, leftOut, median } = useMemo(() => histogram(values, props.bins), [values, props.bins]);
  const { tick, write } = useChartTexts(locale, digits);
  const name = ({ from, to }: HistogramBin) => labels.bin(tick(from), tick(to));
  const draw = (width: number) => {
    const bottom = height - below;
    const [first, last] = [bins[0]!, bins.at(-1)!];
    const single = first.from === last.to;
    const y = scaleLinear([0, Math.max(...bins.map(({ count }) => count))], [bottom, top]).nice(4);
    const ticks = axisTicks(y, 4).filter(({ value }) => Number.isInteger(value));
    const before = roomForAxis(ticks, tick);
    const domain = single ? [first.from - 1, first.from + 1] : [first.from, last.to];
    const x = scaleLinear(domain, [before, width - 12]);
    const middle = x(median);
    const late = middle > (before + width) / 2;
    return {
      marks: bins.map((bin) => {
        const left = single ? x(bin.from) - 24 : x(bin.from);
        const box = {
          x: left + 0.5,
          y: y(bin.count),
          width: single ? 48 : Math.max(1, x(bin.to) - left - 1),
          height: bottom - y(bin.count),
        };
        return {
          key: `${bin.from}`,
          name: `${name(bin)}, ${labels.count} ${tick(bin.count)}`,
          box,
          shape: <rect {...box} fill={ink('chart1')} />,
          onSelect: onSelect && (() => onSelect(bin)),
        };
      }),
      behind: (
        <>
          <ValueAxis ticks={ticks} format={tick} side="left" from={before} to={width} />
          <ValueAxis
            ticks={bottomTicks(x, width - before, 88)}
            format={tick}
            side="bottom"
            from={bottom}
            to={bottom}
            bare
          />
          <BottomTitle x={width} y={height}>
            {axisTitle}
          </BottomTitle>
        </>
      ),
      before: (
        <>
          <path
            d={`M${middle},${top - 12}V${bottom}`}
            stroke={ink('text')}
            strokeWidth={1.25}
            strokeDasharray="5 4"
          />
          <HaloText x={middle + (late ? -6 : 6)} y={top - 10} textAnchor={late ? 'end' : 'start'}>
            {labels.median(write(median))}
          </HaloText>
        </>
      ),
    };
  };
  return (
    <MarkChart
      chart={props}
      labels={labels}
      axisTitle={labels.count}
      height={height}
      empty={bins.length === 0}
      note={leftOut > 0 && labels.leftOut(leftOut)}
      table={() => ({
        columns: [axisTitle, labels.count],
        rowCount: bins.length,
        row: (index) => [name(bins[index]!), tick(bins[index]!.count)],
      })}
      draw={draw}
    />
  );
}
