import { applyGlobalStyles, getCssText } from '@cnx/ui';
import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { renderToString } from 'react-dom/server';
import type { RenderedPage } from './boot/dictionary.ts';
import type { PortalConfig } from './config.ts';
import { createI18n, loginTexts } from './i18n/i18n.ts';
import type { Language } from './i18n/languages.ts';
import { Login } from './Login.tsx';
import { createPortal } from './portal.ts';
import { openStorage, type StorageArea } from './session/storage.ts';
import { PortalProvider } from './use-portal.tsx';

export { bootSettings } from './boot/portal-boot.ts';
export { fontUrl };
export { languages } from './i18n/languages.ts';

/** The rules of the page itself: themes, type, focus. What every page needs before it is painted. */
export function pageCss(): string {
  applyGlobalStyles();
  return getCssText();
}

/** The markup depends on no setting: the browser brings the current ones. */
const prerenderConfig: PortalConfig = {
  apiBase: '/api',
  hubHomeUrl: '/',
  redirectHosts: [],
  passwordPublicKey: '',
  passwordPadding: 'oaep-sha256',
  identityProvider: null,
  assistant: false,
  errorReports: true,
  demonstration: false,
};
const emptyArea = (): StorageArea => ({ getItem: () => null, setItem: ignore, removeItem: ignore });
const ignore = () => undefined;

/** Renders the login page in a language, as the browser's script will find it. */
export async function renderLogin(language: Language): Promise<RenderedPage> {
  const i18n = createI18n(language, await loginTexts(language));
  const portal = createPortal({
    config: prerenderConfig,
    serverTimeMs: null,
    storage: openStorage({ local: emptyArea, session: emptyArea }),
    i18n,
    origin: 'http://localhost',
    locks: undefined,
    now: () => new Date(0),
  });
  const markup = renderToString(
    <PortalProvider portal={portal} i18n={i18n}>
      <Login />
    </PortalProvider>,
  );
  return { title: i18n.t('pageTitle'), markup };
}

/** The page's rules and those of everything rendered so far. */
export function collectedCss(): string {
  return getCssText();
}
