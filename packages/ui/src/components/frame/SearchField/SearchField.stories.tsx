import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Droplet } from 'lucide-react';
import { SearchField, type SearchSuggestion } from './SearchField.tsx';

const wells: SearchSuggestion[] = ['PEN-A-05', 'PEN-A-50', 'PEN-B-05'].map((label) => ({
  id: label,
  label,
  hint: 'Peñón',
  icon: <Droplet size={16} />,
}));

const submit = fn();

const meta = {
  title: 'Frame/SearchField',
  component: SearchField,
  args: {
    label: 'Search',
    placeholder: 'Search wells and fields',
    items: wells,
    onSearch: fn(),
    onSelect: fn(),
  },
  argTypes: { items: { control: false } },
  decorators: [
    (Story) => (
      <form
        role="search"
        style={{ minHeight: 220, maxWidth: 420 }}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Story />
      </form>
    ),
  ],
  parameters: {
    guide: {
      use: 'Let users search everything from the header.',
      avoid:
        'One value of a known list: that is a `Combobox`. Pages and actions by keyboard: a `CommandPalette`.',
      do: [
        'Put a form around it: Enter searches what is typed.',
        'Wait for a short pause before asking a server.',
      ],
      dont: ['Don’t choose a suggestion for the user: nothing is active until an arrow key is pressed.'],
      keys: [
        ['Arrow down, Arrow up', 'choose the next or previous suggestion, wrapping at the ends'],
        ['Enter', 'takes the chosen suggestion; without one it searches what is typed'],
        ['Escape', 'closes the suggestions, then empties the field as browsers do'],
      ],
      notes: [
        'The focus stays in the field; the number of suggestions is announced, or that there are none.',
      ],
    },
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { items: [] } };

export const ByKeyboardTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.type(field, 'pen');
    await expect(args.onSearch).toHaveBeenLastCalledWith('pen');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('PEN-A-50');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(wells[1]);
    await expect(submit).not.toHaveBeenCalled();
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const SearchedTest: Story = {
  beforeEach: () => {
    submit.mockClear();
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'pen{Enter}');
    await expect(submit).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Nothing answers: that is said, and nothing can be chosen. */
export const NoMatchesTest: Story = {
  args: { items: [], noMatches: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'zzq');
    await expect(canvas.getByRole('status')).toHaveTextContent('No matches for “zzq”');
    await expect(canvas.getAllByText('No matches for “zzq”').at(-1)).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(field).toHaveValue('zzq');
  },
};

export const EscapeTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'pen{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('pen');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  },
};

export const ClearedTest: Story = {
  beforeEach: () => {
    submit.mockClear();
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.type(canvas.getByRole('combobox'), 'pen');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(submit).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    items: [{ id: 'a', label: 'W'.repeat(10_000), hint: 'x'.repeat(500) }],
    defaultValue: 'W'.repeat(500),
  },
};

export const RightToLeft: Story = {
  args: { items: [{ id: 'a', label: 'بئر ١٢' }], defaultValue: 'بئر', label: 'بحث' },
};
