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
      use: 'Trigger an action on the current page.',
      avoid:
        'Link to go somewhere. For the main next step that is an address, use Button with `asChild` around an `a`.',
      do: [
        {
          text: 'Start with a verb that says what happens.',
          show: () => <Button emphasis="strong">Save changes</Button>,
        },
        {
          text: 'Make one button strong: the action most people came for.',
          show: () => (
            <div style={{ display: 'flex', gap: 8 }}>
              <Button emphasis="strong">Save changes</Button>
              <Button>Cancel</Button>
            </div>
          ),
        },
      ],
      dont: [
        {
          text: 'Don’t use a label that needs the rest of the page to be understood.',
          show: () => <Button emphasis="strong">OK</Button>,
        },
        {
          text: 'Don’t give two actions the same weight.',
          show: () => (
            <div style={{ display: 'flex', gap: 8 }}>
              <Button emphasis="strong">Save changes</Button>
              <Button emphasis="strong">Cancel</Button>
            </div>
          ),
        },
        'Don’t disable a button without an explanation; let people press it and say what is missing.',
      ],
      keys: [['Enter, Space', 'presses it']],
      notes: [
        'With `asChild` around an `a` it is announced as a link.',
        'While `loading` it keeps the focus, announces the state and ignores further presses.',
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

export const States: Story = {
  parameters: {
    matrix: {
      rows: {
        Rest: {},
        Critical: { tone: 'critical' },
        Loading: { loading: true },
        Disabled: { disabled: true },
        Small: { size: 'sm' },
        Large: { size: 'lg' },
      },
      columns: {
        Strong: { emphasis: 'strong' },
        Normal: { emphasis: 'normal' },
        Quiet: { emphasis: 'quiet' },
      },
    },
  },
};
