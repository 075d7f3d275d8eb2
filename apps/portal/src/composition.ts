import { applyTheme, isThemeName } from '@cnx/ui';
import type { i18n as I18n } from 'i18next';
import type { LoadedConfig, PortalConfig } from './config.ts';
import { changeLanguage } from './i18n/i18n.ts';
import { isLanguage, type Language } from './i18n/languages.ts';
import { rejectedRequestLogoutDelayMs } from './limits.ts';
import { openPaths, paths } from './paths.ts';
import { addressResultAtom } from './redirects/address-result.ts';
import type { Connection } from './session/connect-api.ts';
import type { ProviderLink } from './corporate-sign-in/msal.ts';
import { createServerClock } from './session/server-clock.ts';
import { openSessionAtom, type SessionServices } from './session/session.atoms.ts';
import { createSessionKeeper } from './session/session.ts';
import { openStorage, type ItemStorage } from './session/storage.ts';
import { serverAccessAtom } from './state/api.atoms.ts';
import { configAtom } from './state/config.atoms.ts';
import { languageAtom, themeAtom, unitSystemAtom } from './state/preferences.atoms.ts';
import { createPortalStore, type PortalStore } from './state/store.ts';

const now = () => new Date();

/** Opens the browser's stored items. */
export function openBrowserStorage(): ItemStorage {
  return openStorage({ local: () => localStorage, session: () => sessionStorage });
}

/** The language a person chose here. */
export function storedLanguage(storage: ItemStorage): Language | undefined {
  const stored = storage.read('language');
  return isLanguage(stored) ? stored : undefined;
}

/** What the portal is put together from. */
export interface Parts extends LoadedConfig {
  /** The result of a sign-in that the address held. */
  readonly addressResult: URLSearchParams | undefined;
  readonly storage: ItemStorage;
  readonly i18n: I18n;
}

/**
 * Puts the portal together: the one place that knows session, client, state and browser, and gives each what it needs
 * of the others as functions.
 */
export function compose({ config, serverTimeMs, storage, i18n, addressResult }: Parts): PortalStore {
  const store = createPortalStore();
  const clock = createServerClock(now);
  // The first word of the server's time: signing in may need it before any call was answered.
  clock.observe(serverTimeMs);
  const keeper = createSessionKeeper({ storage, now, here: guardedAddress });
  const loadLink = () => linkProvider(config, () => i18n.language);
  const loadClient = async () => (await connect(config, services)).client;
  const services: SessionServices = {
    storage,
    keeper,
    clock,
    now,
    look: () => look(),
    origin: location.origin,
    locks: navigator.locks,
    loadLink,
    loadProvider: async () => {
      if (!config.identityProvider) return undefined;
      const { createProviderSession } = await import('./corporate-sign-in/provider-session.ts');
      return createProviderSession({ loadLink, loadClient });
    },
  };
  store.set(configAtom, config);
  store.set(openSessionAtom, services);
  store.set(addressResultAtom, addressResult);
  store.set(serverAccessAtom, {
    loadClient,
    renew: async () => {
      await connect(config, services).then(
        ({ renew }) => renew(),
        () => undefined,
      );
    },
  });
  keepPreferences(store, storage, i18n);
  return store;
}

let look = () => true;
let joined: Promise<void> | undefined;

/** Ties this tab to the others. The login page needs nothing of that: it is done with the first page behind it. */
export function joinTabs(store: PortalStore): Promise<void> {
  joined ??= import('./join-tabs.ts').then(
    ({ joinTabs }) => void (look = joinTabs(store)),
    (cause: unknown) => {
      joined = undefined;
      throw cause;
    },
  );
  return joined;
}

/** The address, when it is one that only signed-in users see: of the others none is worth coming back to. */
function guardedAddress(): string | undefined {
  const { pathname, search, hash } = location;
  return openPaths.includes(pathname) ? undefined : pathname + search + hash;
}

let rejected: ReturnType<typeof setTimeout> | undefined;

/** Signs somebody out who did not ask for it: who signs in again comes back to where they were. */
function throwOut({ keeper }: SessionServices): void {
  keeper.rememberAddress();
  location.assign(paths.logout);
}

let connection: Promise<Connection> | undefined;

function connect(config: PortalConfig, services: SessionServices): Promise<Connection> {
  connection ??= import('./session/connect-api.ts').then(
    ({ connectApi }) =>
      connectApi({
        ...services,
        baseUrl: config.apiBase.replace(/\/+$/, ''),
        onProviderRefusal: () => throwOut(services),
        onRejectedRequest: () => {
          rejected ??= setTimeout(() => throwOut(services), rejectedRequestLogoutDelayMs);
        },
      }),
    (cause: unknown) => {
      connection = undefined;
      throw cause;
    },
  );
  return connection;
}

/** @throws where corporate sign-in is switched off, or its provider does not answer. */
async function linkProvider(
  { identityProvider: provider }: PortalConfig,
  language: () => string,
): Promise<ProviderLink> {
  if (!provider) throw new Error('corporate sign-in is switched off');
  const { providerLink } = await import('./corporate-sign-in/provider-link.ts');
  return providerLink({ provider, origin: location.origin, language });
}

/** Applies the chosen theme, language and units, stores them, and starts with the stored ones. */
function keepPreferences(store: PortalStore, storage: ItemStorage, i18n: I18n): void {
  const theme = storage.read('theme');
  if (isThemeName(theme)) store.set(themeAtom, theme);
  store.set(languageAtom, storedLanguage(storage) ?? store.get(languageAtom));
  store.set(unitSystemAtom, storage.read('unitSystem') ?? store.get(unitSystemAtom));
  store.sub(unitSystemAtom, () => storage.write('unitSystem', store.get(unitSystemAtom)));
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
