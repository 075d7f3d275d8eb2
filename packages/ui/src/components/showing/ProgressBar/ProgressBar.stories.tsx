import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { tones } from '../../props.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Showing/ProgressBar',
  component: ProgressBar,
  args: { label: 'Reading production.csv', value: 42 },
  argTypes: { tone: { control: 'inline-radio', options: tones } },
  parameters: {
    guide: {
      use: 'Show progress that takes more than a few seconds, or how full a quota is.',
      avoid: 'Skeleton while content loads; LoadingOverlay where the whole page waits.',
      do: ['Give the progress in terms people know: “3 of 12 files”.'],
      dont: ['Don’t let it move backwards.'],
      keys: [],
      notes: ['Without a known share it reports no value to assistive technology.'],
    },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};

export const KnownTest: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Reading production.csv' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar).toHaveAttribute('aria-valuetext', '42\u00a0%');
  },
};

export const InWords: Story = { args: { value: 3, max: 12, figure: '3 of 12 files' } };

export const Unknown: Story = {
  args: { value: null },
};

export const UnknownTest: Story = {
  ...Unknown,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Tones: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack gap="4">
      {(['neutral', 'good', 'warning', 'critical'] as const).map((tone, index) => (
        <ProgressBar
          key={tone}
          {...args}
          tone={tone}
          label={`Disk of platform ${index + 1}`}
          value={25 * index + 20}
        />
      ))}
    </Stack>
  ),
};

export const TonesTest: Story = {
  ...Tones,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    // An icon of its own beside each figure: color is not the only sign.
    const icons = ['20 %', '45 %', '70 %', '95 %'].map(
      (figure) =>
        within(canvasElement).getByText(figure, { ignore: 'svg' }).querySelector('path')?.getAttribute('d') ??
        null,
    );
    await expect(icons[0]).toBeNull();
    await expect(new Set(icons).size).toBe(4);
  },
};

export const HostileValues: Story = {
  render: (args) => (
    <Stack gap="4">
      {[-5, 250, NaN, Infinity].map((value) => (
        <ProgressBar key={String(value)} {...args} label={`Value ${value}`} value={value} />
      ))}
      <ProgressBar label="Nothing to do" value={0} max={0} />
      <ProgressBar label={'W'.repeat(300)} value={50} figure={'x'.repeat(20)} />
    </Stack>
  ),
};

export const HostileValuesTest: Story = {
  ...HostileValues,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Value -5' })).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByRole('progressbar', { name: 'Value 250' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    await expect(canvas.getByRole('progressbar', { name: 'Value NaN' })).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByRole('progressbar', { name: 'Nothing to do' })).not.toHaveAttribute(
      'aria-valuenow',
    );
  },
};
