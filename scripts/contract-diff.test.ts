import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { breakingChanges, majorWasRaised } from './contract-diff.mjs';

type Node = Record<string, unknown>;

const contract = parse(readFileSync(new URL('../openapi/cnx.yaml', import.meta.url), 'utf8')) as Node;

const small = (): Node => ({
  info: { version: '1.2.0' },
  paths: {
    '/wells/{wellId}': {
      parameters: [{ $ref: '#/components/parameters/WellId' }],
      get: {
        parameters: [{ name: 'product', in: 'query', schema: { type: 'string', enum: ['oil', 'gas'] } }],
        responses: {
          200: {
            headers: { 'X-Total-Count': { schema: { type: 'integer' } } },
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Well' } } },
            },
          },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewWell' } } },
        },
        responses: { 200: { description: 'done' } },
      },
    },
  },
  components: {
    parameters: { WellId: { name: 'wellId', in: 'path', required: true, schema: { type: 'string' } } },
    responses: { NotFound: { content: { 'text/plain': { schema: { type: 'string' } } } } },
    schemas: {
      Well: {
        allOf: [
          { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
          {
            type: 'object',
            required: ['rate', 'status'],
            properties: {
              rate: { type: ['number', 'null'] },
              day: { type: 'string', format: 'date' },
              status: { type: 'string', enum: ['producing', 'shutIn'] },
              parent: { $ref: '#/components/schemas/Well' },
            },
          },
        ],
      },
      NewWell: {
        oneOf: [
          { type: 'object', required: ['Name'], properties: { Name: { type: 'string' } } },
          {
            type: 'object',
            required: ['name'],
            properties: { name: { type: 'string' }, hours: { type: 'number' } },
          },
        ],
      },
    },
  },
});

/** What a change breaks: `place` names the changed node by its keys from the top; no `value` removes it. */
function broken(place: string, value?: unknown) {
  const after = small();
  change(after, place, value);
  return breakingChanges(small(), after);
}

function change(document: Node, place: string, value: unknown) {
  const keys = place.split(' ').map((key) => short[key] ?? key);
  const last = keys.flat().at(-1)!;
  const parent = keys
    .flat()
    .slice(0, -1)
    .reduce((node, key) => node[key] as Node, document);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}

const short: Record<string, string[]> = {
  ITEM: ['paths', '/wells/{wellId}'],
  PRODUCT: ['paths', '/wells/{wellId}', 'get', 'parameters', '0'],
  WELL: ['components', 'schemas', 'Well', 'allOf', '1'],
  BASE: ['components', 'schemas', 'Well', 'allOf', '0'],
  BODY: ['components', 'schemas', 'NewWell', 'oneOf', '1'],
};

describe('changes that break clients', () => {
  const get = 'GET /wells/{wellId}: ';
  const post = 'POST /wells/{wellId}: ';
  const demanded = { name: 'x', in: 'query', required: true };
  const cases: [name: string, place: string, value: unknown, message: string][] = [
    ['path', 'ITEM', undefined, '/wells/{wellId}: path was removed'],
    ['method', 'ITEM post', undefined, `${post}method was removed`],
    ['parameter', 'ITEM get parameters', [], `${get}parameter query product was removed`],
    [
      'parameter value',
      'PRODUCT schema enum',
      ['oil'],
      `${get}parameter query product: value gas was removed`,
    ],
    ['demanded parameter', 'PRODUCT required', true, `${get}parameter query product became required`],
    [
      'new demanded parameter',
      'ITEM get parameters 1',
      demanded,
      `${get}required parameter query x was added`,
    ],
    ['list spelling', 'PRODUCT explode', false, `${get}parameter query product is written otherwise`],
    ['response', 'ITEM get responses 404', undefined, `${get}response 404 was removed`],
    ['header', 'ITEM get responses 200 headers', {}, `${get}response 200: header X-Total-Count was removed`],
    [
      'media type',
      'components responses NotFound content',
      {},
      `${get}response 404: media type text/plain was removed`,
    ],
    ['field', 'WELL properties day', undefined, `${get}response 200[].day: field was removed`],
    ['inherited field', 'BASE properties name', undefined, `${get}response 200[].name: field was removed`],
    [
      'lacking field',
      'WELL required',
      ['rate'],
      `${get}response 200[].status: field is no longer always present`,
    ],
    [
      'type',
      'WELL properties rate type',
      'string',
      `${get}response 200[].rate: type changed from number or null to string`,
    ],
    [
      'new null',
      'WELL properties day type',
      ['string', 'null'],
      `${get}response 200[].day: type changed from string to string or null`,
    ],
    [
      'format',
      'WELL properties day format',
      'date-time',
      `${get}response 200[].day: format changed from date to date-time`,
    ],
    [
      'value',
      'WELL properties status enum',
      ['producing'],
      `${get}response 200[].status: value shutIn was removed`,
    ],
    [
      'request field',
      'BODY properties hours',
      undefined,
      `${post}request body: alternative 2 is no longer accepted`,
    ],
    [
      'demanded request field',
      'BODY required',
      ['name', 'hours'],
      `${post}request body: alternative 2 is no longer accepted`,
    ],
    ['demanded body', 'ITEM post requestBody required', true, `${post}request body became required`],
  ];

  it.each(cases)('%s', (_name, place, value, message) => {
    expect(broken(place, value)).toEqual([message]);
  });
});

describe('changes that break no client', () => {
  const cases: [name: string, place: string, value: unknown][] = [
    ['a new path', 'paths /new', { get: { responses: {} } }],
    ['a new optional parameter', 'ITEM get parameters 1', { name: 'x', in: 'query' }],
    ['a new response field', 'WELL properties extra', { type: 'string' }],
    ['a response field that is now always there', 'WELL required', ['rate', 'status', 'day']],
    ['a narrower response', 'WELL properties rate type', 'integer'],
    ['a new optional request field', 'BODY properties depth', { type: 'number' }],
    ['a new request alternative', 'components schemas NewWell oneOf 2', { type: 'string' }],
    ['a wider request type', 'BODY properties hours type', ['number', 'null']],
    ['other texts', 'WELL properties day description', 'Production day'],
  ];

  it.each(cases)('%s', (_name, place, value) => {
    expect(broken(place, value)).toEqual([]);
  });
});

describe('our own contract', () => {
  it('breaks no client when nothing changed', () => {
    expect(breakingChanges(contract, structuredClone(contract))).toEqual([]);
  });

  it('never loses a field of a schema unnoticed', () => {
    const schemas = (contract['components'] as Node)['schemas'] as Record<string, { properties?: Node }>;
    const places = Object.entries(schemas).flatMap(([name, { properties }]) =>
      Object.keys(properties ?? {}).map((field) => `components schemas ${name} properties ${field}`),
    );
    expect(places.length).toBeGreaterThan(300);
    fc.assert(
      fc.property(fc.constantFrom(...places), (place) => {
        const after = structuredClone(contract);
        change(after, place, undefined);
        expect(breakingChanges(contract, after)).not.toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

it('takes only a higher major version as leave to break', () => {
  const version = (text: string) => ({ info: { version: text } });
  expect(majorWasRaised(version('1.9.0'), version('2.0.0'))).toBe(true);
  expect(majorWasRaised(version('1.9.0'), version('1.10.0'))).toBe(false);
  expect(majorWasRaised(version('10.0.0'), version('9.0.0'))).toBe(false);
});
