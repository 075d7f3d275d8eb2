import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { moveCursor } from './keyboard-cursor.ts';
import { indexAt } from './line-trace.ts';
import type { PlotLook } from './plot-options.ts';
import { mountPlot, type TrendPlot } from './trend-plot.ts';
import type { TrendModel, TrendWindow } from './trend-model.ts';
import { useView, type TrendViewStore } from './view-store.ts';

/** Props of {@link PlotSurface}. */
export interface PlotSurfaceProps {
  model: TrendModel;
  look: PlotLook;
  view: TrendViewStore;
  /** CSS px. */
  height: number;
  /** Names the cursor, for example `Point in time`. */
  label: string;
  /** Id of what explains the keys. */
  describedBy: string;
  /** Time and values of a point, in words. */
  tell: (index: number) => string;
  /** Where the plot is put while it is on the page. */
  plotRef: { current: TrendPlot | null };
  /** Asks for another window; null for all of the data. */
  onZoom: (window: TrendWindow | null) => void;
  /** Width of the surface in CSS px, whenever it changes. */
  onWidth: (width: number) => void;
}

const Surface = styled('div', {
  position: 'relative',
  borderRadius: '$control',
  touchAction: 'pan-y',
  focusRing: 0,
  fontSize: '$caption',
});

/** The engine's own style sheet, which would be an import without theme: its classes, our tokens. */
const Host = styled('div', {
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  lineHeight: '$body',
  '.u-wrap': { position: 'relative', userSelect: 'none' },
  '.u-over, .u-under': { position: 'absolute' },
  '.u-under': { overflow: 'hidden' },
  canvas: { display: 'block', position: 'relative', width: '100%', height: '100%' },
  '.u-axis': { position: 'absolute' },
  '.u-select': { position: 'absolute', backgroundColor: '$chartBrush', pointerEvents: 'none' },
  '.u-cursor-x': {
    position: 'absolute',
    top: 0,
    left: 0,
    height: '100%',
    borderRight: '1px solid $chartCursor',
    opacity: 0.7,
    pointerEvents: 'none',
  },
  '.u-cursor-pt': {
    position: 'absolute',
    top: 0,
    left: 0,
    borderRadius: '50%',
    border: '0 solid',
    // The engine writes `background` on the element itself.
    backgroundClip: 'padding-box !important',
    pointerEvents: 'none',
  },
  '.u-off': { display: 'none' },
});

/** Which points the keyboard can reach now. */
function reachOf(model: TrendModel, view: TrendViewStore) {
  const { window, frame } = view.get();
  const first = indexAt(model.times, window.from);
  const last = indexAt(model.times, window.to + 1) - 1;
  return { first, last, stride: Math.max(1, Math.round((last - first) / Math.max(1, frame.width))) };
}

function scaled(window: TrendWindow, factor: number, around: number): TrendWindow {
  return { from: around - (around - window.from) * factor, to: around + (window.to - around) * factor };
}

