import { readPlotColors, type PlotColors } from './plot-colors.ts';

/** What the page gives a plot: size in CSS px, colors, and the CSS font of its texts. */
export interface HostMeasures {
  readonly width: number;
  readonly height: number;
  readonly colors: PlotColors;
  readonly font: string;
}

/** Marks the element that a plot is put into: spread over it. */
export const plotHost = { 'data-plot': '' } as const;

/** Measured in this turn of the event loop and not asked for yet. */
const measured = new Map<Element, HostMeasures>();

/**
 * What is measured for a plot that is about to be put into `host`. The first of several plots that come at once measures
 * all: one by one, each would make the browser lay the page out again with the plot before it.
 */
export function measuresOf(host: HTMLElement): HostMeasures {
  if (!measured.has(host)) {
    const empty = document.querySelectorAll('[data-plot]:empty');
    for (const each of empty) measured.set(each, measure(each));
    queueMicrotask(() => measured.clear());
  }
  return measured.get(host) ?? measure(host);
}

function measure(host: Element): HostMeasures {
  const { width, height } = host.getBoundingClientRect();
  const { fontSize, fontFamily } = getComputedStyle(host);
  const font = `${Math.round(Number.parseFloat(fontSize)) || 12}px ${fontFamily}`;
  return { width, height, colors: readPlotColors(host), font };
}
