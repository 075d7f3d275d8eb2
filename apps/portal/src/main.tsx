import { applyGlobalStyles } from '@cnx/ui';
import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { bootHandle } from './boot/handle.ts';
import { compose, openBrowserStorage, storedLanguage } from './composition.ts';
import { loadConfig } from './config.ts';
import { createI18n, loadPortalTexts } from './i18n/i18n.ts';
import { defaultLanguage } from './i18n/languages.ts';
import { paths } from './paths.ts';
import { Providers } from './Providers.tsx';
import { preloadRoute } from './routes.tsx';
import { landingOf } from './session/landing.ts';
import { userAtom } from './session/session.atoms.ts';

/** Configuration, then session, then what is on the screen. */
async function start(root: HTMLElement): Promise<void> {
  const storage = openBrowserStorage();
  const language = storedLanguage(storage) ?? defaultLanguage;
  const i18n = createI18n(language);
  applyGlobalStyles({ fontUrl });
  try {
    const store = compose({ config: await loadConfig(), storage, i18n });
    const user = store.get(userAtom);
    if (user && location.pathname === paths.login) history.replaceState(null, '', landingOf(user));
    const portal = (
      <Providers store={store} i18n={i18n}>
        <App />
      </Providers>
    );
    if (bootHandle()?.prerendered && root.firstElementChild) {
      hydrateRoot(root, portal);
      return;
    }
    if (location.pathname !== paths.login) {
      // What cannot be had now is asked for again, and reported, by the screen itself.
      await Promise.all([preloadRoute(location.pathname), loadPortalTexts(i18n, language)]).catch(
        () => undefined,
      );
    }
    createRoot(root).render(portal);
  } catch (error) {
    const { showStartUpFailure } = await import('./shell/StartUpFailure.tsx');
    await showStartUpFailure(root, error, i18n, language);
  }
}

void start(document.getElementById('root') as HTMLElement);
