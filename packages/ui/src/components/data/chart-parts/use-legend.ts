import { useState } from 'react';
import { useIdSet } from '../../use-id-set.ts';

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

/** Keeps what a legend changes. */
export function useLegend(): LegendState {
  const [hidden, onToggle] = useIdSet();
  const [pointed, onPoint] = useState<string | null>(null);
  return { hidden, pointed, legend: { hidden, onToggle, onPoint } };
}
