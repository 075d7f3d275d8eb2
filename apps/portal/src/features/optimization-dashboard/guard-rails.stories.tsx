import { examples, type ExampleChoices } from '@cnx/api/examples';
import type { GuardRails } from '@cnx/api';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts } from '../../insight/story-frame.tsx';
import { signedIn } from '../../signed-in.fixture.tsx';
import { GuardRailsDialog } from './GuardRailsDialog.tsx';

/** A server with one guard rail for all wells, which keeps what is set. */
function keeping(status = 200): ExampleChoices {
  let known: GuardRails = examples.guardRails;
  return {
    getGuardRails: () => Response.json(known),
    saveGuardRail: () => {
      if (status !== 200) return Response.json({ errors: [{ message: 'no' }] }, { status });
      known = examples.savedGuardRails;
      return Response.json(known);
    },
  };
}

/** The button that sets a limit: the column of who set one is called that too. */
const submitOf = (buttons: readonly HTMLButtonElement[]) => buttons.find(({ type }) => type === 'submit')!;

const meta = {
  title: 'Dashboard/Guard rails',
  component: GuardRailsDialog,
  loaders: [loadStoryTexts],
  args: { open: true, onClose: fn() },
} satisfies Meta<typeof GuardRailsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  decorators: [signedIn(() => ({ user: { roleId: 1 }, answers: keeping() }))],
};

export const AdministratorTest: Story = {
  ...Administrator,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The row comes before the form, whose choice has the same name.
    const [row] = await canvas.findAllByText('Largest step in 24 hours');
    await userEvent.click(row!);
    const value = canvas.getByRole('spinbutton', { name: /^Value/ });
    await userEvent.clear(value);
    await userEvent.type(value, '9');
    await userEvent.click(submitOf(canvas.getAllByRole<HTMLButtonElement>('button', { name: 'Set' })));
    await expect(await canvas.findByText('From 0.5 to 5 Hz.')).toBeVisible();
    await userEvent.clear(value);
    await userEvent.type(value, '0.5');
    await userEvent.click(submitOf(canvas.getAllByRole<HTMLButtonElement>('button', { name: 'Set' })));
    await waitFor(() => expect(canvas.getByText('Venture')).toBeVisible());
    await expect(canvas.getByText('The advice of 12 wells is being computed anew.')).toBeVisible();
  },
};

export const OptionalTest: Story = {
  ...Administrator,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // What limits nothing until it is set has no value to begin with.
    const [row] = await canvas.findAllByText('Oil that the facility takes of a well, at most');
    await expect(within(row!.closest('tr')!).getByText('Not checked')).toBeVisible();
    await userEvent.click(row!);
    const value = canvas.getByRole('spinbutton', { name: /^Value/ });
    await expect(value).toHaveValue('');
    await userEvent.click(submitOf(canvas.getAllByRole<HTMLButtonElement>('button', { name: 'Set' })));
    await expect(await canvas.findByText('From 1 to 20,000 Sm³/d.')).toBeVisible();
    await userEvent.type(value, '400');
    await userEvent.click(submitOf(canvas.getAllByRole<HTMLButtonElement>('button', { name: 'Set' })));
    await waitFor(() =>
      expect(canvas.getByText('The advice of 12 wells is being computed anew.')).toBeVisible(),
    );
  },
};

/** What those who are no administrators see. */
export const Reader: Story = { decorators: [signedIn(() => ({ user: { roleId: 2 }, answers: keeping() }))] };

export const RefusedTest: Story = {
  decorators: [signedIn(() => ({ user: { roleId: 1 }, answers: keeping(409) }))],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const value = await canvas.findByRole('spinbutton', { name: /^Value/ });
    await userEvent.clear(value);
    await userEvent.type(value, '2.5');
    await userEvent.click(submitOf(canvas.getAllByRole<HTMLButtonElement>('button', { name: 'Set' })));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    // What was typed can be sent again; the row brings its own value back when it is pressed, also twice.
    await expect(value).toHaveValue('2.5');
    const [row] = canvas.getAllByText('Largest step in 24 hours');
    const typed = () => canvas.getByRole('spinbutton', { name: /^Value/ });
    for (const _ of [1, 2]) {
      await userEvent.click(row!);
      await expect(typed()).toHaveValue('1');
      await userEvent.clear(typed());
      await userEvent.type(typed(), '3');
    }
  },
};

export const Failed: Story = {
  decorators: [signedIn(() => ({ answers: { getGuardRails: () => new Response(null, { status: 500 }) } }))],
};
