import type { ItemStorage, TokenPackage, UserData } from './storage.ts';

/** Where a person stands with the portal. Nothing else decides what the guard and the client do. */
export type Session =
  | { readonly state: 'signedOut' }
  | SignedIn
  /** A deliberate sign-out is under way: the tokens are still needed to revoke them. */
  | { readonly state: 'signingOut'; readonly user: UserData; readonly tokens: TokenPackage }
  /** The server ended the session: the banner stands over the page until the login page comes. */
  | { readonly state: 'over' }
  /** Another session was stored: nothing of this one is shown or sent until the page is loaded with that. */
  | { readonly state: 'yielding' };

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

/** What names a user: two sessions of the same name are the same person's. */
export function nameOfUser({ email, username }: UserData): string {
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

/** Replaces the tokens of a session in use; any other session stays as it is, because a late answer revives nobody. */
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

/** The server said that the session is over. Only a session in use can end so: ten late answers end it once. */
export function end(session: Session): Session {
  return session.state === 'signedIn' ? { state: 'over' } : session;
}

/** Starts a deliberate sign-out. */
export function startSignOut(session: Session): Session {
  return session.state === 'signedIn'
    ? { state: 'signingOut', user: session.user, tokens: session.tokens }
    : session;
}

/** What follows from the end of a session, by what ended it. */
const endings = {
  /** The person asked for it: the other tabs are told, and nothing half-written waits for anybody. */
  asked: { tells: true, forgets: true },
  /** The person asked for it in another tab. */
  askedElsewhere: { tells: false, forgets: true },
  /** The person was away, or the session could not go on here: the other tabs are told. */
  left: { tells: true, forgets: false },
  /** The server refused it, or it ended in another tab and not because somebody asked. */
  lost: { tells: false, forgets: false },
} as const;

/** A name of what ended a session. */
export type Ending = keyof typeof endings;

/** The bearer of a request and whom it names. */
export interface Credentials {
  readonly idToken: string;
  readonly username: string | undefined;
  readonly email: string | undefined;
}

/** The one session of this tab: its state, its stored items, and who wants to know. */
export interface SessionKeeper {
  /** Whether this tab began without a copy of its own, so that a session came from the other tabs. */
  readonly newTab: boolean;
  current(): Session;
  /** @returns a function that ends the subscription. */
  subscribe(listener: (session: Session) => void): () => void;
  signIn(user: UserData, tokens: TokenPackage): void;
  /** Makes the session that came from the other tabs this tab's own. */
  confirm(): void;
  renew(tokens: TokenPackage): void;
  adopt(tokens: TokenPackage, expiresAtMs: number): void;
  end(): void;
  startSignOut(): void;
  /** Clears the stored items, and does what else the ending asks for. */
  finishSignOut(ending: Ending): void;
  /** Keeps the address for when the same user signs in again. */
  rememberAddress(): void;
  /** Lets go of this tab's copy, so that the page starts again with what the other tabs share. */
  yield(): void;
  /** What a request proves itself with, absent when nobody is signed in. */
  credentials(): Credentials | undefined;
}

/** Opens the session that the stored items hold, and keeps the two equal from then on. */
export function createSessionKeeper({
  storage,
  now,
  here = () => undefined,
}: {
  storage: ItemStorage;
  now: () => Date;
  /** The address, when it is one that only signed-in users see. */
  here?: () => string | undefined;
}): SessionKeeper {
  let newTab = !hasOwnSession(storage);
  let session = restoreSession(storage);
  // Kept equal in both areas from the start: this tab's copy may have been missing or older.
  const keep = () => {
    // What a corporate user's new tab has from the others is its own once the provider has confirmed it.
    if (session.state === 'signedIn' && !(newTab && session.user.isSSO)) store(storage, session);
  };
  keep();
  const listeners = new Set<(session: Session) => void>();
  const enter = (next: Session) => {
    if (next === session) return;
    session = next;
    keep();
    for (const listener of listeners) listener(next);
  };
  const rememberAddress = () => {
    const address = here();
    if (!('user' in session) || !address) return;
    storage.write('returnAddress', { user: nameOfUser(session.user), address });
  };
  const forgetTab = () => {
    for (const name of sessionItems) storage.remove(name, 'session');
  };
  const clear = () => {
    const shared = storage.readShared('userData');
    // What the other tabs share may be somebody else's by now.
    if ('user' in session && shared && nameOfUser(shared) !== nameOfUser(session.user)) forgetTab();
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
      // A signal from the future, left by a clock that was wrong, would end every session at once.
      if ((storage.read('logout-event') ?? 0) > nowMs) storage.remove('logout-event');
      if (storage.read('drafts')?.user !== nameOfUser(user)) storage.remove('drafts');
      enter(signIn(user, tokens, nowMs));
    },
    confirm: () => {
      newTab = false;
      keep();
    },
    renew: (tokens) => {
      newTab = false;
      enter(renew(session, tokens, now().getTime()));
    },
    adopt: (tokens, expiresAtMs) => enter(adopt(session, tokens, expiresAtMs)),
    end: () => {
      const next = end(session);
      // Cleared at once: a reload while the banner stands must not bring the session back.
      if (next !== session) {
        rememberAddress();
        clear();
      }
      enter(next);
    },
    startSignOut: () => enter(startSignOut(session)),
    finishSignOut: (ending) => {
      const { tells, forgets } = endings[ending];
      // First: whoever sees the items go must see why.
      if (tells) storage.write('logout-event', now().getTime());
      if (forgets) for (const name of leftBehind) storage.remove(name);
      else rememberAddress();
      clear();
      enter(signedOut);
    },
    rememberAddress,
    yield: () => {
      forgetTab();
      for (const name of leftBehind) storage.remove(name);
      enter({ state: 'yielding' });
    },
    credentials: () => {
      if (session.state !== 'signedIn' && session.state !== 'signingOut') return undefined;
      const { user, tokens } = session;
      return { idToken: tokens.id_token, username: user.username, email: user.email };
    },
  };
}

/** What a session consists of. */
const sessionItems = ['userData', 'TokenPackage', 'sessionExpiration'] as const;
/** What waits for the same user to sign in again. */
const leftBehind = ['returnAddress', 'drafts'] as const;

/** The expiry comes last: another tab that waits for a session takes it as the sign that all is there. */
function store(storage: ItemStorage, session: SignedIn): void {
  storage.write('userData', session.user);
  storage.write('TokenPackage', session.tokens);
  storage.write('sessionExpiration', session.expiresAtMs);
}
