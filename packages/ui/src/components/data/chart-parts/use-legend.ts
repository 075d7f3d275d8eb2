import { useState } from 'react';
import { useIdSet } from '../../use-id-set.ts';

/** Which series a legend hides, which one it points at, and the props by which a `Legend` changes both. */
export function useLegend() {
  const [hidden, onToggle] = useIdSet();
  const [pointed, onPoint] = useState<string | null>(null);
  return { hidden, pointed, legend: { hidden, onToggle, onPoint } };
}
