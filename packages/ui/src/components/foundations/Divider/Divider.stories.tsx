import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Foundations/Divider',
  component: Divider,
  argTypes: { orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] } },
  parameters: {
    guide: {
      use: 'Separate unrelated groups that stand close together.',
      avoid: 'The gap of a Stack inside one group; Card for a group with a title.',
      do: ['Mark it `decorative` where headings already separate the groups.'],
      dont: ['Don’t put one between all items of a list; spacing is enough.'],
      keys: [],
      notes: ['Role separator with its direction; the label is its name.'],
    },
  },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  render: (args) => (
    <Stack gap="3">
      <Text>Volve</Text>
      <Divider {...args} />
      <Text>Brisk</Text>
    </Stack>
  ),
};

export const HorizontalTest: Story = {
  ...Horizontal,
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'horizontal');
  },
};

export const WithLabel: Story = {
  ...Horizontal,
  args: { label: 'or' },
};

export const WithLabelTest: Story = {
  ...WithLabel,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator', { name: 'or' })).toBeVisible();
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Stack direction="row" gap="3">
      <Text>12 wells</Text>
      <Divider {...args} />
      <Text>3 alerts</Text>
    </Stack>
  ),
};

export const Decorative: Story = {
  ...Horizontal,
  args: { decorative: true },
};

export const DecorativeTest: Story = {
  ...Decorative,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull();
  },
};

export const LongText: Story = {
  ...Horizontal,
  args: { label: 'W'.repeat(10_000) },
};

export const LongTextTest: Story = {
  ...LongText,
  play: () => undefined,
};

export const RightToLeft: Story = { args: { label: 'أو' }, render: Horizontal.render! };
