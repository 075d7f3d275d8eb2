import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changelogOf } from './changelog.mjs';
import { compareContracts, type Severity } from './changes.mjs';
import { smallContract, type Node } from './small-contract.fixture.ts';
import { isAtLeast, nextVersion } from './version-rule.mjs';

const contract = parse(readFileSync(new URL('../../openapi/cnx.yaml', import.meta.url), 'utf8')) as Node;

const item = 'paths /wells/{wellId}';
const short: Record<string, string> = {
  ITEM: item,
  GET: `${item} get`,
  POST: `${item} post`,
  OK: `${item} get responses 200`,
  PRODUCT: `${item} get parameters 0`,
  LIMIT: `${item} get parameters 1`,
  IDS: `${item} get parameters 2`,
  DAY: `${item} get parameters 3`,
  FIFTH: `${item} get parameters 4`,
  BASE: 'components schemas Well allOf 0',
  WELL: 'components schemas Well allOf 1',
  NEW: 'components schemas NewWell',
};

/** A document in which one node is another: `place` names it by its keys from the top; no `value` removes it. */
function withChange(document: Node, place: string, value: unknown): Node {
  const changed = structuredClone(document);
  const keys = place.split(' ').flatMap((key) => (short[key] ?? key).split(' '));
  const parent = keys.slice(0, -1).reduce((node, key) => node[key] as Node, changed);
  const last = keys.at(-1)!;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return changed;
}

/** What the change of one node of the small contract is to its clients, one line each. */
const judged = (place: string, value?: unknown) =>
  compareContracts(smallContract(), withChange(smallContract(), place, value)).map(
    ({ severity, operation, place: where, text }) => `${severity}: ${operation}: ${where}: ${text}`,
  );

type Probe = [name: string, severity: Severity, where: string, text: string, place: string, value?: unknown];

const get = 'GET /wells/{wellId}: ';
const post = 'POST /wells/{wellId}: ';
const answer = `${get}response 200`;

