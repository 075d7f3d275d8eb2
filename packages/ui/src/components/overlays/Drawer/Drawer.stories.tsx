import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectToCloseBeside } from '../press-beside.fixture.ts';
import { DataTable } from '../../data/DataTable/DataTable.tsx';
import { Button } from '../../inputs/Button/Button.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { sizes } from '../../props.ts';
import { Drawer } from './Drawer.tsx';
import { endMotion, slowMotion } from '../../slow-motion.fixture.ts';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    trigger: <Button>Show F-12</Button>,
    title: 'F-12',
    description: 'Volve, electrical submersible pump',
    actions: <Button emphasis="strong">Open the well</Button>,
    children: <TextField label="Note" />,
    onOpenChange: fn(),
  },
  argTypes: {
    size: { control: 'inline-radio', options: [...sizes, 'xl'] },
    trigger: { control: false },
    actions: { control: false },
    children: { control: false },
  },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'Show details of one row or mark while the page stays in view.',
      avoid: 'Dialog for a decision; Popover for a few controls.',
      do: ['Use the name of the item as the title.'],
      dont: ['Don’t open a drawer from a drawer.'],
      keys: [
        ['Escape', 'closes it and returns the focus to what opened it'],
        ['Tab', 'stays within it'],
      ],
      notes: ['It is the browser’s native modal dialog: nothing behind it can be reached.'],
    },
  },
  render: (args) => (
    <div style={{ minHeight: 480 }}>
      <Drawer {...args} />
    </div>
  ),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: {
    chromatic: {
      disableSnapshot: false,
      modes: { phone: { theme: 'dark', viewport: 390 }, rtl: { theme: 'dark', direction: 'rtl' } },
    },
  },
  args: { defaultOpen: true },
};

/** No place is kept for a scroll bar beside it. */
export const AtTheEdgeTest: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const drawer = within(canvasElement).getByRole('dialog', { name: 'F-12' });
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(innerWidth));
  },
};

export const HeadStaysTest: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <div style={{ height: 3000 }} />
        <VisuallyHidden>The end</VisuallyHidden>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await expect(dialog.scrollHeight, 'its head and foot stay in place').toBe(dialog.clientHeight);
    await expect(within(dialog).getByRole('group').scrollHeight).toBeGreaterThan(3000);
  },
};

export const OpenAndEscapeTest: Story = {
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
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};
export const PressBesideTest: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const drawer = within(canvasElement).getByRole<HTMLDialogElement>('dialog', { name: 'F-12' });
    await expectToCloseBeside(drawer, within(drawer).getByRole('group', { name: 'F-12' }));
  },
};

const wells = Array.from({ length: 40 }, (_, index) => ({ id: `F-${index + 1}` }));

/** A table that a page is about has its head below the page's bar; in a drawer, at the drawer's own edge. */
export const TableInsideTest: Story = {
  args: {
    defaultOpen: true,
    children: <DataTable label="Wells" columns={[{ id: 'id', label: 'Well' }]} rows={wells} layout="page" />,
  },
  play: async ({ canvasElement }) => {
    document.documentElement.style.setProperty('--bar-height', '60px');
    try {
      const drawer = within(within(canvasElement).getByRole('dialog', { name: 'F-12' }));
      const head = drawer.getByRole('columnheader', { name: 'Well' }).getBoundingClientRect();
      const first = drawer.getByRole('rowheader', { name: 'F-1' }).getBoundingClientRect();
      await expect(head.bottom).toBeLessThanOrEqual(first.top + 1);
    } finally {
      document.documentElement.style.removeProperty('--bar-height');
    }
  },
};

export const FromTheStart: Story = { args: { defaultOpen: true, side: 'start', size: 'sm' } };

export const LongContent: Story = {
  args: {
    defaultOpen: true,
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

const placeOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
};

/** What has been closed leaves by itself, behind a focus that has gone back. */
export const LeavingTest: Story = {
  beforeEach: slowMotion,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Show F-12' });
    await userEvent.click(trigger);
    const dialog = canvas.getByRole('dialog');
    endMotion();
    const place = placeOf(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(trigger).toHaveFocus();
    await expect(dialog).toHaveTextContent('Open the well');
    await expect(dialog.inert).toBe(true);
    // It begins to leave where it stood.
    await expect(placeOf(dialog)).toEqual(place);
    endMotion();
    await waitFor(() => expect(dialog).toBeEmptyDOMElement());
    await expect(dialog).not.toBeVisible();
  },
};
