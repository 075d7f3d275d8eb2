import type { SavedView } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import { listPage, type ListName } from '../../addresses.ts';
import type { Portal } from '../../portal.ts';
import { answerObject, neededText, readAnswer } from '../../session/read-answer.ts';
import { usageAtom } from '../../state/usage.ts';

/** What of an address is not a part of a view: where it is opened, and what is open in it for the moment. */
const notOfAView = ['area', 'saved', 'row', 'exception', 'advice', 'day', 'view', 'zoom'];

/** The slug of the view that an address names; null for none. */
export function savedViewOf(search: string): string | null {
  return new URLSearchParams(search).get('saved');
}

/** The part of an address that a view keeps, without its `?`; its parameters in one order. */
export function viewAddress(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of notOfAView) query.delete(name);
  query.sort();
  return query.toString().replaceAll('%2C', ',');
}

/** Address of a list's page as a view has it. */
export function addressOfView(
  area: ListName,
  { address, slug }: Pick<SavedView, 'address' | 'slug'>,
): string {
  const named = new URLSearchParams({ saved: slug });
  const [path, query] = listPage(area).split('?');
  return `${path}?${[query, address, named.toString()].filter(Boolean).join('&')}`;
}

/** What a view is saved with. */
export interface ViewDraft {
  /** The view that is changed; null for a new one. */
  readonly view: Pick<SavedView, 'id' | 'version'> | null;
  readonly area: ListName;
  readonly name: string;
  readonly shared: boolean;
  readonly address: string;
}

type Services = Pick<Portal, 'loadClient' | 'store'>;

function refetchViews({ store }: Services): Promise<void> {
  return store.get(queryClientAtom).invalidateQueries({ queryKey: ['/Views/GetViews'] });
}

const saved = answerObject({ slug: neededText });

/** Saves a view. @returns its short name. @throws ApiFailure: 409 where another tab or person changed it meanwhile */
export async function saveView(services: Services, draft: ViewDraft): Promise<string> {
  const { view, area: list, name, shared, address } = draft;
  const { POST } = await services.loadClient();
  const { data } = await POST('/Views/SaveView', {
    body: { id: view?.id ?? null, version: view?.version ?? null, list, name, shared, address },
  });
  const { slug } = readAnswer('POST /Views/SaveView', saved, data);
  services.store.get(usageAtom).record({ name: 'feature.view' });
  await refetchViews(services);
  return slug;
}

/** Removes a view. @throws ApiFailure */
export async function removeView(
  services: Services,
  { id, version }: Pick<SavedView, 'id' | 'version'>,
): Promise<void> {
  const { POST } = await services.loadClient();
  await POST('/Views/RemoveView', { body: { id, version } });
  await refetchViews(services);
}
