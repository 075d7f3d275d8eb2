import { examples, type ExampleChoices } from '@cnx/api/examples';
import { expect, spyOn, userEvent, waitFor, within } from '@storybook/test';
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

/** Fills in the form and sends it; gives what was shown of it before. */
async function write(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/^Subject/), 'A figure');
  await userEvent.type(canvas.getByLabelText(/^Message/), 'Twice the day before.');
  const shown = [...canvasElement.querySelectorAll('dd')].map(({ textContent }) => textContent);
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  return { canvas, shown };
}

export const Form: Story = { decorators: [served({ sendSupportMessage: taken })] };

export const FormTest: Story = {
  ...Form,
  play: async ({ canvasElement }) => {
    const { canvas, shown } = await write(canvasElement);
    await canvas.findByText('Your message was sent');
    const [body] = sent as [Record<string, string>];
    await expect(body).toMatchObject({ subject: 'A figure', page: '/dashboard?area=deferredProduction' });
    // What was shown is what is sent, to the letter.
    const { subject: _subject, message: _message, ...context } = body;
    await expect(context).toMatchObject({
      language: 'English',
      userAgent: expect.stringMatching(/^Chrome \d+ on \w+$/),
    });
    for (const value of ['engineer@cnx.example', ...Object.values(context)])
      await expect(shown).toContain(value);
  },
};

/** What was sent takes the place of the form, until another message is to be written. */
export const SentTest: Story = {
  ...Form,
  play: async ({ canvasElement }) => {
    const { canvas } = await write(canvasElement);
    const heading = await canvas.findByRole('heading', { name: 'Your message was sent' });
    await expect(heading).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const said = [...canvasElement.querySelectorAll('dd')].map(({ textContent }) => textContent);
    await expect(said).toEqual([
      'A figure',
      expect.stringMatching(/\d{4}, \d\d:\d\d /),
      'engineer@cnx.example',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }));
    await expect(canvas.getByLabelText(/^Subject/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Subject/)).toHaveValue('');
    await expect(canvas.queryByText('Your message was sent')).toBeNull();
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
    const { canvas } = await write(canvasElement);
    await expect(await canvas.findByText(/^Your message was not sent/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Subject/)).toHaveValue('A figure');
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('Twice the day before.');
  },
};

export const TooManyTest: Story = {
  decorators: [served({ sendSupportMessage: refused(429) })],
  play: async ({ canvasElement }) => {
    const { canvas } = await write(canvasElement);
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
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenLastCalledWith(
      expect.stringMatching(
        /^Account: engineer@cnx\.example\nPage you came from: \/dashboard\?area=deferredProduction\n.*\nBrowser: Chrome/s,
      ),
    );
  },
};
