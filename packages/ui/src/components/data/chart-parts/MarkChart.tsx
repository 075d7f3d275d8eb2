import type { ReactNode } from 'react';
import type { RootProps } from '../../props.ts';
import { rootProps } from '../../root-props.ts';
import type { ChartLabels } from './chart.words.ts';
import { ChartFrame, type AsTableProps, type ChartFrameProps } from './ChartFrame.tsx';
import { ChartNote } from './ChartNote.tsx';
import { EmptyChart, sheetHeight, sheetScale, Stage } from './ChartStage.tsx';
import { MarkGroup, type MarkGroupProps } from './MarkGroup.tsx';
import { useWidth } from './use-width.ts';

/** Words that every chart of marks has. */
export interface MarkLabels {
  /** Names the group of marks and explains the keys. */
  readonly marks: string;
}

/** Props that every chart takes. */
export interface ChartProps<Labels extends object> extends RootProps<HTMLElement>, AsTableProps {
  title: string;
  /** Leaves the title to be read aloud only, where a card's heading shows it already. @default false */
  titleHidden?: boolean;
  /** BCP 47 language of numbers and dates. @default the reader's */
  locale?: string;
  /** Words instead of the chart's own. */
  labels?: Partial<ChartLabels & Labels>;
}

/** Props of a chart of marks whose values have one unit. */
export interface UnitChartProps<Labels extends object> extends ChartProps<Labels> {
  /** Follows a value when it is read aloud, for example `Sm³`. */
  unit: string;
  /** What is measured and in what unit, for example `Deferred oil, Sm³`. @default the unit */
  axisTitle?: string;
}

/** A drawing for one width; lengths in px. */
export interface MarkDrawing extends Omit<MarkGroupProps, 'label' | 'width' | 'height'> {
  /** @default the width there is */
  width?: number;
  /** @default the chart's height */
  height?: number;
  /** How many names of its bands are not whole, which the chart says under it. @default 0 */
  shortNames?: number;
  /** Puts the drawing into an element of the chart's own. */
  around?: (drawing: ReactNode) => ReactNode;
}

/** Props of {@link MarkChart}. */
export interface MarkChartProps extends Pick<ChartFrameProps, 'legend' | 'note' | 'table'> {
  /** The chart's own props, for its heading and its outermost element. */
  chart: Omit<ChartProps<object>, 'labels'>;
  labels: ChartLabels & MarkLabels;
  axisTitle: string;
  /** What a second axis at the right measures. */
  rightTitle?: ReactNode;
  /** px. */
  height: number;
  /** Whether there is nothing to draw. */
  empty: boolean;
  /** Draws for a width in px. */
  draw: (width: number) => MarkDrawing;
}

/** A chart whose marks can be read and reached one by one: frame, axis titles, and the drawing for the width there is. */
export function MarkChart(props: MarkChartProps) {
  const { chart, labels, axisTitle, rightTitle, height, empty, draw, ...frame } = props;
  const { title, titleHidden = false } = chart;
  const { width, measure } = useWidth();
  const drawing = !empty && width > 0 ? draw(width) : null;
  const tall = Math.max(height, drawing?.height ?? 0);
  const drawn = (marks: MarkDrawing) => {
    const { around = (whole) => whole, shortNames = 0, ...rest } = marks;
    return (
      <>
        {around(<MarkGroup label={labels.marks} width={width} height={height} {...rest} />)}
        {shortNames > 0 && <ChartNote>{labels.shortNames(shortNames)}</ChartNote>}
      </>
    );
  };
  return (
    <ChartFrame
      {...rootProps(chart)}
      className={chart.className}
      {...frame}
      title={title}
      titleHidden={titleHidden}
      axes={{ left: axisTitle, right: rightTitle }}
      labels={labels}
      asTable={chart.asTable}
      onAsTableChange={chart.onAsTableChange}
    >
      <Stage
        ref={measure}
        style={{ minHeight: height, ...{ [sheetScale]: Math.min(1, sheetHeight / tall).toFixed(3) } }}
      >
        {empty && <EmptyChart style={{ height }}>{labels.empty}</EmptyChart>}
        {drawing && drawn(drawing)}
      </Stage>
    </ChartFrame>
  );
}
