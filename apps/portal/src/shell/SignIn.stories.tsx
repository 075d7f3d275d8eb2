import type { ExampleChoices } from '@cnx/api/examples';
import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { idleSignIn, signInAtom, type SignInState } from '../features/sign-in/sign-in.atoms.ts';
import { SignIn } from '../features/sign-in/SignIn.tsx';
import { loadPortal, noNetwork, withPortal, type Prepare } from './story-portal.tsx';

const email = 'engineer@cnx.example';

const meta = {
  title: 'Sign-in/Log in',
  component: SignIn,
  loaders: [loadPortal],
  decorators: [withPortal],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form after a step, with what is wrong. */
const after =
  (changes: Partial<SignInState>): Prepare =>
  (store) =>
    store.set(signInAtom, { step: 'email', validatedEmail: null, ...idleSignIn, ...changes });

const enterEmail = async (canvas: ReturnType<typeof within>, typed: string) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), typed);
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
};

export const Email: Story = {};

export const EmailTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
};

export const NoEmail: Story = {
  parameters: { prepare: after({ emailError: { key: 'login:emailInvalid' } }) },
};

export const NoEmailTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await enterEmail(canvas, 'engineer@');
    await expect(await canvas.findByText('Please enter a valid email.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

export const Password: Story = {
  parameters: {
    chromatic: {
      disableSnapshot: false,
      modes: {
        phone: { theme: 'dark', viewport: 390 },
        es: { theme: 'dark', locale: 'es' },
        fr: { theme: 'dark', locale: 'fr' },
      },
    },
    prepare: after({ step: 'password', validatedEmail: email }),
  },
};

export const PasswordTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { top } = canvas.getByRole('heading', { name: 'Log in' }).getBoundingClientRect();
    await enterEmail(canvas, email);
    await expect(await canvas.findByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Log in' }).getBoundingClientRect().top).toBe(top);
  },
};

export const WrongPassword: Story = {
  parameters: {
    prepare: after({
      step: 'password',
      validatedEmail: email,
      messages: [{ key: 'signIn:invalidCredentials' }],
    }),
  },
};

export const WrongPasswordTest: Story = {
  parameters: {
    answers: { validateEmailAndPassword: 'wrongCredentials' } satisfies ExampleChoices,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await enterEmail(canvas, email);
    await userEvent.type(await canvas.findByLabelText('Password'), 'not it');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByText('Invalid username or password')).toBeVisible();
  },
};

export const SignedOut: Story = {
  parameters: {
    prepare: ((_store, storage) => {
      storage.write('sessionEnd', 25);
      storage.write('returnAddress', { user: email, address: '/dashboard/exception-report' });
    }) satisfies Prepare,
  },
};

export const SignedOutTest: Story = {
  ...SignedOut,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        'You were signed out after 25 minutes without activity. You will return to: Exception report.',
      ),
    ).toBeVisible();
  },
};

export const NoNetwork: Story = { parameters: { prepare: after({ messages: [{ key: 'login:network' }] }) } };

export const NoNetworkTest: Story = {
  parameters: { answers: { validateEmail: noNetwork } satisfies ExampleChoices },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await enterEmail(canvas, email);
    await expect(await canvas.findByText('Network error or server unreachable')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
