import { expect } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

const meta = {
  title: 'Showing/Skeleton',
  component: Skeleton,
  argTypes: { shape: { control: 'inline-radio', options: skeletonShapes } },
  parameters: {
    guide: {
      use: 'Hold the place of content while it loads, in the same shape and size.',
      avoid: 'The `loading` prop of a Button.',
      do: [
        {
          text: 'Match the number of lines and the height of what will appear.',
          show: () => <Skeleton shape="text" lines={3} />,
        },
      ],
      dont: ['Don’t let the page move when content arrives.'],
      keys: [],
      notes: [
        'It is hidden from assistive technology; the container announces that it is busy. It does not move with reduced motion.',
      ],
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  args: { lines: 3 },
};

export const LinesTest: Story = {
  ...Lines,
  play: async ({ canvasElement }) => {
    // Nothing is to be seen for the first 150 ms, and nothing is ever said.
    const skeleton = canvasElement.querySelector('[aria-hidden=true]')!;
    await expect(getComputedStyle(skeleton).animationDelay).toBe('0.15s');
    await expect(skeleton.children).toHaveLength(3);
  },
};

export const RowOfAPerson: Story = {
  render: () => (
    <Stack direction="row" gap="3">
      <Skeleton shape="circle" height={32} />
      <Skeleton lines={2} width={180} />
    </Stack>
  ),
};

export const Chart: Story = { args: { shape: 'block', height: 160 } };

export const States: Story = {
  parameters: {
    matrix: {
      rows: { '160 px': { width: 160 }, '240 px': { width: 240 } },
      columns: { Text: { shape: 'text' }, Block: { shape: 'block', height: 48 } },
    },
  },
};
