import { expect, fireEvent, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectToLeaveComposing } from '../../composing.fixture.ts';
import { expectToCloseBeside } from '../../overlays/press-beside.fixture.ts';
import { ChartLine, Droplet, Settings } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../inputs/Button/Button.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import type { Command } from './command-search.ts';

function WithTrigger({ defaultOpen = false, onOpenChange, ...rest }: CommandPaletteProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <div style={{ minHeight: 420 }}>
      <Button onClick={() => setOpen(true)}>Go to…</Button>
      <CommandPalette
        {...rest}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
      />
    </div>
  );
}

const pages: Command[] = ['Dashboard', 'Exception report', 'Optimization dashboard', 'Settings'].map(
  (label) => ({
    id: label,
    label,
    group: 'Pages',
    icon: label === 'Settings' ? <Settings size={18} /> : <ChartLine size={18} />,
  }),
);
const wellCommands = (count: number): Command[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `well ${index}`,
    label: `F-${index + 1}`,
    group: 'Wells',
    icon: <Droplet size={18} />,
    hint: ['Volve', 'Brisk', 'Heron'][index % 3]!,
  }));

const meta = {
  title: 'Frame/CommandPalette',
  component: CommandPalette,
  args: {
    items: [...pages, ...wellCommands(40)],
    onSelect: fn(),
    onOpenChange: fn(),
  },
  argTypes: { items: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      use: 'Let experienced users reach any page or action by typing a few letters.',
      avoid: 'Menu or navigation for what everyone needs: the palette is a shortcut.',
      do: ['Open it with Ctrl+K or ⌘K, and show the shortcut in the search field.'],
      dont: ['Don’t run destructive commands from it without a confirmation.'],
      keys: [
        ['Arrow down, Arrow up', 'choose the next or previous entry, wrapping at the ends'],
        ['Page up, Page down', 'move by six entries'],
        ['Enter', 'opens or runs the chosen entry'],
        ['Escape', 'closes it and returns the focus'],
      ],
      notes: [
        'The focus stays in the field; the chosen entry is its active descendant. Matches are announced.',
      ],
    },
  },
  render: (args) => <WithTrigger {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: { phone: { theme: 'dark', viewport: 390 } } } },
  args: { defaultOpen: true },
};

export const ByKeyboardTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Go to…' });
    await userEvent.click(trigger);
    const field = await canvas.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    // Typed text would make the test library report a change while the palette is being closed.
    await fireEvent.change(field, { target: { value: 'f-12' } });
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('F-12');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ label: 'F-12' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const PressBesideTest: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectToCloseBeside(canvas.getByRole<HTMLDialogElement>('dialog'), canvas.getByRole('combobox'));
  },
};

/** One number, once the user pauses: readers would hear those between. */
export const MatchesOnceTest: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    const field = canvas.getByRole('combobox');
    for (const text of ['f', 'f-', 'f-1', 'f-12']) await fireEvent.change(field, { target: { value: text } });
    await waitFor(() => expect(status).toHaveTextContent(/\d/));
    observer.disconnect();
    await expect(said).toHaveLength(1);
  },
};

/** What is being composed takes nothing. */
export const ComposingTest: Story = {
  args: { defaultOpen: true },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    const active = field.getAttribute('aria-activedescendant');
    await expectToLeaveComposing(field, ['Enter', 'ArrowDown', 'PageDown']);
    await expect(field).toHaveAttribute('aria-activedescendant', active);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const OpenTest: Story = {
  ...Open,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('group', { name: 'Pages' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Exception report');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('F-40');
  },
};

/** The way to all results is whole and in sight below a list that is longer than its place. */
export const Pinned: Story = {
  args: {
    defaultOpen: true,
    items: [
      { id: 'all', label: 'All results', group: 'Search results', pinned: true },
      ...pages,
      ...wellCommands(40),
    ],
  },
};

export const PinnedTest: Story = {
  ...Pinned,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const option = await canvas.findByRole('option', { name: 'All results' });
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(option.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
    await expect(canvas.queryByText('Search results')).toBeNull();
    await expect(canvas.getAllByRole('option').at(-1)).toBe(option);
    await userEvent.keyboard('{ArrowUp}');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(args.items[0]);
  },
};

export const NoMatchesTest: Story = {
  ...Open,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox'), 'heliport');
    await expect(canvas.getByText('No matches for “heliport”.')).toBeVisible();
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
  },
};

/** Beside its own entries, what a server has found for the text; with the answer at its end. */
export const Found: Story = {
  args: {
    defaultOpen: true,
    items: [
      {
        id: 'answer',
        label: 'PEN-A-05',
        group: 'Wells',
        hint: 'Peñón',
        found: true,
        icon: <Droplet size={18} />,
        aside: <b>112 Sm³/d</b>,
      },
      ...pages,
    ],
  },
};

export const FoundTest: Story = {
  args: { ...Found.args, onSearch: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox'), 'penon');
    await expect(args.onSearch).toHaveBeenLastCalledWith('penon');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('option')).toHaveTextContent('112 Sm³/d');
  },
};

/** The page in view says so; the button closes, for those without an Escape key. */
export const CurrentTest: Story = {
  args: { defaultOpen: true, items: pages.map((page, i) => ({ ...page, current: i === 1 })) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const current = (await canvas.findAllByRole('option')).filter(
      (option) => option.getAttribute('aria-current') === 'page',
    );
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Exception reportCurrent page');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const TenThousandWells: Story = {
  args: { defaultOpen: true, items: wellCommands(10_000) },
};

export const TenThousandWellsTest: Story = {
  ...TenThousandWells,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox'), 'f-9999');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

export const Hostile: Story = {
  args: {
    defaultOpen: true,
    items: [
      { id: 'a', label: 'W'.repeat(10_000), group: '<b>Group</b>', hint: 'x'.repeat(500) },
      { id: 'b', label: 'بئر إف ١٢', group: 'Wells' },
    ],
  },
};
