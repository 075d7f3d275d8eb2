import { examples, type ExampleChoices } from '@cnx/api/examples';
import { expect, fn, screen, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { books as texts } from '../../i18n/en/books.ts';
import { loadStoryTexts, withTexts } from '../../insight/story-frame.tsx';
import { signedIn, type TestTab } from '../../signed-in.fixture.tsx';
import { toastsAtom } from '../../state/toasts.atoms.ts';
import { MonthBooks } from './MonthBooks.tsx';
import { MonthBooksCard } from './MonthBooksCard.tsx';

const { monthBooks: body } = examples;
let tab: TestTab;

/** The card of an administrator, or of another role. */
const at = (answers: ExampleChoices = {}, roleId = 1) =>
  signedIn(() => ({
    answers,
    user: { email: 'admin@cnx.example', firstName: 'Ada', lastName: 'Admin', roleId },
    onOpen: (opened) => (tab = opened),
  }));

const meta = {
  title: 'Statistics/Month books',
  component: MonthBooksCard,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { body, loading: false, onClose: fn() },
  argTypes: { body: { control: false } },
} satisfies Meta<typeof MonthBooksCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const FilledTest: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(within(canvasElement).getByRole('region', { name: texts.title }));
    await expect(card.getByText('1 of 3 months are closed.')).toBeVisible();
    await expect(card.getByRole('row', { name: /Sep.*Closed.*Ana Admin/ })).toBeVisible();
    const [adjustment] = within(card.getByRole('list', { name: texts.adjustments })).getAllByRole('listitem');
    await expect(adjustment).toHaveTextContent(/Venture, Sep.* in Oct.*Import, september-corrected\.csv/);
    await expect(adjustment).toHaveTextContent(/1 well, −41.5 Sm³ produced, \+38.2 Sm³ deferred/);
    await userEvent.click(card.getByRole('button', { name: texts.open }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const ReadOnlyTest: Story = {
  render: () => <MonthBooksCard body={body} loading={false} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: texts.open })).toBeNull();
  },
};

export const Empty: Story = { args: { body: { ...body, fields: [], months: [] } } };

export const Loading: Story = { args: { loading: true } };

const openDialog = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.open }));
  return within(await screen.findByRole('dialog', { name: texts.open }));
};

/** What the server was asked to close. */
const closings: unknown[] = [];

export const CloseTest: Story = {
  decorators: [
    at({
      closeMonths: async (request: Request) => {
        closings.push(await request.json());
        return Response.json(examples.monthClosing);
      },
    }),
  ],
  render: () => <MonthBooks />,
  play: async ({ canvasElement }) => {
    closings.length = 0;
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findByRole('row', { name: /^NV-A-03 2/ })).toBeVisible();
    await expect(
      dialog.getByText(/2 missing reports, 3 estimated days, 1 suspect day, 1 loss without an answer\.$/),
    ).toBeVisible();
    const send = dialog.getByRole('button', { name: texts.send });
    await userEvent.click(send);
    await expect(dialog.getByText(texts.noReason)).toBeVisible();
    await expect(dialog.getByText(texts.notConfirmed)).toBeVisible();
    await expect(closings).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: texts.reason }), 'Meter away.');
    await userEvent.click(dialog.getByRole('checkbox', { name: texts.confirm }));
    await userEvent.click(send);
    await waitFor(() =>
      expect(closings).toMatchObject([
        { from: '2026-10-01', through: '2026-10-01', missingDays: 2, note: 'Meter away.' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: texts.open })).toBeNull());
    const { shown } = tab.store.get(toastsAtom);
    await expect(shown.map(({ message }) => message)).toEqual([{ key: 'portal:books.done' }]);
  },
};

export const CloseRefusedTest: Story = {
  decorators: [
    at({
      closeMonths: () =>
        Response.json(
          {
            errors: [
              {
                message: 'closed',
                code: 'monthClosed',
                values: { by: 'Erin Moe', at: '2026-11-20T06:05:00.000Z' },
              },
            ],
          },
          { status: 409 },
        ),
    }),
  ],
  render: () => <MonthBooks />,
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(await dialog.findByRole('textbox', { name: texts.reason }), 'Meter away.');
    await userEvent.click(dialog.getByRole('checkbox', { name: texts.confirm }));
    await userEvent.click(dialog.getByRole('button', { name: texts.send }));
    await expect(await dialog.findByText(/^Erin Moe closed these months on Nov 20, 2026/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: texts.reason })).toHaveValue('Meter away.');
  },
};

export const NotPermittedTest: Story = {
  decorators: [at({}, 2)],
  render: () => <MonthBooks />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('row', { name: /Sep.*Closed/ })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: texts.open })).toBeNull();
  },
};
