import { expect, fn, spyOn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus } from 'lucide-react';
import { applyTheme } from '../../../themes/apply-theme.ts';
import { themeNames } from '../../../themes/theme-names.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { EmptyState } from '../../messages/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../messages/ErrorState/ErrorState.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import type { Tone } from '../../props.ts';
import { Badge } from '../../showing/Badge/Badge.tsx';
import { Card } from '../../showing/Card/Card.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { ColumnFilters } from './ColumnFilters.tsx';
import { CsvDownload } from './CsvDownload.tsx';
import { leastBarShare, type DataColumn } from './data-column.ts';
import { DataTable } from './DataTable.tsx';
import { GroupSelect } from './GroupSelect.tsx';
import type { DataTableProps } from './table-props.ts';

interface Drop {
  id: string;
  well: string;
  field: string;
  cause: string;
  baseline: number | null;
  rate: number | null;
  loss: number | null;
  status: Tone;
}

const fields = ['Volve', 'Brisk', 'Heron', 'Kestrel'];
const causes = [
  'Frequency 48 to 44 Hz',
  'Unknown',
  'Gas interference',
  'Planned well test',
  'Choke 60 to 40 %',
];
const states: Tone[] = ['critical', 'warning', 'neutral', 'good'];
const words: Record<Tone, string> = {
  critical: 'Critical',
  warning: 'Warning',
  neutral: 'Planned',
  good: 'Back to normal',
  info: 'New',
};

function drops(count: number): Drop[] {
  return Array.from({ length: count }, (_, i) => {
    const baseline = i % 11 === 5 ? null : 80 + ((i * 7919) % 4000) / 10;
    const share = 0.2 + ((i * 104_729) % 60) / 100;
    return {
      id: `d${i}`,
      well: `F-${(i * 37) % 211}${i % 5 === 0 ? ' C' : ''}`,
      field: fields[(i * 13) % fields.length]!,
      cause: causes[(i * 17) % causes.length]!,
      baseline,
      rate: baseline === null ? null : baseline * (1 - share),
      loss: baseline === null ? null : baseline * share,
      status: states[(i * 31) % states.length]!,
    };
  });
}

const columns: DataColumn<Drop>[] = [
  { id: 'well', label: 'Well', value: (row) => row.well, width: 110 },
  { id: 'field', label: 'Field', value: (row) => row.field, width: 110 },
  {
    id: 'baseline',
    label: 'Baseline',
    unit: 'Sm³/d',
    kind: 'number',
    digits: 1,
    value: (row) => row.baseline,
    width: 132,
  },
  { id: 'rate', label: 'Rate', unit: 'Sm³/d', kind: 'number', digits: 1, value: (row) => row.rate },
  { id: 'loss', label: 'Loss', unit: 'Sm³/d', kind: 'number', digits: 1, value: (row) => row.loss },
  { id: 'cause', label: 'Likely cause', value: (row) => row.cause },
  {
    id: 'status',
    label: 'Status',
    value: (row) => words[row.status],
    width: 150,
    cell: (row) => (
      <Badge tone={row.status} emphasis="quiet">
        {words[row.status]}
      </Badge>
    ),
  },
];

const few = drops(12);
const thousands = drops(100_000);

const meta = {
  title: 'Data/DataTable',
  component: DataTable as (props: DataTableProps<Drop>) => React.ReactNode,
  args: {
    label: 'High production drops',
    columns,
    rows: few,
    rowId: (row) => row.id,
    onSelect: fn(),
    onSortChange: fn(),
  },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    labels: { control: false },
    empty: { control: false },
    error: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ border: '1px solid var(--cnx-colors-border)', borderRadius: 10, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Compare, sort, select and export rows, from five to a hundred thousand.',
      avoid: 'DescriptionList for the facts of one thing; Pagination beside it where a server sends pages.',
      do: [
        'Put the unit in the column header and use one precision per column.',
        'In a Card, set `flush` and show at most five columns.',
        'Make the first column what people know the row by: it stays in view.',
      ],
      dont: ['Don’t wrap cells onto several lines; move detail into a drawer.'],
      keys: [
        ['Tab', 'moves to the table, then to the controls in the row'],
        ['Arrow up, Arrow down', 'move from row to row'],
        ['Page up, Page down, Home, End', 'move by a page, or to the ends'],
        ['Enter', 'opens the row'],
        ['Space', 'checks the focused box'],
        ['J, K', 'with `pageKeys`, go to the next row and the one before, from anywhere on the page'],
        ['Arrow left, Arrow right', 'choose the cell of the row that is copied; it is the first one before'],
        ['Ctrl+C (⌘C)', 'copies that cell, where no text is selected'],
        ['C', 'with `pageKeys`, copies that cell, from anywhere on the page'],
        ['X', 'with `pageKeys`, checks the box of the row'],
        ['Escape', 'with `pageKeys`, clears all boxes'],
      ],
      notes: [
        'Rows become cards where the container is too narrow for the columns, regardless of the window. `aria-sort` states the sorting and `aria-selected` the selection.',
        'A `Date` is shown as the day that it is in the column’s `timeZone`, UTC by default; filters and files go by the same.',
        'A column with a `total` gives the table a total row that stays in view.',
        'Put `ColumnFilters`, `GroupSelect`, `ColumnChooser` and `CsvDownload` in `actions`; a table without them does not load their code.',
        'Groups stand in the order of their first rows. From a hundred rows on they are closed at first, so that what they come to is seen before a long list.',
        'Above two hundred rows, only visible rows are rendered; each states its position.',
      ],
    },
  },
} satisfies Meta<DataTableProps<Drop>>;

