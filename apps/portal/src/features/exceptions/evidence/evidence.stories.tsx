import { ApiError } from '@cnx/api';
import { Button, Stack } from '@cnx/ui';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { failedView, loadStoryTexts, shownView } from '../../../insight/story-frame.tsx';
import { signedIn } from '../../../signed-in.fixture.tsx';
import { usageAtom } from '../../../state/usage.ts';
import {
  changeCase,
  silenceCase,
  dropFinding,
  downtimeCase,
  downtimeProduction,
  evidenceCase,
  gasFinding,
  production,
  schedule,
  window,
} from './evidence.fixture.ts';
import { EvidenceState } from './EvidencePanel.tsx';

const retry = fn();

const meta = {
  title: 'Exceptions/Evidence',
  component: EvidenceState,
  loaders: [loadStoryTexts],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
    signedIn(() => ({})),
  ],
  args: {
    view: shownView(evidenceCase),
    window,
    series: shownView(production),
    schedule: shownView(schedule),
    hrefOf: (id) => `#${id}`,
    actions: (
      <Stack direction="row" gap="2" wrap>
        <Button size="sm" emphasis="strong">
          Assign
        </Button>
        <Button size="sm">Acknowledge</Button>
        <Button size="sm">Snooze</Button>
      </Stack>
    ),
  },
  argTypes: {
    view: { control: false },
    series: { control: false },
    schedule: { control: false },
    window: { control: false },
    actions: { control: false },
  },
} satisfies Meta<typeof EvidenceState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drop: Story = {};

export const DropTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = canvas.getByRole('article', { name: 'Exception NV-A-01' });
    await expect(panel).toHaveTextContent('Production drop and gas interface since Nov 14, 2026');
    await expect(panel).toHaveTextContent('2 findings merged');
    await expect(panel).toHaveTextContent(/Frequency changed: 48 to 44\sHz/u);
    for (const name of [/^Oil rate/, /^Water cut/, /^Gas-oil ratio/, /^Wellhead pressure/])
      await expect(await canvas.findByRole('figure', { name })).toBeVisible();
    const sums = canvas.getByRole('table', { name: 'Step by step' });
    await expect(within(sums).getByRole('row', { name: /^Drop over all its days 142/ })).toHaveTextContent(
      '142.1 − 88.1= 54.0 Sm³/d',
    );
    await expect(within(sums).getByRole('row', { name: /^Deciding day/ })).toHaveTextContent('≥ 20 %met');
    // What the head and the list say follows from the newest day alone.
    const loss = canvas.getByRole('table', { name: 'Loss on the newest day' });
    await expect(loss).toHaveTextContent('142.1 − 88.1= 54.0 Sm³/d');
    await expect(panel).toHaveTextContent(/Likely cause: Frequency, 90 % sure · 48 to 44\sHz/u);
    await expect(panel).toHaveTextContent(
      'Next: ask whether the drive was meant to stay at its new frequency.',
    );
    // The chart comes before what else is known of it.
    const chart = canvas.getByRole('figure', { name: /^Oil rate/ });
    await expect(chart.compareDocumentPosition(canvas.getByText('Owner'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    // And what it has lost so far, from its days.
    await expect(panel).toHaveTextContent(
      /“Lost so far”, 321\.4\sSm³, is the sum of \d days, Nov 14 – 19, 2026: on each, what was expected less/u,
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Gas interface/ }));
    const [, gas] = await canvas.findAllByRole('table', { name: 'Step by step' });
    await expect(within(gas!).getByRole('row', { name: /limit/ })).toHaveTextContent('31.4 % > 25 %met');
    await expect(canvas.getByRole('link', { name: /^Downtime since Mar 18/ })).toHaveAttribute(
      'href',
      '#hpd-52',
    );
    await expect(canvas.getByText(/^Snoozed until/).closest('s')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('rowheader', { name: /^Aug 22, 2026/ })[0]).toBeVisible();
  },
};

