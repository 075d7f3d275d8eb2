import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { failedView, loadStoryTexts, shownView, withTexts } from './story-frame.tsx';
import { ViewCard } from './ViewCard.tsx';
import type { InsightView } from './insight-view.ts';

const names: InsightView<readonly string[]> = shownView(['F-12 H', 'NV-A-07']);

/** A card whose view the test changes by the buttons above it. */
function Arriving() {
  const [view, setView] = useState<InsightView<readonly string[]>>({ status: 'loading' });
  return (
    <>
      <button onMouseDown={(event) => event.preventDefault()} onClick={() => setView(failedView())}>
        Fail
      </button>
      <button onMouseDown={(event) => event.preventDefault()} onClick={() => setView(names)}>
        Arrive
      </button>
      <ViewCard title="Wells" failure="portal:failures.schedule" view={view} nothing={() => null}>
        {(wells) => wells.join(', ')}
      </ViewCard>
    </>
  );
}

const meta = {
  title: 'Dashboard/Card of rows',
  component: ViewCard<readonly string[]>,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: {
    title: 'Wells',
    failure: 'portal:failures.schedule',
    view: names,
    nothing: () => null,
    children: (wells) => wells.join(', '),
  },
  argTypes: { nothing: { control: false }, children: { control: false }, view: { control: false } },
} satisfies Meta<typeof ViewCard<readonly string[]>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Loading, failed and shown, it is one element, which keeps the focus that a link to it gave it. */
export const KeepsFocusTest: Story = {
  render: () => <Arriving />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole('region', { name: 'Wells' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
    card.tabIndex = -1;
    card.focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(within(card).getByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(within(card).getByText('F-12 H, NV-A-07')).toBeVisible();
    await expect(card).toHaveFocus();
  },
};
