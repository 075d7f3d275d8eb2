import type { Attention, AttentionItem } from '../insight/attention.ts';
import { AttentionList } from '../insight/AttentionList.tsx';
import { failedView, loadStoryTexts, shownView, withTexts } from '../insight/story-frame.tsx';
import type { InsightView } from '../insight/insight-view.ts';
import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'jotai';

type Said = InsightView<() => readonly AttentionItem[]>;

const source = (name: Attention['name'], href: string, said: Said): Attention => ({
  name,
  hrefAtom: atom(href),
  itemsAtom: atom(said),
});

const saying = (...items: AttentionItem[]): Said => shownView(() => items);

const exceptions = source(
  'portal:titles.exceptionReport',
  '#exceptions',
  saying({
    id: 'open',
    tone: 'critical',
    state: 'Lost now',
    text: '96 open exceptions',
    amount: '387 Sm³/d',
    oil: 387,
  }),
);
const changes = source(
  'portal:areas.changePoints',
  '#changes',
  saying({
    id: 'drops',
    tone: 'warning',
    state: 'Unexplained',
    text: '8 unexplained drops in oil, the largest: SUN-A-05 −45.7, AMB-C-01 −43.3, BRE-A-06 −24.9',
    amount: '−162 Sm³/d',
    oil: -162,
  }),
);
const schedule = source(
  'portal:areas.schedule',
  '#schedule',
  saying(
    { id: 'overdue', tone: 'warning', state: 'Overdue', text: '3 activities', oil: null },
    {
      id: 'conflicts',
      tone: 'warning',
      state: 'Overlap',
      text: '2 activities overlap at the same place',
      oil: null,
    },
  ),
);
const emissions = source(
  'portal:areas.sustainableProduction',
  '#emissions',
  saying(
    {
      id: 'water',
      tone: 'critical',
      state: 'Off track',
      text: 'Water reinjected',
      amount: '48.5 %',
      oil: null,
    },
    { id: 'flaring', tone: 'warning', state: 'Watch', text: 'Flaring intensity', amount: '0.22', oil: null },
  ),
);
const quiet = source('portal:areas.productionOptimization', '#optimization', saying());

const meta = {
  title: 'Dashboard/Needs attention',
  component: AttentionList,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { sources: [changes, schedule, emissions, exceptions, quiet] },
  argTypes: { sources: { control: false } },
} satisfies Meta<typeof AttentionList>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').getAttribute('href'));

export const Filled: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: { phone: { theme: 'dark', viewport: 390 } } } },
};

export const FilledTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 critical · 4 warnings')).toBeVisible();
    await expect(rows(canvasElement)).toEqual([
      '#exceptions',
      '#emissions',
      '#changes',
      '#schedule',
      '#schedule',
    ]);
    // What the colors of the states say is said in words, too.
    const [first, , third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Critical: Lost now/);
    await expect(third).toHaveTextContent(/^Warning: Unexplained/);
    const all = canvas.getByRole('button', { name: 'Show all 6' });
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(all);
    await expect(rows(canvasElement)).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(rows(canvasElement)).toHaveLength(5);
  },
};

/** Wells of both products lose: the figure of both keeps within its row. */
export const BothProducts: Story = {
  args: {
    sources: [
      changes,
      source(
        'portal:titles.exceptionReport',
        '#exceptions',
        saying({
          id: 'open',
          tone: 'critical',
          state: 'Lost now',
          text: '26 open exceptions',
          amount: '781 Sm³/d, 12,251 Sm³/d of gas (gas wells)',
          oil: 781,
        }),
      ),
    ],
  },
};

export const BothProductsTest: Story = {
  ...BothProducts,
  play: async ({ canvasElement }) => {
    const amount = within(canvasElement).getByText('781 Sm³/d, 12,251 Sm³/d of gas (gas wells)');
    const row = amount.closest('li')!;
    await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth + 1);
    await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(
      row.querySelector('svg:last-child')!.getBoundingClientRect().left,
    );
    const words = row.querySelector('a')!.getBoundingClientRect();
    await expect(words.width).toBeGreaterThan(60);
  },
};

export const Nothing: Story = { args: { sources: [quiet] } };

export const NothingTest: Story = {
  ...Nothing,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing needs attention in this window.')).toBeVisible();
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

const failed = source('portal:areas.schedule', '#schedule', failedView());

/** An area that could not be fetched is left out, and the list says so. */
export const LeftOut: Story = { args: { sources: [exceptions, failed] } };

export const LeftOutTest: Story = {
  ...LeftOut,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Not included because it could not be fetched: Schedule'),
    ).toBeVisible();
    await expect(rows(canvasElement)).toEqual(['#exceptions']);
  },
};

export const NothingButLeftOutTest: Story = {
  args: { sources: [quiet, failed] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Not included/)).toBeVisible();
    await expect(within(canvasElement).queryByText(/^Nothing needs/)).toBeNull();
  },
};

const waiting = source('portal:areas.schedule', '#schedule', { status: 'loading' });

/** On paper nothing can be asked for: it has all rows. */
export const PrintedTest: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(5);
    dispatchEvent(new Event('beforeprint'));
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(6);
  },
};

export const Loading: Story = { args: { sources: [exceptions, waiting] } };

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Needs attention' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
