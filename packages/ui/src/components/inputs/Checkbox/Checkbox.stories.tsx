import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Show planned losses', name: 'planned', onChange: fn(), onCheckedChange: fn() },
  argTypes: { label: { control: 'text' } },
  parameters: {
    guide: {
      use: 'Turn an option of a form on or off; it is saved with the form.',
      avoid: 'Switch where the change applies immediately; RadioGroup where only one option can be chosen.',
      do: [
        {
          text: 'Describe the state when checked.',
          show: () => <Checkbox label="Show planned losses" defaultChecked />,
        },
      ],
      dont: [
        {
          text: 'Don’t use a negative: unchecking it would be a double one.',
          show: () => <Checkbox label="Do not show planned losses" />,
        },
      ],
      keys: [
        ['Tab', 'moves to the checkbox'],
        ['Space', 'checks or clears it'],
      ],
      notes: ['The label is part of the target, which is 44 px high on touch screens.'],
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const OffTest: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Show planned losses' });
    await userEvent.click(within(canvasElement).getByText('Show planned losses'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  args: { hint: 'Losses that were in the schedule a day before.' },
};

export const WithHintTest: Story = {
  ...WithHint,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(
      'Losses that were in the schedule a day before.',
    );
  },
};

export const WithError: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { label: 'I have read the terms of service', error: 'Please accept the terms to go on.' },
};

export const WithErrorTest: Story = {
  ...WithError,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBeInvalid();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Stack gap="2">
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked label="Show planned losses, and that cannot be changed" />
    </Stack>
  ),
};

const wells = ['F-1 C', 'F-12', 'F-14'];

function WholeGroup(props: CheckboxProps) {
  const [on, setOn] = useState(['F-12']);
  const all = on.length === wells.length;
  return (
    <Stack gap="1">
      <Checkbox
        {...props}
        label="All wells of Volve"
        checked={all}
        indeterminate={!all && on.length > 0}
        onChange={() => setOn(all ? [] : wells)}
      />
      {wells.map((well) => (
        <Checkbox
          key={well}
          label={well}
          checked={on.includes(well)}
          onChange={({ target }) =>
            setOn(target.checked ? [...on, well] : on.filter((name) => name !== well))
          }
        />
      ))}
    </Stack>
  );
}

export const SomeOfAGroup: Story = {
  render: (args) => <WholeGroup {...args} />,
};

export const SomeOfAGroupTest: Story = {
  ...SomeOfAGroup,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'All wells of Volve' });
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    for (const well of wells) await expect(canvas.getByRole('checkbox', { name: well })).toBeChecked();
    await waitFor(() => expect(all.indeterminate).toBe(false));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'F-14' }));
    await waitFor(() => expect(all.indeterminate).toBe(true));
  },
};

export const LongText: Story = {
  args: { label: 'Anlagen­überwachungs­benachrichtigung '.repeat(8), hint: 'W'.repeat(400) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  args: { label: 'إظهار الخسائر المخطط لها' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const States: Story = {
  parameters: {
    matrix: {
      rows: { Rest: {}, 'With an error': { error: 'Confirm to go on' }, Disabled: { disabled: true } },
      columns: { Clear: {}, Checked: { defaultChecked: true } },
    },
  },
};
