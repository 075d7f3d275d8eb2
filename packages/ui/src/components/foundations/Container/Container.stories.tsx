import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../showing/Card/Card.tsx';
import { sizes } from '../../props.ts';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'Foundations/Container',
  component: Container,
  args: {
    children: (
      <Card title="Volve">
        <Text>Twelve wells in production.</Text>
      </Card>
    ),
  },
  argTypes: { size: { control: 'inline-radio', options: sizes }, children: { control: false } },
  parameters: {
    guide: {
      use: 'Around the content of a page that has no AppFrame.',
      avoid: 'Within an AppFrame, which keeps the width itself. For columns: Grid.',
      do: ['Take sm for text and forms.'],
      dont: ['Do not put one into another.'],
      keys: [],
      notes: ['It has no role; with asChild it may be the page’s main element.'],
    },
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const Narrow: Story = {
  args: { size: 'sm' },
};

export const NarrowTest: Story = {
  ...Narrow,
  play: async ({ canvasElement }) => {
    const inner = within(canvasElement).getByText('Twelve wells in production.').getBoundingClientRect();
    await expect(inner.width).toBeLessThan(640);
  },
};

export const AsMain: Story = {
  args: {
    asChild: true,
    children: (
      <main>
        <Text>Twelve wells in production.</Text>
      </main>
    ),
  },
};

export const AsMainTest: Story = {
  ...AsMain,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('main')).toHaveTextContent('Twelve wells');
  },
};
