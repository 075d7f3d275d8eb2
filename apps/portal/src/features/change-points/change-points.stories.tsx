import { examples } from '@cnx/api/examples';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider, useAtomValue } from 'jotai';
import { InsightCard } from '../../insight/InsightCard.tsx';
import { failedView, loadStoryTexts, shownView, storyFrame, withTexts } from '../../insight/story-frame.tsx';
import { chosenChangeIdAtom, type ChangePointsBody } from './change-points.atoms.ts';
import { changes, statistics, wellProduction } from './change-points.fixture.ts';
import { rankChanges } from './change-points.ts';
import { changePoints } from './change-points.tsx';

const largest = rankChanges(changes)[0]!;
const retry = fn();

const notes = shownView(examples.annotations);
const body: ChangePointsBody = {
  statistics,
  changes,
  shown: largest,
  series: shownView(wellProduction),
  notes,
};
const withoutChanges: ChangePointsBody = {
  statistics: { ...statistics, total: 0 },
  changes: [],
  shown: null,
  series: { status: 'loading' },
  notes: { status: 'loading' },
};

const meta = {
  title: 'Dashboard/Change points',
  component: InsightCard<ChangePointsBody>,
  loaders: [loadStoryTexts],
  decorators: [
    (Story) => (
      <Provider>
        <Story />
      </Provider>
    ),
    withTexts,
  ],
  args: { definition: changePoints, view: shownView(body), frame: storyFrame },
  argTypes: { definition: { control: false }, view: { control: false }, frame: { control: false } },
} satisfies Meta<typeof InsightCard<ChangePointsBody>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: function Choosing(args) {
    const chosen = useAtomValue(chosenChangeIdAtom);
    const shown = changes.find(({ id }) => id === chosen) ?? largest;
    const series = shownView({ ...wellProduction, well: shown.well });
    return <InsightCard {...args} view={shownView({ ...body, shown, series })} />;
  },
};

export const FilledTest: Story = {
  ...Filled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole('region', { name: 'Change Points' });
    await expect(card).toHaveTextContent(
      '2 unexplained drops in this window, −72.8 Sm³/d; the largest on NV-A-01.',
    );
    await expect(card).toHaveTextContent(
      /\d+ confirmed, 2 of them found in the window’s last 7 days · net effect on oil −79.6 Sm³\/d/u,
    );
    await expect(card).toHaveTextContent('1 alarm to confirm');
    await expect(await canvas.findByRole('figure', { name: /^Oil rate of NV-A-01/ })).toBeVisible();
    await expect(canvas.queryByText('6 hr. ago')).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: 'Show as table' }));
    await expect(within(card).getByRole('rowheader', { name: /^Oct 1, 2026/ })).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'Show as chart' }));
    const [row] = canvas.getAllByRole('row', { name: /BR-B-04/ });
    // Beside the name, which leads to the well.
    await userEvent.click(within(row!).getAllByRole('cell')[0]!);
    await expect(canvas.getByRole('figure', { name: /^Water cut of BR-B-04/ })).toBeVisible();
  },
};

const [alarm] = changes.filter(({ provisional }) => provisional);

export const AlarmOnly: Story = {
  args: {
    view: shownView({
      statistics: { ...statistics, total: 0, provisional: 1, netOilEffect: 0 },
      changes: [alarm!],
      shown: alarm!,
      series: shownView({ ...wellProduction, well: alarm!.well }),
      notes,
    }),
  },
};

export const AlarmOnlyTest: Story = {
  ...AlarmOnly,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Change Points' });
    await expect(card).toHaveTextContent('No changes in this window on any of the 115 reporting wells.');
    await expect(card).toHaveTextContent('1 alarm to confirm');
    await expect(within(card).getByText('Provisional')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { view: { status: 'loading' } },
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Change Points' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
  },
};

export const SeriesLoading: Story = {
  args: { view: shownView({ ...body, series: { status: 'loading' } }) },
};

export const SeriesFailed: Story = { args: { view: shownView({ ...body, series: failedView() }) } };

export const NothingChanged: Story = {
  args: { view: shownView(withoutChanges) },
};

export const NothingChangedTest: Story = {
  ...NothingChanged,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        'No changes in this window on any of the 115 reporting wells. 3 others are silent.',
      ),
    ).toBeVisible();
  },
};

export const OutsideTheWindow: Story = {
  args: {
    view: shownView(withoutChanges, {
      range: { from: '2008-02-12', to: '2016-09-17' },
    }),
    frame: { ...storyFrame, onWindow: fn() },
  },
};

export const OutsideTheWindowTest: Story = {
  ...OutsideTheWindow,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/data from Feb 12, 2008 to Sep 17, 2016/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show Aug 19/ }));
    await expect(args.frame.onWindow).toHaveBeenCalledWith({ from: '2016-08-19', to: '2016-09-17' });
  },
};

export const FilterTooNarrow: Story = {
  args: {
    view: shownView({ ...body, changes: [] }, { range: null }),
    frame: { ...storyFrame, filtered: true, onClearFilters: fn() },
  },
};

export const FilterTooNarrowTest: Story = {
  ...FilterTooNarrow,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear all' }));
    await expect(args.frame.onClearFilters).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { view: failedView(retry) },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Failed to fetch Change Detection Statistics')).toBeVisible();
    // What a server says is for its operator.
    await expect(canvas.queryByText('The database is being upgraded.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const LastGoodData: Story = {
  args: {
    view: { ...shownView(body), error: failedView().error },
  },
};

export const OfAnotherTime: Story = {
  args: { frame: { ...storyFrame, asOf: '2026-11-20T07:00:00+01:00' } },
};

export const OfAnotherTimeTest: Story = {
  ...OfAnotherTime,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('6 hr. ago')).toBeVisible();
  },
};

export const Stale: Story = {
  args: {
    view: shownView(body, {
      range: { from: '2023-11-20', to: '2026-11-15' },
      asOf: '2026-11-16T06:00:00+01:00',
    }),
  },
};

export const StaleTest: Story = {
  ...Stale,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Data ends on Nov 15, 2026')).toBeVisible();
  },
};
