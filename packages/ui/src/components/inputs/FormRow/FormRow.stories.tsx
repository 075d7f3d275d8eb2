import { expect, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDensities } from '../../density.fixture.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { ChatPanel } from '../../frame/ChatPanel/ChatPanel.tsx';
import { SearchField } from '../../frame/SearchField/SearchField.tsx';
import { sizes, type Size } from '../../props.ts';
import { Chip } from '../../showing/Chip/Chip.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormActions, FormRow } from './FormRow.tsx';

const meta = {
  title: 'Inputs/FormRow',
  component: FormRow,
  subcomponents: { FormActions },
  args: { columns: 2, children: null },
  argTypes: { children: { control: false } },
  render: (args) => (
    <form>
      <Stack gap="4">
        <FormRow {...args}>
          <TextField label="First name" defaultValue="Ada" />
          <TextField label="Last name" error="Write your last name." required />
        </FormRow>
        <FormRow>
          <Select label="Time zone" items={[{ value: 'oslo', label: 'Oslo (GMT+1)' }]} />
        </FormRow>
        <FormActions>
          <Button emphasis="strong">Save Changes</Button>
          <Button>Cancel</Button>
        </FormActions>
      </Stack>
    </form>
  ),
  parameters: {
    guide: {
      use: 'Lay out the fields of a form with even gaps.',
      avoid: 'Stack outside forms.',
      do: ['Put only related fields in one row: first and last name, from and to.'],
      dont: ['Don’t move the main action: it comes first in a form and last in a dialog.'],
      keys: [['Tab', 'goes through the fields in reading order, then to the main action']],
      notes: [
        'Fields stack in one column where the container is too narrow for two or three, so nothing scrolls sideways at 400 % zoom.',
      ],
    },
  },
} satisfies Meta<typeof FormRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {};

export const TwoColumnsTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveFocus();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** Safari on a phone zooms into a field of letters below 16 px, and does not go back. */
export const OnTouchTest: Story = {
  globals: { pointer: 'coarse' },
  render: () => (
    <Stack gap="4">
      {sizes.map((size) => (
        <FormRow key={size}>
          <TextField label="Name" size={size} />
          <PasswordField label="Password" size={size} />
          <NumberField label="Rate" size={size} />
          <Combobox label="Well" size={size} items={[]} />
          <DatePicker label="Day" size={size} />
          <Select label="Time zone" size={size} items={[{ value: 'oslo', label: 'Oslo (GMT+1)' }]} />
        </FormRow>
      ))}
      <Textarea label="Remarks" />
      <SearchField label="Search" items={[]} onSearch={() => undefined} onSelect={() => undefined} />
      <ChatPanel items={[]} onSend={() => undefined} />
      <DatePicker label="First day" defaultOpen />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.body;
    await waitFor(() => expect(page.querySelectorAll('select')).toHaveLength(sizes.length + 2));
    const fields = [...page.querySelectorAll('input:not([type=hidden]), select, textarea')];
    const small = fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16);
    await expect(small).toEqual([]);
  },
};

/** A narrow place in a wide window: a panel at the side, a small dialog. */
export const InANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: 400 }}>
        <Story />
      </div>
    ),
  ],
};

export const InANarrowPlaceTest: Story = {
  ...InANarrowPlace,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const left = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().left;
    await expect(left('Last name')).toBe(left('First name'));
    canvas.getByTestId('place').style.width = '480px';
    await expect(left('Last name')).toBeGreaterThan(left('First name'));
  },
};

/** One control of each kind; the fields show their labels, or keep them for those who hear. */
const oneOfEach = (size: Size, labelHidden: boolean) => (
  <>
    <TextField size={size} label="Well" labelHidden={labelHidden} defaultValue="SUN-A-05" />
    <Select size={size} label="Area" labelHidden={labelHidden} items={[{ value: 'north', label: 'North' }]} />
    <DatePicker size={size} label="Day" labelHidden={labelHidden} today="2026-03-12" />
    <SegmentedControl
      size={size}
      label="Step"
      defaultValue="day"
      items={[
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
      ]}
    />
    <Checkbox size={size} label="Planned" />
    <Switch size={size} label="Live" />
    <Chip size={size} defaultChecked={false}>
      Flowing
    </Chip>
    <Button size={size}>Export</Button>
  </>
);

/** The box of each control of a row: a choice's is the line that can be pressed. */
const controlBoxes = (row: HTMLElement) => {
  const { getByRole } = within(row);
  const field = (name: string) => getByRole('textbox', { name });
  const controls = {
    text: field('Well'),
    select: getByRole('combobox'),
    day: field('Day'),
    segments: getByRole('radiogroup'),
    checkbox: getByRole('checkbox').closest('label')!,
    switch: getByRole('switch').closest('label')!,
    chip: getByRole('button', { name: 'Flowing' }),
    button: getByRole('button', { name: 'Export' }),
  };
  return inDensities(() =>
    Object.entries(controls).map(([name, control]) => {
      const { top, bottom } = control.getBoundingClientRect();
      return { name, height: bottom - top, center: (top + bottom) / 2 };
    }),
  );
};

const controlHeights = {
  comfortable: { sm: 28, md: 36, lg: 44 },
  compact: { sm: 24, md: 32, lg: 44 },
} as const;

/** Controls of every kind stand in one line, with or without labels above them: all as high, and centered alike. */
export const RowOfControls: Story = {
  render: () => (
    <div style={{ overflowX: 'auto' }}>
      <div style={{ width: 'max-content', padding: 4 }}>
        <Stack gap="6">
          {sizes.map((size) => (
            <Stack key={size} role="group" aria-label={size} direction="row" gap="3">
              {oneOfEach(size, true)}
            </Stack>
          ))}
          <Stack role="group" aria-label="With labels" direction="row" gap="3" align="end">
            {oneOfEach('md', false)}
          </Stack>
        </Stack>
      </div>
    </div>
  ),
};

export const RowOfControlsTest: Story = {
  ...RowOfControls,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [row, size] of [...sizes.map((one) => [one, one] as const), ['With labels', 'md'] as const]) {
      const measured = controlBoxes(canvas.getByRole('group', { name: row }));
      for (const [density, boxes] of Object.entries(measured)) {
        const height = controlHeights[density as keyof typeof measured][size];
        const center = boxes[0]!.center;
        for (const box of boxes) {
          const at = `${row}, ${density}: ${box.name}`;
          await expect(box.height, at).toBeCloseTo(height, 1);
          await expect(box.center, at).toBeCloseTo(center, 1);
        }
      }
    }
  },
};

/** What is beside one another has one kind of edge. */
export const EdgesAlike: Story = {
  ...RowOfControls,
};

export const EdgesAlikeTest: Story = {
  ...EdgesAlike,
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('group', { name: 'md' }));
    const edge = (control: HTMLElement) => getComputedStyle(control).borderTopColor;
    const expected = edge(row.getByRole('textbox', { name: 'Well' }));
    await expect(edge(row.getByRole('combobox'))).toBe(expected);
    await expect(edge(row.getByRole('button', { name: 'Export' }))).toBe(expected);
    await expect(edge(row.getByRole('radiogroup'))).toBe(expected);
  },
};
