import type { ChangeCase, ChangePoint, WellSensitivity } from '@cnx/api';
import { createExampleFetch, examples, type ExampleChoices } from '@cnx/api/examples';
import { Stack } from '@cnx/ui';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useState, type ReactNode } from 'react';
import { loadStoryTexts } from '../insight/story-frame.tsx';
import { testPortal } from '../portal.fixture.ts';
import { openTab } from '../session/session.fixture.ts';
import { ShownToasts } from '../shell/ShownToasts.tsx';
import { createQueryClient } from '../state/query-client.ts';
import { PortalProvider } from '../use-portal.tsx';
import { ChangeException } from './ChangeException.tsx';
import { ChangeHistory } from './ChangeHistory.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { exception } from './exceptions.fixture.ts';
import { asDecidedAtom } from './decisions.atoms.ts';
import { SensitivityChoice } from './SensitivityChoice.tsx';
import { VerdictActions } from './VerdictActions.tsx';

const [example] = examples.changePoints as [ChangePoint];
const change: ChangePoint = {
  ...example,
  status: 'new',
  linkedEvents: [],
  nearbyEvents: [],
  comment: null,
  version: 1,
};
const [logged] = example.linkedEvents;
const events: ChangeCase['events'] = [
  logged!,
  {
    ...logged!,
    id: 'ev-880',
    kind: 'choke',
    startDay: '2026-11-09',
    from: 40,
    to: 32,
    unit: '%',
    reason: 'Sand at the wellhead, choked back until the next inspection of the separator',
  },
];
const now = new Date('2026-11-20T06:30:00Z');
const sent = fn<(body: unknown) => void>();

const answers: ExampleChoices = {
  getChangePoint: () =>
    Response.json({
      change,
      exception: null,
      events,
      decisions: examples.changeCase.decisions,
      likelyCause: null,
    } satisfies ChangeCase),
  decideChangePoints: async (request) => {
    sent(await request.json());
    return Response.json({ exceptions: [], changes: [{ ...change, status: 'accepted', version: 2 }] });
  },
  undoDecision: () => Response.json({ exceptions: [], changes: [{ ...change, version: 3 }] }),
};

function openPortal(given: ExampleChoices) {
  sent.mockClear();
  const tab = openTab();
  tab.sessionManager.signIn(
    { email: 'engineer@cnx.example', isSSO: false },
    { id_token: 't', expires_in: 3600 },
  );
  const { portal, store } = testPortal({ tab, now: () => now, answer: createExampleFetch(given) });
  store.set(queryClientAtom, createQueryClient(portal.loadClient, { report: () => undefined }));
  return portal;
}

function StoryPortal({ given, i18n, children }: { given: ExampleChoices; i18n: I18n; children: ReactNode }) {
  const [portal] = useState(() => openPortal(given));
  return (
    <PortalProvider portal={portal} i18n={i18n}>
      {children}
      <ShownToasts />
    </PortalProvider>
  );
}

/** The details of a change, as the decisions of this tab leave it. */
function Details({ rows }: { rows: readonly ChangePoint[] }) {
  const asDecided = useAtomValue(asDecidedAtom);
  return (
    <Stack gap="6">
      <VerdictActions rows={asDecided(rows)} />
      {rows.length === 1 && <ChangeException change={rows[0]!} />}
      {rows.length === 1 && <ChangeHistory change={rows[0]!} />}
    </Stack>
  );
}

const meta = {
  title: 'Dashboard/Verdicts on changes',
  component: Details,
  loaders: [loadStoryTexts],
  decorators: [
    (Story, { loaded, parameters }) => (
      <StoryPortal
        given={{ ...answers, ...(parameters['answers'] as ExampleChoices | undefined) }}
        i18n={loaded['i18n'] as I18n}
      >
        <Story />
      </StoryPortal>
    ),
  ],
  args: { rows: [change] },
  argTypes: { rows: { control: false } },
} satisfies Meta<typeof Details>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unexplained: Story = {};

