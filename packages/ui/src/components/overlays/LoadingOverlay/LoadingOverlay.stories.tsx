import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../foundations/Text/Text.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  title: 'Overlays/LoadingOverlay',
  component: LoadingOverlay,
  args: { open: true },
  parameters: {
    guide: {
      use: 'While nothing else on the whole page can be done: signing in or out.',
      avoid: 'For content on its way: Skeleton.',
      do: ['Keep it mounted, so that its text is announced.'],
      dont: ['Do not use it for less than a page.'],
      keys: [],
      notes: ['The focus stays where it was; its text is announced.'],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '240px' } },
  },
  render: (args) => (
    <div style={{ minHeight: 240, padding: 24 }}>
      <Text>The page behind.</Text>
      <LoadingOverlay {...args} />
    </div>
  ),
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const LoadingTest: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading...');
  },
};

export const OwnText: Story = { args: { label: 'Logging out, Please wait...' } };

export const ClosedTest: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
