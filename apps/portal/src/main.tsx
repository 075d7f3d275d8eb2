import { addFont, applyGlobalStyles } from '@cnx/ui';
import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { bootHandle } from './boot/handle.ts';
import { loadConfig } from './config.ts';
import { createI18n, loadTexts, loginTexts } from './i18n/i18n.ts';
import { defaultLanguage } from './i18n/languages.ts';
import { lazyCode } from './lazy-code.tsx';
import { Login } from './Login.tsx';
import { paths } from './paths.ts';
import { createPortal, openBrowserStorage, storedLanguage, type Portal } from './portal.ts';
import { takeAddressResult } from './redirects/address-result.ts';
import { userAtom } from './session/session.atoms.ts';
import type { ItemStorage } from './session/storage.ts';
import { PortalProvider } from './use-portal.tsx';

const addressSettling = lazyCode(() => import('./settle-address.ts'));
const startUpFailure = lazyCode(() => import('./shell/StartUpFailure.tsx'));

/** Configuration, then session, then what is on the screen. */
async function start(element: HTMLElement): Promise<void> {
  const addressResult = takeAddressResult(window);
  const storage = openBrowserStorage();
  const loading = loadConfig();
  // Reported below, once there is a language to report it in.
  loading.catch(() => undefined);
  const i18n = await createTranslator(storage);
  // A built page holds these rules already.
  if (import.meta.env.DEV) applyGlobalStyles();
  try {
    const portal = createPortal({
      ...(await loading),
      storage,
      i18n,
      addressResult,
      origin: location.origin,
      locks: navigator.locks,
      now: () => new Date(),
    });
    await showFirstPage(element, portal, i18n);
  } catch (error) {
    const { showStartUpFailure } = await startUpFailure.load();
    await showStartUpFailure(element, error, i18n);
  }
}

async function createTranslator(storage: ItemStorage): Promise<I18n> {
  const language = storedLanguage(storage) ?? defaultLanguage;
  const texts = await loginTexts(language).catch(() => undefined);
  // Without its texts the page is English rather than nothing.
  return texts ? createI18n(language, texts) : createI18n(defaultLanguage, await loginTexts(defaultLanguage));
}

/** Takes over the login form, or shows whatever else the address asks for. */
async function showFirstPage(element: HTMLElement, portal: Portal, i18n: I18n): Promise<void> {
  const { store, navigation } = portal;
  let root: Root | undefined;
  /** Whether the login form is shown by itself: neither another page, nor one prepared behind it. */
  let alone = true;
  const loadFont = () => addFont(fontUrl);
  // The form first: its font is half as large as all of its code.
  const login = <Login key="login" onReady={loadFont} />;
  const pages = lazyCode(async () => {
    const code = await import('./Pages.tsx');
    code.openData(portal);
    code.openUsage(portal);
    return code;
  });
  const inPortal = (children: ReactNode) => (
    <PortalProvider portal={portal} i18n={i18n}>
      {children}
    </PortalProvider>
  );
  const prepare = async (to: string) => {
    const [{ Pages, preloadRoute }] = await Promise.all([
      pages.load(),
      loadTexts(i18n, 'portal'),
      portal.connectTabs(),
    ]);
    // A screen that cannot be fetched now is requested again, and reported, where it is shown.
    await preloadRoute(portal, new URL(to, location.href).pathname).catch(() => undefined);
    return inPortal(<Pages />);
  };
  const enter = async (to: string, { replace = false } = {}) => {
    const page = await prepare(to);
    await pages
      .loaded()
      ?.requestData(portal, new URL(to, location.href))
      .catch(() => undefined);
    if (to !== here()) history[replace ? 'replaceState' : 'pushState'](null, '', to);
    alone = false;
    const shown = (root ??= createRoot(element));
    // All at once: a transition would be cut into slices between which the answers of the data calls are handled.
    shown.render(page);
  };
  const rehearse = async (path: string) => {
    await prepare(path);
    const code = pages.loaded();
    if (!code || !alone) return;
    alone = false;
    root?.render(inPortal([login, <code.Rehearsal key="rehearsal" path={path} />]));
  };
  navigation.connect({ go: enter, prefetch: (path) => void rehearse(path).catch(() => undefined) });

  if (store.get(userAtom) || new URLSearchParams(location.search).has('state')) {
    const { settleAddress } = await addressSettling.load();
    settleAddress(portal);
  }
  if (location.pathname !== paths.login) {
    loadFont();
    const shown = enter(here());
    return location.pathname === paths.logout ? shown.catch(() => endSession(portal)) : shown;
  }
  if (bootHandle()?.prerendered && element.firstElementChild) root = hydrateRoot(element, inPortal([login]));
  else (root = createRoot(element)).render(inPortal([login]));
}

/** Signs out in this browser where the code of /logout cannot be fetched. */
function endSession({ sessionManager, storage }: Portal): void {
  sessionManager.end(storage.read('returnAddress') ? 'inactive' : 'requested');
  location.replace(paths.login);
}

const here = () => location.pathname + location.search + location.hash;

void start(document.getElementById('root') as HTMLElement);
