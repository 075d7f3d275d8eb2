import { examples, type ExampleChoices } from '@cnx/api/examples';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts } from '../../insight/story-frame.tsx';
import { signedIn, type TestTab } from '../../signed-in.fixture.tsx';
import { toastsAtom } from '../../state/toasts.atoms.ts';
import { usageAtom } from '../../state/usage.ts';
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
    const asked = within(
      await within(document.body).findByRole('dialog', { name: /^Take access away from/ }),
    );
    await userEvent.click(asked.getByRole('button', { name: 'Take access away' }));
    await expect(await dialog.findByText(/the last administrator/)).toBeVisible();
    await expect(await dialog.findByText('Open sessions')).toBeVisible();
  },
};

/** The orders that the server took. */
const orders: unknown[] = [];
const taken = async (request: Request) => {
  orders.push(await request.json());
  return Response.json(examples.endedSessions);
};

/** The dialog of a person. */
async function openPerson(canvasElement: HTMLElement, name: string) {
  orders.length = 0;
  await userEvent.click(await within(canvasElement).findByText(name));
  return within(await within(document.body).findByRole('dialog', { name }));
}

export const TwoPartsTest: Story = {
  decorators: [at({ answers: { changePerson: taken } })],
  play: async ({ canvasElement }) => {
    const dialog = await openPerson(canvasElement, 'Erin Moe');
    // What is saved has its own button; no button of the actions saves, and none of the form acts.
    const actions = dialog.getByRole('region', { name: 'Actions' });
    await expect(actions).toHaveTextContent('Each of these takes effect at once, without Save.');
    await expect(within(actions).queryByRole('textbox')).toBeNull();
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(actions).not.toContainElement(save);
    await userEvent.type(dialog.getByLabelText('First name'), 'a');
    await userEvent.click(save);
    await waitFor(() => expect(orders).toMatchObject([{ firstName: 'Erina', roleId: null, active: null }]));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  },
};

export const AskedFirstTest: Story = {
  decorators: [at({ answers: { changePerson: taken, endPersonSessions: taken } })],
  play: async ({ canvasElement }) => {
    const dialog = await openPerson(canvasElement, 'Erin Moe');
    await userEvent.click(dialog.getByRole('button', { name: 'Take access away' }));
    const asked = within(
      await within(document.body).findByRole('dialog', { name: 'Take access away from Erin Moe?' }),
    );
    await expect(asked.getByText(/is signed out everywhere at once/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'End all sessions' }));
    const all = within(await within(document.body).findByRole('dialog', { name: /^End all sessions of/ }));
    await expect(orders).toEqual([]);
    await userEvent.click(all.getByRole('button', { name: 'End all sessions' }));
    await waitFor(() => expect(orders).toMatchObject([{ sessionId: null }]));
  },
};

export const DeviceOfSessionTest: Story = {
  decorators: [at({ answers: { endPersonSessions: taken } })],
  play: async ({ canvasElement }) => {
    const dialog = await openPerson(canvasElement, 'Erin Moe');
    await userEvent.click(
      await dialog.findByRole('button', { name: /^End session: Chrome on Windows · Signed in/ }),
    );
    await waitFor(() => expect(orders).toMatchObject([{ sessionId: examples.personSessions[0]!.id }]));
    await expect(dialog.queryByText(/Mozilla/)).toBeNull();
  },
};

const [erin] = examples.personAccounts as [(typeof examples.personAccounts)[number]];

export const OwnAccount: Story = {
  decorators: [
    at({
      answers: {
        getPeople: () =>
          Response.json([{ ...erin, email: 'Admin@cnx.example' }], { headers: { 'X-Total-Count': '1' } }),
      },
    }),
  ],
};

