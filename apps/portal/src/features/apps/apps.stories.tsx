import { examples, type ExampleChoices } from '@cnx/api/examples';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts, shownView } from '../../insight/story-frame.tsx';
import { signedIn, type TestTab } from '../../signed-in.fixture.tsx';
import { handOver } from '../../redirects/hand-over.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { handOverAtom } from '../../state/api-client.atoms.ts';
import { AppCards, AppList } from './AppCards.tsx';

let tab: TestTab;
const refused = (status: number) => () => Response.json({ errors: [{ message: 'no' }] }, { status });
const linked = { ...examples.applications[0]!, url: 'http://localhost:4100/' };
const two = () => Response.json([linked, examples.applications[1]]);

/** A signed-in user; the server answers as the contract shows it, or as `answers` say. */
const served = (answers: ExampleChoices) =>
  signedIn(() => ({
    answers,
    onOpen: (opened) => {
      tab = opened;
      const { storage, portal, store } = opened;
      const user = store.get(userAtom)!;
      store.set(handOverAtom, {
        run: async (target) =>
          handOver(target, {
            client: await portal.loadClient(),
            storage,
            user,
            allowed: portal.redirectTargets,
          }),
      });
    },
  }));

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

const left = fn<(address: string) => void>();

/** The page comes back from an application as it was left: what was opened can be opened again. */
export const CameBackTest: Story = {
  decorators: [served({})],
  render: () => (
    <AppList
      view={shownView([linked])}
      isOpenable={() => true}
      onOpen={({ url }) => Promise.resolve({ leaveFor: url })}
      onLeave={left}
    />
  ),
  play: async ({ canvasElement }) => {
    left.mockClear();
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Open Planning' });
    await userEvent.click(button);
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await expect(button).toHaveAttribute('aria-busy', 'true');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await waitFor(() => expect(left).toHaveBeenCalledTimes(2));
  },
};

export const None: Story = { decorators: [served({ getApplications: () => Response.json([]) })] };

export const Failed: Story = { decorators: [served({ getApplications: refused(500) })] };

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The applications could not be fetched.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
