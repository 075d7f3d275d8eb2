import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../foundations/Text/Text.tsx';
import { Accordion } from './Accordion.tsx';
import { endMotion, slowMotion } from '../../slow-motion.fixture.ts';

const meta = {
  title: 'Showing/Accordion',
  component: Accordion,
  args: {
    items: [
      { value: 'cause', label: 'Likely cause', content: <Text>Pump frequency went from 48 to 44 Hz.</Text> },
      {
        value: 'events',
        label: 'Operations log',
        hint: '3 entries',
        content: <Text>Choke 60 to 40 %.</Text>,
      },
      { value: 'model', label: 'Model', hint: 'not available', disabled: true, content: null },
    ],
    onValueChange: fn(),
  },
  parameters: {
    guide: {
      use: 'Stack sections that only some readers need.',
      avoid: 'Tabs to switch between views; visible headings for steps.',
      do: ['Write labels that tell people whether they need to open the section.'],
      dont: ['Don’t hide errors or required fields in it.'],
      keys: [
        ['Enter, Space', 'opens or closes the focused section'],
        ['Arrow down, Arrow up', 'moves to the next or previous label'],
        ['Home, End', 'moves to the first or last label'],
      ],
      notes: ['Labels are headings, so screen readers can list them.'],
    },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ByKeyboardTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'Likely cause' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/48 to 44 Hz/)).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledWith(['cause']);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /Operations log/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /Model/ })).toBeDisabled();
    await userEvent.click(first);
    await waitFor(() => expect(canvas.queryByText(/48 to 44 Hz/)).toBeNull());
  },
};

export const OpenAtFirst: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultValue: ['cause', 'events'] },
};
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: {
    items: [
      { value: 'a', label: 'Wahrscheinlichkeitsursachenanalyse'.repeat(6), content: 'W'.repeat(2000) },
      { value: 'b', label: '<b>not bold</b>', hint: 'n'.repeat(60), content: 'مرحبا' },
    ],
    defaultValue: ['a', 'b'],
  },
};

/** What has been closed leaves by itself. */
export const LeavingTest: Story = {
  beforeEach: slowMotion,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('button', { name: 'Likely cause' });
    await userEvent.click(first);
    endMotion();
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    const text = canvas.getByText(/48 to 44 Hz/);
    await expect(text).toBeInTheDocument();
    endMotion();
    await waitFor(() => expect(text).not.toBeInTheDocument());
  },
};