export const Accepted: Story = { args: { rows: [{ ...change, status: 'accepted', version: 2 }] } };

/** An alarm that is not confirmed can only be dismissed. */
export const Alarm: Story = { args: { rows: [{ ...change, provisional: true }] } };

/** An entry of the log explains one change at a time. */
export const Several: Story = { args: { rows: [change, { ...change, id: 'cp-205' }] } };

/** An exception, with its cause, that a change is part of. */
const drop = exception({
  id: 'hpd-90',
  kinds: ['drop'],
  since: '2026-11-09',
  endedOn: '2026-11-12',
  isOpen: false,
  lossPerDay: null,
  cause: 'watering',
  causeScore: 0.95,
  causeEvent: null,
});
const partOf = (given: ChangeCase['exception']): ExampleChoices => ({
  getChangePoint: () =>
    Response.json({
      change,
      exception: given,
      events,
      decisions: [],
      likelyCause: null,
    } satisfies ChangeCase),
});

export const PartOfException: Story = { parameters: { answers: partOf(drop) } };

export const PartOfExceptionTest: Story = {
  ...PartOfException,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'Production drop, Nov 9 – 12, 2026' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('exception=hpd-90'));
    await expect(link.parentElement).toHaveTextContent(
      /^Part of this exception: .* · Likely cause: Water breakthrough, 95\s% sure$/u,
    );
  },
};

/** How sensitively the well of a change is searched. */
export const Sensitivity: Story = {
  render: ({ rows: [row] }) => <SensitivityChoice well={row!.well} />,
};

const searched: WellSensitivity = { ...examples.wellSensitivity, computed: true };
const sensitivityIs = (given: Partial<WellSensitivity>): ExampleChoices => ({
  getSensitivity: () => Response.json({ ...searched, ...given } satisfies WellSensitivity),
});

export const SensitivityUnchosen: Story = {
  ...Sensitivity,
  parameters: { answers: sensitivityIs({ sensitivity: 'medium', version: 1, choices: [] }) },
};

/** The step is in force, and the changes are still those of the one before. */
export const SensitivityComputing: Story = {
  ...Sensitivity,
  parameters: { answers: sensitivityIs({ computed: false }) },
};

/** Shown at once; refused, it is as it was, with who chose another one and when. */
export const SensitivityTest: Story = {
  ...Sensitivity,
  parameters: {
    answers: {
      ...sensitivityIs({}),
      saveSensitivity: async (request) => {
        sent(await request.json());
        const values = { by: 'Ada Lind', at: '2026-11-20T06:41:00.000Z' };
        return Response.json(
          { errors: [{ message: 'Changed', code: 'chosenSince', values }] },
          { status: 409 },
        );
      },
    } satisfies ExampleChoices,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = within(await canvas.findByRole('radiogroup', { name: 'Sensitivity of NV-A-01' }));
    await expect(control.getByRole('radio', { name: 'High' })).toBeChecked();
    await userEvent.click(control.getByRole('radio', { name: 'Low' }));
    await expect(
      await canvas.findByText(/^Ada Lind has chosen a sensitivity since, on Nov 20/),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ sensitivity: 'low', version: 2 }));
    await expect(control.getByRole('radio', { name: 'High' })).toBeChecked();
    await expect(canvas.getByText(/^Finds smaller changes, and more that are none\./)).toBeVisible();
  },
};

const nothing = () => undefined;

export const Explain: Story = {
  render: ({ rows }) => <DecideDialog open form="explain" rows={rows} onClose={nothing} />,
};

export const NothingNear: Story = {
  ...Explain,
  parameters: { answers: { getChangePoint: () => Response.json({ change, events: [], decisions: [] }) } },
};

