import type { SearchResults } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { expect, fireEvent, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { search as french } from '../../i18n/fr/search.ts';
import { search as spanish } from '../../i18n/es/search.ts';
import { failedView, loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import type { OwnResult } from './own-results.ts';
import { SearchPage } from './SearchPage.tsx';

const retry = fn();
const found = examples.searchResults;
const nothing: SearchResults = {
  total: 0,
  counts: found.counts.map((one) => ({ ...one, count: 0 })),
  results: [],
};
const pages: OwnResult[] = [
  { kind: 'page', id: 'exceptionReport', label: 'Exception report', href: '/dashboard/exception-report' },
  { kind: 'help', id: 'help.zoom', label: 'Zoom in and out', href: null },
];

const meta = {
  title: 'Search/Results',
  component: SearchPage,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: {
    address: { text: 'NV-A-01', kind: null, page: 1 },
    own: [],
    view: shownView(found),
    onAddress: fn(),
    onHelp: fn(),
  },
  argTypes: { view: { control: false }, own: { control: false } },
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** News, which the portal finds by itself, beside the results of the server. */
export const NewsTest: Story = {
  args: {
    own: [{ kind: 'news', id: 'news.a', label: 'Find wells', href: '/news?item=a' }],
    view: shownView(nothing),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Showing 1 to 1 of 1 results')).toBeVisible();
    const kinds = within(canvas.getByRole('navigation', { name: 'Kinds of results' }));
    await expect(kinds.getByText('News')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find wells' })).toHaveAttribute('href', '/news?item=a');
  },
};

export const FilledTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Results for NV-A-01');
    await expect(canvas.getByText('Showing 1 to 5 of 5 results')).toBeVisible();
    const kinds = within(canvas.getByRole('navigation', { name: 'Kinds of results' }));
    await expect(kinds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'All Results5',
      'Wells1',
      'Fields1',
      'Exceptions1',
      'Change points1',
      'Schedule1',
    ]);
    const rows = within(canvas.getByRole('region', { name: 'All Results' })).getAllByRole('listitem');
    await expect(rows[0]!.querySelector('mark')).toHaveTextContent('NV-A-01');
    await expect(rows[0]).toHaveTextContent('Producing');
    await expect(rows[0]).toHaveTextContent('Northern Venture › North Bank › Venture');
    await expect(rows[0]).toHaveTextContent('Open exception');
    await expect(rows[0]).toHaveTextContent(/Oil, Mar 1, 2026 88\.4\sSm³$/);
    await expect(rows[0]).not.toHaveTextContent('Last data');
    await expect(rows[1]).not.toHaveTextContent('Oil,');
    await expect(rows[2]).toHaveTextContent(
      /NV-A-01, Production drop · Oil rate 142\.0 → 88\.0\sSm³\/d \(−38\s%\)/,
    );
    await expect(rows[2]).toHaveTextContent(/Likely cause: Water breakthrough/);
    await expect(rows[3]).toHaveTextContent('NV-A-01, Change · Water cut 41.2 → 47.9 % (+6.7 pp)');
    await expect(rows[4]).toHaveTextContent(/Planned.*Mar 4, 2026/);
    await expect(canvas.queryByText(/Results like/)).toBeNull();
    await expect(within(rows[2]!).getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard/exception-report?exception=hpd-77',
    );
    // The field in the header is the one where there is room for it.
    const form = canvas.getByRole('search', { hidden: true });
    await expect(form).not.toBeVisible();
    const field = within(form).getByRole('searchbox', { hidden: true });
    await fireEvent.change(field, { target: { value: ' venture ' } });
    await fireEvent.submit(form);
    await expect(args.onAddress).toHaveBeenCalledWith({ text: ' venture ', kind: null, page: 1 }, 'push');
  },
};

/** Pages and help before what the server has found. */
export const WithPages: Story = { args: { own: pages } };

export const WithPagesTest: Story = {
  ...WithPages,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Showing 1 to 7 of 7 results')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in and out' }));
    await expect(args.onHelp).toHaveBeenCalled();
  },
};

/** A term says what it means, and is in the help. */
export const TermTest: Story = {
  args: {
    own: [
      { kind: 'help', id: 'help.term.waterCut', label: 'Water cut', text: 'Water / liquid.', href: null },
    ],
    view: shownView(nothing),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Water / liquid.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Water cut' }));
    await expect(args.onHelp).toHaveBeenCalledWith('help.term.waterCut');
  },
};

/** Results of several kinds in the one list that the pages below it are of. */
export const Mixed: Story = {
  args: {
    address: { text: 'NV', kind: null, page: 1 },
    view: shownView({
      ...found,
      total: 135,
      counts: [
        { kind: 'well', count: 12 },
        { kind: 'field', count: 1 },
        { kind: 'exception', count: 3 },
        { kind: 'changePoint', count: 1 },
        { kind: 'schedule', count: 118 },
      ],
      results: [
        found.results[1]!,
        ...Array.from({ length: 5 }, (_, i) => ({
          ...found.results[0]!,
          id: `well-${i}`,
          name: `NV-A-0${i + 1}`,
          marks: [{ from: 0, to: 2 }],
          isOpen: i === 0,
          ...(i === 4 && { status: 'shutIn', latestOil: null }),
        })),
        ...Array.from({ length: 3 }, (_, i) => ({
          ...found.results[2]!,
          id: `hpd-${i}`,
          ...(i === 2 && { isOpen: false }),
        })),
        found.results[3]!,
        ...Array.from({ length: 5 }, (_, i) => ({ ...found.results[4]!, id: `job-${i}` })),
        { ...found.results[0]!, id: 'well-5', name: 'NV-A-06', marks: [], isOpen: false },
      ],
    }),
  },
};

