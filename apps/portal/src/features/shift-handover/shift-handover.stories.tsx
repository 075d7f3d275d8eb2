import type { ShiftHandover as Handover, ShiftHandoverLine, WellException } from '@cnx/api';
import { createExampleFetch, exampleResponse } from '@cnx/api/examples';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { i18n as I18n } from 'i18next';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { failedView, loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import { testPortal } from '../../portal.fixture.ts';
import { openTab } from '../../session/session.fixture.ts';
import { saveDraft } from '../../session/drafts.ts';
import { PortalProvider } from '../../use-portal.tsx';
import { exceptionColumns } from '../exceptions/exceptions.columns.tsx';
import { EarlierHandovers } from './EarlierHandovers.tsx';
import { ShiftHandover } from './ShiftHandover.tsx';

const now = new Date('2026-11-20T06:30:00Z');
const sent = fn<(body: unknown) => void>();
const refused = () =>
  Response.json(
    {
      errors: [
        {
          message: 'body/id names a hand-over that was confirmed',
          code: 'confirmedSince',
          values: { by: 'Ada Nordby', at: '2026-11-20T06:20:00.000Z' },
        },
      ],
    },
    { status: 409 },
  );

/** A portal whose server keeps what it was sent. */
const withPortal: Decorator = (Story, { parameters, loaded }) => {
  sent.mockClear();
  const tab = openTab();
  tab.sessionManager.signIn(
    { email: 'engineer@cnx.example', isSSO: false },
    { id_token: 't', expires_in: 3600 },
  );
  const keep = (id: 'saveShiftHandover' | 'confirmShiftHandover') => async (request: Request) => {
    sent(await request.json());
    return parameters['refuse'] === true ? refused() : exampleResponse(id);
  };
  const { portal } = testPortal({
    tab,
    now: () => now,
    answer: createExampleFetch({
      saveShiftHandover: keep('saveShiftHandover'),
      confirmShiftHandover: keep('confirmShiftHandover'),
    }),
  });
  const draft = parameters['draft'] as string | undefined;
  if (draft) saveDraft(portal, 'shiftHandover.note', draft);
  return (
    <PortalProvider portal={portal} i18n={loaded['i18n'] as I18n}>
      <div style={{ display: 'grid', gap: 16 }}>
        <Story />
      </div>
    </PortalProvider>
  );
};

const well = (name: string) => ({ id: name, name, fieldId: 'venture', fieldName: 'Venture' });
const event = (name: string, changes: Partial<WellException> = {}): WellException => ({
  id: `hpd-${name}`,
  well: well(name),
  product: 'oil',
  isOpen: true,
  status: 'assigned',
  since: '2026-11-18',
  foundAt: '2026-11-20T05:00:00.000Z',
  newestFoundAt: '2026-11-20T05:00:00.000Z',
  endedOn: null,
  kind: 'drop',
  kinds: ['drop', 'gas'],
  findings: 2,
  silence: null,
  rate: 87.9,
  baseline: 142.1,
  dropPct: 38.1,
  rateDay: '2026-11-19',
  change: null,
  lossPerDay: 54.2,
  lossSoFar: 108.4,
  cause: 'frequency',
  causeScore: 0.9,
  causeEvent: null,
  nearbyEvent: null,
  laterEvents: [],
  plannedActivity: null,
  workInProgress: null,
  severity: 'high',
  owner: { id: '5f0c2a34-7f1e-4a55-9a1c-2f6b6f8f7a01', name: 'Kari Engineer' },
  snoozedUntil: null,
  feedback: null,
  comments: 0,
  decidedBy: 'Erin Moe',
  decidedAt: '2026-11-20T05:40:12.000Z',
  version: 2,
  ...changes,
});
/** A change of a pump, whose cause is not known: something is logged near it, and work goes on. */
const changed = event('NV-B-07', {
  kind: 'change',
  kinds: ['change'],
  findings: 1,
  silence: null,
  change: {
    variable: 'gor',
    unit: 'Sm3/Sm3',
    direction: 'up',
    meanBefore: 369.2,
    meanAfter: 444,
    delta: 74.8,
    deltaPct: 20.3,
    deltaKind: 'relative',
  },
  rate: null,
  baseline: null,
  dropPct: null,
  rateDay: null,
  severity: 'medium',
  status: 'new',
  owner: null,
  lossPerDay: 0,
  lossSoFar: 0,
  cause: null,
  causeScore: null,
  laterEvents: [],
  nearbyEvent: {
    id: 'ev-3',
    kind: 'trip',
    start: '2026-11-18T09:10:00.000Z',
    startDay: '2026-11-18',
    end: null,
    endDay: null,
    from: null,
    to: null,
    unit: null,
    planned: false,
    reason: null,
  },
  workInProgress: {
    id: 'sch-4',
    title: 'Pump replacement NV-B-07',
    activity: 'espReplacement',
    plannedStart: '2026-11-17T06:00:00.000Z',
    plannedEnd: '2026-11-20T16:00:00.000Z',
  },
});
const recovered = event('NV-C-02', { rate: 150, dropPct: -5.6, lossPerDay: 0, findings: 1, kinds: ['drop'] });
const ended = event('NV-D-01', {
  isOpen: false,
  rateDay: null,
  status: 'dismissed',
  lossPerDay: null,
  lossSoFar: 41.7,
  decidedBy: 'Erin Moe',
});
const line: ShiftHandoverLine = {
  id: '0b1d2b7a-52c8-4f4e-9d0b-0c8f3a4d1e22',
  since: '2026-11-19T06:00:00.000Z',
  until: '2026-11-19T18:00:00.000Z',
  author: 'Erin Moe',
  confirmedBy: 'Ada Nordby',
  note: 'Quiet night. The drive is still warm.',
  counts: { atBegin: 2, opened: 2, ended: 1, regrouped: 0, decided: 3, open: 3 },
};
const handover: Handover = {
  id: '6f1d2b7a-52c8-4f4e-9d0b-0c8f3a4d1e22',
  version: 2,
  since: '2026-11-19T18:00:00.000Z',
  until: '2026-11-20T06:30:00.000Z',
  note: 'The drive of NV-A-01 was set back at 04:30.\nLook at its current first.',
  author: 'Erin Moe',
  mine: false,
  savedAt: '2026-11-20T05:50:00.000Z',
  confirmedBy: null,
  confirmedAt: null,
  newestDay: '2026-11-19',
  counts: { atBegin: 3, opened: 1, ended: 1, regrouped: 0, decided: 1, open: 3 },
  opened: [event('NV-A-01')],
  ended: [ended],
  decided: [
    {
      id: '0d3f6c1e-3a61-4b0c-8a5e-2f1f7c0c9d11',
      at: '2026-11-20T05:40:12.000Z',
      by: 'Erin Moe',
      action: 'assign',
      assignee: 'Kari Engineer',
      until: null,
      feedback: null,
      comment: 'Look at the drive first.',
      events: [{ id: 'hpd-NV-A-01', well: well('NV-A-01'), silence: null }],
    },
  ],
  open: [event('NV-A-01'), changed, recovered],
  stops: [
    {
      well: well('NV-A-09'),
      lasts: true,
      event: {
        ...{
          id: 'e-14',
          kind: 'trip' as const,
          start: '2026-11-20T04:12:00.000Z',
          end: null,
          reason: 'Power',
        },
        ...{ startDay: '2026-11-20', endDay: null, from: null, to: null, unit: null, planned: false },
      },
    },
  ],
  activities: [
    { ...changed.workInProgress!, well: changed.well, status: 'inProgress' },
    {
      id: 'sch-7',
      well: event('NV-A-01').well,
      title: 'Chemical treatment NV-A-01',
      activity: 'chemical',
      plannedStart: '2026-11-20T08:00:00.000Z',
      plannedEnd: '2026-11-21T11:00:00.000Z',
      status: 'confirmed',
    },
  ],
};
const unwritten = { id: null, version: null, note: '', author: null, savedAt: null } as const;
const confirmed = { confirmedBy: 'Kari Engineer', confirmedAt: '2026-11-20T06:10:00.000Z' } as const;

const meta = {
  title: 'Exceptions/Shift hand-over',
  component: ShiftHandover,
  loaders: [loadStoryTexts],
  decorators: [withPortal, withTexts],
  args: {
    view: shownView(handover),
    earlier: [line],
    columns: exceptionColumns,
    hrefOf: (id) => `#${id}`,
    handoverHref: (id) => `#handover-${id}`,
  },
  argTypes: { view: { control: false } },
} satisfies Meta<typeof ShiftHandover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToConfirm: Story = {};
export const ToWrite: Story = { args: { view: shownView({ ...handover, ...unwritten }) } };
export const Waiting: Story = { args: { view: shownView({ ...handover, mine: true }) } };
export const Confirmed: Story = { args: { view: shownView({ ...handover, ...confirmed }) } };
export const Empty: Story = {
  args: {
    view: shownView({
      ...handover,
      ...unwritten,
      counts: { atBegin: 0, opened: 0, ended: 0, regrouped: 0, decided: 0, open: 0 },
      opened: [],
      ended: [],
      decided: [],
      open: [],
      activities: [],
      stops: [],
    }),
  },
};
/** What was open at its begin is not known. */
export const WithoutBegin: Story = {
  args: {
    earlier: [],
    view: shownView({
      ...handover,
      counts: { ...handover.counts, atBegin: null, ended: null, regrouped: null },
      ended: [],
    }),
  },
};
export const Failed: Story = { args: { view: failedView() } };
export const Loading: Story = { args: { view: { status: 'loading' } } };

const many = Array.from({ length: 120 }, (_, i) => event(`NV-${String(i + 1).padStart(3, '0')}`));
export const Long: Story = {
  args: {
    view: shownView({
      ...handover,
      note: 'A very long line that somebody wrote without a break: '.repeat(40),
      counts: { atBegin: 693, opened: 120, ended: 1, regrouped: 0, decided: 1, open: 812 },
      opened: many,
      open: many,
    }),
  },
};

export const Earlier: Story = {
  render: () => (
    <EarlierHandovers
      view={shownView([line, { ...line, id: 'a', confirmedBy: null, note: handover.note }])}
      shownId={null}
      hrefOf={(id) => `#${id}`}
    />
  ),
};

export const WriteTest: Story = {
  ...ToWrite,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Hand over' });
    const quiet = getComputedStyle(button).backgroundColor;
    await userEvent.click(button);
    await expect(canvas.getByText('Write a note.')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'Quiet.');
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).not.toBe(quiet));
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over' }));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ version: null, note: 'Quiet.', since: handover.since }),
    );
  },
};

