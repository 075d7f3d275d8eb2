import { WordsProvider } from '@cnx/ui';
import type { i18n as I18n } from 'i18next';
import { Provider as StoreProvider } from 'jotai';
import { createContext, StrictMode, use, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Portal } from './portal.ts';

const PortalContext = createContext<Portal | null>(null);

/** Props of {@link PortalProvider}. */
export interface PortalProviderProps {
  readonly portal: Portal;
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Gives pages the portal's services, state and texts: the same in the browser, in tests and while prerendering. */
export function PortalProvider({ portal, i18n, children }: PortalProviderProps) {
  return (
    <StrictMode>
      <PortalContext value={portal}>
        <StoreProvider store={portal.store}>
          <I18nextProvider i18n={i18n}>
            <ComponentWords>{children}</ComponentWords>
          </I18nextProvider>
        </StoreProvider>
      </PortalContext>
    </StrictMode>
  );
}

/** The components' own words, numbers and dates follow the portal's language. */
function ComponentWords({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  return <WordsProvider locale={i18n.language}>{children}</WordsProvider>;
}

/**
 * The portal's services.
 * @throws outside a {@link PortalProvider}.
 */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider around it');
  return portal;
}
