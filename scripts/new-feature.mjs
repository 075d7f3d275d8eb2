// The files that `npm run new -- feature name` makes: an atom over a call, a card and its stories.

const atomOf = (name) => `${name[0].toLowerCase()}${name.slice(1)}Atom`;

/** @param {string} name PascalCase */
export const featureAtoms = (name) => `import { queryAtom } from '../../state/query.atoms.ts';

/** Say what it holds. Null parameters would mean that the call cannot be made yet. */
export const ${atomOf(name)} = queryAtom('/ExceptionReport/GetWells', () => ({}));
`;

/** @param {string} name PascalCase */
export const featureCard = (name) => `import { Card } from '@cnx/ui';

/** Props of {@link ${name}Card}. */
export interface ${name}CardProps {
  /** Translated heading. */
  title: string;
}

/** Say in a sentence what a user decides with it. */
export function ${name}Card({ title }: ${name}CardProps) {
  return <Card title={title}>{title}</Card>;
}
`;

/** @param {string} name PascalCase */
export const featureStories = (name) => `import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name}Card } from './${name}Card.tsx';

const meta = {
  title: 'Features/${name}Card',
  component: ${name}Card,
  args: { title: '${name}' },
} satisfies Meta<typeof ${name}Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: '${name}' })).toBeVisible();
  },
};
`;
