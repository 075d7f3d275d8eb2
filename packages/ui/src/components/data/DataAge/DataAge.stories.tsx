import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataAge } from './DataAge.tsx';

const meta = {
  title: 'Data/DataAge',
  component: DataAge,
  args: {
    label: '3 min ago',
    description: '12 March 2026, 06:27 CET',
    dateTime: '2026-03-12T06:27:00+01:00',
  },
  parameters: {
    guide: {
      use: 'Wherever data stands: how old it is.',
      avoid: 'For events: write their time.',
      do: ['Let it stand where the data does.'],
      dont: ['Do not hide that data is late.'],
      keys: [],
      notes: ['The full time stands in the title; late data is said by icon and word.'],
    },
  },
} satisfies Meta<typeof DataAge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

export const FreshTest: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByText('3 min ago')).toHaveFocus();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(
      '12 March 2026, 06:27 CET',
    );
  },
};

export const Stale: Story = { args: { label: 'Late: 2 days ago', stale: true } };