export default meta;
type Story = StoryObj<typeof meta>;

const wellsOf = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

export const FewRows: Story = {
  parameters: {
    chromatic: {
      disableSnapshot: false,
      modes: { compact: { theme: 'dark', density: 'compact' }, phone: { theme: 'dark', viewport: 390 } },
    },
  },
};

export const FewRowsTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('grid', { name: 'High production drops' })).toHaveAttribute(
      'aria-rowcount',
      '13',
    );
    const loss = canvas.getByRole('columnheader', { name: 'Loss, Sm³/d' });
    await expect(loss).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(loss).getByRole('button'));
    await expect(loss).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByText(/^Sorted by .+, descending$/)).toHaveAttribute('aria-live', 'polite');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'loss', direction: 'descending' });
    const losses = few.map((row) => row.loss ?? -1);
    const worst = few[losses.indexOf(Math.max(...losses))]!;
    await expect(wellsOf(canvasElement)[0]).toBe(worst.well);
    await expect(wellsOf(canvasElement).at(-1)).toBe(few.find((row) => row.loss === null)!.well);
    const well = canvas.getByRole('columnheader', { name: 'Well' });
    await userEvent.click(within(well).getByRole('button'));
    await expect(well).toHaveAttribute('aria-sort', 'ascending');
    await expect(loss).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(well).getByRole('button'));
    await userEvent.click(within(well).getByRole('button'));
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
    await expect(wellsOf(canvasElement)).toEqual(few.map((row) => row.well));
    // The sign of an absent value is read as words.
    const [absent] = canvas.getAllByRole('img', { name: 'no value' });
    await expect(absent).toHaveTextContent('–');
  },
};

export const KeyboardTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Status' }).focus();
    await userEvent.tab();
    const rows = canvas.getAllByRole('row');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(rows[3]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(few[2]);
    await userEvent.keyboard('{End}');
    await expect(rows[12]).toHaveFocus();
    await userEvent.click(canvas.getByText(few[4]!.well));
    await expect(args.onSelect).toHaveBeenLastCalledWith(few[4]);
  },
};

export const Current: Story = {
  args: { currentId: 'd3', defaultSort: { columnId: 'loss', direction: 'descending' } },
};

export const CurrentTest: Story = {
  ...Current,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { selected: true })).toHaveTextContent(few[3]!.well);
  },
};

export const RowActions: Story = {
  args: {
    rowActions: (row) => (
      <IconButton
        size="sm"
        label={`Schedule work on ${row.well}`}
        icon={<CalendarPlus size={16} aria-hidden="true" />}
      />
    ),
  },
};

export const RowActionsTest: Story = {
  ...RowActions,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: `Schedule work on ${few[1]!.well}` });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Compact: Story = { args: { compact: true } };

/** In a card, as on the dashboard. */
export const Flush: Story = {
  args: {
    flush: true,
    compact: true,
    rows: few.slice(0, 5),
    columns: columns.slice(0, 5),
  },
  decorators: [
    (Story) => (
      <Card title="Change Points" takeaway="3 unexplained drops since yesterday, −128 Sm³/d">
        <Story />
      </Card>
    ),
  ],
};

export const FlushTest: Story = {
  ...Flush,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const start = (element: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    };
    const title = start(canvas.getByRole('heading', { name: 'Change Points' }));
    await expect(start(canvas.getAllByRole('rowheader')[0]!)).toBe(title);
    await expect(start(within(canvas.getByRole('columnheader', { name: 'Well' })).getByText('Well'))).toBe(
      title,
    );
    const card = canvas.getByRole('region', { name: 'Change Points' });
    await expect(canvas.getByRole('grid').clientWidth).toBe(card.clientWidth);
  },
};

export const WithSparklines: Story = {
  args: {
    columns: [
      ...columns.slice(0, 2),
      {
        id: 'trend',
        label: 'Last 30 days',
        value: (row) => row.rate,
        width: 160,
        sortable: false,
        cell: (row) => (
          <Sparkline
            height={20}
            label={`Rate of ${row.well}`}
            values={Array.from(
              { length: 30 },
              (_, day) => (row.rate ?? 0) + 9 * Math.sin(day / 2 + (row.loss ?? 0)),
            )}
          />
        ),
      },
      ...columns.slice(3, 5),
    ],
  },
};

export const WideScrollsInside: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 620 }}>
        <Story />
      </div>
    ),
  ],
};

export const WideScrollsInsideTest: Story = {
  ...WideScrollsInside,
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector('table')!.parentElement!;
    const head = within(canvasElement).getAllByRole('rowheader')[0]!;
    const indent = () => head.getBoundingClientRect().left - scroller.getBoundingClientRect().left;
    const before = indent();
    const shadows = () => ['::before', '::after'].map((end) => getComputedStyle(scroller, end).opacity);
    await waitFor(() => expect(shadows()).toEqual(['0', '1']));
    scroller.scrollLeft = 100;
    await waitFor(() => expect(scroller).toHaveAttribute('data-scrolled'));
    await expect(indent()).toBe(before);
    await waitFor(() => expect(shadows()).toEqual(['1', '1']));
    scroller.scrollLeft = scroller.scrollWidth;
    await waitFor(() => expect(shadows()).toEqual(['1', '0']));
  },
};

