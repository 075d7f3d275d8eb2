// Wrong answers to every operation of the contract, made from the contract itself with a seed: a new operation, field or limit
// is in them without being named.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Node = Record<string, unknown>;

interface Response {
  readonly headers?: Readonly<Record<string, Node>>;
  readonly content: Readonly<Record<string, { schema: Node; examples?: Record<string, Node> }>>;
}
interface Operation {
  readonly operationId: string;
  readonly security?: readonly unknown[];
  readonly responses: Readonly<Record<string, Response>>;
}
interface Contract extends Node {
  readonly paths: Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>;
}

const contract = parse(
  readFileSync(new URL('../../../openapi/cnx.yaml', import.meta.url), 'utf8'),
) as Contract;

/** The codes of refusals that the contract names. */
export const errorCodes = (
  contract as unknown as { components: { schemas: { ErrorCode: { enum: string[] } } } }
).components.schemas.ErrorCode.enum;

/** How many rows a list may have that says no limit of its own. */
const { items: mostRows } = contract['x-bounds'] as { items: number };

/** An operation, with a good answer. */
export interface AnsweredOperation {
  readonly id: string;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly schema: Node;
  readonly example: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer that the contract does not allow. */
export interface WrongAnswer {
  readonly what: string;
  /** The JSON text of the body, in which a list of very many rows is a mark. */
  readonly shortText: string;
  /** The JSON text of the body; it may be 100 MB long, and is written each time it is read. */
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

const resolve = (node: Node): Node => {
  const reference = node['$ref'];
  if (typeof reference !== 'string') return node;
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>((at, step) => (at as Node)[step], contract) as Node;
};

/** A picture is read by the browser, a calendar by other programs: not by the client. */
const isPicture = ({ responses }: Operation) =>
  Object.keys((responses['200'] as Response).content).every(
    (type) => type.startsWith('image/') || type === 'text/calendar',
  );

const answered = Object.entries(contract.paths).flatMap(([path, { get, post }]) => [
  ...(get && !isPicture(get)
    ? [{ signedIn: get.security?.length !== 0, ...answeredOperation(path, 'get', get) }]
    : []),
  ...(post ? [{ signedIn: post.security?.length !== 0, ...answeredOperation(path, 'post', post) }] : []),
]);

/** Every operation of the contract that reads data for a signed-in user. */
export const dataReads: readonly AnsweredOperation[] = answered.filter(
  ({ method, signedIn }) => method === 'get' && signedIn,
);

/** Every operation of the contract that is no {@link dataReads}: sign-in, orders, and the calls of others. */
export const otherOperations: readonly AnsweredOperation[] = answered.filter(
  (operation) => !dataReads.includes(operation),
);

function answeredOperation(
  path: string,
  method: AnsweredOperation['method'],
  { operationId: id, responses }: Operation,
): AnsweredOperation {
  const { headers = {}, content } = responses['200'] as Response;
  const media = content['application/json'];
  if (!media) throw new Error(`${id} answers no JSON`);
  const [example] = Object.values(media.examples ?? {});
  const declared = Object.entries(headers)
    .map(([name, header]) => [name.toLowerCase(), resolve(header)] as const)
    .filter(([name]) => name.startsWith('x-') && name !== 'x-next-cursor');
  const sample = ({ schema }: Node) => {
    const [value] = (schema as { examples?: unknown[] }).examples ?? [];
    return String(value);
  };
  return {
    id,
    method,
    path,
    schema: media.schema,
    example: example && resolve(example)['value'],
    headers: Object.fromEntries(declared.map(([name, header]) => [name, sample(header)])),
  };
}

/** Draws the same numbers for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number that JSON can hold and a double cannot. */
const endless = '@@endless';

/** What stands for a list of very many times the same row: written as a list, it takes longer than all else. */
class ManyRows {
  readonly #count: number;
  readonly #row: unknown;
  constructor(count: number, row: unknown) {
    this.#count = count;
    this.#row = row;
  }

