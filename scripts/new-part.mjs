// Makes the files of a new part in the house's shape, and says what is left to do.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { passes, ReadableError, root, say } from './bootstrap.mjs';
import {
  componentExports,
  componentSource,
  componentStories,
  componentWords,
  wordsFile,
} from './new-component.mjs';
import { featureAtoms, featureCard, featureStories } from './new-feature.mjs';
import { git, readSource } from './sources.mjs';

function write(file, text) {
  const target = path.join(root, file);
  if (existsSync(target)) throw new ReadableError(`${file} exists already; nothing was changed.`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  say(`made ${file}`);
}

/** Puts a line into a file: before the first of `followers` that begins a line there, else where `end` says. */
function insert(file, line, followers, end) {
  const text = readSource(file);
  const at = followers.map((start) => text.indexOf(`\n${start}`)).find((place) => place >= 0) ?? end(text);
  writeFileSync(path.join(root, file), `${text.slice(0, at)}\n${line}${text.slice(at)}`);
  say(`added to ${file}: ${line.trim()}`);
}

/** Adds the row of an operation to the object that a declaration begins, in the order of the contract. */
function addRow(folder, declaration, id, value, following) {
  const [file] = git('grep', '-l', '-F', declaration, '--', folder).split('\n');
  const text = readSource(file);
  if (text.includes(`\n  ${id}:`)) throw new ReadableError(`${file} has a row ${id} already.`);
  const begin = text.indexOf(declaration);
  if (text.indexOf('\n};', begin) < 0)
    throw new ReadableError(`${file}: "${declaration}" is not followed by an object.`);
  const followers = following.map((other) => `  ${other}:`);
  insert(file, `  ${id}: ${value},`, followers, () => text.indexOf('\n};', begin));
}

/** Adds a component's line to its group in the package's index, in the order of the alphabet. */
function addExport(line, group) {
  const index = 'packages/ui/src/index.ts';
  const lines = readSource(index)
    .split('\n')
    .filter((one) => one.startsWith(`export * from './components/${group}/`));
  const follower = lines.find((one) => one > line);
  const last = lines.at(-1) ?? '';
  insert(index, line, follower ? [follower] : [], (text) => text.indexOf(last) + last.length);
}

function newComponent(place) {
  const [name, group] = place.split('/').reverse();
  if (!/^[A-Z][A-Za-z\d]+$/.test(name))
    throw new ReadableError(`"${name}" is no component name: write it like inputs/DatePicker.`);
  const components = 'packages/ui/src/components';
  const groups = readdirSync(path.join(root, components)).filter((one) => /^[a-z-]+$/.test(one));
  if (groups.length > 0 && !groups.includes(group))
    throw new ReadableError(`say which group it belongs to: ${groups.join(', ')}, as in inputs/${name}.`);
  const folder = [components, group, name].filter(Boolean).join('/');
  const up = group ? '../../../' : '../../';
  write(`${folder}/${name}.tsx`, componentSource(name, up));
  write(`${folder}/${wordsFile(name)}`, componentWords(name, up));
  write(`${folder}/${name}.stories.tsx`, componentStories(name, group ?? 'showing'));
  for (const line of componentExports(name, folder)) addExport(line, group);
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

/** The schema that names an operation's answer, or the rows of its list; undefined for one without a name. */
function answerOf(operation) {
  const { schema } = operation.responses['200']?.content?.['application/json'] ?? {};
  return (schema?.items?.$ref ?? schema?.$ref)?.split('/').at(-1);
}

/**
 * The text of `models.ts` with the line of a schema, unless it has one: after that of the nearest schema that comes
 * before it in the contract, else before that of the next one, else at the end.
 * @param {string} text
 * @param {string} name
 * @param {(string | undefined)[]} preceding the schemas of the operations before, in the order of the contract
 * @param {(string | undefined)[]} following those of the operations after
 */
export function withModel(text, name, preceding, following) {
  const lines = text.trimEnd().split('\n');
  const lineOf = (schema) => lines.findIndex((line) => line.endsWith(` = Schemas['${schema}'];`));
  if (lineOf(name) >= 0) return text;
  const before = preceding.map(lineOf).findLast((line) => line >= 0);
  const after = following.map(lineOf).find((line) => line >= 0);
  lines.splice(before === undefined ? (after ?? lines.length) : before + 1, 0, modelLine(name));
  return `${lines.join('\n')}\n`;
}

const modelLine = (name) => `export type ${name} = Schemas['${name}'];`;

function addModel(name, preceding, following) {
  const file = 'packages/api/src/models.ts';
  const text = readSource(file);
  const next = name ? withModel(text, name, preceding, following) : text;
  if (next === text) return;
  writeFileSync(path.join(root, file), next);
  say(`added to ${file}: ${modelLine(name)}`);
}

function readContract() {
  const file = 'openapi/cnx.yaml';
  try {
    return parse(readSource(file));
  } catch (error) {
    throw new ReadableError(`${file} is no YAML: ${error.message}`);
  }
}

async function newEndpoint(id) {
  const operations = Object.entries(readContract().paths).flatMap(([address, methods]) =>
    Object.values(methods)
      .filter((method) => method?.operationId)
      .map((operation) => ({ address, ...operation })),
  );
  const place = operations.findIndex(({ operationId }) => operationId === id);
  const operation = operations[place];
  if (!operation)
    throw new ReadableError(`describe ${id} in openapi/cnx.yaml first: its operationId is not there.`);
  await passes('node', 'scripts/api-generate.mjs')();
  say('wrote the types of the contract');
  const following = operations.slice(place + 1);
  addModel(answerOf(operation), operations.slice(0, place).map(answerOf), following.map(answerOf));
  const ids = following.map(({ operationId }) => operationId);
  const rule = operation.security?.length === 0 ? 'anyone' : 'signedIn';
  addRow('apps/backend/src', 'export const accessRules', id, rule, ids);
  const named = [...operation.address.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => `${parameter}: ''`);
  const sample = named.length > 0 ? `() => ({ path: { ${named.join(', ')} } })` : 'noSample';
  addRow('apps/backend/test', 'const samples', id, `[200, ${sample}]`, ids);
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