/** What a press of Ctrl+C puts into the clipboard; null where the table leaves it to the browser. */
function copiedFrom(element: Element): string | null {
  const data = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event.defaultPrevented ? data.getData('text/plain') : null;
}

/** The arrows choose a cell of the row; it is copied as a number that a spreadsheet takes. */
export const CopiedCellsTest: Story = {
  args: { rows: few, locale: 'fr' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, row] = canvas.getAllByRole('row');
    const said = () => canvasElement.querySelector('[aria-live=polite]')!.textContent;
    row!.focus();
    await expect(copiedFrom(row!)).toBe(few[0]!.well);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(row!.querySelector('[data-cell]')).toHaveTextContent('80,0');
    await expect(row!.querySelector('[data-cell]')).toHaveFocus();
    await expect(copiedFrom(row!)).toBe('80.0');
    await waitFor(() => expect(said()).toBe('Copied: 80.0'));
    // Firefox sends the event to the page, not to the row that has the focus.
    await expect(copiedFrom(document.body)).toBe('80.0');
    // The chosen column stays from row to row.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement!.closest('tr')).toHaveAttribute('aria-rowindex', '3'));
    await expect(copiedFrom(document.activeElement!)).toBe(few[1]!.baseline!.toFixed(1));
    await expect(canvasElement.querySelectorAll('[data-cell]')).toHaveLength(1);
    // The text that is shown, not what its column is sorted by.
    await userEvent.keyboard('{ArrowRight>9/}');
    await expect(copiedFrom(document.activeElement!)).toBe(words[few[1]!.status]);
    await userEvent.keyboard('{ArrowLeft>9/}');
    await expect(copiedFrom(document.activeElement!)).toBe(few[1]!.well);
  },
};

/** The arrows go from cell to cell and between headers and rows; Space ticks the row that they are in. */
export const CellsByKeyboardTest: Story = {
  args: { rows: few, selectable: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, first, second] = canvas.getAllByRole('row');
    const focused = () => document.activeElement!;
    first!.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe(first!.querySelector('th + td'));
    await userEvent.keyboard('{ArrowDown} ');
    await expect(focused().closest('tr')).toBe(second);
    await expect(within(second!).getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const headers = canvas
      .getAllByRole('columnheader')
      .flatMap((head) => within(head).queryAllByRole('button'));
    await expect(headers[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(headers[2]).toHaveFocus();
    // Tab reaches one of them.
    await expect(headers.filter(({ tabIndex }) => tabIndex === 0)).toEqual([headers[2]]);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused().closest('tr')).toBe(first));
    await expect(focused()).toHaveAttribute('data-cell');
    await userEvent.keyboard('{ArrowLeft>9/}');
    await expect(first).toHaveFocus();
  },
};

/** A number that a pointer has selected is copied as a number; a part of a text as it is. */
export const SelectedNumberTest: Story = {
  args: { rows: few.map((row) => ({ ...row, loss: 12_345.678 })) },
  render: ({ onSelect: _onSelect, ...args }) => <DataTable {...args} />,
  play: async ({ canvasElement }) => {
    const [, row] = within(canvasElement).getAllByRole('row');
    const cell = row!.querySelectorAll('th, td')[4]!;
    getSelection()!.selectAllChildren(cell);
    await expect(cell.textContent).not.toBe('12345.7');
    await expect(copiedFrom(cell)).toBe('12345.7');
    const text = cell.firstChild!;
    getSelection()!.setBaseAndExtent(text, 0, text, 2);
    await expect(copiedFrom(cell)).toBeNull();
    getSelection()!.removeAllRanges();
  },
};

/** C copies from anywhere on the page of a list, and says so. */
export const CopiedByLetterTest: Story = {
  args: { rows: few, pageKeys: true, onCellCopy: fn() },
  play: async ({ args, canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    try {
      await userEvent.keyboard('j{ArrowRight}{ArrowRight}c');
      await expect(write).toHaveBeenLastCalledWith('80.0');
      await waitFor(() => expect(args.onCellCopy).toHaveBeenLastCalledWith('80.0'));
      // A value that is absent leaves the clipboard alone.
      within(canvasElement).getAllByRole('row')[6]!.focus();
      await userEvent.keyboard('c');
      await expect(write).toHaveBeenCalledOnce();
      await expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent('Nothing to copy');
      write.mockRejectedValueOnce(new Error('not allowed'));
      await userEvent.keyboard('{ArrowLeft}c');
      await waitFor(() => expect(args.onCellCopy).toHaveBeenLastCalledWith(null));
    } finally {
      write.mockRestore();
    }
  },
};

/** What fits has no shadow. */
export const FitsWithoutShadow: Story = {
  args: { columns: columns.slice(0, 3) },
};

export const FitsWithoutShadowTest: Story = {
  ...FitsWithoutShadow,
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector('table')!.parentElement!;
    await expect(scroller.scrollWidth).toBe(scroller.clientWidth);
    await new Promise(requestAnimationFrame);
    for (const end of ['::before', '::after'])
      await expect(getComputedStyle(scroller, end).opacity).toBe('0');
  },
};

/** A narrow place in a wide window. */
export const CardsInANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
};

