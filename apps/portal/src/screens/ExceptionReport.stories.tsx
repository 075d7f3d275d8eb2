import type { WellException } from '@cnx/api';
import { createExampleFetch, exampleResponse, type ExampleChoices } from '@cnx/api/examples';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { caseOf, erin, exception, exceptions, kari, planned } from '../decisions/exceptions.fixture.ts';
import { loadStoryTexts } from '../insight/story-frame.tsx';
import { testPortal } from '../portal.fixture.ts';
import { openTab } from '../session/session.fixture.ts';
import { harmlessWhere, waitingWhere } from '../features/exceptions/exceptions.ts';
import { ShownToasts } from '../shell/ShownToasts.tsx';
import { addressSearchAtom } from '../state/filters.atoms.ts';
import { createQueryClient } from '../state/query-client.ts';
import { PortalProvider } from '../use-portal.tsx';
import { ExceptionReportScreen } from './ExceptionReportScreen.tsx';

const now = new Date('2026-11-20T06:30:00Z');
const sent = fn<(body: unknown) => void>();

const listed = (rows: readonly WellException[]) => {
  const { headers } = exampleResponse('getExceptions');
  headers.set('X-Total-Count', String(rows.length));
  return Response.json(rows, { headers });
};

/** What the server has: events that decisions change, as the reference backend does. */
function server(given: readonly WellException[] = exceptions): ExampleChoices {
  let rows = [...given];
  const change = (id: string, changes: Partial<WellException>) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...changes, version: row.version + 1 } : row));
    return rows.filter((row) => row.id === id);
  };
  return {
    getUserinfo: async () => {
      const info = (await exampleResponse('getUserinfo').json()) as object;
      return Response.json({ ...info, id: kari.id, firstName: 'Kari', lastName: 'Engineer' });
    },
    getExceptions: ({ url }) => {
      const query = new URL(url).searchParams;
      const where = query.get('where') ?? '';
      if (where.startsWith('status=expected')) return listed([planned]);
      const owner = query.get('ownerId');
      const kinds = query.get('kinds')?.split(',');
      const since = query.get('foundSince');
      return listed(
        rows.filter(
          (row) =>
            (owner === null || row.owner?.id === owner) &&
            (!where.includes('owner=') || row.owner === null) &&
            (where !== waitingWhere || row.status === 'new') &&
            (where !== harmlessWhere || (row.status === 'new' && row.lossPerDay === 0)) &&
            (kinds === undefined || row.kinds.some((kind) => kinds.includes(kind))) &&
            (since === null || row.newestFoundAt > since),
        ),
      );
    },
    getException: ({ url }) => {
      const id = new URL(url).searchParams.get('id');
      return Response.json(caseOf(rows.find((row) => row.id === id) ?? exception()));
    },
    getAssignees: () => Response.json([erin, kari], { headers: exampleResponse('getAssignees').headers }),
    decideExceptions: async (request) => {
      const body = (await request.json()) as { exceptions: { id: string }[]; action: string };
      sent(body);
      const left = { acknowledge: 'acknowledged', accept: 'accepted' } as const;
      const status = left[body.action as keyof typeof left] ?? 'assigned';
      return Response.json({
        exceptions: body.exceptions.flatMap(({ id }) =>
          body.action === 'comment' ? change(id, { comments: 1 }) : change(id, { status }),
        ),
        changes: [],
      });
    },
    undoDecision: () =>
      Response.json({ exceptions: change('hpd-77', { status: 'new', owner: null }), changes: [] }),
  };
}

function openPortal(search: string, answers: ExampleChoices) {
  sent.mockClear();
  const tab = openTab();
  tab.sessionManager.signIn(
    { email: 'engineer@cnx.example', isSSO: false },
    { id_token: 't', expires_in: 3600 },
  );
  const { portal, store } = testPortal({ tab, now: () => now, answer: createExampleFetch(answers) });
  store.set(queryClientAtom, createQueryClient(portal.loadClient, { report: () => undefined }));
  store.set(addressSearchAtom, search);
  return portal;
}

interface StoryPortalProps {
  search: string;
  answers: ExampleChoices;
  i18n: I18n;
  children: ReactNode;
}

function StoryPortal({ search, answers, i18n, children }: StoryPortalProps) {
  const [portal] = useState(() => openPortal(search, answers));
  return (
    <PortalProvider portal={portal} i18n={i18n}>
      <MemoryRouter>{children}</MemoryRouter>
      <ShownToasts />
    </PortalProvider>
  );
}

