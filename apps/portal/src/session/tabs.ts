import * as v from 'valibot';
import { compareWithStored } from './compare-with-stored.ts';
import { isInactive } from './inactivity-limit.ts';
import { issuedAtMs, userKey, type SessionManager } from './session.ts';
import { tokenPackageSchema, type ItemStorage, type UserData } from './storage.ts';

/** What tabs send each other, beyond what they see in the storage that they share. */
const messageSchema = v.variant('kind', [
  v.object({
    kind: v.literal('package'),
    user: v.string(),
    tokens: tokenPackageSchema,
    expiresAtMs: v.number(),
  }),
  v.object({ kind: v.literal('signedOut') }),
]);

type Message = v.InferOutput<typeof messageSchema>;

/** The part of a `BroadcastChannel` that is used. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** What connects a tab with the others. */
export interface TabsOptions {
  readonly sessionManager: SessionManager;
  readonly storage: ItemStorage;
  readonly target: Window;
  readonly now: () => Date;
  /** Absent where browsers have none. */
  readonly channel: TabChannel | undefined;
  /** Asks the server whether the session of a user stands. A rejection says nothing. */
  readonly confirm: (user: UserData) => Promise<unknown>;
  /** Loads the login page, which goes on by itself where another session is stored. */
  readonly leave: () => void;
}

/**
 * Connects a tab with the others of this browser: a token package that one of them got serves all, a sign-out in one
 * ends all, and a tab in which another user's session was stored starts again with that one. A tab that was frozen, or
 * comes back from the browser's page cache, checks before it shows anything; every other one checks at each click.
 * @returns a function that checks whether the stored session is still the one in use, and leaves the page if not.
 */
export function connectTabs({
  sessionManager,
  storage,
  target,
  now,
  channel,
  confirm,
  leave,
}: TabsOptions): () => boolean {
  let last = sessionManager.current();
  /** The package that came from another tab: it is not sent on. */
  let received: string | undefined;

  /** @returns whether the session goes on. */
  const checkStoredSession = (): boolean => {
    const stored = compareWithStored(sessionManager.current(), storage);
    if (stored === 'same') return true;
    if (stored === 'gone') signOut();
    else {
      sessionManager.end('superseded');
      leave();
    }
    return false;
  };
  const signOut = () => {
    const session = sessionManager.current();
    if (session.state !== 'signedIn') return;
    const signedOut = (storage.read('logout-event') ?? 0) > issuedAtMs(session);
    const inactive = isInactive(session.user, storage, now().getTime());
    sessionManager.end(signedOut && !inactive ? 'requestedElsewhere' : 'refused');
    leave();
  };
  const receive = ({ data }: MessageEvent) => {
    const message = v.safeParse(messageSchema, data);
    if (!message.success) return;
    if (message.output.kind === 'package') take(message.output);
    // Where tabs share no storage the message is all there is; elsewhere it may be older than the session.
    else if (!storage.persistent) signOut();
    else checkStoredSession();
  };
  const take = ({ user, tokens, expiresAtMs }: Extract<Message, { kind: 'package' }>) => {
    const session = sessionManager.current();
    if (session.state !== 'signedIn' || userKey(session.user) !== user) return;
    if (expiresAtMs <= session.expiresAtMs) return;
    received = tokens.id_token;
    sessionManager.adopt(tokens, expiresAtMs);
  };

  const send = (message: Message) => channel?.postMessage(message);
  sessionManager.subscribe((session) => {
    const earlier = last;
    last = session;
    if (earlier.state === 'signingOut' && session.state === 'signedOut') send({ kind: 'signedOut' });
    if (session.state !== 'signedIn' || earlier.state !== 'signedIn') return;
    const { user, tokens, expiresAtMs } = session;
    if (tokens.id_token === earlier.tokens.id_token || tokens.id_token === received) return;
    send({ kind: 'package', user: userKey(user), tokens, expiresAtMs });
  });
  channel?.addEventListener('message', receive);

  target.addEventListener('storage', ({ key }) => {
    if (key === null || watched.includes(key)) checkStoredSession();
  });
  target.addEventListener('focus', checkStoredSession);
  target.addEventListener('click', checkStoredSession, true);
  target.document.addEventListener('visibilitychange', () => {
    if (target.document.visibilityState === 'visible') checkStoredSession();
  });
  const inUse = () => sessionManager.current().state === 'signedIn';
  hideInPageCache(target, inUse, async () => {
    const session = sessionManager.current();
    // It ended between the return of the page and now: what is shown is still that of before.
    if (session.state !== 'signedIn') return false;
    // The storage of a page that was kept may be outdated: what other tabs wrote arrives meanwhile.
    const answer = confirm(session.user).catch(() => undefined);
    await Promise.all([Promise.race([answer, after(maxWaitMs)]), after(settledMs)]);
    if (sessionManager.current().state === 'signedIn') return checkStoredSession();
    leave();
    return false;
  });
  return checkStoredSession;
}

/** Items whose change in another tab may mean that the session is another one now. */
const watched: readonly string[] = ['logout-event', 'userData', 'TokenPackage'];

/** How long a page that comes back waits for the server, ms. */
const maxWaitMs = 2_000;
/** After this long what other tabs wrote has arrived, also where the server does not answer, ms. */
const settledMs = 100;
const after = (ms: number) => new Promise((pass) => setTimeout(pass, ms));

/**
 * Hides a page while the browser keeps it, so that Back shows nothing of it before the session was checked.
 * @param hasContent Whether there is something to hide.
 * @param checkPage Resolves to whether the page may be seen again.
 */
function hideInPageCache(target: Window, hasContent: () => boolean, checkPage: () => Promise<boolean>): void {
  const { style } = target.document.documentElement;
  target.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && hasContent()) style.visibility = 'hidden';
  });
  target.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || style.visibility !== 'hidden') return;
    void checkPage().then((visible) => {
      if (visible) style.visibility = '';
    });
  });
}