export const CardsInANarrowPlaceTest: Story = {
  ...CardsInANarrowPlace,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('list')).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    const place = canvas.getByTestId('place');
    await expect(place.scrollWidth).toBe(place.clientWidth);
    place.style.width = '700px';
    await expect(await canvas.findByRole('grid')).toBeVisible();
    place.style.width = '360px';
    await expect(await canvas.findByRole('list')).toBeVisible();
  },
};

/** The row's link keeps the focus that it has while its row becomes a card, and a row again. */
export const FocusInANarrowPlaceTest: Story = {
  ...CardsInANarrowPlace,
  args: { rowHref: ({ id }) => `#${id}` },
  render: (args) => linked(args),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('list')).toBeVisible();
    const place = canvas.getByTestId('place');
    const link = () => canvasElement.querySelector(`a[href="#${few[3]!.id}"]`);
    (link() as HTMLElement).focus();
    place.style.width = '700px';
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(link()).toHaveFocus();
    place.style.width = '360px';
    await expect(await canvas.findByRole('list')).toBeVisible();
    await expect(link()).toHaveFocus();
  },
};

/** Names of facts go on in a second line, and the values beside each other stand on one. */
export const LongNamesOnCardsTest: Story = {
  args: {
    columns: columns.map((column) =>
      column.id === 'rate' ? { ...column, label: 'Por encima del potencial de producción' } : column,
    ),
    rows: drops(2),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('listitem');
    const names = [...first!.querySelectorAll('dt')];
    for (const name of names) await expect(name.scrollWidth, name.textContent).toBe(name.clientWidth);
    const place = names.findIndex(({ textContent }) => textContent.startsWith('Por encima'));
    const values = [...first!.querySelectorAll('dd')].map((value) => value.getBoundingClientRect().bottom);
    await expect(values[place]).toBeCloseTo(values[place % 2 === 0 ? place + 1 : place - 1]!, 0);
  },
};

export const AHundredThousandRows: Story = {
  args: { rows: thousands, maxHeight: 480 },
};

export const AHundredThousandRowsTest: Story = {
  ...AHundredThousandRows,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.click(canvas.getByRole('button', { name: 'Loss, Sm³/d' }));
    const most = thousands.reduce((best, row) => ((row.loss ?? 0) > (best.loss ?? 0) ? row : best));
    await expect(wellsOf(canvasElement)[0]).toBe(most.well);
    canvas.getAllByRole('row')[1]!.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '100001'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '2'));
    // The row with the focus stays on the page when it is scrolled away.
    grid.parentElement!.scrollTop = 500_000;
    await waitFor(() => expect(grid.querySelector('[aria-rowindex="13900"]')).not.toBeNull());
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2000);
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '2');
  },
};

const ofAPage = {
  columns: columns.map((column) => (column.id === 'cause' ? { ...column, maxWidth: 220 } : column)),
  rows: drops(30).map((row) => ({ ...row, field: 'Foxtrot' })),
  rowHref: ({ id }: Drop) => `#${id}`,
  layout: 'page',
  lineColumns: ['loss', 'cause', 'status'],
  defaultSort: { columnId: 'loss', direction: 'descending' },
} satisfies Partial<DataTableProps<Drop>>;

/** A link answers a press on the row. */
const linked = ({ onSelect: _onSelect, ...args }: DataTableProps<Drop>) => <DataTable {...args} />;

export const OfAPage: Story = { args: ofAPage, render: linked };

/** Beside what one of its rows opened: columns out of sight would say less than rows of two lines. */
export const OfAPageBesideTest: Story = {
  args: { ...ofAPage, compact: true },
  render: (args) => (
    <div data-testid="place" style={{ width: 640 }}>
      {linked(args)}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('list')).toBeVisible();
    const place = canvas.getByTestId('place');
    place.style.width = '1100px';
    const table = await canvas.findByRole('table');
    await expect(table.offsetWidth).toBeLessThanOrEqual(place.offsetWidth);
  },
};

export const OfAPageTest: Story = {
  ...OfAPage,
  args: { ...ofAPage, rowLimit: 10, onOrder: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    // What is the same in all rows is said once.
    await expect(canvas.queryByRole('columnheader', { name: 'Field' })).toBeNull();
    await expect(canvas.getByText('Foxtrot')).toBeVisible();
    // The first rows of the order are shown, and all of it is reported.
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    const [order] = (args.onOrder as ReturnType<typeof fn>).mock.lastCall as [Drop[]];
    await expect(order).toHaveLength(30);
    await expect(wellsOf(canvasElement)[0]).toBe(order[0]!.well);
    // The name of a row is a link, which a press elsewhere in the row follows.
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(10);
    const followed = fn((event: MouseEvent) => event.preventDefault());
    canvasElement.addEventListener('click', followed);
    await userEvent.click(canvas.getAllByRole('row')[3]!.querySelector('td:last-child')!);
    const targets = followed.mock.calls.map(([event]) => (event.target as Element).closest('a')?.hash);
    await expect(targets).toContain(`#${order[2]!.id}`);
    // No text is cut where it need not be, and nothing scrolls sideways.
    for (const cell of canvasElement.querySelectorAll('tbody th')) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    }
  },
};

/** A bar under each number shows which rows make up the sum; what is zero steps back. */
export const SizesInCells: Story = {
  args: {
    columns: columns.map((column) => (column.id === 'loss' ? { ...column, bar: true } : column)),
    rows: drops(8).map((row, place) => (place % 3 === 1 ? { ...row, loss: 0 } : row)),
  },
};

