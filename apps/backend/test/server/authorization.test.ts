import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessRules, machineScope } from '../../src/server/authorization.ts';
import type { ContractOperation } from '../../src/server/contract-document.ts';
import type { OperationId } from '../../src/server/contract-handlers.ts';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation, contract } from '../support/contract-calls.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';
const secured = contract.operations.filter(({ id }) => accessRules[id as OperationId].who !== 'anyone');
const open = contract.operations.filter(({ id }) => accessRules[id as OperationId].who === 'anyone');
let backend: TestBackend;
const apiKeys = { read: '', import: '' };

beforeAll(async () => {
  backend = await createTestBackend({ CNX_ADDRESS_UNKNOWN_ACCOUNTS_PER_MINUTE: '1000' });
  const { id_token: token } = (await backend.signIn(admin)).body;
  for (const scope of ['read', 'import'] as const) {
    const body = { name: 'Reports', scope, fieldIds: null, expiresOn: '2026-12-31' };
    apiKeys[scope] = String((await callOperation(backend, 'createApiKey', token, { body })).body['key']);
  }
});
afterAll(() => backend.close());

/** Calls an operation with an address where it asks for one, and without anything else. */
function call(
  operation: ContractOperation,
  token: string | undefined,
  headers = {},
  email = engineer,
): Promise<Answer> {
  const path = operation.path.replace('{email}', engineer).replace('{wellId}', 'NV-A-01');
  const query = operation.parameters.some(({ name }) => name === 'email') ? `?email=${email}` : '';
  return backend.call(operation.method as 'GET' | 'POST', `${contract.basePath}${path}${query}`, {
    ...(token ? { token } : {}),
    headers,
    ...(operation.body ? { body: {} } : {}),
  });
}

