import type { ChangePoint } from '@cnx/api';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { changePoints } from '../features/change-points/change-points.tsx';
import { changes } from '../features/change-points/change-points.fixture.ts';
import { InsightRows } from '../insight/InsightRows.tsx';
import type { PagedRows } from '../insight/insight-view.ts';
import { failedView, loadStoryTexts, storyFrame, storyMeta, withTexts } from '../insight/story-frame.tsx';

const result: PagedRows<ChangePoint> = {
  data: { pages: [{ data: changes, meta: { ...storyMeta, total: changes.length } }] },
  error: null,
  isFetching: false,
  hasNextPage: false,
  refetch: fn(),
  fetchNextPage: fn(),
};

const meta = {
  title: 'Dashboard/All rows',
  component: InsightRows<ChangePoint>,
  loaders: [loadStoryTexts],
  decorators: [
    (Story) => (
      <Provider store={createStore()}>
        <Story />
      </Provider>
    ),
    withTexts,
  ],
  args: { definition: changePoints, result, frame: storyFrame },
  argTypes: { definition: { control: false }, result: { control: false }, frame: { control: false } },
} satisfies Meta<typeof InsightRows<ChangePoint>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};

export const CompleteTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '6 of 6 rows' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Fetch more rows' })).toBeNull();
    // What is at stake comes first.
    await expect(canvas.getByRole('columnheader', { name: /^Oil lost/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('NV-A-01');
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/\?row=/));
    // What the headline speaks of is one press away.
    await userEvent.click(canvas.getByRole('radio', { name: 'Unexplained drops 2' }));
    await expect(canvas.getByRole('region', { name: '2 of 6 rows' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
  },
};

export const MoreToFetch: Story = {
  args: {
    result: {
      ...result,
      data: { pages: [{ data: changes, meta: { ...storyMeta, total: 812, nextCursor: 'next' } }] },
      hasNextPage: true,
    },
  },
};

export const MoreToFetchTest: Story = {
  ...MoreToFetch,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '6 of 812 rows' })).toHaveTextContent(
      'Sorting applies to the fetched rows only.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch more rows' }));
    await expect(args.result.fetchNextPage).toHaveBeenCalled();
  },
};

export const NextPageFailed: Story = {
  args: { result: { ...result, error: failedView().error, hasNextPage: true } },
};

export const NextPageFailedTest: Story = {
  ...NextPageFailed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.result.fetchNextPage).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { result: { ...result, data: undefined, isFetching: true } } };

export const Failed: Story = {
  args: { result: { ...result, data: undefined, error: failedView().error } },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.result.refetch).toHaveBeenCalled();
  },
};
