import { examples } from '@cnx/api/examples';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failures } from '../../i18n/en/failures.ts';
import { monthlyReport as texts } from '../../i18n/en/monthly-report.ts';
import { failedView, loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import { ReportView } from './MonthlyReport.tsx';

const retry = fn();
const { monthlyReport: body } = examples;

const { monthBooks } = examples;
const [, open, earlier] = monthBooks.months;
const stillOpen = { ...body, state: 'open' as const, closing: null };
/** October as closed, with an adjustment that counts in November. */
const closed = {
  ...monthBooks,
  months: [
    { ...open!, month: '2026-11-01', adjustments: [{ ...open!.adjustments[0]!, month: '2026-10-01' }] },
    { ...earlier!, month: '2026-10-01' },
  ],
};

const withStanding = {
  ...body,
  standing: [
    {
      well: { id: 'NV-A-07', name: 'NV-A-07', fieldId: 'venture', fieldName: 'Venture' },
      ...{ product: 'oil' as const, since: '2026-10-23', days: 9, volume: 310, rate: 34.4 },
    },
  ],
};

const item = (id: string, name: string) => ({ id, name, parentIds: [], wellCount: 2, active: true });

const meta = {
  title: 'Statistics/Monthly report',
  component: ReportView,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: {
    view: shownView(withStanding),
    books: shownView(closed),
    month: '2026-10',
    choice: 'businessUnits:north',
    choices: {
      businessUnits: [item('north', 'North')],
      areas: [item('venture-area', 'Venture area')],
      fields: [item('venture', 'Venture')],
    },
    onMonth: fn(),
    onChoice: fn(),
  },
  argTypes: { view: { control: false }, books: { control: false }, choices: { control: false } },
} satisfies Meta<typeof ReportView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const FilledTest: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Monthly report: Oct 2026' })).toBeVisible();
    const contents = within(page.getByRole('navigation', { name: texts.contents }));
    const links = contents.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(Object.values(texts.sections));
    // Each entry leads to its section, whose number is its place.
    for (const [place, link] of links.entries()) {
      const section = canvasElement.querySelector(link.getAttribute('href') ?? '');
      await expect(section?.querySelector('h3')?.textContent).toBe(`${place + 1} ${link.textContent}`);
    }
    await expect(
      page.getByText(
        '4,000 Sm³ of oil, 129 Sm³/d: −5.6 % per calendar day against Sep 2026 (4,100 Sm³, 137 Sm³/d).',
      ),
    ).toBeVisible();
    await expect(page.getByText(/^500 Sm³ of oil were deferred; efficiency 88\.6 %/)).toBeVisible();
    await expect(page.getByText('1 pump failed.')).toBeVisible();
    await expect(page.getByText('4 of 31 field days of emissions are not measured.')).toBeVisible();
    const levels = within(page.getByRole('group', { name: texts.production.levels }));
    await expect(levels.getByRole('row', { name: /^Total 2 4,000/ })).toBeVisible();
    const gas = within(page.getByRole('group', { name: texts.balances.gas }));
    await expect(
      gas.getByRole('row', { name: 'Venture 400,000 11,800 790 34,410 340,000 13,000 30' }),
    ).toBeVisible();
    const water = within(page.getByRole('group', { name: texts.balances.water }));
    await expect(water.getByRole('row', { name: 'Venture 6,000 5,400 600 7,200' })).toBeVisible();
    await expect(page.getByText(texts.balances.absent)).toBeVisible();
    const causes = within(page.getByRole('group', { name: 'By cause: Oil' }));
    await expect(causes.getByRole('row', { name: /Lift-equipment failure .*320 64\.0 96/ })).toBeVisible();
    const pumps = within(page.getByRole('group', { name: texts.sections.pumps }));
    const heads = pumps.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toContain(texts.pumps.failed);
    const [, pump] = pumps.getAllByRole('row');
    await expect(pump!.children[heads.indexOf(texts.pumps.failed)]).toHaveTextContent('Yes');
    const closing = within(page.getByRole('group', { name: texts.books.closing }));
    await expect(closing.getByRole('row', { name: /^Venture Closed .*Ana Admin/ })).toBeVisible();
    const sinceTheEnd = within(page.getByRole('group', { name: texts.changed.title }));
    await expect(
      sinceTheEnd.getByRole('row', {
        name: /Import 12: october-corrected\.csv Ana Admin Venture 34, 2 new/,
      }),
    ).toBeVisible();
    const standing = within(page.getByRole('group', { name: texts.deferral.standingWells }));
    await expect(
      standing.getByRole('row', { name: /^NV-A-07 Venture Oil Oct 23, 2026 310\sSm³ 34\.4/ }),
    ).toBeVisible();
    // What has changed since stands beside the document that is kept, not in it.
    const changes = within(page.getByRole('group', { name: texts.books.changes }));
    await expect(changes.getByRole('row', { name: /^Oct 2026 Nov 2026 .*−41\.5/ })).toBeVisible();
    const document = within(page.getByRole('article'));
    await expect(document.queryByRole('group', { name: texts.books.changes })).toBeNull();
    await expect(document.getByText(/^Closed on .* by Ana Admin$/)).toBeVisible();
    await expect(document.getByText(/^Made on .*, and kept as it was$/)).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText(texts.month), '2026-09');
    await expect(args.onMonth).toHaveBeenCalledWith('2026-09');
    await userEvent.selectOptions(page.getByLabelText(texts.of), 'fields:venture');
    await expect(args.onChoice).toHaveBeenCalledWith('fields:venture');
  },
};

