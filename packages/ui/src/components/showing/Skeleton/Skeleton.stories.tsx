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
      use: 'For content that is on its way, in its shape, after 150 ms.',
      avoid: 'Inside buttons: they are busy themselves.',
      do: ['Copy the shape of what comes.'],
      dont: ['Do not let things jump when content arrives.'],
      keys: [],
      notes: ['Hidden from assistive technology; what waits says so itself. Still with reduced motion.'],
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
