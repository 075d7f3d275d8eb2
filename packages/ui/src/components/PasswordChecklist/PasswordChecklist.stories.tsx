import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordChecklist, type PasswordChecklistProps } from './PasswordChecklist.tsx';

function WithField(props: PasswordChecklistProps) {
  const [password, setPassword] = useState(props.password);
  return (
    <Stack gap="2">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        showText="Show password"
        hideText="Hide password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <PasswordChecklist {...props} password={password} />
    </Stack>
  );
}

const meta = {
  title: 'Inputs/PasswordChecklist',
  component: PasswordChecklist,
  args: {
    password: '',
    labels: {
      lead: 'Password must contain:',
      rules: {
        length: 'Minimum 8 characters',
        lower: '1 lower case character',
        upper: '1 upper case character',
        digit: '1 number',
        special: '1 special character',
      },
      kept: 'done',
      open: 'still missing',
      progress: (kept, of) => `${kept} of ${of}`,
    },
  },
  argTypes: { labels: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <WithField {...args} />,
  parameters: {
    guide: {
      use: 'Under the field of a new password, once something is typed there.',
      avoid: 'At sign-in: the rules would only help those who guess.',
      do: ['Keep it in sight while the password is written.'],
      dont: ['Do not turn rules red while somebody is still typing.'],
      keys: [],
      notes: ['Each rule says whether it is kept; the count is announced as one types.'],
    },
  },
} satisfies Meta<typeof PasswordChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TicksAsOneTypes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('New password');
    await userEvent.type(field, 'portal');
    const item = (text: RegExp) => canvas.getByText(text);
    await expect(item(/1 lower case/)).toHaveTextContent('done');
    await expect(item(/1 upper case/)).toHaveTextContent('still missing');
    await userEvent.type(field, '#P2026');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5');
    for (const rule of canvas.getAllByRole('listitem')) await expect(rule).toHaveTextContent('done');
  },
};

export const Nothing: Story = {};
export const Some: Story = { args: { password: 'portal2026' } };
export const LongWords: Story = {
  args: {
    password: 'W'.repeat(10_000),
    labels: {
      ...meta.args.labels,
      rules: { ...meta.args.labels.rules, length: 'Passwortmindestlängenanforderung '.repeat(6) },
    },
  },
};
