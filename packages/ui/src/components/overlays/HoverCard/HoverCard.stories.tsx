import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Link } from '../../inputs/Link/Link.tsx';
import { HoverCard } from './HoverCard.tsx';

const meta = {
  title: 'Overlays/HoverCard',
  component: HoverCard,
  args: {
    trigger: <Link href="#f-11">F-11 H</Link>,
    children: (
      <Stack gap="2">
        <strong>F-11 H</strong>
        <Text size="small">Volve · electric submersible pump · producing</Text>
        <Text size="small">Oil 978 Sm³/d, water cut 41 %, last row of Nov 21</Text>
      </Stack>
    ),
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Preview what a link leads to: a well, a person, an exception.',
      avoid: 'Popover for controls; Tooltip for a few words.',
      do: ['Make sure that the linked page shows everything in the preview.'],
      dont: ['Don’t put buttons or links in it: touch and screen reader users cannot reach them.'],
      keys: [
        ['Tab', 'to the link: shows the card; away from it: closes it'],
        ['Escape', 'closes the card'],
      ],
      notes: ['It is not announced; the link leads to the same information.'],
    },
    docs: { story: { inline: false, height: '220px' } },
  },
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };

export const ByPointerTest: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const link = page.getByRole('link', { name: 'F-11 H' });
    await userEvent.hover(link);
    await waitFor(() => expect(page.getByText(/water cut/)).toBeVisible());
    await userEvent.unhover(link);
    await waitFor(() => expect(page.queryByText(/water cut/)).toBeNull());
  },
};

export const ByKeyboardTest: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(page.getByRole('link')).toHaveFocus();
    await waitFor(() => expect(page.getByText(/water cut/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByText(/water cut/)).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(page.getByRole('link')).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: { open: true, children: 'W'.repeat(10_000) },
};

export const LongWordsTest: Story = {
  ...LongWords,
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement.ownerDocument.body).findByText(/^W+$/);
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
  },
};
