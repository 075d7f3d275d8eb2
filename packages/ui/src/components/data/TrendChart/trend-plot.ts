import uPlot from 'uplot';
import type { PlotGestures } from './plot-hooks.ts';
import { plotOptions } from './plot-options.ts';
import { measuresOf } from './plot-host.ts';
import { scaleUnit, type Paper, type PlotView } from './plot-paper.ts';
import { readPlotColors } from './plot-colors.ts';
import { onThemeChange } from '../../../themes/theme-change.ts';
import { paintedBy } from '../chart-parts/painted-again.ts';
import { timeStep } from '../chart-parts/time-axis.ts';
import { axisExtent, clampWindow, type TrendModel, type TrendSide, type TrendWindow } from './trend-model.ts';
import type { TrendViewStore } from './view-store.ts';

/** A plot on the page. */
export interface TrendPlot {
  /** Paints again by a changed view. */
  setView(next: PlotView): void;
  /** Shows a window, all of the data for null. Returns what is shown: null for all. */
  show(window: TrendWindow | null): TrendWindow | null;
  /** Puts the cross-hair on a point, or takes it away. */
  point(index: number | null): void;
  /** Marks a point that another chart points at, or takes the mark away. */
  follow(index: number | null): void;
  /** Marks the range between two points, or unmarks. */
  mark(range: { readonly from: number; readonly to: number } | null): void;
  resize(width: number, height: number): void;
  destroy(): void;
}

function unitOf(model: TrendModel, side: TrendSide): number {
  const { min, max } = axisExtent(model, side, model.full ?? { from: 0, to: 0 }, () => true);
  return min <= max ? scaleUnit(Math.max(Math.abs(min), Math.abs(max))) : 1;
}

/**
 * Puts a plot into `host`, which gives it font and colors, and writes what it shows into `store`. Only
 * this file runs the drawing engine: scales, axes, canvas and pointer are the engine's, what is painted is
 * ours.
 */
export function mountPlot(
  host: HTMLElement,
  model: TrendModel,
  plotView: PlotView,
  store: TrendViewStore,
  gestures: PlotGestures,
): TrendPlot {
  const kept = store.get().zoomed ? clampWindow(model, store.get().window) : null;
  store.set({ window: kept ?? model.full ?? store.get().window, zoomed: kept !== null, cursor: null });
  const { colors, font, width, height } = measuresOf(host);
  const paper: Paper = {
    model,
    store,
    following: false,
    plotView,
    colors,
    font,
    step: timeStep(1, 1),
    unit: { left: unitOf(model, 'left'), right: unitOf(model, 'right') },
  };
  const values = model.series.map(({ pyramid, axis }) => {
    const unit = paper.unit[axis];
    return unit === 1 ? pyramid.values : pyramid.values.map((value) => value / unit);
  });
  const data = [model.times, ...values];
  const options = plotOptions(paper, gestures, Math.floor(width), Math.floor(height));
  const u = new uPlot(options, data, (_plot, draw) => {
    Reflect.apply(draw, null, []);
  });
  let isEnded = false;
  // Texts on a canvas that is on the page make the browser lay the page out: of several plots each for itself. The engine
  // draws in a microtask, so that this one is the next.
  queueMicrotask(() => {
    if (!isEnded) host.append(u.root);
  });
  paintedBy(u.ctx.canvas, () => u.batch(() => u.redraw(false)));
  // The cross-hair is no part of a picture.
  u.root.querySelectorAll<HTMLElement>('.u-over, .u-under').forEach((layer) => {
    layer.dataset['picture'] = 'none';
  });
  const putCursor = (index: number | null) =>
    u.setCursor(
      index === null ? { left: -10, top: -10 } : { left: u.valToPos(model.times[index]!, 'x'), top: 0 },
    );
  const onPointer = () => {
    paper.following = false;
  };
  // Before the engine hears of it, which then reports the point under the pointer.
  host.addEventListener('pointermove', onPointer, { capture: true });
  // At once: the engine alone would wait for a microtask, and Firefox takes the picture for paper before.
  const repaint = () => u.batch(() => u.redraw(true, true));
  const endWatch = onThemeChange(() => {
    paper.colors = readPlotColors(host);
    repaint();
  });
  const endGutters = plotView.gutters?.subscribe(repaint);
  // Text measured before its font has arrived is measured in another one.
  document.fonts.addEventListener('loadingdone', repaint);
  return {
    setView(next) {
      paper.plotView = next;
      model.series.forEach((series, index) => {
        u.series[index + 1]!.show = !next.hidden.has(series.id);
      });
      repaint();
    },
    show(target) {
      const window = clampWindow(model, target);
      const shown = window ?? model.full ?? store.get().window;
      store.set({ window: shown, zoomed: window !== null });
      u.setScale('x', { min: shown.from, max: shown.to });
      return window;
    },
    point(index) {
      paper.following = false;
      putCursor(index);
    },
    follow(index) {
      paper.following = index !== null;
      putCursor(index);
    },
    mark(range) {
      const [left, right] = range
        ? [range.from, range.to].map((index) => u.valToPos(model.times[index]!, 'x')).sort((a, b) => a - b)
        : [0, 0];
      const size = {
        left: left!,
        width: right! - left!,
        top: 0,
        height: range ? u.bbox.height / devicePixelRatio : 0,
      };
      u.setSelect(size, false);
    },
    resize: (nextWidth, nextHeight) =>
      u.setSize({ width: Math.floor(nextWidth), height: Math.floor(nextHeight) }),
    destroy() {
      document.fonts.removeEventListener('loadingdone', repaint);
      endWatch();
      endGutters?.();
      plotView.gutters?.leave(store);
      host.removeEventListener('pointermove', onPointer, { capture: true });
      isEnded = true;
      u.destroy();
    },
  };
}
