import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Frame/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'My Insights', href: '#insights' },
      { label: 'Deferred Production', href: '#deferred' },
      { label: 'Volve' },
    ],
  },
  parameters: {
    guide: {
      use: 'Show the pages above the current one and link to them.',
      avoid: 'No breadcrumb on a top-level page.',
      do: ['End with the current page, without a link.'],
      dont: ['Don’t use it for the steps of a task.'],
      keys: [['Tab', 'goes through the links']],
      notes: ['A navigation landmark; the last item has `aria-current`.'],
    },
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const ThreeStepsTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await expect(canvas.getByText('Volve')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const LongNames: Story = {
  args: { items: [{ label: 'A'.repeat(120), href: '#a' }, { label: '<b>Field</b> '.repeat(20) }] },
};
