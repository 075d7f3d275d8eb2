import { examples } from '@cnx/api/examples';
import { Stack } from '@cnx/ui';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { failures } from '../../i18n/en/failures.ts';
import { dataHealth as spanish } from '../../i18n/es/data-health.ts';
import { failedView, loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { DataHealthCards } from './DataHealthCards.tsx';

const retry = fn();
const health = examples.dataHealth;

const meta = {
  title: 'Data health/Cards',
  component: DataHealthCards,
  loaders: [loadStoryTexts],
  decorators: [
    (Story) => (
      <Stack gap="normal">
        <Story />
      </Stack>
    ),
    withTexts,
  ],
  args: { view: shownView(health) },
  argTypes: { view: { control: false } },
} satisfies Meta<typeof DataHealthCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const FilledTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = (name: string) => canvas.getByRole('region', { name });
    await expect(card('Feeds')).toHaveTextContent('1 of 2 feeds is late.');
    await expect(within(card('Feeds')).getByRole('link', { name: 'Breeze' })).toHaveAttribute(
      'href',
      expect.stringContaining('fieldIds=breeze'),
    );
    await expect(
      within(card('Feeds')).getByRole('img', { name: 'Reports on 28 of 30 days, at least 0 of 14 wells' }),
    ).toBeVisible();
    await expect(card('Suspect rows')).toHaveTextContent(
      '3 rows of the last 30 days contradict themselves. Where their volumes are in doubt, they are in no level, rule or loss. The newest 1 are listed.',
    );
    await expect(within(card('Suspect rows')).getByRole('link', { name: 'NB-A-04' })).toBeVisible();
    await expect(within(card('Feeds')).getByText('2 days late')).toBeVisible();
    await expect(within(card('Feeds')).getByText('3 of 392')).toBeVisible();
    await expect(card('Field by day')).toHaveTextContent(
      'On 15 days of fields, a report is missing or a row contradicts itself.',
    );
    await expect(
      within(card('Field by day')).getByRole('img', {
        name: 'Oct 21 to Nov 19: all reports on 28 of 30 days',
      }),
    ).toBeVisible();
    await expect(within(card('Field by day')).getByRole('link', { name: 'Nov 19: 0 of 14' })).toHaveAttribute(
      'href',
      expect.stringContaining('from=2026-11-19&to=2026-11-19&day=silent'),
    );
    const days = within(within(card('Field by day')).getByRole('row', { name: /Breeze/ }));
    await expect(days.queryByRole('link', { name: 'Oct 26: 2 suspect rows' })).toBeNull();
    await expect(days.getByRole('link', { name: 'and 1 more day' })).toHaveAttribute(
      'href',
      '/dashboard/data-health?daysOf=breeze',
    );
    // On the clock of its place, as the server writes it.
    await expect(within(card('Feeds')).getByText('Nov 20, 10:20')).toBeVisible();
    await expect(card('Automatic deliveries')).toHaveTextContent('Nothing is overdue.');
    const historian = within(card('Automatic deliveries')).getByRole('row', { name: /Historian of Breeze/ });
    await expect(historian).toHaveTextContent('On time');
    await expect(historian).toHaveTextContent(/: 2 rows.*Erin Moe/);
    const folder = within(card('Automatic deliveries')).getByRole('row', { name: /Watched folder/ });
    await expect(folder).toHaveTextContent(/all of it.*"Oil" has no unit.*Who runs the server/);
    await expect(card('Silent wells')).toHaveTextContent('1 well has not reported.');
    await expect(card('Imports')).toHaveTextContent('14 rows added, 3 rejected.');
    await expect(card('Rules')).toHaveTextContent('Deferred productionVersion 1');
  },
};

/** All days of a field, as its link shows them. */
export const AllDaysTest: Story = {
  decorators: [
    (Story) => {
      const [store] = useState(createStore);
      store.set(addressSearchAtom, '?daysOf=breeze');
      return (
        <Provider store={store}>
          <Story />
        </Provider>
      );
    },
  ],
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: 'Field by day' }));
    const days = within(card.getByRole('row', { name: /Breeze/ }));
    await expect(days.getByRole('link', { name: 'Oct 26: 2 suspect rows' })).toBeVisible();
    await expect(days.getByRole('link', { name: 'Fewer days' })).toHaveAttribute(
      'href',
      '/dashboard/data-health',
    );
  },
};

export const Spanish: Story = { globals: { locale: 'es' } };

export const SpanishTest: Story = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: spanish.feeds.title })).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

/** A database without a field: nothing was imported, no rule was applied. */
export const Empty: Story = {
  args: {
    view: shownView(
      { feeds: [], deliveries: [], silentWells: [], suspectRows: [], imports: [], computation: null },
      { range: null, asOf: null },
    ),
  },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No fields yet.')).toBeVisible();
    await expect(canvas.getByText('No data')).toBeVisible();
    await expect(canvas.getByText('Not computed')).toBeVisible();
    await expect(canvas.queryByText('0')).toBeNull();
    // A sentence that says all needs no second word.
    await expect(canvas.queryByText('None')).toBeNull();
  },
};

/** Imports that failed or were refused, a field that stopped long ago, and one that never reported. */
export const Troubled: Story = {
  args: {
    view: shownView({
      ...health,
      feeds: [
        ...health.feeds,
        {
          ...health.feeds[1]!,
          field: { level: 'field', id: 'old', name: 'Kittiwake' },
          lastDay: '2016-09-17',
          lateDays: null,
          regular: false,
          rows: 0,
          silentWells: 0,
        },
        {
          ...health.feeds[1]!,
          field: { level: 'field', id: 'new', name: 'Avocet' },
          lastDay: null,
          lateDays: null,
          rows: 0,
          silentWells: 0,
        },
      ],
      imports: [
        {
          ...health.imports[0]!,
          id: '14',
          status: 'failed',
          message: 'breeze.csv, line 12: two readings of 12,003',
        },
        { ...health.imports[0]!, id: '13', status: 'running', finishedAt: null },
        ...health.imports,
      ],
    }),
  },
};

export const TroubledTest: Story = {
  ...Troubled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const feeds = within(canvas.getByRole('region', { name: 'Feeds' }));
    await expect(feeds.getByRole('row', { name: /Kittiwake/ })).toHaveTextContent(
      /None expected.*No regular reports/,
    );
    await expect(feeds.getByRole('row', { name: /Avocet/ })).toHaveTextContent('No data');
    await expect(canvas.getByText('breeze.csv, line 12: two readings of 12,003')).toBeVisible();
  },
};

export const Failed: Story = { args: { view: failedView(retry) } };

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(failures.dataHealth)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = {
  args: { view: { ...shownView(health), error: failedView().error, retry } },
};

export const StaleTest: Story = {
  ...Stale,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Showing the last data/)).toBeVisible();
  },
};
