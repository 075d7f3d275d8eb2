import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  allOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  maxLength?: number;
  maxItems?: number;
  description?: string;
  'x-unit'?: string;
}

interface Media {
  schema: Schema;
  examples?: Record<string, unknown>;
}

interface Operation {
  operationId: string;
  security?: object[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
  'x-cnx-extension'?: boolean;
}

interface PathItem {
  get?: Operation;
  post?: Operation;
  'x-cnx-extension'?: boolean;
  'x-cnx-external'?: boolean;
}

interface Contract {
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema> };
}

const contract = parse(readFileSync(new URL('../../openapi/cnx.yaml', import.meta.url), 'utf8')) as Contract;
const { schemas } = contract.components;

/** The calls that the product's specification fixes, by method and path. */
const specified = `
  GET /CNXUser/validate/{email}
  POST /TransferToken
  POST /CNXAuth/B2cToken
  GET /CNXAuth/B2cChallenge
  GET /CNXAuth/ValidateB2cToken
  POST /CNXAuth/ValidateEmailAndPassword
  POST /CNXAuth/ExtractSSOToken
  POST /CNXAuth/ResetPassword
  POST /CNXUser/validateUser
  GET /CNXUser/userinfo
  POST /CNXApplications/GetBackendUrlByFeUrl
  POST /CNXAuth/refreshtoken
  POST /CNXAuth/ForgotPassword
  GET /Notification/GetNotificationsInfo
  GET /OptimizationDashboard/GetFrequencyChangeInfo
  GET /OptimizationDashboard/GetTrackedFrequencyChangeInfo
  GET /OptimizationDashboard/GetFrequencyInfo
  GET /ExceptionReport/GetChangeDetectionStatistics
  GET /ExceptionReport/GetGasInterfaceExceptionReportInfo
  GET /ExceptionReport/GetHighProductionDropExceptionReportInfo
  GET /Dashboard/GetDeferredProductionInfo
  GET /Dashboard/GetProductionOptimizationInfo
  GET /Dashboard/GetScheduleInfo
  GET /Dashboard/GetSustainableProductionInfo
  GET /ExceptionReport/GetBusinessUnits
  GET /ExceptionReport/GetAreas
  GET /ExceptionReport/GetFields
  GET /ExceptionReport/GetManufacturers
  GET /ExceptionReport/GetWellGroups
  GET /ExceptionReport/GetMethodOfProductions
  GET /ExceptionReport/GetWells
`
  .trim()
  .split(/\s*\n\s*/);

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  (['get', 'post'] as const).flatMap((method) => {
    const operation = item[method];
    return operation ? [{ name: `${method.toUpperCase()} ${path}`, item, operation }] : [];
  }),
);

const nameOf = (schema: Schema) => schema.$ref?.replace('#/components/schemas/', '');
const resolve = (schema: Schema): Schema => (schema.$ref ? schemas[nameOf(schema)!]! : schema);
const typesOf = (schema: Schema) => [schema.type ?? []].flat();

/** Every schema below one, with the place where it stands; references are followed by the caller. */
function within(schema: Schema, place: string): { place: string; schema: Schema }[] {
  const below = [
    ...Object.entries(schema.properties ?? {}).map(([name, child]) => [`${place}.${name}`, child] as const),
    ...[...(schema.allOf ?? []), ...(schema.oneOf ?? [])].map((child) => [`${place}()`, child] as const),
    ...(schema.items ? [[`${place}[]`, schema.items] as const] : []),
  ];
  return [{ place, schema }, ...below.flatMap(([name, child]) => within(child, name))];
}

const everySchema = Object.entries(schemas).flatMap(([name, schema]) => within(schema, name));

describe('the calls', () => {
  it('are those of the specification, under their exact names', () => {
    const own = operations.filter(
      ({ item, operation }) => !item['x-cnx-extension'] && !operation['x-cnx-extension'],
    );
    expect(own.map(({ name }) => name).sort()).toEqual([...specified].sort());
  });

  it('mark what goes beyond it', () => {
    const beyond = operations.filter(({ item }) => item['x-cnx-extension']).map(({ name }) => name);
    expect(beyond.length + specified.length).toBe(operations.length);
  });

  it('leave one to the linked applications', () => {
    const external = operations.filter(({ item }) => item['x-cnx-external']).map(({ name }) => name);
    expect(external).toEqual(['POST /TransferToken']);
  });

  it.each(operations.map(({ name, operation }) => [name, operation] as const))(
    '%s has its answers',
    (_name, operation) => {
      const statuses = Object.keys(operation.responses);
      expect(statuses).toContain('200');
      expect(statuses).toContain('500');
      if (operation.security?.length !== 0)
        expect(statuses).toEqual(expect.arrayContaining(['401', '403', '503']));
      if (operation.requestBody) expect(statuses).toContain('400');
      const answer = operation.responses['200']?.content?.['application/json'];
      expect(Object.keys(answer?.examples ?? {}).length).toBeGreaterThan(0);
    },
  );
});

describe('request bodies', () => {
  const bodies = operations.flatMap(({ name, operation }) => {
    const media = operation.requestBody?.content['application/json'];
    return media ? [[name, media.schema] as const] : [];
  });

  it.each(bodies)('of %s hold no unknown field and no text without a longest length', (name, body) => {
    const found = within(resolve(body), name).map((entry) => ({ ...entry, schema: resolve(entry.schema) }));
    const objects = found.filter(({ schema }) => schema.properties);
    const texts = found.filter(({ schema }) => typesOf(schema).includes('string'));
    expect(objects.length).toBeGreaterThan(0);
    expect(objects.filter(({ schema }) => schema.additionalProperties !== false)).toEqual([]);
    expect(texts.filter(({ schema }) => schema.maxLength === undefined && !schema.enum)).toEqual([]);
  });
});

describe('fields', () => {
  it('that hold a number state its unit', () => {
    const numbers = everySchema.filter(({ schema }) => typesOf(schema).includes('number'));
    expect(numbers.length).toBeGreaterThan(100);
    const withoutUnit = numbers.filter(({ schema, place }) => !schema['x-unit'] && place !== 'Column[]');
    expect(withoutUnit.map(({ place }) => place)).toEqual([]);
  });

  it('that hold a column state its unit', () => {
    const columns = everySchema.filter(({ schema }) => nameOf(schema) === 'Column');
    expect(columns.length).toBeGreaterThan(10);
    expect(columns.filter(({ schema }) => !schema['x-unit']).map(({ place }) => place)).toEqual([]);
  });

  it('say what they are, themselves or by the schema they refer to', () => {
    const fields = everySchema.filter(({ place }) => !/(\[\]|\(\))$/.test(place));
    const silent = fields.filter(({ schema }) => !schema.description && !resolve(schema).description);
    expect(silent.map(({ place }) => place)).toEqual([]);
  });

  it('of answers are always there, unknown values as null', () => {
    const mayLack = [
      'TokenPackage.access_token',
      'ForgotPasswordResult.status',
      'ForgotPasswordResult.statusCode',
    ];
    const open = everySchema.filter(
      ({ schema }) => schema.properties && schema.additionalProperties !== false,
    );
    const optional = open.flatMap(({ place, schema }) =>
      Object.keys(schema.properties ?? {})
        .filter((name) => !schema.required?.includes(name))
        .map((name) => `${place}.${name}`),
    );
    expect(optional).toEqual(mayLack);
  });
});