const meta = {
  title: 'Exceptions/Report',
  component: ExceptionReportScreen,
  loaders: [loadStoryTexts],
  decorators: [
    (Story, { loaded, parameters }) => (
      <StoryPortal
        search={(parameters['search'] as string | undefined) ?? ''}
        answers={{ ...server(), ...(parameters['answers'] as ExampleChoices | undefined) }}
        i18n={loaded['i18n'] as I18n}
      >
        <Story />
      </StoryPortal>
    ),
  ],
} satisfies Meta<typeof ExceptionReportScreen>;

const at = (search: string, answers: ExampleChoices = {}) => ({ parameters: { search, answers } });
const refuse =
  (status: number, message: string, known: object = {}) =>
  () =>
    Response.json({ errors: [{ message, ...known }] }, { status });

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const FilledTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('region', { name: '3 events' }));
    // The largest loss comes first, with what it rests on.
    const [first] = list.getAllByRole('rowheader');
    await expect(first).toHaveTextContent('NV-A-01');
    const row = first!.closest('tr')!;
    await expect(row).toHaveTextContent(/Production drop · 2 findings/);
    await expect(row).toHaveTextContent(/142\.1 → 87\.9 −38\s*%/);
    await expect(row).toHaveTextContent(/Frequency, 90\s*% sure · 48 to 44\s*Hz, Nov 18/);
    await expect(within(row).getByRole('link', { name: /^Details of NV-A-01,/ })).toHaveAttribute(
      'href',
      expect.stringContaining('exception=hpd-77'),
    );
    // Totals say what they sum.
    await expect(list.getByRole('row', { name: /Total of 3 events.*100\.1/ })).toBeVisible();
    const tile = (name: string) => canvas.getByRole('group', { name });
    await expect(tile('Open exceptions')).toHaveTextContent('17');
    await expect(tile('Oil lost now')).toHaveTextContent(/413\s*Sm³\/dand 410\s*Sm³\/d standing on 38 wells/);
    // How much of that is known work stands below the list.
    await expect(list.getByText(/^38\.3\s*Sm³\/d of the oil lost now/)).toBeVisible();
    await expect(tile('Unassigned')).toHaveTextContent('12');
    // What waits comes before how soon people answer.
    await waitFor(() =>
      expect(tile('Unanswered, with a loss')).toHaveTextContent(
        /^Unanswered, with a loss\d.*half are answered within 3\.5\s*h/,
      ),
    );
    await expect(tile('Findings confirmed')).toHaveTextContent(/88\s*%.*14 of 16/);
    // All in sight in one low row, above the list, with their names whole: what has no room beside its figure is below it.
    const strip = tile('Open exceptions').parentElement!;
    await expect(strip.getBoundingClientRect().height).toBeLessThan(120);
    await expect(strip.scrollWidth).toBe(strip.clientWidth);
    const names = Array.from(strip.querySelectorAll<HTMLElement>('[role=group] p[title]'));
    await expect(names.filter((name) => name.scrollWidth > name.clientWidth)).toEqual([]);
    // Planned work is apart, and says which work it is.
    const work = within(await canvas.findByRole('region', { name: 'Planned work' }));
    await expect(work.getByText(/Well test: Multi-rate test, until Nov 21/)).toBeVisible();
  },
};

/** Precision by rule is a button away, by keyboard too; columns that the list hides at first can be shown. */
export const RulesTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const rules = await canvas.findByRole('button', { name: 'Confirmed by rule' });
    rules.focus();
    await userEvent.keyboard('{Enter}');
    const popover = within(await page.findByRole('dialog', { name: 'Confirmed by rule' }));
    await expect(popover.getByText('Production drop')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const list = within(await canvas.findByRole('region', { name: '3 events' }));
    await expect(list.queryByText('Found')).toBeNull();
    await userEvent.click(await list.findByRole('button', { name: 'Columns' }));
    await userEvent.click(await page.findByRole('checkbox', { name: 'Found' }));
    // What is the same in all rows stands above them.
    await expect(await list.findByText('Found')).toBeVisible();
  },
};

