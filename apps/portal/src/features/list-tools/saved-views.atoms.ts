import type { ListName } from '../../addresses.ts';
import { joinLists } from '../../state/query-client.ts';
import { queryAtom } from '../../state/query.atoms.ts';

const viewsOf = (list: ListName) =>
  queryAtom('/Views/GetViews', () => ({ query: { list } }), { joinPages: joinLists });

const made = new Map<ListName, ReturnType<typeof viewsOf>>();

/** The saved views of a list: the user's own and those that others share. The same atom for the same list. */
export function savedViewsAtom(list: ListName): ReturnType<typeof viewsOf> {
  const kept = made.get(list) ?? viewsOf(list);
  made.set(list, kept);
  return kept;
}
