import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts, withTexts } from '../../insight/story-frame.tsx';
import { AddressFaultBanner } from './AddressFaultBanner.tsx';

const meta = {
  title: 'Dashboard/Address faults',
  component: AddressFaultBanner,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: {
    faults: [{ part: 'window', fault: { kind: 'reversed', from: '2026-11-19', to: '2026-11-02' } }],
    inForce: { from: '2026-10-21', to: '2026-11-19' },
    onDismiss: fn(),
  },
} satisfies Meta<typeof AddressFaultBanner>;

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
  args: { faults: [{ part: 'window', fault: { kind: 'unreadable', given: 'from=2026-02-30&span=soon' } }] },
};

export const Twice: Story = {
  args: { faults: [{ part: 'window', fault: { kind: 'twice', given: 'span=7d' } }] },
};

/** Before an answer has said which days are shown. */
export const WindowNotKnown: Story = { args: { inForce: null } };

export const UnknownArea: Story = { args: { faults: [{ part: 'area', given: 'waterInjection' }] } };

/** An old link, or one from a newer version. */
export const Several: Story = {
  args: {
    faults: [
      { part: 'window', fault: { kind: 'twice', given: 'span=7d' } },
      { part: 'rows', given: 'late' },
      { part: 'level', given: 'platform' },
      { part: 'filter', filter: 'wells', ids: ['NV-Z-01', 'NV-Z-02', 'NV-Z-03', 'NV-Z-04'] },
    ],
  },
};

export const SeveralTest: Story = {
  ...Several,
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('status');
    await expect(banner).toHaveTextContent('This link asks for 4 things that are not here:');
    await expect(within(banner).getAllByRole('listitem')).toHaveLength(4);
    await expect(banner).toHaveTextContent('Wells: “NV-Z-01, NV-Z-02, NV-Z-03 …”');
    await expect(banner).toHaveTextContent('Showing Oct 21 – Nov 19, 2026.');
  },
};
