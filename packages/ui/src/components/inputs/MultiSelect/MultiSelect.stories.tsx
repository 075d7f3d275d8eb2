import { expect, fireEvent, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectToLeaveComposing } from '../../composing.fixture.ts';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

function WithState(props: MultiSelectProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string[]) => {
    setValue(next);
    props.onValueChange?.(next);
  };
  return (
    <div style={{ minHeight: 460 }}>
      <MultiSelect {...props} value={value ?? []} onValueChange={change} />
    </div>
  );
}

const fields = ['Gullfaks', 'Heidrun', 'Norne', 'Oseberg', 'Snorre', 'Åsgard', 'Statfjord', 'Volve'];

function Arriving(props: MultiSelectProps) {
  const [there, setThere] = useState(false);
  const arrive = <Button onClick={() => setThere(true)}>Let it arrive</Button>;
  return <MultiSelect {...props}>{there ? undefined : arrive}</MultiSelect>;
}

const meta = {
  title: 'Inputs/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Fields',
    items: fields.map((label, index) => ({ value: label, label, count: String(12 + 5 * index) })),
    value: ['Norne'],
    onValueChange: fn(),
    labels: { noMatches: 'No field matches' },
  },
  render: (args) => <WithState {...args} />,
  parameters: {
    guide: {
      use: 'Choose several of many items, such as fields or wells.',
      avoid: 'Checkboxes for up to six items.',
      do: ['Show counts where they help to choose.'],
      dont: ['Don’t move chosen items to the top while the list is open.'],
      keys: [
        ['Arrow down, Arrow up', 'move to the next or previous item, wrapping at the ends'],
        ['Page up, Page down, Ctrl+Home, Ctrl+End', 'move by eight items, or to the ends'],
        ['Enter', 'checks the item'],
        ['Escape', 'closes the list'],
      ],
      notes: ['The focus stays in the search field; matches are announced. Only visible items are rendered.'],
    },
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { args: { value: [], placeholder: 'Any' } };

export const Open: Story = {
  args: { defaultOpen: true },
};

export const ByKeyboardTest: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: /Fields/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const search = await page.findByRole('combobox', { name: 'Search Fields' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('asgard');
    await expect(page.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Norne', 'Åsgard']);
    await expect(page.getByRole('option', { name: /Åsgard/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.clear(search);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Åsgard']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('listbox', { name: 'Fields' })).toBeVisible());
  },
};

/** What is being composed chooses nothing and closes nothing. */
export const ComposingTest: Story = {
  args: { defaultOpen: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const search = await page.findByRole('combobox', { name: 'Search Fields' });
    const active = search.getAttribute('aria-activedescendant');
    await expectToLeaveComposing(search, ['Enter', 'ArrowDown']);
    await expect(search).toHaveAttribute('aria-activedescendant', active);
    await fireEvent.keyDown(search, { key: 'Escape', isComposing: true });
    await expect(page.getByRole('listbox', { name: 'Fields' })).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Stays open, and puts the focus in the search, when the list arrives. */
export const ArrivesWhileOpenTest: Story = {
  render: (args) => <Arriving {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: /Fields/ }));
    await userEvent.click(await page.findByRole('button', { name: 'Let it arrive' }));
    await waitFor(() => expect(page.getByRole('combobox', { name: 'Search Fields' })).toHaveFocus());
    await waitFor(() => expect(page.getByRole('listbox', { name: 'Fields' })).toBeVisible());
  },
};

export const NothingMatchesTest: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: /Fields/ }));
    await userEvent.type(await page.findByRole('combobox'), 'zzz');
    await expect(page.getByText('No field matches')).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent('0 matches');
  },
};

export const TenThousandWells: Story = {
  args: {
    label: 'Wells',
    value: [],
    items: Array.from({ length: 10_000 }, (_, index) => ({
      value: `well-${index}`,
      label: `NO 15/9-F-${String(index).padStart(4, '0')} H`,
    })),
    defaultOpen: true,
  },
};

export const TenThousandWellsTest: Story = {
  ...TenThousandWells,
  args: { ...TenThousandWells.args, defaultOpen: false },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: /Wells/ }));
    await page.findByRole('combobox');
    await expect(page.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{ArrowUp}');
    const last = await page.findByRole('option', { name: /F-9999/ });
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', last.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['well-9999']);
  },
};

export const Disabled: Story = { args: { disabled: true, value: [] } };

/** Without a value it keeps what is chosen itself; its attributes are its button's. */
export const KeepsItselfTest: Story = {
  args: { ref: fn(), id: 'fields', className: 'own', defaultOpen: true },
  render: ({ value: _value, ...args }) => (
    <div style={{ minHeight: 460 }}>
      <MultiSelect {...args} defaultValue={['Norne']} />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const option = await page.findByRole('option', { name: /Volve/ });
    await userEvent.click(option);
    await expect(args.onValueChange).toHaveBeenCalledWith(['Norne', 'Volve']);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    const trigger = canvasElement.querySelector('#fields');
    await expect(trigger).toHaveClass('own');
    await expect(args.ref).toHaveBeenCalledWith(trigger);
  },
};
