import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListFilter } from 'lucide-react';
import { Button } from '../../inputs/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Messages/EmptyState',
  component: EmptyState,
  args: { title: 'No new notifications' },
  argTypes: { icon: { control: false }, art: { control: false }, actions: { control: false } },
  parameters: {
    guide: {
      use: 'Explain why there is nothing to show.',
      avoid: 'ErrorState where content could not be loaded.',
      do: [
        {
          text: 'Say why it is empty and what to do next.',
          show: () => (
            <EmptyState title="No wells match these filters" description="Remove a filter to see more." />
          ),
        },
      ],
      dont: [
        { text: 'Don’t state only what people can already see.', show: () => <EmptyState title="No data" /> },
      ],
      keys: [['Tab', 'goes to its action']],
      notes: ['It is plain text in reading order and is not announced.'],
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

const contours = (
  <svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" width="100%" height="100%">
    <g fill="none" stroke="currentColor" opacity="0.12">
      {[20, 36, 54, 74, 96].map((radius) => (
        <ellipse key={radius} cx="150" cy="84" rx={radius * 1.7} ry={radius} />
      ))}
    </g>
  </svg>
);

/** A picture of the product's own behind the words. */
export const WithArt: Story = {
  args: { description: 'What is new stands here.', art: contours },
};

export const FilterTooNarrow: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    title: 'No well matches these filters',
    description: 'Two of the seven filters leave nothing over. Take one away, or clear all.',
    icon: <ListFilter size={24} strokeWidth={1.5} aria-hidden="true" />,
    actions: <Button size="sm">Clear filters</Button>,
  },
};

export const States: Story = {
  parameters: {
    matrix: {
      rows: { Title: {}, 'With a description': { description: 'New ones appear here.' } },
      columns: { Rest: {} },
    },
  },
};
