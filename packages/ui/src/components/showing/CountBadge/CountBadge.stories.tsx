import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Showing/CountBadge',
  component: CountBadge,
  args: { value: 12, label: 'alerts' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['neutral', 'critical'] },
    emphasis: { control: 'inline-radio', options: ['normal', 'strong'] },
  },
  parameters: {
    guide: {
      use: 'Show how many items are waiting, next to a name.',
      avoid: 'KpiTile for a figure of its own; Badge for a status.',
      do: ['Say what is counted in the label where the words beside it do not.'],
      dont: ['Don’t show zero where the number is unknown: pass null.'],
      keys: [],
      notes: ['“99+” is read as “more than 99”, a dash as “unknown number”.'],
    },
  },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack direction="row" gap="2">
      <CountBadge {...args} />
      <CountBadge {...args} emphasis="strong" />
      <CountBadge {...args} tone="critical" />
      <CountBadge {...args} tone="critical" emphasis="strong" />
    </Stack>
  ),
};

export const More: Story = {
  args: { value: 12_345 },
};

export const MoreTest: Story = {
  ...More,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('more than 99 alerts')).toBeInTheDocument();
  },
};

export const WrittenOut: Story = {
  args: { value: 12_345, max: 1_000_000 },
};

export const WrittenOutTest: Story = {
  ...WrittenOut,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12,345')).toBeVisible();
  },
};

export const NoCounts: Story = {
  render: () => (
    <Stack direction="row" gap="2">
      {[0, -3, 2.5, Number.NaN, null, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map((value) => (
        <CountBadge key={String(value)} data-testid={String(value)} value={value} />
      ))}
    </Stack>
  ),
};

export const NoCountsTest: Story = {
  ...NoCounts,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const texts = ['0', '-3', '2.5', 'NaN', 'null', 'Infinity', '-Infinity'].map(
      (id) => canvas.getByTestId(id).textContent,
    );
    await expect(texts).toEqual(['0', '-3', '2.5', '–unknown number ', '–unknown number ', '∞', '-∞']);
  },
};

export const RightToLeft: Story = {
  args: { value: 1234, locale: 'ar-EG', max: 9999 },
  render: (args) => (
    <div dir="rtl">
      <CountBadge {...args} />
    </div>
  ),
};
