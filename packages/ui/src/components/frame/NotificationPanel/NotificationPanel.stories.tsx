import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { tones, type Tone } from '../../props.ts';
import { NotificationPanel, type NotificationPanelProps } from './NotificationPanel.tsx';
import type { NotificationItem } from '../NotificationList/NotificationRow.tsx';

function WithState({ items: first, onMarkAll, ...rest }: NotificationPanelProps) {
  const [items, setItems] = useState(first);
  return (
    <div
      style={{
        display: 'inline-block',
        border: '1px solid var(--cnx-colors-raisedBorder)',
        borderRadius: 'var(--cnx-radii-card)',
        backgroundColor: 'var(--cnx-colors-raised)',
        boxShadow: '0 12px 32px var(--cnx-colors-shadowOverlay)',
      }}
    >
      <NotificationPanel
        {...rest}
        style={{ maxWidth: 'calc(100vw - 34px)' }}
        items={items}
        onMarkAll={() => {
          setItems(items.map((item) => ({ ...item, read: true })));
          onMarkAll();
        }}
      />
    </div>
  );
}

const few: NotificationItem[] = [
  {
    id: 'drop',
    label: 'F-12: unexplained drop of 128 Sm³/d',
    description: 'Since Nov 20, 04:00. Nothing in the operations log.',
    age: '12 min ago',
    time: 'Nov 20, 2026, 06:18 CET',
    tone: 'critical',
    read: false,
    href: '#f-12',
  },
  {
    id: 'test',
    label: 'F-14: well test finished',
    age: '3 h ago',
    time: 'Nov 20, 2026, 03:30 CET',
    tone: 'good',
    read: false,
  },
  {
    id: 'feed',
    label: 'The feed of Brisk was late and is complete now',
    age: 'yesterday',
    time: 'Nov 19, 2026, 11:02 CET',
    tone: 'info',
    read: true,
  },
];

const many = Array.from({ length: 200 }, (_, index): NotificationItem => ({
  id: `n${index}`,
  label: `F-${index}: ${index % 3 === 0 ? 'gas interference' : 'production drop'}`,
  age: `${index + 1} h ago`,
  time: 'Nov 19, 2026',
  tone: tones[index % tones.length]!,
  read: index > 40,
  href: `#n${index}`,
}));

const meta = {
  title: 'Frame/NotificationPanel',
  component: NotificationPanel,
  args: {
    items: few,
    viewAllHref: '#notifications',
    onMarkAll: fn(),
    onSelect: fn(),
  },
  render: (args) => <WithState {...args} />,
  parameters: {
    guide: {
      use: 'List what happened since the last visit, behind the bell in the header.',
      avoid: 'Toasts for the result of the user’s own action; a NotificationList for a page of them.',
      do: ['Say what happened to which well, and link to it.'],
      dont: ['Don’t mark notifications as read before they were on screen.'],
      keys: [
        ['Tab', 'goes through the notifications'],
        ['Enter', 'opens the focused notification'],
      ],
      notes: [
        'Unread notifications are marked in words as well as by weight and a dot.',
        'After “Mark all as read” the focus moves to the list, since the button is gone.',
      ],
    },
  },
} satisfies Meta<typeof NotificationPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const FewTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 unread');
    await expect(canvas.getByRole('link', { name: /^Unread: F-12/ })).toHaveAttribute('href', '#f-12');
    await userEvent.click(canvas.getByRole('button', { name: /well test finished/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'test' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onMarkAll).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await expect(canvas.getByRole('list')).toHaveFocus();
    await expect(canvas.queryByText(/Unread:/)).toBeNull();
  },
};

export const Empty: Story = {
  args: { items: [] },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No new notifications')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View all notifications' })).toBeVisible();
  },
};

export const Hundreds: Story = {
  args: { items: many },
};

export const HundredsTest: Story = {
  ...Hundreds,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('41 unread');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
  },
};

export const Loading: Story = { args: { items: [], loading: true } };

export const Failed: Story = {
  args: {
    items: [],
    error: 'Failed to fetch alarm data',
    onRetry: fn(),
  },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Outdated: Story = { args: { error: 'Failed to fetch alarm data', total: 40 } };

export const OutdatedTest: Story = {
  ...Outdated,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Failed to fetch alarm data')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /F-12/ })).toBeVisible();
    await expect(canvas.getByText('40 unread')).toBeVisible();
  },
};

export const OnPhones: Story = {
  args: {
    items: [{ ...few[0]!, label: 'Caída alta de producción en el pozo SUN-A-05' }, ...many.slice(0, 20)],
    labels: { title: 'Notificaciones', markAll: 'Marcar todas como leídas' },
  },
  render: (args) => (
    <div style={{ width: 300 }}>
      <WithState {...args} />
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
};

export const OnPhonesTest: Story = {
  ...OnPhones,
  render: (args) => (
    <div style={{ width: 300, height: 320 }}>
      <NotificationPanel {...args} style={{ width: 300, maxHeight: 320 }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const markAll = canvas.getByRole('button', { name: 'Marcar todas como leídas' });
    // It stands above the line below the head, whatever the head's rows.
    await expect(markAll.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      markAll.closest('header')!.getBoundingClientRect().bottom,
    );
    const name = canvas.getByText('SUN-A-05');
    await expect(getComputedStyle(name).whiteSpace).toBe('nowrap');
  },
};

export const Hostile: Story = {
  args: {
    items: [
      { ...few[0]!, label: 'W'.repeat(10_000), description: 'x '.repeat(4000) },
      { ...few[1]!, label: '<img src=x onerror=alert(1)>', tone: 'purple' as Tone },
      { ...few[2]!, label: 'بئر إف ١٢: انخفاض غير مبرر', description: 'منذ الساعة الرابعة' },
    ],
  },
};

export const BehindTheBellTest: Story = {
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 480 }}>
      <Popover
        label="Notifications"
        padded={false}
        align="end"
        trigger={<IconButton label="Notifications" icon={<Bell size={18} aria-hidden="true" />} />}
      >
        <NotificationPanel {...args} />
      </Popover>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const bell = page.getByRole('button', { name: 'Notifications' });
    await userEvent.click(bell);
    await waitFor(() => expect(page.getByRole('link', { name: 'View all notifications' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
    await userEvent.click(bell);
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
  },
};
