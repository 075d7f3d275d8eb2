import { expect, spyOn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../foundations/Text/Text.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Inputs/CopyButton',
  component: CopyButton,
  args: { value: 'K7QF-2M9X', label: 'Copy the error ID' },
  parameters: {
    guide: {
      use: 'Copy a short text that people pass on: an id, a code, a name.',
      avoid: 'Button for what is long or made first, such as a list or a link; say it in a toast.',
      do: [
        {
          text: 'Put it behind the text, and name the text in its label.',
          show: () => (
            <Text as="span">
              Error ID K7QF-2M9X <CopyButton value="K7QF-2M9X" label="Copy the error ID" />
            </Text>
          ),
        },
      ],
      dont: ['Don’t copy anything but what stands before it.'],
      keys: [['Enter, Space', 'copies']],
      notes: ['What came of it is announced politely, and stands beside it for four seconds.'],
    },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    try {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Copy the error ID' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('Copied')).toHaveAttribute('aria-live', 'polite');
      await expect(write).toHaveBeenCalledWith('K7QF-2M9X');
    } finally {
      write.mockRestore();
    }
  },
};

export const NotAllowedTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    try {
      await userEvent.click(canvas.getByRole('button'));
      await expect(await canvas.findByText('The browser did not let the page copy')).toBeVisible();
    } finally {
      write.mockRestore();
    }
  },
};

export const BehindLongText: Story = {
  render: (args) => (
    <Text as="span">
      {'W'.repeat(80)} <CopyButton {...args} />
    </Text>
  ),
};
