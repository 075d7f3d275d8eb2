import { inactivityLimitOf, isInactive } from './inactivity-limit.ts';
import type { ItemStorage, TokenPackage, UserData } from './storage.ts';

/** The state of this tab's session. Nothing else decides what the guard and the client do. */
export type Session =
  | { readonly state: 'signedOut' }
  | SignedIn
  /** A deliberate sign-out is under way: the tokens are still needed to revoke them. */
  | { readonly state: 'signingOut'; readonly user: UserData; readonly tokens: TokenPackage }
  /** The server ended the session: the banner stands over the page until the login page comes. */
  | { readonly state: 'expired' }
  /** Another session was stored: nothing of this one is shown or sent until the page is loaded with that. */
  | { readonly state: 'superseded' };

/** A session in use. */
export interface SignedIn {
  readonly state: 'signedIn';
  readonly user: UserData;
  readonly tokens: TokenPackage;
  /** When the id_token expires, ms since 1970. It is renewed then; the session itself goes on. */
  readonly expiresAtMs: number;
}

const signedOut: Session = { state: 'signedOut' };

/** How the items of a session are read: this tab's own first, or what all tabs see. */
type ReadItem = Pick<ItemStorage, 'read'>['read'];

/** The session in one place, if it is whole. */
export function sessionIn(read: ReadItem): SignedIn | undefined {
  const user = read('userData');
  const tokens = read('TokenPackage');
  if (!user || !tokens) return undefined;
  return { state: 'signedIn', user, tokens, expiresAtMs: read('sessionExpiration') ?? 0 };
}

/** When the tokens of a session were given, ms since 1970. */
export function issuedAtMs({ expiresAtMs, tokens }: SignedIn): number {
  return expiresAtMs - tokens.expires_in * 1000;
}

/** What identifies a user: two sessions of the same key are the same user's. */
export function userKey({ email, username }: UserData): string {
  return (email ?? username ?? '').toLowerCase();
}

/**
 * The session that the stored items amount to. Both the user and the tokens are needed. A copy of a tab that slept
 * gives way to the newer one of the others, and a sign-out that the tab slept through ends it.
 */
export function restoreSession(storage: ItemStorage): Session {
  const own = hasOwnSession(storage) ? sessionIn(storage.read) : undefined;
  const shared = sessionIn(storage.readShared);
  const newest = own && shared ? (issuedAtMs(shared) > issuedAtMs(own) ? shared : own) : (own ?? shared);
  return newest && !endedAfter(newest, storage) ? newest : signedOut;
}

/** Whether this tab has a whole copy: a user alone is one whose email was validated, not a part of that session. */
function hasOwnSession(storage: ItemStorage): boolean {
  return storage.hasOwn('userData') && storage.hasOwn('TokenPackage');
}

/** Whether some tab signed out after the session's tokens were given. */
export function endedAfter(session: SignedIn, storage: ItemStorage): boolean {
  return (storage.read('logout-event') ?? 0) > issuedAtMs(session);
}

/** Takes a user in, whatever went before. */
export function signIn(user: UserData, tokens: TokenPackage, nowMs: number): SignedIn {
  return { state: 'signedIn', user, tokens, expiresAtMs: nowMs + tokens.expires_in * 1000 };
}

/** What a user changes of themselves while signed in. */
export type UserTraits = Pick<UserData, 'firstName' | 'lastName' | 'avatar'>;

/** Gives the user of a session in use other names or another photo; a session without a change stays the same one. */
export function describeUser(session: Session, { firstName, lastName, avatar }: UserTraits): Session {
  if (session.state !== 'signedIn') return session;
  const { user } = session;
  const same = user.firstName === firstName && user.lastName === lastName && user.avatar === avatar;
  return same ? session : { ...session, user: { ...user, firstName, lastName, avatar } };
}

/** Replaces the tokens of a session in use; any other session stays as it is, because a late answer must not revive it. */
export function renew(session: Session, tokens: TokenPackage, nowMs: number): Session {
  if (session.state !== 'signedIn') return session;
  // A refresh may answer without a new refresh token: the old one then stays good.
  const kept = session.tokens.refresh_token ? { refresh_token: session.tokens.refresh_token } : {};
  return signIn(session.user, { ...kept, ...tokens }, nowMs);
}

