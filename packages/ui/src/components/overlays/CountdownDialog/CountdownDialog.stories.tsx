import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountdownDialog } from './CountdownDialog.tsx';

const meta = {
  title: 'Overlays/CountdownDialog',
  component: CountdownDialog,
  args: {
    defaultOpen: true,
    title: 'Are you still there?',
    description: 'You have been inactive for a while. You will be signed out when the time is up.',
    endsAtMs: 0,
    onOpenChange: fn(),
    leaveHref: '#signed-out',
  },
  argTypes: { endsAtMs: { control: false }, labels: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    guide: {
      use: 'Warn before something ends by itself, such as a session.',
      avoid: 'Banner or Toasts where there is nothing to decide.',
      do: ['Allow at least a minute, and let Escape keep things as they are.'],
      dont: ['Don’t add a countdown to create pressure.'],
      keys: [
        ['Enter', 'presses the focused button; at first, that is the one that stays'],
        ['Escape', 'closes it and stays'],
      ],
      notes: ['The remaining time is announced at intervals, not every second.'],
    },
  },
  render: (args) => (
    <div style={{ minHeight: 320 }}>
      <CountdownDialog {...args} endsAtMs={args.endsAtMs || Date.now() + 119_500} />
    </div>
  ),
} satisfies Meta<typeof CountdownDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const CountsDownTest: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('alertdialog', { name: 'Are you still there?' }));
    const timer = dialog.getByRole('timer', { name: 'Time left' });
    await waitFor(() => expect(timer).toHaveTextContent(/1:5[0-8]/u));
    const stay = dialog.getByRole('button', { name: 'Stay signed in' });
    await expect(stay).toHaveFocus();
    await userEvent.click(stay);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const LastSeconds: Story = {
  render: (args) => (
    <div style={{ minHeight: 320 }}>
      <CountdownDialog {...args} endsAtMs={Date.now() + 9_000} />
    </div>
  ),
};

export const TimeIsUp: Story = {
  args: { endsAtMs: 1 },
};

export const TimeIsUpTest: Story = {
  ...TimeIsUp,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('0:00');
  },
};

export const LongTexts: Story = {
  args: {
    title: 'Möchten Sie wirklich noch weiter angemeldet bleiben, obwohl niemand mehr da zu sein scheint?',
    description: 'A sentence that goes on and on. '.repeat(8),
    labels: {
      timeLeft: 'Time left',
      close: 'Close',
      stay: 'Stay signed in for as long as it takes',
      leave: 'Sign out of everything at once',
    },
  },
};
