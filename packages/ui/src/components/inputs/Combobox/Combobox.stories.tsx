import { expect, fireEvent, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectToLeaveComposing } from '../../composing.fixture.ts';
import { Droplets } from 'lucide-react';
import { Combobox } from './Combobox.tsx';

const wells = ['F-11 H', 'F-12 H', 'F-14 H', 'F-15 D', 'F-1 C', 'F-5 AH', 'Åsgard Q-1'];

const meta = {
  title: 'Inputs/Combobox',
  component: Combobox,
  args: {
    label: 'Well',
    items: wells.map((label) => ({
      value: label.toLowerCase().replaceAll(' ', '-'),
      label,
      hint: label.startsWith('F') ? 'Volve' : 'Åsgard',
    })),
    onValueChange: fn(),
  },
  argTypes: { labels: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 380, maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Choose one of many items whose names people know, such as one of ten thousand wells.',
      avoid: 'Select for up to about fifty items; MultiSelect for several; CommandPalette for actions.',
      do: [
        'Add a `hint` where names are similar.',
        'Keep the `items` array stable between renders: it is indexed for searching when the list opens.',
      ],
      dont: ['Don’t use it for free text: text that matches no item is reset.'],
      keys: [
        [
          'Arrow down, Arrow up',
          'open the list; in it, move to the next or previous item, wrapping at the ends',
        ],
        ['Page up, Page down, Ctrl+Home, Ctrl+End', 'move by eight items, or to the ends'],
        ['Enter', 'chooses the active item'],
        ['Escape', 'closes the list and discards what was typed'],
        ['Alt+Arrow up', 'closes the list and chooses the item that was typed, if it exists'],
        ['Tab', 'moves on; text that names an item becomes the choice'],
      ],
      notes: [
        'Role combobox with a listbox; the focus stays in the field. Matches are announced. Only visible items are rendered.',
      ],
    },
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const openList = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement.ownerDocument.body);
  const field = page.getByRole('combobox');
  await userEvent.click(field);
  await page.findByRole('listbox');
  return { page, field };
};

export const Chosen: Story = { args: { defaultValue: 'f-12-h', hint: 'Wells that reported yesterday' } };

export const Open: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultValue: 'f-12-h', defaultOpen: true },
};

