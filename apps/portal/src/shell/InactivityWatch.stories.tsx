import { expect, fn, mocked, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import { useState } from 'react';
import { testPortal } from '../portal.fixture.ts';
import { openTab } from '../session/session.fixture.ts';
import { PortalProvider } from '../use-portal.tsx';
import { InactivityWatch } from './InactivityWatch.tsx';
import { loadPortal } from './story-portal.tsx';

const forceSignOut = fn();

/** A signed-in page whose clock fails as soon as the watch asks for it. */
function openPortal() {
  const tab = openTab();
  tab.sessionManager.signIn(
    { email: 'engineer@cnx.example', isSSO: false },
    { id_token: 't', expires_in: 60 },
  );
  const now = () => {
    throw new Error('no clock');
  };
  return testPortal({ tab, now, forceSignOut }).portal;
}

function BrokenWatch({ i18n }: { i18n: I18n }) {
  const [portal] = useState(openPortal);
  return (
    <PortalProvider portal={portal} i18n={i18n}>
      <InactivityWatch />
      <p>The page</p>
    </PortalProvider>
  );
}

const meta = {
  title: 'Session/Inactivity watch',
  component: InactivityWatch,
  // It shows nothing by itself.
  tags: ['!autodocs'],
  loaders: [loadPortal],
  beforeEach: () => void forceSignOut.mockClear(),
} satisfies Meta<typeof InactivityWatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BrokenTest: Story = {
  render: (_args, { loaded }) => <BrokenWatch i18n={loaded['i18n'] as I18n} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The page')).toBeVisible();
    await waitFor(() => expect(forceSignOut).toHaveBeenCalled());
    mocked(console.error).mockClear();
  },
};
