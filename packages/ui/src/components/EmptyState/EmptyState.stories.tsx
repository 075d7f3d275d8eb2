import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListFilter } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Messages/EmptyState',
  component: EmptyState,
  args: { title: 'No new notifications' },
  argTypes: { icon: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const FilterTooNarrow: Story = {
  args: {
    title: 'No well matches these filters',
    text: 'Two of the seven filters leave nothing over. Take one away, or clear all.',
    icon: <ListFilter size={24} strokeWidth={1.5} aria-hidden="true" />,
    action: <Button size="sm">Clear filters</Button>,
  },
};
