import { createExampleFetch, examples } from '@cnx/api/examples';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useState } from 'react';
import { loadStoryTexts } from '../../insight/story-frame.tsx';
import { testPortal } from '../../portal.fixture.ts';
import { createErrorReports } from '../../state/error-reports.ts';
import { createQueryClient } from '../../state/query-client.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { toastsAtom } from '../../state/toasts.atoms.ts';
import { PortalProvider } from '../../use-portal.tsx';
import { SettingsPage } from './SettingsPage.tsx';

let tab: ReturnType<typeof testPortal>;

/** A signed-in user at a page of the settings; the server refuses to save where `status` says so. */
function at(search: string, status = 200): Decorator {
  return function At(Story, { loaded }) {
    const [portal] = useState(() => {
      const saved = () =>
        status === 200
          ? Response.json(examples.savedPreferences)
          : Response.json({ errors: [{ message: 'no' }] }, { status });
      tab = testPortal({ answer: createExampleFetch({ savePreferences: saved }) });
      const reports = createErrorReports({ now: tab.portal.now, send: undefined });
      tab.store.set(queryClientAtom, createQueryClient(tab.portal.loadClient, reports));
      tab.store.set(addressSearchAtom, search);
      const user = { email: 'engineer@cnx.example', firstName: 'Erin', lastName: 'Engineer', isSSO: false };
      tab.sessionManager.signIn(user, examples.tokenPackage);
      return tab.portal;
    });
    return (
      <PortalProvider portal={portal} i18n={loaded['i18n'] as I18n}>
        <Story />
      </PortalProvider>
    );
  };
}

const meta = {
  title: 'Settings/Page',
  component: SettingsPage,
  loaders: [loadStoryTexts],
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Preferences: Story = { decorators: [at('')] };

export const PreferencesTest: Story = {
  ...Preferences,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const zone = await canvas.findByLabelText('Time Zone');
    await expect(zone).toHaveValue('Europe/Oslo');
    const save = canvas.getByRole('button', { name: 'Save Changes' });
    await expect(save).toBeDisabled();
    await userEvent.selectOptions(zone, 'Asia/Tokyo');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(zone).toHaveValue('Europe/Oslo');
    await userEvent.selectOptions(zone, 'Asia/Tokyo');
    await userEvent.click(save);
    await waitFor(() =>
      expect(tab.store.get(toastsAtom).shown).toMatchObject([
        { message: { key: 'portal:shell.settingsSaved' } },
      ]),
    );
  },
};

export const ChangedElsewhere: Story = { decorators: [at('', 409)] };

export const ChangedElsewhereTest: Story = {
  ...ChangedElsewhere,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('Units'), 'field');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText(/were changed in another tab/)).toBeVisible();
    await expect(canvas.getByLabelText('Units')).toHaveValue('field');
  },
};

export const Security: Story = { decorators: [at('?tab=security')] };

export const SecurityTest: Story = {
  ...Security,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Firefox · Linux')).toBeVisible();
    await expect(canvas.getByText('This device')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  },
};

export const Profile: Story = { decorators: [at('?tab=profile')] };

export const French: Story = { ...Preferences, globals: { locale: 'fr' } };
