import type { ExampleChoices } from '@cnx/api/examples';
import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgotPasswordAtom, type MessageItem } from '../features/forgot-password/forgot-password.atoms.ts';
import { ForgotPassword } from '../features/forgot-password/ForgotPassword.tsx';
import { loadPortal, refusal, withPortal, type Prepare } from './story-portal.tsx';

const meta = {
  title: 'Sign-in/Forgot password',
  component: ForgotPassword,
  loaders: [loadPortal],
  decorators: [withPortal],
  parameters: { layout: 'fullscreen', answers: { forgotPassword: 'resetMailSent' } satisfies ExampleChoices },
} satisfies Meta<typeof ForgotPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form with what came of it. */
const after =
  (item: MessageItem): Prepare =>
  (store) =>
    store.set(forgotPasswordAtom, { busy: false, messages: [item] });

const send = async (canvasElement: HTMLElement, typed: string) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), typed);
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
  return canvas;
};

export const Empty: Story = {};

export const NoEmail: Story = {
  parameters: { prepare: after({ message: { key: 'login:emailInvalid' }, type: 'error' }) },
};

export const NoEmailTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const submit = await canvas.findByRole('button', { name: 'Submit' });
    await expect(submit).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'engineer{Enter}');
    await expect(await canvas.findByText('Please enter a valid email.')).toBeVisible();
    await expect(submit).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), '@cnx.example');
    await expect(submit).toBeEnabled();
  },
};

export const Sent: Story = {
  parameters: { prepare: after({ message: { key: 'passwords:forgot.mailSent' }, type: 'success' }) },
};

export const SentTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement, 'engineer@cnx.example');
    const alert = await canvas.findByRole('alert');
    await expect(await within(alert).findByText('A mail with a link is on its way.')).toBeVisible();
    // Said once.
    const page = within(canvasElement.ownerDocument.body);
    await expect(page.getAllByText('A mail with a link is on its way.')).toHaveLength(1);
  },
};

/** An address that was pasted with the name before it is one for the button, too. */
export const PastedWithItsNameTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement, 'Ana Lind <ana@cnx.example>');
    await expect(await canvas.findByText('A mail with a link is on its way.')).toBeVisible();
  },
};

export const WordlessErrorTest: Story = {
  parameters: { answers: { forgotPassword: refusal(500, ' ') } satisfies ExampleChoices },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement, 'engineer@cnx.example');
    await expect(await canvas.findByText('Failed to send reset email.')).toBeVisible();
  },
};

export const RefusedTest: Story = {
  parameters: {
    answers: { forgotPassword: refusal(500, 'The mail server does not answer') } satisfies ExampleChoices,
  },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement, 'engineer@cnx.example');
    await expect(await canvas.findByText('The mail server does not answer')).toBeVisible();
  },
};
