import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.tsx';
import { buttonSizes, buttonTones } from '../button-rules.ts';

const meta = {
  title: 'Inputs/ButtonLink',
  component: ButtonLink,
  args: { children: 'Return to Dashboard', href: '#dashboard', tone: 'primary' },
  argTypes: {
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
    as: { control: false },
  },
  parameters: {
    guide: {
      use: 'A main way onward that is an address.',
      avoid: 'For what happens here and now: Button.',
      do: ['Say where it leads.'],
      dont: ['Do not make an action of it.'],
      keys: [['Enter', 'follows it']],
      notes: ['It is a link for assistive technology, whatever its style.'],
    },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Return to Dashboard' });
    await expect(link).toHaveAttribute('href', '#dashboard');
  },
};

export const Secondary: Story = { args: { tone: 'secondary' } };
