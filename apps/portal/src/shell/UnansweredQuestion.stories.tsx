import { expect, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts } from '../insight/story-frame.tsx';
import { paths } from '../paths.ts';
import { signedIn, type TestTab } from '../signed-in.fixture.tsx';
import { leaveFor, leavingAtom, unansweredAtom, unsavedAtom } from '../state/leaving.atoms.ts';
import { UnansweredQuestion } from './UnansweredQuestion.tsx';

let tab: TestTab;
let gone: string[];

const meta = {
  title: 'Session/Changes on their way',
  component: UnansweredQuestion,
  // It shows nothing by itself.
  tags: ['!autodocs'],
  loaders: [loadStoryTexts],
  decorators: [
    signedIn(() => ({
      onOpen: (opened) => {
        tab = opened;
        gone = [];
        tab.portal.navigation.connect({ go: (to) => Promise.resolve(void gone.push(to)) });
      },
    })),
  ],
} satisfies Meta<typeof UnansweredQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the browser asks before the page goes. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** While a change is not answered, closing the page and signing out are asked about; a session that ends by force is not held. */
export const AsksTest: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(asks()).toBe(false);
    tab.store.set(unansweredAtom, 1);
    await waitFor(() => expect(asks()).toBe(true));
    await leaveFor(tab.portal, paths.logout);
    const dialog = within(await page.findByRole('dialog', { name: 'Not everything has reached the server' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(gone).toEqual([]);
    await leaveFor(tab.portal, paths.logout);
    await userEvent.click(await page.findByRole('button', { name: 'Sign out' }));
    await expect(gone).toEqual([paths.logout]);
    tab.storage.write('returnAddress', { user: null, address: '/dashboard' });
    await expect(asks()).toBe(false);
    tab.storage.remove('returnAddress');
    tab.store.set(unansweredAtom, 0);
    await waitFor(() => expect(asks()).toBe(false));
    tab.store.set(unsavedAtom, true);
    await waitFor(() => expect(asks()).toBe(true));
    await expect(tab.store.get(leavingAtom)).toBeNull();
  },
};
