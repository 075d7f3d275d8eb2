import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, ContractOperation, Schema } from '../../src/server/contract-document.ts';
import { createResponseCheck } from '../../src/server/response-check.ts';
import { createSchemaCheck } from '../../src/server/schema-check.ts';
import { operationNodes, strictContract, type Node } from './contract-rows.ts';
import type { Exchange } from './replay.ts';

/** A mistake in the contract: a field or parameter that is gone, another type, another status. */
export interface Mutation {
  readonly name: string;
  /** The document with the mistake. */
  readonly apply: (document: Node) => Node;
}

type Path = readonly (string | number)[];

const at = (document: Node, path: Path) =>
  path.reduce<unknown>((node, key) => (node as Node)[key], document) as Node;

function edited(path: Path, edit: (node: Node) => void) {
  return (document: Node): Node => {
    const copy = structuredClone(document);
    edit(at(copy, path));
    return copy;
  };
}

/**
 * Every mistake of the three kinds that a document can have.
 * @param isGiven whether an answer is one that a caller can get; mistakes in others show nowhere
 */
export function mutationsOf(
  document: Node,
  isGiven: (operation: string, status: number) => boolean,
): Mutation[] {
  const statuses = operationNodes(document).flatMap(({ id, path, item, node }) => {
    const method = Object.keys(item).find((key) => item[key] === node)!;
    return Object.keys(node['responses'] as Node)
      .filter((status) => isGiven(id, Number(status)))
      .map((status) => ({
        name: `${id}: status ${status} is another`,
        apply: edited(['paths', path, method, 'responses'], (responses) => {
          responses[`${status.slice(0, 1)}99`] = responses[status];
          delete responses[status];
        }),
      }));
  });
  return [...statuses, ...schemaMutations(document, document, [])];
}

function schemaMutations(document: Node, node: unknown, path: Path): Mutation[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties, schema } = node as { properties?: Node; schema?: Node };
  const isExample = path.at(-1) === 'examples' || path.at(-1) === 'example' || path.at(-1) === 'value';
  if (isExample) return [];
  const own = [
    ...Object.keys((isSchemaMap(properties) && properties) || {}).flatMap((field) => [
      {
        name: `${path.join('/')}: field ${field} is gone`,
        apply: edited(path, (parent) => {
          delete (parent['properties'] as Node)[field];
          const required = (parent['required'] ?? []) as string[];
          parent['required'] = required.filter((name) => name !== field);
        }),
      },
      {
        name: `${path.join('/')}: field ${field} is of another type`,
        apply: edited([...path, 'properties'], (fields) => {
          fields[field] = retyped(fields[field] as Node);
        }),
      },
    ]),
    ...(schema && !('$ref' in schema)
      ? [
          {
            name: `${path.join('/')}: is of another type`,
            apply: edited(path, (parent) => {
              parent['schema'] = retyped(parent['schema'] as Node);
            }),
          },
        ]
      : []),
  ];
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, child]) => schemaMutations(document, child, [...path, key])),
  ];
}

const isSchemaMap = (value: Node | undefined) =>
  value !== undefined && Object.values(value).every((child) => typeof child === 'object');

/** The schema with another type; what may be null still may. */
function retyped(schema: Node): Node {
  const types = [schema['type'] ?? []].flat() as string[];
  const [type] = types.filter((name) => name !== 'null');
  if (type === undefined) return { type: 'integer', maximum: -1_000_000 };
  const other = {
    string: 'integer',
    integer: 'boolean',
    number: 'boolean',
    boolean: 'integer',
    array: 'boolean',
    object: 'boolean',
  }[type];
  const {
    enum: _values,
    const: _value,
    format: _format,
    properties: _properties,
    items: _items,
    ...rest
  } = schema;
  return { ...rest, type: types.includes('null') ? [other, 'null'] : other };
}

