import { allowedTarget, type RedirectTargets } from './redirect-target.ts';
import { truncateForDisplay } from '../untrusted-text.ts';
import type { ItemStorage } from '../session/storage.ts';

/** Name of the parameter that says where to go on to. */
const parameter = 'state';
/** Parameters that a sign-in at the identity provider leaves behind: they are no part of any target. */
const signInParameters = [
  'code',
  'session_state',
  'client_info',
  'iss',
  'error',
  'error_description',
  'login_hint',
  'prompt',
  'sid',
];

/** Longest state that is checked. */
const maxLength = 2_048;
/** How often a state may have been encoded beyond what the address bar needs. */
const maxDecodings = 2;
/** A host with its port and nothing else, as applications are named. */
const bareHost = /^(?:(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}|localhost)(?::\d{1,5})?$/i;

/**
 * The plain target in a state that was encoded once or twice. What still stands encoded has neither a slash nor a
 * colon, so decoding stops where the target's own escapes begin. Applied to its own result it changes nothing.
 * @param value The parameter, as the address's query gives it.
 * @returns an empty text for a blank state, and for one that is too long, broken, or encoded more often.
 */
export function normaliseState(value: string): string {
  let text = value.trim();
  if (text.length > maxLength || /\p{Surrogate}/u.test(text)) return '';
  for (let decodings = 0; isEncoded(text); decodings += 1) {
    if (decodings === maxDecodings) return '';
    try {
      text = decodeURIComponent(text).trim();
    } catch {
      return '';
    }
  }
  // No address has white space or control characters.
  if (/[\s\u0000-\u001f\u007f]/.test(text)) return '';
  const target = withoutSignInParameters(text);
  return isEncoded(target) ? '' : target;
}

function isEncoded(text: string): boolean {
  return /%[0-9a-f]{2}/i.test(text) && !/[/:?#&\\]/.test(text);
}

/** Takes the sign-in parameters out of a target's query, and leaves the rest as it is written. */
function withoutSignInParameters(target: string): string {
  const [, before = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? [];
  if (query === undefined) return before + hash;
  const kept = query.split('&').filter((pair) => pair && !isSignInParameter(nameIn(pair)));
  return before + (kept.length ? `?${kept.join('&')}` : '') + hash;
}

function nameIn(pair: string): string {
  try {
    return decodeURIComponent(pair.split('=', 1)[0] ?? '');
  } catch {
    return '';
  }
}

function isSignInParameter(name: string): boolean {
  return signInParameters.includes(name.toLowerCase());
}

/** What the address says about where to go on to. */
export interface StateInAddress {
  /** The plain target; empty when the address names none, or none that can be read. */
  readonly target: string;
  /** What stands in the address; empty when that is nothing. */
  readonly given: string;
  /** The query that belongs into the address bar instead, `?…` or empty. */
  readonly search: string;
}

/**
 * Reads the state of an address. A bare host takes the other parameters of the address with it; the sign-in ones go.
 * The state is written back as it came, encoded once or twice.
 * @param search The query, `?…` or empty.
 */
export function stateInAddress(search: string): StateInAddress {
  const query = new URLSearchParams(search);
  const given = (query.get(parameter) ?? '').trim();
  const plain = normaliseState(given);
  const others = [...query].filter(([name]) => name !== parameter && !isSignInParameter(name));
  const takesThem = bareHost.test(plain) && others.length > 0;
  const target = takesThem ? `${plain}?${new URLSearchParams(others).toString()}` : plain;
  const left = new URLSearchParams(takesThem ? [] : others).toString();
  const written = isEncoded(given) ? encodeURIComponent(target) : target;
  const parts = [target && `${parameter}=${encodeURIComponent(written)}`, left].filter(Boolean);
  return { target, given, search: parts.length ? `?${parts.join('&')}` : '' };
}

/** The query by which a page is asked to hand its user on to a target. */
export function searchForTarget(target: string): string {
  return `?${parameter}=${encodeURIComponent(target)}`;
}

/** The state of a query and nothing else of it. */
export function stateAlone(search: string): string {
  const given = new URLSearchParams(search).get(parameter);
  return given === null ? '' : searchForTarget(given);
}

/** A query without its state. */
export function withoutState(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  const text = query.toString();
  return text && `?${text}`;
}

/** Whether a query has a state, be it good or not. */
export function hasState(search: string): boolean {
  return new URLSearchParams(search).has(parameter);
}

/** Longest part of a refused target that is kept to be shown, in characters. */
const maxShownTarget = 100;

/**
 * Stores where to go on to after sign-in. Of a target that is not registered only the refusal is kept.
 * @returns whether the target was taken.
 */
function storeTarget(storage: ItemStorage, target: string, allowed: RedirectTargets): boolean {
  const url = allowedTarget(target, allowed);
  if (!url) {
    refuseTarget(storage, target);
    return false;
  }
  storage.write('RedirectApp', encodeURIComponent(new URL(url).host));
  storage.write('FullRedirectApp', target);
  return true;
}

/** Keeps, for the next page, that a target is not registered; without the characters that hide or turn text around. */
export function refuseTarget(storage: ItemStorage, target: string): void {
  const shown = truncateForDisplay(target, maxShownTarget);
  storage.write('extUrlError', { reason: 'refused', target: shown || '?' });
}

/**
 * Takes the state of the login page's address: stores its target, or its refusal.
 * @returns the query that belongs into the address bar instead.
 */
export function takeState(search: string, storage: ItemStorage, allowed: RedirectTargets): string {
  const { target, given, search: written } = stateInAddress(search);
  if (!given) return written;
  if (target && storeTarget(storage, target, allowed)) return written;
  if (!target) refuseTarget(storage, given);
  return withoutState(search);
}

/**
 * The stored target, if it is still allowed: other code of this origin may have written it. It stays stored, so
 * that signing out leads back to a sign-in for the same application.
 */
export function storedTarget(storage: ItemStorage, allowed: RedirectTargets): string | undefined {
  const stored = storage.read('FullRedirectApp') ?? storage.read('RedirectApp');
  if (stored === undefined) return undefined;
  const target = normaliseState(stored);
  if (allowedTarget(target, allowed)) return target;
  storage.remove('FullRedirectApp');
  storage.remove('RedirectApp');
  refuseTarget(storage, stored);
  return undefined;
}
