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
      use: 'Replace content that could not be loaded.',
      avoid: 'FormMessage for a field; EmptyState where there is nothing to load.',
      do: [
        {
          text: 'Say what failed, what is still valid, and offer a retry.',
          show: () => (
            <ErrorState
              title="Failed to fetch schedule info"
              description="The figures below are from 06:12."
              onRetry={() => undefined}
            />
          ),
        },
      ],
      dont: [{ text: 'Don’t show a code alone.', show: () => <ErrorState title="Error 503" /> }],
      keys: [['Tab', 'moves to the “Try again” button']],
      notes: ['It is a status: it is announced when it appears.'],
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

export const States: Story = {
  parameters: {
    matrix: {
      rows: { 'With a retry': {}, Retrying: { loading: true }, 'Without a retry': { onRetry: undefined } },
      columns: { 'With a description': {}, 'Title alone': { description: undefined } },
    },
  },
};