/** What was found since the user last looked is marked, counted, and can be shown alone. */
export const NewTest: Story = {
  ...at('', { saveVisit: () => Response.json({ place: 'exceptionReport', since: '2026-11-19T16:00:00Z' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choice = await canvas.findByRole('radio', { name: 'New (1)' });
    const list = within(canvas.getByRole('region', { name: '3 events' }));
    const marked = () =>
      list
        .getAllByRole('rowheader')
        .filter(({ textContent }) => textContent.includes('New since you last looked'))
        .map(({ textContent }) => textContent.slice(0, 7));
    await expect(marked()).toEqual(['NV-A-07']);
    await expect(canvas.getByRole('group', { name: 'Open exceptions' })).toHaveTextContent('1 new');
    await userEvent.click(choice);
    const news = await canvas.findByRole('region', { name: '1 event' });
    await expect(within(news).getAllByRole('rowheader')[0]).toHaveTextContent('NV-A-07');
  },
};

/** Without an answer to the visit nothing is new, and the page is as it is without it: also where new ones are asked for. */
export const VisitFailsTest: Story = {
  ...at('?show=new', { saveVisit: refuse(500, 'Not today.') }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('region', { name: '3 events' })).toBeVisible();
    await expect(canvas.queryByText('New since you last looked')).toBeNull();
    await expect(canvas.queryByRole('radio', { name: /^New/ })).toBeNull();
  },
};

export const NothingKnown: Story = at('', {
  getExceptionSummary: () =>
    Response.json(
      {
        open: 2,
        lossless: 0,
        oilAtRisk: null,
        gasAtRisk: 0,
        mainProducts: ['oil'],
        standing: { wells: 0, oil: 0, gas: 0 },
        oilInWork: 0,
        gasInWork: 0,
        unassigned: 2,
        medianHoursToAcknowledge: null,
        answered: 0,
        oldestNew: null,
        feedback: [],
      },
      { headers: exampleResponse('getExceptionSummary').headers },
    ),
});

export const NothingKnownTest: Story = {
  ...NothingKnown,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tile = (name: string) => canvas.getByRole('group', { name });
    await waitFor(() => expect(tile('Open exceptions')).toHaveTextContent('2'));
    await expect(tile('Oil lost now')).toHaveTextContent('No data');
    await expect(tile('Unanswered, with a loss')).not.toHaveTextContent('half are answered');
    await expect(tile('Findings confirmed')).toHaveTextContent('No answers yet');
  },
};

export const Empty: Story = at('', { getExceptions: () => listed([]) });

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('region', { name: '0 events' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Planned work' })).toBeNull();
    // Of nothing nothing is taken away.
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};

/** An empty part says why, and leads back to all that is open. */
export const EmptyMineTest: Story = {
  ...at('?show=mine', {
    getUserinfo: async () => {
      const info = (await exampleResponse('getUserinfo').json()) as object;
      return Response.json({ ...info, id: 'somebody-else' });
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No open exception is assigned to you')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all open' }));
    await expect(await canvas.findByRole('region', { name: '3 events' })).toBeVisible();
  },
};

const down = refuse(500, 'Not today.');

export const Failed: Story = at('', {
  getExceptions: down,
  getExceptionSummary: down,
  getHighProductionDropExceptionReportInfo: down,
  getGasInterfaceExceptionReportInfo: down,
  getChangeDetectionStatistics: down,
});

/** Where most of it fails, the page says so once, with one way to try again; each part keeps its text. */
export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^The server has a problem\./)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByText('Failed to fetch exception report data').length).toBeGreaterThan(3),
    );
    const list = canvas.getByRole('region', { name: 'Exceptions' });
    await expect(within(list).queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Each call has the text of the specification in its own place, with a way to try again. */
export const OneFailsTest: Story = {
  ...at('', { getGasInterfaceExceptionReportInfo: down, getChangeDetectionStatistics: down }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const gas = await canvas.findByRole('group', { name: 'Gas interface' });
    await waitFor(() => expect(gas).toHaveTextContent('Failed to fetch exception report data'));
    await expect(within(gas).getByRole('button', { name: 'Try again' })).toBeVisible();
    const changes = canvas.getByRole('group', { name: 'Change detection' });
    await waitFor(() => expect(changes).toHaveTextContent('Failed to fetch Change Detection Statistics'));
    await expect(await canvas.findByRole('region', { name: '3 events' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'High production drops' })).toBeVisible();
  },
};

export const ListFailsTest: Story = {
  ...at('', { getExceptions: down }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('region', { name: 'Exceptions' });
    await waitFor(() => expect(list).toHaveTextContent('Failed to fetch exception report data'));
    await expect(canvas.getByRole('group', { name: 'Unassigned' })).toHaveTextContent('12');
    // A count that cannot be had is not a field without data.
    const waiting = canvas.getByRole('group', { name: 'Unanswered, with a loss' });
    await expect(waiting).toHaveTextContent(/^Unanswered, with a loss–/);
  },
};

/** A link to the user's own events means those of the user who opens it. */
export const MineTest: Story = {
  ...at('?show=mine'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('region', { name: '1 event' });
    await expect(within(list).getAllByRole('rowheader')[0]).toHaveTextContent('NV-A-07');
    await userEvent.click(canvas.getByRole('radio', { name: 'Unassigned' }));
    const nobodys = await canvas.findByRole('region', { name: '1 event' });
    await expect(within(nobodys).getAllByRole('rowheader')[0]).toHaveTextContent('NV-A-01');
  },
};

export const PartTest: Story = {
  ...at('?part=gas'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // An event of several findings is in the part of each.
    const list = await canvas.findByRole('region', { name: '2 events' });
    await expect(within(list).getAllByRole('rowheader')[1]).toHaveTextContent('BR-B-04');
    const part = canvas.getByRole('link', { name: 'Gas interface' });
    await expect(part).toHaveAttribute('aria-current', 'true');
    await expect(part).toHaveAttribute('href', '/dashboard/exception-report');
    await expect(canvas.getByRole('link', { name: 'High production drops' })).toHaveAttribute(
      'href',
      '/dashboard/exception-report?part=drops',
    );
    // It narrows the report as a filter does: it is counted with the filters, and its chip takes it away.
    await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Part: Gas interface' }));
    await expect(await canvas.findByRole('region', { name: '3 events' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
  },
};

/** That a part has none says nothing of the others: the list says how many they have, and leads to them. */
export const EmptyPartTest: Story = {
  ...at(
    '?show=unassigned&part=gas',
    server(exceptions.map((row) => ({ ...row, owner: null, kinds: ['drop' as const] }))),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No gas interface exception here')).toBeVisible();
    await expect(await canvas.findByText('The other parts of the report have 3.')).toBeVisible();
    await expect(canvas.queryByText('Every open exception has an owner')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all parts' }));
    await expect(await canvas.findByRole('region', { name: '3 events' })).toBeVisible();
  },
};

export const Open: Story = at('?exception=hpd-77');

/** Shown at once, sent with the version that was seen, and taken back by the message. */
export const AcknowledgesTest: Story = {
  ...Open,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const panel = within(await canvas.findByRole('region', { name: 'NV-A-01' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Acknowledge' })).toBeNull());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'acknowledge', exceptions: [{ id: 'hpd-77', version: 1 }] }),
    );
    // Messages can be pressed once they have come in.
    await waitFor(() => userEvent.click(page.getByRole('button', { name: 'Undo' })));
    await expect(await panel.findByRole('button', { name: 'Acknowledge' })).toBeVisible();
  },
};

/** In each state one button is filled: the next step. The owner is not offered what the owner has. */
export const NextStepTest: Story = {
  ...Open,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const panel = within(await canvas.findByRole('region', { name: 'NV-A-01' }));
    const ground = (name: string) => getComputedStyle(panel.getByRole('button', { name })).backgroundColor;
    await panel.findByRole('button', { name: 'Acknowledge' });
    const filled = ground('Acknowledge');
    const filledOf = () =>
      panel
        .getAllByRole('button')
        .filter((button) => getComputedStyle(button).backgroundColor === filled)
        .map(({ textContent }) => textContent);
    await expect(filledOf()).toEqual(['Acknowledge']);
    await userEvent.click(panel.getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(filledOf()).toEqual(['Assign']));
    await userEvent.click(panel.getByRole('button', { name: 'Assign' }));
    await expect(await page.findByRole('menuitem', { name: 'Assign to me' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    // What it rests on comes before what people say of it.
    const chart = panel.getByRole('heading', { name: 'The well on these days' });
    const comment = panel.getByRole('textbox', { name: /Comment/ });
    await expect(chart.compareDocumentPosition(comment)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(panel.getByText('Was the rule right to report this?')).toBeVisible();
  },
};

/** The user's own event is not offered to the user again. */
export const OwnTest: Story = {
  ...at('?exception=hpd-81'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const panel = within(await canvas.findByRole('region', { name: 'NV-A-07' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Assign' }));
    await expect(await page.findByRole('menuitem', { name: 'Assign to someone else …' })).toBeVisible();
    await expect(page.queryByRole('menuitem', { name: 'Assign to me' })).toBeNull();
  },
};

/** An event that is a change alone can be accepted, explained or dismissed as on Change Points. */
export const ChangeTest: Story = {
  ...at('?exception=cp-204', server([exception({ id: 'cp-204', kind: 'change', kinds: ['change'] })])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const panel = within(await canvas.findByRole('region', { name: 'NV-A-01' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Accept new level' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Accept new level' })).toBeNull());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'accept', exceptions: [{ id: 'cp-204', version: 1 }] }),
    );
    await expect(await page.findByText('NV-A-01: new level accepted.')).toBeVisible();
  },
};

/** A drop that is standing asks whether its level is accepted, or what is behind it: in words, no entry of the log is offered. */
export const StandingTest: Story = {
  ...at(
    '?show=standing&exception=hpd-9',
    server([exception({ id: 'hpd-9', kinds: ['drop'], status: 'standing', isOpen: false })]),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const panel = within(await canvas.findByRole('region', { name: 'NV-A-01' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Explain' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Explain' }));
    await expect(dialog.queryByText(/log/)).toBeNull();
    await expect(dialog.getByRole('textbox', { name: 'Comment' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(panel.getByRole('button', { name: 'Accept new level' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ action: 'accept', exceptions: [{ id: 'hpd-9', version: 1 }] }),
      ),
    );
  },
};

/** Arrow keys, J and K go to the rows beside it, A acknowledges and goes on, Escape closes. */
export const KeysTest: Story = {
  ...Open,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('region', { name: 'NV-A-01' });
    await expect(canvas.getByText('1 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('region', { name: 'NV-A-07' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByRole('region', { name: 'NV-A-01' })).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('region', { name: 'NV-A-07' })).toBeVisible();
    await userEvent.keyboard('k');
    const panel = within(await canvas.findByRole('region', { name: 'NV-A-01' }));
    await panel.findByRole('button', { name: 'Acknowledge' });
    await userEvent.keyboard('a');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ exceptions: [expect.objectContaining({ id: 'hpd-77' })] }),
      ),
    );
    await expect(await canvas.findByRole('region', { name: 'NV-A-07' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'NV-A-07' })).toBeNull());
  },
};

/** A user who decided meanwhile is named where the later one decides, and what was typed stays. */
export const ConflictTest: Story = {
  ...at('?exception=hpd-77', {
    decideExceptions: refuse(409, 'Decided since', {
      code: 'decidedSince',
      values: { by: 'Erin Moe', at: '2026-11-20T06:41:00Z' },
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const panel = within(await canvas.findByRole('region', { name: 'NV-A-01' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Assign' }));
    await userEvent.click(await page.findByRole('menuitem', { name: /^Assign to someone else …/ }));
    const dialog = within(await page.findByRole('dialog', { name: 'Assign' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(dialog.getByText('Choose a person.')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: /Who looks into it/ }));
    const [first] = within(await page.findByRole('listbox')).getAllByRole('option');
    await expect(first).toHaveTextContent('Me (Kari Engineer)');
    await userEvent.click(first!);
    await userEvent.type(dialog.getByRole('textbox', { name: /Comment/ }), 'Look at the drive');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(
      await dialog.findByText(/^Erin Moe has decided since, on Nov 20, 2026, 6:41.AM UTC\./),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Comment/ })).toHaveValue('Look at the drive');
  },
};

/** A comment that is too long is refused before it is sent, and kept. */
export const LongCommentTest: Story = {
  ...Open,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = within(await canvas.findByRole('region', { name: 'NV-A-01' }));
    const field = await panel.findByRole('textbox', { name: /Comment/ });
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(10_000));
    await userEvent.click(panel.getByRole('button', { name: 'Add comment' }));
    await expect(panel.getByText(/8000 characters too long|8,000 characters too long/)).toBeVisible();
    await expect(field).toHaveValue('x'.repeat(10_000));
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Ticked rows are decided on together. */
export const BulkTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('region', { name: '3 events' }));
    const [, ...boxes] = list.getAllByRole('checkbox');
    await userEvent.click(boxes[0]!);
    await userEvent.click(boxes[1]!);
    await userEvent.click(list.getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          exceptions: [
            { id: 'hpd-77', version: 1 },
            { id: 'hpd-81', version: 2 },
          ],
        }),
      ),
    );
    await waitFor(() => expect(list.queryByRole('button', { name: 'Acknowledge' })).toBeNull());
  },
};
