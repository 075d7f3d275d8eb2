import { createExampleFetch } from '@cnx/api/examples';
import { expect, fn, mocked, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import type { Atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { filterListsAtom } from '../features/filters/filter-dropdowns.atoms.ts';
import { loadStoryTexts } from '../insight/story-frame.tsx';
import { testPortal } from '../portal.fixture.ts';
import { errorReportsAtom, type Fault } from '../state/error-reports.ts';
import { narrowNavigationAtom } from '../state/display.atoms.ts';
import { themeAtom } from '../state/preferences.atoms.ts';
import { createQueryClient } from '../state/query-client.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { StoryDashboard } from './dashboard.fixture.tsx';

const report = fn<(fault: Fault) => string>(() => 'K7QF-2M9X');

/** What breaks its readers: the filter bar, the menu of themes in the header, the frame itself. */
const broken = new Set<Atom<unknown>>();

/** A portal over the contract's examples whose store throws where an atom is broken. */
function openPortal() {
  const { portal, store } = testPortal({ answer: createExampleFetch() });
  store.set(errorReportsAtom, { report });
  store.set(queryClientAtom, createQueryClient(portal.loadClient, { report }));
  const get: typeof store.get = (atom) => {
    if (broken.has(atom)) throw new TypeError('a value that a user typed');
    return store.get(atom);
  };
  return { ...portal, store: { ...store, get } };
}

const meta = {
  title: 'Dashboard/Broken surroundings',
  component: DashboardScreen,
  loaders: [loadStoryTexts],
  render: (_args, { loaded }) => <StoryDashboard open={openPortal} i18n={loaded['i18n'] as I18n} />,
  beforeEach: () => {
    broken.clear();
    report.mockClear();
  },
  // React names what a boundary caught on the console, where these stories would fail for it.
  afterEach: () => void mocked(console.error).mockClear(),
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const places = () => report.mock.calls.map(([{ place }]) => place);

export const Filters: Story = {
  beforeEach: () => void broken.add(filterListsAtom),
};

export const FiltersTest: Story = {
  ...Filters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Error ID K7QF-2M9X')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Schedule' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(canvas.queryByText(/stopped working/)).toBeNull();
    await expect(new Set(places())).toEqual(new Set(['filters']));
    broken.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Filters' })).toBeVisible();
  },
};

export const HeaderActions: Story = {
  beforeEach: () => void broken.add(themeAtom),
};

export const HeaderActionsTest: Story = {
  ...HeaderActions,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Display/ }));
    const retry = await canvas.findByRole('button', { name: /^Try again · .* K7QF-2M9X$/ });
    await expect(canvas.getByRole('link', { name: 'Sign out' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Schedule' })).toBeVisible();
    await expect(new Set(places())).toEqual(new Set(['header']));
    broken.clear();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: /^Display/ })).toBeVisible();
  },
};

/** The frame broke as well: what stands in its place leads on all the same. */
export const Frame: Story = {
  beforeEach: () => void broken.add(narrowNavigationAtom),
};

export const FrameTest: Story = {
  ...Frame,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unexpected Application Error!');
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign out' })).toBeVisible();
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
};
