import { expect, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../inputs/Button/Button.tsx';
import { SegmentedControl } from '../../inputs/SegmentedControl/SegmentedControl.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Popover } from './Popover.tsx';
import { endMotion, slowMotion } from '../../slow-motion.fixture.ts';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button>Thresholds</Button>,
    children: <TextField label="Least drop, Sm³/d" defaultValue="15" />,
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 200 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Show a few controls or an explanation next to the button that opens it.',
      avoid: 'Dialog for a decision; Tooltip for a few words.',
      do: [
        'Limit it to one task, such as the settings of one chart.',
        'Apply changes as they are made: people close it by clicking elsewhere.',
      ],
      dont: [
        'Don’t open it unless it is pressed.',
        'Don’t put a form in it that can be lost by clicking elsewhere; use a Dialog.',
      ],
      keys: [
        ['Enter, Space', 'on the trigger: opens it'],
        ['Escape', 'closes it and returns the focus'],
      ],
      notes: ['Its role is `dialog`, named by its trigger or label. It does not trap the focus.'],
    },
    docs: { story: { inline: false, height: '320px' } },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: true },
};

export const OpenAndEscapeTest: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Thresholds' });
    await userEvent.click(trigger);
    const field = await page.findByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Radios come first: the focus begins with the chosen one, not with the first. */
export const BeginsAtTheChoiceTest: Story = {
  args: {
    children: (
      <SegmentedControl
        label="Units"
        defaultValue="field"
        items={[
          { value: 'metric', label: 'Metric' },
          { value: 'field', label: 'Oilfield' },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Thresholds' }));
    await waitFor(() => expect(page.getByRole('radio', { name: 'Oilfield' })).toHaveFocus());
  },
};

export const OpenTest: Story = {
  ...Open,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Thresholds' })).toBeVisible());
  },
};

/** What has been closed leaves by itself, behind a focus that has gone back. */
export const LeavingTest: Story = {
  beforeEach: slowMotion,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Thresholds' });
    await userEvent.click(trigger);
    const panel = await page.findByRole('dialog');
    endMotion();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(panel).toBeInTheDocument();
    // The reader has gone on: the end of the exit takes no focus.
    trigger.blur();
    endMotion();
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await expect(trigger).not.toHaveFocus();
  },
};
