import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession } from '@cnx/api';
import { sql, type Kysely } from 'kysely';
import { createLinkedApp } from '../../../linked-app/src/server.ts';
import { readContent } from '../../src/content/content.ts';
import { connectDatabase, type DatabaseConnection } from '../../src/database/connect.ts';
import { refreshWellMonths } from '../../src/database/rollups.ts';
import type { Database } from '../../src/database/schema.ts';
import type { ContractOperation } from '../../src/server/contract-document.ts';
import { accessRules } from '../../src/server/authorization.ts';
import type { OperationId } from '../../src/server/contract-handlers.ts';
import { callOperation, type Sample } from '../support/contract-calls.ts';
import {
  answerRows,
  contractSource,
  keyOf,
  requestExample,
  strictContract,
  type Node,
  type Row,
} from '../support/contract-rows.ts';
import {
  answerOf,
  authorizeUrl,
  createListeningBackend,
  passSignInPage,
  signInAtProvider,
  type ListeningBackend,
} from '../support/corporate.ts';
import { createFaultFinder, mutationsOf, type Mutation } from '../support/contract-mutations.ts';
import { createSmallDemonstration } from '../support/demonstration.ts';
import { startMailServer } from '../support/mail-server.ts';
import { createReplay, type ReplayOptions } from '../support/replay.ts';
import { samples } from '../support/samples.ts';
import { storeChokeAdvice } from '../support/stored-advice.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../support/stalling-proxy.ts';
import { Visitor } from '../support/visitor.ts';

const contract = strictContract(contractSource);
const replay = createReplay(contract);
const operations = new Map(contract.operations.map((operation) => [operation.id, operation]));
const promised = (status: number) =>
  contract.operations.filter(({ responses }) => responses.has(status)).map(({ id }) => id);
const isExternal = (id: string) => !(id in samples);

const engineer = 'engineer@cnx.example';
const password = 'Portal#2026';

let backend: ListeningBackend;
/** Servers on the same database that answer as the first one does not. */
let limited: FastifyInstance;
let bare: FastifyInstance;
let cutOff: FastifyInstance;
let shortLived: FastifyInstance;
let linkedApp: FastifyInstance;
let linkedAppWithoutKeys: FastifyInstance;
let proxy: DatabaseProxy;
let proxied: DatabaseConnection;

let session: ApiSession;
let signedIn: { backend: ListeningBackend; token: string; refreshToken: string };

beforeAll(async () => {
  backend = await createListeningBackend(
    {
      CNX_ADDRESS_UNKNOWN_ACCOUNTS_PER_MINUTE: '10000',
      CNX_ADDRESS_FAILURES: '10000',
      CNX_LOCK_AFTER_FAILURES: '10000',
    },
    { database: await createSmallDemonstration() },
  );
  const { config, database } = backend;
  await storeWhatIsSeldom(database.db, backend.clock.now());
  const once = Object.fromEntries(
    Object.keys(config.limits)
      .filter((name) =>
        /^(address|resetMailsPer|clientErrors|userChanges|supportMessages|assistantQuestions)/.test(name),
      )
      .map((name) => [name, 1]),
  );
  limited = await backend.another({ config: { ...config, limits: { ...config.limits, ...once } } });
  bare = await backend.another({
    config: { ...config, identityProvider: 'off', demonstration: false, assistant: false },
  });
  shortLived = await backend.another({
    config: { ...config, limits: { ...config.limits, idTokenSeconds: 1 } },
  });
  proxy = await startDatabaseProxy(database.url);
  proxied = await connectDatabase({ databaseUrl: proxy.url, dataDirectory: '', watch: true });
  cutOff = await backend.another({
    db: proxied.db,
    imports: proxied,
    isDatabaseAvailable: () => proxied.isAvailable(),
  });
  const issuer = backend.origin;
  const linked = { port: 4100, audience: 'linked-app', portalOrigin: issuer, issuer, portalSetsClock: true };
  linkedApp = createLinkedApp(
    { ...linked, keysUrl: `${issuer}/api/.well-known/jwks.json` },
    backend.clock.now,
  );
  linkedAppWithoutKeys = createLinkedApp({ ...linked, keysUrl: 'http://localhost:1/' }, backend.clock.now);
  await signIn();
});
afterAll(async () => {
  await Promise.all([linkedApp.close(), linkedAppWithoutKeys.close()]);
  await proxy.close();
  await proxied.close();
  await backend.close();
});

/** What the demonstration of a few wells does not hold: an import that failed, a wellbore, and gas that has gone down again. */
async function storeWhatIsSeldom(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .insertInto('import_run')
    .values({
      started_at: now,
      finished_at: now,
      status: 'failed',
      files: JSON.stringify(['rates.csv']),
      options: JSON.stringify({}),
      message: 'rates.csv could not be read.',
    })
    .execute();
  const key = {
    id: 'a1b2c3d4e5f6',
    scope: 'import',
    secret_hash: Buffer.alloc(32),
    revoked_at: null,
  } as const;
  const tomorrow = new Date(now.getTime() + 86_400_000);
  const others = { created_at: now, expires_at: tomorrow, created_by: null, used_at: null };
  await db
    .insertInto('api_key')
    .values([
      { ...key, ...others, name: 'Historian', all_fields: false },
      { ...key, ...others, id: 'a1b2c3d4e5f7', name: 'Silent', all_fields: true },
    ])
    .execute();
  const field = await db.selectFrom('field').select('id').limit(1).executeTakeFirstOrThrow();
  await db.insertInto('api_key_field').values({ api_key_id: key.id, field_id: field.id }).execute();
  const admin = db.selectFrom('app_user').select('id').where('role_id', '=', 1).limit(1);
  await db.updateTable('api_key').set({ created_by: admin }).where('id', '=', key.id).execute();
  for (const [feed, days, message] of [
    [`key:${key.id}`, 3, null],
    [`key:${key.id}`, 2, null],
    [`key:${key.id}`, 1, null],
    ['folder', 1, 'rates.csv is empty.'],
  ] as const) {
    const at = new Date(now.getTime() - days * 86_400_000);
    const status = message === null ? 'done' : 'failed';
    const run = { started_at: at, finished_at: at, files: '[]', options: '{}', rows_rejected: 1 };
    await db
      .insertInto('import_run')
      .values({ ...run, feed, status, message })
      .execute();
  }
  await db
    .insertInto('notification')
    .values({
      id: 'content-news-seldom',
      kind: 'news',
      severity: 'low',
      title: 'New',
      body: '',
      created_at: now,
      group_key: 'content-news-seldom',
      facts: JSON.stringify({
        code: 'news',
        rule: 'R1',
        moment: now.toISOString(),
        day: now.toISOString().slice(0, 10),
        works: [{ activity: 'wellTest', title: 'Well test' }],
        texts: [{ language: 'en', title: 'New', body: '' }],
      }),
    })
    .execute();
  const newest = db.selectFrom('gas_exception').select('id').orderBy('started_at', 'desc').limit(1);
  await db.updateTable('gas_exception').set({ ended_at: now }).where('id', '=', newest).execute();
  await sql`
    insert into well_mother (well_id, mother_id)
    select bore.id, mother.id from well as bore join well as mother on mother.field_id = bore.field_id and mother.id < bore.id
    order by bore.id desc, mother.id limit 1`.execute(db);
  await storeSeldomDecisions(db, now);
}

/** A finding from before rules were kept, one that was put off, and decisions whose account is gone, and taken back. */
async function storeSeldomDecisions(db: Kysely<Database>, now: Date): Promise<void> {
  const oldest = db
    .selectFrom('production_drop_exception')
    .select('id')
    .orderBy('day')
    .orderBy('id')
    .limit(1);
  await db.updateTable('production_drop_exception').set({ rule: null }).where('id', '=', oldest).execute();
  const said = await db
    .selectFrom('exception_decision as decision')
    .innerJoin('exception_decision_finding as said', 'said.decision_id', 'decision.id')
    .select(['decision.id', 'said.finding_id as findingId'])
    .where('decision.action', '=', 'acknowledge')
    .orderBy('decision.at')
    .limit(2)
    .execute();
  const [gone, undone] = said;
  await db.updateTable('exception_decision').set({ user_id: null }).where('id', '=', gone!.id).execute();
  await db.updateTable('exception_decision').set({ undone_at: now }).where('id', '=', undone!.id).execute();
}

async function signIn(email = engineer): Promise<ApiSession> {
  const { body } = await backend.signIn(email);
  const fresh = { idToken: body.id_token, email };
  if (email === engineer) {
    session = fresh;
    signedIn = { backend, token: body.id_token, refreshToken: body.refresh_token };
  }
  return fresh;
}

