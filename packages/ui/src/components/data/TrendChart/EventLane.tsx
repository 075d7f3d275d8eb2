import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { textWidth } from '../chart-parts/chart-text.ts';
import { eventColors, eventOutlines, toneOf, toneOfAll } from './event-tone.ts';
import { clusterMarkers, labelsBeside, type MarkerCluster } from './marker-layout.ts';
import type { TrendChartLabels } from './trend-chart.words.ts';
import type { TrendEvent, TrendWindow } from './trend-model.ts';
import { useView, type TrendViewStore } from './view-store.ts';

/** Height of the lane above the plot, CSS px. */
export const laneHeight = 28;

/** Markers closer than this (CSS px) cannot be pressed one by one: the least size of a target. */
const targetSize = 24;

/** From the middle of a marker to its label, CSS px. */
const labelReach = 11;

/** Lines of a marker's tooltip; the rest is counted. */
const maxLines = 5;

/** Props of {@link EventLane}. */
export interface EventLaneProps {
  events: readonly TrendEvent[];
  store: TrendViewStore;
  formatTime: (instant: number) => string;
  labels: Pick<TrendChartLabels, 'events' | 'eventCount'>;
  /** An event was chosen; without it a marker only shows its tooltip. */
  onSelect?: ((event: TrendEvent) => void) | undefined;
  /** Zooms to events that stand too close to be distinguished. */
  onZoom: (window: TrendWindow) => void;
}

const Lane = styled('div', { position: 'absolute', top: 0, left: 0, height: laneHeight });

const Marker = styled('button', {
  position: 'absolute',
  top: 2,
  size: targetSize,
  marginLeft: -targetSize / 2,
  padding: 0,
  bare: true,
  borderRadius: '$control',
  quiet: 10,
  fontWeight: '$strong',
  lineHeight: 1,
  display: 'grid',
  placeItems: 'center',
  svg: { gridArea: '1 / 1' },
  span: {
    gridArea: '1 / 1',
    color: '$surface',
    figures: 'tabular',
    // Browsers darken light words on paper, also those on a disc.
    '@print': { printColorAdjust: 'exact' },
    // On the disc in the color of text: the browser's own ground behind words would hide the figure.
    '@forced': { forcedColorAdjust: 'none', color: 'Canvas' },
  },
  variants: {
    tone: {
      neutral: { '&:hover': { color: '$text' } },
      info: { color: `$${eventColors.info}` },
      good: { color: `$${eventColors.good}` },
      warning: { color: `$${eventColors.warning}` },
      critical: { color: `$${eventColors.critical}` },
    },
  },
});