export const SizesInCellsTest: Story = {
  ...SizesInCells,
  play: async ({ args, canvasElement }) => {
    const losses = args.rows.map(({ loss }) => loss ?? 0);
    const largest = Math.max(...losses);
    const cells = [...canvasElement.querySelectorAll('td[data-bar]')];
    await expect(cells).toHaveLength(losses.length);
    for (const [place, cell] of cells.entries()) {
      const bar = cell.querySelector('rect');
      const share = losses[place]! / largest;
      // Nor is drawn what would be too narrow to be seen.
      if (share < leastBarShare(args.columns.find((column) => column.bar)!))
        await expect(bar, String(place)).toBeNull();
      else {
        const { left, right } = cell.getBoundingClientRect();
        const { left: start, right: end, width } = bar!.getBoundingClientRect();
        const whole = cell.querySelector('svg')!.getBoundingClientRect().width;
        await expect(start).toBeGreaterThanOrEqual(left);
        await expect(end).toBeLessThan(right);
        await expect(width / whole).toBeCloseTo(share, 2);
        await expect(width).toBeGreaterThanOrEqual(4);
      }
    }
    const colorOf = (place: number) => getComputedStyle(cells[place]!).color;
    await expect(colorOf(1)).not.toBe(colorOf(0));
  },
};

/** Numbers stand together under a heading of words. */
export const GroupsByRange: Story = {
  args: {
    columns: [
      ...columns.filter(({ id }) => id !== 'baseline'),
      {
        id: 'baseline',
        label: 'Baseline',
        kind: 'number',
        groupable: true,
        groupText: ({ baseline }) => ((baseline ?? 0) > 200 ? 'Large wells' : 'Small wells'),
      },
    ],
    rows: drops(12),
    defaultGroupBy: 'baseline',
  },
};

export const GroupsByRangeTest: Story = {
  ...GroupsByRange,
  play: async ({ canvasElement }) => {
    const names = await within(canvasElement).findAllByRole('button', { name: / wells \d+ rows?$/ });
    await expect(names.map(({ textContent }) => textContent.slice(0, 11)).sort()).toEqual([
      'Large wells',
      'Small wells',
    ]);
  },
};

/** On a narrow screen a group's head stays in sight above its rows; zero is a dash, and the figures are named once. */
export const GroupsOfLines: Story = {
  globals: { viewport: { value: 'phone' } },
  render: linked,
  args: {
    ...ofAPage,
    columns: ofAPage.columns.map((column) => ({
      ...column,
      ...(column.id === 'loss' && {
        zeroAbsent: true,
        figureNamed: true,
        total: (rows: readonly Drop[]) => rows.reduce((sum, { loss }) => sum + (loss ?? 0), 0),
      }),
      ...(column.id === 'cause' && {
        groupText: ({ loss }: Drop) => (loss === 0 ? 'Lost nothing' : 'Lost oil'),
        groupOrder: ({ loss }: Drop) => (loss === 0 ? 0 : 1),
      }),
    })),
    rows: ofAPage.rows.map((row, place) => ({ ...row, loss: place % 3 === 0 ? 0 : row.loss })),
    defaultGroupBy: 'cause',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
};

/** What is in a fact of a line may have boxes of its own: no dot stands before these. A fact without a value is none. */
export const FactsOfLinesTest: Story = {
  args: {
    layout: 'page',
    lineColumns: ['rate', 'loss', 'cause'],
    columns: columns.map((column) =>
      column.id === 'cause'
        ? { ...column, cell: () => <div data-testid="own">Recovered</div> }
        : column.id === 'loss'
          ? { ...column, cell: undefined, value: () => null }
          : column,
    ),
    rows: drops(4),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [card] = await within(canvasElement).findAllByRole('listitem');
    const own = within(card!).getByTestId('own');
    await expect(getComputedStyle(own, '::before').content).toBe('none');
    await expect(getComputedStyle(own.closest('dl > div')!, '::before').content).toBe('"·"');
    await expect(card).not.toHaveTextContent('–');
  },
};

export const GroupsOfLinesTest: Story = {
  ...GroupsOfLines,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heads = await canvas.findAllByRole('button', { name: /^Lost/ });
    // Their own order, though the rows are in the order of what most is lost by.
    await expect(heads.map(({ textContent }) => /^Lost \w+/.exec(textContent)![0])).toEqual([
      'Lost nothing',
      'Lost oil',
    ]);
    const [nothing, oil] = heads.map((head) => head.closest('li')!);
    await expect(nothing!.querySelector('dd')).toHaveTextContent(/^–$/);
    await expect(oil!.querySelector('dd')).toHaveTextContent(/\d/);
    await expect(getComputedStyle(nothing!).position).toBe('sticky');
    const ground = (item: Element) => getComputedStyle(item).backgroundColor;
    await expect(ground(nothing!)).not.toBe(ground(nothing!.nextElementSibling!));
    await expect(canvas.getByText(/^Loss/, { selector: 'p' })).toBeVisible();
  },
};

