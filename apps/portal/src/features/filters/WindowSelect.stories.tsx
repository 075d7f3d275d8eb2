import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import { serversWindow } from '@cnx/api/filter-address';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts, withTexts } from '../../insight/story-frame.tsx';
import { WindowSelect } from './WindowSelect.tsx';

const meta = {
  title: 'Dashboard/Window',
  component: WindowSelect,
  loaders: [loadStoryTexts],
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
    withTexts,
  ],
  args: {
    asked: serversWindow,
    inForce: { from: '2026-10-21', to: '2026-11-19' },
    newestDay: '2026-11-19',
    dataRange: { from: '2026-09-14', to: '2026-11-19' },
    onChange: fn(),
  },
} satisfies Meta<typeof WindowSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, name: string | RegExp) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(page.getByRole('button', { name }));
  await waitFor(() => expect(page.getByRole('button', { name: 'Apply' })).toBeVisible());
  return page;
};

export const Preset: Story = {};

export const PresetTest: Story = {
  play: async ({ args, canvasElement }) => {
    const page = await open(canvasElement, /Last 30 days/);
    await userEvent.click(page.getByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: null, to: null, days: 7 });
  },
};

export const YesterdayTest: Story = {
  args: { inForce: { from: '2026-11-19', to: '2026-11-19' } },
  play: async ({ args, canvasElement }) => {
    const page = await open(canvasElement, /Yesterday/);
    await userEvent.click(page.getByRole('button', { name: 'Last 30 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: null, to: null, days: null });
    await open(canvasElement, /Yesterday/);
    await userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Yesterday' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: null, to: null, days: 1 });
  },
};

/** Months, quarters and years are calendar days up to the newest data. */
export const ReportWindowTest: Story = {
  play: async ({ args, canvasElement }) => {
    const page = await open(canvasElement, /Last 30 days/);
    await userEvent.click(page.getByRole('button', { name: 'Last month' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      from: '2026-10-01',
      to: '2026-10-31',
      days: null,
    });
  },
};

export const OwnDays: Story = {
  args: {
    inForce: { from: '2026-09-01', to: '2026-09-30' },
  },
};

export const OwnDaysTest: Story = {
  ...OwnDays,
  play: async ({ args, canvasElement }) => {
    const page = await open(canvasElement, /Sep 1/);
    await userEvent.clear(page.getByLabelText('From'));
    await userEvent.type(page.getByLabelText('From'), '2026-08-01');
    await userEvent.click(page.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      from: '2026-08-01',
      to: '2026-09-30',
      days: null,
    });
  },
};

export const DaysWithDataTest: Story = {
  args: { inForce: { from: '2026-09-10', to: '2026-09-20' } },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement, /Sep 10/);
    await expect(page.getByRole('button', { name: /September 13, 2026, no data/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /September 14, 2026, data/ })).toBeVisible();
  },
};

export const DaysTurnedTest: Story = {
  play: async ({ args, canvasElement }) => {
    const page = await open(canvasElement, /Last 30 days/);
    await userEvent.clear(page.getByLabelText('To'));
    await userEvent.type(page.getByLabelText('To'), '2026-10-01');
    await userEvent.click(page.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(page.getByText('The last day is before the first day.')).toBeVisible());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Until the server has said which days are shown, and while it does not answer, the window that was asked for is named. */
export const NotKnown: Story = { args: { inForce: null, newestDay: null, dataRange: null } };

export const NotKnownTest: Story = {
  ...NotKnown,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Window: Last 30 days' })).toBeVisible();
  },
};

export const AskedDaysNotKnownTest: Story = {
  args: { ...NotKnown.args, asked: { ...serversWindow, days: 14 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Window: Last 14 days' })).toBeVisible();
  },
};
