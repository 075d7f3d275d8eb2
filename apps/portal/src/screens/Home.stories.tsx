import { examples, type ExampleChoices } from '@cnx/api/examples';
import { expect, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '../i18n/en/home.ts';
import { loadStoryTexts } from '../insight/story-frame.tsx';
import { signedIn } from '../signed-in.fixture.tsx';
import { DashboardUserScreen } from './DashboardUserScreen.tsx';

const served = (answers: ExampleChoices) => signedIn(() => ({ answers }));
const none = () => Response.json([], { headers: { 'x-total-count': '0' } });
const visit = { saveVisit: () => Response.json({ place: 'home', since: '2026-11-19T16:02:11.000Z' }) };
const myWells = { businessUnitIds: [], fieldIds: ['venture'], wellGroupIds: [], wellIds: [] };

/** The example's events; those of an owner are the reader's, who asks for them by the id that the server gave. */
const ownedByReader = ({ url }: Request) => {
  const id = new URL(url).searchParams.get('ownerId');
  const rows = examples.exceptions.map((row) =>
    id ? { ...row, owner: { id, name: 'Erin Engineer' } } : row,
  );
  return Response.json(rows, { headers: { 'x-total-count': String(rows.length) } });
};

const meta = {
  title: 'Home/Whole page',
  component: DashboardUserScreen,
  loaders: [loadStoryTexts],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DashboardUserScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A user who has chosen the wells of one field. */
export const Filled: Story = {
  decorators: [
    served({
      ...visit,
      getPreferences: () => Response.json({ ...examples.preferences, myWells }),
      getExceptions: ownedByReader,
    }),
  ],
};

export const FilledTest: Story = {
  ...Filled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = async (name: string) => {
      await waitFor(() => expect(canvas.getByRole('region', { name })).not.toHaveAttribute('aria-busy'));
      return within(canvas.getByRole('region', { name }));
    };
    const wells = await card(home.wells.title);
    await expect(await wells.findByRole('link', { name: /NV-A-07/ })).toBeVisible();
    await expect(wells.getByRole('link', { name: /Show all wells/ })).toHaveAttribute(
      'href',
      '/dashboard?fieldIds=venture&day=wells',
    );
    await expect((await card(home.changes.title)).getByText(/new exception/)).toBeVisible();
    await expect(
      (await card(home.assigned.title)).getByRole('link', { name: home.assigned.all }),
    ).toBeVisible();
    await expect(canvas.getByText(/of your choice/)).toBeVisible();
  },
};

/** All wells are the user's, and nothing happens at them: each part says why it is empty. */
export const Quiet: Story = {
  decorators: [
    served({
      ...visit,
      getExceptions: none,
      getScheduleInfo: none,
      getProductionDayWells: none,
      getApplications: none,
      getNews: none,
    }),
  ],
};

export const QuietTest: Story = {
  ...Quiet,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const text of [
      home.wells.noneText,
      home.changes.none,
      home.assigned.noneText,
      home.work.noneText,
      'No applications',
      'No news yet',
    ])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: home.assigned.unassigned })).toHaveAttribute(
      'href',
      '/dashboard/exception-report?show=unassigned',
    );
  },
};

const fails = () =>
  Response.json({ errors: [{ message: 'The database is being upgraded.' }] }, { status: 503 });

/** The choice of wells cannot be had: all wells are shown, and the page says so. */
export const UnknownChoice: Story = { decorators: [served({ ...visit, getPreferences: fails })] };

export const UnknownChoiceTest: Story = {
  ...UnknownChoice,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(home.unknownChoice)).toBeVisible();
  },
};
