import type { i18n as I18n } from 'i18next';
import { Provider as StoreProvider } from 'jotai';
import { StrictMode, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { PortalStore } from './state/store.ts';

/** What is around every page: its state and its texts. */
export interface ProvidersProps {
  readonly store: PortalStore;
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Puts state and texts around a page, the same in the browser and while prerendering. */
export function Providers({ store, i18n, children }: ProvidersProps) {
  return (
    <StrictMode>
      <StoreProvider store={store}>
        <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
      </StoreProvider>
    </StrictMode>
  );
}
