/** The set with an id more, or without it where it has it. */
export function toggled(ids: ReadonlySet<string> | undefined, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
