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
      use: 'Under the field of a new password, once something is typed there.',
      avoid: 'At sign-in: the rules would only help those who guess.',
      do: ['Keep it in sight while the password is written.'],
      dont: ['Do not turn rules red while the user is still typing.'],
      keys: [],
      notes: ['Each rule says whether it is kept; the count is announced as one types.'],
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
