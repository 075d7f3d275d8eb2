// Reads a parsed OpenAPI document: references, operations and schemas as they apply.

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** What a reference points at, with what stands beside it put on top; anything else as it is. */
export function resolve(node, document) {
  if (!isObject(node) || typeof node.$ref !== 'string') return node;
  const { $ref, ...beside } = node;
  const keys = $ref
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = resolve(
    keys.reduce((found, key) => found?.[key], document),
    document,
  );
  if (target === undefined) throw new Error(`${$ref} points at nothing`);
  return Object.keys(beside).length === 0 ? target : { ...target, ...beside };
}

/**
 * @typedef {object} Operation
 * @property {string} name such as `GET /health/live`
 * @property {object} node as written
 * @property {object} item the path that it belongs to
 * @property {Map<string, object>} parameters by place and name, such as `query limit`
 */

/** @returns {Map<string, Operation>} by name */
export function operationsOf(document) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => {
        const node = item[method];
        const written = [...(item.parameters ?? []), ...(node.parameters ?? [])];
        const parameters = written.map((parameter) => resolve(parameter, document));
        return {
          name: `${method.toUpperCase()} ${path}`,
          node,
          item,
          parameters: new Map(parameters.map((found) => [parameterName(found), found])),
        };
      }),
  );
  return new Map(operations.map((operation) => [operation.name, operation]));
}

/** Names of headers are the same in any case. */
const parameterName = (parameter) =>
  `${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`;

/** How the parts of an `allOf` hold together: of two limits the stricter one. */
const together = {
  properties: (one, other) => {
    const names = Object.keys({ ...one, ...other });
    const both = (name) => (name in one && name in other ? { allOf: [one[name], other[name]] } : undefined);
    return Object.fromEntries(names.map((name) => [name, both(name) ?? one[name] ?? other[name]]));
  },
  required: (one, other) => [...new Set([...one, ...other])],
};

/** A schema with its reference resolved and its `allOf` folded in. */
export function flatten(node, document) {
  const { allOf = [], ...own } = resolve(node, document) ?? {};
  return allOf
    .map((part) => flatten(part, document))
    .reduce((whole, part) => {
      const joined = Object.keys(part).map((key) => [key, joinRule(key, whole[key], part[key])]);
      return { ...whole, ...Object.fromEntries(joined) };
    }, own);
}

function joinRule(key, one, other) {
  if (one === undefined) return other;
  if (key in together) return together[key](one, other);
  if (key === 'additionalProperties') return one === false || other === false ? false : one;
  if (typeof one === 'number' && typeof other === 'number')
    return key.toLowerCase().includes('max') ? Math.min(one, other) : Math.max(one, other);
  return one;
}

/** Texts for readers; no call and no answer differs by them. */
const forReaders = new Set([
  'title',
  'description',
  'summary',
  'example',
  'examples',
  '$comment',
  'externalDocs',
  'tags',
]);
/** Keys whose own keys are names that the contract gives: a field may be called `title`. */
const named = new Set(['properties', 'patternProperties', 'variables', 'mapping']);

/** A node as one text, without texts for readers and with its references resolved: equal when the rules are equal. */
export function rulesOf(node, document, seen = [], names = false) {
  const known = isObject(node) && typeof node.$ref === 'string' ? node.$ref : undefined;
  if (known && seen.includes(known)) return known;
  const inside = known ? [...seen, known] : seen;
  const found = resolve(node, document);
  if (Array.isArray(found)) return `[${found.map((entry) => rulesOf(entry, document, inside)).join()}]`;
  if (!isObject(found)) return JSON.stringify(found) ?? '';
  const keys = Object.keys(found).filter((key) => names || !forReaders.has(key));
  const texts = keys.sort().map((key) => `${key}:${rulesOf(found[key], document, inside, named.has(key))}`);
  return `{${texts.join()}}`;
}

export const isForReaders = (key) => forReaders.has(key);

export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
