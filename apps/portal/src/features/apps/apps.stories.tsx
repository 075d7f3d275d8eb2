import { createExampleFetch, examples } from '@cnx/api/examples';
import { expect, userEvent, within } from '@storybook/test';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useState } from 'react';
import { loadStoryTexts } from '../../insight/story-frame.tsx';
import { testPortal } from '../../portal.fixture.ts';
import { createErrorReports } from '../../state/error-reports.ts';
import { createQueryClient } from '../../state/query-client.ts';
import { handOver } from '../../redirects/hand-over.ts';
import { handOverAtom } from '../../state/api-client.atoms.ts';
import { PortalProvider } from '../../use-portal.tsx';
import { AppCards } from './AppCards.tsx';

let tab: ReturnType<typeof testPortal>;
const refused = (status: number) => () => Response.json({ errors: [{ message: 'no' }] }, { status });
const linked = { ...examples.applications[0]!, url: 'http://localhost:4100/' };
const two = () => Response.json([linked, examples.applications[1]]);

/** A signed-in user; the server answers as the contract shows it, or as `choices` say. */
function served(choices: Parameters<typeof createExampleFetch>[0] = {}): Decorator {
  return function With(Story, { loaded }) {
    const [portal] = useState(() => {
      tab = testPortal({ answer: createExampleFetch(choices) });
      const reports = createErrorReports({ now: tab.portal.now, send: undefined });
      tab.store.set(queryClientAtom, createQueryClient(tab.portal.loadClient, reports));
      const user = { email: 'engineer@cnx.example', firstName: 'Erin', lastName: 'Engineer', isSSO: false };
      tab.sessionManager.signIn(user, examples.tokenPackage);
      const { storage, portal: made } = tab;
      tab.store.set(handOverAtom, {
        run: async (target) =>
          handOver(target, { client: await made.loadClient(), storage, user, allowed: made.redirectTargets }),
      });
      return made;
    });
    return (
      <PortalProvider portal={portal} i18n={loaded['i18n'] as I18n}>
        <Story />
      </PortalProvider>
    );
  };
}

const meta = {
  title: 'My Apps',
  component: AppCards,
  loaders: [loadStoryTexts],
} satisfies Meta<typeof AppCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Applications: Story = { decorators: [served({ getApplications: two })] };

export const ApplicationsTest: Story = {
  ...Applications,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Plans of wells and fields.')).toBeVisible();
    await expect(canvas.getByText('Not connected')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const NotOpened: Story = {
  decorators: [served({ getApplications: two, getBackendUrlByFeUrl: refused(404) })],
};

export const NotOpenedTest: Story = {
  ...NotOpened,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Planning' }));
    await expect(await canvas.findByText('Could not take you to Planning: no')).toBeVisible();
    await expect(tab.storage.read('extUrlError')).toBeUndefined();
    await expect(canvas.getByRole('button', { name: 'Open Planning' })).toBeEnabled();
  },
};

export const None: Story = { decorators: [served({ getApplications: () => Response.json([]) })] };

export const Failed: Story = { decorators: [served({ getApplications: refused(500) })] };

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Failed to fetch applications')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
