import { examples, type ExampleChoices } from '@cnx/api/examples';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts } from '../../insight/story-frame.tsx';
import { signedIn, type TestTab } from '../../signed-in.fixture.tsx';
import { toastsAtom } from '../../state/toasts.atoms.ts';
import { MasterData } from './MasterData.tsx';

let tab: TestTab;

/** An administrator, or another role, at the page of records. */
const as = (roleId = 1, answers: ExampleChoices = {}) =>
  signedIn(() => ({
    answers,
    user: { email: 'admin@cnx.example', firstName: 'Ada', lastName: 'Admin', roleId },
    onOpen: (opened) => (tab = opened),
  }));

/** The orders that the server took. */
const orders: unknown[] = [];
const taken = async (request: Request) => {
  orders.push(await request.json());
  return Response.json(examples.recordChange);
};

const meta = {
  title: 'Master data/Page',
  component: MasterData,
  loaders: [loadStoryTexts],
} satisfies Meta<typeof MasterData>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openRow(canvasElement: HTMLElement, name: string) {
  orders.length = 0;
  await userEvent.click(await within(canvasElement).findByText(name));
  return within(await within(document.body).findByRole('dialog', { name }));
}

export const Wells: Story = { decorators: [as()] };

export const NotPermitted: Story = { decorators: [as(2)] };

export const RenamedTest: Story = {
  decorators: [as(1, { changeWellRecord: taken })],
  play: async ({ canvasElement }) => {
    const drawer = await openRow(canvasElement, 'A-1');
    const name = drawer.getByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(drawer.getByLabelText('API number'), '123456789');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(await drawer.findByText('It cannot be empty.')).toBeVisible();
    await expect(drawer.getByText(/An API number has 10, 12 or 14 digits/)).toBeVisible();
    await expect(orders).toEqual([]);
    await userEvent.type(name, 'A-1 H');
    await expect(drawer.getByText(/^A-1 stays as an alias/)).toBeVisible();
    await userEvent.clear(drawer.getByLabelText('API number'));
    await userEvent.click(drawer.getByRole('button', { name: 'Add: Status' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    const said = await drawer.findByText('A row has no day.');
    await expect(said).toBeVisible();
    // The row that has the error is marked, says it and is where the user goes on.
    const [day, other] = drawer.getAllByRole('textbox', { name: /^From, row/ });
    await waitFor(() => expect(day).toHaveFocus());
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(day).toHaveAccessibleDescription(/A row has no day\./);
    await expect(other).not.toHaveAttribute('aria-invalid');
    await userEvent.click(drawer.getByRole('button', { name: 'Remove: Status, row 1' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(orders).toHaveLength(1));
    await expect(orders).toMatchObject([
      { id: 'alder-a-1', version: examples.wellRecords[0]!.version, name: 'A-1 H', aliases: ['ALDER 1'] },
    ]);
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    await expect(tab.store.get(toastsAtom).shown.map(({ message }) => message)).toEqual([
      { key: 'portal:masterData.saved', values: { count: 1 } },
    ]);
  },
};

export const ChangedMeanwhileTest: Story = {
  decorators: [
    as(1, {
      changeWellRecord: () =>
        Response.json(
          {
            errors: [{ message: 'no', code: 'identifierTaken', values: { text: 'A-2', well: 'Alder 2' } }],
          },
          { status: 409 },
        ),
    }),
  ],
  play: async ({ canvasElement }) => {
    const drawer = await openRow(canvasElement, 'A-1');
    await userEvent.type(drawer.getByLabelText('Code'), '-2');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    const said = await drawer.findByText(/“A-2” is a name or an identifier of well Alder 2 already/);
    await expect(said.closest('[role="alert"]')).not.toBeNull();
    await expect(drawer.getByLabelText('Code')).toHaveValue('A01-2');
  },
};

export const WellboreTest: Story = {
  decorators: [as(1, { changeWellRecord: taken })],
  play: async ({ canvasElement }) => {
    const drawer = await openRow(canvasElement, 'A-1');
    const mother = drawer.getByRole('textbox', { name: 'Wellbore of' });
    await expect(mother).toHaveValue('');
    await expect(mother).toHaveAccessibleDescription(/Of a wellbore of a wellbore, the first well is kept/);
    await userEvent.type(mother, 'Alder 2');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(orders).toMatchObject([{ id: 'alder-a-1', mother: 'Alder 2' }]));
  },
};

export const NoMotherTest: Story = {
  decorators: [
    as(1, {
      changeWellRecord: () =>
        Response.json(
          { errors: [{ message: 'no', code: 'noMotherWell', values: { text: 'Alder 1' } }] },
          { status: 409 },
        ),
    }),
  ],
  play: async ({ canvasElement }) => {
    const drawer = await openRow(canvasElement, 'A-1');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Wellbore of' }), 'Alder 1');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(
      await drawer.findByText(/“Alder 1” cannot be the well that this is a wellbore of/),
    ).toBeVisible();
  },
};

export const FieldTest: Story = {
  decorators: [as(1, { changeFieldRecord: taken })],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: 'Fields' }));
    const drawer = await openRow(canvasElement, 'Alder');
    await userEvent.selectOptions(drawer.getByLabelText('Start of the day'), '00:00');
    await userEvent.clear(drawer.getByLabelText(/^Area/));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(await drawer.findByText('It cannot be empty.')).toBeVisible();
    await userEvent.type(drawer.getByLabelText(/^Area/), 'West');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(orders).toMatchObject([{ id: 'alder', area: 'West', dayStart: 0, reportDue: 8 }]),
    );
  },
};
