import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts, withTexts } from '../../insight/story-frame.tsx';
import { WindowFaultBanner } from './WindowFaultBanner.tsx';

const meta = {
  title: 'Dashboard/Window fault',
  component: WindowFaultBanner,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: {
    fault: { kind: 'reversed', from: '2026-11-19', to: '2026-11-02' },
    inForce: { from: '2026-10-21', to: '2026-11-19' },
    onDismiss: fn(),
  },
} satisfies Meta<typeof WindowFaultBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reversed: Story = {};

export const ReversedTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The range in the address, Nov 19, 2026 to Nov 2, 2026, ends before it begins.' +
        'Showing Oct 21 – Nov 19, 2026.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

export const Unreadable: Story = {
  args: { fault: { kind: 'unreadable', given: 'from=2026-02-30&span=soon' } },
};

export const Twice: Story = { args: { fault: { kind: 'twice', given: 'span=7d' } } };

/** Before an answer has said which days are shown. */
export const WindowNotKnown: Story = { args: { inForce: null } };
