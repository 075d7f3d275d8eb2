import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountdownDialog } from './CountdownDialog.tsx';

const start = Date.UTC(2026, 10, 20, 6, 30);

const meta = {
  title: 'Overlays/CountdownDialog',
  component: CountdownDialog,
  args: {
    open: true,
    endsAt: start + 65_000,
    now: () => start,
    title: 'You will be signed out',
    text: 'Nothing was pressed for a while. Stay signed in to go on where you are.',
    stayLabel: 'Stay signed in',
    leaveLabel: 'Sign out now',
    closeLabel: 'Close',
    remaining: (seconds) => `${seconds} seconds left`,
    onStay: fn(),
    onLeave: fn(),
    onElapsed: fn(),
  },
  argTypes: { now: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      use: 'Before something ends by itself that the person may want to keep: a session, a lock.',
      avoid: 'For messages that need no decision: take a Banner or Toast.',
      do: ['Give at least a minute, and let Escape keep what there is.'],
      dont: ['Do not count down for show.'],
      keys: [
        ['Enter', 'presses the button in focus'],
        ['Escape', 'stays'],
      ],
      notes: ['The time is read aloud each half minute and at ten seconds, not every second.'],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountdownDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneMinute: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('timer')).toHaveTextContent('1:05');
    await userEvent.click(canvas.getByRole('button', { name: 'Stay signed in' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out now' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onElapsed).not.toHaveBeenCalled();
  },
};

export const TimeIsUp: Story = {
  args: { endsAt: start - 1 },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onElapsed).toHaveBeenCalledOnce());
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('0:00');
  },
};

export const NoTime: Story = { args: { endsAt: NaN } };

export const LongWords: Story = {
  args: {
    title: 'Automatische Abmeldebenachrichtigung '.repeat(3),
    stayLabel: 'Weiterhin angemeldet bleiben',
  },
};
