// `npm run new -- component group/Name | feature name | adr "Title"`: makes the files of a new part, in the house's shape.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ReadableError, root, run, say } from './bootstrap.mjs';
import { componentExport, componentSource, componentStories } from './new-component.mjs';

function write(file, text) {
  const target = path.join(root, file);
  if (existsSync(target)) throw new ReadableError(`${file} exists already; nothing was changed.`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  say(`made ${file}`);
}

const stories = (name, title, importPath, args) => `import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from '${importPath}';

const meta = {
  title: '${title}/${name}',
  component: ${name},
  args: ${args},
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('${name}')).toBeVisible();
  },
};
`;

function newComponent(groupAndName) {
  const [group, name] = groupAndName.split('/');
  const components = path.join(root, 'packages/ui/src/components');
  const groups = readdirSync(components, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  if (!groups.includes(group) || !/^[A-Z][A-Za-z]+$/.test(name))
    throw new ReadableError(`write it like inputs/DateRange; the groups are ${groups.join(', ')}.`);
  const folder = `components/${group}/${name}`;
  write(`packages/ui/src/${folder}/${name}.tsx`, componentSource(name));
  write(`packages/ui/src/${folder}/${name}.stories.tsx`, componentStories(group, name));
  const index = path.join(root, 'packages/ui/src/index.ts');
  writeFileSync(index, readFileSync(index, 'utf8') + componentExport(folder, name));
  say('added it to packages/ui/src/index.ts');
}

const card = (name) => `import { Card } from '@cnx/ui';

/** Props of {@link ${name}}. */
export interface ${name}Props {
  /** Translated heading. */
  title: string;
}

/** Say in a sentence what a person decides with it. */
export function ${name}({ title }: ${name}Props) {
  return <Card title={title}>{title}</Card>;
}
`;

function newFeature(name) {
  if (!/^[a-z][a-z-]+$/.test(name))
    throw new ReadableError(`"${name}" is no feature name: write it like well-tests.`);
  const pascal = name.replace(/(^|-)([a-z])/g, (_match, _dash, letter) => letter.toUpperCase());
  const folder = `apps/portal/src/features/${name}`;
  write(`${folder}/${pascal}Card.tsx`, card(`${pascal}Card`));
  write(
    `${folder}/${pascal}Card.stories.tsx`,
    stories(`${pascal}Card`, 'Features', `./${pascal}Card.tsx`, `{ title: '${pascal}Card' }`),
  );
}

function newDecision(title) {
  const folder = path.join(root, 'docs/adr');
  const last =
    readdirSync(folder)
      .map((file) => Number.parseInt(file, 10))
      .filter(Number.isInteger)
      .sort((a, b) => a - b)
      .at(-1) ?? 0;
  const number = String(last + 1).padStart(4, '0');
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  write(
    `docs/adr/${number}-${slug}.md`,
    `# ${Number(number)}. ${title}\n\n**Question.** \n\n**Decision.** \n\n**Why.** \n\n**Consequences.** \n`,
  );
}

const makers = { component: newComponent, feature: newFeature, adr: newDecision };

await run(() => {
  const [kind, name] = process.argv.slice(2);
  if (!makers[kind] || !name)
    throw new ReadableError('say: npm run new -- component group/Name | feature name | adr "Title"');
  makers[kind](name);
});
