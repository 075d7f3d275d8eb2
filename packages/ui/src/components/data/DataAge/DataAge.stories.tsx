import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataAge } from './DataAge.tsx';

const meta = {
  title: 'Data/DataAge',
  component: DataAge,
  args: {
    label: '3 min ago',
    description: 'Mar 12, 2026, 06:27 CET',
    dateTime: '2026-03-12T06:27:00+01:00',
  },
  parameters: {
    guide: {
      use: 'Say how old the data beside it is.',
      avoid: 'A date in Text for when something happened.',
      do: ['Put it next to the data it describes, or once for a page whose data is of one age.'],
      dont: ['Don’t remove it when data is late: late data is when readers need it.'],
      keys: [],
      notes: ['The tooltip holds the full date and time. Late data is marked by an icon and a word.'],
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
      'Mar 12, 2026, 06:27 CET',
    );
  },
};

export const Stale: Story = { args: { label: 'Late: 2 days ago', stale: true } };