/** What users save and remove. */
const changes = [
  'saveView',
  'removeView',
  'createLink',
  'saveAnnotation',
  'removeAnnotation',
  'decideExceptions',
  'decideChangePoints',
  'undoDecision',
  'decideAdvice',
  'undoAdviceDecision',
  'changeSchedule',
  'undoScheduleChange',
  'createCalendarAddress',
  'removeCalendarAddress',
  'saveSensitivity',
  'recodeLosses',
  'undoRecode',
  'saveShiftHandover',
  'confirmShiftHandover',
  'markNotificationsRead',
  'savePreferences',
  'saveProfile',
  'uploadPhoto',
  'removePhoto',
  'endOtherSessions',
  'endSession',
  'snoozeNotifications',
  'createPerson',
  'invitePerson',
  'changePerson',
  'unlockPerson',
  'endPersonSessions',
  'changeRegisteredApplication',
  'sendDailyRows',
  'createApiKey',
  'revokeApiKey',
  'addFilePart',
  'previewImport',
  'storeImport',
  'saveImportTemplate',
  'renameImportTemplate',
  'deleteImportTemplate',
  'previewUndo',
  'undoImport',
  'changeWellRecord',
  'changeFieldRecord',
  'previewWellMerge',
  'mergeWells',
  'saveCause',
  'saveGuardRail',
  'closeMonths',
  'sendMailAgain',
  'sendTestMail',
];

/** Lists whose pages belong to one version of the data. */
const versionedLists = contract.operations
  .filter(({ responses }) => responses.has(409))
  .map(({ id }) => id as OperationId)
  // Its list has one page in the small demonstration.
  .filter((id) => accessRules[id].shared && id !== 'getProductionOptimizationInfo');

/** Stores advice on two chokes. */
async function storeChokes(): Promise<void> {
  const { db } = backend.database;
  const wells = await db.selectFrom('well').select('id').orderBy('id').limit(2).execute();
  for (const { id } of wells)
    await storeChokeAdvice(db, { id: `replayed-${id}`, well: id, at: backend.clock.now() });
}

/** Answers that no caller can bring about at our servers, each with its reason. Another backend may give them. */
const outOfReach: { readonly reason: string; readonly rows: (row: Omit<Row, 'value'>) => boolean }[] = [
  {
    reason:
      'what our servers list for one user or for administrators has pages in an order that changes do not move, and a list of one page has no cursor',
    rows: ({ operation, example }) =>
      example === 'listChanged' && !versionedLists.some((id) => id === operation),
  },
  {
    reason: 'credentials are wrong only where some are sent, and these operations send none',
    rows: ({ operation, example }) => example === 'wrongCredentials' && operations.get(operation)!.secured,
  },
  {
    reason: 'a session can be over only where one is named, and these operations name none',
    rows: ({ operation, example }) =>
      ['expiredToken', 'sessionOver'].includes(example) &&
      !operations.get(operation)!.secured &&
      !(operation === 'refreshToken' && example === 'sessionOver'),
  },
  {
    reason:
      'our limits count failures, mails and reports; a gateway before the backend may count these calls',
    rows: ({ operation, status }) =>
      status === 429 &&
      !['reportClientError', 'sendSupportMessage', 'askAssistant', ...changes].includes(operation) &&
      (operations.get(operation)!.secured ||
        ['refreshToken', 'logout', 'getB2cToken', 'transferToken'].includes(operation)),
  },
  {
    reason: 'our backend always changes passwords and always knows its linked applications',
    rows: ({ operation, status }) =>
      status === 501 && ['resetPassword', 'getBackendUrlByFeUrl'].includes(operation),
  },
  {
    reason: 'these operations ask for nothing that can be broken but not away',
    rows: ({ operation, status }) =>
      status === 500 &&
      ['getJwks', 'getLegalPage', 'getLiveness', 'getReadiness', 'transferToken'].includes(operation),
  },
];
const isOutOfReach = (row: Omit<Row, 'value'>) => outOfReach.some(({ rows }) => rows(row));
const offered = (status: number) => [
  ...new Set(
    answerRows.filter((row) => row.status === status && !isOutOfReach(row)).map(({ operation }) => operation),
  ),
];

/** Who may make a call: the engineer, or an administrator. */
async function callerOf(id: string): Promise<ApiSession> {
  const { who } = accessRules[id as OperationId];
  return who === 'administrator' ? signIn('admin@cnx.example') : session;
}

/** A good call of an operation by a user who may make it. */
async function goodCall(id: string, app = backend.app): Promise<ReplayOptions> {
  if (isExternal(id)) return transfer();
  const [, sample] = samples[id as OperationId];
  return {
    app,
    ...(await sample(signedIn)),
    ...(operations.get(id)?.secured ? { session: await callerOf(id) } : {}),
  };
}

const sealed = (text = password) => backend.seal(text);

async function transfer(changes: Record<string, unknown> = {}): Promise<ReplayOptions> {
  const { body } = await backend.call('POST', '/api/CNXApplications/GetBackendUrlByFeUrl', {
    body: requestExample('backendUrlRequest'),
    token: signedIn.token,
  });
  return {
    app: linkedApp,
    baseUrl: 'http://localhost:4100/api',
    body: { ...requestExample('transferToken'), idToken: body['idToken'], ...changes },
  };
}

/** An input that breaks the contract: the first parameter that can, or the body. */
function badInput({ parameters, body }: ContractOperation): Sample {
  if (body) return { body: { unknown: true } };
  const values: Record<string, string> = {
    from: '2026-13-01',
    limit: '0',
    email: 'nobody',
    token: 'x',
    wellId: '!',
    wells: '!',
    slug: '',
    code: '',
    page: 'imprint',
    language: 'de',
    text: '',
    id: '!',
    photoId: '!',
    secret: 'x'.repeat(65),
    month: '2026-13',
    through: '2026-13-01',
    fileId: '!',
  };
  const bad = parameters.find(({ name }) => name in values);
  if (!bad)
    throw new Error(
      `no wrong value is known for ${parameters.map(({ name }) => name).join(', ')}: add one to badInput`,
    );
  return { [bad.in]: { [bad.name]: values[bad.name]! } };
}

