// What stories of the pages after sign-in stand in: a tab with a session, and a server with the story's answers.
import { createExampleFetch, examples, type ExampleChoices } from '@cnx/api/examples';
import type { Decorator } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useState } from 'react';
import type { PortalConfig } from './config.ts';
import { testPortal } from './portal.fixture.ts';
import type { UserData } from './session/storage.ts';
import { createErrorReports } from './state/error-reports.ts';
import { addressSearchAtom } from './state/filters.atoms.ts';
import { createQueryClient } from './state/query-client.ts';
import { PortalProvider } from './use-portal.tsx';

/** A tab of a test portal: what a story's play function looks into. */
export type TestTab = ReturnType<typeof testPortal>;

/** Who a story's page is opened by, and where. */
export interface SignedInOptions {
  /** Answers of the server by operation, in place of the contract's examples. */
  readonly answers?: ExampleChoices;
  /** What differs from the engineer of the examples. */
  readonly user?: Partial<UserData>;
  /** What differs from the test configuration. */
  readonly config?: Partial<PortalConfig>;
  /** The query of the page's address. @default none */
  readonly search?: string;
  /** Called with the tab before the page is shown in it. */
  readonly onOpen?: (tab: TestTab) => void;
}

/**
 * Shows a story in a tab of a signed-in user. The story's loaders give the texts (`loadStoryTexts`).
 * @param options Called for each showing, so that no showing meets what another one left.
 */
export function signedIn(options: () => SignedInOptions): Decorator {
  return function SignedIn(Story, { loaded }) {
    const [{ portal }] = useState(() => openTab(options()));
    return (
      <PortalProvider portal={portal} i18n={loaded['i18n'] as I18n}>
        <Story />
      </PortalProvider>
    );
  };
}

function openTab({ answers, user, config = {}, search = '', onOpen }: SignedInOptions): TestTab {
  const tab = testPortal({ answer: createExampleFetch(answers), config });
  const reports = createErrorReports({ now: tab.portal.now, send: undefined });
  tab.store.set(queryClientAtom, createQueryClient(tab.portal.loadClient, reports));
  tab.store.set(addressSearchAtom, search);
  const engineer = { email: 'engineer@cnx.example', firstName: 'Erin', lastName: 'Engineer', isSSO: false };
  tab.sessionManager.signIn({ ...engineer, ...user }, examples.tokenPackage);
  onOpen?.(tab);
  return tab;
}