export const OwnAccountTest: Story = {
  ...OwnAccount,
  play: async ({ canvasElement }) => {
    const dialog = await openPerson(canvasElement, 'Erin Moe');
    await expect(await dialog.findByText(/You cannot take away your own access/)).toBeVisible();
    await expect(await dialog.findByRole('button', { name: 'End all other sessions' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Take access away' })).toBeNull();
  },
};

export const InviteTest: Story = {
  decorators: [at()],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Invite a person' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const email = dialog.getByLabelText(/^Email/);
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

export const SwitchOffTest: Story = {
  decorators: [at({ search: '?tab=applications', answers: { changeRegisteredApplication: taken } })],
  play: async ({ canvasElement }) => {
    orders.length = 0;
    const [off] = await within(canvasElement).findAllByRole('button', { name: /^Switch off/ });
    await userEvent.click(off!);
    const asked = within(await within(document.body).findByRole('dialog', { name: /^Switch .* off/ }));
    await expect(asked.getByText(/Nobody can open it from the portal/)).toBeVisible();
    await expect(orders).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(orders).toMatchObject([{ active: false }]));
  },
};

export const Keys: Story = { decorators: [at({ search: '?tab=keys' })] };

export const NewKeyTest: Story = {
  decorators: [
    at({
      search: '?tab=keys',
      answers: {
        createApiKey: async (request: Request) => {
          orders.push(await request.json());
          return Response.json(examples.newApiKey);
        },
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    orders.length = 0;
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Make an API key' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Make an API key' }));
    const make = dialog.getByRole('button', { name: 'Make the key' });
    await userEvent.click(make);
    await expect(await dialog.findByText('Write what the key is for.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Planning sheet');
    await expect(dialog.getByRole('radio', { name: /^Reads/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /^Sends rows/ }));
    await userEvent.click(make);
    const shown = within(await within(document.body).findByRole('dialog', { name: 'The new API key' }));
    await expect(shown.getByLabelText('API key')).toHaveValue(examples.newApiKey.key);
    await expect(shown.getByLabelText('API key')).toHaveFocus();
    await expect(orders).toMatchObject([{ name: 'Planning sheet', scope: 'import', fieldIds: null }]);
    // The only sight of the key outlasts what closes other dialogs.
    await userEvent.click(shown.getByRole('button', { name: 'Close' }));
    const again = within(await within(document.body).findByRole('dialog', { name: 'The new API key' }));
    await expect(await again.findByText(/It stays open/)).toBeVisible();
    document.querySelector('dialog[open]')!.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(document.querySelector('dialog[open] input')).toHaveFocus());
    await expect(document.querySelector('dialog[open] input')).toHaveValue(examples.newApiKey.key);
    const kept = within(await within(document.body).findByRole('dialog', { name: 'The new API key' }));
    await userEvent.click(kept.getByRole('button', { name: 'I have kept it' }));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    await expect(document.body).not.toHaveTextContent(examples.newApiKey.key);
  },
};

export const RevokeKeyTest: Story = {
  decorators: [at({ search: '?tab=keys', answers: { revokeApiKey: taken } })],
  play: async ({ canvasElement }) => {
    orders.length = 0;
    const revoke = await within(canvasElement).findByRole('button', { name: /^Revoke: Power BI/ });
    await expect(within(canvasElement).queryByRole('button', { name: /^Revoke: Spreadsheet/ })).toBeNull();
    await userEvent.click(revoke);
    const asked = within(await within(document.body).findByRole('dialog', { name: /^Revoke the key/ }));
    await expect(orders).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(orders).toEqual([{ id: '5be1c9a07d42' }]));
  },
};

export const Mail: Story = { decorators: [at({ search: '?tab=mail' })] };

export const MailSentAgainTest: Story = {
  decorators: [at({ search: '?tab=mail', answers: { sendMailAgain: taken } })],
  play: async ({ canvasElement }) => {
    orders.length = 0;
    const again = await within(canvasElement).findByRole('button', {
      name: 'Send again: ivar.lund@cnx.example',
    });
    await expect(await within(canvasElement).findByText('Given up')).toBeVisible();
    await userEvent.click(again);
    await waitFor(() => expect(orders).toEqual([{ id: '291' }]));
    await expect(again).toHaveFocus();
  },
};

export const TestMailRefusedTest: Story = {
  decorators: [
    at({
      search: '?tab=mail',
      answers: { sendTestMail: () => Response.json(examples.refusedTestMail) },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a test mail' }));
    const said = await canvas.findByText(/not sent: Invalid login: 535/);
    await expect(said.closest('[role="alert"]')).not.toBeNull();
  },
};

export const NoMailServer: Story = {
  decorators: [
    at({
      search: '?tab=mail',
      answers: { getOutgoingMail: () => Response.json({ isSent: false, mails: [] }) },
    }),
  ],
};

export const AuditLog: Story = { decorators: [at({ search: '?tab=audit' })] };

export const AuditLogTest: Story = {
  ...AuditLog,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Action: access taken away')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Event'), 'personChange');
    await expect(canvas.getByRole('button', { name: 'Download as CSV' })).toBeEnabled();
  },
};

export const AuditFileTest: Story = {
  ...AuditLog,
  play: async ({ canvasElement }) => {
    const record = fn();
    tab.store.set(usageAtom, { record });
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(record.mock.calls).toEqual([[{ name: 'export.csv' }]]));
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
