import * as v from 'valibot';
import { isAway } from './away.ts';
import { issuedAtMs, nameOfUser, type SessionKeeper } from './session.ts';
import { standingOf } from './standing.ts';
import { tokenPackageSchema, type ItemStorage, type UserData } from './storage.ts';

/** What tabs tell each other, beyond what they see in the storage that they share. */
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

/** What ties a tab to the others. */
export interface TabParts {
  readonly keeper: SessionKeeper;
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
 * Ties a tab to the others of this browser: a package that one of them got serves all, a sign-out in one ends all, and
 * a tab in which somebody else's session was stored starts again with that one. A tab that was frozen, or comes back
 * from the browser's cache of pages, looks before it shows anything; every other one looks at each press.
 * @returns a function that looks whether the stored session is still the one in use, leaves the page if not, and says so.
 */
export function connectTabs({
  keeper,
  storage,
  target,
  now,
  channel,
  confirm,
  leave,
}: TabParts): () => boolean {
  let last = keeper.current();
  /** A package that came from another tab is told to nobody again. */
  let received: string | undefined;

  /** @returns whether the session goes on. */
  const look = (): boolean => {
    const standing = standingOf(keeper.current(), storage);
    if (standing === 'same') return true;
    if (standing === 'gone') signOut();
    else {
      keeper.yield();
      leave();
    }
    return false;
  };
  const signOut = () => {
    const session = keeper.current();
    if (session.state !== 'signedIn') return;
    const asked = (storage.read('logout-event') ?? 0) > issuedAtMs(session);
    keeper.finishSignOut(
      asked && !isAway(session.user, storage, now().getTime()) ? 'askedElsewhere' : 'lost',
    );
    leave();
  };
  const hear = ({ data }: MessageEvent) => {
    const message = v.safeParse(messageSchema, data);
    if (!message.success) return;
    if (message.output.kind === 'package') take(message.output);
    // Where tabs share no storage the message is all there is; elsewhere it may be older than the session.
    else if (!storage.persistent) signOut();
    else look();
  };
  const take = ({ user, tokens, expiresAtMs }: Extract<Message, { kind: 'package' }>) => {
    const session = keeper.current();
    if (session.state !== 'signedIn' || nameOfUser(session.user) !== user) return;
    if (expiresAtMs <= session.expiresAtMs) return;
    received = tokens.id_token;
    keeper.adopt(tokens, expiresAtMs);
  };

  const tell = (message: Message) => channel?.postMessage(message);
  keeper.subscribe((session) => {
    const earlier = last;
    last = session;
    if (earlier.state === 'signingOut' && session.state === 'signedOut') tell({ kind: 'signedOut' });
    if (session.state !== 'signedIn' || earlier.state !== 'signedIn') return;
    const { user, tokens, expiresAtMs } = session;
    if (tokens.id_token === earlier.tokens.id_token || tokens.id_token === received) return;
    tell({ kind: 'package', user: nameOfUser(user), tokens, expiresAtMs });
  });
  channel?.addEventListener('message', hear);

  target.addEventListener('storage', ({ key }) => {
    if (key === null || watched.includes(key)) look();
  });
  target.addEventListener('focus', look);
  target.addEventListener('click', look, true);
  target.document.addEventListener('visibilitychange', () => {
    if (target.document.visibilityState === 'visible') look();
  });
  const inUse = () => keeper.current().state === 'signedIn';
  hideInPageCache(target, inUse, async () => {
    const session = keeper.current();
    // It ended between the thaw and now: what stands on the page is still that of then.
    if (session.state !== 'signedIn') return false;
    // The storage of a page that was kept may still be that of then: what others wrote arrives meanwhile.
    const answer = confirm(session.user).catch(() => undefined);
    await Promise.all([Promise.race([answer, after(patienceMs)]), after(settledMs)]);
    if (keeper.current().state === 'signedIn') return look();
    leave();
    return false;
  });
  return look;
}

/** Items whose change in another tab may mean that the session is another one now. */
const watched: readonly string[] = ['logout-event', 'userData', 'TokenPackage'];

/** Longest that a page which comes back waits for the server (ms). */
const patienceMs = 2_000;
/** By then what other tabs wrote has arrived, also where the server cannot be asked (ms). */
const settledMs = 100;
const after = (ms: number) => new Promise((pass) => setTimeout(pass, ms));

/**
 * Hides a page while the browser keeps it, so that Back shows nothing of it before it was looked at.
 * @param worthHiding Whether there is something to hide.
 * @param comeBack Tells whether the page may be seen again.
 */
function hideInPageCache(target: Window, worthHiding: () => boolean, comeBack: () => Promise<boolean>): void {
  const { style } = target.document.documentElement;
  target.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && worthHiding()) style.visibility = 'hidden';
  });
  target.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || style.visibility !== 'hidden') return;
    void comeBack().then((may) => {
      if (may) style.visibility = '';
    });
  });
}
