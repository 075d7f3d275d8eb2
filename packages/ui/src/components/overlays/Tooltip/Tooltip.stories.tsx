import { expect, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';
import { endMotion, slowMotion } from '../../slow-motion.fixture.ts';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    label: 'Notifications',
    side: 'bottom',
    children: <IconButton label="Notifications" icon={<Bell size={18} aria-hidden="true" />} />,
  },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      use: 'Add a few words to a control.',
      avoid: 'Text on the page for anything people need to know.',
      do: ['Add what the name of the control leaves out.'],
      dont: ['Don’t put links or buttons in it.'],
      keys: [
        ['Tab', 'to its control: shows it'],
        ['Escape', 'hides it'],
      ],
      notes: ['It describes its control, and opens on focus as well as on hover.'],
    },
    docs: { story: { inline: false, height: '120px' } },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultOpen: true },
};

export const OnFocusTest: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    const button = page.getByRole('button', { name: 'Notifications' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('Notifications'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    // The button's own would be the second.
    await expect(button.childElementCount).toBe(1);
  },
};

/** What has been closed leaves by itself. */
export const LeavingTest: Story = {
  beforeEach: slowMotion,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await page.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await expect(page.getByRole('button', { name: 'Notifications' })).not.toHaveAccessibleDescription();
    await expect(page.getByRole('tooltip')).toBeInTheDocument();
    endMotion();
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
  },
};
