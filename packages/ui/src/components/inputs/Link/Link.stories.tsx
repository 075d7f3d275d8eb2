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
      use: 'Go to another page or another place on the page.',
      avoid: 'Button for an action.',
      do: [
        {
          text: 'Say where it leads.',
          show: () => (
            <Text>
              Compare with the <Link href="#schedule">schedule of planned work</Link>.
            </Text>
          ),
        },
      ],
      dont: [
        {
          text: 'Don’t write “click here”: read alone, it says nothing.',
          show: () => (
            <Text>
              For the schedule, <Link href="#schedule">click here</Link>.
            </Text>
          ),
        },
      ],
      keys: [['Enter', 'follows it']],
      notes: ['It is underlined within text, so color is not the only sign.'],
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

export const States: Story = {
  parameters: {
    matrix: {
      rows: { 'Same tab': {}, 'New tab': { target: '_blank' } },
      columns: {
        Strong: { emphasis: 'strong' },
        Normal: { emphasis: 'normal' },
        Quiet: { emphasis: 'quiet' },
      },
    },
  },
};
