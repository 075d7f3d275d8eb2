import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { watchSize } from '../chart-parts/watch-size.ts';
import { moveCursor } from './keyboard-cursor.ts';
import { indexAt } from './line-trace.ts';
import type { PlotView } from './plot-paper.ts';
import { plotHost } from './plot-host.ts';
import { mountPlot, type TrendPlot } from './trend-plot.ts';
import type { TrendModel, TrendWindow } from './trend-model.ts';
import { scaled, useView, type TrendViewStore } from './view-store.ts';

/** Props of {@link PlotSurface}. */
export interface PlotSurfaceProps {
  model: TrendModel;
  plotView: PlotView;
  store: TrendViewStore;
  /** CSS px. */
  height: number;
  /** Names the cursor, for example `Point in time`. */
  label: string;
  /** Id of what explains the keys. */
  describedBy: string;
  /** Time and values of a point, in words. */
  pointText: (index: number) => string;
  /** Says which points are marked, by the indexes of the first and the last one. */
  rangeText: (from: number, to: number) => string;
  /** Where the plot is put while it is on the page. */
  plotRef: { current: TrendPlot | null };
  /** Asks for another window; null for all of the data. */
  onZoom: (window: TrendWindow | null) => void;
  /** A point was chosen, by its index; without it points are only read. */
  onPoint?: ((index: number) => void) | undefined;
  /** Width of the surface in CSS px, whenever it changes. */
  onWidth: (width: number) => void;
}

const Root = styled('div', {
  position: 'relative',
  borderRadius: '$control',
  touchAction: 'pan-y',
  focusRing: 0,
  fontSize: '$caption',
  variants: { choosable: { true: { cursor: 'pointer' } } },
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
function reachOf(model: TrendModel, store: TrendViewStore) {
  const { window, frame } = store.get();
  const first = indexAt(model.times, window.from);
  const last = indexAt(model.times, window.to + 1) - 1;
  return { first, last, stride: Math.max(1, Math.round((last - first) / Math.max(1, frame.width))) };
}

type Surface = { readonly current: HTMLElement | null };

/** Wheel sideways (or with Shift) pans, with Ctrl or ⌘ zooms; a plain wheel scrolls the page. */
function useWheel({ store, onZoom }: PlotSurfaceProps, surface: Surface) {
  useEffect(() => {
    const element = surface.current;
    const onWheel = (event: WheelEvent) => {
      const { window, frame, zoomed } = store.get();
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
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [store, onZoom, surface]);
}

/** Keeps a plot of the model in the host; a new model gets a new plot, a new view does not. */
function usePlot(props: PlotSurfaceProps, host: Surface) {
  const { model, plotView, store, plotRef, onZoom, onWidth } = props;
  const latest = useRef({ plotView, onZoom, onWidth });
  useLayoutEffect(() => {
    latest.current = { plotView, onZoom, onWidth };
  });
  useLayoutEffect(() => {
    const gestures = {
      brush: (window: TrendWindow) => latest.current.onZoom(window),
      reset: () => latest.current.onZoom(null),
    };
    const mounted = mountPlot(host.current!, model, latest.current.plotView, store, gestures);
    plotRef.current = mounted;
    const endWatch = watchSize(host.current!, (width, height) => {
      mounted.resize(width, height);
      latest.current.onWidth(width);
    });
    return () => {
      endWatch();
      mounted.destroy();
      plotRef.current = null;
    };
  }, [model, store, plotRef, host]);
  useLayoutEffect(() => plotRef.current?.setView(plotView), [plotView, plotRef]);
}

/** A pointer that moved further than this (px) between press and release has marked a range. */
const maxPressMove = 5;

/** Moves the cursor and marks ranges by keys, and the cursor by a finger; chooses the point of the cursor. */
function useCursorKeys({ model, store, plotRef, onZoom, onPoint }: PlotSurfaceProps) {
  const anchor = useRef<number | null>(null);
  const [marked, setMarked] = useState<readonly [number, number] | null>(null);
  const pressedAt = useRef(NaN);
  const mark = (to: number | null) => {
    if (to === null) anchor.current = null;
    setMarked(to === null || anchor.current === null ? null : [anchor.current, to]);
    plotRef.current?.mark(to === null || anchor.current === null ? null : { from: anchor.current, to });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const now = store.get();
    const next = moveCursor(key, now.cursor, reachOf(model, store));
    if (next !== null) {
      if (!event.shiftKey) anchor.current = null;
      else anchor.current ??= now.cursor ?? next;
      plotRef.current?.point(next);
      mark(next);
    } else if (key === 'Enter' && anchor.current !== null && now.cursor !== null) {
      onZoom({ from: model.times[anchor.current]!, to: model.times[now.cursor]! });
      mark(null);
    } else if (key === 'Enter' && onPoint && now.cursor !== null) {
      onPoint(now.cursor);
    } else if (key === '+' || key === '-') {
      const around = model.times[now.cursor ?? -1] ?? (now.window.from + now.window.to) / 2;
      onZoom(scaled(now.window, key === '+' ? 0.5 : 2, around));
    } else if (key === 'Escape' && (anchor.current !== null || now.zoomed || now.cursor !== null)) {
      if (anchor.current === null && now.zoomed) onZoom(null);
      else plotRef.current?.point(null);
      mark(null);
    } else return;
    event.preventDefault();
    // A dialog around the chart must not close on the Escape that the chart has used.
    event.stopPropagation();
  };
  const onTouch = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    const { window, frame } = store.get();
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - frame.left;
    const time = window.from + (x / frame.width) * (window.to - window.from);
    const { first, last } = reachOf(model, store);
    const after = Math.min(last, Math.max(first, indexAt(model.times, time)));
    const before = Math.max(first, after - 1);
    const nearer = time - model.times[before]! < model.times[after]! - time ? before : after;
    if (last >= first) plotRef.current?.point(nearer);
  };
  const onPointerDown = (event: PointerEvent) => {
    pressedAt.current = event.clientX;
    onTouch(event);
  };
  // The engine keeps a click to itself after a move of one pixel.
  const onPointerUp = (event: PointerEvent) => {
    const { cursor } = store.get();
    const isPress = event.button === 0 && Math.abs(event.clientX - pressedAt.current) <= maxPressMove;
    pressedAt.current = NaN;
    if (isPress && cursor !== null) onPoint?.(cursor);
  };
  const onBlur = () => {
    plotRef.current?.point(null);
    mark(null);
  };
  return { marked, handlers: { onKeyDown, onPointerDown, onPointerMove: onTouch, onPointerUp, onBlur } };
}

/** The plot itself: takes the engine, the keyboard and the finger, and reads out the point under the cursor. */
export function PlotSurface(props: PlotSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const cursor = useView(props.store, (now) => now.cursor);
  usePlot(props, host);
  useWheel(props, surface);
  const { marked, handlers } = useCursorKeys(props);
  // Read anew with each window: only its points can be reached.
  useView(props.store, (now) => now.window);
  const { first, last } = reachOf(props.model, props.store);
  const at = cursor ?? last;
  return (
    <Root
      {...handlers}
      ref={surface}
      choosable={props.onPoint !== undefined}
      style={{ height: props.height }}
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={marked ? `${props.rangeText(...marked)}, ${props.pointText(at)}` : props.pointText(at)}
    >
      <Host ref={host} {...plotHost} />
    </Root>
  );
}
