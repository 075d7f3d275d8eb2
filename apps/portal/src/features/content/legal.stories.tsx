import { ApiError } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failedView, loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import { LegalView } from './LegalText.tsx';

const meta = {
  title: 'Content/Legal pages',
  component: LegalView,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { page: 'terms', view: shownView(examples.legalPage) },
  argTypes: { view: { control: false } },
} satisfies Meta<typeof LegalView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};

const run = { text: '', strong: false, emphasis: false, code: false, href: null } as const;
const block = (kind: 'item' | 'numberedItem' | 'quote' | 'code', text: string, level = 1) => ({
  kind,
  level,
  runs: [{ ...run, text }],
});

/** Lists within lists, a quote and something typed. */
export const Lists: Story = {
  args: {
    view: shownView({
      ...examples.legalPage,
      blocks: [
        block('item', 'One'),
        block('numberedItem', 'One and one', 2),
        block('numberedItem', 'One and two', 2),
        block('item', 'Two'),
        block('numberedItem', 'Another list'),
        block('quote', 'Said by somebody'),
        block('code', 'npm start'),
      ],
    }),
  },
};

export const ListsTest: Story = {
  ...Lists,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lists = canvas.getAllByRole('list');
    await expect(lists.map(({ tagName, children }) => [tagName, children.length])).toEqual([
      ['UL', 2],
      ['OL', 2],
      ['OL', 1],
    ]);
    await expect(lists[0]).toContainElement(lists[1] ?? null);
  },
};

const answered = (status: number) =>
  failedView(
    undefined,
    new ApiError({ status, errors: [{ message: 'query/page names no page' }], retryAfterSeconds: null }),
  );

export const Missing: Story = { args: { page: 'privacy', view: answered(404) } };

export const MissingTest: Story = {
  ...Missing,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This text is not available')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
  },
};

export const Failed: Story = { args: { view: failedView() } };

export const Loading: Story = { args: { view: { status: 'loading' } } };