/** One change each: its name, what it is, where and how that is said, and how the document changes. */
const probes: Probe[] = [
  ['a removed path', 'breaking', get, 'operation was removed', 'ITEM'],
  ['a removed method', 'breaking', post, 'operation was removed', 'ITEM post'],
  [
    'a new operation',
    'additive',
    'GET /new: ',
    'operation was added',
    'paths /new',
    { get: { responses: {} } },
  ],
  [
    'another operationId',
    'breaking',
    get,
    'operationId changed from getWell to readWell',
    'GET operationId',
    'readWell',
  ],
  ['a deprecated operation', 'notable', get, 'is deprecated', 'GET deprecated', true],
  ['another server', 'breaking', get, 'servers changed', 'servers 0 url', '/v2'],
  ['another answering server', 'breaking', get, 'is answered by another server', 'ITEM x-cnx-external', true],
  [
    'parameter removed',
    'breaking',
    'GET /wells/{wellId}: parameter query product',
    'parameter was removed',
    'GET parameters',
    [
      { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 500 } },
      {
        name: 'ids',
        in: 'query',
        explode: false,
        schema: {
          type: 'array',
          maxItems: 200,
          items: { type: 'string', minLength: 1, maxLength: 64, pattern: '^[a-z]+$' },
        },
      },
      { name: 'day', in: 'query', schema: { type: 'string', format: 'date' } },
    ],
  ],
  [
    'parameter became required',
    'breaking',
    'GET /wells/{wellId}: parameter query product',
    'parameter became required',
    'PRODUCT required',
    true,
  ],
  [
    'required query parameter added',
    'breaking',
    'GET /wells/{wellId}: parameter query x',
    'required parameter was added',
    'FIFTH',
    { name: 'x', in: 'query', required: true, schema: { type: 'string' } },
  ],
  [
    'required header added',
    'breaking',
    'GET /wells/{wellId}: parameter header x-tenant',
    'required parameter was added',
    'FIFTH',
    { name: 'X-Tenant', in: 'header', required: true, schema: { type: 'string' } },
  ],
  [
    'optional parameter added',
    'additive',
    'GET /wells/{wellId}: parameter query x',
    'parameter was added',
    'FIFTH',
    { name: 'x', in: 'query', schema: { type: 'string' } },
  ],
  [
    'parameter moved to header',
    'breaking',
    'GET /wells/{wellId}: parameter query product',
    'parameter was moved from query to header',
    'PRODUCT in',
    'header',
  ],
  [
    'list spelling',
    'breaking',
    'GET /wells/{wellId}: parameter query ids',
    'is written otherwise',
    'IDS explode',
    true,
  ],
  [
    'parameter enum value removed',
    'breaking',
    'GET /wells/{wellId}: parameter query product',
    'value gas was removed',
    'PRODUCT schema enum',
    ['oil'],
  ],
  [
    'parameter enum value added',
    'additive',
    'GET /wells/{wellId}: parameter query product',
    'value water was added',
    'PRODUCT schema enum',
    ['oil', 'gas', 'water'],
  ],
  [
    'parameter default changed',
    'breaking',
    'GET /wells/{wellId}: parameter query product',
    'default changed from oil to gas',
    'PRODUCT schema default',
    'gas',
  ],
  [
    'parameter maximum lowered',
    'breaking',
    'GET /wells/{wellId}: parameter query limit',
    'maximum changed from 500 to 100',
    'LIMIT schema maximum',
    100,
  ],
  [
    'parameter maximum raised',
    'additive',
    'GET /wells/{wellId}: parameter query limit',
    'maximum changed from 500 to 1000',
    'LIMIT schema maximum',
    1000,
  ],
  [
    'parameter minimum raised',
    'breaking',
    'GET /wells/{wellId}: parameter query limit',
    'minimum changed from 1 to 2',
    'LIMIT schema minimum',
    2,
  ],
  [
    'parameter maxItems lowered',
    'breaking',
    'GET /wells/{wellId}: parameter query ids',
    'maxItems changed from 200 to 10',
    'IDS schema maxItems',
    10,
  ],
  [
    'parameter items maxLength lowered',
    'breaking',
    'GET /wells/{wellId}: parameter query ids []',
    'maxLength changed from 64 to 10',
    'IDS schema items maxLength',
    10,
  ],
  [
    'parameter items pattern changed',
    'breaking',
    'GET /wells/{wellId}: parameter query ids []',
    'pattern changed from ^[a-z]+$ to ^[a-c]+$',
    'IDS schema items pattern',
    '^[a-c]+$',
  ],
  [
    'parameter items minLength raised',
    'breaking',
    'GET /wells/{wellId}: parameter query ids []',
    'minLength changed from 1 to 5',
    'IDS schema items minLength',
    5,
  ],
  [
    'parameter format changed',
    'breaking',
    'GET /wells/{wellId}: parameter query day',
    'format changed from date to date-time',
    'DAY schema format',
    'date-time',
  ],
  [
    'parameter type changed',
    'breaking',
    'GET /wells/{wellId}: parameter query limit',
    'type changed from integer to string',
    'LIMIT schema type',
    'string',
  ],
  [
    'path parameter maxLength lowered',
    'breaking',
    'GET /wells/{wellId}: parameter path wellId',
    'maxLength changed from 64 to 10',
    'components parameters WellId schema maxLength',
    10,
  ],
  [
    'body became required',
    'breaking',
    'POST /wells/{wellId}: request body',
    'body became required',
    'POST requestBody required',
    true,
  ],
  [
    'body media type removed',
    'breaking',
    'POST /wells/{wellId}: request body',
    'media type application/json was removed',
    'POST requestBody content',
    { 'text/csv': { schema: { type: 'string' } } },
  ],
  [
    'request field removed (closed)',
    'breaking',
    'POST /wells/{wellId}: request body depth',
    'field was removed',
    'NEW properties depth',
  ],
  [
    'request field became required',
    'breaking',
    'POST /wells/{wellId}: request body depth',
    'field became required',
    'NEW required',
    ['name', 'depth'],
  ],
  [
    'request field became optional',
    'additive',
    'POST /wells/{wellId}: request body name',
    'field became optional',
    'NEW required',
    [],
  ],
  [
    'optional request field added',
    'additive',
    'POST /wells/{wellId}: request body area',
    'field was added',
    'NEW properties area',
    { type: 'string' },
  ],
  [
    'request minimum raised',
    'breaking',
    'POST /wells/{wellId}: request body depth',
    'minimum changed from 0 to 10',
    'NEW properties depth minimum',
    10,
  ],
  [
    'request maximum lowered',
    'breaking',
    'POST /wells/{wellId}: request body depth',
    'maximum changed from 9000 to 10',
    'NEW properties depth maximum',
    10,
  ],
  [
    'request exclusiveMinimum added',
    'breaking',
    'POST /wells/{wellId}: request body depth',
    'exclusiveMinimum changed from none to 0',
    'NEW properties depth exclusiveMinimum',
    0,
  ],
  [
    'request multipleOf changed',
    'breaking',
    'POST /wells/{wellId}: request body depth',
    'multipleOf changed from 0.5 to 5',
    'NEW properties depth multipleOf',
    5,
  ],
  [
    'request minLength raised',
    'breaking',
    'POST /wells/{wellId}: request body name',
    'minLength changed from 1 to 5',
    'NEW properties name minLength',
    5,
  ],
  [
    'request maxLength lowered',
    'breaking',
    'POST /wells/{wellId}: request body name',
    'maxLength changed from 20 to 5',
    'NEW properties name maxLength',
    5,
  ],
  [
    'request maxLength removed',
    'additive',
    'POST /wells/{wellId}: request body name',
    'maxLength changed from 20 to none',
    'NEW properties name maxLength',
  ],
  [
    'request pattern changed',
    'breaking',
    'POST /wells/{wellId}: request body name',
    'pattern changed from ^[A-Z]+$ to ^[A-C]+$',
    'NEW properties name pattern',
    '^[A-C]+$',
  ],
  [
    'request pattern removed',
    'additive',
    'POST /wells/{wellId}: request body name',
    'pattern changed from ^[A-Z]+$ to none',
    'NEW properties name pattern',
  ],
  [
    'request pattern added',
    'breaking',
    'POST /wells/{wellId}: request body lift',
    'pattern changed from none to ^e',
    'NEW properties lift pattern',
    '^e',
  ],
  [
    'request enum value removed',
    'breaking',
    'POST /wells/{wellId}: request body lift',
    'value gas was removed',
    'NEW properties lift enum',
    ['esp'],
  ],
  [
    'request default changed',
    'breaking',
    'POST /wells/{wellId}: request body lift',
    'default changed from esp to gas',
    'NEW properties lift default',
    'gas',
  ],
  [
    'request null no longer taken',
    'breaking',
    'POST /wells/{wellId}: request body note',
    'type changed from string or null to string',
    'NEW properties note type',
    'string',
  ],
  [
    'request null now taken',
    'additive',
    'POST /wells/{wellId}: request body lift',
    'type changed from string to string or null',
    'NEW properties lift type',
    ['string', 'null'],
  ],
  [
    'request minItems raised',
    'breaking',
    'POST /wells/{wellId}: request body groups',
    'minItems changed from 0 to 2',
    'NEW properties groups minItems',
    2,
  ],
  [
    'request maxItems lowered',
    'breaking',
    'POST /wells/{wellId}: request body groups',
    'maxItems changed from 10 to 2',
    'NEW properties groups maxItems',
    2,
  ],
  [
    'request uniqueItems',
    'breaking',
    'POST /wells/{wellId}: request body groups',
    'uniqueItems is true',
    'NEW properties groups uniqueItems',
    true,
  ],
  [
    'request format added',
    'breaking',
    'POST /wells/{wellId}: request body name',
    'format changed from none to uuid',
    'NEW properties name format',
    'uuid',
  ],
  [
    'request format changed',
    'breaking',
    'POST /wells/{wellId}: request body day',
    'format changed from date to date-time',
    'NEW properties day format',
    'date-time',
  ],
  [
    'request x-unit changed',
    'breaking',
    'POST /wells/{wellId}: request body depth',
    'x-unit changed from none to ft',
    'NEW properties depth x-unit',
    'ft',
  ],
  [
    'request open to unknown fields',
    'additive',
    'POST /wells/{wellId}: request body',
    'unknown fields are allowed',
    'NEW additionalProperties',
    true,
  ],
  [
    'request contentEncoding',
    'breaking',
    'POST /wells/{wellId}: request body name',
    'contentEncoding changed from none to base64',
    'NEW properties name contentEncoding',
    'base64',
  ],
  [
    'request not added',
    'breaking',
    'POST /wells/{wellId}: request body name',
    'not changed',
    'NEW properties name not',
    { const: 'X' },
  ],
  [
    'success status removed',
    'breaking',
    'GET /wells/{wellId}: response 200',
    'response was removed',
    'GET responses',
    {
      '201': {
        description: 'ok',
        headers: { 'X-Total-Count': { required: true, schema: { type: 'integer', minimum: 0 } } },
        content: {
          'application/json': {
            schema: { type: 'array', maxItems: 500, items: { $ref: '#/components/schemas/Well' } },
          },
        },
      },
      '404': { $ref: '#/components/responses/NotFound' },
    },
  ],
  [
    'error status removed',
    'notable',
    'GET /wells/{wellId}: response 404',
    'response was removed',
    'GET responses 404',
  ],
  [
    'error status added',
    'notable',
    'GET /wells/{wellId}: response 429',
    'response was added',
    'GET responses 429',
    { description: 'x' },
  ],
  [
    'success status added',
    'breaking',
    'GET /wells/{wellId}: response 202',
    'response was added',
    'GET responses 202',
    { description: 'x' },
  ],
  [
    'answer header removed',
    'breaking',
    'GET /wells/{wellId}: response 200 header X-Total-Count',
    'header was removed',
    'OK headers',
    {},
  ],
  [
    'answer header no longer certain',
    'breaking',
    'GET /wells/{wellId}: response 200 header X-Total-Count',
    'header is no longer always present',
    'OK headers X-Total-Count required',
    false,
  ],
  [
    'answer header type',
    'breaking',
    'GET /wells/{wellId}: response 200 header X-Total-Count',
    'type changed from integer to string',
    'OK headers X-Total-Count schema type',
    'string',
  ],
  [
    'answer header added',
    'additive',
    'GET /wells/{wellId}: response 200 header X-New',
    'header was added',
    'OK headers X-New',
    { schema: { type: 'string' } },
  ],
  [
    'answer media type removed',
    'breaking',
    'GET /wells/{wellId}: response 404',
    'media type text/plain was removed',
    'components responses NotFound content',
    { 'application/json': { schema: { type: 'string' } } },
  ],
  [
    'answer field removed (required)',
    'breaking',
    'GET /wells/{wellId}: response 200 [].name',
    'field was removed',
    'BASE properties name',
  ],
  [
    'answer field removed (optional)',
    'breaking',
    'GET /wells/{wellId}: response 200 [].day',
    'field was removed',
    'WELL properties day',
  ],
  [
    'answer field added',
    'additive',
    'GET /wells/{wellId}: response 200 [].extra',
    'field was added',
    'WELL properties extra',
    { type: 'string' },
  ],
  [
    'answer field no longer certain',
    'breaking',
    'GET /wells/{wellId}: response 200 [].status',
    'field is no longer always present',
    'WELL required',
    ['rate'],
  ],
  [
    'answer field now certain',
    'notable',
    'GET /wells/{wellId}: response 200 [].day',
    'field is always present now',
    'WELL required',
    ['rate', 'status', 'day'],
  ],
  [
    'answer type changed',
    'breaking',
    'GET /wells/{wellId}: response 200 [].rate',
    'type changed from number or null to string',
    'WELL properties rate type',
    'string',
  ],
  [
    'answer integer became number',
    'breaking',
    'GET /wells/{wellId}: response 200 [].count',
    'type changed from integer to number',
    'WELL properties count type',
    'number',
  ],
  [
    'answer may be null',
    'breaking',
    'GET /wells/{wellId}: response 200 [].day',
    'type changed from string to string or null',
    'WELL properties day type',
    ['string', 'null'],
  ],
  [
    'answer never null',
    'notable',
    'GET /wells/{wellId}: response 200 [].rate',
    'type changed from number or null to number',
    'WELL properties rate type',
    'number',
  ],
  [
    'answer format changed',
    'breaking',
    'GET /wells/{wellId}: response 200 [].day',
    'format changed from date to date-time',
    'WELL properties day format',
    'date-time',
  ],
  [
    'answer format removed',
    'breaking',
    'GET /wells/{wellId}: response 200 [].day',
    'format changed from date to none',
    'WELL properties day format',
  ],
  [
    'answer pattern changed',
    'breaking',
    'GET /wells/{wellId}: response 200 [].name',
    'pattern changed from ^[A-Z]+$ to ^[a-z]+$',
    'BASE properties name pattern',
    '^[a-z]+$',
  ],
  [
    'answer pattern removed',
    'breaking',
    'GET /wells/{wellId}: response 200 [].name',
    'pattern changed from ^[A-Z]+$ to none',
    'BASE properties name pattern',
  ],
  [
    'answer enum value added',
    'breaking',
    'GET /wells/{wellId}: response 200 [].status',
    'value testing was added',
    'WELL properties status enum',
    ['producing', 'shutIn', 'testing'],
  ],
  [
    'answer enum value removed',
    'breaking',
    'GET /wells/{wellId}: response 200 [].status',
    'value shutIn was removed',
    'WELL properties status enum',
    ['producing'],
  ],
  [
    'answer const changed',
    'breaking',
    'GET /wells/{wellId}: response 200 [].kind',
    'value well was removed',
    'WELL properties kind const',
    'bore',
  ],
  [
    'answer maximum raised',
    'breaking',
    'GET /wells/{wellId}: response 200 [].rate',
    'maximum changed from 100 to 200',
    'WELL properties rate maximum',
    200,
  ],
  [
    'answer maximum lowered',
    'notable',
    'GET /wells/{wellId}: response 200 [].rate',
    'maximum changed from 100 to 50',
    'WELL properties rate maximum',
    50,
  ],
  [
    'answer minimum lowered',
    'breaking',
    'GET /wells/{wellId}: response 200 [].rate',
    'minimum changed from 0 to -1',
    'WELL properties rate minimum',
    -1,
  ],
  [
    'answer maxLength raised',
    'breaking',
    'GET /wells/{wellId}: response 200 [].name',
    'maxLength changed from 64 to 100',
    'BASE properties name maxLength',
    100,
  ],
  [
    'answer maxItems raised',
    'breaking',
    'GET /wells/{wellId}: response 200',
    'maxItems changed from 500 to 1000',
    'OK content application/json schema maxItems',
    1000,
  ],
  [
    'answer minItems lowered',
    'breaking',
    'GET /wells/{wellId}: response 200 [].tags',
    'minItems changed from 1 to 0',
    'WELL properties tags minItems',
    0,
  ],
  [
    'answer items type',
    'breaking',
    'GET /wells/{wellId}: response 200 [].tags[]',
    'type changed from string to number',
    'WELL properties tags items type',
    'number',
  ],
  [
    'answer unit changed',
    'breaking',
    'GET /wells/{wellId}: response 200 [].rate',
    'x-unit changed from Sm3/d to bbl/d',
    'WELL properties rate x-unit',
    'bbl/d',
  ],
  [
    'answer alternative added',
    'breaking',
    'GET /wells/{wellId}: response 200 [].event(string)',
    'alternative was added',
    'WELL properties event oneOf 2',
    { type: 'string' },
  ],
  [
    'answer alternative removed',
    'breaking',
    'GET /wells/{wellId}: response 200 [].event(Test)',
    'alternative was removed',
    'WELL properties event oneOf',
    [{ $ref: '#/components/schemas/Trip' }],
  ],
  [
    'answer alternative changed',
    'breaking',
    'GET /wells/{wellId}: response 200 [].event(Trip).hours',
    'type changed from number to string',
    'components schemas Trip properties hours type',
    'string',
  ],
  [
    'answer discriminator added',
    'breaking',
    'GET /wells/{wellId}: response 200 [].event',
    'discriminator changed',
    'WELL properties event discriminator',
    { propertyName: 'type' },
  ],
  [
    'answer extra values type',
    'breaking',
    'GET /wells/{wellId}: response 200 [].pump.*',
    'type changed from number to string',
    'WELL properties pump additionalProperties type',
    'string',
  ],
  [
    'security added',
    'breaking',
    'POST /wells/{wellId}: ',
    'security changed from none to idToken',
    'POST security',
    [{ idToken: [] }],
  ],
  [
    'security removed',
    'additive',
    'GET /wells/{wellId}: ',
    'security changed from idToken to none',
    'GET security',
    [],
  ],
  [
    'security scheme changed',
    'breaking',
    'GET /wells/{wellId}: ',
    'security changed from idToken to idToken',
    'components securitySchemes idToken scheme',
    'basic',
  ],
  [
    'global security added scheme',
    'breaking',
    'GET /wells/{wellId}: ',
    'security changed from idToken to idToken and key',
    'security',
    [{ idToken: [], key: [] }],
  ],
];

