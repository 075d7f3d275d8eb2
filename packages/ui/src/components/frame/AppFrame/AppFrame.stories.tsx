import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ChartLine, CircleHelp, LayoutGrid, LifeBuoy, Newspaper, Search } from 'lucide-react';
import { styled } from '../../../themes/stitches.ts';
import { Avatar } from '../../showing/Avatar/Avatar.tsx';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../inputs/Button/Button.tsx';
import { Card } from '../../showing/Card/Card.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { DataTable } from '../../data/DataTable/DataTable.tsx';
import { KpiStrip } from '../../data/KpiTile/KpiStrip.tsx';
import { KpiTile } from '../../data/KpiTile/KpiTile.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { AppFrame } from './AppFrame.tsx';
import type { NavItem } from './nav-item.ts';

const items: NavItem[] = [
  {
    id: 'insights',
    label: 'My Insights',
    href: '#insights',
    icon: <ChartLine size={18} aria-hidden="true" />,
    items: [
      { id: 'dashboard', label: 'Dashboard', href: '#dashboard', current: true },
      { id: 'optimization', label: 'Frequency optimization', href: '#optimization' },
      { id: 'exceptions', label: 'Exception report', href: '#exceptions' },
      { id: 'statistics', label: 'Statistics', href: '#statistics' },
    ],
  },
  { id: 'apps', label: 'My Apps', href: '#apps', icon: <LayoutGrid size={18} aria-hidden="true" /> },
  {
    id: 'news',
    label: 'News & releases updates',
    href: '#news',
    icon: <Newspaper size={18} aria-hidden="true" />,
  },
  {
    id: 'support',
    label: 'Contact support',
    href: '#support',
    icon: <LifeBuoy size={18} aria-hidden="true" />,
  },
];

const SearchField = styled('input', {
  width: '100%',
  height: 36,
  padding: '0 $3 0 36px',
  border: '1px solid transparent',
  borderRadius: '$control',
  backgroundColor: '$headerField',
  color: '$headerText',
  fontSize: '$body',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: '$headerTextQuiet', opacity: 1 },
  '&:focus-visible': { outline: '2px solid $headerMark', outlineOffset: 0 },
});

const SearchSlot = styled('div', {
  position: 'relative',
  '> svg': { position: 'absolute', left: 10, top: 10, color: '$headerTextQuiet' },
});

const drops = [
  { id: 'f-12', well: 'F-12', change: -71, reason: 'Pump frequency' },
  { id: 'f-14', well: 'F-14', change: -38, reason: 'Water cut' },
  { id: 'f-11', well: 'F-11', change: -19, reason: 'Choke' },
];