describe('success, as the examples show it:', () => {
  const shown = (id: string) => [
    ...new Set(
      answerRows.filter((row) => row.operation === id && row.status === 200).map(({ example }) => example),
    ),
  ];
  const alone = promised(200).filter(
    (id) =>
      shown(id).length === 1 &&
      ![
        'getB2cToken',
        'extractSsoToken',
        'refreshToken',
        'validateEmailAndPassword',
        'getDailyProduction',
        // The backend of these has no mail server.
        'sendMailAgain',
      ].includes(id),
  );

  it.each(alone)('%s', async (id) => {
    await replay.call(id, 200, shown(id), await goodCall(id));
  });

  it.each(alone.filter((id) => operations.get(id)!.parameters.some(({ name }) => name === 'wellIds')))(
    '%s with every filter',
    async (id) => {
      const { rows } = await backend.call('GET', '/api/ExceptionReport/GetWells', { token: signedIn.token });
      const well = rows.find((one) => one['manufacturerId'] && (one['wellGroupIds'] as string[]).length > 0);
      const values: Record<string, string | number> = {
        businessUnitIds: String(well!['businessUnitId']),
        areaIds: String(well!['areaId']),
        fieldIds: String(well!['fieldId']),
        wellGroupIds: String((well!['wellGroupIds'] as string[])[0]),
        manufacturerIds: String(well!['manufacturerId']),
        methods: String(well!['methodOfProduction']),
        wellIds: well!.id,
        from: '2025-01-01',
        to: '2026-12-31',
        limit: 2,
        level: 'well',
        product: 'gas',
        datedBy: 'found',
        potentialMethod: 'declining',
        unit: 'month',
        ownerId: randomUUID(),
        foundSince: '2026-01-01T00:00:00Z',
        kinds: 'gas',
        ...listed(id),
      };
      const choices = operations
        .get(id)!
        .parameters.filter((parameter) => parameter.in === 'query')
        .map(({ name, schema }) => [name, values[name] ?? (schema['enum'] as string[] | undefined)?.[0]]);
      const query = Object.fromEntries(choices.filter(([, value]) => value !== undefined)) as NonNullable<
        Sample['query']
      >;
      await replay.call(id, 200, shown(id), { ...(await goodCall(id)), query });
    },
  );

  it.each(alone.filter((id) => operations.get(id)!.parameters.some(({ name }) => name === 'days')))(
    '%s of the last days',
    async (id) => {
      await replay.call(id, 200, shown(id), { ...(await goodCall(id)), query: { days: 7 } });
    },
  );

  /** An order and a condition that a list knows, by its first key: a name. */
  function listed(id: string): Record<string, string> {
    const [key] = (operations.get(id)!.parameters.find(({ name }) => name === 'sort')?.schema['enum'] ??
      []) as string[];
    return key === undefined ? {} : { sort: `-${key}`, where: `${key}~a` };
  }

  it('askAssistant, by rules and by a language model', async () => {
    const sent = { session, body: requestExample('assistantQuestion') };
    await replay.call('askAssistant', 200, 'assistantAnswer', { app: backend.app, ...sent });
    for (const question of [
      'How much oil did Venture produce per day in October?',
      'Compare the oil of Venture in October with September',
      'Which exceptions are assigned to me?',
      'Which exceptions are open?',
      'Which wells are down?',
      'Which wells produce less than 50 Sm3/d?',
      'How much oil and water did Venture produce in October?',
      'Which pumps should we speed up?',
    ])
      await replay.call('askAssistant', 200, 'assistantAnswer', {
        ...{ app: backend.app, session },
        body: { ...sent.body, question },
      });
    const endpoint = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'About 7.' } }] }));
    });
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
    const { port } = endpoint.address() as AddressInfo;
    const languageModel = { endpoint: `http://127.0.0.1:${port}/`, model: 'some-model', key: undefined };
    const app = await backend.another({ config: { ...backend.config, languageModel } });
    const { body } = await replay.call('askAssistant', 200, 'assistantModelAnswer', { app, ...sent });
    expect(body).toMatchObject({ modelFault: null });
    endpoint.close();
    endpoint.closeAllConnections();
    const unreached = await replay.call('askAssistant', 200, 'assistantAnswer', { app, ...sent });
    expect(unreached.body).toMatchObject({ modelFault: 'failed' });
  });

  it('getDailyProduction', async () => {
    const good = await goodCall('getDailyProduction');
    await replay.call('getDailyProduction', 200, shown('getDailyProduction'), good);
    await replay.call('getDailyProduction', 200, shown('getDailyProduction'), {
      ...good,
      query: { from: '2025-06-01', to: '2026-12-31' },
    });
  });

  it.each([
    ['getWellSeries', { tracks: 'oil', points: 50 }],
    ['getSearchResults', { kinds: 'well', limit: 5, offset: 2 }],
    ['getSearchSuggestions', { limit: 3 }],
    ['getDeferredProductionInfo', { per: 'window', level: 'field' }],
  ])('%s in part', async (id, query) => {
    const good = await goodCall(id);
    await replay.call(id, 200, shown(id), { ...good, query: { ...good.query, ...query } });
  });

  it('getWell of one that water is injected into', async () => {
    const { db } = backend.database;
    const { wellId, day } = await db
      .selectFrom('daily_production')
      .select(['well_id as wellId', 'day'])
      .orderBy('day', 'desc')
      .orderBy('well_id', 'desc')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('daily_production')
      .set({ water_injected: 120 })
      .where('well_id', '=', wellId)
      .where('day', '=', day)
      .execute();
    const good = await goodCall('getWell');
    await replay.call('getWell', 200, shown('getWell'), { ...good, path: { wellId } });
  });

  it('getProductionDayInfo of a gas well whose newest report is missing', async () => {
    const { db } = backend.database;
    const newest = await db
      .selectFrom('daily_production as daily')
      .innerJoin('well', 'well.id', 'daily.well_id')
      .selectAll('daily')
      .where('daily.gas', '>', 0)
      .whereRef('daily.day', '=', 'well.last_day')
      .where('well.flow_kind', '=', 'production')
      .where('well.status', '=', 'producing')
      .orderBy('daily.day', 'desc')
      .orderBy('daily.well_id')
      .executeTakeFirstOrThrow();
    const { well_id: well, day } = newest;
    const isFor = (product: 'oil' | 'gas') =>
      db.updateTable('well_computation').set({ main_product: product }).where('well_id', '=', well).execute();
    await isFor('gas');
    await db.deleteFrom('daily_production').where('well_id', '=', well).where('day', '=', day).execute();
    const good = await goodCall('getProductionDayInfo');
    const { body } = await replay.call('getProductionDayInfo', 200, 'productionDay', {
      ...{ ...good, query: { wellIds: well } },
    });
    await db.insertInto('daily_production').values(newest).execute();
    await isFor('oil');
    expect((body as { fields: { missingGas: number | null }[] }).fields[0]?.missingGas).toBeGreaterThan(0);
  });

  it('getMonthlyReport of a month whose same month of last year was reported as a whole', async () => {
    const { db } = backend.database;
    const { id, fieldId } = await db
      .selectFrom('well')
      .select(['id', 'field_id as fieldId'])
      .where('last_day', '>', '2026-02-01')
      .where('first_day', '<', '2025-12-01')
      // The report of a closed month is kept as it was.
      .where('field_id', 'not in', db.selectFrom('book_entry').select('field_id'))
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('reported_month')
      .values(
        ['2025-01-01', '2026-01-01'].map((month) => ({
          ...{ well_id: id, month, days_on: 30, oil: 900, gas: 90_000, water: 450, water_injected: null },
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.transaction().execute((tx) => refreshWellMonths(tx, [id]));
    // Of its field alone: what was answered for all is kept.
    const good = await goodCall('getMonthlyReport');
    const { body } = await replay.call('getMonthlyReport', 200, 'monthlyReport', {
      ...{ ...good, query: { month: '2026-01', fieldIds: fieldId } },
    });
    expect(body).toHaveProperty('lastYearFilledRates');
    expect(body).toHaveProperty('reportedMonths');
  });

  it('getException of whatever there is', async () => {
    const query = { from: '1900-01-01', limit: 500 };
    const all = await replay.call('getExceptions', 200, shown('getExceptions'), {
      app: backend.app,
      session,
      query,
    });
    for (const { id } of all.body as { id: string }[])
      await replay.call('getException', 200, shown('getException'), {
        app: backend.app,
        session,
        query: { id },
      });
  });

  it.each([
    ['assign', { assigneeId: 'me' }],
    ['snooze', { until: '2026-12-01T06:00:00Z' }],
    ['snooze', { until: null }],
    ['judge', { feedback: 'confirmed' }],
    ['dismiss', { feedback: 'measurementError', comment: null }],
    ['reopen', { comment: null }],
    ['comment', { comment: 'Two\nlines.', eventId: null }],
  ])('decideExceptions: %s', async (action, changed: Record<string, unknown>) => {
    const good = await goodCall('decideExceptions');
    const me = await backend.database.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', engineer)
      .executeTakeFirstOrThrow();
    const own = changed['assigneeId'] === undefined ? {} : { assigneeId: me.id };
    await replay.call('decideExceptions', 200, 'decisionResult', {
      ...good,
      body: { ...(good.body as object), action, ...changed, ...own },
    });
    const [{ id }] = (good.body as { exceptions: [{ id: string }] }).exceptions;
    await replay.call('getShiftHandover', 200, shown('getShiftHandover'), {
      app: backend.app,
      session,
      query: { since: new Date(backend.clock.now().getTime() - 30 * 86_400_000).toISOString() },
    });
    await replay.call('getException', 200, shown('getException'), {
      app: backend.app,
      session,
      query: { id },
    });
  });

  it('saveVisit, again after a while', async () => {
    const good = await goodCall('saveVisit');
    await replay.call('saveVisit', 200, shown('saveVisit'), good);
    backend.clock.pass(1_860);
    await signIn();
    await replay.call('saveVisit', 200, shown('saveVisit'), { ...good, session });
  });

  it('getUserinfo of a user who chose a landing page', async () => {
    const good = await goodCall('savePreferences');
    const { portal } = good.body as { portal: object };
    const body = {
      ...(good.body as object),
      portal: { ...portal, landingPage: '/dashboard/exception-report' },
    };
    await replay.call('savePreferences', 200, 'savedPreferences', { ...good, body });
    await replay.call('getUserinfo', 200, shown('getUserinfo'), await goodCall('getUserinfo'));
  });

  it('getNotificationsInfo of a user who put a group off', async () => {
    const read = await goodCall('getNotificationsInfo');
    const { body } = await replay.call('getNotificationsInfo', 200, shown('getNotificationsInfo'), read);
    const [{ groupKey }] = body as [{ groupKey: string }];
    const good = await goodCall('snoozeNotifications');
    await replay.call('snoozeNotifications', 200, shown('snoozeNotifications'), {
      ...good,
      body: { ...(good.body as object), groupKey },
    });
    await replay.call('getNotificationsInfo', 200, shown('getNotificationsInfo'), read);
  });

  it('markNotificationsRead until a moment', async () => {
    const good = await goodCall('markNotificationsRead');
    const body = { ids: [], until: backend.clock.now().toISOString() };
    await replay.call('markNotificationsRead', 200, shown('markNotificationsRead'), { ...good, body });
  });

  it('getExceptionSummary where nothing is known', async () => {
    await replay.call('getExceptionSummary', 200, shown('getExceptionSummary'), {
      app: backend.app,
      session,
      query: { from: '1990-01-01', to: '1990-01-31' },
    });
  });

  it('getChangePoints page by page', async () => {
    const pageBy = (query: Sample['query']) =>
      replay.call('getChangePoints', 200, shown('getChangePoints'), {
        app: backend.app,
        session,
        query: { ...query, limit: 1 },
      });
    const { headers } = await pageBy({});
    await pageBy({ cursor: headers['x-next-cursor']! });
  });

  it.each(['credentials', 'credentialsLowercase'])('validateEmailAndPassword by %s', async (name) => {
    const body = Object.entries(requestExample(name)).map(([key, value]) => [key, value] as const);
    const opened = await Promise.all(
      body.map(async ([key, value]) => [key, /password/i.test(key) ? await sealed() : value]),
    );
    await replay.call('validateEmailAndPassword', 200, 'signedInEngineer', {
      app: backend.app,
      body: Object.fromEntries(opened) as object,
    });
  });

  it('refreshToken', async () => {
    const { body } = await backend.signIn();
    await replay.call('refreshToken', 200, 'tokenPackage', {
      app: backend.app,
      body: { ...requestExample('refreshRequest'), refreshToken: body.refresh_token },
    });
  });

  it('forgotPassword for a corporate user', async () => {
    await replay.call('forgotPassword', 200, 'resetAtProvider', {
      app: backend.app,
      body: { ...requestExample('forgotPassword'), email: 'sso.user@cnx.example' },
    });
    await replay.call('forgotPassword', 200, 'resetMailSent', {
      app: backend.app,
      body: requestExample('forgotPassword'),
    });
  });

  it.each([
    ['passwordUser', engineer],
    ['ssoUser', 'sso.admin@cnx.example'],
    ['resetUser', 'reset-me@cnx.example'],
    ['redirectedUser', 'partner@cnx.example'],
    ['unknownUser', 'inactive@cnx.example'],
  ])('validateEmail of %s', async (example, email) => {
    await backend.database.db
      .insertInto('app_user')
      .columns(['email', 'first_name', 'last_name', 'role_id', 'must_reset_password', 'created_at'])
      .values({
        email: 'reset-me@cnx.example',
        first_name: 'Re',
        last_name: 'Set',
        role_id: 2,
        must_reset_password: true,
        created_at: new Date(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { body } = await replay.call('validateEmail', 200, example, { app: backend.app, path: { email } });
    const row = answerRows.find((one) => one.example === example)!.value as object;
    expect(body).toEqual({ ...row, email });
  });

  it.each([
    ['userNameValid', 'sso.admin@cnx.example'],
    ['userNameInvalid', 'nobody@cnx.example'],
  ])('validateUser of %s', async (example, name) => {
    const { body } = await replay.call('validateUser', 200, example, {
      app: backend.app,
      body: { ...requestExample('validateUser'), name },
    });
    expect(body).toEqual(answerRows.find((one) => one.example === example)!.value);
  });

  it('the corporate sign-in: challenge, code, tokens, session', async () => {
    const { body } = await replay.call('getB2cChallenge', 200, 'b2cChallenge', { app: backend.app });
    const { codeChallenge, codeVerifier } = body as { codeChallenge: string; codeVerifier: string };
    const url = authorizeUrl(backend.origin, { code_challenge: codeChallenge });
    const page = await passSignInPage(new Visitor(), url, 'sso.admin@cnx.example');
    const tokens = await replay.call('getB2cToken', 200, 'b2cToken', {
      app: backend.app,
      body: {
        ...requestExample('b2cTokenRequest'),
        Code: answerOf(page).get('code'),
        CodeVerifier: codeVerifier,
      },
    });
    const idToken = (tokens.body as { id_token: string }).id_token;
    await replay.call('validateB2cToken', 200, 'b2cTokenValid', {
      app: backend.app,
      query: { token: idToken },
    });
    const [invalid] = [requestExample('ssoResult')['idToken'] as string];
    await replay.call('validateB2cToken', 200, 'b2cTokenInvalid', {
      app: backend.app,
      query: { token: invalid },
    });
    await replay.call('extractSsoToken', 200, 'signedInSso', {
      app: backend.app,
      body: { ...requestExample('ssoResult'), idToken },
    });
  });
});

describe('lists that the caller has', () => {
  it.each(promised(304))('%s', async (id) => {
    const { headers } = await replay.call(id, 200, [], await goodCall(id));
    const known = { 'if-none-match': headers['etag']! };
    await replay.call(id, 304, 'no body', { ...(await goodCall(id)), headers: known });
  });
});

describe('bad input', () => {
  it.each(promised(400))('%s', async (id) => {
    const operation = operations.get(id)!;
    const { path: _path, query: _query, ...good } = await goodCall(id);
    await replay.call(id, 400, 'badDate', {
      ...good,
      path: { wellId: 'NV-A-01', fieldId: 'venture' },
      ...badInput(operation),
    });
  });

  /** What calls say that take larger bodies than most. */
  const tooLarge: Readonly<Record<string, string>> = {
    uploadPhoto: 'photoTooLarge',
    addFilePart: 'filePartTooLarge',
    sendDailyRows: 'deliveryTooLarge',
  };

  it.each(promised(413))('too large for %s', async (id) => {
    const most = operations.get(id)!.maxBodyBytes;
    const raw = { body: JSON.stringify({ text: 'x'.repeat(most ?? 65_536) }), type: 'application/json' };
    await replay.call(id, 413, tooLarge[id] ?? 'tooLarge', { ...(await goodCall(id)), raw });
  });

  it.each(promised(415))('no JSON for %s', async (id) => {
    await replay.call(id, 415, id === 'sendDailyRows' ? 'deliveryOfOtherKind' : 'notJson', {
      ...(await goodCall(id)),
      raw: { body: 'x', type: 'text/plain' },
    });
  });
});

describe('no access', () => {
  const secured = contract.operations.filter((operation) => operation.secured).map(({ id }) => id);

  it.each(secured)('to %s with an expired token, after the session, or in another name', async (id) => {
    const good = await goodCall(id);
    await replay.call(id, 403, 'accessDenied', {
      ...good,
      session: { ...session, email: 'admin@cnx.example' },
    });
    const over = await signIn('admin@cnx.example');
    await backend.call('POST', '/api/CNXAuth/Logout', { token: over.idToken!, body: {} });
    await replay.call(id, 401, 'sessionOver', { ...good, session: over });
    const { body } = await backend.signIn(engineer, password, { app: shortLived });
    backend.clock.pass(2);
    await replay.call(id, 401, 'expiredToken', {
      ...good,
      session: { idToken: body.id_token, email: engineer },
    });
  });

  it('by wrong credentials', async () => {
    const { app } = backend;
    await replay.call('validateEmailAndPassword', 401, 'wrongCredentials', {
      app,
      body: { ...requestExample('credentials'), Password: await sealed('Wrong#2026') },
    });
    await replay.call('resetPassword', 401, 'wrongCredentials', {
      app,
      body: {
        ...requestExample('resetPassword'),
        oldPassword: await sealed('Wrong#2026'),
        newPassword: await sealed('Other+2026'),
      },
    });
    await replay.call('refreshToken', 401, 'wrongCredentials', {
      app,
      body: requestExample('refreshRequest'),
    });
    await replay.call('getB2cToken', 401, 'wrongCredentials', {
      app,
      body: requestExample('b2cTokenRequest'),
    });
    await replay.call('extractSsoToken', 401, 'wrongCredentials', { app, body: requestExample('ssoResult') });
    await replay.call(
      'transferToken',
      401,
      'wrongCredentials',
      await transfer({ idToken: requestExample('transferToken')['idToken'] }),
    );
  });

  it('by a refresh token whose session is over', async () => {
    const { body } = await backend.signIn('admin@cnx.example');
    await backend.call('POST', '/api/CNXAuth/Logout', { token: body.id_token, body: {} });
    await replay.call('refreshToken', 401, 'sessionOver', {
      app: backend.app,
      body: { refreshToken: body.refresh_token },
    });
  });

  it('for inactive users and foreign tokens', async () => {
    const { app } = backend;
    const { db } = backend.database;
    const inactive = 'inactive@cnx.example';
    await replay.call('validateEmailAndPassword', 403, 'accessDenied', {
      app,
      body: { Email: inactive, Password: await sealed() },
    });
    await replay.call('resetPassword', 403, 'accessDenied', {
      app,
      body: { userEmail: inactive, oldPassword: await sealed(), newPassword: await sealed('Other+2026') },
    });
    const { tokens } = await signInAtProvider(backend);
    const setActive = (active: boolean) =>
      db.updateTable('app_user').set({ active }).where('email', '=', 'sso.user@cnx.example').execute();
    await setActive(false);
    await replay.call('extractSsoToken', 403, 'accessDenied', { app, body: { idToken: tokens.id_token } });
    await setActive(true);
    await replay.call(
      'transferToken',
      403,
      'accessDenied',
      await transfer({ userEmail: 'admin@cnx.example' }),
    );
  });
});

const noId = '00000000-0000-4000-8000-000000000000';

describe('what there is not', () => {
  it.each([
    ['getUserinfo', { query: { email: 'nobody@cnx.example' } }],
    ['getBackendUrlByFeUrl', { body: { feUrl: 'localhost:4999' } }],
    ['getDailyProduction', { path: { wellId: 'NV-A-99' } }],
    ['getWell', { path: { wellId: 'NV-A-99' } }],
    ['getWellHistory', { path: { wellId: 'NV-A-99' } }],
    ['getWellForecast', { path: { wellId: 'NV-A-99' } }],
    ['getPumpCurves', { path: { wellId: 'NV-A-99' } }],
    ['getSettingResponse', { path: { wellId: 'NV-A-99' } }],
    ['getWhatIf', { path: { wellId: 'NV-A-99' }, query: { frequency: 50 } }],
    ['getWellHours', { path: { wellId: 'NV-A-99' } }],
    ['getSensitivity', { path: { wellId: 'NV-A-99' } }],
    ['saveSensitivity', { path: { wellId: 'NV-A-99' }, body: requestExample('saveSensitivity') }],
    ['getLossRecodes', { path: { wellId: 'NV-A-99' } }],
    ['getDeclineCases', { path: { wellId: 'NV-A-99' } }],
    ['keepDeclineCase', { path: { wellId: 'NV-A-99' }, body: requestExample('keepDeclineCase') }],
    ['undoDeclineCase', { path: { wellId: 'NV-A-99' }, body: requestExample('undoDecision') }],
    ['getOpenPoints', { path: { fieldId: 'nowhere' }, query: { through: '2026-01-01' } }],
    ['closeMonths', { path: { fieldId: 'nowhere' }, body: requestExample('closeMonths') }],
    ['recodeLosses', { path: { wellId: 'NV-A-99' }, body: requestExample('recodeLosses') }],
    ['undoRecode', { path: { wellId: 'NV-A-99' }, body: requestExample('undoDecision') }],
    ['getWellSeries', { query: { wells: 'NV-A-99' } }],
    ['getView', { query: { slug: 'no-such-view' } }],
    ['saveView', { body: { ...requestExample('saveView'), id: 'none', version: 1 } }],
    ['removeView', { body: requestExample('removeRequest') }],
    [
      'saveAlertSubscription',
      { body: { ...requestExample('saveAlertSubscription'), id: 'none', version: 1 } },
    ],
    ['removeAlertSubscription', { body: requestExample('removeRequest') }],
    ['previewAlerts', { body: { ...requestExample('saveAlertSubscription'), kind: 'view', viewId: 'none' } }],
    ['sendTestAlert', { body: requestExample('sendTestAlert') }],
    ['getLink', { query: { code: '0000000000' } }],
    ['getPhoto', { path: { photoId: 'x'.repeat(22) } }],
    ['getCalendar', { path: { secret: 'x'.repeat(43) } }],
    ['getException', { query: { id: 'none' } }],
    ['getChangePoint', { query: { id: 'none' } }],
    ['decideChangePoints', { body: requestExample('explainChange') }],
    ['decideExceptions', { body: requestExample('assignException') }],
    ['undoDecision', { body: requestExample('undoDecision') }],
    ['decideAdvice', { body: { ...requestExample('acceptAdvice'), action: 'reopen', plannedFor: null } }],
    ['undoAdviceDecision', { body: requestExample('undoDecision') }],
    [
      'changeSchedule',
      {
        body: {
          ...requestExample('moveActivity'),
          plannedStart: '2026-03-05T08:00:00Z',
          plannedEnd: '2026-03-05T20:00:00Z',
        },
      },
    ],
    ['undoScheduleChange', { body: requestExample('undoDecision') }],
    ['getShiftHandover', { query: { id: noId } }],
    ['saveShiftHandover', { body: { id: noId, version: 1, since: '2026-03-01T00:00:00Z', note: 'Gone.' } }],
    ['confirmShiftHandover', { body: { id: noId, version: 1 } }],
    ['invitePerson', { body: { id: noId } }],
    ['changePerson', { body: { ...requestExample('changePerson'), id: noId } }],
    ['unlockPerson', { body: { id: 'nobody' } }],
    ['getPersonSessions', { query: { id: noId } }],
    ['endPersonSessions', { body: { id: noId, sessionId: null } }],
    ['endSession', { body: { sessionId: noId } }],
    ['changeRegisteredApplication', { body: { id: 'none', active: true } }],
    ['revokeApiKey', { body: requestExample('revokeApiKey') }],
    ['previewImport', { body: requestExample('previewImport') }],
    ['storeImport', { body: requestExample('storeImport') }],
    ['getImportProgress', { query: { fileId: noId } }],
    ['saveImportTemplate', { body: requestExample('saveImportTemplate') }],
    ['renameImportTemplate', { body: { id: 999_999, name: 'None' } }],
    ['deleteImportTemplate', { body: { id: 999_999 } }],
    ['previewUndo', { body: { importId: 999_999 } }],
    ['undoImport', { body: { importId: 999_999, kept: 0 } }],
    ['changeWellRecord', { body: requestExample('changeWellRecord') }],
    ['changeFieldRecord', { body: requestExample('changeFieldRecord') }],
    ['previewWellMerge', { body: requestExample('previewWellMerge') }],
    ['mergeWells', { body: requestExample('mergeWells') }],
    ['saveCause', { body: { ...requestExample('saveCause'), parentCode: 'none' } }],
    ['saveGuardRail', { body: { ...requestExample('saveGuardRail'), fieldId: 'none' } }],
    ['saveAnnotation', { body: { ...requestExample('saveAnnotation'), wellId: 'NV-A-99' } }],
    ['removeAnnotation', { body: requestExample('removeRequest') }],
  ])('%s', async (id, sample) => {
    const admin = await signIn('admin@cnx.example');
    await replay.call(id, 404, 'unknownWell', { app: backend.app, session: admin, ...sample });
  });

  it.each(versionedLists)('%s by a cursor of the list as it was before', async (id) => {
    // A list of one row has no second page.
    if (id === 'getSettingAdviceInfo') await storeChokes();
    const isWindowed = operations.get(id)!.parameters.some(({ name }) => name === 'from');
    const query = { limit: 1, ...(isWindowed && { from: '2000-01-01' }) };
    const first = await callOperation(backend, id, signedIn.token, { query });
    const [, place] = String(first.headers['x-next-cursor']).split('.');
    const sample = { query: { ...query, cursor: `of-other-data.${place}` } };
    await replay.call(id, 409, 'listChanged', { ...(await goodCall(id)), ...sample });
  });

  it('saveAlertSubscription in a language, zone and units of its own', async () => {
    const good = await goodCall('saveAlertSubscription');
    const own = { language: 'es', timeZone: 'Europe/Madrid', units: 'field', leastSeverity: 'high' };
    const body = { ...(good.body as object), ...own, quietFrom: 22, quietTo: 6 };
    await replay.call('saveAlertSubscription', 200, 'savedAlertSubscription', { ...good, body });
  });

  it('getLegalPage where the operator has written none', async () => {
    const app = await backend.another({ content: await readContent('/nowhere') });
    await replay.call('getLegalPage', 404, 'unknownWell', { app, query: { page: 'privacy' } });
  });

  it.each(offered(501))('%s', async (id) => {
    const good = await goodCall(id, bare);
    // A webhook needs no mail server.
    const byMail = id === 'saveAlertSubscription' && {
      body: { ...(good.body as object), channel: 'mail', webhookUrl: null },
    };
    await replay.call(id, 501, 'notOffered', { ...good, ...byMail });
  });
});

describe('administration', () => {
  it('shows people in every state, page by page and by text', async () => {
    const { db } = backend.database;
    const admin = await signIn('admin@cnx.example');
    const people = (query: Record<string, string | number>) =>
      replay.call('getPeople', 200, 'personAccounts', { app: backend.app, session: admin, query });
    await replay.call('createPerson', 200, 'invitedPerson', await goodCall('createPerson'));
    await db
      .insertInto('sign_in_lock')
      .values({ account: 'partner@cnx.example', level: 1, locked_until: new Date('2099-01-01T00:00:00Z') })
      .execute();
    for (const state of ['active', 'invited', 'locked', 'inactive']) await people({ state });
    await db.deleteFrom('sign_in_lock').execute();
    const { headers } = await people({ text: 'cnx', limit: 1 });
    await people({ text: 'cnx', limit: 1, cursor: headers['x-next-cursor']! });
  });

  it('lists and ends one session', async () => {
    const admin = await signIn('admin@cnx.example');
    const other = await backend.signIn('partner@cnx.example');
    const { id } = other.body.userinfo;
    const options = { app: backend.app, session: admin };
    const { body } = await replay.call('getPersonSessions', 200, 'personSessions', {
      ...options,
      query: { id },
    });
    const [open] = body as { id: string }[];
    await replay.call('endPersonSessions', 200, 'endedSessions', {
      ...options,
      body: { id, sessionId: open!.id },
    });
  });

  it('shows applications with and without what they may lack, and one switched off and on', async () => {
    const { db } = backend.database;
    const bareApp = { id: 'reports', name: 'Reports', scheme: 'https', host: 'reports.example' } as const;
    await db
      .insertInto('registered_app')
      .values({ ...bareApp, audience: 'reports' })
      .execute();
    await replay.call(
      'getRegisteredApplications',
      200,
      'registeredApplications',
      await goodCall('getRegisteredApplications'),
    );
    for (const active of [false, true])
      for (const id of ['reports', 'linked-app'])
        await replay.call('changeRegisteredApplication', 200, 'application', {
          ...(await goodCall('changeRegisteredApplication')),
          body: { id, active },
        });
    await db.deleteFrom('registered_app').where('id', '=', 'reports').execute();
  });

  it('makes keys for programs, for all fields and for some, and ends them', async () => {
    const admin = await signIn('admin@cnx.example');
    const as = { app: backend.app, session: admin };
    const { id: fieldId } = await backend.database.db
      .selectFrom('field')
      .select('id')
      .executeTakeFirstOrThrow();
    const asked = requestExample('createApiKey');
    for (const [scope, fieldIds] of [
      ['read', [fieldId]],
      ['import', null],
    ] as const) {
      const { body } = await replay.call('createApiKey', 200, 'newApiKey', {
        ...as,
        body: { ...asked, scope, fieldIds },
      });
      await replay.call('revokeApiKey', 200, 'revokedApiKey', {
        ...as,
        body: { id: (body as { id: string }).id },
      });
    }
    await replay.call('createApiKey', 400, 'badRequest', {
      ...as,
      body: { ...asked, fieldIds: [fieldId], expiresOn: '2020-01-01' },
    });
    await replay.call('getApiKeys', 200, 'apiKeys', as);
  });

  it('imports a file: one that is incomplete, refused, previewed and stored', async () => {
    const as = { app: backend.app, session: await signIn('admin@cnx.example') };
    const text =
      'Field,Well,UWI,Date,Hours,Oil (Sm3),Note,Gas (Sm3)\r\n' +
      'Replay,R-1,1001,31/01/2026,24,0,x,\r\nReplay,R-1,1001,01/02/2026,0,5,x,\r\nReplay,R-01,,01/02/2026,24,many,x,\r\n' +
      'Replay,R 01,,01/02/2026,24,7,x,\r\nReplay,,,01/02/2026,24,7,x,\r\n';
    const content = Buffer.from(text);
    const part = {
      ...{ fileId: randomUUID(), name: 'replay.csv', bytes: content.length, number: 0 },
      ...{ crc32: crc32(content).toString(16).padStart(8, '0'), content: content.toString('base64') },
    };
    await replay.call('getImportKinds', 200, 'importKinds', as);
    await replay.call('addFilePart', 200, 'importedFile', { ...as, body: part });
    const asked = (options: object, fileId = part.fileId) => ({ ...as, body: { fileId, options } });
    const whole = { kind: 'production', dateFormat: 'DD/MM/YYYY' };
    await replay.call('storeImport', 409, 'changedMeanwhile', asked(whole));
    await replay.call('previewImport', 200, 'refusedImport', asked({ kind: 'production' }));
    const all = {
      ...{
        kind: 'months',
        unit: ['Oil=bbl'],
        units: 'field',
        ignore: ['Note'],
        field: 'Replay',
        well: 'R-1',
      },
      ...{ columns: [{ column: 'Date', quantity: 'month' }], wellFrom: 'file', renameWells: true },
      ...{ businessUnit: 'North', area: 'North', timeZone: 'UTC', dayStart: 6, decimal: 'point' },
      ...{ dateFormat: 'excel', delimiter: 'tab', encoding: 'utf-8', sheet: 'One', allSheets: true },
      ...{ date: 'title', start: '0=2026-01-31', dayNamed: 'end', quantity: 'oil (bbl)', wide: 'wells' },
      ...{ year: '2026', rates: 'calendar', addUp: true, blank: 'keeps', assumeHours: '24' },
      ...{ acceptFigures: true, strict: true },
    };
    await replay.call('previewImport', 200, 'refusedImport', asked(all));
    await replay.call('previewImport', 200, 'importPreview', asked(whole));
    await replay.call('getImportProgress', 200, 'importProgress', { ...as, query: { fileId: part.fileId } });
    const named = { ...asked(whole).body, name: 'Replay' };
    await replay.call('saveImportTemplate', 409, 'changedMeanwhile', {
      ...as,
      body: { ...named, options: all },
    });
    const { body: template } = await replay.call('saveImportTemplate', 200, 'importTemplate', {
      ...as,
      body: named,
    });
    await replay.call('saveImportTemplate', 409, 'changedMeanwhile', { ...as, body: named });
    const { id } = template as { id: number };
    await replay.call('saveImportTemplate', 200, 'importTemplate', {
      ...as,
      body: { ...named, replaces: id },
    });
    await replay.call('getImportTemplates', 200, 'importTemplates', as);
    await replay.call('previewImport', 200, 'importPreview', asked(whole));
    await replay.call('renameImportTemplate', 200, 'importTemplate', {
      ...as,
      body: { id, name: 'Replayed' },
    });
    const other = { ...named, name: 'Other' };
    const { body: second } = await replay.call('saveImportTemplate', 200, 'importTemplate', {
      ...as,
      body: other,
    });
    const taken = { id: (second as { id: number }).id, name: 'Replayed' };
    await replay.call('renameImportTemplate', 409, 'changedMeanwhile', { ...as, body: taken });
    await replay.call('deleteImportTemplate', 200, 'templateDeleted', { ...as, body: { id } });
    await replay.call('storeImport', 200, 'importReport', asked(whole));
    const { body: runs } = await replay.call('getImports', 200, 'importRuns', as);
    const [{ id: importId }] = runs as [{ id: number }];
    await replay.call('previewUndo', 200, 'importUndo', { ...as, body: { importId } });
    await replay.call('undoImport', 409, 'changedMeanwhile', { ...as, body: { importId, kept: 99 } });
    await replay.call('undoImport', 200, 'importUndo', { ...as, body: { importId, kept: 0 } });
    await replay.call('previewUndo', 409, 'changedMeanwhile', { ...as, body: { importId } });
    await replay.call('getImports', 200, 'importRuns', as);
    const half = { ...part, fileId: randomUUID(), bytes: 8 * 1024 * 1024 + content.length, number: 1 };
    await replay.call('addFilePart', 200, 'importedFile', { ...as, body: half });
    for (const call of ['previewImport', 'storeImport'])
      await replay.call(call, 409, 'changedMeanwhile', asked(whole, half.fileId));
  });

  it('shows mail that waits and that was given up, sends it again, and a test mail', async () => {
    const { db } = backend.database;
    await db.deleteFrom('outgoing_mail').execute();
    const server = await startMailServer();
    const { config } = backend;
    const mailing = await backend.another({
      config: { ...config, mail: { smtpUrl: server.url, from: 'cnx@portal.example' } },
    });
    const admin = { app: mailing, session: await signIn('admin@cnx.example') };
    server.refuse(true);
    const at = backend.clock.now();
    const mail = { recipient: engineer, subject: 'S', body: 'B', created_at: at, failure: '452 full' };
    const later = new Date(at.getTime() + 60_000);
    const { id } = await db
      .insertInto('outgoing_mail')
      .values({ ...mail, due_at: at, given_up_at: at, attempts: 75 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('outgoing_mail')
      .values({ ...mail, due_at: later, failure: null })
      .execute();
    await replay.call('getOutgoingMail', 200, 'outgoingMail', admin);
    await replay.call('sendTestMail', 200, 'refusedTestMail', admin);
    await replay.call('sendMailAgain', 404, 'unknownWell', { ...admin, body: { id: 'none' } });
    server.refuse(false);
    await replay.call('sendTestMail', 200, 'testMail', admin);
    await replay.call('sendMailAgain', 200, 'mailOnItsWay', { ...admin, body: { id: String(id) } });
    await expect.poll(() => server.mails).toHaveLength(2);
    await server.close();
    await db.deleteFrom('outgoing_mail').execute();
  });

  it('shows the audit log by person, kind, outcome and time, page by page', async () => {
    const admin = await signIn('admin@cnx.example');
    const events = (query: Record<string, string | number>) =>
      replay.call('getAuditEvents', 200, 'auditEvents', { app: backend.app, session: admin, query });
    const narrow = { text: 'cnx', kind: 'signIn', outcome: 'ok', since: '2020-01-01T00:00:00Z' };
    const { headers } = await events({ ...narrow, until: '2099-01-01T00:00:00Z', limit: 1 });
    await events({ ...narrow, until: '2099-01-01T00:00:00Z', limit: 1, cursor: headers['x-next-cursor']! });
    await events({ kind: 'personChange' });
  });

  it('refuses what does not go together with what there is', async () => {
    const good = await goodCall('createPerson');
    await replay.call('createPerson', 409, 'changedMeanwhile', {
      ...good,
      body: { ...(good.body as object), email: engineer },
    });
    const { id } = (await backend.signIn('admin@cnx.example')).body.userinfo;
    await replay.call('invitePerson', 409, 'changedMeanwhile', { ...good, body: { id } });
    const { db } = backend.database;
    const others = db
      .updateTable('app_user')
      .where('role_id', '=', 1)
      .where('email', '<>', 'admin@cnx.example');
    await others.set({ active: false }).execute();
    await replay.call('changePerson', 409, 'changedMeanwhile', {
      ...good,
      body: { ...requestExample('changePerson'), id, roleId: 2 },
    });
    await others.set({ active: true }).execute();
    const renamed = { id, firstName: 'Ada', lastName: 'Admin', roleId: 1, active: true };
    await replay.call('changePerson', 200, 'person', { ...good, body: renamed });
  });
});

describe('what was changed meanwhile', () => {
  it.each(['View', 'Annotation', 'AlertSubscription'])('%s', async (thing) => {
    const { session: _, app, ...good } = await goodCall(`save${thing}`);
    const path = `/api${contract.operations.find(({ id }) => id === `save${thing}`)!.path}`;
    const save = (body: object) => backend.call('POST', path, { token: signedIn.token, body });
    const saved = (await save(good.body as object)).body;
    const { id } = (saved['subscription'] ?? saved) as { id: string };
    const first = { ...(good.body as object), id, version: 1 };
    await save(first);
    await replay.call(`save${thing}`, 409, 'changedMeanwhile', { app, session, body: first });
    await replay.call(`remove${thing}`, 409, 'changedMeanwhile', { app, session, body: { id, version: 1 } });
  });
});

describe('what a user changed in another tab', () => {
  it.each(['savePreferences', 'saveProfile'])('%s', async (id) => {
    const good = await goodCall(id);
    const body = { ...(good.body as object), version: 2_000_000 };
    await replay.call(id, 409, 'changedMeanwhile', { ...good, body });
  });
});

describe('what was decided meanwhile', () => {
  it('saveSensitivity', async () => {
    const good = await goodCall('saveSensitivity');
    await replay.call('saveSensitivity', 200, 'wellSensitivity', good);
    const late = { ...(good.body as object), id: randomUUID() };
    await replay.call('saveSensitivity', 409, 'changedMeanwhile', { ...good, body: late });
  });

  it.each(['changeWellRecord', 'changeFieldRecord'] as const)('%s', async (id) => {
    const good = await goodCall(id);
    const body = good.body as object;
    await replay.call(id, 200, 'recordChange', good);
    await replay.call(id, 409, 'changedMeanwhile', { ...good, body: { ...body, version: 'of before' } });
  });

  it('previewWellMerge and mergeWells', async () => {
    const preview = await goodCall('previewWellMerge');
    await replay.call('previewWellMerge', 200, 'wellMerge', preview);
    const { db } = backend.database;
    await db
      .updateTable('well')
      .set({ source: 'demonstration' })
      .where('id', '=', (preview.body as { fromId: string }).fromId)
      .execute();
    await replay.call('previewWellMerge', 409, 'changedMeanwhile', preview);
    const merge = await goodCall('mergeWells');
    await replay.call('mergeWells', 409, 'changedMeanwhile', {
      ...merge,
      body: { ...(merge.body as object), clashing: 1 },
    });
    await replay.call('mergeWells', 200, 'recordChange', merge);
  });

  it('saveCause', async () => {
    const good = await goodCall('saveCause');
    await replay.call('saveCause', 200, 'savedCause', good);
    await replay.call('saveCause', 409, 'changedMeanwhile', good);
    const added = { ...(good.body as object), code: 'hydrate', parentCode: 'weather', version: null };
    await replay.call('saveCause', 200, 'savedCause', { ...good, body: { ...added, aliases: ['ice'] } });
    await replay.call('getCauses', 200, 'causes', await goodCall('getCauses'));
  });

  it('saveGuardRail', async () => {
    const good = await goodCall('saveGuardRail');
    const body = { ...(good.body as object), value: 0.5 };
    await replay.call('saveGuardRail', 200, 'savedGuardRails', { ...good, body });
    // Those of a field and of a well name theirs.
    const well = await backend.database.db
      .selectFrom('well')
      .select(['id', 'field_id'])
      .executeTakeFirstOrThrow();
    for (const place of [{ fieldId: well.field_id }, { wellId: well.id }])
      await replay.call('saveGuardRail', 200, 'savedGuardRails', { ...good, body: { ...body, ...place } });
    await replay.call('getGuardRails', 200, 'guardRails', await goodCall('getGuardRails'));
    await replay.call('saveGuardRail', 409, 'changedMeanwhile', { ...good, body: { ...body, value: 2 } });
    await replay.call('saveGuardRail', 200, 'savedGuardRails', {
      ...good,
      body: { ...body, seen: 0.5, value: null },
    });
  });

  it('decideChangePoints', async () => {
    const good = await goodCall('decideChangePoints');
    const first = good.body as { id: string; changes: { id: string; version: number }[] };
    await replay.call('decideChangePoints', 200, 'changeResult', good);
    const late = { ...first, id: randomUUID() };
    await replay.call('decideChangePoints', 409, 'changedMeanwhile', { ...good, body: late });
    const [{ id }] = first.changes as [{ id: string; version: number }];
    await replay.call('getChangePoint', 200, 'changeCase', { app: backend.app, session, query: { id } });
  });

  it('decideExceptions and undoDecision', async () => {
    const good = await goodCall('decideExceptions');
    const first = good.body as { id: string; exceptions: { id: string; version: number }[] };
    await replay.call('decideExceptions', 200, 'decisionResult', good);
    const late = { ...first, id: randomUUID() };
    await replay.call('decideExceptions', 409, 'changedMeanwhile', { ...good, body: late });
    const [{ id, version }] = first.exceptions as [{ id: string; version: number }];
    const next = { ...late, exceptions: [{ id, version: version + 1 }] };
    await replay.call('decideExceptions', 200, 'decisionResult', { ...good, body: next });
    await replay.call('undoDecision', 409, 'changedMeanwhile', { ...good, body: { id: first.id } });
  });
});

describe('advice that was decided on meanwhile', () => {
  it('decideAdvice and undoAdviceDecision', async () => {
    const good = await goodCall('decideAdvice');
    const first = good.body as { id: string; advice: { id: string; version: number }[] };
    await replay.call('decideAdvice', 200, 'adviceResult', good);
    const late = { ...first, id: randomUUID() };
    await replay.call('decideAdvice', 409, 'changedMeanwhile', { ...good, body: late });
    const [{ id, version }] = first.advice as [{ id: string; version: number }];
    const reopened = {
      ...{ id: randomUUID(), advice: [{ id, version: version + 1 }], action: 'reopen' },
      ...{ reason: null, until: null, plannedFor: null, comment: null },
    };
    await replay.call('decideAdvice', 200, 'adviceResult', { ...good, body: reopened });
    await replay.call('undoAdviceDecision', 409, 'changedMeanwhile', { ...good, body: { id: first.id } });
  });
});

describe('losses of a well', () => {
  it('are recoded once: recodeLosses and undoRecode', async () => {
    const good = await goodCall('recodeLosses');
    await replay.call('recodeLosses', 200, 'lossRecodes', good);
    const first = good.body as { id: string; version: number };
    const late = { ...good, body: { ...first, id: randomUUID() } };
    await replay.call('recodeLosses', 409, 'changedMeanwhile', late);
    const [part] = (good.body as { parts: object[] }).parts;
    const parts = [{ ...part, reasonCode: 'weather' }];
    const next = { ...first, id: randomUUID(), version: first.version + 1, parts };
    await replay.call('recodeLosses', 200, 'lossRecodes', { ...good, body: next });
    await replay.call('undoRecode', 409, 'changedMeanwhile', { ...good, body: { id: first.id } });
  });
});

describe('the decline of a well', () => {
  it('is kept once: keepDeclineCase and undoDeclineCase', async () => {
    const good = await goodCall('keepDeclineCase');
    await replay.call('keepDeclineCase', 200, 'declineCases', good);
    const first = good.body as { id: string; version: number };
    const late = { ...good, body: { ...first, id: randomUUID() } };
    await replay.call('keepDeclineCase', 409, 'changedMeanwhile', late);
    const next = { ...first, id: randomUUID(), version: first.version + 1 };
    await replay.call('keepDeclineCase', 200, 'declineCases', { ...good, body: next });
    await replay.call('undoDeclineCase', 409, 'changedMeanwhile', { ...good, body: { id: first.id } });
  });
});

describe('rows that programs send', () => {
  it('are taken once under a key: sendDailyRows', async () => {
    const rows = requestExample('dailyRowsDelivery');
    const as = { app: backend.app, session: await signIn('admin@cnx.example') };
    const send = (status: 200 | 409, key: string, body: object, example = 'deliveryReceipt') =>
      replay.call('sendDailyRows', status, example, { ...as, body, headers: { 'idempotency-key': key } });
    const first = await send(200, 'first', rows);
    expect(first.body).toMatchObject({ status: 'stored', stored: 2, rejected: 1 });
    expect((await send(200, 'first', rows)).body).toEqual(first.body);
    expect((await send(200, 'second', rows)).body).toMatchObject({ stored: 0, unchanged: 2 });
    const [row] = (rows as { rows: object[] }).rows;
    await send(409, 'first', { rows: [row] }, 'otherDelivery');
    const inFieldUnits = {
      unitSystem: 'field',
      acceptFigures: true,
      rows: [{ ...row, oil: '2595.3', gas: null }],
    };
    expect((await send(200, 'third', inFieldUnits)).body).toMatchObject({ stored: 1 });
    const csv = {
      ...as,
      raw: { body: requestExample('dailyRowsCsv') as unknown as string, type: 'text/csv' },
    };
    const sent = await replay.call('sendDailyRows', 200, 'csvReceipt', {
      ...csv,
      headers: { 'idempotency-key': 'as-csv' },
    });
    expect(sent.body).toMatchObject({ status: 'stored', unchanged: 1, rows: [{ line: 2 }, { line: 3 }] });
    const xml = {
      ...as,
      raw: { body: requestExample('productVolumeXml') as unknown as string, type: 'application/xml' },
    };
    const report = await replay.call('sendDailyRows', 200, 'csvReceipt', {
      ...xml,
      headers: { 'idempotency-key': 'as-xml' },
    });
    expect(report.body).toMatchObject({ status: 'stored', stored: 1, rows: [{ line: 6 }] });
    const whole = await send(200, 'fourth', { rows: [{ ...row, hours: 26, waterInjected: 0 }] });
    expect(whole.body).toMatchObject({ status: 'rejected', stored: 0, rejected: 1 });
  });
});

describe('months of a field', () => {
  it('are closed once: getOpenPoints and closeMonths', async () => {
    const open = await goodCall('getOpenPoints');
    await replay.call('getOpenPoints', 200, 'openPoints', open);
    await replay.call('getOpenPoints', 409, 'changedMeanwhile', {
      ...open,
      query: { through: '2099-01-01' },
    });
    const good = await goodCall('closeMonths');
    await replay.call('closeMonths', 200, 'monthClosing', good);
    const late = { ...good, body: { ...(good.body as object), id: randomUUID() } };
    await replay.call('closeMonths', 409, 'changedMeanwhile', late);
    await replay.call('getMonthBooks', 200, 'monthBooks', await goodCall('getMonthBooks'));
  });
});

describe('work of the schedule', () => {
  interface Changed {
    readonly activity: { readonly id: string; readonly version: number; readonly fieldId: string };
  }
  const newWork = async () => {
    const good = await goodCall('changeSchedule');
    const first = good.body as Record<string, unknown> & { id: string; work: Record<string, unknown> };
    return { good, first };
  };
  const blank = { work: null, plannedStart: null, plannedEnd: null, overlapReason: null };
  const change = async (good: ReplayOptions, body: Record<string, unknown>) => {
    const answer = await replay.call('changeSchedule', 200, 'scheduleResult', { ...good, body });
    return (answer.body as Changed).activity;
  };
  const seen = ({ id, version }: Changed['activity']) => ({ id, version });

  it('is changed once: changeSchedule and undoScheduleChange', async () => {
    const { good, first } = await newWork();
    const activity = await change(good, first);
    const cancel = { ...first, ...blank, action: 'cancel', activity: seen(activity) };
    await change(good, { ...cancel, id: randomUUID() });
    const late = { ...good, body: { ...cancel, id: randomUUID() } };
    await replay.call('changeSchedule', 409, 'changedMeanwhile', late);
    await replay.call('undoScheduleChange', 409, 'changedMeanwhile', { ...good, body: { id: first.id } });
  });

  it('is planned at a facility, moved, done with its value, and owned by another system', async () => {
    const { good, first } = await newWork();
    const { plannedStart, plannedEnd } = first;
    const step = await change(good, {
      ...{ ...first, id: randomUUID() },
      work: {
        ...{ ...first.work, activity: 'frequencyStep', owner: 'Field operations' },
        ...{ expectedDeferred: 1.5, setTo: 51.5 },
      },
    });
    const move = { ...first, ...blank, action: 'move', plannedStart, plannedEnd, overlapReason: 'One crew' };
    const moved = await change(good, { ...move, id: randomUUID(), activity: seen(step), comment: 'Later' });
    const done = { ...first, ...blank, action: 'done', doneAt: '2026-03-01T08:00:00Z', value: 51.5 };
    await change(good, { ...done, id: randomUUID(), activity: seen(moved) });
    const atFacility = { wellId: null, fieldId: step.fieldId, facility: 'Separator' };
    const other = await change(good, { ...first, id: randomUUID(), work: { ...first.work, ...atFacility } });
    await backend.database.db
      .updateTable('schedule_entry')
      .set({ system: 'Maintenance', system_address: null })
      .where('id', '=', other.id)
      .execute();
    const comment = { ...first, ...blank, action: 'comment', comment: 'When?' };
    await change(good, { ...comment, id: randomUUID(), activity: seen(other) });
  });
});

describe('a hand-over of a shift', () => {
  it('is refused to a second person', async () => {
    const good = await goodCall('confirmShiftHandover');
    const since = new Date(backend.clock.now().getTime() - 3_600_000).toISOString();
    const other = { ...good, body: { id: randomUUID(), version: null, since, note: 'Another one.' } };
    await replay.call('saveShiftHandover', 409, 'changedMeanwhile', other);
    await replay.call('confirmShiftHandover', 200, 'confirmedHandover', good);
    await replay.call('confirmShiftHandover', 409, 'changedMeanwhile', good);
    const { id } = good.body as { id: string };
    await replay.call('getShiftHandover', 200, 'confirmedHandover', {
      app: backend.app,
      session,
      query: { id },
    });
  });
});

describe('too many', () => {
  it.each(changes)('%s', async (id) => {
    const good = await goodCall(id, limited);
    await replay.until(id, 429, 'tooMany', () => Promise.resolve(good));
  });

  it.each([
    ['validateEmailAndPassword', async () => ({ Email: engineer, Password: await sealed('Wrong#2026') })],
    [
      'resetPassword',
      async () => ({
        userEmail: engineer,
        oldPassword: await sealed('Wrong#2026'),
        newPassword: await sealed('Other+2026'),
      }),
    ],
    ['forgotPassword', () => requestExample('forgotPassword')],
    ['extractSsoToken', () => requestExample('ssoResult')],
    ['validateUser', () => ({ name: 'nobody@cnx.example' })],
    ['reportClientError', () => requestExample('clientError')],
    ['sendSupportMessage', () => requestExample('supportMessage')],
    ['askAssistant', () => requestExample('assistantQuestion')],
  ])('%s', async (id, body) => {
    await replay.until(id, 429, 'tooMany', async () => ({ app: limited, session, body: await body() }));
  });

  it.each([
    ['validateEmail', { path: { email: 'nobody@cnx.example' } }],
    ['getB2cChallenge', {}],
    ['getCalendar', { path: { secret: 'x'.repeat(43) } }],
    ['validateB2cToken', { query: { token: requestExample('ssoResult')['idToken'] as string } }],
  ])('%s', async (id, sample) => {
    await replay.until(id, 429, 'tooMany', () => Promise.resolve({ app: limited, ...sample }));
  });
});

describe('failures of our own', () => {
  it('are 503 while the database is away', async () => {
    const good = new Map<string, ReplayOptions>();
    for (const id of offered(503)) good.set(id, await goodCall(id, cutOff));
    await proxy.cut();
    backend.clock.pass(120);
    for (const [id, options] of good) {
      const app = id === 'transferToken' ? linkedAppWithoutKeys : cutOff;
      await replay.call(id, 503, 'databaseAway', { ...options, app });
    }
    await proxy.restore();
  });

  it('are 500 with a reference when the database is not what it was', async () => {
    const { db } = backend.database;
    await signIn();
    const good = new Map<string, ReplayOptions>();
    for (const id of offered(500)) good.set(id, await goodCall(id));
    backend.clock.pass(120);
    await sql`alter schema public rename to elsewhere`.execute(db);
    try {
      for (const [id, options] of good) await replay.call(id, 500, 'serverError', options);
    } finally {
      await sql`alter schema elsewhere rename to public`.execute(db);
    }
  });
});

describe('the replay', () => {
  it('covers every answer that the contract promises', () => {
    const open = answerRows.filter((row) => !isOutOfReach(row));
    const missing = open.map(keyOf).filter((key) => !replay.covered.has(key));
    for (const { id } of contract.operations) {
      const rows = answerRows.filter(({ operation }) => operation === id);
      const shown = rows.map((row) => {
        const mark = replay.covered.has(keyOf(row))
          ? ''
          : isOutOfReach(row)
            ? ' (out of reach)'
            : ' (MISSING)';
        return `${row.status} ${row.example}${mark}`;
      });
      console.log(`${id}: ${shown.join(', ')}`);
    }
    console.log(
      `${contract.operations.length} operations, ${answerRows.length} answers: ${open.length - missing.length} replayed, ` +
        `${answerRows.length - open.length} out of reach for ${outOfReach.length} reasons, ${missing.length} missing`,
    );
    expect(missing).toEqual([]);
  });

  it('has no reason for an answer that there is', () => {
    const wrong = answerRows.filter((row) => isOutOfReach(row) && replay.covered.has(keyOf(row)));
    expect(wrong.map(keyOf)).toEqual([]);
    for (const { reason, rows } of outOfReach) expect(answerRows.some(rows), reason).toBe(true);
  });

  it('heard every text that the examples of errors show', () => {
    const said = new Set(
      replay.exchanges.flatMap(({ status, body }) => textsOf(body).map((text) => `${status} ${text}`)),
    );
    const shown = answerRows
      .filter(({ status }) => status >= 400)
      .flatMap(({ status, value }) => textsOf(value).map((text) => `${status} ${text}`));
    expect([...new Set(shown)].filter((text) => !said.has(text))).toEqual([]);
  });
});

describe('a mistake in the contract', () => {
  const mutations = mutationsOf(contractSource, (operation, status) =>
    answerRows.some((row) => row.operation === operation && row.status === status && !isOutOfReach(row)),
  );
  const unnoticed = (mutation: Mutation, faultOf: (document: Node) => string | undefined) =>
    faultOf(mutation.apply(contractSource)) === undefined;

  it('is noticed: a few of them each time', () => {
    const faultOf = createFaultFinder(contractSource, replay.exchanges);
    expect(faultOf(structuredClone(contractSource))).toBeUndefined();
    fc.assert(
      fc.property(fc.constantFrom(...mutations), (mutation) => {
        expect(unnoticed(mutation, faultOf), mutation.name).toBe(false);
      }),
      // Others after each change of the contract, and the same ones on any day.
      { numRuns: 40, seed: crc32(JSON.stringify(contractSource)) | 0 },
    );
  });

  it.runIf(process.env['CNX_ALL_MUTATIONS'])('is noticed: all of them', { timeout: 30 * 60_000 }, () => {
    const faultOf = createFaultFinder(contractSource, replay.exchanges);
    const survivors = mutations.filter((mutation) => unnoticed(mutation, faultOf)).map(({ name }) => name);
    console.log(
      [`${mutations.length} mistakes made, ${survivors.length} unnoticed`, ...survivors].join('\n'),
    );
    expect(survivors).toEqual([]);
  });
});

/** The texts of an error; what is another one each time is left out. */
function textsOf(body: unknown): string[] {
  if (typeof body === 'string') return [body];
  const { errors = [] } = (body ?? {}) as { errors?: { message: string }[] };
  return errors.map(({ message }) =>
    message.replace(/Reference \w+$/, 'Reference').replace(/ at \d{4}-.*Z$/, ' at'),
  );
}
