import type { HandoverEvent, ShiftHandover as Handover } from '@cnx/api';
import { createExampleFetch, exampleResponse } from '@cnx/api/examples';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { i18n as I18n } from 'i18next';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { failedView, loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import { testPortal } from '../../portal.fixture.ts';
import { openTab } from '../../session/session.fixture.ts';
import { saveDraft } from '../../session/drafts.ts';
import { PortalProvider } from '../../use-portal.tsx';
import { EarlierHandovers } from './EarlierHandovers.tsx';
import { ShiftHandover } from './ShiftHandover.tsx';

const now = new Date('2026-11-20T06:30:00Z');
const sent = fn<(body: unknown) => void>();
const refused = () =>
  Response.json(
    {
      errors: [
        { message: 'body/id names a hand-over that Ada Nordby confirmed at 2026-11-20T06:20:00.000Z' },
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
const event = (name: string, changes: Partial<HandoverEvent> = {}): HandoverEvent => ({
  id: `hpd-${name}`,
  well: well(name),
  kinds: ['drop', 'gas'],
  since: '2026-11-18',
  foundAt: '2026-11-20T05:00:00.000Z',
  endedOn: null,
  severity: 'high',
  status: 'assigned',
  owner: 'Kari Engineer',
  snoozedUntil: null,
  lossPerDay: 54.2,
  lossSoFar: 108.4,
  cause: 'frequency',
  causeScore: 0.9,
  ...changes,
});
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
  counts: { opened: 1, decided: 1, open: 2 },
  opened: [event('NV-A-01')],
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
      events: [{ id: 'hpd-NV-A-01', well: well('NV-A-01') }],
    },
  ],
  open: [
    event('NV-A-01'),
    event('NV-B-07', {
      kinds: ['downtime'],
      severity: 'medium',
      status: 'new',
      owner: null,
      lossPerDay: null,
      lossSoFar: null,
      cause: null,
    }),
  ],
};
const unwritten = { id: null, version: null, note: '', author: null, savedAt: null } as const;
const confirmed = { confirmedBy: 'Kari Engineer', confirmedAt: '2026-11-20T06:10:00.000Z' } as const;

const meta = {
  title: 'Exceptions/Shift hand-over',
  component: ShiftHandover,
  loaders: [loadStoryTexts],
  decorators: [withPortal, withTexts],
  args: { view: shownView(handover), hrefOf: (id) => `#${id}` },
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
      counts: { opened: 0, decided: 0, open: 0 },
      opened: [],
      decided: [],
      open: [],
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
      counts: { opened: 120, decided: 1, open: 812 },
      opened: many,
      open: many,
    }),
  },
};

export const Earlier: Story = {
  render: () => (
    <EarlierHandovers
      view={shownView([
        {
          id: 'a',
          since: handover.since,
          until: '2026-11-20T06:10:00.000Z',
          author: 'Erin Moe',
          confirmedBy: null,
          note: handover.note,
          counts: handover.counts,
        },
      ])}
      shownId={null}
      hrefOf={(id) => `#${id}`}
    />
  ),
};

export const WriteTest: Story = {
  ...ToWrite,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over' }));
    await expect(canvas.getByText('Write a note.')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'Quiet.');
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
    await expect(await canvas.findByText(/Ada Nordby confirmed at/)).toBeVisible();
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

/** What is left open says why, what was lost so far, and what all of it comes to. */
export const LeftOpenTest: Story = {
  play: async ({ canvasElement }) => {
    const open = within(within(canvasElement).getByRole('region', { name: 'Left open (2)' }));
    await expect(open.getByRole('row', { name: /NV-A-01/ })).toHaveTextContent(
      /High.*Frequency 90\s*%.*54\.2.*108/,
    );
    await expect(open.getByRole('row', { name: /^Total of 2 events/ })).toHaveTextContent(/54\.2.*108/);
  },
};
