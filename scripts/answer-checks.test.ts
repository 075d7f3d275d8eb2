import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkAnswer } from '../packages/api/src/answer-checks.ts';
import { ContractError } from '../packages/api/src/errors.ts';
import { specifiedAnswers, withoutExtensions } from './contract/specification.mjs';

interface Contract {
  components: { examples: Record<string, { value: unknown }> };
}
const contract = parse(readFileSync('openapi/cnx.yaml', 'utf8')) as Contract;
const rows = contract.components.examples['highProductionDrops']?.value as Record<string, unknown>[];
const [row] = rows as [Record<string, unknown>];
const path = '/ExceptionReport/GetHighProductionDropExceptionReportInfo';

const specified = specifiedAnswers.flatMap(({ path, schema, examples }) =>
  examples.map((name) => ({ path, schema, name })),
);

function faultOf(body: unknown, headers: Record<string, string> = { 'x-total-count': '2' }, isRows = false) {
  try {
    checkAnswer({ method: 'GET', path, headers: new Headers(headers), body, isRows });
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(ContractError);
    const { operation, place, expectation } = error as ContractError;
    expect(operation).toBe(`GET ${path}`);
    return `${place} ${expectation}`;
  }
}

describe('checkAnswer', () => {
  it('lets the contract’s own example pass', () => expect(faultOf(rows)).toBeUndefined());

  it.each([
    ['another shape', {}, 'body type'],
    ['nothing', null, 'body type'],
    ['a row that is nothing', [row, null], 'body/1 type'],
    ['a missing field', [{ ...row, rate: undefined }], 'body/0/rate required'],
    ['another type', [{ ...row, rate: '12' }], 'body/0/rate type'],
    ['a code that is none', [{ ...row, status: 'x'.repeat(65) }], 'body/0/status pattern'],
    ['a code that cannot be printed', [{ ...row, status: 'od\u202ed' }], 'body/0/status pattern'],
    ['a number that cannot be drawn', [{ ...row, rate: 1e308 }], 'body/0/rate maximum'],
    ['an endless number', [{ ...row, rate: JSON.parse('1e999') as number }], 'body/0/rate maximum'],
    ['the year 1', [{ ...row, date: '0001-01-01' }], 'body/0/date format'],
    ['a day that no month has', [{ ...row, date: '2026-06-31' }], 'body/0/date format'],
    ['a thousand times too many rows', Array<unknown>(500_000).fill(row), 'body maxItems'],
  ])('refuses %s and names the place', (_, body, place) => expect(faultOf(body)).toBe(place));

  it('lets a code pass that only a newer server has', () => {
    expect(faultOf([{ ...row, status: 'handedOver', severity: 'extreme' }])).toBeUndefined();
  });

  it('does without headers, which a proxy may remove, and refuses senseless ones', () => {
    expect(faultOf(rows, {})).toBeUndefined();
    expect(faultOf(rows, { 'x-total-count': 'many' })).toBe('headers/x-total-count pattern');
    const range = { 'x-total-count': '2', 'x-data-range': '0001-01-01/2026-11-19' };
    expect(faultOf(rows, range)).toBe('headers/x-data-range pattern');
  });

  it('looks at some of the rows of a list, however many the list has', () => {
    const headers = { 'x-total-count': '90000' };
    expect(faultOf(Array(501).fill(row), headers, true)).toBeUndefined();
    expect(faultOf(Array(501).fill(row), headers)).toBe('body maxItems');
    expect(faultOf([row, { ...row, rate: '12' }], headers, true)).toBe('body/1/rate type');
    const summed = '/Dashboard/GetSustainableProductionInfo';
    const check = () =>
      checkAnswer({ method: 'GET', path: summed, headers: new Headers(headers), body: [row], isRows: true });
    expect(check).toThrow('body/0/period breaks the contract');
  });

  it('takes a list that is longer than a page where no header counts its rows', () => {
    expect(faultOf(Array(501).fill(row), {})).toBeUndefined();
    expect(faultOf(Array<unknown>(500_000).fill(row), {})).toBe('body maxItems');
  });

  it('fills in what a field stands for that is left out', () => {
    const days = contract.components.examples['deferredProduction']?.value as Record<string, unknown>[];
    const beyond = new Set(['underperformance', 'potentialVersion']);
    const day = Object.fromEntries(Object.entries(days[0] ?? {}).filter(([name]) => !beyond.has(name)));
    const body = [day];
    checkAnswer({
      method: 'GET',
      path: '/Dashboard/GetDeferredProductionInfo',
      headers: new Headers(),
      body,
    });
    expect(body).toEqual([{ ...day, underperformance: 0, potentialVersion: '' }]);
  });

  it.each(specified)(
    'does without what is beyond the specification: $path, $name',
    ({ path, name, schema }) => {
      const body = withoutExtensions(schema, contract.components.examples[name]?.value);
      checkAnswer({ method: 'GET', path, headers: new Headers(), body });
    },
  );

  it('takes a field beyond the specification for null, and a list for empty, where it is left out', () => {
    const path = '/OptimizationDashboard/GetFrequencyChangeInfo';
    const { schema } = specified.find((one) => one.path === path)!;
    const body = withoutExtensions(
      schema,
      contract.components.examples['frequencyChanges']?.value,
    ) as object[];
    checkAnswer({ method: 'GET', path, headers: new Headers(), body });
    expect(body[0]).toMatchObject({ expectedPower: null, decisions: [], version: 1 });
  });

  it('names no value of the answer', () => {
    expect(faultOf([{ ...row, rate: 'a secret' }])).not.toContain('secret');
  });

  it('looks at nothing but data calls', () => {
    const headers = new Headers();
    checkAnswer({ method: 'POST', path: '/CNXAuth/Logout', headers, body: null });
    checkAnswer({ method: 'GET', path: '/CNXAuth/B2cChallenge', headers, body: null });
  });
});
