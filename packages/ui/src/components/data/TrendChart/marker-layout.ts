/** Markers that stand too close to each other to be distinguished or pressed: shown as one. */
export interface MarkerCluster<Marker> {
  /** Px along the axis: where the first of them stands. */
  readonly x: number;
  /** At least one, ascending by place. */
  readonly markers: readonly Marker[];
}

/** Joins markers (ascending by `x`) closer than `distance` px to the first of their cluster. */
export function clusterMarkers<Marker>(
  placed: readonly { readonly x: number; readonly marker: Marker }[],
  distance: number,
): MarkerCluster<Marker>[] {
  const clusters: { x: number; markers: Marker[] }[] = [];
  for (const { x, marker } of placed) {
    const last = clusters.at(-1);
    if (last && x - last.x < distance) last.markers.push(marker);
    else clusters.push({ x, markers: [marker] });
  }
  return clusters;
}

/** A label beside a marker. */
export interface MarkerLabel {
  /** Which of the markers it belongs to. */
  readonly index: number;
  readonly side: 'left' | 'right';
}

/**
 * Which markers have room for their labels beside them, to the right where it can be.
 * @param markers by place (px, ascending), each with the width of its label; 0 for one without
 * @param reach px from the middle of a marker to where its label may begin
 * @param width px of the lane; no label leaves it
 */
export function labelsBeside(
  markers: readonly { readonly x: number; readonly label: number }[],
  reach: number,
  width: number,
): MarkerLabel[] {
  const labels: MarkerLabel[] = [];
  let taken = 0;
  markers.forEach(({ x, label }, index) => {
    const end = x + reach + label;
    const next = markers[index + 1];
    if (label > 0 && end <= (next ? next.x - reach : width)) labels.push({ index, side: 'right' });
    else if (label > 0 && x - reach - label >= taken) labels.push({ index, side: 'left' });
    taken = labels.at(-1)?.index === index && labels.at(-1)?.side === 'right' ? end : x + reach;
  });
  return labels;
}

/**
 * Moves label places (px, any order) apart to at least `height`, as little as can be, within 0..room.
 * @returns the places in the order given. When there is no room for all, they overlap evenly.
 */
export function spreadLabels(places: readonly number[], height: number, room: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => places[a]! - places[b]!);
  const spread = new Array<number>(places.length).fill(0);
  const least = Math.min(height, places.length > 1 ? room / (places.length - 1) : height);
  let floor = 0;
  for (const index of order) {
    spread[index] = Math.max(places[index]!, floor);
    floor = spread[index] + least;
  }
  let ceiling = room;
  for (const index of order.reverse()) {
    spread[index] = Math.min(spread[index]!, ceiling);
    ceiling = spread[index] - least;
  }
  return spread;
}