/** Wheel sideways (or with Shift) pans, with Ctrl or ⌘ zooms; a plain wheel scrolls the page. */
function useWheel(
  props: Pick<PlotSurfaceProps, 'view' | 'onZoom'>,
  surface: { current: HTMLElement | null },
) {
  const { view, onZoom } = props;
  useEffect(() => {
    const element = surface.current;
    const turn = (event: WheelEvent) => {
      const { window, frame, zoomed } = view.get();
      const zooms = event.ctrlKey || event.metaKey;
      const sideways = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX;
      if (frame.width === 0 || (!zooms && (!zoomed || Math.abs(sideways) <= Math.abs(event.deltaY)))) {
        if (zooms || !zoomed || !event.shiftKey) return;
      }
      event.preventDefault();
      const span = window.to - window.from;
      const left = (element?.getBoundingClientRect().left ?? 0) + frame.left;
      const around = window.from + ((event.clientX - left) / frame.width) * span;
      const shift = (sideways / frame.width) * span;
      onZoom(
        zooms
          ? scaled(window, Math.exp(Math.max(-0.5, Math.min(0.5, event.deltaY / 300))), around)
          : { from: window.from + shift, to: window.to + shift },
      );
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [view, onZoom, surface]);
}

/** The plot itself: takes the engine, the keyboard and the finger, and reads out the point under the cursor. */
export function PlotSurface(props: PlotSurfaceProps) {
  const { model, look, view, height, label, describedBy, tell, plotRef, onZoom, onWidth } = props;
  const surface = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const anchor = useRef<number | null>(null);
  const cursor = useView(view, (now) => now.cursor);
  const latest = useRef({ look, onZoom, onWidth });
  useLayoutEffect(() => {
    latest.current = { look, onZoom, onWidth };
  });

  useLayoutEffect(() => {
    const gestures = {
      brush: (window: TrendWindow) => latest.current.onZoom(window),
      reset: () => latest.current.onZoom(null),
    };
    const mounted = mountPlot(host.current!, model, latest.current.look, view, gestures);
    plotRef.current = mounted;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height: room } = entry!.contentRect;
      mounted.resize(width, room);
      latest.current.onWidth(width);
    });
    observer.observe(host.current!);
    return () => {
      observer.disconnect();
      mounted.destroy();
      plotRef.current = null;
    };
  }, [model, view, plotRef]);
  useLayoutEffect(() => plotRef.current?.look(look), [look, plotRef]);
  useWheel({ view, onZoom }, surface);

  const mark = (to: number | null) => {
    if (to === null) anchor.current = null;
    plotRef.current?.mark(to === null || anchor.current === null ? null : { from: anchor.current, to });
  };
  const press = (key: KeyboardEvent) => {
    if (key.altKey || key.ctrlKey || key.metaKey) return;
    const now = view.get();
    const next = moveCursor(key.key, now.cursor, reachOf(model, view));
    if (next !== null) {
      if (!key.shiftKey) anchor.current = null;
      else anchor.current ??= now.cursor ?? next;
      plotRef.current?.point(next);
      mark(next);
    } else if (key.key === 'Enter' && anchor.current !== null && now.cursor !== null) {
      onZoom({ from: model.times[anchor.current]!, to: model.times[now.cursor]! });
      mark(null);
    } else if (key.key === '+' || key.key === '-') {
      const around = model.times[now.cursor ?? -1] ?? (now.window.from + now.window.to) / 2;
      onZoom(scaled(now.window, key.key === '+' ? 0.5 : 2, around));
    } else if (key.key === 'Escape' && (anchor.current !== null || now.zoomed || now.cursor !== null)) {
      if (anchor.current === null && now.zoomed) onZoom(null);
      else plotRef.current?.point(null);
      mark(null);
    } else return;
    key.preventDefault();
    // A dialog around the chart must not close on the Escape that the chart has used.
    key.stopPropagation();
  };
  const touch = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || !surface.current) return;
    const { window, frame } = view.get();
    const x = event.clientX - surface.current.getBoundingClientRect().left - frame.left;
    const time = window.from + (x / frame.width) * (window.to - window.from);
    const { first, last } = reachOf(model, view);
    const after = Math.min(last, Math.max(first, indexAt(model.times, time)));
    const before = Math.max(first, after - 1);
    const nearer = time - model.times[before]! < model.times[after]! - time ? before : after;
    if (last >= first) plotRef.current?.point(nearer);
  };
  const last = model.times.length - 1;
  return (
    <Surface
      ref={surface}
      style={{ height }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={cursor ?? last}
      aria-valuetext={tell(cursor ?? last)}
      onKeyDown={press}
      onPointerDown={touch}
      onPointerMove={touch}
      onBlur={() => {
        plotRef.current?.point(null);
        mark(null);
      }}
    >
      <Host ref={host} />
    </Surface>
  );
}
