// Writes the contract's examples as TypeScript: their values, typed, and which answer each operation shows by which.
import { operationsOf, resolve } from './document.mjs';

/**
 * @param {object} document the parsed contract
 * @returns {string} a module
 */
export function examplesModule(document) {
  const operations = [...operationsOf(document).values()];
  const types = new Map();
  const routes = operations.map(({ name, node }) => {
    const id = node.operationId;
    const bodies = resolve(node.requestBody, document)?.content ?? {};
    for (const [type, { examples = {} }] of Object.entries(bodies))
      for (const example of Object.keys(examples))
        setOnce(types, example, `${at(id)}['requestBody']['content']['${type}']`);
    const answers = Object.entries(node.responses).flatMap(([status, written]) => {
      const { content = {}, headers = {} } = resolve(written, document);
      return Object.entries(content).map(([type, { examples = {} }]) => {
        for (const example of Object.keys(examples))
          setOnce(types, example, `${at(id)}['responses'][${status}]['content']['${type}']`);
        const shown = Object.entries(headers).map(([header, node]) => [
          header,
          exampleOf(resolve(node, document)),
        ]);
        return {
          status: Number(status),
          type,
          examples: Object.keys(examples),
          headers: Object.fromEntries(shown.filter(([, value]) => value !== undefined)),
        };
      });
    });
    const [method, path] = name.split(' ');
    return { id, method, path, answers };
  });
  const values = Object.entries(document.components.examples).filter(([name]) => types.has(name));
  return [
    `import type { operations } from './schema.gen.ts';`,
    `/** The contract's examples by name, each of the type of where it stands. */`,
    `export interface Examples {\n${values.map(([name]) => `  ${name}: ${types.get(name)};`).join('\n')}\n}`,
    `export const examples: Examples = {\n${values.map(([name, { value }]) => `  ${name}: ${JSON.stringify(value)},`).join('\n')}\n};`,
    `/** An operation and its answers, each with the examples that show it. */
export interface ExampleOperation {
  readonly id: keyof operations;
  readonly method: string;
  /** Below the base address, with \`{name}\` for parameters. */
  readonly path: string;
  readonly answers: readonly {
    readonly status: number;
    readonly type: string;
    readonly examples: readonly (keyof Examples)[];
    readonly headers: Readonly<Record<string, string>>;
  }[];
}`,
    `export const exampleOperations: readonly ExampleOperation[] = [\n${routes.map((route) => `  ${JSON.stringify(route)},`).join('\n')}\n];\n`,
  ].join('\n\n');
}

const at = (id) => `operations['${id}']`;

function setOnce(map, key, value) {
  if (!map.has(key)) map.set(key, value);
}

function exampleOf({ schema }) {
  const [value] = schema.examples ?? [];
  return value === undefined ? undefined : String(value);
}
