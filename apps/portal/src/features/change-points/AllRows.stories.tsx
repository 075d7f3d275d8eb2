import type { ChangePoint } from '@cnx/api';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AreaRows, type PagedResult } from '../../insight/AreaRows.tsx';
import { failedView, loadStoryTexts, storyFrame, storyMeta, withTexts } from '../../insight/story-frame.tsx';
import { changes } from './change-points.fixture.ts';
import { useChangeColumns } from './use-change-columns.tsx';

function AllChanges({ result }: { result: PagedResult<ChangePoint> }) {
  const columns = useChangeColumns();
  return (
    <AreaRows
      area="changePoints"
      result={result}
      columns={columns.all}
      rowId={({ id }) => id}
      failure="portal:failures.changeDetectionStatistics"
      frame={storyFrame}
      window={storyFrame.window}
    />
  );
}

const result: PagedResult<ChangePoint> = {
  data: { pages: [{ data: changes, meta: { ...storyMeta, total: 5 } }] },
  error: null,
  isFetching: false,
  hasNextPage: false,
  refetch: fn(),
  fetchNextPage: fn(),
};

const meta = {
  title: 'Dashboard/All rows',
  component: AllChanges,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { result },
  argTypes: { result: { control: false } },
} satisfies Meta<typeof AllChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '5 of 5 rows' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Fetch more rows' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Change,/ }));
    await expect(canvas.getByRole('columnheader', { name: /^Change,/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
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
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '5 of 812 rows' })).toHaveTextContent(
      'Sorting orders the rows that are here.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch more rows' }));
    await expect(args.result.fetchNextPage).toHaveBeenCalled();
  },
};

export const NextPageFailed: Story = {
  args: { result: { ...result, error: failedView().error, hasNextPage: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.result.fetchNextPage).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { result: { ...result, data: undefined, isFetching: true } } };

export const Failed: Story = {
  args: { result: { ...result, data: undefined, error: failedView().error } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.result.refetch).toHaveBeenCalled();
  },
};