describe('the authorization matrix', () => {
  it('has a row for each operation of the contract and no other', () => {
    expect(Object.keys(accessRules).sort()).toEqual(contract.operations.map(({ id }) => id).sort());
  });

  it.each(contract.operations.map((operation) => [operation.id, operation] as const))(
    'agrees with the contract about %s',
    (id, operation) => {
      expect(accessRules[id as OperationId].who === 'anyone').toBe(!operation.secured);
      expect(machineScope(id as OperationId) !== undefined).toBe(operation.schemes.includes('apiKey'));
      if (operation.secured)
        expect([...operation.responses.keys()]).toEqual(expect.arrayContaining([401, 403]));
    },
  );

  it('leaves the calls of administration to administrators, and no other call', () => {
    const calls = contract.operations.filter(({ path }) => path.startsWith('/Administration/'));
    const administrators = Object.entries(accessRules).filter(([, { who }]) => who === 'administrator');
    // The catalog of causes, guard rails and the books are read by all and changed by administrators, who also send rows.
    expect(administrators.map(([id]) => id).sort()).toEqual(
      [...calls.map(({ id }) => id), 'saveCause', 'saveGuardRail', 'closeMonths', 'sendDailyRows'].sort(),
    );
  });

  it('keeps the answer of every signed-in read that is not about one user, and of no other call', () => {
    // What users keep is answered for each of them: it says what is their own.
    const kept = [
      'getProfile',
      'getViews',
      'getView',
      'getLink',
      'getAnnotations',
      'getException',
      'getChangePoint',
      'getLossRecodes',
      'getDeclineCases',
      'getOpenPoints',
      'getShiftHandover',
      'getShiftHandovers',
      'getPreferences',
      'getAccountSecurity',
      'getAlertSubscriptions',
      'getAlertDeliveries',
      'getAlertChannels',
      'getCalendarAddress',
      // In the language of the user.
      'getScheduleFile',
    ];
    // Whether a well is searched again changes with a computation, and is asked for until it has ended.
    const underWay = ['getSensitivity'];
    // Imports that are refused or under way, and accounts, change no data and are shown all the same.
    // Each text is another answer: keeping them would push out what is asked for again and again.
    const searches = ['getSearchResults', 'getSearchSuggestions'];
    // What administrators read changes with every sign-in.
    const administration = [
      'getPeople',
      'getPersonSessions',
      'getRegisteredApplications',
      'getApiKeys',
      'getImportKinds',
      'getImports',
      'getImportProgress',
      'getImportTemplates',
      'getWellRecords',
      'getFieldRecords',
      'getOutgoingMail',
      'getAuditEvents',
      'getUserAnalytics',
    ];
    // Administrators change it, and no data with it.
    const catalog = ['getCauses', 'getGuardRails'];
    // Read at the start, or of the process.
    const ofProcess = ['getApplications', 'getNews', 'getSupport'];
    const neverKept = [
      'getDataHealth',
      'getAssignees',
      ...catalog,
      ...ofProcess,
      ...underWay,
      ...searches,
      ...administration,
      ...kept,
    ];
    for (const { id, method, secured } of contract.operations) {
      const { email, shared = false } = accessRules[id as OperationId];
      const isKept = method === 'GET' && secured && email === undefined && !neverKept.includes(id);
      expect([id, Boolean(shared)]).toEqual([id, isKept]);
    }
  });

  it('leaves no route out: besides operations there are the configuration, files, the provider and what stops messages', () => {
    const routes = backend.app.printRoutes({ commonPrefix: false }).trim().split('\n');
    // A route whose path begins with that of another one stands below it, without the beginning.
    const above: string[] = [];
    const urls = routes.map((line) => {
      const [, indent = '', step = ''] = /^(.*── )(\S+) \(/.exec(line) ?? [];
      const depth = indent.length / 4;
      above[depth] = (above[depth - 1] ?? '') + step;
      return above[depth];
    });
    const operations = contract.operations.map(
      ({ path }) => contract.basePath + path.replace(/\{(\w+)\}/g, ':$1'),
    );
    expect(new Set(urls)).toEqual(new Set([...operations, '/cnx-config.json', '/stop', '*']));
  });

  it('covers what it should', () => {
    expect(secured.length).toBeGreaterThan(20);
  });
});

describe.each(secured.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const refusedFor = (reason: RegExp) => ({
    status: 401,
    body: { errors: [{ message: expect.stringMatching(reason) as unknown }] },
  });

  it('wants a token', async () => {
    expect(await call(operation, undefined)).toMatchObject(refusedFor(/missing/));
    expect(await call(operation, 'x.y.z')).toMatchObject(refusedFor(/not valid/));
    expect(await call(operation, undefined, { authorization: 'Basic YTpi' })).toMatchObject(
      refusedFor(/missing/),
    );
  });

  it('wants a session that is not over', async () => {
    const { id_token: token } = (await backend.signIn()).body;
    await backend.call('POST', '/api/CNXAuth/Logout', { token, body: {} });
    expect(await call(operation, token)).toMatchObject({
      status: 401,
      text: 'Session timedout. Please relogin.',
    });
  });

  it('wants a token that has not expired', async () => {
    const { id_token: token, refresh_token: refreshToken } = (await backend.signIn()).body;
    backend.clock.pass(50 * 60);
    expect((await backend.call('POST', '/api/CNXAuth/refreshtoken', { body: { refreshToken } })).status).toBe(
      200,
    );
    backend.clock.pass(10 * 60);
    expect(await call(operation, token)).toMatchObject(refusedFor(/has expired/));
  });

  it('wants the caller’s own name, whatever his role', async () => {
    const { id_token: token } = (await backend.signIn(admin)).body;
    expect(await call(operation, token, { 'user-identifier': engineer })).toMatchObject({ status: 403 });
  });

  it.each(['read', 'import'] as const)(
    'is for a program with a key of the scope %s as the matrix says',
    async (scope) => {
      const asked = await call(operation, undefined, { 'x-api-key': apiKeys[scope] });
      if (machineScope(operation.id as OperationId) === scope) expect([401, 403]).not.toContain(asked.status);
      else
        expect(asked).toMatchObject({
          status: 403,
          body: { errors: [{ message: expect.stringContaining('API key') as unknown }] },
        });
    },
  );

  it('answers both roles as the matrix says', async () => {
    const rule = accessRules[operation.id as OperationId];
    for (const [email, role] of [
      [engineer, 2],
      [admin, 1],
    ] as const) {
      const { id_token: token } = (await backend.signIn(email)).body;
      const own = await call(operation, token, { 'user-identifier': email }, email);
      const mayCall = rule.who === 'signedIn' || role === 1;
      if (mayCall) expect([401, 403]).not.toContain(own.status);
      else expect(own.status).toBe(403);
      if (!rule.email) continue;
      const foreign = await call(operation, token, {}, 'reset@cnx.example');
      const maySee = rule.email === 'ownOrAdministrator' && role === 1;
      if (maySee) expect(foreign.status).not.toBe(403);
      else expect(foreign.status).toBe(403);
    }
  });
});

describe.each(open.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it('asks nobody who he is', async () => {
    const answer = await call(operation, undefined);
    expect([401, 403]).not.toContain(answer.status);
  });
});
