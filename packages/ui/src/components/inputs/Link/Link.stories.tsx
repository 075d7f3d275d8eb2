import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../foundations/Text/Text.tsx';
import { Link, linkTones } from './Link.tsx';

const meta = {
  title: 'Inputs/Link',
  component: Link,
  args: { children: 'Forgot password?', href: '#forgot-password' },
  argTypes: { tone: { control: 'inline-radio', options: linkTones }, as: { control: false } },
  parameters: {
    guide: {
      use: 'To go to another page or place.',
      avoid: 'For what happens here and now: Button.',
      do: ['Name where it leads.'],
      dont: ['Do not write "click here".'],
      keys: [['Enter', 'follows it']],
      notes: ['Underlined within text, so that color is not its only sign.'],
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <Text>
      If you cannot sign in, see <Link {...args}>how accounts work</Link> first.
    </Text>
  ),
};

export const Alone: Story = { args: { tone: 'alone' } };

export const Quiet: Story = { args: { tone: 'quiet', children: 'Terms of service' } };

export const NewTab: Story = {
  args: { tone: 'alone', newTabText: 'opens in a new tab', children: 'Release notes', href: '#release' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Release notes (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};
