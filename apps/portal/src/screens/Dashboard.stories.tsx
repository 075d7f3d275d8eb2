import { createExampleFetch } from '@cnx/api/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import { queryClientAtom } from 'jotai-tanstack-query';
import { loadStoryTexts } from '../insight/story-frame.tsx';
import { testPortal } from '../portal.fixture.ts';
import { openTab } from '../session/session.fixture.ts';
import { createQueryClient } from '../state/query-client.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { StoryDashboard } from './dashboard.fixture.tsx';

/** A portal whose data are the examples of the contract, with an engineer signed in. */
function openPortal() {
  const tab = openTab();
  const user = { email: 'engineer@cnx.example', fullName: 'Ada Lovelace', isSSO: false };
  tab.sessionManager.signIn(user, { id_token: 't', expires_in: 3600 });
  const { portal, store } = testPortal({ tab, answer: createExampleFetch() });
  store.set(queryClientAtom, createQueryClient(portal.loadClient, { report: () => undefined }));
  return portal;
}

const meta = {
  title: 'Dashboard/Whole page',
  component: DashboardScreen,
  loaders: [loadStoryTexts],
  parameters: { layout: 'fullscreen' },
  render: (_args, { loaded }) => <StoryDashboard open={openPortal} i18n={loaded['i18n'] as I18n} />,
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  parameters: {
    chromatic: { disableSnapshot: false, delay: 2000, modes: { phone: { theme: 'dark', viewport: 390 } } },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