const meta = {
  title: 'Frame/AppFrame',
  component: AppFrame,
  parameters: {
    guide: {
      use: 'Frame every page of a signed-in user: header, navigation, footer.',
      avoid: 'The sign-in pages have their own frame.',
      do: ['After navigation, move the focus to the new page’s title.'],
      dont: ['Don’t add a second header inside the page; use PageHeader.'],
      keys: [
        ['Tab, first', 'reaches the link that skips header and navigation'],
        ['Enter', 'opens the focused page of the navigation'],
        ['Escape', 'closes the navigation drawer on narrow screens'],
      ],
      notes: ['Landmarks: banner, navigation, main, contentinfo. The current page has `aria-current`.'],
    },
    layout: 'fullscreen',
  },
  args: {
    homeHref: '#home',
    items,
    onOpenChange: fn(),
    search: (
      <SearchSlot>
        <Search size={16} aria-hidden="true" />
        <SearchField
          type="search"
          aria-label="Search wells, fields and pages"
          placeholder="Search wells, fields, pages"
        />
      </SearchSlot>
    ),
    actions: (
      <>
        <IconButton label="Notifications" icon={<Bell size={18} aria-hidden="true" />} />
        <IconButton label="Help" icon={<CircleHelp size={18} aria-hidden="true" />} />
        <Avatar name="Ada Engineer" size="sm" />
      </>
    ),
    footer: (
      <>
        <span>CNX portal</span>
        <span>All times in Europe/Oslo</span>
      </>
    ),
    children: (
      <>
        <PageHeader
          title="Dashboard"
          breadcrumb={<Breadcrumb items={[{ label: 'My Insights', href: '#i' }, { label: 'Dashboard' }]} />}
          actions={<Button>Share link</Button>}
        />
        <KpiStrip>
          <KpiTile label="Change points" value="14" trend={[9, 10, 8, 12, 14]} />
          <KpiTile label="Potential oil gain" value="86.4" unit="Sm³/d" trend={[61, 70, 74, 80, 86]} />
          <KpiTile label="Deferred oil" value="1,284" unit="Sm³" trend={[1510, 1420, 1460, 1300, 1284]} />
          <KpiTile label="Overdue activities" value="2" trend={[3, 3, 2, 2, 2]} />
          <KpiTile
            label="Carbon intensity"
            value="16.8"
            unit="kg CO₂e/boe"
            trend={[18, 17.6, 17.9, 17, 16.8]}
          />
        </KpiStrip>
        <div style={{ height: 16 }} />
        <Card title="Change points" takeaway="3 unexplained drops since yesterday, −128 Sm³/d">
          <DataTable
            label="Unexplained drops"
            columns={[
              { id: 'well', label: 'Well' },
              { id: 'change', label: 'Change', unit: 'Sm³/d', kind: 'number' },
              { id: 'reason', label: 'Likely reason' },
            ]}
            rows={drops}
          />
        </Card>
      </>
    ),
  },
  argTypes: {
    items: { control: false },
    search: { control: false },
    actions: { control: false },
    footer: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  parameters: {
    chromatic: {
      disableSnapshot: false,
      modes: { phone: { theme: 'dark', viewport: 390 }, rtl: { theme: 'dark', direction: 'rtl' } },
    },
  },
};

export const WideTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    for (const role of ['banner', 'navigation', 'main', 'contentinfo']) {
      await expect(canvas.getAllByRole(role).length).toBeGreaterThan(0);
    }
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    const insights = within(canvas.getByRole('navigation', { name: 'Main navigation' })).getByRole('link', {
      name: 'My Insights',
    });
    await expect(insights).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Exception report' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation' }));
  },
};

/** The page alone, for a screen on a wall. */
export const Bare: Story = {
  args: { bare: true },
};

export const BareTest: Story = {
  ...Bare,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Skip to content' })).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Main navigation' })).toBeNull();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

/** Longer names, as French has them, go on in a second line. */
export const LongNames: Story = {
  args: {
    items: [
      {
        ...items[0]!,
        label: 'Mes analyses',
        items: [
          {
            id: 'optimization',
            label: 'Tableau de bord d’optimisation des fréquences',
            href: '#optimization',
          },
        ],
      },
      { ...items[2]!, label: 'Actualités et nouvelles versions du portail' },
    ],
  },
};

export const LongNamesTest: Story = {
  ...LongNames,
  play: async ({ canvasElement }) => {
    const navigation = within(canvasElement).getByRole('navigation', { name: 'Main navigation' });
    for (const name of navigation.querySelectorAll('span')) {
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
      await expect(getComputedStyle(name).whiteSpace).not.toBe('nowrap');
    }
  },
};

export const Narrow: Story = { args: { defaultOpen: false } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const DrawerTest: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Open navigation' });
    await userEvent.click(opener);
    const drawer = await canvas.findByRole('dialog', { name: 'Main navigation' });
    await expect(within(drawer).getByRole('link', { name: 'Contact support' })).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close navigation' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** A page wider than its content: the rule under the filters ends with the page, and the filters start with the title. */
export const VeryWide: Story = {
  args: {
    children: (
      <>
        <PageHeader title="Dashboard" />
        <FilterBar
          items={[{ id: 'field', label: 'Field', value: 'Volve' }]}
          onRemove={fn()}
          onClear={fn()}
          data-testid="filters"
        >
          <Button size="sm">Field</Button>
        </FilterBar>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ overflowX: 'auto' }}>
        <div style={{ width: 2200 }}>
          <Story />
        </div>
      </div>
    ),
  ],
};

export const VeryWideTest: Story = {
  ...VeryWide,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByTestId('filters').getBoundingClientRect();
    const main = canvas.getByRole('main');
    await expect(main.getBoundingClientRect().width).toBe(1600);
    const page = main.parentElement!.getBoundingClientRect();
    await expect(bar.left).toBe(page.left);
    await expect(bar.right).toBe(page.right);
    const title = canvas.getByRole('heading', { name: 'Dashboard' }).getBoundingClientRect();
    await expect(
      canvas.getByText('Field', { selector: 'b' }).closest('ul')!.getBoundingClientRect().left,
    ).toBe(title.left);
  },
};
