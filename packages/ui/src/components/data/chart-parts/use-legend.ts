import { useMemo, useState } from 'react';
import { toggled } from '../../id-set.ts';

/** Which series a chart does not draw: a legend hides and shows them. */
export interface HiddenSeriesProps {
  /** Ids of the series that are not drawn. Leave out to let the chart keep them. Keep the list's identity. */
  hiddenIds?: readonly string[] | undefined;
  /** Ids of the series that are not drawn at first, where the chart keeps them. @default none */
  defaultHiddenIds?: readonly string[] | undefined;
  /** A user has hidden or shown a series. */
  onHiddenIdsChange?: ((ids: string[]) => void) | undefined;
}

/** What a legend changes, and the props by which a `Legend` changes it. */
export interface LegendState {
  /** Ids of the series that are not drawn. */
  readonly hidden: ReadonlySet<string>;
  /** Id of the series under pointer or focus. */
  readonly pointed: string | null;
  readonly legend: {
    readonly hidden: ReadonlySet<string>;
    readonly onToggle: (id: string) => void;
    readonly onPoint: (id: string | null) => void;
  };
}

const none: readonly string[] = [];

/** Keeps what a legend changes, unless the chart's user does. */
export function useLegend(props: HiddenSeriesProps): LegendState {
  const { hiddenIds, defaultHiddenIds = none, onHiddenIdsChange } = props;
  const [kept, keep] = useState(defaultHiddenIds);
  const [pointed, onPoint] = useState<string | null>(null);
  const ids = hiddenIds ?? kept;
  const hidden = useMemo(() => new Set(ids), [ids]);
  const onToggle = (id: string) => {
    const next = [...toggled(hidden, id)];
    keep(next);
    onHiddenIdsChange?.(next);
  };
  return { hidden, pointed, legend: { hidden, onToggle, onPoint } };
}
