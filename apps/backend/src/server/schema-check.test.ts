import { describe, expect, it } from 'vitest';
import { createSchemaCheck } from './schema-check.ts';

const email = { type: 'string', maxLength: 254, pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$' };

describe('createSchemaCheck', () => {
  it('names place and rule of every fault, and never the value', () => {
    const check = createSchemaCheck(
      {
        type: 'object',
        required: ['to'],
        properties: { from: { type: 'string', format: 'date' }, level: { enum: ['well', 'field'] } },
      },
      'query',
    );
    const found = check({ from: 'hunter2', level: 'hunter2' });
    expect(found).toEqual([
      'query/to is missing',
      'query/from must match format "date"',
      'query/level must be one of well, field',
    ]);
  });

  it.each(['2026-02-30', '0000-01-01', '10000-01-01', '2026-2-1', '2026-02-01T00:00', ' 2026-02-01'])(
    'refuses the date %s',
    (date) => {
      expect(createSchemaCheck({ type: 'string', format: 'date' }, 'query')(date)).toHaveLength(1);
    },
  );

  it('turns texts of an address into numbers, but not those of a body', () => {
    const schema = { type: 'object', properties: { limit: { type: 'integer', maximum: 500 } } };
    expect(createSchemaCheck(schema, 'query')({ limit: '7' })).toEqual([]);
    expect(createSchemaCheck(schema, 'query')({ limit: '7x' })).toEqual(['query/limit must be integer']);
    expect(createSchemaCheck(schema, 'body')({ limit: '7' })).toEqual(['body/limit must be integer']);
  });

  it('looks at lengths before patterns, which would not end here, also in alternatives', () => {
    const slow = { type: 'string', maxLength: 30, pattern: '^(a+)+$' };
    const schema = {
      oneOf: [
        { type: 'object', required: ['Email'], properties: { Email: slow } },
        { type: 'object', required: ['email'], properties: { email: slow } },
      ],
    };
    const found = createSchemaCheck(schema, 'body')({ email: `${'a'.repeat(100_000)}!` });
    expect(found).toEqual(['body/email must NOT have more than 30 characters']);
  });

  it('speaks of the alternative that was meant', () => {
    const alternative = (name: string) => ({
      type: 'object',
      additionalProperties: false,
      required: [name, `${name}2`],
      properties: { [name]: email, [`${name}2`]: { type: 'string' } },
    });
    const check = createSchemaCheck({ oneOf: [alternative('A'), alternative('a')] }, 'body');
    expect(check({ a: 'x@y.z', a2: '' })).toEqual([]);
    expect(check({ a: 'x@y.z' })).toEqual(['body/a2 is missing']);
    expect(check({ A: 'nobody', A2: '' })).toEqual([expect.stringContaining('body/A must match pattern')]);
  });
});
