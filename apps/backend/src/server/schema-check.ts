import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { maxTextLength } from '../limits.ts';
import type { Schema } from './contract-document.ts';

/** Where a checked value stands; messages begin with it. */
export type Place = 'path' | 'query' | 'header' | 'body' | 'response';

/** @returns One message for each fault, each beginning with its place such as `query/from`; none when all is well. */
export type SchemaCheck = (value: unknown) => string[];

/** How many faults of one value are reported. */
const maxMessages = 10;

const options = { allErrors: true, strict: false, useDefaults: true, validateFormats: true } as const;
// Texts of an address become numbers and truth values; a JSON body already has its types.
const addressAjv = withFormats(new Ajv2020({ ...options, coerceTypes: true }));
const bodyAjv = withFormats(new Ajv2020(options));

/**
 * Compiles a check on its first use. Lengths are checked before anything else, so that no pattern or format ever
 * runs over an over-long text.
 */
export function createSchemaCheck(schema: Schema, place: Place): SchemaCheck {
  const ajv = place === 'body' || place === 'response' ? bodyAjv : addressAjv;
  let checks: [ValidateFunction, ValidateFunction] | undefined;
  return (value) => {
    checks ??= [bodyAjv.compile(capsOf(schema)), ajv.compile(schema)];
    for (const check of checks) {
      if (!check(value))
        return closestErrors(check.errors ?? [])
          .slice(0, maxMessages)
          .map((error) => describe(error, place));
    }
    return [];
  };
}

function withFormats(ajv: Ajv2020): Ajv2020 {
  addFormats(ajv);
  return ajv.addFormat('date', isDate);
}

/** A day of the calendar from year 1 on: what PostgreSQL takes, which is less than RFC 3339 allows. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The same schema, reduced to its limits of length. */
function capsOf(schema: Schema): Schema {
  const caps: Record<string, unknown> = {};
  for (const limit of ['maxLength', 'maxItems', 'maxProperties']) {
    if (schema[limit] !== undefined) caps[limit] = schema[limit];
  }
  if (isSchema(schema['items'])) caps['items'] = capsOf(schema['items']);
  if (isSchema(schema['properties'])) {
    const properties = Object.entries(schema['properties']).filter(([, child]) => isSchema(child));
    caps['properties'] = Object.fromEntries(
      properties.map(([name, child]) => [name, capsOf(child as Schema)]),
    );
  }
  // Whichever alternative a value means, it keeps to the lengths of all of them.
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => (schema[key] as unknown[] | undefined) ?? []);
  if (parts.length) caps['allOf'] = parts.filter(isSchema).map(capsOf);
  return caps;
}

/** Of a value that fits none of several alternatives, only the complaints of the one that it is closest to. */
function closestErrors(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choice = errors.find((error) => error.keyword === 'oneOf' || error.keyword === 'anyOf');
  if (!choice) return errors;
  const alternatives = new Map<string, ErrorObject[]>();
  for (const error of errors.filter((candidate) =>
    candidate.schemaPath.startsWith(`${choice.schemaPath}/`),
  )) {
    const branch = error.schemaPath.slice(choice.schemaPath.length + 1).split('/')[0] ?? '';
    alternatives.set(branch, [...(alternatives.get(branch) ?? []), error]);
  }
  const [closest] = [...alternatives.values()].sort((one, other) => one.length - other.length);
  return closest ?? errors;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Names the place and the rule, never the value: that may be a secret. */
function describe(error: ErrorObject, place: Place): string {
  const where = `${place}${error.instancePath}`;
  const { allowedValues, additionalProperty } = error.params as {
    allowedValues?: unknown[];
    additionalProperty?: string;
  };
  if (error.keyword === 'required') return `${where}/${String(error.params['missingProperty'])} is missing`;
  if (allowedValues) return `${where} must be one of ${allowedValues.join(', ')}`;
  if (additionalProperty !== undefined)
    return `${where} must not have the property ${additionalProperty.slice(0, maxTextLength.shownName)}`;
  return `${where} ${error.message ?? 'is not valid'}`;
}
