import type uPlot from 'uplot';
import { indexAt } from './line-trace.ts';
import type { PaintArea } from './plot-area.ts';
import { lastPlace, paintEndLabels, paintMeanLabels, type EndLabel } from './plot-labels.ts';
import { bandNames, paintBands, paintLimits, paintMeans, placeMeans } from './plot-levels.ts';
import { paintAreas, paintLine, traceIn } from './plot-lines.ts';
import { colorOf, isShown, meanText, paintArea, type Paper } from './plot-paper.ts';
import type { TrendSide, TrendWindow } from './trend-model.ts';
import { cutFrom } from './value-range.ts';

/** What a user did with the pointer. */
export interface PlotGestures {
  brush(window: TrendWindow): void;
  reset(): void;
}

const loneDotRadius = 2;

function endLabels(paper: Paper): EndLabel[] {
  const { window } = paper.store.get();
  const from = indexAt(paper.model.times, window.from);
  const to = indexAt(paper.model.times, window.to + 1);
  return paper.model.series.filter(isShown(paper)).flatMap((series): EndLabel[] => {
    const place = lastPlace(series.pyramid, from, to);
    return place === null
      ? []
      : [{ text: series.label, color: colorOf(paper, series), axis: series.axis, place }];
  });
}

/** Where the engine calls us: our painting, each layer at its turn, and what a user does with the pointer. */
export function plotHooks(paper: Paper, gestures: PlotGestures): uPlot.Hooks.Arrays {
  const axisOf = (id: string) =>
    paper.plotView.hidden.has(id)
      ? null
      : (paper.model.series.find((series) => series.id === id)?.axis ?? null);
  const meansIn = (area: PaintArea, u: uPlot) =>
    placeMeans(
      area,
      paper.plotView.means.map((mean) => ({ ...mean, text: meanText(u, mean) })),
      axisOf,
    );
  const hasRight = paper.model.series.some(({ axis }) => axis === 'right');
  return {
    drawClear: [(u) => paintBands(paintArea(paper, u), paper.plotView.bands)],
    drawAxes: [
      (u) => {
        const area = paintArea(paper, u);
        paintAreas(area, paper.model, (id) => !paper.plotView.hidden.has(id));
        paintMeans(area, meansIn(area, u));
      },
    ],
    drawSeries: [
      (u, index) => {
        const series = paper.model.series[index - 1]!;
        const area = paintArea(paper, u);
        const trace = traceIn(area, paper.model, series.axis, series.pyramid, series.stepped);
        paintLine(area, trace, {
          color: colorOf(paper, series),
          width: series.width * area.ratio,
          dash: series.dash.map((length) => length * area.ratio),
          dot: loneDotRadius * area.ratio,
        });
      },
    ],
    draw: [
      (u) => {
        const area = paintArea(paper, u);
        paintLimits(area, paper.plotView.limits);
        const names = bandNames(area, paper.plotView.bands).map(({ box }) => box);
        const means = meansIn(area, u);
        const beyond = paintMeanLabels(area, means, paper.model, isShown(paper), !hasRight, names).map(
          ({ text, axis, place }) => ({ text, axis, place, color: paper.colors.textQuiet }),
        );
        paintEndLabels(area, [...(paper.plotView.endLabels ? endLabels(paper) : []), ...beyond]);
        const { left, top, width, height } = u.bbox;
        const frame = [left, top, width, height].map((length) => length / devicePixelRatio);
        const known = paper.store.get().frame;
        const [x = 0, y = 0, w = 0, h = 0] = frame;
        if (known.left !== x || known.top !== y || known.width !== w || known.height !== h) {
          paper.store.set({ frame: { left: x, top: y, width: w, height: h } });
        }
        const before = paper.store.get().cutFrom;
        // A logarithmic axis has no zero that it could be cut from.
        const cutOf = (side: TrendSide) => (area.scales[side] === 'log' ? null : cutFrom(area.range[side]));
        const cut = { left: cutOf('left'), right: cutOf('right') };
        if (before.left !== cut.left || before.right !== cut.right) paper.store.set({ cutFrom: cut });
      },
    ],
    setCursor: [
      (u) => {
        const cursor = paper.following ? null : (u.cursor.idx ?? null);
        if (cursor !== paper.store.get().cursor) paper.store.set({ cursor });
      },
    ],
    setSelect: [
      (u) => {
        const { left, width } = u.select;
        u.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
        if (width > 0) gestures.brush({ from: u.posToVal(left, 'x'), to: u.posToVal(left + width, 'x') });
      },
    ],
  };
}
