import { scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { ChartFrame, type ChartFrameLabels } from '../chart-parts/ChartFrame.tsx';
import { ChartStage } from '../chart-parts/ChartStage.tsx';
import { ink, roomForTicks, tickText, valueText } from '../chart-parts/chart-text.ts';
import { MarkGroup, type ChartMark } from '../chart-parts/MarkGroup.tsx';
import { ValueAxis } from '../chart-parts/ValueAxis.tsx';
import { histogram, type HistogramBin } from './histogram-bins.ts';

/** Words of a {@link Histogram}. */
export interface HistogramLabels extends ChartFrameLabels {
  /** Head of the table's first column: the range of a bin, with its unit. */
  readonly range: string;
  /** Head of its second column, and title of the upright axis: `Wells`. */
  readonly count: string;
  /** Names a bin's range: `40 to 50 Sm³/d`. */
  readonly bin: (from: string, to: string) => string;
  /** Names the line at the median: `Median 84`. */
  readonly median: (value: string) => string;
  /** Names the group of bars and explains the keys. */
  readonly marks: string;
  readonly empty: string;
  /** Says how many values could not be counted. */
  readonly leftOut: (count: number) => string;
}

/** Props of {@link Histogram}. `values` must keep its identity while the data stays the same. */
export interface HistogramProps {
  title: string;
  /** Leaves the title to be read aloud only. @default false */
  titleHidden?: boolean;
  /** In any order; absent and not finite values are counted apart. */
  values: ArrayLike<number | null | undefined>;
  /** What is measured and in what unit, for example `Oil rate, Sm³/d`. */
  axisTitle: string;
  /** BCP 47 language of numbers. */
  locale: string;
  labels: HistogramLabels;
  /** About how many bins. @default what the spread of the values asks for */
  bins?: number;
  /** Decimals of the median. @default 1 */
  digits?: number;
  /** Height in px. @default 240 */
  height?: number;
  onOpen?: (bin: HistogramBin) => void;
}

const TOP = 18;
const BELOW = 40;

/** How values are spread: how many lie in each of some ranges, and where the middle is. */
export function Histogram(props: HistogramProps) {
  const { title, values, axisTitle, locale, labels, bins: wished, digits = 1, height = 240, onOpen } = props;
  const { bins, leftOut, median } = useMemo(() => histogram(values, wished), [values, wished]);
  const tick = useMemo(() => tickText(locale), [locale]);
  const write = useMemo(() => valueText(locale, digits), [locale, digits]);
  const name = ({ from, to }: HistogramBin) => labels.bin(tick(from), tick(to));
  return (
    <ChartFrame
      title={title}
      titleHidden={props.titleHidden ?? false}
      labels={labels}
      note={leftOut > 0 && labels.leftOut(leftOut)}
      table={() => ({
        columns: [labels.range, labels.count],
        rowCount: bins.length,
        row: (index) => [name(bins[index]!), tick(bins[index]!.count)],
      })}
    >
      <ChartStage axisTitle={labels.count} height={height} empty={bins.length === 0 ? labels.empty : null}>
        {(width) => {
          const bottom = height - BELOW;
          const [first, last] = [bins[0]!, bins.at(-1)!];
          const single = first.from === last.to;
          const y = scaleLinear([0, Math.max(...bins.map(({ count }) => count))], [bottom, TOP]).nice(4);
          const ticks = y
            .ticks(4)
            .filter(Number.isInteger)
            .map((value) => ({ value, at: y(value) }));
          const before = roomForTicks(ticks.map(({ value }) => tick(value)));
          const x = scaleLinear(single ? [first.from - 1, first.from + 1] : [first.from, last.to], [
            before,
            width - 12,
          ]);
          const along = x.ticks(Math.max(2, Math.floor((width - before) / 88)));
          const marks = bins.map((bin): ChartMark => {
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
              onOpen: onOpen && (() => onOpen(bin)),
            };
          });
          const middle = x(median);
          const late = middle > (before + width) / 2;
          return (
            <MarkGroup
              label={labels.marks}
              width={width}
              height={height}
              marks={marks}
              behind={
                <>
                  <ValueAxis ticks={ticks} format={tick} side="left" from={before} to={width} />
                  <ValueAxis
                    ticks={along.map((value) => ({ value, at: x(value) }))}
                    format={tick}
                    side="bottom"
                    from={bottom}
                    to={bottom}
                    bare
                  />
                  <text x={width} y={height - 4} textAnchor="end" fill={ink('chartAxis')}>
                    {axisTitle}
                  </text>
                </>
              }
              before={
                <>
                  <path
                    d={`M${middle},${TOP - 6}V${bottom}`}
                    stroke={ink('text')}
                    strokeWidth={1.25}
                    strokeDasharray="5 4"
                  />
                  <text
                    x={middle + (late ? -6 : 6)}
                    y={TOP - 2}
                    textAnchor={late ? 'end' : 'start'}
                    fill={ink('text')}
                    stroke={ink('surface')}
                    strokeWidth={3}
                    paintOrder="stroke"
                  >
                    {labels.median(write(median))}
                  </text>
                </>
              }
            />
          );
        }}
      </ChartStage>
    </ChartFrame>
  );
}
