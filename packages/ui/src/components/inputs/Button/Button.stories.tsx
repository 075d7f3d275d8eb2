import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { Button } from './Button.tsx';
import { buttonSizes, buttonTones } from '../button-rules.ts';

const meta = {
  title: 'Inputs/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
  argTypes: {
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
  },
  parameters: {
    guide: {
      use: 'For what happens here and now.',
      avoid: 'To go somewhere: Link or ButtonLink.',
      do: ['A verb first: "Save changes".', 'One primary button in a view.'],
      dont: ['Do not disable without saying why; let it be pressed and explain.'],
      keys: [['Enter, Space', 'presses it']],
      notes: ['Busy, it keeps its focus and says so; it ignores a second press.'],
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { tone: 'primary' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save changes' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {buttonTones.map((tone) => (
        <Button key={tone} {...args} tone={tone} icon={<Download size={16} aria-hidden="true" />}>
          {tone}
        </Button>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      {buttonSizes.map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const Busy: Story = {
  args: { tone: 'primary', busy: true, children: 'Updating...' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Updating...' });
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Wide: Story = { args: { tone: 'primary', size: 'lg', wide: true, children: 'Next' } };
