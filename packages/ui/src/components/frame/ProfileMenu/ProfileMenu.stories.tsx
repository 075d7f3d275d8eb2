import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartColumn, LogOut, Settings, UserRound } from 'lucide-react';
import { ProfileMenu } from './ProfileMenu.tsx';

const signOut = fn();
const icon = { size: 16, 'aria-hidden': true } as const;

const meta = {
  title: 'Frame/ProfileMenu',
  component: ProfileMenu,
  args: {
    name: 'Ada Lovelace',
    email: 'engineer@cnx.example',
    items: [
      {
        id: 'profile',
        label: 'My Profile',
        icon: <UserRound {...icon} />,
        href: '#profile',
      },
      {
        id: 'settings',
        label: 'Settings',
        icon: <Settings {...icon} />,
        href: '#settings',
      },
      {
        id: 'analytics',
        label: 'User Analytics Dashboard',
        icon: <ChartColumn {...icon} />,
        href: '#analytics',
      },
      { id: 'out', label: 'Sign out', icon: <LogOut {...icon} />, onSelect: signOut },
    ],
  },
  argTypes: { items: { control: false } },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          justifyContent: 'flex-end',
          alignItems: 'flex-start',
          minHeight: 300,
          padding: 8,
          background: 'linear-gradient(var(--cnx-colors-header) 56px, transparent 56px)',
        }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Hold the account’s pages and sign-out at the end of the header.',
      avoid: 'Menu for all other menus.',
      do: ['Put “Sign out” last.'],
      dont: ['Don’t put settings of a single view here.'],
      keys: [
        ['Enter, Space, Arrow down', 'open the menu'],
        ['Arrow keys, Home, End', 'move between items; letters jump to an item'],
        ['Escape', 'closes it and returns the focus'],
      ],
      notes: ['The button is named after the person; the photo is decorative.'],
    },
    docs: { story: { inline: false, height: '320px' } },
  },
} satisfies Meta<typeof ProfileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { defaultOpen: true },
};

export const SigningOutTest: Story = {
  play: async ({ canvasElement }) => {
    signOut.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Profile of Ada Lovelace' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus());
    await waitFor(() => expect(page.getByText('engineer@cnx.example')).toBeVisible());
    await userEvent.keyboard('{End}{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const LongName: Story = {
  args: {
    name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
    email: `${'a'.repeat(200)}@cnx.example`,
    defaultOpen: true,
  },
};

export const LongNameTest: Story = {
  ...LongName,
  args: { ...LongName.args, defaultOpen: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button'));
    await waitFor(() => expect(page.getByRole('menu')).toBeVisible());
  },
};

export const NameIsTheAddress: Story = { args: { name: 'engineer@cnx.example' } };
