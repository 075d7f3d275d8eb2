import { NotOfferedError } from '@cnx/api';
import { linkPath } from '../../paths.ts';
import type { Portal } from '../../portal.ts';
import { withoutState } from '../../redirects/redirect-state.ts';
import { answerObject, neededText, readAnswer } from '../../session/read-answer.ts';
import { usageAtom } from '../../state/usage.ts';

const linkCode = answerObject({ code: neededText });

/**
 * Makes a short link to a place of the portal. Days that are counted back stay so; an application that the address hands
 * users on to is left out. A server that keeps no links leaves
 * the long one.
 * @throws Error when the server makes none
 */
export async function createLink(
  { store, loadClient, origin }: Pick<Portal, 'store' | 'loadClient' | 'origin'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<string> {
  const client = await loadClient();
  const address = pathname + withoutState(search).replaceAll('%2C', ',');
  let data;
  try {
    ({ data } = await client.POST('/Links/CreateLink', { body: { address } }));
  } catch (error) {
    if (error instanceof NotOfferedError) return origin + address;
    throw error;
  }
  const { code } = readAnswer('POST /Links/CreateLink', linkCode, data);
  if (!/^[A-Za-z0-9]{10}$/.test(code)) throw new Error('the answer holds no code of a link');
  store.get(usageAtom).record({ name: 'feature.link' });
  return origin + linkPath(code);
}

/**
 * Puts a text that is still to come on the clipboard: browsers allow that only at once after a press.
 * @returns whether the browser let the page do it
 */
export async function copyText(coming: Promise<string>): Promise<boolean> {
  try {
    const blob = coming.then((text) => new Blob([text], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return false;
  }
}

/** The address of a link within the portal; undefined for one that leads out of it. */
export function placeOf(address: string, ownOrigin: string): string | undefined {
  if (!/^\/(?!\/)/.test(address) || !URL.canParse(address, ownOrigin)) return undefined;
  const { origin, pathname, search } = new URL(address, ownOrigin);
  return origin === ownOrigin && !pathname.startsWith('//') ? pathname + search : undefined;
}
