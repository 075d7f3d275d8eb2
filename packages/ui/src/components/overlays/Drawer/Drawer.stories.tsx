import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../inputs/Button/Button.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Drawer, drawerSizes, type DrawerProps } from './Drawer.tsx';

function WithTrigger({ open: first, onClose, ...rest }: DrawerProps) {
  const [open, setOpen] = useState(first);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <div style={{ minHeight: 480 }}>
      <Button onClick={() => setOpen(true)}>Show F-12</Button>
      <Drawer {...rest} open={open} onClose={close} />
    </div>
  );
}

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    open: false,
    title: 'F-12',
    description: 'Volve, electrical submersible pump',
    closeLabel: 'Close',
    footer: <Button emphasis="strong">Open the well</Button>,
    children: <TextField label="Note" />,
    onClose: fn(),
  },
  argTypes: {
    size: { control: 'inline-radio', options: drawerSizes },
    footer: { control: false },
    children: { control: false },
  },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'For the details of one row or mark, while the page it belongs to stays in sight.',
      avoid: 'For a decision that must be taken: take a Dialog. For a few controls: a Popover.',
      do: ['Give it the name of the thing it shows.'],
      dont: ['Do not open a drawer from a drawer.'],
      keys: [
        ['Escape', 'closes it; the focus goes back to what opened it'],
        ['Tab', 'stays within it'],
      ],
      notes: ['It is the browser’s own modal dialog: nothing behind it can be reached.'],
    },
  },
  render: (args) => <WithTrigger {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenAndEscape: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Show F-12' });
    await userEvent.click(trigger);
    const drawer = await canvas.findByRole('dialog', { name: 'F-12' });
    await expect(drawer).toHaveAccessibleDescription('Volve, electrical submersible pump');
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Open: Story = { args: { open: true } };
export const FromTheStart: Story = { args: { open: true, side: 'start', size: 'sm' } };

export const LongContent: Story = {
  args: {
    open: true,
    title: 'Ausführliche Bohrlochinformationen '.repeat(5),
    children: (
      <>
        {Array.from({ length: 60 }, (_, line) => (
          <Text key={line}>Line {line + 1} of the operations log.</Text>
        ))}
        <Text>{'W'.repeat(10_000)}</Text>
      </>
    ),
  },
};