  toJSON(): string {
    return `@@${this.#count} rows`;
  }

  /** The JSON text of a body, with the list where the mark is. */
  writtenOut(shortText: string): string {
    const row = JSON.stringify(this.#row);
    return shortText.replace(JSON.stringify(this), () => `[${`${row},`.repeat(this.#count - 1)}${row}]`);
  }
}

/** The wrong answers of an operation; `seed` decides what stands in each wrong place. */
export function wrongAnswers(operation: AnsweredOperation, seed: number): WrongAnswer[] {
  const { example, headers, schema } = operation;
  const random = randomOf(seed);
  const shortTextOf = (body: unknown) => JSON.stringify(body).replaceAll(`"${endless}"`, '1e999');
  const bodies: [what: string, body: unknown, rows?: unknown][] = [
    ['an empty object', {}],
    ['null', null],
    ['a text', 'text'],
    ['a number', 7],
    ['a truth', true],
  ];
  const isList = Array.isArray(example);
  bodies.push(isList ? ['rows that are null', [null, null]] : ['an empty list', []]);
  if (isList) bodies.push(['rows of rows', [[example[0]]]]);
  for (const { place, value } of wrongValues(schema, example, random)) {
    bodies.push([place, replaced(example, place.split(' ')[0]?.split('/') ?? [], value), value]);
  }
  const most = resolve(schema)['maxItems'];
  if (isList && typeof most === 'number') {
    const rows = new ManyRows(most + 1, example[0]);
    bodies.push(['a row too many', rows, rows]);
  }
  return [
    ...bodies.map(([what, body, rows]) => answerOf(what, shortTextOf(body), headers, rows)),
    answerOf('no JSON', '<html>', headers),
    answerOf('nothing at all', '', headers),
    ...Object.keys(headers).map((name) =>
      answerOf(`a senseless ${name}`, shortTextOf(example), {
        ...headers,
        [name]: name === 'x-data-range' ? '0001-01-01/9999-12-31' : 'senseless',
      }),
    ),
  ];
}

/** @param rows What the short text may have a mark for. */
const answerOf = (
  what: string,
  shortText: string,
  headers: WrongAnswer['headers'],
  rows?: unknown,
): WrongAnswer => ({
  what,
  shortText,
  get text() {
    return rows instanceof ManyRows ? rows.writtenOut(shortText) : shortText;
  },
  headers,
});

interface WrongValue {
  /** Where, with slashes, and what is wrong there. */
  readonly place: string;
  readonly value: unknown;
}

/** For each field of the example: left out or of another type, and beyond its limits. */
function wrongValues(given: Node, example: unknown, random: () => number, at = ''): WrongValue[] {
  const schema = resolve(given);
  const parts = schema['allOf'] as Node[] | undefined;
  if (parts) return parts.flatMap((part) => wrongValues(part, example, random, at));
  if (schema['oneOf'] || schema['anyOf']) return [];
  const types = [schema['type'] ?? []].flat() as string[];
  const own: WrongValue[] = at
    ? [...ofAnotherType(types, at, random), ...beyondLimits(schema, types, at)]
    : [];
  if (Array.isArray(example) && at) {
    const nullable = [resolve(schema['items'] as Node)['type']].flat().includes('null');
    if (!nullable) own.push({ place: `${at} of nulls`, value: [null, null] });
    const row = (example as unknown[])[0] ?? { message: 'x' };
    const count = ((schema['maxItems'] as number | undefined) ?? mostRows) + 1;
    own.push({ place: `${at} of ${count} rows`, value: new ManyRows(count, row) });
  }
  if (Array.isArray(example) && example.length > 0) {
    return [...own, ...wrongValues(schema['items'] as Node, example[0], random, at ? `${at}/0` : '0')];
  }
  if (typeof example !== 'object' || example === null || !schema['properties']) return own;
  const required = (schema['required'] ?? []) as string[];
  const inside = Object.entries(schema['properties'] as Record<string, Node>).flatMap(([name, child]) => {
    const place = at ? `${at}/${name}` : name;
    const isNeeded = required.includes(name) && !hasStandIn(child);
    const missing = isNeeded ? [{ place: `${place} left out`, value: undefined }] : [];
    return [...missing, ...wrongValues(child, (example as Node)[name], random, place)];
  });
  return [...own, ...inside];
}

/** Whether something stands for a field that is left out: its default, or null or no rows where the specification has no such field. */
function hasStandIn(field: Node): boolean {
  if (field['default'] !== undefined) return true;
  const types = [field, ...((field['oneOf'] ?? []) as Node[])].flatMap(({ type }) => [type ?? []].flat());
  return field['x-cnx-extension'] === true && (types.includes('null') || field['type'] === 'array');
}

function ofAnotherType(types: readonly string[], at: string, random: () => number): WrongValue[] {
  const candidates: [name: string, value: unknown][] = [
    ['string', 'text'],
    ['number', 12.5],
    ['boolean', true],
    ['object', { a: { b: 1 } }],
    ['array', [[1]]],
    ['null', null],
  ];
  const fits = (name: string) => types.includes(name);
  const wrong = candidates.filter(([name]) => types.length > 0 && !fits(name));
  const [name, value] = wrong[Math.floor(random() * wrong.length)] ?? [];
  return name === undefined ? [] : [{ place: `${at} as ${name}`, value }];
}

function beyondLimits(schema: Node, types: readonly string[], at: string): WrongValue[] {
  if (types.includes('number') || types.includes('integer')) {
    return [
      { place: `${at} as 1e308`, value: 1e308 },
      { place: `${at} as -1e308`, value: -1e308 },
      { place: `${at} as 1e999`, value: endless },
    ];
  }
  // A longer text than a file may have would take longer than all other answers.
  const isFile = Number(schema['maxLength'] ?? 0) >= 100_000;
  if (types.includes('string') && !schema['format'] && !schema['enum'] && !isFile) {
    return [{ place: `${at} as 100000 characters`, value: 'x'.repeat(100_000) }];
  }
  if (schema['format'] === 'date' || schema['format'] === 'date-time') {
    const rest = schema['format'] === 'date' ? '' : 'T00:00:00Z';
    return ['0001-01-01', '9999-12-31', '2026-02-30', '2026-13-01', '+275760-09-13'].map((day) => ({
      place: `${at} as ${day}`,
      value: day + rest,
    }));
  }
  return [];
}

/** A value in which every code of the contract's lists is one that only a newer server has. */
export function withUnknownCodes(given: Node, value: unknown): unknown {
  const schema = resolve(given);
  const parts = [schema['allOf'], schema['oneOf'], schema['anyOf']].flatMap((some) => (some ?? []) as Node[]);
  if (parts.length > 0) return parts.reduce((before, part) => withUnknownCodes(part, before), value);
  if (typeof value === 'string') return schema['enum'] ? unknownCode : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withUnknownCodes((schema['items'] ?? {}) as Node, item));
    return schema['uniqueItems'] ? [...new Set(items)] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = (schema['properties'] ?? {}) as Record<string, Node>;
  const entries = Object.entries(value).map(([name, of]) => [name, withUnknownCodes(fields[name] ?? {}, of)]);
  return Object.fromEntries(entries);
}

/** A code that the contract does not have, and how it reads. */
export const unknownCode = 'somethingNew';
export const unknownWords = 'something new';

/** A copy of a value with another one at a place. */
function replaced(value: unknown, [step, ...steps]: readonly string[], by: unknown): unknown {
  if (step === undefined) return by;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Node) };
  (copy as Node)[step] = replaced((value as Node)[step], steps, by);
  return copy;
}
