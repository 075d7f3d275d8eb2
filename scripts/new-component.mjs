// The files that `npm run new -- component group/Name` makes: a component that passes every check but the one for
// sentences that are still to be written.
import { sourceFiles, readSource } from './sources.mjs';

const placeholders = {
  docstring: 'Say in a sentence what it is for, and when to take something else.',
  use: 'Say when to take it.',
  avoid: 'Say when to take something else, and what.',
  do: 'One thing that makes it work well.',
  dont: 'One thing that spoils it.',
  notes: 'What assistive technology gets.',
};

/** Sentences of the generator that are still to be replaced, by file. */
export function placeholderFaults() {
  return sourceFiles((file) => /^packages\/ui\/src\/.*\.tsx$/.test(file)).flatMap((file) => {
    const text = readSource(file);
    return Object.values(placeholders)
      .filter((sentence) => text.includes(sentence))
      .map((sentence) => `${file} still says "${sentence}"`);
  });
}

/** @param {string} name PascalCase @param {string} up from its folder to the package's sources */
export const componentSource = (name, up) => `import type { ReactNode } from 'react';
import { styled } from '${up}themes/stitches.ts';
import type { RootProps } from '${up}components/props.ts';

const Root = styled('div', { color: '$text', overflowWrap: 'anywhere' });

/** Props of {@link ${name}}. */
export interface ${name}Props extends RootProps {
  /** What it shows. */
  children: ReactNode;
}

/** ${placeholders.docstring} */
export function ${name}({ children, ...rest }: ${name}Props) {
  return <Root {...rest}>{children}</Root>;
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

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('${name}')).toBeVisible();
  },
};

export const Empty: Story = { args: { children: '' } };

export const LongText: Story = { args: { children: 'W'.repeat(10_000) } };

export const RightToLeft: Story = { args: { children: 'مرحبا' } };
`;

/** The line of the package's index. @param {string} name PascalCase @param {string} folder from the root */
export const componentExport = (name, folder) =>
  `export * from '${folder.replace('packages/ui/src', '.')}/${name}.tsx';`;