/** Takes the newer tokens that another tab of the same user stored. */
export function adopt(session: Session, tokens: TokenPackage, expiresAtMs: number): Session {
  return session.state === 'signedIn' ? { ...session, tokens, expiresAtMs } : session;
}

/** Starts a deliberate sign-out. */
export function startSignOut(session: Session): Session {
  return session.state === 'signedIn'
    ? { state: 'signingOut', user: session.user, tokens: session.tokens }
    : session;
}

/** Why a session ends. */
export type SessionEndReason =
  /** The user signed out in this tab. */
  | 'requested'
  /** The user signed out in another tab. */
  | 'requestedElsewhere'
  /** The user was inactive for too long, or the session cannot go on in this tab. */
  | 'inactive'
  /** A renewal or the identity provider refused it, or another tab lost it. */
  | 'refused'
  /** The server answered that the session is over. */
  | 'expired'
  /** Another session was stored in another tab. */
  | 'superseded';

/** What follows from the end of a session. */
interface SessionEnd {
  readonly next: Session;
  /** Whether the other tabs are to sign out too. */
  readonly notifyTabs: boolean;
  /** Whether address and drafts are saved for the same user's return, or dropped. */
  readonly forReturn: 'saved' | 'dropped';
  /** Whose items are cleared: those that all tabs share, or this tab's copy only. */
  readonly clear: 'shared' | 'tab';
}

const sessionEnds: Readonly<Record<SessionEndReason, SessionEnd>> = {
  requested: { next: signedOut, notifyTabs: true, forReturn: 'dropped', clear: 'shared' },
  requestedElsewhere: { next: signedOut, notifyTabs: false, forReturn: 'dropped', clear: 'shared' },
  inactive: { next: signedOut, notifyTabs: true, forReturn: 'saved', clear: 'shared' },
  refused: { next: signedOut, notifyTabs: false, forReturn: 'saved', clear: 'shared' },
  expired: { next: { state: 'expired' }, notifyTabs: false, forReturn: 'saved', clear: 'shared' },
  superseded: { next: { state: 'superseded' }, notifyTabs: false, forReturn: 'dropped', clear: 'tab' },
};

/** Decides how a session ends; undefined where that reason ends nothing. The one place that decides it. */
export function endOfSession(session: Session, reason: SessionEndReason): SessionEnd | undefined {
  // Ten late answers of the server end a session once. Everything else still clears what is stored.
  return reason === 'expired' && session.state !== 'signedIn' ? undefined : sessionEnds[reason];
}

/** The bearer of a request and whom it names. */
export interface Credentials {
  readonly idToken: string;
  readonly username: string | undefined;
  readonly email: string | undefined;
}

/** The one session of this tab: its state, its stored items, and its subscribers. */
export interface SessionManager {
  /** Whether this tab began without a copy of its own, so that a session came from the other tabs. */
  readonly newTab: boolean;
  current(): Session;
  /** @returns a function that ends the subscription. */
  subscribe(listener: (session: Session) => void): () => void;
  signIn(user: UserData, tokens: TokenPackage): void;
  /** Makes the session that came from the other tabs this tab's own. */
  confirm(): void;
  renew(tokens: TokenPackage): void;
  /** Gives the signed-in user other names or another photo. @returns whether something changed */
  describe(traits: UserTraits): boolean;
  adopt(tokens: TokenPackage, expiresAtMs: number): void;
  startSignOut(): void;
  /** Ends the session and clears what is stored of it, as {@link endOfSession} decides. */
  end(reason: SessionEndReason): void;
  /**
   * Registers what gives the address of the guarded page in view, which is saved for the user's return.
   * @returns a function that takes it back.
   */
  trackAddress(readAddress: () => string): () => void;
  /** Saves the address of the guarded page in view for when the same user signs in again. */
  saveReturnAddress(): void;
  /** What authorizes a request, absent when no user is signed in. */
  credentials(): Credentials | undefined;
}

/** What a session manager works with. */
export interface SessionManagerOptions {
  readonly storage: ItemStorage;
  readonly now: () => Date;
}