/** Says what is wrong with a contract, by what really went over the wire and by its own examples. */
export function createFaultFinder(document: Node, exchanges: readonly Exchange[]) {
  const rulesOf = (contract: Contract) =>
    new Map(contract.operations.map((operation) => [operation.id, textOf(operation)]));
  const rules = rulesOf(strictContract(document));
  const heard = [...new Map(exchanges.map((exchange) => [keyOf(exchange), exchange])).values()];

  return (changed: Node): string | undefined => {
    let contract: Contract;
    try {
      contract = strictContract(changed);
    } catch (error) {
      return String(error);
    }
    const fresh = rulesOf(contract);
    const touched = new Set([...rules.keys()].filter((id) => fresh.get(id) !== rules.get(id)));
    const operations = new Map(contract.operations.map((operation) => [operation.id, operation]));
    const check = createResponseCheck(contract);
    for (const exchange of heard.filter(({ operation }) => touched.has(operation))) {
      try {
        check(exchange.operation, exchange.status, exchange.headers, exchange.body);
      } catch (error) {
        return String(error);
      }
      const operation = operations.get(exchange.operation);
      if (exchange.status !== 200 || !operation) continue;
      const [fault] = requestFaults(operation, exchange);
      if (fault) return `${exchange.operation}: ${fault}`;
    }
    return exampleFault(changed, contract, touched);
  };
}

const keyOf = ({ operation, status, headers, body, sent }: Exchange) =>
  JSON.stringify([
    operation,
    status,
    Object.keys(headers),
    body,
    status === 200 && [sent.path, sent.query, sent.body],
  ]);

const textOf = ({ parameters, body, responses }: ContractOperation) =>
  JSON.stringify([
    parameters,
    body,
    [...responses].map(([status, { content, headers }]) => [status, [...content], [...headers]]),
  ]);

/** What a contract finds wrong with a call that our backend took. */
function requestFaults(operation: ContractOperation, { sent }: Exchange): string[] {
  const inputs = (['path', 'query'] as const).flatMap((place) =>
    Object.entries(sent[place] ?? {}).flatMap(([name, value]) => {
      const parameter = operation.parameters.find((one) => one.in === place && one.name === name);
      if (!parameter) return [`${place}/${name} is not in the contract`];
      // Alone it would not be turned into the number that it may be.
      const check = createSchemaCheck({ type: 'object', properties: { [name]: parameter.schema } }, place);
      return check({ [name]: parameter.commaList ? String(value).split(',') : value });
    }),
  );
  const missing = operation.parameters
    .filter(
      ({ in: place, name, required }) => required && place !== 'header' && !(name in (sent[place] ?? {})),
    )
    .map(({ in: place, name }) => `${place}/${name} is missing`);
  if (sent.body === undefined) return [...inputs, ...missing];
  if (!operation.body) return ['body is not in the contract'];
  return [...inputs, ...missing, ...createSchemaCheck(operation.body.schema, 'body')(sent.body)];
}

/** The first example that its own schema does not take. */
function exampleFault(document: Node, contract: Contract, touched: ReadonlySet<string>): string | undefined {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  const resolve = (value: unknown): unknown => {
    const reference = (value as Node | undefined)?.['$ref'];
    return typeof reference === 'string' ? at(document, reference.slice(2).split('/')) : value;
  };
  const faultOf = (examples: Node | undefined, schema: Schema | undefined, place: string) => {
    for (const [name, written] of Object.entries(examples ?? {})) {
      const { value } = resolve(written) as { value: unknown };
      if (schema && !ajv.validate(schema, value)) return `${place}: example ${name} ${ajv.errorsText()}`;
    }
    return undefined;
  };
  for (const { id, node } of operationNodes(document).filter(({ id: name }) => touched.has(name))) {
    const operation = contract.operations.find((one) => one.id === id);
    const { requestBody, responses } = node as { requestBody?: Media; responses: Node };
    const found = [
      faultOf(requestBody?.content['application/json']?.examples, operation?.body?.schema, `${id} request`),
      ...Object.entries(responses).flatMap(([status, response]) =>
        Object.entries((resolve(response) as Partial<Media>).content ?? {}).map(([type, { examples }]) =>
          faultOf(examples, operation?.responses.get(Number(status))?.content.get(type), `${id} ${status}`),
        ),
      ),
    ].find((fault) => fault !== undefined);
    if (found) return found;
  }
  return undefined;
}

interface Media {
  readonly content: Record<string, { readonly examples?: Node }>;
}
