import { expect, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { sizes } from '../../props.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Showing/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
  argTypes: { size: { control: 'inline-radio', options: sizes } },
  parameters: {
    guide: {
      use: 'Identify a person in a list, in the header or next to what they did.',
      avoid: 'An icon for things.',
      do: ['Set `decorative` where the name is next to it.'],
      dont: ['Don’t use a photo that the person did not choose.'],
      keys: [],
      notes: ['It is named after the person. Initials replace a photo that does not load.'],
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

export const InitialsTest: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" gap="3">
      {sizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const BrokenPhoto: Story = {
  args: { src: 'data:image/png;base64,broken' },
};

export const BrokenPhotoTest: Story = {
  ...BrokenPhoto,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img')).toHaveTextContent('AL'));
  },
};
