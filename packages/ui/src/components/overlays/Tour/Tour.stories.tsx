import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Button } from '../../inputs/Button/Button.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Tour, type TourItem } from './Tour.tsx';

const at = (id: string) => () => document.getElementById(id);

const items: readonly TourItem[] = [
  { title: 'Welcome', text: 'Three stops show you around. You can use the page meanwhile.' },
  { title: 'Filters', text: 'Every figure of the page follows them.', target: at('tour-filters') },
  { title: 'Help', text: 'What keys do, what terms mean, and this tour again.', target: at('tour-help') },
];

const meta = {
  title: 'Overlays/Tour',
  component: Tour,
  args: { items, onDismiss: fn(), onValueChange: fn() },
  argTypes: { items: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Stack direction="row" gap="4" wrap>
          <Button id="tour-filters">Filters</Button>
          <Button id="tour-help">Help</Button>
          <TextField label="Search" />
        </Stack>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Show a new reader around, once, and again when they ask for it.',
      avoid: 'Popover where one thing explains itself; Banner for what every reader must know.',
      do: [
        'Keep it to a handful of stops, each about a thing that is in sight.',
        'Remember that it was ended.',
      ],
      dont: ['Don’t make anything depend on it: many skip it.'],
      keys: [
        ['Tab', 'between its buttons, and on into the page'],
        ['Enter', 'presses the button; the focus begins at Next and stays there'],
        ['Escape', 'ends it while the focus is in it'],
      ],
      notes: [
        'A dialog that is not modal, named by the stop’s title and described by its text; each further stop is announced politely.',
        'The focus goes to it at first, unless the reader is typing, and back where it was at the end.',
      ],
    },
    docs: { story: { inline: false, height: '340px' } },
  },
} satisfies Meta<typeof Tour>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheCorner: Story = {};

export const AtItsTarget: Story = { args: { defaultValue: 1 } };

export const LastStop: Story = { args: { defaultValue: 2 } };

export const TargetNotThere: Story = {
  args: { items: [{ title: 'Gone', text: 'What it is about is not on this page.', target: () => null }] },
};

export const LongText: Story = {
  args: { items: [{ title: 'W'.repeat(200), text: 'Produktionsausfallursachen '.repeat(60) }] },
};

export const RightToLeft: Story = {
  args: { items: [{ title: 'مرحبا', text: 'كل رقم في الصفحة يتبع عوامل التصفية.' }] },
};

export const StepsTest: Story = {
  args: { onDismiss: fn(), onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const panel = await page.findByRole('dialog', { name: 'Welcome' });
    await expect(panel).toHaveAccessibleDescription(/Three stops/);
    await waitFor(() => expect(page.getByRole('button', { name: 'Next' })).toHaveFocus());
    await expect(page.getByText('1 of 3')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect(page.queryByRole('button', { name: 'Skip' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await expect(args.onDismiss).toHaveBeenCalledWith(true);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
  },
};

export const EscapeTest: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('button', { name: 'Next' })).toHaveFocus());
    // The page can be used meanwhile, and its Escape is its own.
    await userEvent.type(page.getByRole('textbox', { name: 'Search' }), 'F-11{Escape}');
    await expect(args.onDismiss).not.toHaveBeenCalled();
    const isTaken = await new Promise<boolean>((resolve) => {
      document.addEventListener('keydown', (event) => resolve(event.defaultPrevented), { once: true });
      void userEvent.keyboard('{Escape}');
    });
    await expect(isTaken).toBe(false);
    page.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith(false);
  },
};
