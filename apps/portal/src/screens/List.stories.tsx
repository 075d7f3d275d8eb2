import type { ChangePoint } from '@cnx/api';
import { createExampleFetch, exampleResponse } from '@cnx/api/examples';
import { expect, fn, spyOn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { changePoints } from '../features/change-points/change-points.tsx';
import { changes } from '../features/change-points/change-points.fixture.ts';
import { LazyListTools } from '../features/list-tools/LazyListTools.tsx';
import { InsightList } from '../insight/list/InsightList.tsx';
import type { PagedRows } from '../insight/insight-view.ts';
import { failedView, loadStoryTexts, storyFrame, storyMeta } from '../insight/story-frame.tsx';
import { testPortal } from '../portal.fixture.ts';
import { openTab } from '../session/session.fixture.ts';
import { ShownToasts } from '../shell/ShownToasts.tsx';
import { addressSearchAtom } from '../state/filters.atoms.ts';
import { createQueryClient } from '../state/query-client.ts';
import { PortalProvider } from '../use-portal.tsx';

const result: PagedRows<ChangePoint> = {
  data: { pages: [{ data: changes, meta: { ...storyMeta, total: changes.length } }] },
  error: null,
  isFetching: false,
  hasNextPage: false,
  refetch: fn(),
  fetchNextPage: fn(),
};

const savedAs = fn<(body: unknown) => void>();

/** A portal whose address is that of the list; its server answers as the contract's examples show. */
function openPortal(search: string) {
  const tab = openTab();
  tab.sessionManager.signIn(
    { email: 'engineer@cnx.example', isSSO: false },
    { id_token: 't', expires_in: 3600 },
  );
  const answer = createExampleFetch({
    saveView: async (request) => {
      savedAs(await request.json());
      return exampleResponse('saveView');
    },
  });
  const { portal, store } = testPortal({ tab, answer });
  store.set(queryClientAtom, createQueryClient(portal.loadClient, { report: () => undefined }));
  store.set(addressSearchAtom, search);
  return portal;
}

function StoryPortal({ search, i18n, children }: { search: string; i18n: I18n; children: ReactNode }) {
  const [portal] = useState(() => openPortal(search));
  return (
    <PortalProvider portal={portal} i18n={i18n}>
      <MemoryRouter>{children}</MemoryRouter>
      <ShownToasts />
    </PortalProvider>
  );
}

const meta = {
  title: 'Dashboard/List',
  component: InsightList<ChangePoint>,
  loaders: [loadStoryTexts],
  decorators: [
    (Story, { loaded, parameters }) => (
      <StoryPortal
        search={(parameters['search'] as string | undefined) ?? '?area=changePoints'}
        i18n={loaded['i18n'] as I18n}
      >
        <Story />
      </StoryPortal>
    ),
  ],
  args: { definition: changePoints, result, frame: storyFrame, Tools: LazyListTools },
  argTypes: {
    definition: { control: false },
    result: { control: false },
    frame: { control: false },
    Tools: { control: false },
  },
} satisfies Meta<typeof InsightList<ChangePoint>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};

export const CompleteTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '6 changes' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Fetch more rows' })).toBeNull();
    // What is at stake comes first.
    await expect(canvas.getByRole('columnheader', { name: /^Change in oil,? Sm³/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('NV-A-01');
    await expect(
      canvas.getByRole('row', { name: /^Net effect of 4 confirmed oil changes/ }),
    ).toHaveTextContent('−79.6');
    await expect(canvas.getByText(/^Unknown · near it: Pump trip, Nov 4/)).toHaveTextContent(
      'not confirmed as cause',
    );
    await expect(canvas.getAllByRole('link', { name: /^Details of / })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/[?&]row=/),
    );
    // The name leads to the well, the rest of the row to its details.
    await expect(canvas.getAllByRole('link', { name: 'NV-A-01' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/[?&]well=NV-A-01$/),
    );
    // What the headline speaks of is one press away.
    await userEvent.click(canvas.getByRole('radio', { name: 'of these drops 2' }));
    await expect(canvas.getByRole('region', { name: '2 changes' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Details of / })).toHaveLength(2);
  },
};

/** The row whose well is open over the list is marked, where colors are forced, too. */
export const OpenWellTest: Story = {
  parameters: { search: '?area=changePoints&well=NV-A-01' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('tr[data-chosen]')).toHaveLength(1));
    await expect(canvasElement.querySelector('tr[data-chosen] > th')).toHaveTextContent('NV-A-01');
  },
};

export const MoreToFetch: Story = {
  args: {
    result: {
      ...result,
      data: { pages: [{ data: changes, meta: { ...storyMeta, total: 812, nextCursor: 'next' } }] },
      hasNextPage: true,
    },
  },
};

export const MoreToFetchTest: Story = {
  ...MoreToFetch,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '6 of 812 changes' })).toHaveTextContent(
      'Sorting applies to the fetched rows only.',
    );
    // Some rows of a list are no whole: neither the foot nor a group sums them.
    await expect(canvas.getByText('Sums and shares stand here when all rows are fetched.')).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /^(Total|Net effect)/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch more rows' }));
    await expect(args.result.fetchNextPage).toHaveBeenCalled();
  },
};

