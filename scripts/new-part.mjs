// Makes the files of a new part in the house's shape, and says what is left to do.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { passes, ReadableError, root, say } from './bootstrap.mjs';
import { componentExport, componentSource, componentStories } from './new-component.mjs';
import { featureAtoms, featureCard, featureStories } from './new-feature.mjs';
import { git, readSource } from './sources.mjs';

function write(file, text) {
  const target = path.join(root, file);
  if (existsSync(target)) throw new ReadableError(`${file} exists already; nothing was changed.`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  say(`made ${file}`);
}

function append(file, text) {
  writeFileSync(path.join(root, file), readSource(file) + text);
  say(`added to ${file}: ${text.trim()}`);
}

/** Adds a row to the end of the object that a declaration begins, wherever in `folder` that stands. */
function addRow(folder, declaration, row) {
  const [file] = git('grep', '-l', '-F', declaration, '--', folder).split('\n');
  const text = readSource(file);
  const end = text.indexOf('\n};', text.indexOf(declaration));
  if (end < 0) throw new ReadableError(`${file}: "${declaration}" is not followed by an object.`);
  const [name] = row.split(':');
  if (text.includes(`\n${name}:`)) throw new ReadableError(`${file} has a row${name} already.`);
  writeFileSync(path.join(root, file), `${text.slice(0, end)}\n${row}${text.slice(end)}`);
  say(`added to ${file}: ${row.trim()}`);
}

function newComponent(place) {
  const [name, group] = place.split('/').reverse();
  if (!/^[A-Z][A-Za-z\d]+$/.test(name))
    throw new ReadableError(`"${name}" is no component name: write it like inputs/DateRange.`);
  const components = 'packages/ui/src/components';
  const groups = readdirSync(path.join(root, components)).filter((one) => /^[a-z-]+$/.test(one));
  if (groups.length > 0 && !groups.includes(group))
    throw new ReadableError(`say which group it belongs to: ${groups.join(', ')}, as in inputs/${name}.`);
  const folder = [components, group, name].filter(Boolean).join('/');
  write(`${folder}/${name}.tsx`, componentSource(name, group ? '../../../' : '../../'));
  write(`${folder}/${name}.stories.tsx`, componentStories(name, group ?? 'showing'));
  append('packages/ui/src/index.ts', componentExport(name, folder));
  say(
    '\nNext: its props and their docstrings, its guide and its stories (CONTRIBUTING.md, "Add a component").',
  );
}

function newFeature(name) {
  if (!/^[a-z][a-z-]+$/.test(name))
    throw new ReadableError(`"${name}" is no feature name: write it like well-tests.`);
  const pascal = name.replace(/(^|-)([a-z])/g, (_match, _dash, letter) => letter.toUpperCase());
  const folder = `apps/portal/src/features/${name}`;
  write(`${folder}/${name}.atoms.ts`, featureAtoms(pascal));
  write(`${folder}/${pascal}Card.tsx`, featureCard(pascal));
  write(`${folder}/${pascal}Card.stories.tsx`, featureStories(pascal));
  say('\nNext: the path of its call, what it shows, and the screen that shows it: until a screen uses it,');
  say('`npm run check` calls it unused (CONTRIBUTING.md, "Add a feature").');
}

async function newEndpoint(id) {
  const operations = Object.values(parse(readSource('openapi/cnx.yaml')).paths).flatMap(Object.values);
  const operation = operations.find((one) => one?.operationId === id);
  if (!operation)
    throw new ReadableError(`describe ${id} in openapi/cnx.yaml first: its operationId is not there.`);
  await passes('node', 'scripts/api-generate.mjs')();
  say('wrote the types of the contract');
  const { schema } = operation.responses['200']?.content?.['application/json'] ?? {};
  const name = (schema?.items?.$ref ?? schema?.$ref)?.split('/').at(-1);
  const models = 'packages/api/src/models.ts';
  if (name && !readSource(models).includes(`type ${name} =`))
    append(models, `export type ${name} = Schemas['${name}'];\n`);
  addRow(
    'apps/backend/src',
    'export const accessRules',
    `  ${id}: ${operation.security?.length === 0 ? 'anyone' : 'signedIn'},`,
  );
  addRow('apps/backend/test', 'const samples', `  ${id}: [200, noSample],`);
  say('\nNext: its read, its handler and the atom that calls it (CONTRIBUTING.md, "Add an endpoint").');
}

function newDecision(title) {
  const numbers = readdirSync(path.join(root, 'docs/adr')).map((file) => Number.parseInt(file, 10) || 0);
  const number = Math.max(0, ...numbers) + 1;
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  write(
    `docs/adr/${String(number).padStart(4, '0')}-${slug}.md`,
    `# ${number}. ${title}\n\n**Question.** \n\n**Decision.** \n\n**Why.** \n\n**Consequences.** \n`,
  );
}

/** What `npm run new` makes, by kind; each takes the name. */
export const makers = {
  component: newComponent,
  feature: newFeature,
  endpoint: newEndpoint,
  adr: newDecision,
};
