import { scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { ChartFrame, type ChartFrameLabels } from '../chart-parts/ChartFrame.tsx';
import { ChartStage } from '../chart-parts/ChartStage.tsx';
import { fitText, ink, isDrawable, roomFor, tickText, valueText } from '../chart-parts/chart-text.ts';
import { MarkGroup, type ChartMark } from '../chart-parts/MarkGroup.tsx';
import { ValueAxis } from '../chart-parts/ValueAxis.tsx';

/** One thing at two times, or by two measures. */
export interface DumbbellRow {
  readonly id: string;
  readonly label: string;
  readonly before: number | null | undefined;
  readonly after: number | null | undefined;
}

/** Words of a {@link DumbbellChart}. */
export interface DumbbellLabels extends ChartFrameLabels {
  /** Head of the table's first column, for example `Well`. */
  readonly row: string;
  /** What the hollow dot stands for, for example `Before the change`. */
  readonly before: string;
  /** What the full dot stands for. */
  readonly after: string;
  /** Names the group of marks and explains the keys. */
  readonly marks: string;
  readonly noValue: string;
  readonly empty: string;
}

/** Props of {@link DumbbellChart}. `rows` must keep its identity while the data stays the same. */
export interface DumbbellChartProps {
  title: string;
  /** Leaves the title to be read aloud only. @default false */
  titleHidden?: boolean;
  rows: readonly DumbbellRow[];
  /** What is measured and in what unit, for example `Frequency, Hz`. */
  axisTitle: string;
  unit: string;
  /** BCP 47 language of numbers. */
  locale: string;
  labels: DumbbellLabels;
  /** Decimals of values. @default 1 */
  digits?: number;
  /** Whether the axis begins at zero. @default false */
  fromZero?: boolean;
  onOpen?: (row: DumbbellRow) => void;
}

const ROW = 28;
const BELOW = 24;
const DOT = 5;

function Key({ labels }: { labels: DumbbellLabels }) {
  return (
    <svg width={260} height={20} aria-hidden="true" fontSize="12">
      <circle cx={7} cy={10} r={DOT} fill={ink('surface')} stroke={ink('chart1')} strokeWidth={2} />
      <text x={18} y={14} fill={ink('textQuiet')}>
        {fitText(labels.before, 104)}
      </text>
      <circle cx={137} cy={10} r={DOT + 1} fill={ink('chart1')} />
      <text x={148} y={14} fill={ink('textQuiet')}>
        {fitText(labels.after, 108)}
      </text>
    </svg>
  );
}

/** Where things were and where they are, row by row: a hollow dot, a full one, and the way between them. */
export function DumbbellChart(props: DumbbellChartProps) {
  const { title, rows, axisTitle, unit, locale, labels, digits = 1, fromZero = false, onOpen } = props;
  const tick = useMemo(() => tickText(locale), [locale]);
  const write = useMemo(() => valueText(locale, digits), [locale, digits]);
  const text = (value: number | null | undefined) => (isDrawable(value) ? write(value) : labels.noValue);
  const reach = useMemo(
    () => rows.flatMap(({ before, after }) => [before, after]).filter(isDrawable),
    [rows],
  );
  const height = rows.length * ROW + BELOW;
  return (
    <ChartFrame
      title={title}
      titleHidden={props.titleHidden ?? false}
      labels={labels}
      legend={<Key labels={labels} />}
      table={() => ({
        columns: [labels.row, `${labels.before}, ${unit}`, `${labels.after}, ${unit}`],
        rowCount: rows.length,
        row: (index) => [rows[index]!.label, text(rows[index]!.before), text(rows[index]!.after)],
      })}
    >
      <ChartStage
        axisTitle={axisTitle}
        height={Math.max(96, height)}
        empty={reach.length === 0 ? labels.empty : null}
      >
        {(width) => {
          const names = roomFor(
            rows.map(({ label }) => label),
            width / 3,
          );
          const bottom = rows.length * ROW;
          const [low, high] = reach.reduce(
            ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
            fromZero ? [0, 0] : [Infinity, -Infinity],
          );
          const flat = low === high;
          const x = scaleLinear(flat ? [low - 1, high + 1] : [low, high], [names + 12, width - 16]).nice(5);
          const ticks = x.ticks(Math.max(2, Math.floor((width - names) / 96))).map((value) => ({
            value,
            at: x(value),
          }));
          const marks = rows.flatMap((row, index): ChartMark[] => {
            const y = index * ROW + ROW / 2;
            const ends = [row.before, row.after].filter(isDrawable).map(x);
            if (ends.length === 0) return [];
            const [left, right] = [Math.min(...ends), Math.max(...ends)];
            return [
              {
                key: row.id,
                name: `${row.label}, ${labels.before} ${text(row.before)} ${unit}, ${labels.after} ${text(row.after)} ${unit}`,
                box: { x: left - DOT, y: y - DOT - 1, width: right - left + 2 * DOT, height: 2 * DOT + 2 },
                shape: (
                  <>
                    {ends.length === 2 && (
                      <path d={`M${left},${y}H${right}`} stroke={ink('chartCursor')} strokeWidth={2} />
                    )}
                    {isDrawable(row.before) && (
                      <circle
                        cx={x(row.before)}
                        cy={y}
                        r={DOT}
                        fill={ink('surface')}
                        stroke={ink('chart1')}
                        strokeWidth={2}
                      />
                    )}
                    {isDrawable(row.after) && (
                      <circle cx={x(row.after)} cy={y} r={DOT + 1} fill={ink('chart1')} />
                    )}
                  </>
                ),
                onOpen: onOpen && (() => onOpen(row)),
              },
            ];
          });
          return (
            <MarkGroup
              label={labels.marks}
              width={width}
              height={height}
              marks={marks}
              behind={
                <>
                  <ValueAxis ticks={ticks} format={tick} side="bottom" from={0} to={bottom} />
                  {rows.map((row, index) => (
                    <text
                      key={row.id}
                      x={names}
                      y={index * ROW + ROW / 2}
                      dy="0.32em"
                      textAnchor="end"
                      fill={ink('text')}
                    >
                      {fitText(row.label, names)}
                    </text>
                  ))}
                </>
              }
            />
          );
        }}
      </ChartStage>
    </ChartFrame>
  );
}
