// Writes packages/api/src/*.gen.ts from openapi/cnx.yaml: types, checks of answers, operations that a
// server may lack, examples. With `--check` it writes
// nothing and fails when a file is not what the contract gives, naming the first line that differs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { answerChecksOf } from './answer-checks.mjs';
import { ReadableError, root, run, say } from './bootstrap.mjs';
import { examplesModule } from './contract/examples.mjs';

const contractFile = 'openapi/cnx.yaml';

const banner = (what) => `/**
 * ${what}, generated from ${contractFile} by \`npm run api:generate\`.
 * Not to be edited by hand: \`npm run api:check\` fails when it differs from the contract.
 */

`;

/**
 * Moves units into descriptions, where the generated docstrings can show them. They stay a field of their own in the
 * contract, so that tests and tables can read them.
 */
function describeUnits(node) {
  if (Array.isArray(node)) return node.map(describeUnits);
  if (node === null || typeof node !== 'object') return node;
  const described = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, describeUnits(value)]),
  );
  const unit = described['x-unit'];
  if (unit === undefined) return described;
  const sentence = unit === '1' ? 'A pure ratio.' : `Unit: ${unit}.`;
  return { ...described, description: [described.description, sentence].filter(Boolean).join(' ') };
}

function checksOf(contract) {
  const { checked, code } = answerChecksOf(contract);
  const byPath = (ofRows) =>
    checked.map(({ path, isRows }, i) => (isRows === ofRows ? `  '${path}': checks[${i}],\n` : '')).join('');
  return `// @ts-nocheck: the generator of the checks writes JavaScript without types; what is exported below has them.
${banner('What a successful answer of each data call must be')}/** A check of \`{ headers, body }\`; \`errors\` says what the last value broke, and where. */
export interface AnswerCheck {
  (answer: { headers: Readonly<Record<string, string>>; body: unknown }): boolean;
  errors: readonly { keywordLocation: string; instanceLocation: string }[] | null;
}

const checks = ${code}

/** The checks by the path of the call. */
export const answerChecks: Readonly<Record<string, AnswerCheck | undefined>> = {
${byPath(false)}};

/** Most rows of a page of the list that a call answers. */
export const maxRowsOfPages: Readonly<Record<string, number | undefined>> = {
${checked.map(({ path, maxRows }) => (maxRows === undefined ? '' : `  '${path}': ${maxRows},\n`)).join('')}};

/** The checks of some of the rows that the call answers as lines. */
export const rowChecks: Readonly<Record<string, AnswerCheck | undefined>> = {
${byPath(true)}};
`;
}

/** The operations beyond the specification, and what a 404 to each of them speaks of. */
function extensionsOf(contract) {
  const rows = Object.entries(contract.paths)
    .filter(([, item]) => item['x-cnx-extension'] && !item['x-cnx-external'])
    .map(([path, { get, post }]) => {
      const speaksOf = [get, post].some((operation) => operation?.responses['404']) ? 'thing' : 'call';
      return `  '${path}': '${speaksOf}',\n`;
    });
  return `${banner('The operations that a server may lack')}/**
 * Paths beyond the specification's calls. A 404 to a \`call\` says that the server does not offer it; to a \`thing\` it may
 * also say that what the request names is not there.
 */
export const extensions: Readonly<Record<string, 'call' | 'thing' | undefined>> = {
${rows.join('')}};
`;
}

/** What is generated, by file. */
async function generate() {
  const contract = parse(readFileSync(path.join(root, contractFile), 'utf8'));
  const types = astToString(await openapiTS(describeUnits(contract)));
  return {
    'packages/api/src/schema.gen.ts': banner('The contract as TypeScript') + types,
    'packages/api/src/answer-checks.gen.ts': checksOf(contract),
    'packages/api/src/extensions.gen.ts': extensionsOf(contract),
    'packages/api/src/examples.gen.ts': banner('The examples of the contract') + examplesModule(contract),
  };
}

/** The first line in which a file differs from what the contract gives. */
function firstDifference(committed, wanted) {
  const [before, after] = [committed.split('\n'), wanted.split('\n')];
  const i = after.findIndex((line, index) => line !== before[index]);
  return `  line ${i + 1}\n    file:     ${before[i] ?? '(nothing)'}\n    contract: ${after[i] ?? '(nothing)'}`;
}

function check(file, wanted) {
  const target = path.join(root, file);
  if (!existsSync(target)) throw new ReadableError(`${file} is missing: run npm run api:generate.`);
  const committed = readFileSync(target, 'utf8');
  if (committed !== wanted) {
    throw new ReadableError(
      `${file} is not what ${contractFile} gives; run npm run api:generate.\n${firstDifference(committed, wanted)}`,
    );
  }
  say(`${file} matches ${contractFile}.`);
}

await run(async () => {
  for (const [file, wanted] of Object.entries(await generate())) {
    if (process.argv.includes('--check')) check(file, wanted);
    else {
      writeFileSync(path.join(root, file), wanted);
      say(`${file} written, ${wanted.split('\n').length} lines.`);
    }
  }
});