/** Where the log has no entry, a line of one's own explains the change. */
export const NothingNearTest: Story = {
  ...NothingNear,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Explain' }));
    await dialog.findByText(/^The log has no entry/);
    await userEvent.click(dialog.getByRole('button', { name: 'Explain' }));
    await expect(dialog.getByText('Choose an entry or a cause, or write what explains it.')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Water breakthrough.');
    await userEvent.click(dialog.getByRole('button', { name: 'Explain' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ action: 'explain', eventId: null, comment: 'Water breakthrough.' }),
      ),
    );
  },
};

/** The cause that the change suggests is chosen, and is enough; the server writes it into the log. */
export const LikelyCauseTest: Story = {
  ...Explain,
  parameters: {
    answers: {
      getChangePoint: () =>
        Response.json({
          change,
          exception: null,
          events: [],
          decisions: [],
          likelyCause: 'water-breakthrough',
        } satisfies ChangeCase),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Explain' }));
    await expect(await dialog.findByDisplayValue('Water breakthrough · Reservoir or inflow')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Explain' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          action: 'explain',
          eventId: null,
          causeCode: 'water-breakthrough',
          comment: null,
        }),
      ),
    );
  },
};

export const Dismiss: Story = {
  render: ({ rows }) => <DecideDialog open form="reject" rows={rows} onClose={nothing} />,
};

/** What is decided on is named as far as it leaves room for the form. */
export const DismissManyTest: Story = {
  args: {
    rows: Array.from({ length: 500 }, (_, at) => ({
      ...change,
      id: `cp-${at}`,
      well: { ...change.well, name: `NV-${at}` },
    })),
  },
  ...Dismiss,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Dismiss' });
    await expect(dialog).toHaveAccessibleDescription(/^NV-0, NV-1, .*, NV-19 and 480 more$/);
    await expect(within(dialog).getByText(/^NV-0,/).clientHeight).toBeLessThan(dialog.clientHeight / 3);
  },
};

/** Shown at once, sent with the version that was seen, and taken back by the message. */
export const AcceptsTest: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Accept new level' }));
    await waitFor(() => expect(page.queryByRole('button', { name: 'Accept new level' })).toBeNull());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'accept', changes: [{ id: 'cp-204', version: 1 }] }),
    );
    await expect(await page.findByText('NV-A-01: new level accepted.')).toBeVisible();
    // Messages can be pressed once they have come in.
    await waitFor(() => userEvent.click(page.getByRole('button', { name: 'Undo' })));
    await expect(await page.findByRole('button', { name: 'Accept new level' })).toBeVisible();
  },
};

export const ExplainTest: Story = {
  ...Explain,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Explain' }));
    await dialog.findAllByRole('radio');
    await userEvent.click(dialog.getByRole('button', { name: 'Explain' }));
    await expect(dialog.getByText('Choose an entry or a cause, or write what explains it.')).toBeVisible();
    await userEvent.click(dialog.getAllByRole('radio')[1]!);
    await userEvent.click(dialog.getByRole('button', { name: 'Explain' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ action: 'explain', eventId: 'ev-880', comment: null }),
      ),
    );
  },
};

/** Another reason is one that is written; what is too long is refused before it is sent, and kept. */
export const DismissTest: Story = {
  ...Dismiss,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Dismiss' }));
    const send = dialog.getByRole('button', { name: 'Dismiss' });
    await userEvent.click(send);
    await expect(dialog.getByText('Choose a reason.')).toBeVisible();
    // The user goes on where something is missing: at the first of the choices.
    await waitFor(() => expect(dialog.getAllByRole('radio')[0]).toHaveFocus());
    await userEvent.click(dialog.getByRole('radio', { name: /^Another reason/ }));
    await userEvent.click(send);
    await expect(dialog.getByText('Write a comment.')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: /^Comment/ });
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(10_000));
    await userEvent.click(send);
    await expect(dialog.getByText(/8,000 characters too long|8000 characters too long/)).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.paste('Meter was replaced.');
    await userEvent.click(send);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ action: 'dismiss', feedback: null, comment: 'Meter was replaced.' }),
      ),
    );
  },
};
