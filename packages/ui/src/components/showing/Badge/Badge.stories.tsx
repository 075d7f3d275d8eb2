import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { heights } from '../../density.fixture.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { emphases, sizes, tones } from '../../props.ts';
import { Badge } from './Badge.tsx';

const words = {
  good: 'On target',
  info: 'Planned',
  neutral: 'Shut in',
  warning: 'Watch',
  critical: 'Tripped',
} as const;

const meta = {
  title: 'Showing/Badge',
  component: Badge,
  args: { tone: 'good', children: 'On target' },
  argTypes: {
    tone: { control: 'inline-radio', options: tones },
    emphasis: { control: 'inline-radio', options: emphases },
    size: { control: 'inline-radio', options: sizes },
    icon: { control: false },
  },
  parameters: {
    guide: {
      use: 'State the status of something in a word or two.',
      avoid: 'CountBadge for a count; Chip for a filter.',
      do: [
        { text: 'Use one word per state, everywhere.', show: () => <Badge tone="critical">Tripped</Badge> },
      ],
      dont: [
        {
          text: 'Don’t use a warning tone where nothing is wrong.',
          show: () => <Badge tone="warning">New</Badge>,
        },
        'Don’t use it as a button.',
      ],
      keys: [],
      notes: [
        'Icon and word carry the status; color supports them.',
        'With `labelHidden` the word appears on hover and focus; give each state its own `icon`.',
      ],
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};

/**
 * An icon keeps its room in every browser. By a share of what is around it, it would add nothing to the least width of a
 * table's column in Firefox and Safari, and the word beside it would be cut.
 */
export const IconKeepsItsRoomTest: Story = {
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector('svg')!).maxWidth).toBe('none');
  },
};

export const All: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack direction="row" gap="2" wrap>
      {(['good', 'info', 'neutral', 'warning', 'critical'] as const).map((tone) => (
        <Badge key={tone} {...args} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
    </Stack>
  ),
};

export const Quiet: Story = {
  ...All,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { emphasis: 'quiet' },
};

export const Strong: Story = {
  ...All,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { emphasis: 'strong' },
};

export const Narrow: Story = {
  args: { tone: 'warning', children: 'Waiting for the work-over rig to arrive' },
  decorators: [
    (Story) => (
      <div style={{ width: 140 }}>
        <Story />
      </div>
    ),
  ],
};

/** Without a tint around it, it goes on in a second line where words do, and is cut where they do not. */
export const QuietNarrow: Story = {
  ...Narrow,
  args: { ...Narrow.args, emphasis: 'quiet' },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const QuietNarrowTest: Story = {
  ...QuietNarrow,
  play: async ({ canvasElement }) => {
    const word = within(canvasElement).getByText(/work-over rig/);
    await expect(word.scrollWidth).toBe(word.clientWidth);
    const { height } = word.getBoundingClientRect();
    canvasElement.style.whiteSpace = 'nowrap';
    await expect(word.getBoundingClientRect().height).toBeLessThan(height);
    await expect(word.scrollWidth).toBeGreaterThan(word.clientWidth);
    canvasElement.style.whiteSpace = '';
  },
};

export const IconAlone: Story = {
  ...All,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { emphasis: 'quiet', labelHidden: true },
};

export const IconAloneTest: Story = {
  ...IconAlone,
  play: async ({ canvasElement }) => {
    const icon = within(canvasElement).getByText('Shut in').parentElement!;
    icon.focus();
    await expect(await within(canvasElement.ownerDocument.body).findByRole('tooltip')).toHaveTextContent(
      'Shut in',
    );
    icon.blur();
  },
};

export const Compact: Story = {
  ...All,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { density: 'compact' },
};

export const CompactTest: Story = {
  ...Compact,
  play: async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText(words.good).parentElement!;
    const { comfortable, compact } = heights(badge);
    await expect(comfortable).toBe(20);
    await expect(compact).toBeLessThan(19);
  },
};

export const States: Story = {
  parameters: {
    matrix: {
      rows: {
        Strong: { emphasis: 'strong' },
        Normal: {},
        Quiet: { emphasis: 'quiet' },
        Small: { size: 'sm' },
        Large: { size: 'lg' },
      },
      columns: {
        Neutral: { tone: 'neutral' },
        Info: { tone: 'info' },
        Good: { tone: 'good' },
        Warning: { tone: 'warning' },
        Critical: { tone: 'critical' },
      },
    },
  },
};
