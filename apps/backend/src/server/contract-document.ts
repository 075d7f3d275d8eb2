/** A JSON Schema with its references resolved. */
export type Schema = Readonly<Record<string, unknown>>;

export type HttpMethod = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';

export interface ContractParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
  /** What to do where it is missing or wrong, as the end of a sentence (`x-help`). */
  readonly help?: string | undefined;
  /** One comma-separated text that stands for a list. */
  readonly commaList: boolean;
}

/** One operation of the contract, as the server needs it. */
export interface ContractOperation {
  readonly id: string;
  readonly method: HttpMethod;
  /** Path below the server's address, with `{name}` for parameters. */
  readonly path: string;
  /** Whether the contract wants to know who calls. */
  readonly secured: boolean;
  /** Names of the security schemes of which it takes one. */
  readonly schemes: readonly string[];
  readonly parameters: readonly ContractParameter[];
  readonly body: { readonly required: boolean; readonly schema: Schema } | undefined;
  /** Media types of bodies that it takes beside JSON, such as `text/csv`; its handler reads them. */
  readonly documentTypes: readonly string[];
  /** Largest body in bytes that the contract states (`x-max-body-bytes`); undefined for that of all others. */
  readonly maxBodyBytes: number | undefined;
  readonly responses: ReadonlyMap<number, ContractResponse>;
  /** The list in its answer of which it also gives all rows, as lines; undefined for operations that do not. */
  readonly rows: ContractRows | undefined;
}

/** All rows of a list as lines. */
export interface ContractRows {
  /** The field of the answer that holds the list; undefined when the answer is the list. */
  readonly field: string | undefined;
  readonly schema: Schema;
}

/** Media type of the rows of a list, each of them a line. */
export const rowsType = 'application/x-ndjson';

export interface ContractResponse {
  /** By media type; an answer without a body has none, nor has a picture. */
  readonly content: ReadonlyMap<string, Schema>;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, { readonly required: boolean; readonly schema: Schema }>;
}

/** The contract: where it is served and what it holds. */
export interface Contract {
  /** Such as `/api`. */
  readonly basePath: string;
  /** Operations that this server answers. */
  readonly operations: readonly ContractOperation[];
  /** Ids of operations that other servers answer (`x-cnx-external`). */
  readonly externalOperations: readonly string[];
}

type Node = Record<string, unknown>;

const methods: readonly HttpMethod[] = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'];

/**
 * Reads the contract from an OpenAPI document.
 * @throws Error when the document is not of the form that this server needs.
 */
export function readContract(source: unknown): Contract {
  const document = asNode(source, 'document');
  const resolve = createResolver(document);
  const operations: ContractOperation[] = [];
  const externalOperations: string[] = [];
  for (const [path, pathItem] of Object.entries(asNode(document['paths'], 'paths'))) {
    const item = asNode(pathItem, path);
    for (const method of methods) {
      const operation = item[method.toLowerCase()];
      if (operation === undefined) continue;
      const node = asNode(operation, `${method} ${path}`);
      const id = String(node['operationId']);
      if ((node['x-cnx-external'] ?? item['x-cnx-external']) === true) externalOperations.push(id);
      else operations.push(readOperation(document, resolve, { id, method, path, item, node }));
    }
  }
  if (operations.length === 0) throw new Error('the contract holds no operation');
  const [server] = (document['servers'] ?? []) as Node[];
  return { basePath: textOf(server?.['url']).replace(/\/$/, ''), operations, externalOperations };
}

interface OperationSource {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly item: Node;
  readonly node: Node;
}

