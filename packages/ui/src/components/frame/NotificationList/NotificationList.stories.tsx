import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoonStar } from 'lucide-react';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { NotificationList } from './NotificationList.tsx';
import type { NotificationItem } from './NotificationRow.tsx';

const earlier: NotificationItem[] = [1, 2].map((day) => ({
  id: `drop-${day}`,
  label: `F-12: unexplained drop of ${60 + day * 10} Sm³/d`,
  kind: 'Exception · medium',
  age: `${day + 1} days ago`,
  time: `Nov ${19 - day}, 2026, 06:18 CET`,
  tone: 'warning',
  read: true,
  href: `#f-12-${day}`,
}));
const items: NotificationItem[] = [
  {
    id: 'drop',
    label: 'F-12: unexplained drop of 128 Sm³/d',
    description: 'Since Nov 20, 04:00. Nothing in the operations log.',
    kind: 'Exception · high',
    count: 3,
    age: '12 min ago',
    time: 'Nov 20, 2026, 06:18 CET',
    tone: 'critical',
    read: false,
    href: '#f-12',
    earlier,
  },
  {
    id: 'feed',
    label: 'The feed of Brisk was late and is complete now',
    kind: 'System',
    age: 'yesterday',
    time: 'Nov 19, 2026, 11:02 CET',
    tone: 'info',
    read: true,
  },
];

const meta = {
  title: 'Frame/NotificationList',
  component: NotificationList,
  args: { items, onSelect: fn(), 'aria-label': 'Notifications' },
  argTypes: { itemActions: { control: false } },
  parameters: {
    guide: {
      use: 'List what happened on a page of its own, newest first, one row for each group.',
      avoid: 'The panel behind the bell: a NotificationPanel.',
      do: ['Put what belongs to one well and one rule behind the newest of it.'],
      dont: ['Don’t repeat the actions of a group on what is earlier in it.'],
      keys: [
        ['Tab', 'goes through the notifications, their actions and the buttons that show what is earlier'],
        ['Enter', 'opens the focused notification'],
      ],
      notes: ['Unread notifications are marked in words as well as by weight and a dot.'],
    },
  },
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grouped: Story = {};

export const GroupedTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^Unread: F-12.*3 events/ })).toHaveAttribute(
      'href',
      '#f-12',
    );
    const more = canvas.getByRole('button', { name: 'Show 2 earlier' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(canvas.getByRole('link', { name: /drop of 70/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /feed of Brisk/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'feed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide earlier' }));
    await expect(canvas.queryByRole('link', { name: /drop of 70/ })).toBeNull();
  },
};

export const WithActions: Story = {
  args: {
    itemActions: ({ label }) => (
      <IconButton size="sm" label={`Snooze ${label}`} icon={<MoonStar size={16} />} />
    ),
  },
};

export const Empty: Story = { args: { items: [] } };

export const Hostile: Story = {
  args: {
    items: [
      { ...items[0]!, label: 'W'.repeat(10_000), description: 'x '.repeat(4000), kind: 'k'.repeat(300) },
      { ...items[1]!, label: '<img src=x onerror=alert(1)>', count: Number.NaN },
    ],
  },
};
