import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
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
      use: 'To set fields of a form below and beside one another with the product’s even gaps.',
      avoid: 'For layout outside forms: take a Stack.',
      do: ['Put into one row only what belongs together: first and last name, from and to.'],
      dont: ['Do not put the main action anywhere but first (or last in a dialog).'],
      keys: [['Tab', 'goes through the fields in reading order, then to the main action']],
      notes: ['One column below 600 px, so that nothing scrolls sideways at 400 % zoom.'],
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
