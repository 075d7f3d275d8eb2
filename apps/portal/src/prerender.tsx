import { applyGlobalStyles, getCssText } from '@cnx/ui';
import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { renderToString } from 'react-dom/server';
import type { RenderedPage } from './boot/dictionary.ts';
import { createI18n, loginTexts } from './i18n/i18n.ts';
import type { Language } from './i18n/languages.ts';
import { Login } from './Login.tsx';
import { Providers } from './Providers.tsx';
import { createPortalStore } from './state/store.ts';

export { bootSettings } from './boot/portal-boot.ts';
export { fontUrl };
export { languages } from './i18n/languages.ts';

/** The rules of the page itself: themes, type, focus. What every page needs before it is painted. */
export function pageCss(): string {
  applyGlobalStyles();
  return getCssText();
}

/** Renders the login page in a language, as the browser's script will find it. */
export async function renderLogin(language: Language): Promise<RenderedPage> {
  const i18n = createI18n(language, await loginTexts(language));
  const markup = renderToString(
    <Providers store={createPortalStore()} i18n={i18n}>
      <Login />
    </Providers>,
  );
  return { title: i18n.t('pageTitle'), markup };
}

/** The page's rules and those of everything rendered so far. */
export function collectedCss(): string {
  return getCssText();
}
