import { useCallback, useState } from 'react';

/** Ids that can be turned on and off, by a function that stays the same. */
export function useIdSet(): [ReadonlySet<string>, (id: string) => void] {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => setIds((now) => toggled(now, id)), []);
  return [ids, toggle];
}

/** The set with an id more, or without it where it has it. */
export function toggled(ids: ReadonlySet<string> | undefined, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
