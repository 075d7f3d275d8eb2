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
      use: 'Block the whole page while nothing else can be done, such as during sign-in.',
      avoid: 'Skeleton while content loads.',
      do: ['Keep it mounted, so that its text is announced when it opens.'],
      dont: ['Don’t use it for a part of a page.'],
      keys: [],
      notes: ['The focus stays where it was. The text is announced.'],
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

/** It is announced at once, and seen only when the wait is long. */
export const SeenLaterTest: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('Loading...');
    const veil = status.firstElementChild!;
    const [appear] = veil.getAnimations();
    const opacityAt = (milliseconds: number) => {
      appear!.pause();
      appear!.currentTime = milliseconds;
      return getComputedStyle(veil).opacity;
    };
    await expect([opacityAt(0), opacityAt(399)]).toEqual(['0', '0']);
    await expect(Number(opacityAt(599))).toBeGreaterThan(0.9);
  },
};

export const OwnText: Story = { args: { label: 'Logging out, Please wait...' } };

export const ClosedTest: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
