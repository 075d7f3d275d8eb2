import type { ItemStorage, TokenPackage, UserData } from './storage.ts';

/** Where a person stands with the portal. Nothing else decides what the guard and the client do. */
export type Session =
  | { readonly state: 'signedOut' }
  | SignedIn
  /** A deliberate sign-out is under way: the tokens are still needed to revoke them. */
  | { readonly state: 'signingOut'; readonly user: UserData; readonly tokens: TokenPackage }
  /** The server ended the session: the banner stands over the page until the login page comes. */
  | { readonly state: 'over'; readonly message: string };

/** A session in use. */
export interface SignedIn {
  readonly state: 'signedIn';
  readonly user: UserData;
  readonly tokens: TokenPackage;
  /** When the id_token expires, ms since 1970. It is renewed then; the session itself goes on. */
  readonly expiresAtMs: number;
}

const signedOut: Session = { state: 'signedOut' };

/** The session that the stored items amount to. Both the user and the tokens are needed. */
export function restoreSession(storage: ItemStorage): Session {
  const user = storage.read('userData');
  const tokens = storage.read('TokenPackage');
  if (!user || !tokens) return signedOut;
  return { state: 'signedIn', user, tokens, expiresAtMs: storage.read('sessionExpiration') ?? 0 };
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
export function end(session: Session, message: string): Session {
  return session.state === 'signedIn' ? { state: 'over', message } : session;
}

/** Starts a deliberate sign-out. */
export function startSignOut(session: Session): Session {
  return session.state === 'signedIn'
    ? { state: 'signingOut', user: session.user, tokens: session.tokens }
    : session;
}

/** The bearer of a request and whom it names. */
export interface Credentials {
  readonly idToken: string;
  readonly username: string | undefined;
  readonly email: string | undefined;
}

/** The one session of this tab: its state, its stored items, and who wants to know. */
export interface SessionKeeper {
  current(): Session;
  /** @returns a function that ends the subscription. */
  subscribe(listener: (session: Session) => void): () => void;
  signIn(user: UserData, tokens: TokenPackage): void;
  renew(tokens: TokenPackage): void;
  adopt(tokens: TokenPackage, expiresAtMs: number): void;
  end(message: string): void;
  startSignOut(): void;
  /** Clears the stored items and, when it was deliberate, signals the other tabs. */
  finishSignOut(deliberate: boolean): void;
  /** What a request proves itself with, absent when nobody is signed in. */
  credentials(): Credentials | undefined;
}

/** Opens the session that the stored items hold, and keeps the two equal from then on. */
export function createSessionKeeper({
  storage,
  now,
}: {
  storage: ItemStorage;
  now: () => Date;
}): SessionKeeper {
  let session = restoreSession(storage);
  const listeners = new Set<(session: Session) => void>();
  const enter = (next: Session) => {
    if (next === session) return;
    session = next;
    if (next.state === 'signedIn') store(storage, next);
    for (const listener of listeners) listener(next);
  };
  return {
    current: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (user, tokens) => enter(signIn(user, tokens, now().getTime())),
    renew: (tokens) => enter(renew(session, tokens, now().getTime())),
    adopt: (tokens, expiresAtMs) => enter(adopt(session, tokens, expiresAtMs)),
    end: (message) => {
      const next = end(session, message);
      // Cleared at once: a reload while the banner stands must not bring the session back.
      if (next !== session) storage.clear();
      enter(next);
    },
    startSignOut: () => enter(startSignOut(session)),
    finishSignOut: (deliberate) => {
      storage.clear();
      if (deliberate) storage.write('logout-event', now().getTime());
      enter(signedOut);
    },
    credentials: () => {
      if (session.state !== 'signedIn' && session.state !== 'signingOut') return undefined;
      const { user, tokens } = session;
      return { idToken: tokens.id_token, username: user.username, email: user.email };
    },
  };
}

function store(storage: ItemStorage, session: SignedIn): void {
  storage.write('userData', session.user);
  storage.write('TokenPackage', session.tokens);
  storage.write('sessionExpiration', session.expiresAtMs);
}