/** What can be done says for which well once the head is out of sight. */
export const ScrolledTest: Story = {
  args: { actions: <Button>Acknowledge</Button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('button', { name: 'Acknowledge' }).parentElement!;
    await expect(bar).not.toHaveTextContent('NV-A-01');
    canvas.getByRole('table', { name: 'Step by step' }).scrollIntoView();
    await waitFor(() => expect(bar).toHaveTextContent('NV-A-01'));
  },
};

/** A single finding: its working stands open. */
export const SingleFinding: Story = {
  args: {
    view: shownView({
      ...evidenceCase,
      exception: { ...evidenceCase.exception, findings: 1, kinds: ['drop'] },
      findings: [dropFinding],
    }),
  },
};

export const SingleFindingTest: Story = {
  ...SingleFinding,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Days \d/ }));
    const days = await canvas.findByRole('table', { name: 'Days' });
    // 142.1 − 91.4 is what the first day lost.
    await expect(within(days).getByRole('row', { name: /^Nov 14/ })).toHaveTextContent(
      'Nov 1424.091.491.450.7',
    );
  },
};

const tab = createStore();

export const WorkingFileTest: Story = {
  ...SingleFinding,
  decorators: [
    (Story) => (
      <Provider store={tab}>
        <Story />
      </Provider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const record = fn();
    tab.set(usageAtom, { record });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Download inputs as CSV' }));
    await expect(record.mock.calls).toEqual([[{ name: 'export.csv' }]]);
  },
};

export const Downtime: Story = {
  args: { view: shownView(downtimeCase), series: shownView(downtimeProduction) },
};

export const DowntimeTest: Story = {
  ...Downtime,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('figure', { name: /^Hours on stream/ })).toBeVisible();
    await expect(canvas.getByText('Not measured on these days: Wellhead pressure')).toBeVisible();
    await expect(canvas.getByText('Nobody has decided anything yet.')).toBeVisible();
  },
};

/** Gas alone: no rate, no baseline. */
export const Gas: Story = {
  args: {
    view: shownView({
      ...evidenceCase,
      exception: {
        ...evidenceCase.exception,
        kind: 'gas',
        kinds: ['gas'],
        findings: 1,
        rate: null,
        baseline: null,
        dropPct: null,
        rateDay: null,
        cause: null,
        causeScore: null,
        causeEvent: null,
      },
      findings: [gasFinding],
      changes: [],
      earlier: [],
    }),
  },
};

/** A change that is part of no loss. */
export const Change: Story = { args: { view: shownView(changeCase) } };

export const ChangeTest: Story = {
  ...Change,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sums = canvas.getByRole('table', { name: 'Step by step' });
    await expect(within(sums).getByRole('row', { name: /^Change 88/ })).toHaveTextContent('88.0 − 92.4');
    await expect(within(sums).getByRole('row', { name: /^Against/ })).toHaveTextContent('≥ 3 %met');
    await expect(canvas.getByText('before: 92.4', { exact: false })).toBeVisible();
  },
};

/** A well that does not report: what it loses is not known, and not 0. */
export const NoData: Story = { args: { view: shownView(silenceCase) } };

export const NoDataTest: Story = {
  ...NoData,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Unknown')).toHaveLength(2);
    await expect(canvas.queryByRole('table', { name: 'Loss on the newest day' })).toBeNull();
    const sums = canvas.getByRole('table', { name: 'Step by step' });
    await expect(within(sums).getByRole('row', { name: /^Still expected/ })).toHaveTextContent(
      '3 d < 90 dmet',
    );
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const SeriesLoading: Story = { args: { series: { status: 'loading' } } };

export const SeriesFailed: Story = { args: { series: failedView(retry) } };

export const SeriesFailedTest: Story = {
  ...SeriesFailed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Failed to fetch exception report data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getAllByRole('table', { name: 'Step by step' })[0]).toBeVisible();
  },
};

export const Failed: Story = { args: { view: failedView(retry) } };

const unknown = new ApiError({ status: 404, errors: [], retryAfterSeconds: null });

/** An import has removed it. */
export const Gone: Story = { args: { view: failedView(retry, unknown) } };

export const GoneTest: Story = {
  ...Gone,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This exception is no longer found')).toBeVisible();
  },
};