describe('the contract', () => {
  it.each(probes)('judges %s', (_name, severity, where, text, place, value) => {
    const [worst] = judged(place, value);
    expect(worst).toBe(`${severity}: ${where}: ${text}`);
  });

  it('tells readers only of other texts', () => {
    const texts = withChange(smallContract(), 'WELL properties day description', 'Production day');
    expect(compareContracts(smallContract(), texts)).toEqual([
      expect.objectContaining({ severity: 'text', operation: '', place: '' }),
    ]);
  });

  it('breaks nothing by a rule of its own that moved into a component', () => {
    const { required, properties } = (smallContract()['components'] as Record<string, Record<string, Node>>)[
      'schemas'
    ]!['Added']!;
    const moved = withChange(smallContract(), 'components schemas Moved', {
      type: 'object',
      required,
      properties,
    });
    const changes = compareContracts(
      smallContract(),
      withChange(moved, 'components schemas Added', { $ref: '#/components/schemas/Moved' }),
    );
    expect(changes.map(({ severity }) => severity)).toEqual(['text']);
  });

  it('takes no rule that it does not know for harmless', () => {
    expect(judged('WELL properties day x-of-tomorrow', 'late')).toEqual([
      `breaking: ${answer} [].day: x-of-tomorrow changed from none to late`,
    ]);
  });
});

