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
      notes: [
        'It is named after the person. Initials stand in until a photo has loaded, and for one that does not.',
      ],
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

/** A square of one color. */
const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="teal"/%3E%3C/svg%3E';

export const Photo: Story = { args: { src: photo } };

export const PhotoTest: Story = {
  ...Photo,
  play: async ({ canvasElement }) => {
    // The initials stand in until the photo has loaded.
    await waitFor(() => expect(within(canvasElement).getByRole('img')).toHaveTextContent(/^$/));
  },
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
