import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartColumn, LogOut, Settings, UserRound } from 'lucide-react';
import { Button } from '../../inputs/Button/Button.tsx';
import { Menu } from './Menu.tsx';
import { endMotion, slowMotion } from '../../slow-motion.fixture.ts';

const signOut = fn();
const chooseTheme = fn();

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    align: 'start',
    trigger: <Button>Ada Lovelace</Button>,
    items: [
      { type: 'heading', id: 'who', label: 'Ada Lovelace', description: 'engineer@cnx.example' },
      { type: 'separator', id: 'line-1' },
      {
        id: 'profile',
        label: 'My Profile',
        icon: <UserRound size={16} aria-hidden="true" />,
        href: '#profile',
      },
      {
        id: 'settings',
        label: 'Settings',
        icon: <Settings size={16} aria-hidden="true" />,
        href: '#settings',
      },
      {
        id: 'analytics',
        label: 'User Analytics Dashboard',
        icon: <ChartColumn size={16} aria-hidden="true" />,
        disabled: true,
        onSelect: fn(),
      },
      { type: 'separator', id: 'line-2' },
      {
        id: 'out',
        label: 'Sign out',
        icon: <LogOut size={16} aria-hidden="true" />,
        onSelect: signOut,
      },
    ],
  },
  argTypes: { trigger: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 340 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Hold actions or choices behind a button.',
      avoid: 'Select for a value in a form.',
      do: ['Order items by use; put destructive ones last.'],
      dont: ['Don’t list more than about ten items.'],
      keys: [
        ['Enter, Space, Arrow down', 'open it'],
        ['Arrow keys, Home, End', 'move between items; letters jump to an item'],
        ['Escape', 'closes it and returns the focus'],
      ],
      notes: ['Roles menu, menuitem and menuitemradio.'],
    },
    docs: { story: { inline: false, height: '380px' } },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultOpen: true },
};

export const ProfileTest: Story = {
  play: async ({ canvasElement }) => {
    signOut.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Ada Lovelace' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const profile = await page.findByRole('menuitem', { name: 'My Profile' });
    await waitFor(() => expect(profile).toHaveFocus());
    await expect(profile).toHaveAttribute('href', '#profile');
    await userEvent.keyboard('{End}{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible());
  },
};

export const Choice: Story = {
  args: {
    trigger: <Button>Theme</Button>,
    items: [
      {
        type: 'choice',
        id: 'theme',
        label: 'Theme',
        value: 'dark',
        items: [
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ],
        onValueChange: chooseTheme,
      },
      { type: 'separator', id: 'line' },
      { id: 'reset', label: 'Delete all settings', tone: 'critical', onSelect: fn() },
    ],
    defaultOpen: true,
  },
};

export const ChoiceTest: Story = {
  ...Choice,
  args: { ...Choice.args, defaultOpen: false },
  play: async ({ canvasElement }) => {
    chooseTheme.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Theme' }));
    await expect(await page.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Light' }));
    await expect(chooseTheme).toHaveBeenCalledWith('light');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Theme' }));
    await waitFor(() => expect(page.getByRole('menu')).toBeVisible());
  },
};

/** Keys that do the same are shown at the end; letters find an item by its label alone. */
export const Shortcuts: Story = {
  args: {
    items: [
      { label: 'Rename', shortcut: 'F2', onSelect: fn() },
      { label: 'Delete', tone: 'critical', shortcut: 'Mod+Backspace', onSelect: fn() },
    ],
  },
};

export const ShortcutsTest: Story = {
  ...Shortcuts,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Ada Lovelace' }));
    const remove = await page.findByRole('menuitem', { name: /^Delete/ });
    await expect(remove.querySelector('kbd')).toHaveTextContent(/Ctrl/);
    await userEvent.keyboard('d');
    await waitFor(() => expect(remove).toHaveFocus());
  },
};

/** What has been closed leaves by itself, behind a focus that has gone back. */
export const LeavingTest: Story = {
  beforeEach: slowMotion,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Ada Lovelace' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await page.findByRole('menu');
    endMotion();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(menu).toBeInTheDocument();
    trigger.blur();
    endMotion();
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await expect(trigger).not.toHaveFocus();
  },
};
