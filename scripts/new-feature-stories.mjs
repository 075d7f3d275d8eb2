// The stories that `npm run new -- feature` writes: a card in all its states, over the contract's example.
import { importLines } from './import-lines.mjs';
import { camel, pascal, wordsOf } from './new-operation.mjs';

/**
 * The file of stories.
 * @param {string} name kebab-case
 * @param {ReturnType<typeof import('./new-operation.mjs').operationFacts>} facts
 * @returns {string}
 */
export function storiesFile(name, { isList, hasRange, example, exampleRows }) {
  const [id, part] = [camel(name), pascal(name)];
  const none = hasRange ? `shownView(examples.${example}, { range: null })` : 'shownView([])';
  const empty = `
export const Empty: Story = {
  args: { view: ${none} },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    ${
      hasRange
        ? "await expect(within(canvasElement).getByText('No data yet')).toBeVisible();"
        : "await expect(within(canvasElement).getByText('0 of 0 rows')).toBeVisible();"
    }
  },
};
`;
  const filtered = `
export const NothingMatches: Story = {
  args: { ...Empty.args, frame: { ...storyFrame, filtered: true, onClearFilters: clear } },
};

export const NothingMatchesTest: Story = {
  ...NothingMatches,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear all' }));
    await expect(clear).toHaveBeenCalled();
  },
};
`;
  const body = `
const retry = fn();
${hasRange ? 'const clear = fn();\n' : ''}
const meta = {
  title: 'Dashboard/${wordsOf(name)}',
  component: ${part}Card,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { view: shownView(examples.${example})${hasRange ? ', frame: storyFrame' : ''} },
  argTypes: { view: { control: false }${hasRange ? ', frame: { control: false }' : ''} },
} satisfies Meta<typeof ${part}Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const FilledTest: Story = {
  ...Filled,
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: english.title }));
    await expect(card.getAllByRole('row')).toHaveLength(${1 + Math.min(exampleRows, 5)});
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
};

export const SpanishTest: Story = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: spanish.title })).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };
${isList || hasRange ? empty : ''}${hasRange ? filtered : ''}
export const Failed: Story = {
  args: { view: failedView(retry) },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(failures.${id})).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = {
  args: { view: { ...shownView(examples.${example}), error: failedView().error, retry } },
};

export const StaleTest: Story = {
  ...Stale,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Showing the last data/)).toBeVisible();
  },
};
`;
  const from = {
    '@cnx/api/examples': ['examples'],
    '@storybook/test': ['expect', 'fn', 'userEvent', 'within'],
    '@storybook/react-vite': ['type Meta', 'type StoryObj'],
    [`../../i18n/en/${name}.ts`]: [`${id} as english`],
    '../../i18n/en/failures.ts': ['failures'],
    [`../../i18n/es/${name}.ts`]: [`${id} as spanish`],
    '../../insight/story-frame.tsx': ['failedView', 'loadStoryTexts', 'shownView', 'storyFrame', 'withTexts'],
    [`./${part}Card.tsx`]: [`${part}Card`],
  };
  return importLines(body, from) + body;
}
