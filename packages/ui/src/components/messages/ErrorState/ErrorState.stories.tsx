import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Messages/ErrorState',
  component: ErrorState,
  args: {
    title: 'Failed to fetch schedule info',
    description: 'The server did not answer. The figures below are from 06:12.',
    onRetry: fn(),
    labels: { retry: 'Try again' },
  },
  parameters: {
    guide: {
      use: 'Where content would be when it could not be had.',
      avoid: 'For a field: FormMessage.',
      do: ['Keep the last good data if there is any.'],
      dont: ['Do not show codes alone.'],
      keys: [['Tab', 'goes to the button that tries again']],
      notes: ['A status: it is announced when it appears.'],
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const WithRetryTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Failed to fetch schedule info');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { loading: true } };

export const TitleOnly: Story = { render: ({ title }) => <ErrorState title={title} /> };