export const LinesOfAPage: Story = {
  globals: { viewport: { value: 'phone' } },
  render: linked,
  args: {
    ...ofAPage,
    defaultSort: { columnId: 'well', direction: 'ascending' },
    rows: ofAPage.rows.map((row, place) => ({ ...row, well: `F-${place >> 2}` })),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
};

export const LinesOfAPageTest: Story = {
  ...LinesOfAPage,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('link');
    // Rows that are called alike have one heading, and go by what distinguishes them.
    await expect(canvas.getAllByText('F-0')[0]!.tagName).toBe('LI');
    await expect(first).toHaveAccessibleName(/^F-0 ./);
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Sort by: Well');
    await userEvent.click(canvas.getByRole('button', { name: 'Reverse the order' }));
    await expect(canvas.getAllByRole('link')[0]).toHaveAccessibleName(/^F-7 ./);
    for (const link of canvas.getAllByRole('listitem')) {
      await expect(link.getBoundingClientRect().height).toBeLessThanOrEqual(96);
    }
    // A dot stands between two facts of a line, and none at the beginning or the end of one.
    const facts = canvasElement.querySelector('li dl:nth-child(3)')!;
    const [edge] = getComputedStyle(facts)
      .clipPath.match(/(\d+)px\)$/)!
      .slice(1)
      .map(Number);
    const begin = facts.getBoundingClientRect().left;
    const name = facts.parentElement!.getBoundingClientRect().left;
    await expect(begin + edge!).toBe(name);
    for (const fact of facts.children) {
      await expect(getComputedStyle(fact, '::after').content).toBe('none');
      await expect(getComputedStyle(fact, '::before').position).toBe('absolute');
    }
  },
};

export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: drops(300), currentId: 'd1', maxHeight: 600 },
};

export const CardsTest: Story = {
  ...Cards,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: /^F-/ })[0]!);
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Sort by: Loss');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'loss', direction: 'descending' });
    // Cards are of different heights; those that come in above must not move the one that is read.
    const scroller = canvas.getByRole('list').parentElement!;
    scroller.scrollTop = 20_000;
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).not.toHaveAttribute('aria-posinset', '1'));
    const topOf = (card: Element) => card.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    const read = canvas.getAllByRole('listitem').find((card) => topOf(card) >= 0)!;
    const place = read.getAttribute('aria-posinset')!;
    const before = topOf(read);
    for (let step = 1; step <= 10; step++) {
      scroller.scrollTop -= 30;
      await new Promise(requestAnimationFrame);
    }
    const again = canvasElement.querySelector(`[aria-posinset="${place}"]`)!;
    await expect(Math.abs(topOf(again) - before - 300)).toBeLessThan(2);
  },
};

export const Loading: Story = { args: { rows: [], loading: true } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No drops in these 30 days"
        description="The filters leave 3 wells, none of them dropped."
        actions={<Button size="sm">Clear filters</Button>}
      />
    ),
  },
};

export const EmptyWithoutWords: Story = { args: { rows: [] } };

/** A table without rows says so, below its head. */
export const EmptyWithoutWordsTest: Story = {
  ...EmptyWithoutWords,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: /Well/ })).toBeVisible();
    await expect(canvas.getByText('No rows to show.')).toBeVisible();
  },
};

/** Filters that leave no row are said, with the way back. */
export const NoneLeftTest: Story = {
  args: { defaultFilters: [{ columnId: 'loss', kind: 'number', from: 1e6, to: null }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No row meets the filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.queryByText('No row meets the filters.')).toBeNull());
    await expect(wellsOf(canvasElement).length).toBeGreaterThan(0);
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    error: <ErrorState title="The exceptions could not be loaded." onRetry={fn()} />,
  },
};

export const FailedWithLastGoodData: Story = {
  args: {
    rows: few.slice(0, 4),
    error: (
      <div role="status" style={{ padding: 12 }}>
        Could not be refreshed. Shown: the data of 06:27.
      </div>
    ),
  },
};

export const HostileData: Story = {
  args: {
    rows: [
      ...few.slice(0, 2),
      {
        ...few[0]!,
        id: 'h1',
        well: 'W'.repeat(10_000),
        cause: '<img src=x onerror=alert(1)>',
        loss: Infinity,
      },
      { ...few[0]!, id: 'h2', well: '', field: 'مرحبا', baseline: -0.01, rate: 1e21, loss: NaN },
    ],
  },
};

export const HostileDataTest: Story = {
  ...HostileData,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Loss, Sm³/d' }));
    await expect(wellsOf(canvasElement)).toHaveLength(4);
  },
};

const summed = columns.map((column) =>
  column.id === 'loss'
    ? { ...column, total: (rows: readonly Drop[]) => rows.reduce((sum, { loss }) => sum + (loss ?? 0), 0) }
    : column,
);

export const Selection: Story = {
  args: { selectable: true, onSelectedIdsChange: fn() },
};

export const SelectionTest: Story = {
  ...Selection,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = canvas.getAllByRole('checkbox', { name: /^Select F-/ });
    await userEvent.click(boxes[1]!);
    await expect(canvas.getByText('1 of 12 selected')).toBeVisible();
    await expect(args.onSelectedIdsChange).toHaveBeenLastCalledWith(['d1']);
    await expect(args.onSelect).not.toHaveBeenCalled();
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' });
    await waitFor(() => expect(all.indeterminate).toBe(true));
    await userEvent.click(all);
    await expect(canvas.getByText('12 of 12 selected')).toBeVisible();
    for (const box of boxes) await expect(box).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.queryByText(/selected/)).toBeNull();
  },
};

export const TotalRow: Story = {
  args: { columns: summed, maxHeight: 240 },
};

