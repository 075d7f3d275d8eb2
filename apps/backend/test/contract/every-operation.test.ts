import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessRules } from '../../src/server/authorization.ts';
import type { OperationId } from '../../src/server/contract-handlers.ts';
import type { Schema } from '../../src/server/contract-document.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation, contract, filteredOperations, operationOf } from '../support/contract-calls.ts';
import { createSmallDemonstration } from '../support/demonstration.ts';
import { samples } from '../support/samples.ts';

/** What operations answer that do not answer JSON. */
const otherTypes: Readonly<Record<string, string>> = {
  getPhoto: 'image/webp',
  getCalendar: 'text/calendar; charset=utf-8',
};

let backend: TestBackend;
let token: string;
let refreshToken: string;
let adminToken: string;
beforeAll(async () => {
  backend = await createTestBackend({}, { database: await createSmallDemonstration() });
  ({ id_token: token, refresh_token: refreshToken } = (await backend.signIn()).body);
  adminToken = (await backend.signIn('admin@cnx.example')).body.id_token;
});
afterAll(() => backend.close());

describe('every operation of the contract', () => {
  it('has a sample', () => {
    expect(Object.keys(samples).sort()).toEqual(contract.operations.map(({ id }) => id).sort());
  });

  it.each(Object.entries(samples))('%s', async (id, [status, sample]) => {
    const bearer = { anyone: undefined, signedIn: token, administrator: adminToken }[
      accessRules[id as OperationId].who
    ];
    const answer = await callOperation(
      backend,
      id as OperationId,
      bearer,
      await sample({ backend, token, refreshToken }),
    );
    expect(answer.text.slice(0, 500)).not.toContain('Internal error');
    expect(answer.status).toBe(status);
    const type = otherTypes[id] ?? 'application/json; charset=utf-8';
    expect(answer.headers['content-type']).toBe(type);
    if (status === 501)
      expect(answer.body.errors).toEqual([
        { message: expect.stringMatching(/not offered/) as unknown, code: 'notOffered' },
      ]);
  });

  it('answers the data calls with real content', async () => {
    const shown = await backend.signIn();
    const empty: string[] = [];
    for (const id of filteredOperations) {
      // The one list of the summary is of wells whose advice is held: a small demonstration may have none.
      if (id === 'getDailyProduction' || id === 'getOptimizationSummary') continue;
      // Whole months: the newest thirty days may have none.
      if (id === 'getReportedMonths') continue;
      const { body } = await callOperation(backend, id, shown.body.id_token);
      const lists = Object.values(Array.isArray(body) ? { body } : body).filter(Array.isArray);
      if (lists.length > 0 && lists.every((list) => list.length === 0)) empty.push(id);
    }
    expect(empty, 'these calls answer no row of the demonstration').toEqual([]);
  });
});

describe('every text of a request', () => {
  /** Places of texts whose length nothing bounds. */
  function unbounded(schema: Schema, place: string): string[] {
    const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => (schema[key] as Schema[] | undefined) ?? []);
    const inside = [
      ...parts.flatMap((part) => unbounded(part, place)),
      ...Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).flatMap(([name, child]) =>
        unbounded(child, `${place}/${name}`),
      ),
      ...(schema['items'] ? unbounded(schema['items'] as Schema, `${place}/0`) : []),
    ];
    const bounded =
      ['maxLength', 'enum', 'const'].some((key) => key in schema) || schema['format'] === 'date';
    if (schema['type'] === 'string' && !bounded) return [place, ...inside];
    if (schema['type'] === 'array' && !('maxItems' in schema)) return [place, ...inside];
    return inside;
  }

  it.each(contract.operations.map(({ id }) => id as OperationId))('of %s has a greatest length', (id) => {
    const { parameters, body } = operationOf(id);
    const places = [
      ...parameters.flatMap(({ name, in: place, schema }) => unbounded(schema, `${place}/${name}`)),
      ...(body ? unbounded(body.schema, 'body') : []),
    ];
    expect(places).toEqual([]);
  });
});

describe('the log of every call', () => {
  it('names each operation and holds no token, password or address', () => {
    const log = backend.logged();
    for (const { id } of contract.operations) expect(log).toContain(`"operation":"${id}"`);
    expect(log).not.toContain(refreshToken);
    expect(log).not.toMatch(/eyJ[\w-]+\.|Portal#2026|Another\+1|@cnx\.example/);
  });
});
