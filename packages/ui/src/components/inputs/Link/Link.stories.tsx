import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../foundations/Text/Text.tsx';
import { emphases } from '../../props.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Inputs/Link',
  component: Link,
  args: { children: 'Forgot password?', href: '#forgot-password' },
  argTypes: { emphasis: { control: 'inline-radio', options: emphases }, labels: { control: false } },
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

export const Normal: Story = {
  render: (args) => (
    <Text>
      If you cannot sign in, see <Link {...args}>how accounts work</Link> first.
    </Text>
  ),
};

export const Strong: Story = { args: { emphasis: 'strong' } };

export const Quiet: Story = { args: { emphasis: 'quiet', children: 'Terms of service' } };

export const NewTab: Story = {
  args: { emphasis: 'strong', target: '_blank', children: 'Release notes', href: '#release' },
};

export const NewTabTest: Story = {
  ...NewTab,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^Release notes \(.+\)$/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

export const AsChild: Story = {
  args: {
    href: undefined,
    asChild: true,
    labels: { newTab: 'leaves the portal' },
    children: (
      <a href="#handbook" target="_blank">
        Handbook
      </a>
    ),
  },
};

export const AsChildTest: Story = {
  ...AsChild,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Handbook (leaves the portal)' });
    await expect(link).toHaveAttribute('href', '#handbook');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};