function readOperation(document: Node, resolve: Resolver, source: OperationSource): ContractOperation {
  const { id, method, path, item, node } = source;
  const parameters = [
    ...((item['parameters'] ?? []) as unknown[]),
    ...((node['parameters'] ?? []) as unknown[]),
  ];
  const requestBody =
    node['requestBody'] === undefined ? undefined : asNode(resolve(node['requestBody']), id);
  const bodySchema = requestBody && schemaByMediaType(requestBody).get('application/json');
  const security = (node['security'] ?? document['security'] ?? []) as Node[];
  const responses = new Map(
    Object.entries(asNode(node['responses'], `responses of ${id}`)).map(([status, response]) => [
      Number(status),
      readResponse(asNode(resolve(response), id)),
    ]),
  );
  return {
    id,
    method,
    path,
    secured: security.some((requirement) => Object.keys(requirement).length > 0),
    schemes: security.flatMap((requirement) => Object.keys(requirement)),
    parameters: parameters.map((parameter) =>
      readParameter(asNode(resolve(parameter), `parameter of ${id}`)),
    ),
    maxBodyBytes: (node['x-max-body-bytes'] ?? item['x-max-body-bytes']) as number | undefined,
    body: bodySchema && { required: requestBody['required'] === true, schema: bodySchema },
    documentTypes: Object.keys((requestBody?.['content'] ?? {}) as Node).filter(
      (type) => type !== 'application/json',
    ),
    responses,
    rows: readRows(id, responses.get(200)),
  };
}

function readRows(id: string, response: ContractResponse | undefined): ContractRows | undefined {
  const schema = response?.content.get(rowsType);
  const answer = response?.content.get('application/json');
  if (!schema || !answer) return undefined;
  const isList = (node: unknown) => (node as Schema)['items'] === schema;
  if (isList(answer)) return { field: undefined, schema };
  const parts = [answer, ...((answer['allOf'] ?? []) as Schema[])];
  const fields = parts.flatMap((part) => Object.entries((part['properties'] ?? {}) as Schema));
  const [field] = fields.find(([, node]) => isList(node)) ?? [];
  if (!field) throw new Error(`${id} answers rows that are in no list of its other answer`);
  return { field, schema };
}

function readResponse(node: Node): ContractResponse {
  const headers = Object.entries((node['headers'] ?? {}) as Node).map(([name, header]) => {
    const { required, schema } = asNode(header, name);
    return [name.toLowerCase(), { required: required === true, schema: asNode(schema, name) }] as const;
  });
  return { content: schemaByMediaType(node), headers: new Map(headers) };
}

function readParameter(node: Node): ContractParameter {
  const schema = asNode(node['schema'], `schema of parameter ${String(node['name'])}`);
  return {
    name: String(node['name']),
    in: node['in'] as ContractParameter['in'],
    required: node['required'] === true,
    schema,
    help: node['x-help'] as string | undefined,
    commaList: schema['type'] === 'array' && node['explode'] === false,
  };
}

function schemaByMediaType(node: Node): ReadonlyMap<string, Schema> {
  const content = Object.entries((node['content'] ?? {}) as Node);
  // Pictures and calendars have no schema: their bytes are no JSON.
  const described = content.filter(([type]) => !type.startsWith('image/') && type !== 'text/calendar');
  return new Map(described.map(([type, media]) => [type, asNode(asNode(media, type)['schema'], type)]));
}

type Resolver = (value: unknown) => unknown;

/** Replaces `$ref` by what it points at; each target is resolved once and shared. */
function createResolver(document: Node): Resolver {
  const resolved = new Map<string, unknown>();
  const resolve: Resolver = (value) => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const reference = (value as Node)['$ref'];
    if (typeof reference !== 'string') {
      return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, resolve(child)]));
    }
    if (!resolved.has(reference)) {
      resolved.set(reference, undefined);
      resolved.set(reference, resolve(lookUp(document, reference)));
    }
    const target = resolved.get(reference);
    if (target === undefined) throw new Error(`${reference} refers to itself or to nothing`);
    return target;
  };
  return resolve;
}

function lookUp(document: Node, reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>(
    (node, step) => (node as Node | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}

function asNode(value: unknown, place: string): Node {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Node;
  throw new Error(`the contract's ${place} is not an object`);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
