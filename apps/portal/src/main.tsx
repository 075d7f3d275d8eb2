import { applyGlobalStyles } from '@cnx/ui';
import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { i18n as I18n } from 'i18next';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { bootHandle } from './boot/handle.ts';
import { compose, openBrowserStorage, storedLanguage } from './composition.ts';
import { loadConfig } from './config.ts';
import { createI18n, loadTexts, loginTexts } from './i18n/i18n.ts';
import { defaultLanguage } from './i18n/languages.ts';
import { Login } from './Login.tsx';
import { paths } from './paths.ts';
import { Providers } from './Providers.tsx';
import { isAway } from './session/inactivity.ts';
import { landingOf } from './session/landing.ts';
import { allowedTargetsAtom, sessionServicesAtom, userAtom } from './session/session.atoms.ts';
import type { ItemStorage } from './session/storage.ts';
import { navigationAtom } from './state/navigation.atoms.ts';
import type { PortalStore } from './state/store.ts';

/** Configuration, then session, then what is on the screen. */
async function start(element: HTMLElement): Promise<void> {
  const storage = openBrowserStorage();
  const loading = loadConfig();
  // Reported below; until then it is nobody's.
  loading.catch(() => undefined);
  const i18n = await translator(storage);
  // A built page holds these rules already.
  if (import.meta.env.DEV) applyGlobalStyles({ fontUrl });
  try {
    const store = compose({ ...(await loading), storage, i18n });
    await showFirstPage(element, store, i18n);
  } catch (error) {
    const { showStartUpFailure } = await import('./shell/StartUpFailure.tsx');
    await showStartUpFailure(element, error, i18n);
  }
}

async function translator(storage: ItemStorage): Promise<I18n> {
  const language = storedLanguage(storage) ?? defaultLanguage;
  const texts = await loginTexts(language).catch(() => undefined);
  // Without its texts the page is English rather than nothing.
  return texts ? createI18n(language, texts) : createI18n(defaultLanguage, await loginTexts(defaultLanguage));
}

/** Takes over the login form, or shows whatever else the address asks for. */
async function showFirstPage(element: HTMLElement, store: PortalStore, i18n: I18n): Promise<void> {
  let root: Root | undefined;
  const prepare = async (to: string) => {
    const [{ Portal, preloadRoute }] = await Promise.all([import('./Portal.tsx'), loadTexts(i18n, 'portal')]);
    // A screen that cannot be had now is asked for again, and reported, where it is shown.
    await preloadRoute(new URL(to, location.href).pathname).catch(() => undefined);
    return (
      <Providers store={store} i18n={i18n}>
        <Portal />
      </Providers>
    );
  };
  const enter = async (to: string, { replace = false } = {}) => {
    const portal = await prepare(to);
    if (to !== here()) history[replace ? 'replaceState' : 'pushState'](null, '', to);
    const shown = (root ??= createRoot(element));
    startTransition(() => shown.render(portal));
  };
  store.set(navigationAtom, { go: enter, prefetch: (path) => void prepare(path).catch(() => undefined) });

  await followAddress(store);
  if (location.pathname !== paths.login) return enter(here());
  const login = (
    <Providers store={store} i18n={i18n}>
      <Login />
    </Providers>
  );
  if (bootHandle()?.prerendered && element.firstElementChild) root = hydrateRoot(element, login);
  else (root = createRoot(element)).render(login);
}

/**
 * Does what the address and the stored session ask for before anything is shown: a session that nobody used for too
 * long ends, the state of the login page's address is taken, and who is signed in goes past that page.
 */
async function followAddress(store: PortalStore): Promise<void> {
  const user = store.get(userAtom);
  const { storage } = store.get(sessionServicesAtom);
  if (user && isAway(user, storage, Date.now())) {
    if (location.pathname !== paths.logout) store.get(sessionServicesAtom).keeper.rememberAddress();
    history.replaceState(null, '', paths.logout);
    return;
  }
  if (location.pathname !== paths.login) return;
  let { search } = location;
  if (new URLSearchParams(search).has('state')) {
    const { takeState, stateAlone } = await import('./session/redirect-state.ts');
    search = takeState(search, storage, store.get(allowedTargetsAtom));
    if (user) search = stateAlone(search);
    history.replaceState(null, '', location.pathname + search + location.hash);
  } else search = '';
  if (user) history.replaceState(null, '', landingOf(user) + search);
}

const here = () => location.pathname + location.search + location.hash;

void start(document.getElementById('root') as HTMLElement);
