import type { Locks } from '../session/renewal.ts';
import type { ItemStorage } from '../session/storage.ts';

/** What the one interactive sign-in of this browser is judged by. */
export interface InteractiveSignInParts {
  readonly storage: ItemStorage;
  readonly now: () => Date;
  readonly locks: Locks | undefined;
  /** A name for this tab that no other has. */
  readonly newTabName: () => string;
}

/** Whether this tab may leave for the identity provider's page. */
export type InteractiveTurn =
  | 'taken'
  /** Another tab is there: two sign-ins at once would undo each other. */
  | 'elsewhere'
  /** This tab has been there so often within a minute that it is going round in circles. */
  | 'tooOften';

/** Whoever is at the provider's page for longer has gone away. */
const heldForMs = 5 * 60_000;
const mostTimes = 2;
const countedForMs = 60_000;

/**
 * Takes the turn of this browser's one interactive sign-in. It is kept in storage, because the page that took it is left
 * meanwhile.
 * @param insist Takes it from another tab, when the person says so; that also starts the count anew.
 */
export async function takeInteractiveTurn(
  parts: InteractiveSignInParts,
  insist: boolean,
): Promise<InteractiveTurn> {
  const take = () => Promise.resolve(takeTurn(parts, insist));
  return parts.locks ? parts.locks.request('cnx-sso-sign-in', {}, take) : take();
}

function takeTurn({ storage, now, newTabName }: InteractiveSignInParts, insist: boolean): InteractiveTurn {
  const nowMs = now().getTime();
  const own = storage.read('ownSsoSignIn');
  const holder = storage.read('ssoSignIn');
  const held = holder && nowMs - holder.sinceMs < heldForMs && holder.sinceMs <= nowMs;
  if (held && holder.tab !== own?.tab && !insist) return 'elsewhere';
  const lately = own && !insist && nowMs - own.sinceMs < countedForMs ? own.times : 0;
  if (lately >= mostTimes) return 'tooOften';
  const turn = { tab: own?.tab ?? newTabName(), sinceMs: nowMs, times: lately + 1 };
  storage.write('ownSsoSignIn', turn);
  storage.write('ssoSignIn', turn);
  return 'taken';
}

/** Whether this tab left for the provider's page and has no answer yet. */
export function isTurnOpen(storage: ItemStorage): boolean {
  return storage.read('ownSsoSignIn') !== undefined;
}

/** Gives the turn back, so that the other tabs go on. */
export function giveTurnBack(storage: ItemStorage): void {
  const own = storage.read('ownSsoSignIn');
  storage.remove('ownSsoSignIn');
  if (own && storage.read('ssoSignIn')?.tab === own.tab) storage.remove('ssoSignIn');
}
