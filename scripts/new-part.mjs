// Makes the files of a new part in the house's shape, and says what is left to do.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { passes, ReadableError, root, say } from './bootstrap.mjs';
import { indexed } from './decisions.mjs';
import {
  componentExports,
  componentSource,
  componentStories,
  componentWords,
  wordsFile,
} from './new-component.mjs';
import { readFile, readNames, withHandler } from './new-endpoint.mjs';
import { featureFiles, featureMentions } from './new-feature.mjs';
import { answerOf, camel, operationFacts, pascal, schemaName } from './new-operation.mjs';
import { git, readSource } from './sources.mjs';

function assertNew(...files) {
  const there = files.find((file) => existsSync(path.join(root, file)));
  if (there) throw new ReadableError(`${there} exists already; nothing was changed.`);
}

function write(file, text) {
  assertNew(file);
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  say(`made ${file}`);
}

function rewrite(file, text) {
  writeFileSync(path.join(root, file), text);
  say(`changed ${file}`);
}

const format = (...files) => passes('prettier', '--write', ...files)();

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
  say('\nNext: its props and their docstrings, its guide and its stories (docs/how-to/component.md).');
}

async function newFeature(name, id = `get${pascal(name)}`) {
  if (!/^[a-z][a-z-]+$/.test(name))
    throw new ReadableError(`"${name}" is no feature name: write it like well-tests.`);
  const facts = operationFacts(readContract(), id);
  const files = featureFiles(name, facts, modelOf(facts));
  const mentions = featureMentions(name);
  assertNew(...Object.keys(files));
  for (const [file, text] of Object.entries(files)) write(file, text);
  for (const [file, text] of Object.entries(mentions)) rewrite(file, text);
  await format(...Object.keys(files), ...Object.keys(mentions));
  const [part, view] = [pascal(name), `${camel(name)}ViewAtom`];
  sayNext('feature', [
    `${part}Card.tsx: what a user decides with it, its takeaway, its columns`,
    'texts that begin with (es) or (fr): translate them; `npm run check` names each',
    `a screen: <${part} />, on the dashboard in a <Cell> of AllAreas, and ${view} in its dashboardData`,
    ...(facts.asks ? [`what is asked for: set ${camel(name)}ParamsAtom where a user chooses it`] : []),
  ]);
}

/** The name of an operation's answer, or of the rows of a list, in the client. */
function modelOf({ id, schema }) {
  const pattern = new RegExp(`^export type (\\w+) = Schemas\\['${schema}'\\];$`, 'm');
  const [, name] = pattern.exec(readSource('packages/api/src/models.ts')) ?? [];
  if (!name)
    throw new ReadableError(`packages/api has no name for its answer yet: npm run new -- endpoint ${id}`);
  return name;
}

/** @param {string} page the recipe of `docs/how-to` */
function sayNext(page, steps) {
  say(`\nNext (docs/how-to/${page}.md):`);
  for (const step of steps) say(`- ${step}`);
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
  const contract = readContract();
  const facts = operationFacts(contract, id);
  const operations = Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .filter((method) => method?.operationId);
  const place = operations.findIndex(({ operationId }) => operationId === id);
  await passes('node', 'scripts/api-generate.mjs')();
  say('wrote the types of the contract');
  const following = operations.slice(place + 1);
  const schemaOf = (operation) => schemaName(answerOf(operation)?.schema);
  addModel(facts.schema, operations.slice(0, place).map(schemaOf), following.map(schemaOf));
  const ids = following.map(({ operationId }) => operationId);
  const rule = facts.isOpen ? 'anyone' : 'signedIn';
  addRow('apps/backend/src', 'export const accessRules', id, rule, ids);
  const named = [...facts.address.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => `${parameter}: ''`);
  const sample = named.length > 0 ? `() => ({ path: { ${named.join(', ')} } })` : 'noSample';
  addRow('apps/backend/test', 'const samples', id, `[200, ${sample}]`, ids);
  const isRead = facts.method === 'GET';
  sayNext('endpoint', [
    ...(facts.isOpen || !isRead
      ? []
      : ['authorization.ts: sharedRead instead of signedIn where every signed-in user gets the same answer']),
    ...(named.length > 0 ? [`samples.ts: ${named.join(', ')}`] : []),
    ...(await addRead(facts, operations)),
    'data-calls.test.ts: its values, over rows of writeSmallField',
    ...(isRead
      ? [
          `npm run new -- feature <name> ${id}: what shows it, with the text that stands in its place when it fails`,
        ]
      : []),
  ]);
}

/** Writes the read and the handler of a paged list of wells' rows; says what is left to do. */
async function addRead(facts, operations) {
  const { file, list } = readNames(facts);
  const others = operations.filter(
    ({ tags, operationId }) => tags[0] === facts.tag && operationId !== facts.id,
  );
  const routes = others.flatMap(({ operationId }) => filesWith(`^    (async )?${operationId}\\b`)).at(0);
  const isModeled = facts.isList && facts.isPaged && facts.takesFilters;
  const text = isModeled && routes && withHandler(readSource(routes), facts);
  if (!text || existsSync(path.join(root, file)))
    return [`the read in apps/backend/src/queries and the handler in ${routes ?? 'apps/backend/src/routes'}`];
  write(file, readFile(facts));
  rewrite(routes, text);
  await format(file, routes);
  return [
    `${file}: its rows and columns; \`npx tsc --noEmit -p apps/backend\` names the columns that ${list} lacks`,
  ];
}

/** Files of handlers in which a line matches. */
function filesWith(pattern) {
  const folder = 'apps/backend/src/routes';
  return readdirSync(path.join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => new RegExp(pattern, 'm').test(readSource(file)));
}

function newDecision(title) {
  const numbers = readdirSync(path.join(root, 'docs/adr')).map((file) => Number.parseInt(file, 10) || 0);
  const number = Math.max(0, ...numbers) + 1;
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const name = `${String(number).padStart(4, '0')}-${slug}.md`;
  const head = { number, title, status: 'accepted', date: new Date().toISOString().slice(0, 10) };
  write(
    `docs/adr/${name}`,
    `# ${number}. ${title}\n\nStatus: ${head.status} · ${head.date}\n\n` +
      ['Context', 'Decision', 'Tried instead', 'Consequences'].map((part) => `## ${part}\n`).join('\n'),
  );
  insert('docs/adr/README.md', indexed(name, head), [], (text) => text.trimEnd().length);
}

/** What `npm run new` makes, by kind; each takes the name, that of a feature also the operation that it shows. */
export const makers = {
  component: newComponent,
  feature: newFeature,
  endpoint: newEndpoint,
  adr: newDecision,
};
