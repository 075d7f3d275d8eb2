import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from './Button.tsx';
import { emphases, sizes } from '../../props.ts';
import { buttonTones } from '../button-rules.ts';

const meta = {
  title: 'Inputs/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
  argTypes: {
    emphasis: { control: 'inline-radio', options: emphases },
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: sizes },
    icon: { control: false },
  },
  parameters: {
    guide: {
      use: 'For what happens here and now.',
      avoid:
        'To go somewhere: Link. A main way onward that is an address: Button with `asChild` around an `a`.',
      do: ['A verb first: "Save changes".', 'One strong button in a view.'],
      dont: ['Do not disable without saying why; let it be pressed and explain.'],
      keys: [['Enter, Space', 'presses it']],
      notes: [
        'With `asChild` it is a link for assistive technology, whatever it looks like.',
        'Loading, it keeps its focus and says so; it ignores a second press.',
      ],
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = {
  args: { emphasis: 'strong' },
};

export const StrongTest: Story = {
  ...Strong,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save changes' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Tones: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {emphases.map((emphasis) => (
        <Button key={emphasis} {...args} emphasis={emphasis} icon={<Download size={16} aria-hidden="true" />}>
          {emphasis}
        </Button>
      ))}
      {emphases.map((emphasis) => (
        <Button key={emphasis} {...args} emphasis={emphasis} tone="critical">
          {`critical, ${emphasis}`}
        </Button>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      {sizes.map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const Loading: Story = {
  args: { emphasis: 'strong', loading: true, children: 'Updating...' },
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Updating...' });
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

const ofTheLink = fn((event: MouseEvent) => event.preventDefault());

export const AsLink: Story = {
  args: {
    asChild: true,
    emphasis: 'strong',
    icon: <Download size={16} aria-hidden="true" />,
    children: (
      <a href="#dashboard" className="own" onClick={ofTheLink}>
        Return to Dashboard
      </a>
    ),
  },
};

export const AsLinkTest: Story = {
  ...AsLink,
  play: async ({ args, canvasElement }) => {
    ofTheLink.mockClear();
    const link = within(canvasElement).getByRole('link', { name: 'Return to Dashboard' });
    await expect(link).toHaveAttribute('href', '#dashboard');
    await expect(link).toHaveClass('own');
    await expect(link).not.toHaveAttribute('type');
    await expect(link.querySelector('svg')).not.toBeNull();
    await userEvent.click(link);
    await expect(ofTheLink).toHaveBeenCalledOnce();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const FullWidth: Story = {
  args: { emphasis: 'strong', size: 'lg', fullWidth: true, children: 'Next' },
};