export const NextPageFailed: Story = {
  args: { result: { ...result, error: failedView().error, hasNextPage: true } },
};

export const NextPageFailedTest: Story = {
  ...NextPageFailed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.result.fetchNextPage).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { result: { ...result, data: undefined, isFetching: true } } };

export const Failed: Story = {
  args: { result: { ...result, data: undefined, error: failedView().error } },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.result.refetch).toHaveBeenCalled();
  },
};

const searched = (search: string) => ({ parameters: { search } });

export const Grouped: Story = searched('?area=changePoints&group=field');

export const GroupedTest: Story = {
  ...Grouped,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fields = new Set(changes.map(({ well }) => well.fieldName));
    const [first] = fields;
    const rows = changes.filter(({ well }) => well.fieldName === first);
    const head = canvas.getByRole('button', { name: new RegExp(`^${first} ${rows.length} changes?$`) });
    await userEvent.click(head);
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /^Details of / })).toHaveLength(
        changes.length - rows.length,
      ),
    );
  },
};

export const Filtered: Story = searched('?area=changePoints&where=well~NV-A;status%3Dnew&hide=field');

export const FilteredTest: Story = {
  ...Filtered,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const left = changes.filter(({ well, status }) => well.name.includes('NV-A') && status === 'new');
    await expect(left.length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /^Details of / })).toHaveLength(left.length),
    );
    await expect(
      canvas.getByRole('region', { name: `${left.length} of ${changes.length} changes` }),
    ).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Field' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Well: contains/ }));
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /^Details of / })).toHaveLength(
        // What is provisional is not new yet.
        changes.filter(({ status, provisional }) => status === 'new' && !provisional).length,
      ),
    );
  },
};

export const Dropped: Story = searched('?area=changePoints&sort=-profit&where=loss%3E%3Dmuch');

export const DroppedTest: Story = {
  ...Dropped,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/where=loss>=much, sort=profit/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Details of / })).toHaveLength(changes.length);
  },
};

export const SavesAViewTest: Story = {
  ...searched('?area=changePoints&group=field&span=7d'),
  play: async ({ canvasElement }) => {
    savedAs.mockClear();
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
    await userEvent.click(await page.findByRole('button', { name: 'Save as a new view' }));
    await userEvent.click(await page.findByRole('button', { name: 'Save' }));
    await expect(page.getByText('Enter a name.')).toBeVisible();
    await userEvent.type(page.getByRole('textbox', { name: /Name/ }), 'By field');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(savedAs).toHaveBeenCalledWith({
        id: null,
        version: null,
        list: 'changePoints',
        name: 'By field',
        shared: false,
        address: 'group=field&span=7d',
      }),
    );
    await waitFor(() => expect(page.queryByRole('textbox', { name: /Name/ })).toBeNull());
  },
};

export const TakesTheRowsAwayTest: Story = {
  ...searched('?area=changePoints&where=variable%3DoilRate&hide=field'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const written: Blob[] = [];
    const keep = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      written.push(blob as Blob);
      return '#';
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'CSV file' }));
    await waitFor(() => expect(written).toHaveLength(1));
    keep.mockRestore();
    const [head, ...lines] = (await written[0]!.text()).trim().split('\r\n');
    await expect(head).toContain('Well,Variable,Date,Found,Before,After,Unit');
    await expect(head).not.toContain('Field');
    const names = canvas
      .getAllByRole('link', { name: /^(?!Details of )/ })
      .map(({ textContent }) => textContent);
    await expect(lines.map((line) => line.split(',')[0])).toEqual(names);
    await expect(lines).toHaveLength(changes.filter(({ variable }) => variable === 'oilRate').length);
  },
};

/** The days of a list that has its own, as work that is planned. */
export const FileOfOwnDaysTest: Story = {
  args: {
    definition: { ...changePoints, daysAtom: atom({ from: '2026-11-26', to: '2026-12-09' }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const names: string[] = [];
    const keep = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'CSV file' }));
    await waitFor(() => expect(names).toEqual(['changePoints_2026-11-26_2026-12-09.csv']));
    keep.mockRestore();
  },
};

export const PrintsEveryRowTest: Story = {
  ...searched('?area=changePoints&where=variable%3DoilRate&hide=field'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const printer = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Print' }));
    await waitFor(() => expect(printer).toHaveBeenCalledOnce());
    printer.mockRestore();
    const sheet = document.querySelector('[data-print-sheet]')!;
    const names = canvas
      .getAllByRole('link', { name: /^(?!Details of )/ })
      .map(({ textContent }) => textContent);
    const printed = [...sheet.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
    await expect(printed).toEqual(names);
    await expect(sheet.querySelector('thead')).toHaveTextContent('Before');
    await expect(sheet.querySelector('thead')).not.toHaveTextContent('Field');
    await expect(sheet.querySelector('tfoot')).toHaveTextContent(/Exported at.*Address: .*area=changePoints/);
    await expect(sheet).not.toBeVisible();
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-print-sheet]')).toBeNull());
  },
};