export const TotalRowTest: Story = {
  ...TotalRow,
  play: async ({ canvasElement }) => {
    const total = few.reduce((sum, { loss }) => sum + (loss ?? 0), 0);
    const row = within(canvasElement).getByRole('row', { name: /^Total/ });
    await expect(row).toHaveTextContent(
      new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(total),
    );
  },
};

export const ColumnsAndFile: Story = {
  args: {
    actions: (
      <>
        <ColumnChooser />
        <CsvDownload fileName="drops.csv" />
      </>
    ),
    onHiddenColumnsChange: fn(),
  },
};

export const ColumnsAndFileTest: Story = {
  ...ColumnsAndFile,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(await page.findByRole('checkbox', { name: 'Well' })).toBeDisabled();
    await userEvent.click(page.getByRole('checkbox', { name: 'Likely cause' }));
    await expect(args.onHiddenColumnsChange).toHaveBeenCalledWith(['cause']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Likely cause' })).toBeNull());
    const written: Blob[] = [];
    const keep = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      written.push(blob as Blob);
      return '#';
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    keep.mockRestore();
    const [head, first] = (await written[0]!.text()).split('\r\n');
    await expect(head).toContain('Well,Field,Baseline (Sm³/d)');
    await expect(head).not.toContain('Likely cause');
    await expect(first).toContain(few[0]!.well);
  },
};

const grouped = summed.map((column) =>
  column.id === 'field' || column.id === 'status' ? { ...column, groupable: true } : column,
);

export const Groups: Story = {
  args: {
    columns: grouped,
    rows: drops(120),
    defaultGroupBy: 'field',
    defaultSort: { columnId: 'loss', direction: 'descending' },
    actions: <GroupSelect />,
    onGroupByChange: fn(),
  },
};

/** Groups are weighed by their totals, and what all of them come to weighs more, in each theme. */
export const GroupsBelowTheirTotalTest: Story = {
  ...Groups,
  play: async ({ canvasElement }) => {
    const [group] = canvasElement.querySelectorAll('tr[data-group] > td');
    const [total] = canvasElement.querySelectorAll('tfoot th');
    const weightOf = (cell: Element) => {
      const { fontWeight, borderTopWidth } = getComputedStyle(cell);
      return { weight: Number(fontWeight), edge: Number.parseFloat(borderTopWidth) };
    };
    await expect(weightOf(total!).weight).toBeGreaterThan(weightOf(group!).weight);
    await expect(weightOf(total!).edge).toBe(1);
    const root = document.documentElement;
    const before = root.className;
    const grounds = new Set<boolean>();
    for (const name of themeNames) {
      applyTheme(name);
      const { backgroundColor } = getComputedStyle(group!.parentElement!);
      grounds.add(getComputedStyle(total!).backgroundColor === backgroundColor);
    }
    root.className = before;
    await expect([...grounds]).toEqual([false]);
  },
};

/** A total that stays in sight would cover the only rows of a table that comes into view. */
export const TotalOfFewRowsTest: Story = {
  args: { ...ofAPage, columns: grouped, rows: drops(3) },
  render: linked,
  play: async ({ canvasElement }) => {
    const total = canvasElement.querySelector('tfoot th')!;
    await expect(getComputedStyle(total).bottom).toBe('auto');
  },
};

/** So it would those of a table of which only the head and the first rows are in sight, until there is room for several. */
export const TotalBelowTheFoldTest: Story = {
  args: { ...ofAPage, columns: grouped, rows: drops(40) },
  render: (args) => <div style={{ paddingTop: 'calc(100vh - 160px)' }}>{linked(args)}</div>,
  play: async ({ canvasElement }) => {
    const total = canvasElement.querySelector('tfoot th')!;
    await new Promise<void>((seen) => {
      new IntersectionObserver(() => seen()).observe(total);
    });
    await expect(getComputedStyle(total).bottom).toBe('auto');
    canvasElement.querySelector('table')!.scrollIntoView();
    await waitFor(() => expect(getComputedStyle(total).bottom).toBe('0px'));
  },
};

export const SelectedGroups: Story = {
  args: { ...Groups.args, selectable: true, onSelectedIdsChange: fn() },
};

export const SelectedGroupsTest: Story = {
  ...SelectedGroups,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const heron = args.rows.filter(({ field }) => field === 'Heron').map(({ id }) => id);
    const box = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select Heron' });
    await userEvent.click(box);
    await expect(canvas.getByText(`${heron.length} of 120 selected`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Heron / }));
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: `Select ${args.rows.find(({ field }) => field === 'Heron')!.well}`,
      }),
    );
    await waitFor(() => expect(box.indeterminate).toBe(true));
    await userEvent.click(box);
    await userEvent.click(box);
    await expect(canvas.queryByText(/selected/)).toBeNull();
  },
};

/** What rests on an estimate is marked, in rows and sums; the key says what the mark means, and of how many rows. */
export const Estimates: Story = {
  args: {
    columns: summed.map((column) =>
      column.id === 'loss' ? { ...column, estimated: ({ status }: Drop) => status === 'warning' } : column,
    ),
  },
};

