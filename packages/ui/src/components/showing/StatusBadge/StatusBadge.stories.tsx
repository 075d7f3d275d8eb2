import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { statuses } from '../status-icons.ts';
import { StatusBadge } from './StatusBadge.tsx';

const words = {
  good: 'On target',
  info: 'Planned',
  neutral: 'Shut in',
  warning: 'Watch',
  critical: 'Tripped',
} as const;

const meta = {
  title: 'Showing/StatusBadge',
  component: StatusBadge,
  args: { status: 'good', children: 'On target' },
  argTypes: { status: { control: 'inline-radio', options: statuses } },
  parameters: {
    guide: {
      use: 'The state of something in a word.',
      avoid: 'For a count: a number.',
      do: ['Use the same word for the same state everywhere.'],
      dont: ['Do not invent a sixth color.'],
      keys: [],
      notes: ['Icon and word say it; color repeats it.'],
    },
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};

export const All: Story = {
  render: (args) => (
    <Stack direction="row" gap="2" wrap>
      {statuses.map((status) => (
        <StatusBadge key={status} {...args} status={status}>
          {words[status]}
        </StatusBadge>
      ))}
    </Stack>
  ),
};

export const Plain: Story = { ...All, args: { plain: true } };

export const Narrow: Story = {
  args: { status: 'warning', children: 'Waiting for the work-over rig to arrive' },
  decorators: [
    (Story) => (
      <div style={{ width: 140 }}>
        <Story />
      </div>
    ),
  ],
};
