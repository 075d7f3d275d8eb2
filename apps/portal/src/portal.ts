import type { ApiClient } from '@cnx/api';
import { applyTheme, isThemeName } from '@cnx/ui';
import type { i18n as I18n } from 'i18next';
import type { LoadedConfig, PortalConfig } from './config.ts';
import type { LoadProviderClient } from './corporate-sign-in/provider-session.ts';
import { changeLanguage } from './i18n/i18n.ts';
import { isLanguage, type Language } from './i18n/languages.ts';
import { lazyCode } from './lazy-code.tsx';
import { rejectedRequestLogoutDelayMs } from './limits.ts';
import { paths } from './paths.ts';
import type { RedirectTargets } from './redirects/redirect-target.ts';
import type * as PasswordEncryption from './session/encrypt-password.ts';
import type { Connection } from './session/connection.ts';
import type { LoadProviderSession } from './session/identity-provider.ts';
import type { Locks } from './session/renewal.ts';
import { createServerClock, type ServerClock } from './session/server-clock.ts';
import { addressResultAtom, sessionAtom } from './session/session.atoms.ts';
import { createSessionManager, type SessionManager } from './session/session.ts';
import { openStorage, type ItemStorage } from './session/storage.ts';
import { notOfferedAtom } from './state/offers.atoms.ts';
import { languageAtom, themeAtom } from './state/preferences.atoms.ts';
import { createPortalStore, type PortalStore } from './state/store.ts';

/** How the user gets from page to page: the login page has no router, the pages after it have. */
export interface Navigation {
  /** Goes to a page of the portal. Resolves when the page was requested, not when it is shown. */
  go(to: string, options?: { replace?: boolean }): Promise<void>;
  /** Fetches what a page needs. Never fails: the page itself reports what is missing. */
  prefetch(path: string): void;
  /** Hands navigation over to the part of the portal that shows pages now. */
  connect(router: Partial<Pick<Navigation, 'go' | 'prefetch'>>): void;
}

/** The portal's services. Commands take them as an argument; components reach them by `usePortal`. */
export interface Portal {
  readonly config: PortalConfig;
  /** The store of all atoms. */
  readonly store: PortalStore;
  readonly storage: ItemStorage;
  readonly sessionManager: SessionManager;
  /** The server's time as far as it is known. */
  readonly serverClock: ServerClock;
  /** This computer's clock, which all tabs share: what is stored is dated by it. */
  readonly now: () => Date;
  /** The portal's own origin. */
  readonly origin: string;
  /** The browser's locks, which all tabs share; absent where the page is no secure context. */
  readonly locks: Locks | undefined;
  /** Where a redirect may lead. */
  readonly redirectTargets: RedirectTargets;
  readonly navigation: Navigation;
  /**
   * Gives the API client of the session, fetching its code on first use.
   * @throws CodeLoadError when that code cannot be fetched.
   */
  readonly loadClient: () => Promise<ApiClient>;
  /** Gives the code that encrypts passwords. @throws CodeLoadError when it cannot be fetched. */
  readonly loadPasswordEncryption: () => Promise<typeof PasswordEncryption>;
  /** Renews the session's tokens. Never fails: a refusal ends the session, anything else is tried again later. */
  readonly renewSession: () => Promise<void>;
  /** Loads the MSAL client; rejects where corporate sign-in is switched off or the provider does not answer. */
  readonly loadProviderClient: LoadProviderClient;
  /** Loads what the identity provider does for a session; undefined where corporate sign-in is switched off. */
  readonly loadProviderSession: LoadProviderSession;
  /** Connects this tab with the other tabs of this browser. The login page does without it. */
  readonly connectTabs: () => Promise<void>;
  /** Whether the stored session is still the one in use; leaves the page if not. True before {@link connectTabs}. */
  readonly checkStoredSession: () => boolean;
  /** Signs out a user who did not ask for it: the address in view is saved for their return. */
  readonly forceSignOut: () => void;
}

/** What a portal is made from. */
export interface PortalOptions extends LoadedConfig {
  readonly storage: ItemStorage;
  readonly i18n: I18n;
  readonly origin: string;
  readonly locks: Locks | undefined;
  readonly now: () => Date;
  /** The result of a sign-in that the address held. */
  readonly addressResult?: URLSearchParams | undefined;
}

/** Opens the browser's stored items. */
export function openBrowserStorage(): ItemStorage {
  return openStorage({ local: () => localStorage, session: () => sessionStorage });
}

/** The language that the user chose in this browser. */
export function storedLanguage(storage: ItemStorage): Language | undefined {
  const stored = storage.read('language');
  return isLanguage(stored) ? stored : undefined;
}

