import type uPlot from 'uplot';
import { timeAxis, valueAxis } from './plot-axes.ts';
import { plotHooks, type PlotGestures } from './plot-hooks.ts';
import { colorOf, gutter, isShown, meanText, measured, rangeOf, type Paper } from './plot-paper.ts';

const maxLabelRoom = 140;

function plotSeries(paper: Paper): uPlot.Series[] {
  return paper.model.series.map((series) => ({
    scale: series.axis,
    // Ranges come from the pyramid: the engine would scan every value of the window on each frame.
    auto: false,
    show: !paper.plotView.hidden.has(series.id),
    points: { show: false },
    // Lines are painted by us, when the engine says that it is their turn.
    paths: () => null,
  }));
}

function cursor(paper: Paper, gestures: PlotGestures): uPlot.Cursor {
  const values = (seriesIdx: number) => paper.model.series[seriesIdx - 1]?.pyramid.values;
  return {
    y: false,
    drag: { x: true, y: false, setScale: false, dist: 6 },
    // The cross-hair stands on the point whose values are read out, not between two.
    move: (u, left, top) => {
      if (left < 0 || u.data[0].length === 0) return [left, top];
      return [u.valToPos(u.data[0][u.posToIdx(left)]!, 'x'), top];
    },
    dataIdx: (_u, seriesIdx, index) =>
      seriesIdx > 0 && Number.isNaN(values(seriesIdx)?.[index] ?? NaN) ? null : index,
    points: {
      size: 7,
      width: 1.5,
      stroke: () => paper.colors.surface,
      fill: (_u, seriesIdx) => {
        const series = paper.model.series[seriesIdx - 1];
        return series ? colorOf(paper, series) : paper.colors.text;
      },
    },
    bind: {
      dblclick: () => () => {
        gestures.reset();
        return null;
      },
    },
  };
}

/** The engine's options: what it draws itself (axes, cross-hair), and where it calls our painting. */
export function plotOptions(
  paper: Paper,
  gestures: PlotGestures,
  width: number,
  height: number,
): uPlot.Options {
  const hasRight = paper.model.series.some(({ axis }) => axis === 'right');
  const x = (): [number, number] => {
    const { from, to } = paper.store.get().window;
    return [from, to];
  };
  return {
    width,
    height,
    ms: 1,
    legend: { show: false },
    padding: [
      () => paper.plotView.headroom,
      (u) => {
        if (hasRight) return 0;
        const shown = paper.model.series.filter(isShown(paper));
        const { to } = paper.store.get().window;
        const names = [
          ...(paper.plotView.endLabels ? shown.map(({ label }) => label) : []),
          ...paper.plotView.means.flatMap((mean) =>
            mean.to >= to && shown.some(({ id }) => id === mean.seriesId) ? [meanText(u, mean)] : [],
          ),
        ];
        return gutter(paper, 'right', Math.min(maxLabelRoom, measured(u, paper, names)) + 16);
      },
      0,
      0,
    ],
    series: [{}, ...plotSeries(paper)],
    scales: {
      x: { time: false, range: x },
      left: { range: () => rangeOf(paper, 'left') },
      right: { range: () => rangeOf(paper, 'right') },
    },
    axes: [timeAxis(paper), valueAxis(paper, 'left'), ...(hasRight ? [valueAxis(paper, 'right')] : [])],
    cursor: cursor(paper, gestures),
    hooks: plotHooks(paper, gestures),
  };
}
