import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../inputs/Button/Button.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { tones } from '../../props.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Messages/Banner',
  component: Banner,
  args: { children: 'The feed of Gullfaks Sør is 40 minutes late. Figures of today are not complete.' },
  argTypes: { tone: { control: 'inline-radio', options: tones }, actions: { control: false } },
  parameters: {
    guide: {
      use: 'Tell people something about the whole page or form: what happened, then what to do.',
      avoid: 'FormMessage for one field; Toasts for the result of an action.',
      do: [
        {
          text: 'Say what happened and what it means.',
          show: () => (
            <Banner tone="warning">
              The feed of Gullfaks Sør is 40 minutes late. Today’s figures are incomplete.
            </Banner>
          ),
        },
        'Show one banner at a time: the most severe.',
      ],
      dont: [
        {
          text: 'Don’t use a tone as decoration, or show a message that people cannot act on.',
          show: () => <Banner tone="critical">Welcome back!</Banner>,
        },
      ],
      keys: [['Tab', 'moves to its action, then to its close button']],
      notes: [
        'A critical banner is an alert and interrupts; other tones wait until the screen reader is idle.',
      ],
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const InfoTest: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('40 minutes late');
  },
};

export const Tones: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack gap="3">
      {tones.map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Critical: Story = {
  args: { tone: 'critical', children: 'Invalid username or password' },
};

export const CriticalInterruptsTest: Story = {
  ...Critical,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Invalid username or password');
  },
};

export const WithActions: Story = {
  args: {
    tone: 'warning',
    title: 'You are offline',
    actions: <Button size="sm">Try again</Button>,
    onDismiss: fn(),
  },
};

export const WithActionsTest: Story = {
  ...WithActions,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close message' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongWord: Story = { args: { children: 'W'.repeat(400) } };

export const States: Story = {
  parameters: {
    matrix: {
      rows: {
        Neutral: { tone: 'neutral' },
        Info: { tone: 'info' },
        Good: { tone: 'good' },
        Warning: { tone: 'warning' },
        Critical: { tone: 'critical' },
      },
      columns: {
        Plain: {},
        'With a title': { title: 'Feed late' },
        'To dismiss': { onDismiss: () => undefined },
      },
    },
  },
};
