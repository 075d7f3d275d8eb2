// The files that `npm run new -- component group/Name` makes: a component that passes every check as it is.

/** @param {string} name PascalCase @param {string} up from its folder to the package's sources */
export const componentSource = (name, up) => `import type { ReactNode } from 'react';
import { styled } from '${up}themes/stitches.ts';

const Root = styled('div', { color: '$text', overflowWrap: 'anywhere' });

/** Props of {@link ${name}}. */
export interface ${name}Props {
  /** What it shows. */
  children: ReactNode;
}

/** Say in a sentence what it is for, and when to take something else. */
export function ${name}({ children }: ${name}Props) {
  return <Root>{children}</Root>;
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
      use: 'Say when to take it.',
      avoid: 'Say when to take something else, and what.',
      do: ['One thing that makes it work well.'],
      dont: ['One thing that spoils it.'],
      keys: [],
      notes: ['What assistive technology gets.'],
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
  `export * from '${folder.replace('packages/ui/src', '.')}/${name}.tsx';\n`;
