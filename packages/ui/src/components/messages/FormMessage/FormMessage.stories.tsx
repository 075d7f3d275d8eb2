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
      use: 'Explain a problem next to what it concerns: a field, a row, a figure.',
      avoid: 'Banner for the whole page or form.',
      do: [
        {
          text: 'Say what to change.',
          show: () => <FormMessage tone="critical">Passwords do not match</FormMessage>,
        },
      ],
      dont: [
        {
          text: 'Don’t blame people or make them guess.',
          show: () => <FormMessage tone="critical">You entered invalid data</FormMessage>,
        },
      ],
      keys: [],
      notes: ['It does not announce itself; fields place it in a live region.'],
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

export const States: Story = {
  parameters: {
    matrix: {
      rows: {
        Short: {},
        Long: { children: 'Choose a day on or after the first day with data, which is Jan 1, 2024' },
      },
      columns: {
        Neutral: { tone: 'neutral' },
        Info: { tone: 'info' },
        Good: { tone: 'good' },
        Warning: { tone: 'warning' },
        Critical: { tone: 'critical' },
      },
    },
  },
};