export const EstimatesTest: Story = {
  ...Estimates,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const marked = args.rows.filter(({ status }) => status === 'warning').length;
    const cells = [...canvasElement.querySelectorAll('tbody td')].filter((cell) =>
      cell.textContent.startsWith('≈'),
    );
    await expect(marked).toBeGreaterThan(0);
    await expect(cells).toHaveLength(marked);
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('≈');
    await expect(canvas.getByText(`estimated, in ${marked} of 12 rows`, { exact: false })).toBeVisible();
  },
};

/** In a wide column the arrow stands at the word, not at the column's other edge. */
export const ArrowBesideItsNameTest: Story = {
  args: {
    columns: columns.map((column) =>
      column.id === 'loss' ? { ...column, label: 'Loss against the baseline', width: 170 } : column,
    ),
    defaultSort: { columnId: 'loss', direction: 'descending' },
  },
  play: async ({ canvasElement }) => {
    const head = canvasElement.querySelector('[aria-sort]')!;
    const arrow = head.querySelector('svg')!.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(head);
    const text = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
    const starts: number[] = [];
    for (let node = text.nextNode(); node; node = text.nextNode()) {
      words.selectNodeContents(node);
      if (node.textContent!.trim() !== '') starts.push(words.getClientRects()[0]!.left);
    }
    await expect(starts[0]! - arrow.right).toBeGreaterThanOrEqual(0);
    await expect(starts[0]! - arrow.right).toBeLessThan(5);
  },
};

const rowsOf = (canvas: HTMLElement) => canvas.querySelectorAll('tbody tr:not([data-group])');

export const GroupsTest: Story = {
  ...Groups,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const heads = canvas.getAllByRole('button', { expanded: false, name: / 30 rows$/ });
    await expect(heads).toHaveLength(fields.length);
    await expect(rowsOf(canvasElement)).toHaveLength(0);
    // A column that has no word for a group is there with the first row.
    const names = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(names()).toEqual(['Well', expect.stringMatching(/Loss/)]);
    const volve = args.rows.filter(({ field }) => field === 'Volve');
    const loss = volve.reduce((sum, { loss: lost }) => sum + (lost ?? 0), 0);
    const written = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const head = canvas.getByRole('button', { name: `Volve ${volve.length} rows` });
    await expect(head.closest('tr')).toHaveTextContent(written.format(loss));
    await userEvent.click(head);
    await expect(rowsOf(canvasElement)).toHaveLength(volve.length);
    await expect(names()).toHaveLength(grouped.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Group: field' }));
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'No groups' }));
    await expect(args.onGroupByChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(120));
  },
};

export const Filtered: Story = {
  args: {
    columns: columns.map((column) =>
      column.id === 'field' ? { ...column, filter: 'choice' as const } : column,
    ),
    defaultFilters: [
      { columnId: 'field', kind: 'choice', values: ['Volve', 'Heron'] },
      { columnId: 'loss', kind: 'number', from: 50, to: null },
    ],
    actions: <ColumnFilters />,
    onFiltersChange: fn(),
  },
};

export const FilteredTest: Story = {
  ...Filtered,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const left = (...names: string[]) =>
      few.filter(({ field, loss }) => names.includes(field) && (loss ?? 0) >= 50).length;
    await expect(wellsOf(canvasElement)).toHaveLength(left('Volve', 'Heron'));
    await expect(canvas.getByText('at least 50.0 Sm³/d')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await page.findByRole('checkbox', { name: 'Heron' }));
    await waitFor(() => expect(wellsOf(canvasElement)).toHaveLength(left('Volve')));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /Field: Volve/ }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { columnId: 'loss', kind: 'number', from: 50, to: null },
    ]);
    await waitFor(() => expect(wellsOf(canvasElement)).toHaveLength(left(...fields)));
  },
};

export const PageKeys: Story = {
  args: {
    rowHref: ({ id }) => `#${id}`,
    selectable: true,
    pageKeys: true,
    selectionActions: <Button size="sm">Acknowledge</Button>,
  },
  render: linked,
};

export const PageKeysTest: Story = {
  ...PageKeys,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const focused = () => canvasElement.ownerDocument.activeElement;
    await userEvent.keyboard('j');
    await waitFor(() => expect(focused()).toHaveTextContent(few[0]!.well));
    await userEvent.keyboard('jjk');
    await waitFor(() => expect(focused()).toHaveTextContent(few[1]!.well));
    await userEvent.keyboard('x');
    await expect(canvas.getByText('1 of 12 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Acknowledge' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(/selected/)).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
  },
};

export const PageKeysOfOthersTest: Story = {
  ...PageKeys,
  render: (args) => (
    <>
      {linked(args)}
      <input aria-label="Remark" />
      <dialog aria-label="Question">
        <button type="button">Stay</button>
      </dialog>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const focused = () => canvasElement.ownerDocument.activeElement;
    const field = canvas.getByRole('textbox', { name: 'Remark' });
    await userEvent.type(field, 'jx');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('jx');
    field.blur();
    await userEvent.keyboard('{Control>}j{/Control}{Shift>}j{/Shift}');
    await expect(focused()).toBe(canvasElement.ownerDocument.body);
    const dialog = canvasElement.querySelector('dialog')!;
    dialog.showModal();
    await userEvent.keyboard('jx');
    await expect(within(dialog).getByRole('button', { name: 'Stay' })).toHaveFocus();
    dialog.close();
    await expect(canvas.queryByText(/selected/)).toBeNull();
    await userEvent.keyboard('j');
    await waitFor(() => expect(focused()).toHaveTextContent(few[0]!.well));
  },
};
