import type { i18n as I18n } from 'i18next';
import { Provider as StoreProvider } from 'jotai';
import { StrictMode, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import type { PortalStore } from './state/store.ts';

/** What is around the portal: its state, its texts and the address. */
export interface ProvidersProps {
  readonly store: PortalStore;
  readonly i18n: I18n;
  /** Stands for the address bar. @default the browser's own */
  readonly router?: (children: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Puts state, texts and address around the portal, the same in the browser and while prerendering. */
export function Providers({ store, i18n, router = inBrowser, children }: ProvidersProps) {
  return (
    <StrictMode>
      <StoreProvider store={store}>
        <I18nextProvider i18n={i18n}>{router(children)}</I18nextProvider>
      </StoreProvider>
    </StrictMode>
  );
}

const inBrowser = (children: ReactNode) => <BrowserRouter>{children}</BrowserRouter>;