export const MixedTest: Story = {
  ...Mixed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = within(canvas.getByRole('region', { name: 'All Results' }));
    const rows = region.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toHaveLength(16);
    // Each row says what it is, and no heading cuts the list.
    await expect(rows[0]).toMatch(/^FieldVenture/);
    await expect(rows[1]).toMatch(/^WellNV-A-01/);
    await expect(rows[6]).toMatch(/^ExceptionNV-A-01, Production drop/);
    await expect(rows[8]).toMatch(/Ended/);
    await expect(rows[9]).toMatch(/^Change pointNV-A-01, Change · Water cut/);
    await expect(rows[10]).toMatch(/^Scheduled work/);
    await expect(region.queryByRole('heading')).toBeNull();
    await expect(region.getByText('Last data Mar 1, 2026', { exact: false })).toBeVisible();
    const pages = within(canvas.getByRole('navigation', { name: 'All Results' }));
    await expect(pages.getByText('Showing 1 to 20 of 135 results')).toBeVisible();
    await expect(pages.getByRole('button', { name: 'Page 7' })).toBeVisible();
  },
};

const many: SearchResults = {
  ...found,
  total: 45,
  counts: [{ kind: 'well', count: 45 }],
  results: Array.from({ length: 5 }, (_, i) => ({
    ...found.results[0]!,
    id: `well-${i}`,
    name: `NV-A-${i}`,
    marks: [],
  })),
};

/** The last page has fewer. */
export const LastPage: Story = {
  args: { address: { text: 'NV', kind: 'well', page: 3 }, view: shownView(many) },
};

export const LastPageTest: Story = {
  ...LastPage,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Showing 41 to 45 of 45 results')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onAddress).toHaveBeenCalledWith({ text: 'NV', kind: 'well', page: 2 }, 'push');
  },
};

export const BeyondTheLastTest: Story = {
  args: { address: { text: 'NV', kind: 'well', page: 9 }, view: shownView({ ...many, results: [] }) },
  play: async ({ args }) => {
    await expect(args.onAddress).toHaveBeenCalledWith({ text: 'NV', kind: 'well', page: 3 }, 'replace');
  },
};

export const Nothing: Story = {
  args: { address: { text: '%%%', kind: null, page: 1 }, view: shownView(nothing) },
};

export const NothingTest: Story = {
  ...Nothing,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nothing found')).toBeVisible();
    // Heard only: beside "Nothing found" it says nothing.
    const summary = canvas.getByText('Showing 0 to 0 of 0 results');
    await expect(summary).toHaveAttribute('role', 'status');
    await expect(summary.parentElement!.clientWidth).toBeLessThanOrEqual(1);
  },
};

/** Ways on where nothing is found, and no numbers of kinds. */
export const WaysOnTest: Story = {
  ...Nothing,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation', { name: 'Kinds of results' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Browse wells' })).toHaveAttribute(
      'href',
      '/dashboard?day=wells',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(args.onAddress).toHaveBeenCalledWith({ text: '', kind: null, page: 1 }, 'push');
  },
};

/** Nothing of the shown kind: the others are one press away. */
export const NothingOfKindTest: Story = {
  args: {
    address: { text: 'NV', kind: 'field', page: 1 },
    view: shownView({ ...nothing, counts: [{ kind: 'well', count: 3 }] }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Kinds of results' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All Results' }));
    await expect(args.onAddress).toHaveBeenCalledWith({ text: 'NV', kind: null, page: 1 }, 'push');
  },
};

const fieldAlike = { ...found.results[1]!, isLike: true };

/** Only a name that is like what was typed: that is said first. */
export const Alike: Story = {
  args: {
    address: { text: 'ventrue', kind: null, page: 1 },
    view: shownView({ ...nothing, total: 1, counts: [{ kind: 'field', count: 1 }], results: [fieldAlike] }),
  },
};

export const AlikeTest: Story = {
  ...Alike,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Results for ventrue');
    await expect(canvas.getByText('Results like “ventrue”')).toBeVisible();
    await expect(canvas.queryByText('Similar name')).toBeNull();
  },
};

/** A name that is like it among others that hold it says so itself. */
export const AlikeAmongNamedTest: Story = {
  args: { view: shownView({ ...found, results: [found.results[0]!, fieldAlike] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/Results like/)).toBeNull();
    const rows = within(canvas.getByRole('region', { name: 'All Results' })).getAllByRole('listitem');
    await expect(rows[0]).not.toHaveTextContent('Similar name');
    await expect(rows[1]).toHaveTextContent('Similar name');
  },
};

export const NothingSearched: Story = {
  args: { address: { text: '', kind: null, page: 1 }, view: { status: 'loading' } },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = { args: { view: failedView(retry) } };

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The results of the search could not be fetched.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** Names as no importer would give them. */
export const Hostile: Story = {
  args: {
    address: { text: '<b>x</b>'.repeat(30), kind: null, page: 1 },
    view: shownView({
      ...found,
      results: [
        {
          ...found.results[0]!,
          name: '<img src=x onerror=alert(1)>'.repeat(40),
          marks: [{ from: 90_000, to: 3 }],
        },
        {
          ...found.results[4]!,
          name: 'بئر ١٢',
          subject: 'unheard',
          status: 'unheard',
          marks: [{ from: 0, to: 3 }],
        },
      ],
    }),
  },
};

export const Spanish: Story = { globals: { locale: 'es' }, args: { own: pages } };

export const SpanishTest: Story = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: new RegExp(`^${spanish.allResults}`) }),
    ).toBeVisible();
  },
};

export const FrenchTest: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: new RegExp(`^${french.allResults}`) }),
    ).toBeVisible();
  },
};
