import { ApiError, isApiFailure, type ApiClient } from '@cnx/api';
import * as v from 'valibot';
import { handOverTimeoutMs } from '../limits.ts';
import { truncateForDisplay } from '../untrusted-text.ts';
import { allowedTarget, isLoopbackHost, type RedirectTargets } from './redirect-target.ts';
import { refuseTarget, stateAlone, stateInAddress, withoutState } from './redirect-state.ts';
import { neededText } from '../session/read-answer.ts';
import type { SessionManager } from '../session/session.ts';
import type { HandOverError, ItemStorage, UserData } from '../session/storage.ts';

/** What follows a state in the address. */
export interface FollowStateServices {
  readonly storage: ItemStorage;
  readonly sessionManager: SessionManager;
  readonly redirectTargets: RedirectTargets;
  readonly loadClient: () => Promise<ApiClient>;
}

/** What comes of an address with a state: a hand-over, or the same page with the query `stay`. */
export type FollowedState = HandedOver | { readonly stay: string };

/**
 * Follows the state of a guarded page's address. Never fails: what went wrong is stored to be shown.
 * @param signal Gives up what neither answers nor fails.
 */
export async function followState(
  { storage, sessionManager, redirectTargets, loadClient }: FollowStateServices,
  search: string,
  signal: AbortSignal,
): Promise<FollowedState> {
  const session = sessionManager.current();
  const { target, given } = stateInAddress(stateAlone(search));
  if (!given || session.state !== 'signedIn') return { stay: withoutState(search) };
  if (!target) {
    refuseTarget(storage, given);
    return { failed: true };
  }
  const { user } = session;
  const followed = async () => {
    const client = await loadClient();
    signal.throwIfAborted();
    return handOver(target, { client, storage, user, allowed: redirectTargets, signal });
  };
  try {
    return await Promise.race([followed(), rejectionOf(signal)]);
  } catch {
    // Only code that could not be fetched, and what was given up, fails here.
    storage.write('extUrlError', { reason: 'failed', target });
    return { failed: true };
  }
}

const rejectionOf = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')), {
      once: true,
    });
  });

/** What a hand-over works with. */
export interface HandOverOptions {
  readonly client: ApiClient;
  readonly storage: ItemStorage;
  readonly user: UserData;
  readonly allowed: RedirectTargets;
  /** Gives the hand-over up, and stores no error. @default after {@link handOverTimeoutMs}, with a stored error */
  readonly signal?: AbortSignal;
}

/** Where a hand-over leads: out to an application, to a page of the portal, or nowhere, for a stored reason. */
export type HandedOver = { readonly leaveFor: string } | { readonly to: string } | { readonly failed: true };

/** What a user API must not say. */
const unexpectedAnswer = 'Unexpected response from TransferToken API.';

/**
 * Hands the signed-in user over to the application of a target: asks the backend for the application's user API and a
 * token for it alone, and trades that there for the `ref` that the application knows its user by. A target within the
 * portal is a page to go to. Nothing is sent to an application that is not registered.
 */
export async function handOver(target: string, options: HandOverOptions): Promise<HandedOver> {
  const { storage, allowed } = options;
  // The error of an earlier attempt, such as one that a reload cut off, is outdated.
  storage.remove('extUrlError');
  const url = allowedTarget(target, allowed);
  if (!url) {
    refuseTarget(storage, target);
    return { failed: true };
  }
  const { origin, host, pathname, search, hash } = new URL(url);
  if (origin === allowed.ownOrigin) return { to: pathname + search + hash };
  storage.write('tokenTransferInProgress', 'true');
  try {
    return { leaveFor: withRef(url, await transfer(host, options)) };
  } catch (error) {
    if (!options.signal?.aborted) storage.write('extUrlError', errorOf(error, host));
    return { failed: true };
  } finally {
    storage.remove('tokenTransferInProgress');
  }
}

const text = v.pipe(neededText, v.nonEmpty());
const ticketAnswer = v.object({ backendUrl: v.pipe(text, v.check(isUserApi)), idToken: text });
const sessionAnswer = v.object({ sessionId: v.pipe(v.string(), v.regex(/^.{1,256}$/)) });

/** @returns the id of the session that waits at the application. */
async function transfer(
  host: string,
  { client, user, signal = AbortSignal.timeout(handOverTimeoutMs) }: HandOverOptions,
): Promise<string> {
  const found = await client.POST('/CNXApplications/GetBackendUrlByFeUrl', { body: { feUrl: host }, signal });
  const ticket = v.safeParse(ticketAnswer, found.data);
  if (!ticket.success) throw new UnexpectedAnswerError();
  const { backendUrl, idToken } = ticket.output;
  const userEmail = user.email ?? user.username ?? '';
  const answer = await client
    .POST('/TransferToken', { baseUrl: backendUrl, body: { userEmail, idToken }, signal })
    .catch((error: unknown) => {
      throw error instanceof ApiError && error.unreadable ? new UnexpectedAnswerError() : error;
    });
  const session = v.safeParse(sessionAnswer, answer.data);
  if (!session.success) throw new UnexpectedAnswerError();
  return session.output.sessionId;
}

/** The application's user API answered, but not what it should. */
class UnexpectedAnswerError extends Error {
  override name = 'UnexpectedAnswerError';
}

/** An address that a token may be sent to: encrypted on the way, or on this computer. */
function isUserApi(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}

function errorOf(error: unknown, host: string): HandOverError {
  if (error instanceof UnexpectedAnswerError) {
    return { reason: 'unexpectedAnswer', target: host, message: unexpectedAnswer };
  }
  const [first] = isApiFailure(error) && error.kind === 'api' ? error.errors : [];
  // A refusal with a code says in English, to programs, what its code says.
  const message = first?.code === undefined ? first?.message.trim() : undefined;
  return { reason: 'failed', target: host, ...(message && { message: truncateForDisplay(message) }) };
}

/** A target with the id of the session that waits there, and without a slash at the end of its path. */
export function withRef(url: string, ref: string): string {
  const { origin, pathname, searchParams, hash } = new URL(url);
  searchParams.set('ref', ref);
  return `${origin}${pathname.replace(/\/+$/, '')}?${searchParams.toString()}${hash}`;
}
