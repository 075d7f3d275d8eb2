// The files that `npm run new -- component group/Name` makes: a component that passes every check but the one for
// sentences that are still to be written.
import { sourceFiles, readSource } from './sources.mjs';

const placeholders = {
  docstring: 'Say in a sentence what it is for, and when to take something else.',
  word: 'Say where this stands.',
  use: 'Say when to take it.',
  avoid: 'Say when to take something else, and what.',
  do: 'One thing that makes it work well.',
  dont: 'One thing that spoils it.',
  notes: 'What assistive technology gets.',
};

/** Sentences of the generator that are still to be replaced, by file. */
export function placeholderFaults() {
  return sourceFiles((file) => /^packages\/ui\/src\/.*\.tsx?$/.test(file)).flatMap((file) => {
    const text = readSource(file);
    return Object.values(placeholders)
      .filter((sentence) => text.includes(sentence))
      .map((sentence) => `${file} still says "${sentence}"`);
  });
}

const camel = (name) => `${name[0].toLowerCase()}${name.slice(1)}`;
const kebab = (name) => camel(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of the file of its words. @param {string} name PascalCase */
export const wordsFile = (name) => `${kebab(name)}.words.ts`;

/** @param {string} name PascalCase @param {string} up from its folder to the package's sources */
export const componentWords = (name, up) => `import type { Words } from '${up}words/words.tsx';

/** A {@link ${name}}'s own words. */
export interface ${name}Labels {
  /** ${placeholders.word} */
  readonly empty: string;
}

/** The words of a {@link ${name}}. */
export const ${camel(name)}Words: Words<${name}Labels> = {
  en: { empty: 'Nothing' },
  es: { empty: 'Nada' },
  fr: { empty: 'Rien' },
};
`;

/** @param {string} name PascalCase @param {string} up from its folder to the package's sources */
export const componentSource = (name, up) => `import type { ReactNode } from 'react';
import { styled } from '${up}themes/stitches.ts';
import { useWords } from '${up}words/words.tsx';
import type { RootProps } from '${up}components/props.ts';
import { ${camel(name)}Words, type ${name}Labels } from './${wordsFile(name)}';

const Root = styled('div', { color: '$text', overflowWrap: 'anywhere' });

/** Props of {@link ${name}}; its element's besides. */
export interface ${name}Props extends RootProps {
  /** What it shows. */
  children?: ReactNode;
  /** Words instead of its own. */
  labels?: Partial<${name}Labels>;
}

/** ${placeholders.docstring} */
export function ${name}({ children, labels, ...rest }: ${name}Props) {
  const words = useWords(${camel(name)}Words, labels);
  return <Root {...rest}>{children || words.empty}</Root>;
}
`;

/** @param {string} name PascalCase @param {string} group folder of its group */
export const componentStories = (name, group) => `import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${group[0].toUpperCase()}${group.slice(1)}/${name}',
  component: ${name},
  args: { children: '${name}' },
  argTypes: { children: { control: 'text' } },
  parameters: {
    guide: {
      use: '${placeholders.use}',
      avoid: '${placeholders.avoid}',
      do: ['${placeholders.do}'],
      dont: ['${placeholders.dont}'],
      keys: [],
      notes: ['${placeholders.notes}'],
    },
  },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('${name}')).toBeVisible();
  },
};

export const Empty: Story = { args: { children: '', labels: { empty: 'Nothing here' } } };

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing here')).toBeVisible();
  },
};

export const LongText: Story = { args: { children: 'W'.repeat(10_000) } };

export const RightToLeft: Story = { args: { children: 'مرحبا' } };
`;

/** The lines of the package's index. @param {string} name PascalCase @param {string} folder from the root */
export const componentExports = (name, folder) =>
  [`${name}.tsx`, wordsFile(name)].map(
    (file) => `export * from '${folder.replace('packages/ui/src', '.')}/${file}';`,
  );