/** Opens the session that the stored items hold, and keeps the two equal from then on. */
export function createSessionManager({ storage, now }: SessionManagerOptions): SessionManager {
  let newTab = !hasOwnSession(storage);
  let session = restoreSession(storage);
  let readAddress: (() => string) | undefined;
  const listeners = new Set<(session: Session) => void>();
  // Stored in both areas from the start: this tab's copy may have been missing or older.
  const persist = () => {
    // What a corporate user's new tab has from the others is its own once the provider has confirmed it.
    if (session.state === 'signedIn' && !(newTab && session.user.isSSO)) store(storage, session);
  };
  persist();
  const notify = () => {
    for (const listener of listeners) listener(session);
  };
  const enter = (next: Session) => {
    if (next === session) return;
    session = next;
    persist();
    notify();
  };
  const saveReturnAddress = () => {
    const address = readAddress?.();
    if (!('user' in session) || !address) return;
    storage.write('returnAddress', { user: userKey(session.user), address });
  };
  /** Says on the login page why a session ended that its user did not end. */
  const noteEnd = () => {
    if (!('user' in session)) return;
    const minutes = inactivityLimitOf(session.user) / 60_000;
    storage.write('sessionEnd', isInactive(session.user, storage, now().getTime()) ? minutes : 0);
  };
  const clearTab = () => {
    for (const name of sessionItems) storage.remove(name, 'session');
  };
  const clearShared = () => {
    const shared = storage.readShared('userData');
    // What the other tabs share may be another user's by now.
    if ('user' in session && shared && userKey(shared) !== userKey(session.user)) clearTab();
    else storage.clear();
  };
  return {
    get newTab() {
      return newTab;
    },
    current: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (user, tokens) => {
      const nowMs = now().getTime();
      newTab = false;
      storage.write('lastActivity', nowMs);
      storage.remove('sessionEnd');
      // A signal from the future, left by a clock that was wrong, would end every session at once.
      if ((storage.read('logout-event') ?? 0) > nowMs) storage.remove('logout-event');
      if (storage.read('drafts')?.user !== userKey(user)) storage.remove('drafts');
      enter(signIn(user, tokens, nowMs));
    },
    confirm: () => {
      newTab = false;
      persist();
    },
    renew: (tokens) => {
      newTab = false;
      enter(renew(session, tokens, now().getTime()));
    },
    describe: (traits) => {
      const next = describeUser(session, traits);
      if (next === session || next.state !== 'signedIn') return false;
      session = next;
      // The tokens stay as they are stored: another tab may have newer ones.
      if (!(newTab && next.user.isSSO)) storage.write('userData', next.user);
      notify();
      return true;
    },
    adopt: (tokens, expiresAtMs) => enter(adopt(session, tokens, expiresAtMs)),
    startSignOut: () => enter(startSignOut(session)),
    end: (reason) => {
      const end = endOfSession(session, reason);
      if (!end) return;
      // First: a tab that sees the items go must see why.
      if (end.notifyTabs) storage.write('logout-event', now().getTime());
      if (end.forReturn === 'saved') {
        saveReturnAddress();
        noteEnd();
      } else for (const name of itemsForReturn) storage.remove(name);
      if (end.clear === 'shared') clearShared();
      else clearTab();
      enter(end.next);
    },
    trackAddress: (read) => {
      readAddress = read;
      return () => {
        if (readAddress === read) readAddress = undefined;
      };
    },
    saveReturnAddress,
    credentials: () => {
      if (session.state !== 'signedIn' && session.state !== 'signingOut') return undefined;
      const { user, tokens } = session;
      return { idToken: tokens.id_token, username: user.username, email: user.email };
    },
  };
}

/** What a session consists of. */
const sessionItems = ['userData', 'TokenPackage', 'sessionExpiration'] as const;
/** What is kept for the same user's return. */
const itemsForReturn = ['returnAddress', 'sessionEnd', 'drafts'] as const;

/** The expiry comes last: another tab that waits for a session takes it as the sign that all is there. */
function store(storage: ItemStorage, session: SignedIn): void {
  storage.write('userData', session.user);
  storage.write('TokenPackage', session.tokens);
  storage.write('sessionExpiration', session.expiresAtMs);
}
