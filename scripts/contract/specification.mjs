// What a server of the specification alone offers, by the contract.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../bootstrap.mjs';

const contract = parse(readFileSync(path.join(root, 'openapi/cnx.yaml'), 'utf8'));
const resolve = (node) => (node.$ref ? contract.components.schemas[node.$ref.split('/').at(-1)] : node);

/** An answer without the fields that are beyond the specification. */
export function withoutExtensions(node, value) {
  const { properties = {}, items = {}, allOf = [], oneOf = [] } = resolve(node);
  const parts = [...allOf, ...oneOf];
  if (parts.length > 0) return parts.reduce((kept, part) => withoutExtensions(part, kept), value);
  if (Array.isArray(value)) return value.map((one) => withoutExtensions(items, one));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !properties[name]?.['x-cnx-extension'])
      .map(([name, one]) => [name, withoutExtensions(properties[name] ?? {}, one)]),
  );
}

/** The calls of the specification that give data: path, schema of the answer, and names of its examples. */
export const specifiedAnswers = Object.entries(contract.paths).flatMap(([call, item]) => {
  const content = item['x-cnx-extension'] ? undefined : item.get?.responses['200']?.content;
  const { schema, examples = {} } = content?.['application/json'] ?? {};
  return schema ? [{ path: call, schema, examples: Object.keys(examples) }] : [];
});
