import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { breakingChanges, majorWasRaised } from './contract-diff.mjs';

type Node = any;

const parsed: Node = parse(readFileSync(new URL('../openapi/cnx.yaml', import.meta.url), 'utf8'));
const contract = (): Node => structuredClone(parsed);

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

const well = (document: Node) => document.components.schemas.Well.allOf[1];
const item = (document: Node) => document.paths['/wells/{wellId}'];
const body = (document: Node) => document.components.schemas.NewWell.oneOf[1];

/** What changing `small` by `change` breaks. */
function broken(change: (document: Node) => void) {
  const after = small();
  change(after);
  return breakingChanges(small(), after);
}

describe('changes that break clients', () => {
  const GET = 'GET /wells/{wellId}: ';
  const POST = 'POST /wells/{wellId}: ';
  const cases: [string, (document: Node) => void, string][] = [
    ['path', (d) => delete d.paths['/wells/{wellId}'], '/wells/{wellId}: path was removed'],
    ['method', (d) => delete item(d).post, `${POST}method was removed`],
    ['parameter', (d) => (item(d).get.parameters = []), `${GET}parameter query product was removed`],
    [
      'parameter value',
      (d) => (item(d).get.parameters[0].schema.enum = ['oil']),
      `${GET}parameter query product: value gas was removed`,
    ],
    [
      'demanded parameter',
      (d) => (item(d).get.parameters[0].required = true),
      `${GET}parameter query product became required`,
    ],
    [
      'new demanded parameter',
      (d) => item(d).get.parameters.push({ name: 'x', in: 'query', required: true }),
      `${GET}required parameter query x was added`,
    ],
    [
      'list spelling',
      (d) => (item(d).get.parameters[0].explode = false),
      `${GET}parameter query product is spelt otherwise`,
    ],
    ['response', (d) => delete item(d).get.responses[404], `${GET}response 404 was removed`],
    [
      'header',
      (d) => (item(d).get.responses[200].headers = {}),
      `${GET}response 200: header X-Total-Count was removed`,
    ],
    [
      'media type',
      (d) => (d.components.responses.NotFound.content = {}),
      `${GET}response 404: media type text/plain was removed`,
    ],
    ['field', (d) => delete well(d).properties.day, `${GET}response 200[].day: field was removed`],
    [
      'inherited field',
      (d) => delete d.components.schemas.Well.allOf[0].properties.name,
      `${GET}response 200[].name: field was removed`,
    ],
    [
      'field that may lack',
      (d) => (well(d).required = ['rate']),
      `${GET}response 200[].status: field is no longer always present`,
    ],
    [
      'type',
      (d) => (well(d).properties.rate.type = 'string'),
      `${GET}response 200[].rate: type changed from number or null to string`,
    ],
    [
      'new null',
      (d) => (well(d).properties.day.type = ['string', 'null']),
      `${GET}response 200[].day: type changed from string to string or null`,
    ],
    [
      'format',
      (d) => (well(d).properties.day.format = 'date-time'),
      `${GET}response 200[].day: format changed from date to date-time`,
    ],
    [
      'value',
      (d) => (well(d).properties.status.enum = ['producing']),
      `${GET}response 200[].status: value shutIn was removed`,
    ],
    [
      'request field',
      (d) => delete body(d).properties.hours,
      `${POST}request body: alternative 2 is no longer accepted`,
    ],
    [
      'demanded request field',
      (d) => (body(d).required = ['name', 'hours']),
      `${POST}request body: alternative 2 is no longer accepted`,
    ],
    [
      'demanded body',
      (d) => (item(d).post.requestBody.required = true),
      `${POST}request body became required`,
    ],
  ];

  it.each(cases)('%s', (_name, change, message) => {
    expect(broken(change)).toEqual([message]);
  });
});

describe('changes that break nobody', () => {
  const cases: [string, (document: Node) => void][] = [
    ['a new path', (d) => (d.paths['/new'] = { get: { responses: {} } })],
    ['a new optional parameter', (d) => item(d).get.parameters.push({ name: 'x', in: 'query' })],
    ['a new response field', (d) => (well(d).properties.extra = { type: 'string' })],
    ['a response field that is now always there', (d) => well(d).required.push('day')],
    ['a narrower response', (d) => (well(d).properties.rate.type = 'integer')],
    ['a new optional request field', (d) => (body(d).properties.depth = { type: 'number' })],
    ['a new request alternative', (d) => d.components.schemas.NewWell.oneOf.push({ type: 'string' })],
    ['a wider request type', (d) => (body(d).properties.hours.type = ['number', 'null'])],
    ['other texts', (d) => (well(d).properties.day.description = 'Production day')],
  ];

  it.each(cases)('%s', (_name, change) => {
    expect(broken(change)).toEqual([]);
  });
});

describe('our own contract', () => {
  it('breaks nobody when nothing changed', () => {
    expect(breakingChanges(contract(), contract())).toEqual([]);
  });

  it('never loses a field of a schema unnoticed', () => {
    const schemas = Object.entries<Node>(contract().components.schemas).filter(
      ([, schema]) => schema.properties,
    );
    const fields = schemas.flatMap(([name, schema]) =>
      Object.keys(schema.properties).map((field) => [name, field] as const),
    );
    expect(fields.length).toBeGreaterThan(300);
    fc.assert(
      fc.property(fc.constantFrom(...fields), ([name, field]) => {
        const after = contract();
        delete after.components.schemas[name].properties[field];
        expect(breakingChanges(parsed, after)).not.toEqual([]);
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
