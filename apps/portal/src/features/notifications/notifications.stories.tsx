import { examples } from '@cnx/api/examples';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts } from '../../insight/story-frame.tsx';
import { signedIn } from '../../signed-in.fixture.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';

const [first] = examples.notifications;
const unread = { ...first!, readAt: null, acknowledgedBy: null };
const alarms = [
  unread,
  {
    ...unread,
    id: 'n-40',
    severity: 'medium',
    title: 'NV-A-01 lost 20 % of its oil rate',
    createdAt: '2026-11-18T06:05:00+01:00',
  },
  {
    ...unread,
    id: 'n-39',
    kind: 'schedule',
    severity: 'medium',
    title: 'Overdue: Well test of NV-B-02',
    body: '',
    link: '/dashboard?area=schedule&rows=overdue',
    groupKey: 'schedule:NV-B-02:overdue',
  },
  {
    ...first!,
    id: 'n-38',
    kind: 'news',
    severity: 'low',
    title: 'Change points are net of decline',
    groupKey: 'news-1',
    readAt: '2026-11-19T08:00:00Z',
  },
  {
    ...unread,
    id: 'n-37',
    kind: 'system',
    title: 'No data from Brisk',
    groupKey: 'noData:brisk',
    snoozedUntil: '2026-11-27T06:00:00Z',
  },
];

/** A signed-in user whose server has these notifications. */
const withAlarms = (answer: () => Response) =>
  signedIn(() => ({ answers: { getNotificationsInfo: answer } }));

const meta = {
  title: 'Notifications/Page',
  component: NotificationsPage,
  loaders: [loadStoryTexts],
} satisfies Meta<typeof NotificationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { decorators: [withAlarms(() => Response.json(alarms))] };

export const FilledTest: Story = {
  ...Filled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    await expect(
      await canvas.findByRole('link', { name: /^Unread: NV-A-01 lost 38 %.*2 events/ }),
    ).toHaveAttribute('href', '/dashboard/exception-report?exception=hpd-77');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1 earlier' }));
    await expect(canvas.getByRole('link', { name: /lost 20 %/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More for Overdue: Well test of NV-B-02' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Snooze until tomorrow, 06:00' }));
    await waitFor(() => expect(canvas.queryByText(/Overdue: Well test/)).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'Snoozed' }));
    await expect(canvas.getByText(/Overdue: Well test/)).toBeVisible();
    await expect(canvas.getByText('No data from Brisk')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('radio', { name: /^All/ })[0]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Unread/ }));
    await expect(await canvas.findByText('No new notifications')).toBeVisible();
  },
};

const facts = examples.notifications[1]!.facts!;

/** One whose events are open in part, and one whose events have all ended: that asks for nothing, read or not. */
export const Ended: Story = {
  decorators: [
    withAlarms(() =>
      Response.json([
        { ...unread, id: 'n-50', count: 3, groupKey: 'a', facts: { ...facts, names: ['NV-A-02'], open: 2 } },
        {
          ...unread,
          id: 'n-51',
          severity: 'info',
          groupKey: 'b',
          facts: { ...facts, names: ['NV-A-03'], open: 0 },
        },
      ]),
    ),
  ],
};

export const EndedTest: Story = {
  ...Ended,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const open = await canvas.findByRole('link', {
      name: /^Unread: NV-A-02, Production drop Oil rate .*High · Exception · Unanswered · 2 open, 1 ended Nov 20, 2026/,
    });
    await expect(open).not.toHaveTextContent('3 events');
    const ended = canvas.getByRole('link', { name: /NV-A-03.*Exception · Ended/ });
    await expect(ended).not.toHaveAccessibleName(/Unread|High ·|information/);
    await expect(canvas.getByRole('radio', { name: 'Unread 1' })).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'High 1' })).toBeInTheDocument();
  },
};

export const Spanish: Story = { ...Filled, globals: { locale: 'es' } };

export const Empty: Story = { decorators: [withAlarms(() => Response.json([]))] };

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No new notifications')).toBeVisible();
  },
};

export const Failed: Story = { decorators: [withAlarms(() => new Response('', { status: 501 }))] };

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Failed to fetch alarm data')).toBeVisible();
  },
};

export const SeverityTest: Story = {
  ...Filled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Medium 1' }));
    await expect(canvas.getByRole('link', { name: /Overdue: Well test/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /lost 38 %/ })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'High 1' })).toBeEnabled();
  },
};

export const BellFailed: Story = {
  ...Failed,
  render: () => <NotificationBell place="here" />,
};

export const BellFailedTest: Story = {
  ...BellFailed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('button', { name: 'Notifications: Failed to fetch alarm data' }),
    ).toBeVisible();
    await expect(canvas.getByText('–')).toBeVisible();
  },
};

export const Bell: Story = {
  ...Filled,
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 520 }}>
      <NotificationBell place="here" />
    </div>
  ),
};

export const BellTest: Story = {
  ...Bell,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const bell = await page.findByRole('button', { name: 'Notifications: 2 unread notifications' });
    await userEvent.click(bell);
    await expect(await page.findByRole('link', { name: /lost 38 %/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^View all notifications/ })).toHaveAttribute(
      'href',
      '/notifications',
    );
    await userEvent.click(page.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(page.queryByText(/Unread:/)).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(await page.findByRole('button', { name: 'Notifications' })).toBeVisible();
  },
};
