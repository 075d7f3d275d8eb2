import type uPlot from 'uplot';
import { axisStep, timeTicks } from '../chart-parts/time-axis.ts';
import { logTicks, valueAt } from './axis-scale.ts';
import { gutter, measured, type Paper } from './plot-paper.ts';
import type { TrendSide } from './trend-model.ts';

/** Room of a tick's label, px. */
const leastTickSpace = 14;

/** An axis of values, whose grid is that of the left one. */
export function valueAxis(paper: Paper, side: TrendSide): uPlot.Axis {
  const scale = paper.model.scales[side];
  let most = 2;
  return {
    scale: side,
    side: side === 'left' ? 3 : 1,
    // Also a low plot has two ticks: one alone says nothing of the scale.
    space: (_u, _axis, _from, _to, length) => {
      const space = Math.min(36, Math.max(leastTickSpace, length / 5));
      most = Math.max(2, Math.floor(length / space) + 1);
      return space;
    },
    ...(scale === 'log' && { splits: (_u, _axis, from, to) => logTicks(from, to, most) }),
    gap: 8,
    font: paper.font,
    stroke: () => paper.colors.chartAxis,
    size: (u, values) => gutter(paper, side, measured(u, paper, values ?? []) + 12),
    values: (_, ticks) =>
      ticks.map((tick) => paper.plotView.formatTick(valueAt(scale, tick * paper.unit[side]))),
    grid: { show: side === 'left', stroke: () => paper.colors.chartGrid, width: 1 },
    ticks: { show: false },
    border: { show: false },
  };
}

/** The axis of time, with ticks by the field's clock. */
export function timeAxis(paper: Paper): uPlot.Axis {
  return {
    scale: 'x',
    side: 2,
    size: 40,
    gap: 4,
    font: paper.font,
    lineGap: 1.3,
    stroke: () => paper.colors.chartAxis,
    space: 1,
    incrs: (_u, _axis, from, to, width) => {
      paper.step = axisStep(to - from, width);
      return [paper.step.length];
    },
    splits: (_u, _axis, from, to) => timeTicks(from, to, paper.step, paper.plotView.clock),
    values: (u, ticks) => {
      const { from, to } = paper.store.get().window;
      const plot = u.bbox.width / devicePixelRatio;
      const room = u.width - u.bbox.left / devicePixelRatio;
      // A label that the right edge would cut is left out.
      return paper.plotView
        .tickLabels(ticks, paper.step)
        .map((text, index) =>
          ((ticks[index]! - from) / (to - from)) * plot + measured(u, paper, text.split('\n')) / 2 > room
            ? ''
            : text,
        );
    },
    grid: { show: false },
    ticks: { stroke: () => paper.colors.chartGrid, width: 1, size: 4 },
    border: { show: true, stroke: () => paper.colors.chartGrid, width: 1 },
  };
}
