import type { ExampleChoices } from '@cnx/api/examples';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts } from '../../insight/story-frame.tsx';
import { signedIn, type TestTab } from '../../signed-in.fixture.tsx';
import { toastsAtom } from '../../state/toasts.atoms.ts';
import { Administration } from './Administration.tsx';

let tab: TestTab;

interface At {
  readonly search?: string;
  readonly roleId?: number;
  /** Answers of the server by operation, in place of the contract's examples. */
  readonly answers?: ExampleChoices;
}

/** An administrator, or another role, at a part of the administration. */
const at = ({ search = '', roleId = 1, answers = {} }: At = {}) =>
  signedIn(() => ({
    answers,
    search,
    user: { email: 'admin@cnx.example', firstName: 'Ada', lastName: 'Admin', roleId },
    onOpen: (opened) => (tab = opened),
  }));

const refusing =
  (code: string, status = 409) =>
  () =>
    Response.json({ errors: [{ message: 'no', code }] }, { status });

const meta = {
  title: 'Administration/Page',
  component: Administration,
  loaders: [loadStoryTexts],
} satisfies Meta<typeof Administration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = { decorators: [at()] };

export const LastAdministratorTest: Story = {
  decorators: [at({ answers: { changePerson: refusing('lastAdministrator') } })],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('Erin Moe'));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Take access away' }));
    await expect(await dialog.findByText(/the last administrator/)).toBeVisible();
    await expect(await dialog.findByText('Open sessions')).toBeVisible();
  },
};

export const InviteTest: Story = {
  decorators: [at()],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Invite a person' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const email = dialog.getByLabelText('Email');
    await userEvent.type(email, 'nobody');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await expect(await dialog.findByText('Please enter a valid email.')).toBeVisible();
    await expect(dialog.queryByLabelText(/password/i)).toBeNull();
    await userEvent.type(email, '@cnx.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(tab.store.get(toastsAtom).shown).toMatchObject([
        { message: { key: 'portal:administration.invited' } },
      ]),
    );
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  },
};

export const NoPeople: Story = {
  decorators: [
    at({ answers: { getPeople: () => Response.json([], { headers: { 'X-Total-Count': '0' } }) } }),
  ],
};

export const Applications: Story = { decorators: [at({ search: '?tab=applications' })] };

export const AuditLog: Story = { decorators: [at({ search: '?tab=audit' })] };

export const AuditLogTest: Story = {
  ...AuditLog,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('action: deactivate')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Event'), 'personChange');
    await expect(canvas.getByRole('button', { name: 'Download as CSV' })).toBeEnabled();
  },
};

export const Failed: Story = { decorators: [at({ answers: { getPeople: refusing('x', 403) } })] };

export const NotPermitted: Story = { decorators: [at({ roleId: 2 })] };

export const NotPermittedTest: Story = {
  ...NotPermitted,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Only administrators may see this page')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
