import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '@cnx/api/schema';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';

type Cause = components['schemas']['Cause'];

let backend: TestBackend;
let admin: string;
let engineer: string;

beforeAll(async () => {
  backend = await createTestBackend();
  admin = (await backend.signIn('admin@cnx.example')).body.id_token;
  engineer = (await backend.signIn('engineer@cnx.example')).body.id_token;
});
afterAll(() => backend.close());

const list = async () =>
  (await callOperation(backend, 'getCauses', engineer, {})).body as unknown as readonly Cause[];
const save = (body: object, token = admin) => callOperation(backend, 'saveCause', token, { body });
const hydrate = {
  code: 'hydrate',
  parentCode: null,
  texts: { en: 'Hydrate', es: 'Hidratos', fr: null },
  choke: 'well',
  usualKind: 'unplanned',
  active: true,
  aliases: ['hydrateplug'],
  version: null,
};

it('lists what findings, changes and losses have in common, in three languages', async () => {
  const causes = await list();
  expect(causes.find(({ code }) => code === 'water-breakthrough')).toMatchObject({
    parentCode: 'reservoir',
    texts: { en: 'Water breakthrough', es: 'Irrupción de agua', fr: 'Percée d’eau' },
    aliases: ['watering'],
    computed: false,
  });
  expect(causes.filter(({ computed }) => computed).map(({ code }) => code)).toEqual([
    'not-reported',
    'underperformance',
    'normal-variation',
  ]);
});

it('is changed by administrators alone, who see each change in the audit log', async () => {
  expect((await save(hydrate, engineer)).status).toBe(403);
  expect((await save(hydrate)).body).toMatchObject({ code: 'hydrate', version: 1 });
  const off = await save({ ...hydrate, active: false, version: 1 });
  expect(off.body).toMatchObject({ active: false, version: 2 });
  const events = await callOperation(backend, 'getAuditEvents', admin, { query: { kind: 'causeChange' } });
  expect((events.body as unknown as { detail: object }[]).map(({ detail }) => detail)).toEqual([
    { action: 'change' },
    { action: 'add' },
  ]);
});

it('refuses an older version, a word of another cause, and a cause that is a part of itself', async () => {
  expect((await save({ ...hydrate, version: 1 })).status).toBe(409);
  expect((await save({ ...hydrate, code: 'ice', aliases: ['watering'] })).status).toBe(409);
  const [reservoir] = (await list()).filter(({ code }) => code === 'reservoir');
  const { computed: _computed, ...own } = reservoir!;
  expect((await save({ ...own, parentCode: 'water-breakthrough' })).status).toBe(400);
});
