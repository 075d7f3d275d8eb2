import type { ExampleChoices } from '@cnx/api/examples';
import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UpdatePassword } from '../features/update-password/UpdatePassword.tsx';
import { addressResultAtom, sessionAtom } from '../session/session.atoms.ts';
import { loadPortal, refusal, withPortal, type Prepare } from './story-portal.tsx';

const meta = {
  title: 'Sign-in/Update password',
  component: UpdatePassword,
  loaders: [loadPortal],
  decorators: [withPortal],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UpdatePassword>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvasElement: HTMLElement, { confirm = 'Portal#2027' } = {}) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'engineer@cnx.example');
  await userEvent.type(canvas.getByLabelText('Current password'), 'Portal#2026');
  await userEvent.type(canvas.getByLabelText('New password'), 'Portal#2027');
  await userEvent.type(canvas.getByLabelText('Confirm new password'), confirm);
  await userEvent.click(canvas.getByRole('button', { name: 'Update password' }));
  return canvas;
};

export const Empty: Story = {};

/** Who was led here while signing in reads why, and of nothing wrong before the first try. */
export const DueTest: Story = {
  parameters: {
    prepare: ((_, storage) => storage.write('resetEmail', 'reset@cnx.example')) satisfies Prepare,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Your administrator asks for a new password/)).toBeVisible();
    await expect(canvas.queryByText(/is required$/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Update password' }));
    await expect(await canvas.findByText('Current password is required')).toBeVisible();
  },
};

/** A user who comes by a link of a mail has no current password: the page says how it goes on from here. */
export const IncompleteLinkTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^If you came by the link of a mail/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.getByLabelText('Current password')).toBeVisible();
  },
};

export const ChecklistTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('New password'), 'portal2027');
    const rules = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rules).toEqual([
      'Minimum 8 characters, met',
      '1 lower case character, met',
      '1 upper case character, not met',
      '1 number, met',
      '1 special character, not met',
    ]);
  },
};

export const MismatchTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement, { confirm: 'Portal#2028' });
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
  },
};

export const RefusedTest: Story = {
  parameters: {
    answers: { resetPassword: refusal(400, 'This password is too easy to guess') } satisfies ExampleChoices,
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByText('This password is too easy to guess')).toBeVisible();
  },
};

export const UpdatedTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByText('Password reset successful')).toBeVisible();
  },
};

/** By the link of another person's mail: the session that goes on is of a different user. */
export const UpdatedForAnotherTest: Story = {
  parameters: {
    prepare: ((store) => {
      store.set(sessionAtom, {
        state: 'signedIn',
        user: { email: 'ben@cnx.example', isSSO: false },
        tokens: { id_token: 't', expires_in: 60 },
        expiresAtMs: Infinity,
      });
      store.set(addressResultAtom, new URLSearchParams({ link: '#code=c&email=engineer@cnx.example' }));
    }) satisfies Prepare,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('New password'), 'Portal#2027');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Portal#2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Update password' }));
    await expect(await canvas.findByText('You are still signed in as ben@cnx.example.')).toBeVisible();
  },
};
