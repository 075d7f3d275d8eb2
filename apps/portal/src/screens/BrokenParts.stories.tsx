import { ContractError } from '@cnx/api';
import { expect, fn, mocked, spyOn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { FaultBoundary } from '../insight/FaultBoundary.tsx';
import { BrokenCard } from '../insight/InsightCard.tsx';
import { InsightFailure, LastGood } from '../insight/InsightStates.tsx';
import { KpiFailure } from '../insight/InsightKpi.tsx';
import { failedView, loadStoryTexts, withTexts } from '../insight/story-frame.tsx';
import { CodeLoadError } from '../lazy-code.tsx';
import { CrashBoundary } from '../shell/CrashBoundary.tsx';
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import { errorReportsAtom, type Fault } from '../state/error-reports.ts';

const report = fn<(fault: Fault) => string | undefined>(() => 'K7QF-2M9X');
const area = { area: 'schedule', failure: 'portal:failures.schedule' } as const;

/** React names what a boundary caught on the console, where these stories would fail for it. */
const forgetCaught = () => void mocked(console.error).mockClear();

/** Whether the part breaks; pressing again what stands in its place renders it anew. */
let broken = true;

function Part({ children }: { children: ReactNode }) {
  if (broken) throw new TypeError('a value that a user typed');
  return <p>{children}</p>;
}

function Page() {
  const [address, setAddress] = useState('/dashboard');
  return (
    <>
      <button onClick={() => setAddress('/apps')}>Another address</button>
      <FaultBoundary
        place="card schedule"
        resetKey={address}
        fallback={(breakage) => <BrokenCard definition={area} {...breakage} />}
      >
        <Part>Two jobs this week</Part>
      </FaultBoundary>
      <p>Another card</p>
    </>
  );
}

const meta = {
  title: 'Dashboard/Broken parts',
  component: FaultBoundary,
  loaders: [loadStoryTexts],
  decorators: [
    (Story) => {
      const [store] = useState(() => {
        const made = createStore();
        made.set(errorReportsAtom, { report });
        return made;
      });
      return (
        <Provider store={store}>
          <Story />
        </Provider>
      );
    },
    withTexts,
  ],
  args: { place: 'card schedule', fallback: () => null, children: null },
  argTypes: { fallback: { control: false }, children: { control: false }, place: { control: false } },
  beforeEach: () => {
    broken = true;
    report.mockReset().mockReturnValue('K7QF-2M9X');
  },
  afterEach: forgetCaught,
} satisfies Meta<typeof FaultBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  render: () => <Page />,
};

export const CardTest: Story = {
  ...Card,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Another card')).toBeVisible();
    await expect(await canvas.findByText('Error ID K7QF-2M9X')).toBeVisible();
    await expect(canvas.getByText('Failed to fetch schedule info')).toBeVisible();
    await expect(report).toHaveBeenCalledWith({
      operation: '',
      place: 'card schedule',
      expectation: 'renders (TypeError)',
    });
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Two jobs this week')).toBeVisible();
  },
};

export const NotReportedTest: Story = {
  ...Card,
  play: async ({ canvasElement }) => {
    report.mockReturnValue(undefined);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Another address' }));
    await expect(await canvas.findByText('Failed to fetch schedule info')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/Error ID/)).toBeNull());
  },
};

export const AnotherAddressTest: Story = {
  ...Card,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Error ID K7QF-2M9X');
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Another address' }));
    await expect(await canvas.findByText('Two jobs this week')).toBeVisible();
  },
};

export const FallbackThatBreaksTooTest: Story = {
  render: () => (
    <>
      <FaultBoundary
        place="card schedule"
        fallback={() => {
          throw new Error('the fallback');
        }}
      >
        <Part>Two jobs this week</Part>
      </FaultBoundary>
      <p>Another card</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Another card')).toBeVisible();
    await expect(report).toHaveBeenCalled();
  },
};

const wrong = new ContractError({ operation: 'GET /x', place: 'body/0', expectation: 'type' });
wrong.reportId = 'K7QF-2M9X';

export const WrongAnswer: Story = {
  render: () => (
    <>
      <InsightFailure
        failure="portal:failures.schedule"
        view={{ status: 'failed', error: wrong, retrying: false, retry: () => undefined }}
      />
      <div style={{ maxWidth: 240 }}>
        <KpiFailure
          label="portal:schedule.figure"
          failure={area.failure}
          error={wrong}
          retry={() => undefined}
          retrying={false}
          reportId="K7QF-2M9X"
        />
      </div>
    </>
  ),
};

export const WrongAnswerTest: Story = {
  ...WrongAnswer,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ids = canvas.getAllByText('Error ID K7QF-2M9X');
    await expect(ids).toHaveLength(2);
    // Read to users who do not see it, with what it belongs to.
    for (const id of ids)
      await expect(id.closest('[role="status"]')).toHaveTextContent('Failed to fetch schedule info');
    await expect(canvas.getAllByRole('button', { name: 'Copy the error ID' })).toHaveLength(2);
  },
};

const retry = fn();
const outdated = failedView(retry, new CodeLoadError('the code could not be loaded'));

/** The server has another build than this page is of: it is asked for the page's own scripts. */
export const OutdatedPage: Story = {
  beforeEach: () => {
    const { fetch } = window;
    const spy = spyOn(window, 'fetch').mockImplementation((...call) =>
      call[1]?.method === 'HEAD' ? Promise.resolve(new Response(null, { status: 404 })) : fetch(...call),
    );
    return () => spy.mockRestore();
  },
  render: () => (
    <>
      <InsightFailure failure="portal:failures.schedule" view={outdated} />
      <div style={{ maxWidth: 240 }}>
        <KpiFailure
          label="portal:schedule.figure"
          failure={area.failure}
          {...outdated}
          reportId={undefined}
        />
      </div>
      <LastGood failure="portal:failures.schedule" error={outdated.error} onRetry={retry} />
    </>
  ),
};

export const OutdatedPageTest: Story = {
  ...OutdatedPage,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getAllByText(/A new version of the portal is available/)).toHaveLength(3),
    );
    await expect(canvas.getAllByRole('button', { name: 'Reload' })).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const WholePortal: Story = {
  render: () => (
    <CrashBoundary report={() => 'K7QF-2M9X'}>
      <Part>The portal</Part>
    </CrashBoundary>
  ),
};

export const WholePortalTest: Story = {
  ...WholePortal,
  play: async ({ canvasElement }) => {
    const announced = await within(canvasElement).findByRole('alert');
    await expect(announced).toHaveTextContent('Unexpected Application Error!');
    await waitFor(() => expect(announced).toHaveTextContent('Error ID K7QF-2M9X'));
  },
};

export const Screen: Story = {
  render: () => (
    <MemoryRouter initialEntries={['/wells/private?well=7']}>
      <ScreenBoundary path="*" bare>
        <Part>The dashboard</Part>
      </ScreenBoundary>
    </MemoryRouter>
  ),
};

export const ScreenTest: Story = {
  ...Screen,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText('An unknown error occurred')).toBeVisible();
    await expect(report).toHaveBeenCalledWith(expect.objectContaining({ place: 'screen *' }));
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('The dashboard')).toBeVisible();
  },
};