/** What a lone marker stands for, where there is room; its name says the same. */
const Label = styled('span', {
  position: 'absolute',
  top: 0,
  lineHeight: `${laneHeight}px`,
  fontSize: '$caption',
  color: '$textQuiet',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

const Guide = styled('div', {
  position: 'absolute',
  top: targetSize,
  width: 1,
  backgroundColor: '$chartCursor',
  opacity: 0.7,
  pointerEvents: 'none',
});

const Tip = styled('div', {
  position: 'absolute',
  top: laneHeight + 2,
  zIndex: 3,
  width: 'max-content',
  maxWidth: 260,
  padding: '$1 $2',
  borderRadius: '$control',
  backgroundColor: '$tooltip',
  color: '$onTooltip',
  fontSize: '$caption',
  lineHeight: '$snug',
  pointerEvents: 'none',
  overflowWrap: 'anywhere',
});

type Cluster = MarkerCluster<TrendEvent>;

/** The markers of a window in so many px: those that could not be pressed one by one are one. */
export function clustersIn(events: readonly TrendEvent[], window: TrendWindow, width: number): Cluster[] {
  const span = window.to - window.from;
  const placed = events
    .filter(({ at }) => at >= window.from && at <= window.to)
    .sort((a, b) => a.at - b.at)
    .map((marker) => ({ x: ((marker.at - window.from) / span) * width, marker }));
  return clusterMarkers(placed, targetSize);
}

/** The outline of an event's tone; a disc with a number for several. */
function Shape({ cluster }: { cluster: Cluster }) {
  const { markers } = cluster;
  if (markers.length > 1) {
    return (
      <>
        <svg width="18" height="18" aria-hidden="true">
          <circle cx="9" cy="9" r="8.5" fill="currentColor" />
        </svg>
        <span aria-hidden="true">{markers.length > 99 ? '99+' : markers.length}</span>
      </>
    );
  }
  return (
    <svg width="14" height="14" aria-hidden="true">
      <path d={eventOutlines[toneOf(markers[0]!)]} fill="currentColor" />
    </svg>
  );
}

/** Markers of what happened, above the plot. One tab stop; arrow keys go from marker to marker. */
export function EventLane({ events, store, formatTime, labels, onSelect, onZoom }: EventLaneProps) {
  const window = useView(store, (now) => now.window);
  const frame = useView(store, (now) => now.frame);
  const [active, setActive] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const lane = useRef<HTMLDivElement>(null);
  const tipId = useId();
  const clusters = clustersIn(events, window, frame.width);
  if (frame.width === 0 || clusters.length === 0) return null;
  const line = (event: TrendEvent) => `${event.label}, ${formatTime(event.at)}`;
  const nameOf = ({ markers }: Cluster) =>
    markers.length > 1 ? labels.eventCount(markers.length) : line(markers[0]!);
  const shown = active === null ? undefined : clusters[active];
  const named = labelsBeside(
    clusters.map(({ x, markers }) => ({ x, label: markers.length > 1 ? 0 : textWidth(markers[0]!.label) })),
    labelReach,
    frame.width,
  );
  const walk = (key: KeyboardEvent, index: number) => {
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: clusters.length - 1 }[key.key];
    if (to === undefined || to < 0 || to >= clusters.length) return;
    key.preventDefault();
    setStop(to);
    lane.current?.querySelectorAll('button')[to]?.focus();
  };
  const open = ({ markers }: Cluster) => {
    const [first, last] = [markers[0]!, markers[markers.length - 1]!];
    if (markers.length === 1) onSelect?.(first);
    else {
      const around = Math.max((last.at - first.at) / 2, (window.to - window.from) / 50);
      onZoom({ from: first.at - around, to: last.at + around });
    }
  };
  return (
    <Lane ref={lane} role="group" aria-label={labels.events} style={{ left: frame.left, width: frame.width }}>
      {clusters.map((cluster, index) => (
        <Marker
          key={cluster.markers[0]!.id}
          type="button"
          style={{ left: cluster.x }}
          tone={toneOfAll(cluster.markers)}
          aria-label={nameOf(cluster)}
          aria-describedby={cluster === shown ? tipId : undefined}
          tabIndex={index === Math.min(stop, clusters.length - 1) ? 0 : -1}
          onPointerEnter={() => setActive(index)}
          onPointerLeave={() => setActive(null)}
          onFocus={() => {
            setActive(index);
            setStop(index);
          }}
          onBlur={() => setActive(null)}
          onKeyDown={(key) => walk(key, index)}
          onClick={() => open(cluster)}
        >
          <Shape cluster={cluster} />
        </Marker>
      ))}
      {named.map(({ index, side }) => {
        const { x, markers } = clusters[index]!;
        const place = side === 'right' ? { left: x + labelReach } : { right: frame.width - x + labelReach };
        return (
          <Label key={markers[0]!.id} aria-hidden="true" style={place}>
            {markers[0]!.label}
          </Label>
        );
      })}
      {shown && (
        <>
          <Guide
            data-picture="none"
            style={{ left: shown.x, height: frame.top + frame.height - targetSize }}
          />
          <Tip
            id={tipId}
            data-picture="none"
            role="tooltip"
            style={shown.x > frame.width / 2 ? { right: frame.width - shown.x + 8 } : { left: shown.x + 8 }}
          >
            {shown.markers.slice(0, maxLines).map((event) => (
              <div key={event.id}>{line(event)}</div>
            ))}
            {shown.markers.length > maxLines && <div>+{shown.markers.length - maxLines}</div>}
          </Tip>
        </>
      )}
    </Lane>
  );
}
