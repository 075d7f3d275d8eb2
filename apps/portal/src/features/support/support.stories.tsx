import { examples, type ExampleChoices } from '@cnx/api/examples';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts } from '../../insight/story-frame.tsx';
import { signedIn } from '../../signed-in.fixture.tsx';
import { SupportPage } from './SupportPage.tsx';
import { lastPageAtom } from '../../state/filters.atoms.ts';

let sent: unknown[] = [];
const refused = (status: number) => () => Response.json({ errors: [{ message: 'no' }] }, { status });
const taken = async (request: Request) => {
  sent.push(await request.json());
  return Response.json(examples.supportMessageSent);
};

/** A signed-in user; the server answers as the contract shows it, or as `answers` say. */
const served = (answers: ExampleChoices) =>
  signedIn(() => ({
    answers,
    onOpen: ({ store }) => {
      sent = [];
      store.set(lastPageAtom, '/dashboard?area=deferredProduction&state=localhost%3A4100');
    },
  }));

const meta = {
  title: 'Support',
  component: SupportPage,
  loaders: [loadStoryTexts],
} satisfies Meta<typeof SupportPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills in the form and sends it. */
async function write(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/^Subject/), 'A figure');
  await userEvent.type(canvas.getByLabelText(/^Message/), 'Twice the day before.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  return canvas;
}

export const Form: Story = { decorators: [served({ sendSupportMessage: taken })] };

export const FormTest: Story = {
  ...Form,
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await expect(await canvas.findByText(/^Your message was sent/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Subject/)).toHaveValue('');
    const [body] = sent as [Record<string, string>];
    await expect(body).toMatchObject({ subject: 'A figure', page: '/dashboard?area=deferredProduction' });
    await expect(canvas.getByText('engineer@cnx.example')).toBeVisible();
    // What is shown is what is sent, to the letter.
    const { subject: _subject, message: _message, ...context } = body;
    await expect(context).toMatchObject({
      language: 'English',
      userAgent: expect.stringMatching(/^Chrome \d+ on \w+$/),
    });
    for (const value of Object.values(context)) await expect(canvas.getByText(value)).toBeVisible();
  },
};

export const Incomplete: Story = { ...Form };

export const IncompleteTest: Story = {
  ...Incomplete,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Write a message')).toBeVisible();
    await expect(canvas.getByLabelText(/^Subject/)).toHaveFocus();
    await expect(sent).toEqual([]);
  },
};

export const NotSent: Story = { decorators: [served({ sendSupportMessage: refused(503) })] };

export const NotSentTest: Story = {
  ...NotSent,
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await expect(await canvas.findByText(/^Your message was not sent/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Subject/)).toHaveValue('A figure');
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('Twice the day before.');
  },
};

export const TooManyTest: Story = {
  decorators: [served({ sendSupportMessage: refused(429) })],
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await waitFor(() => expect(canvas.getByText(/^You have sent many messages/)).toBeVisible());
  },
};

export const NoAddress: Story = {
  decorators: [served({ getSupport: () => Response.json({ available: false }) })],
};

export const NoAddressTest: Story = {
  ...NoAddress,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Messages cannot be sent from here')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
    await expect(canvas.getByText('engineer@cnx.example')).toBeVisible();
  },
};
