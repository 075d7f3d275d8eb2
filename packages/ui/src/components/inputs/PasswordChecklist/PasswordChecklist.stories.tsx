import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { PasswordChecklist, type PasswordChecklistProps } from './PasswordChecklist.tsx';

const tests = {
  'Minimum 8 characters': /.{8}/,
  '1 lower case character': /[a-z]/,
  '1 upper case character': /[A-Z]/,
  '1 number': /[0-9]/,
  '1 special character': /[@#$%^&+=!]/,
};
const rulesOf = (password: string) =>
  Object.entries(tests).map(([label, test]) => ({ id: label, label, met: test.test(password) }));

function WithField(props: PasswordChecklistProps) {
  const [password, setPassword] = useState('');
  return (
    <Stack gap="2">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <PasswordChecklist {...props} items={rulesOf(password)} />
    </Stack>
  );
}

const meta = {
  title: 'Inputs/PasswordChecklist',
  component: PasswordChecklist,
  args: {
    items: rulesOf(''),
    labels: { met: 'done', notMet: 'still missing', progress: (met, of) => `${met} of ${of}` },
  },
  argTypes: { labels: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Show which rules a new password meets, below its field.',
      avoid: 'No checklist at sign-in: the rules would only help someone who guesses.',
      do: ['Keep it visible while the password is being typed.'],
      dont: ['Don’t mark rules as errors before the person has finished typing.'],
      keys: [],
      notes: ['Each rule states whether it is met; the number of rules met is announced while typing.'],
    },
  },
} satisfies Meta<typeof PasswordChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideItsField: Story = {
  render: (args) => <WithField {...args} />,
};

export const TicksAsOneTypesTest: Story = {
  ...BesideItsField,
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
export const Some: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { items: rulesOf('portal2026') },
};
export const LongWords: Story = {
  args: {
    items: [
      { id: 'long', label: 'Passwortmindestlängenanforderung '.repeat(6), met: false },
      ...rulesOf('a'),
    ],
  },
};
