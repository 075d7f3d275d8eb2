import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Showing/Pagination',
  component: Pagination,
  args: {
    pageSize: 20,
    total: 238,
    onValueChange: fn(),
  },
  argTypes: { labels: { control: false } },
  parameters: {
    guide: {
      use: 'Move through results that a server sends in pages.',
      avoid: 'DataTable alone where all rows are loaded: it scrolls a hundred thousand of them.',
      do: ['Keep the page number in the address, so that it can be shared.'],
      dont: ['Don’t leave out the summary: people want to know how many results there are.'],
      keys: [
        ['Tab', 'goes through the pages'],
        ['Enter, Space', 'goes to the page in focus'],
      ],
      notes: ['The new range is announced when the page changes; the focus stays where it was.'],
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};

export const GoingThroughTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 21 to 40 of 238 results');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 221 to 238 of 238 results');
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const InTheMiddle: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultValue: 6 },
};
/** Two lists on a page: each says which it is for. */
export const Named: Story = { args: { label: 'Pages of wells' } };

export const NamedTest: Story = {
  ...Named,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('navigation', { name: 'Pages of wells' })).toBeVisible();
  },
};
export const OnePage: Story = { args: { total: 7 } };
export const Nothing: Story = {
  args: { total: 0 },
};

export const NothingTest: Story = {
  ...Nothing,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 0 to 0 of 0 results');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const HostileNumbers: Story = {
  args: { defaultValue: 1e9, total: 1_000_000, pageSize: NaN },
};

export const HostileNumbersTest: Story = {
  ...HostileNumbers,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { current: 'page' })).toHaveTextContent(
      '1,000,000',
    );
  },
};
