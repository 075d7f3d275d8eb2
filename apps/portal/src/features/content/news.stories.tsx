import { examples } from '@cnx/api/examples';
import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failedView, loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import { NewsList } from './NewsPage.tsx';

const meta = {
  title: 'Content/News',
  component: NewsList,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { view: shownView(examples.news), named: null },
  argTypes: { view: { control: false } },
} satisfies Meta<typeof NewsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const News: Story = {};

export const NewsTest: Story = {
  ...News,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'What is new', level: 3 })).toBeVisible();
    await expect(canvas.getByText('Version 0.3.0')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support' })).toHaveAttribute('href', '/support');
    const outside = canvas.getByRole('link', { name: /^More/ });
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(outside).toHaveAttribute('href', 'https://cnx.example/releases');
  },
};

const hostile = '<img src=x onerror=alert(1)>';
const [first] = examples.news as [(typeof examples.news)[number]];
const run = { text: hostile, strong: false, emphasis: false, code: false, href: 'javascript:alert(1)' };

/** What another server may send. */
export const Hostile: Story = {
  args: {
    view: shownView([{ ...first, title: hostile, blocks: [{ kind: 'paragraph', level: 1, runs: [run] }] }]),
  },
};

export const HostileTest: Story = {
  ...Hostile,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(hostile)).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('img, a')).toHaveLength(0);
  },
};

export const None: Story = { args: { view: shownView([]) } };

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = { args: { view: failedView() } };

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The news could not be fetched.')).toBeVisible();
  },
};