export const OpenTest: Story = {
  ...Open,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...Open.args, defaultOpen: false },
  play: async ({ canvasElement }) => {
    const { page } = await openList(canvasElement);
    await expect(page.getByRole('option', { name: /F-12 H/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const WithPictures: Story = {
  args: {
    items: wells.map((label) => ({ value: label, label, icon: <Droplets size={16} aria-hidden="true" /> })),
    defaultValue: 'F-14 H',
  },
};

export const Empty: Story = {
  args: { items: [], defaultOpen: true },
};

export const EmptyTest: Story = {
  ...Empty,
  args: { ...Empty.args, defaultOpen: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('combobox'));
    await waitFor(() => expect(page.getByText('Nothing to choose from')).toBeVisible());
  },
};

export const Loading: Story = {
  args: { items: [], loading: true, defaultOpen: true },
};

export const LoadingTest: Story = {
  ...Loading,
  args: { ...Loading.args, defaultOpen: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('combobox'));
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(page.getAllByText('Loading…')[0]).toBeVisible());
  },
};

export const WithError: Story = { args: { error: 'Choose a well.', required: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'f-11-h' } };

/** A choice that can be changed, but not given up: neither by a cross nor by an empty field. */
export const NotClearable: Story = {
  args: { defaultValue: 'f-12-h', clearable: false },
};

export const NotClearableTest: Story = {
  ...NotClearable,
  play: async ({ canvasElement }) => {
    const { page, field } = await openList(canvasElement);
    await expect(page.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue('F-12 H');
  },
};

export const UnknownValue: Story = {
  args: { defaultValue: 'well-4711' },
};

export const UnknownValueTest: Story = {
  ...UnknownValue,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue('well-4711');
  },
};

export const HugeWords: Story = {
  args: {
    items: [
      { value: 'huge', label: 'W'.repeat(10_000), hint: 'h'.repeat(10_000) },
      { value: 'rtl', label: 'بئر ١٢' },
    ],
    defaultOpen: true,
  },
};

export const HugeWordsTest: Story = {
  ...HugeWords,
  args: { ...HugeWords.args, defaultOpen: false },
  play: async ({ canvasElement }) => {
    const { page } = await openList(canvasElement);
    const list = page.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const SameNames: Story = {
  args: {
    items: [
      { value: 'a', label: 'A-1', hint: 'Heidrun' },
      { value: 'b', label: 'A-1', hint: 'Norne' },
      { value: 'b', label: 'A-1', hint: 'Norne, again' },
    ],
    defaultOpen: true,
  },
};

export const SameNamesTest: Story = {
  ...SameNames,
  args: { ...SameNames.args, defaultOpen: false },
  play: async ({ args, canvasElement }) => {
    const { page, field } = await openList(canvasElement);
    await userEvent.type(field, 'a-1');
    await userEvent.tab();
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(field);
    await userEvent.click(await page.findByRole('option', { name: /Heidrun/ }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('a');
  },
};

export const ByKeyboardTest: Story = {
  args: { name: 'well' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = page.getByRole('combobox', { name: 'Well' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    const list = await page.findByRole('listbox', { name: 'Well' });
    await expect(field).toHaveAttribute('aria-controls', list.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('f-12-h');
    await expect(field).toHaveValue('F-12 H');
    await expect(canvasElement.querySelector('input[type=hidden]')).toHaveValue('f-12-h');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());

    await userEvent.clear(field);
    await userEvent.type(field, 'asgard');
    await expect(page.getAllByRole('option')).toHaveLength(1);
    await expect(page.getByRole('status')).toHaveTextContent('1 match');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('F-12 H');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());

    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await expect(page.getByText('No matches for “zzz”')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('zzz');
    await userEvent.tab();
    await expect(field).toHaveValue('F-12 H');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);

    await userEvent.type(field, '{Control>}a{/Control}åsgard q-1');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('åsgard-q-1');

    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveValue('');
  },
};

/** What is being composed chooses nothing, and gives up nothing. */
export const ComposingTest: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = page.getByRole('combobox', { name: 'Well' });
    await userEvent.type(field, 'asg');
    await expectToLeaveComposing(field, ['Enter', 'ArrowDown']);
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(field).toHaveValue('asg');
    await expect(page.getByRole('option', { name: /Åsgard/ })).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ByPointerTest: Story = {
  args: { defaultValue: 'f-11-h' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = page.getByRole('combobox');
    await userEvent.click(page.getByRole('button', { name: 'Show choices' }));
    await expect(field).toHaveFocus();
    await userEvent.click(await page.findByRole('option', { name: /F-15 D/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('f-15-d');
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(page.queryByRole('button', { name: 'Clear' })).toBeNull());
  },
};

export const DisabledItem: Story = {
  args: { items: [{ value: 'a', label: 'Plugged', disabled: true }], defaultOpen: true },
};

export const DisabledItemTest: Story = {
  ...DisabledItem,
  args: { ...DisabledItem.args, defaultOpen: false },
  play: async ({ args, canvasElement }) => {
    const { page, field } = await openList(canvasElement);
    await userEvent.keyboard('{Enter}');
    // A press that the pointer could not make, either.
    await fireEvent.click(page.getByRole('option', { name: 'Plugged' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('');
  },
};

export const TenThousandWells: Story = {
  args: {
    items: Array.from({ length: 10_000 }, (_, index) => ({
      value: `well-${index}`,
      label: `NO 15/9-F-${String(index).padStart(4, '0')} H`,
    })),
    defaultValue: 'well-5000',
    defaultOpen: true,
  },
};

export const TenThousandWellsTest: Story = {
  ...TenThousandWells,
  args: { ...TenThousandWells.args, defaultOpen: false },
  play: async ({ args, canvasElement }) => {
    const { page, field } = await openList(canvasElement);
    const chosen = await page.findByRole('option', { name: /F-5000/ });
    await expect(chosen).toHaveAttribute('aria-posinset', '5001');
    await expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    await expect(page.getAllByRole('option').length).toBeLessThan(40);
    page.getByRole('listbox').scrollTop = 0;
    await page.findByRole('option', { name: /F-0000/ });
    // What is active stays known, though it is out of sight.
    await expect(page.getByRole('option', { name: /F-5000/ })).toHaveAttribute('id', chosen.id);
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('well-9999');
  },
};

/** A list that its user holds open says that it was asked to close, and stays. */
export const HeldOpenTest: Story = {
  args: { open: true, onOpenChange: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    page.getByRole('combobox').focus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(page.getByRole('listbox')).toBeVisible();
  },
};

/** A list that was closed before is not said to close. */
export const LeftClosedTest: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** A list that is open at first begins where the choice is. */
export const OpenAtItsChoiceTest: Story = {
  ...TenThousandWells,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const chosen = await page.findByRole('option', { name: /F-5000/ });
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', chosen.id);
    await waitFor(() => expect(chosen).toBeVisible());
  },
};
