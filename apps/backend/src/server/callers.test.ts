import { describe, expect, it } from 'vitest';
import type { ContractParameter } from './contract-document.ts';
import { queryOfMachine } from './callers.ts';

const parameter = (name: string): ContractParameter => ({
  ...{ name, in: 'query', required: false, commaList: true, schema: {} },
});
const list = { parameters: [parameter('fieldIds'), parameter('days')] };

describe('the query of a program', () => {
  it('is as it was sent for a key that is good for every field', () => {
    expect(queryOfMachine(list, { days: 7 }, { fieldIds: null })).toEqual({ days: 7 });
  });

  it('asks for the fields of the key where it names none, and for those that it names', () => {
    const machine = { fieldIds: ['a', 'b'] };
    expect(queryOfMachine(list, { days: 7 }, machine)).toEqual({ days: 7, fieldIds: ['a', 'b'] });
    expect(queryOfMachine(list, { fieldIds: ['b'] }, machine)).toEqual({ fieldIds: ['b'] });
  });

  it.each([
    ['another field', list, { fieldIds: ['a', 'c'] }, ['a', 'b'], 'not good for: c'],
    ['a call without fields', { parameters: [parameter('days')] }, {}, ['a'], 'cannot be limited'],
    // Without fields, every field would be chosen.
    ['a key none of whose fields is left', list, {}, [], 'are gone'],
  ])('is refused for %s', (_, operation, query, fieldIds, message) => {
    expect(() => queryOfMachine(operation, query, { fieldIds })).toThrow(
      expect.objectContaining({ status: 403, message: expect.stringContaining(message) }) as Error,
    );
  });
});
