import { examples } from '@cnx/api/examples';
import { expect, fn, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { loadStoryTexts } from '../insight/story-frame.tsx';
import { paths } from '../paths.ts';
import { signedIn, type TestTab } from '../signed-in.fixture.tsx';
import { HandOver } from './HandOver.tsx';

let tab: TestTab;
const left = fn<(address: string) => void>();
const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Session/Hand-over',
  component: HandOver,
  // What is shown of it is a loading overlay.
  tags: ['!autodocs'],
  loaders: [loadStoryTexts],
  beforeEach: () => void left.mockClear(),
  args: { waitMs: { answer: 0, page: 0 }, onLeave: left, children: null },
  render: (args) => (
    <MemoryRouter initialEntries={[`${paths.settings}?state=localhost:4100`]}>
      <HandOver {...args}>
        <Routes>
          <Route path={paths.dashboard} element={<p>The dashboard</p>} />
        </Routes>
      </HandOver>
    </MemoryRouter>
  ),
} satisfies Meta<typeof HandOver>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectRefusal = async (canvasElement: HTMLElement) => {
  await expect(await within(canvasElement).findByText('The dashboard')).toBeVisible();
  await expect(tab.storage.read('extUrlError')).toEqual({ reason: 'failed', target: 'localhost:4100' });
};

/** The server never answers. */
export const NoAnswerTest: Story = {
  decorators: [
    signedIn(() => ({ answers: { getBackendUrlByFeUrl: never }, onOpen: (opened) => void (tab = opened) })),
  ],
  play: async ({ canvasElement }) => {
    await expectRefusal(canvasElement);
    await expect(left).not.toHaveBeenCalled();
  },
};

/** The browser never shows the application. */
export const NoPageTest: Story = {
  args: { waitMs: { answer: 60_000, page: 0 } },
  decorators: [signedIn(() => ({ onOpen: (opened) => void (tab = opened) }))],
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(left).toHaveBeenCalledWith(`http://localhost:4100?ref=${examples.transferredSession.sessionId}`),
    );
    await expectRefusal(canvasElement);
  },
};
