import type { FastifyRequest } from 'fastify';
import type { ContractOperation, Schema } from './contract-document.ts';
import type { SentDocument } from './contract-handlers.ts';
import { documentOf } from './document-types.ts';
import { nearestName } from '../nearest-name.ts';

/** The parts of a request that the contract names. */
export interface Input {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
  /** A body that is no JSON; `body` is undefined then. */
  readonly document?: SentDocument | undefined;
}

/**
 * Takes from a request what the contract names, with comma lists split and UUIDs in small letters, as they are stored. What is left out is refused, see
 * {@link unknownParameters}, but for names that begin with `_`: they neither reach a handler nor make two equal calls look
 * different.
 */
export function readInput(operation: ContractOperation, request: FastifyRequest): Input {
  const document = documentOf(request);
  const json = document ? undefined : request.body;
  const input: Input = {
    path: { ...(request.params as object) },
    query: {},
    headers: {},
    body: operation.body ? withStoredIds(operation.body.schema, json) : json,
    ...(document && { document }),
  };
  const query = request.query as Record<string, unknown>;
  for (const { name, in: place, commaList, schema } of operation.parameters) {
    if (place === 'header') {
      const value = request.headers[name.toLowerCase()];
      if (value !== undefined) input.headers[name.toLowerCase()] = value;
    } else if (place === 'query' && Object.hasOwn(query, name)) {
      input.query[name] = withStoredIds(schema, commaList ? splitList(query[name]) : query[name]);
    }
  }
  return input;
}

/** The same value with its UUIDs in small letters: two spellings of one would else be two keys. */
function withStoredIds(schema: Schema, value: unknown): unknown {
  if (typeof value === 'string') return schema['format'] === 'uuid' ? value.toLowerCase() : value;
  const { items, properties } = schema as { items?: Schema; properties?: Readonly<Record<string, Schema>> };
  if (Array.isArray(value)) return items ? value.map((one) => withStoredIds(items, one)) : value;
  if (typeof value !== 'object' || value === null || !properties) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => {
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, known ? withStoredIds(known, child) : (child as unknown)];
    }),
  );
}

/**
 * Query parameters that an operation does not have: a misspelled filter would else answer with everything.
 * @returns One message for each, with the nearest name that it has, if one is near.
 */
export function unknownParameters({ parameters }: ContractOperation, request: FastifyRequest): string[] {
  const known = parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name);
  return Object.keys(request.query as object)
    .filter((name) => !known.includes(name) && !name.startsWith('_'))
    .map((name) => {
      const near = nearestName(name, known);
      return `query/${name.slice(0, maxNamedLength)} is no parameter of this call${near ? `; did you mean ${near}?` : ''}`;
    });
}

/** Letters of a foreign name that are repeated. */
const maxNamedLength = 64;

function splitList(value: unknown): unknown[] {
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  return texts.flatMap((text) => (typeof text === 'string' ? (text === '' ? [] : text.split(',')) : [text]));
}

/** Deeper bodies are refused; the contract's are four levels deep. */
const maxDepth = 20;

/**
 * Checks that PostgreSQL can store all texts of a value: it takes no NUL characters.
 * @returns One message for each fault, beginning with its place such as `body/Email`; none when all is well.
 */
export function findUnstorable(value: unknown, place: string, depth = 0): string[] {
  if (typeof value === 'string')
    return value.includes('\0') ? [`${place} must not contain a NUL character`] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (depth === maxDepth) return [`${place.split('/', 1)[0]} is nested too deeply`];
  return Object.entries(value).flatMap(([name, child]) =>
    name.includes('\0')
      ? [`${place} must not contain a NUL character`]
      : findUnstorable(child, `${place}/${name}`, depth + 1),
  );
}