describe('our own contract', () => {
  it('is equal to itself', () => {
    expect(compareContracts(contract, structuredClone(contract))).toEqual([]);
  });

  it('never loses a field of a schema unnoticed', () => {
    const schemas = (contract['components'] as Node)['schemas'] as Record<string, { properties?: Node }>;
    const places = Object.entries(schemas).flatMap(([name, { properties }]) =>
      Object.keys(properties ?? {}).map((field) => `components schemas ${name} properties ${field}`),
    );
    expect(places.length).toBeGreaterThan(300);
    fc.assert(
      fc.property(fc.constantFrom(...places), (place) => {
        const after = withChange(contract, place, undefined);
        expect(compareContracts(contract, after)[0]?.severity).toBe('breaking');
      }),
      { numRuns: 25 },
    );
  });
});

describe('a version', () => {
  const of = (...severities: Severity[]) =>
    severities.map((severity) => ({ severity, operation: '', place: '', text: '' }));

  it.each([
    ['1.4.2', of('breaking', 'additive'), '2.0.0'],
    ['1.4.2', of('additive'), '1.5.0'],
    ['1.4.2', of('notable'), '1.5.0'],
    ['1.4.2', of('text'), '1.4.3'],
    ['1.4.2', of(), '1.4.2'],
    ['0.4.2', of('breaking'), '0.5.0'],
    ['0.4.2', of('additive'), '0.4.3'],
    ['0.4.2', of('text'), '0.4.3'],
  ])('%s follows its changes', (before, changes, wanted) => {
    expect(nextVersion(before, changes)).toBe(wanted);
  });

  it('is compared by its numbers', () => {
    expect(isAtLeast('1.10.0', '1.9.9')).toBe(true);
    expect(isAtLeast('2.0.0', '1.9.9')).toBe(true);
    expect(isAtLeast('1.9.9', '1.9.9')).toBe(true);
    expect(isAtLeast('1.9.8', '1.9.9')).toBe(false);
    expect(isAtLeast('9.0.0', '10.0.0')).toBe(false);
    expect(() => isAtLeast('1.9', '1.9.9')).toThrow('info.version 1.9 is not major.minor.patch');
  });
});

describe('the changelog', () => {
  it('says once what happened to several operations alike', () => {
    const after = withChange(smallContract(), 'components parameters WellId schema maxLength', 10);
    const more = withChange(after, 'WELL properties extra', { type: 'string' });
    expect(changelogOf('2.0.0', compareContracts(smallContract(), more))).toBe(
      [
        '## 2.0.0',
        '### Breaking',
        '- `GET /wells/{wellId}`, `POST /wells/{wellId}`, `parameter path wellId`: maxLength changed from 64 to 10',
        '### New',
        '- `GET /wells/{wellId}`, `response 200 [].extra`: field was added\n',
      ].join('\n\n'),
    );
  });
});
