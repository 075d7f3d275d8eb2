import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { tones } from '../../props.ts';
import { FormMessage } from './FormMessage.tsx';

const meta = {
  title: 'Messages/FormMessage',
  component: FormMessage,
  args: { children: 'Passwords do not match' },
  argTypes: { tone: { control: 'inline-radio', options: tones } },
  parameters: {
    guide: {
      use: 'Beside what it speaks of: a field, a row, a figure.',
      avoid: 'For the whole view: Banner.',
      do: ['Say what to do.'],
      dont: ['Do not blame.'],
      keys: [],
      notes: ['It does not announce itself: fields put it into a live region.'],
    },
  },
} satisfies Meta<typeof FormMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FieldError: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="2">
      {tones.map((tone) => (
        <FormMessage key={tone} {...args} tone={tone}>
          {`A message of tone ${tone}`}
        </FormMessage>
      ))}
    </Stack>
  ),
};