export const Running: Story = {
  args: {
    view: shownView({
      ...stillOpen,
      over: false,
      newestDay: '2026-10-19',
      window: { from: '2026-10-01', to: '2026-10-19' },
      days: body.days.slice(0, 19),
    }),
  },
};

export const NothingOpen: Story = {
  args: {
    view: shownView({
      ...body,
      ...{ pumps: [], missing: [], unanswered: [], emissions: [], metrics: [], computation: null },
      production: { ...body.production!, suspectDays: 0 },
    }),
  },
};

export const NotClosed: Story = {
  args: { view: shownView(stillOpen), books: shownView({ ...monthBooks, months: [open!] }) },
};

export const BeingKept: Story = { args: { view: shownView({ ...body, state: 'closed' }) } };

export const BeingKeptTest: Story = {
  args: { view: shownView({ ...body, state: 'closed' }) },
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('article'));
    await expect(page.getByText(texts.beingKept)).toBeVisible();
    await expect(page.getByRole('group', { name: texts.books.changes })).toBeVisible();
  },
};

export const UnchangedTest: Story = {
  args: { books: shownView({ ...closed, months: [closed.months[1]!] }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(texts.books.unchanged)).toBeVisible();
  },
};

const otherField = { ...earlier!, month: '2026-10-01', state: 'open' as const, adjustments: [] };

/** Of two fields one has closed the month, and the last report is older than its end. */
export const PartlyClosedTest: Story = {
  args: {
    view: shownView({
      ...stillOpen,
      newestDay: '2026-10-19',
      missing: [{ ...body.missing[0]!, days: 1 }],
      unanswered: [body.unanswered[0]!],
    }),
    books: shownView({
      ...closed,
      months: [closed.months[1]!, { ...otherField, field: { id: 'breeze', name: 'Breeze' } }],
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(texts.books.partlyClosed)).toBeVisible();
    await expect(page.queryByText(texts.books.unchanged)).toBeNull();
    await expect(page.getByText(`${texts.over}. Reported up to Oct 19, 2026`)).toBeVisible();
    // What they have lost stands behind it.
    await expect(
      page.getByText(texts.open.unansweredLead_one.replace('{{count}}', '1'), { exact: false }),
    ).toBeVisible();
    await expect(page.getByText(texts.open.missingLead_one.replace('{{days}}', '1'))).toBeVisible();
  },
};

export const BooksFailed: Story = { args: { books: failedView(retry) } };

export const Empty: Story = {
  args: { view: shownView({ ...body, production: null, wells: [], entities: [], days: [] }) },
};

export const Loading: Story = { args: { view: { status: 'loading' }, month: null, choice: 'all' } };

export const Failed: Story = { args: { view: failedView(retry) } };

export const FailedTest: Story = {
  args: { view: failedView(retry) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(failures.monthlyReport)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
