import { readContract, type Contract, type Schema } from '../../src/server/contract-document.ts';
import { parseContractSource } from '../../src/server/contract-file.ts';

export type Node = Record<string, unknown>;

/** The contract as it is written, examples included. */
export const contractSource = (await parseContractSource()) as Node;

/** One promise of the contract: an operation may answer a status, in the way that an example shows. */
export interface Row {
  readonly operation: string;
  readonly status: number;
  /** Name of the example; `no body` where the status has none. */
  readonly example: string;
  readonly value: unknown;
}

export const keyOf = ({ operation, status, example }: Omit<Row, 'value'>) =>
  `${operation} ${status} ${example}`;

/** Every answer that the contract promises. */
export const answerRows: readonly Row[] = operationNodes(contractSource).flatMap(({ id, node }) =>
  Object.entries(node['responses'] as Node).flatMap(([status, response]) => {
    const { content = {} } = resolve(response) as { content?: Record<string, { examples?: Node }> };
    const examples = Object.values(content).flatMap((media) => Object.entries(media.examples ?? {}));
    const promised = examples.length > 0 ? examples : [['no body', undefined] as const];
    return promised.map(([example, written]) => ({
      operation: id,
      status: Number(status),
      example,
      value: (resolve(written) as Node | undefined)?.['value'],
    }));
  }),
);

/** The body that an example of a request shows. */
export function requestExample(name: string): Node {
  const examples = (contractSource['components'] as Record<string, Node>)['examples'];
  return (examples?.[name] as { value: Node }).value;
}

/** Operations of a document with their ids, those of other servers included. */
export function operationNodes(document: Node): { id: string; path: string; item: Node; node: Node }[] {
  return Object.entries(document['paths'] as Record<string, Node>).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'delete', 'patch'].flatMap((method) => {
      const node = item[method] as Node | undefined;
      return node ? [{ id: String(node['operationId']), path, item, node }] : [];
    }),
  );
}

function resolve(value: unknown): unknown {
  const reference = (value as Node | undefined)?.['$ref'];
  if (typeof reference !== 'string') return value;
  const keys = reference.slice(2).split('/');
  return keys.reduce<unknown>((node, key) => (node as Node)[key], contractSource);
}

/**
 * The contract of a document with the operations of other servers, and with answers that may hold nothing but what is
 * described: clients ignore what they do not know, but our servers send nothing that the contract does not say.
 */
export function strictContract(document: Node): Contract {
  const paths = Object.entries(document['paths'] as Record<string, Node>).map(([path, item]) => {
    const { 'x-cnx-external': _external, ...ours } = item;
    return [path, ours];
  });
  const whole = readContract({ ...document, paths: Object.fromEntries(paths) as Node });
  const closed = new WeakMap<object, Schema>();
  return {
    ...whole,
    operations: whole.operations.map((operation) => ({
      ...operation,
      responses: new Map(
        [...operation.responses].map(([status, response]) => [
          status,
          {
            ...response,
            content: new Map([...response.content].map(([type, schema]) => [type, close(schema, closed)])),
          },
        ]),
      ),
    })),
  };
}

function close(schema: Schema, known: WeakMap<object, Schema>, whole = true): Schema {
  const before = whole ? known.get(schema) : undefined;
  if (before) return before;
  const inside = (child: unknown) => close(child as Schema, known);
  const result: Record<string, unknown> = { ...schema };
  if (schema['properties']) {
    const fields = Object.entries(schema['properties'] as Node);
    result['properties'] = Object.fromEntries(fields.map(([name, child]) => [name, inside(child)]));
  }
  if (schema['items']) result['items'] = inside(schema['items']);
  for (const key of ['oneOf', 'anyOf']) if (schema[key]) result[key] = (schema[key] as unknown[]).map(inside);
  if (schema['allOf'])
    result['allOf'] = (schema['allOf'] as Schema[]).map((part) => close(part, known, false));
  if (whole && (schema['properties'] || schema['allOf'])) result['unevaluatedProperties'] = false;
  if (whole) known.set(schema, result);
  return result;
}