/**
 * Composes the portal: the one place that knows session, client, state and browser, and gives each what it needs of the
 * others as functions.
 */
export function createPortal(options: PortalOptions): Portal {
  const { config, storage, i18n, origin, locks, now } = options;
  const store = createPortalStore();
  const serverClock = createServerClock(now);
  // The server's time from the configuration's answer: signing in may need it before any call was answered.
  serverClock.observe(options.serverTimeMs);
  const sessionManager = createSessionManager({ storage, now });
  const forceSignOut = () => {
    // That page is signing out already; to open it anew would begin again.
    if (location.pathname === paths.logout) return;
    sessionManager.saveReturnAddress();
    location.assign(paths.logout);
  };

  let rejectedRequestTimer: ReturnType<typeof setTimeout> | undefined;
  const connection = lazyCode<Connection>(async () => {
    const { connectApi } = await import('./session/connection.ts');
    return connectApi({
      baseUrl: config.apiBase.replace(/\/+$/, ''),
      sessionManager,
      storage,
      serverClock,
      locks,
      loadProviderSession,
      onProviderRefusal: forceSignOut,
      onNotOffered: (path) => store.set(notOfferedAtom, (known) => new Set([...known, path])),
      onRejectedRequest: () => {
        rejectedRequestTimer ??= setTimeout(forceSignOut, rejectedRequestLogoutDelayMs);
      },
    });
  });
  const loadClient = async () => (await connection.load()).client;

  // One client for the page: two would take each other's answers.
  const providerClient = lazyCode(async () => {
    const { identityProvider: provider } = config;
    if (!provider) throw new Error('corporate sign-in is switched off');
    const { openProviderClient } = await import('./corporate-sign-in/msal.ts');
    return openProviderClient({ provider, origin, language: () => i18n.language });
  });
  const providerSession = lazyCode(async () => {
    const { createProviderSession } = await import('./corporate-sign-in/provider-session.ts');
    return createProviderSession({ loadProviderClient: providerClient.load, loadClient });
  });
  const loadProviderSession: LoadProviderSession = async () =>
    config.identityProvider ? providerSession.load() : undefined;

  const tabs = lazyCode(async () => {
    const { connectTabs } = await import('./session/tabs.ts');
    return connectTabs({
      sessionManager,
      storage,
      target: window,
      now,
      channel: 'BroadcastChannel' in window ? new BroadcastChannel('cnx-session') : undefined,
      confirm: async ({ email = '' }) => {
        const client = await loadClient();
        await client.GET('/CNXUser/userinfo', { params: { query: { email } } });
      },
      leave: () => location.replace(paths.login),
    });
  });

  store.set(sessionAtom, sessionManager.current());
  sessionManager.subscribe((session) => store.set(sessionAtom, session));
  store.set(addressResultAtom, options.addressResult);
  syncPreferences(store, storage, i18n);
  return {
    config,
    store,
    storage,
    sessionManager,
    serverClock,
    now,
    origin,
    locks,
    redirectTargets: { ownOrigin: origin, hosts: config.redirectHosts },
    navigation: createNavigation(),
    loadClient,
    loadPasswordEncryption: lazyCode(() => import('./session/encrypt-password.ts')).load,
    renewSession: () =>
      connection
        .load()
        .then(({ renew }) => renew())
        .then(ignore, ignore),
    loadProviderClient: providerClient.load,
    loadProviderSession,
    connectTabs: async () => void (await tabs.load()),
    checkStoredSession: () => tabs.loaded()?.() ?? true,
    forceSignOut,
  };
}

const ignore = () => undefined;

/** Makes a navigation that goes nowhere until a router is connected. */
export function createNavigation(): Navigation {
  let go: Navigation['go'] = () => Promise.resolve();
  let prefetch: Navigation['prefetch'] = ignore;
  return {
    go: (to, options) => go(to, options),
    prefetch: (path) => prefetch(path),
    connect: (router) => {
      go = router.go ?? go;
      prefetch = router.prefetch ?? prefetch;
    },
  };
}

/** Applies the chosen theme and language, stores them, and starts with the stored ones. */
function syncPreferences(store: PortalStore, storage: ItemStorage, i18n: I18n): void {
  const theme = storage.read('theme');
  if (isThemeName(theme)) store.set(themeAtom, theme);
  store.set(languageAtom, storedLanguage(storage) ?? store.get(languageAtom));
  store.sub(themeAtom, () => {
    applyTheme(store.get(themeAtom));
    storage.write('theme', store.get(themeAtom));
  });
  store.sub(languageAtom, () => {
    const language = store.get(languageAtom);
    storage.write('language', language);
    void changeLanguage(i18n, language).then(() => (document.documentElement.lang = language));
  });
}
