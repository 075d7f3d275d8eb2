import { ApiError, isApiFailure, type ApiClient } from '@cnx/api';
import { handOverTimeoutMs } from '../limits.ts';
import { allowedTarget, type AllowedTargets } from './redirect-target.ts';
import { refuseTarget } from './redirect-state.ts';
import type { HandOverError, ItemStorage, UserData } from '../session/storage.ts';

/** What a hand-over is made of. */
export interface HandOverParts {
  readonly client: ApiClient;
  readonly storage: ItemStorage;
  readonly user: UserData;
  readonly allowed: AllowedTargets;
}

/** Where a hand-over leads: out to an application, to a page of the portal, or nowhere, which is stored to be told. */
export type HandedOver = { readonly leaveFor: string } | { readonly to: string } | { readonly failed: true };

/** What a user API must not say. */
const unexpectedAnswer = 'Unexpected response from TransferToken API.';
/** Longest text of a server that is kept. */
const longestWords = 200;

/**
 * Hands the signed-in user over to the application of a target: asks the backend for the application's user API and a
 * token for it alone, and trades that there for the `ref` that the application knows its user by. A target within the
 * portal is a page to go to. Nothing is sent to anybody who is not registered.
 */
export async function handOver(target: string, parts: HandOverParts): Promise<HandedOver> {
  const { storage, allowed } = parts;
  // What an earlier attempt left, such as one that a reload cut off, is no news any more.
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
    return { leaveFor: withRef(url, await transfer(host, parts)) };
  } catch (error) {
    storage.write('extUrlError', errorOf(error, host));
    return { failed: true };
  } finally {
    storage.remove('tokenTransferInProgress');
  }
}

/** @returns the id of the session that waits at the application. */
async function transfer(host: string, { client, user }: HandOverParts): Promise<string> {
  const signal = AbortSignal.timeout(handOverTimeoutMs);
  const found = await client.POST('/CNXApplications/GetBackendUrlByFeUrl', { body: { feUrl: host }, signal });
  const { backendUrl, idToken } = found.data;
  if (!isUserApi(backendUrl)) throw new UnexpectedAnswerError();
  const userEmail = user.email ?? user.username ?? '';
  const answer = await client
    .POST('/TransferToken', { baseUrl: backendUrl, body: { userEmail, idToken }, signal })
    .catch((error: unknown) => {
      throw error instanceof ApiError && error.unreadable ? new UnexpectedAnswerError() : error;
    });
  // Read once more by hand: the application is not ours.
  const said: unknown = answer.data;
  const sessionId = typeof said === 'object' && said && 'sessionId' in said ? said.sessionId : undefined;
  if (typeof sessionId !== 'string' || !sessionId) throw new UnexpectedAnswerError();
  return sessionId;
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
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  );
}

function errorOf(error: unknown, host: string): HandOverError {
  if (error instanceof UnexpectedAnswerError) {
    return { reason: 'unexpectedAnswer', target: host, message: unexpectedAnswer };
  }
  const words = isApiFailure(error) && error.kind === 'api' ? error.errors[0]?.message.trim() : undefined;
  return { reason: 'failed', target: host, ...(words && { message: words.slice(0, longestWords) }) };
}

/** A target with the id of the session that waits there, and without a slash at the end of its path. */
export function withRef(url: string, ref: string): string {
  const { origin, pathname, searchParams, hash } = new URL(url);
  searchParams.set('ref', ref);
  return `${origin}${pathname.replace(/\/+$/, '')}?${searchParams.toString()}${hash}`;
}
