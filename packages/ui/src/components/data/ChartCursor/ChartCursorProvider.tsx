import { useMemo, useState, type ReactNode } from 'react';
import { ChartCursorContext, createChartCursor } from './chart-cursor.ts';
import { createGutters, SharedAxisContext, type SharedAxis, type TimeWindow } from './shared-axis.ts';

/** Props of {@link ChartCursorProvider}. */
export interface ChartCursorProviderProps {
  /**
   * The time that all charts within show, ms since 1970, for charts of one width that stand below one another: they then
   * have one axis, with one window, the same ticks and the same room beside their plots, and are zoomed together.
   * @default each chart shows its own time
   */
  window?: TimeWindow | undefined;
  children: ReactNode;
}

/**
 * Joins the charts over time within it: the instant under the pointer or the keyboard's cursor in one of them is marked in
 * all. Nothing but the marks is drawn for that.
 */
export function ChartCursorProvider({ window, children }: ChartCursorProviderProps) {
  const [cursor] = useState(createChartCursor);
  const [gutters] = useState(createGutters);
  const [zoom, setZoom] = useState<{ full: TimeWindow; zoomed: TimeWindow | null } | null>(null);
  const { from, to } = window ?? {};
  const full = useMemo(() => (from === undefined || to === undefined ? null : { from, to }), [from, to]);
  // What was zoomed to in another window is over.
  const zoomed = zoom?.full === full ? zoom?.zoomed : null;
  const axis = useMemo(
    (): SharedAxis | null =>
      full && { full, zoomed: zoomed ?? null, show: (next) => setZoom({ full, zoomed: next }), gutters },
    [full, zoomed, gutters],
  );
  return (
    <ChartCursorContext value={cursor}>
      <SharedAxisContext value={axis}>{children}</SharedAxisContext>
    </ChartCursorContext>
  );
}