export const DraftTest: Story = {
  ...ToWrite,
  parameters: { draft: 'Half-written' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('Half-written');
  },
};

export const RefusedTest: Story = {
  parameters: { refuse: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and take over' }));
    await expect(
      await canvas.findByText(/^Ada Nordby confirmed this hand-over on Nov 20, 2026, 6:20\sAM UTC/),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ id: handover.id, version: 2 });
  },
};

export const LongTest: Story = {
  ...Long,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const open = within(canvas.getByRole('region', { name: 'Left open (812)' }));
    await expect(open.getAllByRole('rowheader')).toHaveLength(20);
    await userEvent.click(open.getByRole('button', { name: 'Show all 120' }));
    await expect(open.getAllByRole('rowheader')).toHaveLength(120);
    await expect(open.getByText('The first 120 of 812')).toBeVisible();
  },
};

/** What is left open says what the exception report says of it, by the same columns. */
export const LeftOpenTest: Story = {
  play: async ({ canvasElement }) => {
    const open = within(within(canvasElement).getByRole('region', { name: 'Left open (3)' }));
    await expect(open.getByRole('row', { name: /NV-A-01/ })).toHaveTextContent(
      /High.*142\.1 → 87\.9.*−38\s%.*54\.2.*108.*Frequency, 90\s% sure/,
    );
    const row = open.getByRole('row', { name: /NV-B-07/ });
    await expect(row).toHaveTextContent(/Change · Gas.oil ratio/);
    await expect(row).toHaveTextContent(/369\.2 → 444.*\+20\s%.*None/);
    await expect(row).toHaveTextContent(/Unknown · near it: .*trip.*Pump replacement until Nov 20/);
    await expect(open.getByRole('row', { name: /NV-C-02/ })).toHaveTextContent('Recovered');
    await expect(open.getByRole('row', { name: /^Total of 3 events/ })).toHaveTextContent(/54\.2$/);
  },
};

