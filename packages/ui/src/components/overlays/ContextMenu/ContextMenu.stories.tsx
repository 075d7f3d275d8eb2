import { expect, fireEvent, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, ExternalLink, Trash2 } from 'lucide-react';
import { styled } from '../../../themes/stitches.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { Figure } from '../../showing/Figure/Figure.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const Row = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  width: '100%',
  padding: '$3 $4',
  border: '1px solid $border',
  backgroundColor: '$surface',
  color: '$text',
  cursor: 'default',
  focusRing: -2,
  '& + &': { borderTop: 0 },
});

const open = fn();
const press = fn();

const meta = {
  title: 'Overlays/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'F-11 H',
    items: [
      {
        id: 'open',
        label: 'Open the well',
        icon: <ExternalLink size={16} aria-hidden="true" />,
        onSelect: open,
      },
      { id: 'copy', label: 'Copy the link', icon: <Copy size={16} aria-hidden="true" />, onSelect: fn() },
      { type: 'separator', id: 'line' },
      {
        id: 'remove',
        label: 'Remove from the list',
        icon: <Trash2 size={16} aria-hidden="true" />,
        tone: 'critical',
        onSelect: fn(),
      },
    ],
    onOpenChange: fn(),
    children: (
      <Row as="button" type="button" onClick={press}>
        <Text>F-11 H</Text>
        <Figure value={978} unit="Sm³/d" />
      </Row>
    ),
  },
  argTypes: { children: { control: false }, items: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 300, maxWidth: 420 }}>
        <Row>
          <Text>F-12</Text>
          <Figure value="1,031" unit="Sm³/d" />
        </Row>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Offer shortcuts for one item among many: a row, an item of a tree, a bar of a schedule.',
      avoid: 'Menu behind a button for actions people need to find.',
      do: ['Make every action available elsewhere as well.', 'Name the menu after the item.'],
      dont: ['Don’t replace the browser’s menu on text that people copy.'],
      keys: [
        ['Menu key, Shift+F10', 'open it at the focused item'],
        ['Arrow keys, Home, End', 'move between items; letters jump to an item'],
        ['Escape', 'closes it and returns the focus'],
      ],
      notes: [
        'Its role is `menu`. A long press opens it on touch screens; Shift and right click opens the browser’s own menu.',
      ],
    },
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const start = (canvasElement: HTMLElement) => {
  open.mockClear();
  press.mockClear();
  const page = within(canvasElement.ownerDocument.body);
  return { page, thing: page.getByRole('button', { name: /^F-11 H/ }) };
};

export const Area: Story = { args: { defaultOpen: true } };

export const ByPointerTest: Story = {
  play: async ({ canvasElement }) => {
    const { page, thing } = start(canvasElement);
    const { left, top } = thing.getBoundingClientRect();
    await fireEvent.contextMenu(thing, { clientX: left + 40, clientY: top + 20, detail: 1 });
    const menu = await page.findByRole('menu', { name: 'F-11 H' });
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().left - left - 40)).toBeLessThan(4));
    await expect(getComputedStyle(thing).outlineStyle, 'whose menu it is').toBe('solid');
    await userEvent.click(page.getByRole('menuitem', { name: 'Open the well' }));
    await expect(open).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await fireEvent.contextMenu(thing, { clientX: left + 40, clientY: top + 20, detail: 1 });
    await waitFor(() => expect(page.getByRole('menu')).toBeVisible());
  },
};

export const ByKeyboardTest: Story = {
  play: async ({ canvasElement }) => {
    const { page, thing } = start(canvasElement);
    await userEvent.tab();
    await expect(thing).toHaveFocus();
    await fireEvent.keyDown(thing, { key: 'F10', shiftKey: true });
    const menu = await page.findByRole('menu');
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    const { left, bottom } = thing.getBoundingClientRect();
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().left - left)).toBeLessThan(4));
    await expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(thing).toHaveFocus());
    await fireEvent.keyDown(thing, { key: 'ContextMenu' });
    await page.findByRole('menu');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(open).toHaveBeenCalledOnce();
    await waitFor(() => expect(thing).toHaveFocus());
  },
};

export const ByFingerTest: Story = {
  play: async ({ args, canvasElement }) => {
    const { page, thing } = start(canvasElement);
    const finger = { pointerType: 'touch', clientX: 60, clientY: 60, pointerId: 7 };
    // A finger that scrolls opens nothing.
    await fireEvent.pointerDown(thing, finger);
    await fireEvent.pointerMove(thing, { ...finger, clientY: 90 });
    await fireEvent.pointerUp(thing, finger);
    await fireEvent.pointerDown(thing, finger);
    await page.findByRole('menu');
    await fireEvent.pointerUp(thing, finger);
    await fireEvent.click(thing);
    await expect(press).not.toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

/** The browser's own menu is left to those who ask for it, and where there is nothing to offer. */
export const NothingToOfferTest: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    const { page, thing } = start(canvasElement);
    // Not prevented: the browser goes on with it.
    await expect(await fireEvent.contextMenu(thing, { clientX: 40, clientY: 40 })).toBe(true);
    await expect(page.queryByRole('menu')).toBeNull();
  },
};
