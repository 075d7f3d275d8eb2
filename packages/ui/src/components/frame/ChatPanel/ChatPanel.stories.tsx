import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Chip } from '../../showing/Chip/Chip.tsx';
import type { ChatMessage } from './ChatBubble.tsx';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';

function WithState({ items: first, onSend, ...rest }: ChatPanelProps) {
  const [items, setItems] = useState(first);
  const send = (text: string) => {
    setItems([...items, { id: `m${items.length}`, from: 'person', content: text }]);
    onSend(text);
  };
  return (
    <div
      style={{
        height: 520,
        maxWidth: 400,
        overflow: 'hidden',
        border: '1px solid var(--cnx-colors-border)',
        borderRadius: 'var(--cnx-radii-card)',
      }}
    >
      <ChatPanel {...rest} items={items} onSend={send} />
    </div>
  );
}

const talk: ChatMessage[] = [
  { id: 'q', from: 'person', content: 'Which wells lost most since yesterday?', time: '06:31' },
  {
    id: 'a',
    from: 'assistant',
    content:
      'F-12 lost 128 Sm³/d since 04:00; nothing in the operations log explains it. F-14 lost 22 Sm³/d.',
    time: '06:31, data to 06:00',
  },
];

const meta = {
  title: 'Frame/ChatPanel',
  component: ChatPanel,
  args: {
    items: talk,
    welcome: 'Answers from the data you may see. It does not change anything.',
    onSend: fn(),
    onOpenChange: fn(),
  },
  argTypes: { labels: { control: false } },
  render: (args) => <WithState {...args} />,
  parameters: {
    guide: {
      use: 'Answer questions about the data next to the page they refer to.',
      avoid: 'Help text on the page, where one sentence answers the question.',
      do: ['State in each answer how old its data is.', 'Start with three or four suggested questions.'],
      dont: ['Don’t cover data with the panel; the page makes room for it.'],
      keys: [
        ['Enter', 'sends the message'],
        ['Shift + Enter', 'starts a new line'],
        [
          'Tab',
          'moves from the field to the send button; with Shift, to the conversation, which arrow keys scroll',
        ],
      ],
      notes: ['The conversation is a log: new messages are announced as they arrive.'],
    },
  },
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Talking: Story = {};

export const TalkingTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Ask about wells and production' });
    await userEvent.type(field, 'And{Shift>}{Enter}{/Shift}F-11?');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('And\nF-11?');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('log')).toHaveTextContent('F-11?');
    await userEvent.type(field, '   {Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const GoingOn: Story = {
  args: { chips: <Chip onRemove={fn()}>About F-12</Chip>, onClear: fn() },
};

export const GoingOnTest: Story = {
  ...GoingOn,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('About F-12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New chat' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { items: [], suggestions: ['What changed since yesterday?', 'Which wells are shut in?'] },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Which wells are shut in?' }));
    await expect(args.onSend).toHaveBeenCalledWith('Which wells are shut in?');
  },
};

export const ClosingTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.queryByRole('log')).toBeNull();
  },
};

export const Waiting: Story = {
  args: { loading: true },
};

export const WaitingTest: Story = {
  ...Waiting,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'One more{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('One more');
  },
};

export const Stoppable: Story = {
  args: { loading: true, onStop: fn() },
};

export const StoppingTest: Story = {
  ...Stoppable,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

const retry = fn();

export const Failed: Story = {
  args: {
    items: [
      talk[0]!,
      {
        id: 'f',
        from: 'assistant',
        content: '',
        error: 'No answer came.',
        onRetry: retry,
      },
    ],
  },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Hostile: Story = {
  args: {
    items: [
      { id: '1', from: 'person', content: 'W'.repeat(10_000) },
      { id: '2', from: 'assistant', content: '<script>alert(1)</script>' },
      { id: '3', from: 'person', content: 'ما هي الآبار المتوقفة؟' },
    ],
  },
};