/** Rates of oil and of gas make no sum of a column: what they come to is said below the list. */
export const LeftOpenOfBothTest: Story = {
  args: {
    view: shownView({
      ...handover,
      counts: { ...handover.counts, open: 2 },
      open: [event('NV-A-01'), event('NV-G-01', { product: 'gas', lossPerDay: 12_000 })],
    }),
  },
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole('region', { name: 'Left open (2)' });
    await expect(open).toHaveTextContent(/Together: 54\.2\sSm³\/d, 12,000\sSm³\/d/);
  },
};

/** What is new comes first, and the line above leads to each list. */
export const BalanceTest: Story = {
  ...ToWrite,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const places = ['Note of the last hand-over', 'Found', 'Ended', 'Decided', 'Left open'].map((name) =>
      canvas.getByRole('region', { name: new RegExp(`^${name}`) }),
    );
    for (const [place, region] of places.slice(1).entries())
      await expect(
        places[place]!.compareDocumentPosition(region) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy();
    const balance = canvas.getByRole('group', { name: 'What this comes to' });
    await expect(balance).toHaveTextContent('3 at Nov 19, 18:00 + 1 found − 1 ended = 3 left open');
    await expect(within(balance).getByRole('link', { name: /^3 at/ })).toHaveAttribute(
      'href',
      `#handover-${line.id}`,
    );
    await userEvent.click(within(balance).getByRole('link', { name: '1 ended' }));
    await expect(document.activeElement).toContainElement(canvas.getByRole('region', { name: 'Ended (1)' }));
    await expect(document.activeElement).toHaveStyle({ outlineStyle: 'solid' });
    await expect(canvas.getByRole('region', { name: 'Ended (1)' })).toHaveTextContent(/Dismissed · Erin Moe/);
    await expect(
      canvas.getByText(
        'Work at wells with open exceptions that begins, goes on or ends in the next 24 hours',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Pump replacement until Nov 20, 16:00')).toBeVisible();
  },
};

export const WithoutBeginTest: Story = {
  ...WithoutBegin,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'What this comes to' })).toHaveTextContent(
      '1 found · 3 left open',
    );
    await expect(canvas.queryByRole('region', { name: /^Ended/ })).toBeNull();
  },
};

/** On a phone, names lead to their wells, also one that two events have. */
export const PhoneTest: Story = {
  args: {
    view: shownView({
      ...handover,
      open: [event('NV-A-01'), changed, { ...recovered, well: changed.well }],
    }),
  },
  render: (args) => (
    <div style={{ width: 358 }}>
      <ShiftHandover {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const open = within(within(canvasElement).getByRole('region', { name: 'Left open (3)' }));
    await open.findByRole('list', { name: 'Left open (3)' });
    for (const name of ['NV-A-01', 'NV-B-07'])
      await expect(open.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringContaining('well='),
      );
  },
};
