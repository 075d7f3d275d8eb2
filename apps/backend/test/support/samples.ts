import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../src/server/contract-handlers.ts';
import type { AnswerBody, TestBackend } from './backend.ts';
import { callOperation, type Sample } from './contract-calls.ts';
import { requestExample } from './contract-rows.ts';
import { storeAdvice } from './stored-advice.ts';

/** Whose samples are taken: a signed-in engineer. */
export interface SignedIn {
  readonly backend: TestBackend;
  readonly token: string;
  readonly refreshToken: string;
}

const email = 'engineer@cnx.example';
const jwt = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1LTIifQ.c2lnbmF0dXJl';
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const noSample = (): Sample => ({});
const itself = (): Sample => ({ query: { email } });

const newView = {
  id: null,
  list: 'changePoints',
  name: 'Newest drops',
  address: 'span=7d',
  shared: false,
  version: null,
};

const newSubscription = {
  id: null,
  kind: 'wells',
  name: 'My wells',
  viewId: null,
  kinds: [],
  leastSeverity: null,
  pace: 'atOnce',
  hour: 6,
  weekday: 1,
  quietFrom: null,
  quietTo: null,
  channel: 'webhook',
  recipient: null,
  webhookUrl: 'https://hooks.company.example/cnx',
  language: null,
  timeZone: null,
  units: null,
  version: null,
};

const anyWell = async ({ backend, token }: SignedIn) =>
  (await callOperation(backend, 'getWells', token)).rows[0]?.id ?? '';

const newNote = async (one: SignedIn) => ({
  id: null,
  wellId: await anyWell(one),
  fieldId: null,
  day: '2026-03-01',
  text: 'Separator was full.',
  version: null,
});

/** What a good call of an operation that stores something answers. */
async function saved(
  one: SignedIn,
  id: 'saveView' | 'createLink' | 'saveAnnotation' | 'saveAlertSubscription',
): Promise<AnswerBody> {
  const [, sample] = samples[id];
  return (await callOperation(one.backend, id, one.token, await sample(one))).body;
}

/** A white pixel. */
const dot = {
  mediaType: 'image/png',
  content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

const profileVersion = async ({ backend, token }: SignedIn) =>
  Number((await callOperation(backend, 'getProfile', token)).body['version']);

/** The random name of a photo that the user has from now on. */
/** The secret of a new calendar address of the user. */
async function calendarSecret({ backend, token }: SignedIn): Promise<string> {
  const { body } = await callOperation(backend, 'createCalendarAddress', token, { body: {} });
  return /Calendars\/([^/]+)/.exec(String(body['address']))![1]!;
}

async function anyPhoto({ backend, token }: SignedIn): Promise<string> {
  const { body } = await callOperation(backend, 'uploadPhoto', token, { body: dot });
  return String(body['photo']).split('/').at(-2)!;
}

/** Any exception that is there, whenever it began. */
async function anyException({ backend, token }: SignedIn): Promise<{ id: string; version: number }> {
  const query = { from: '1900-01-01', limit: '1' };
  const [first] = (await callOperation(backend, 'getExceptions', token, { query })).rows;
  return { id: String(first?.['id']), version: Number(first?.['version']) };
}

/** Any confirmed change that is there. */
async function anyChange({ backend, token }: SignedIn): Promise<{ id: string; version: number }> {
  const query = { from: '1900-01-01', limit: '1', where: 'provisional=false' };
  const [first] = (await callOperation(backend, 'getChangePoints', token, { query })).rows;
  return { id: String(first?.['id']), version: Number(first?.['version']) };
}

const newVerdict = async (one: SignedIn) => ({
  id: randomUUID(),
  changes: [await anyChange(one)],
  action: 'accept',
  feedback: null,
  eventId: null,
  comment: 'It stays so.',
});

const newDecision = async (one: SignedIn) => ({
  id: randomUUID(),
  exceptions: [await anyException(one)],
  action: 'acknowledge',
  assigneeId: null,
  until: null,
  feedback: null,
  comment: 'Looked at.',
});

async function madeDecision(one: SignedIn): Promise<string> {
  const body = await newDecision(one);
  await callOperation(one.backend, 'decideExceptions', one.token, { body });
  return body.id;
}

/** A decision on advice of its own. */
async function newAdviceDecision(one: SignedIn) {
  const { clock, database } = one.backend;
  const given = { id: randomUUID(), well: await anyWell(one), at: clock.now() };
  const advice = await storeAdvice(database.db, given);
  return {
    id: randomUUID(),
    advice: [{ id: advice, version: 1 }],
    action: 'accept',
    reason: null,
    until: null,
    plannedFor: new Date(clock.now().getTime() + 86_400_000).toISOString(),
    // Whatever else is planned at the well.
    comment: 'With the next round',
  };
}

async function madeAdviceDecision(one: SignedIn): Promise<string> {
  const body = await newAdviceDecision(one);
  await callOperation(one.backend, 'decideAdvice', one.token, { body });
  return body.id;
}

/** A change of the schedule that creates work of its own. */
async function newScheduleChange(one: SignedIn) {
  const { clock } = one.backend;
  const ahead = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
  return {
    id: randomUUID(),
    action: 'create',
    activity: null,
    work: {
      ...{ wellId: await anyWell(one), fieldId: null, facility: null, activity: 'wellTest' },
      ...{ title: 'Well test', owner: null, expectedDeferred: null },
    },
    plannedStart: ahead(24),
    plannedEnd: ahead(30),
    doneAt: null,
    value: null,
    overlapReason: 'The test separator is free',
    comment: null,
  };
}

/** A recode of the largest loss of a well and day. */
async function newRecode(one: SignedIn) {
  const { rows } = await callOperation(one.backend, 'getDeferredProductionInfo', one.token, {
    query: { level: 'well', sort: '-deferred', limit: 1 },
  });
  const [{ period, entity, reasonCode, kind }] = rows as unknown as [
    { period: string; entity: { id: string }; reasonCode: string; kind: string },
  ];
  const path = { wellId: entity.id };
  const { body } = await callOperation(one.backend, 'getLossRecodes', one.token, { path });
  const part = { reasonCode: reasonCode === 'power' ? 'weather' : 'power', kind, hours: null };
  return {
    path,
    body: {
      ...{ id: randomUUID(), version: Number(body['version']), from: period, to: period },
      ...{ reasonCode, kind, parts: [part], comment: null },
    },
  };
}

/** A case of the decline of a well, as the well is now. */
async function newDeclineCase(one: SignedIn) {
  const path = { wellId: await anyWell(one) };
  const { body } = await callOperation(one.backend, 'getDeclineCases', one.token, { path });
  return {
    path,
    body: {
      ...{ id: randomUUID(), version: Number(body['version']), name: 'Base case', model: 'exponential' },
      ...{ firstDay: null, leftOut: [] },
    },
  };
}

/** A field with a month that is over and open. */
async function openMonth({ backend, token }: SignedIn) {
  const { body } = await callOperation(backend, 'getMonthBooks', token);
  const fields = body['fields'] as {
    field: { id: string };
    nextMonth: string;
    lastMonth: string | null;
  }[];
  const { field, nextMonth } = fields.find(({ lastMonth }) => lastMonth !== null)!;
  return { path: { fieldId: field.id }, from: nextMonth };
}

/** The closing of the oldest open month of a field. */
async function newClosing(one: SignedIn) {
  const { path, from } = await openMonth(one);
  // What other samples changed is computed by none of them.
  await one.backend.database.db
    .updateTable('well_computation')
    .set({ rows_changed: false, stale_on: null })
    .execute();
  const { body } = await callOperation(one.backend, 'getOpenPoints', one.token, {
    path,
    query: { through: from },
  });
  const missingDays = Number(body['missingDays']);
  const note = missingDays > 0 ? 'The feed was down.' : null;
  return { path, body: { id: randomUUID(), from, through: from, missingDays, note } };
}

async function madeScheduleChange(one: SignedIn): Promise<string> {
  const body = await newScheduleChange(one);
  await callOperation(one.backend, 'changeSchedule', one.token, { body });
  return body.id;
}

/** A hand-over of its own; one that waited from before is gone. */
async function newHandover({ backend }: SignedIn) {
  await backend.database.db.deleteFrom('shift_handover').where('confirmed_at', 'is', null).execute();
  return {
    id: randomUUID(),
    version: null,
    since: new Date(backend.clock.now().getTime() - 3_600_000).toISOString(),
    note: 'The separator was full at four.',
  };
}

/** An account of its own that has not chosen a password yet. */
async function invited({ backend }: SignedIn): Promise<string> {
  const { id } = await backend.database.db
    .insertInto('app_user')
    .values({
      email: `invited.${randomUUID()}@cnx.example`,
      first_name: 'Noor',
      last_name: 'Haddad',
      role_id: 2,
      created_at: backend.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
/** Another session of the caller. */
async function otherSession({ backend, token }: SignedIn): Promise<string> {
  await backend.signIn(email);
  const { sessions } = (await callOperation(backend, 'getAccountSecurity', token)).body as unknown as {
    sessions: { id: string; current: boolean }[];
  };
  return sessions.find(({ current }) => !current)!.id;
}

const someone = async (one: SignedIn): Promise<Sample> => ({ body: { id: await invited(one) } });
const nothingChanged = { firstName: null, lastName: null, roleId: null, active: null };

const versionOf = ({ id, version }: AnswerBody) => ({ id, version });

/** A key for all fields. */
/** Parts of a file that an administrator has sent. */
async function sentFile({ backend }: SignedIn, isPreviewed = false) {
  const admin = (await backend.signIn('admin@cnx.example')).body.id_token;
  const body = { ...requestExample('addFilePart'), fileId: randomUUID() };
  await callOperation(backend, 'addFilePart', admin, { body });
  const asked = { ...requestExample('previewImport'), fileId: body.fileId };
  if (isPreviewed) await callOperation(backend, 'previewImport', admin, { body: asked });
  return { body: asked };
}

async function storedImport(one: SignedIn): Promise<number> {
  const admin = (await one.backend.signIn('admin@cnx.example')).body.id_token;
  await callOperation(one.backend, 'storeImport', admin, await sentFile(one, true));
  const { rows } = await callOperation(one.backend, 'getImports', admin);
  return Number(rows[0]!['id']);
}

async function savedTemplate(one: SignedIn): Promise<number> {
  const admin = (await one.backend.signIn('admin@cnx.example')).body.id_token;
  const { body } = await sentFile(one, true);
  const named = { ...body, name: `Sheet ${body.fileId}` };
  const saved = await callOperation(one.backend, 'saveImportTemplate', admin, { body: named });
  return Number(saved.body['id']);
}

/** A well of an own field, as its record has it. */
async function ownWell(one: SignedIn) {
  const admin = (await one.backend.signIn('admin@cnx.example')).body.id_token;
  await callOperation(one.backend, 'storeImport', admin, await sentFile(one, true));
  const { rows } = await callOperation(one.backend, 'getWellRecords', admin);
  return rows.find(({ demonstration }) => demonstration === false)! as Record<string, unknown>;
}

/** A field without wells, as its record has it. */
async function ownField({ backend }: SignedIn) {
  const { db } = backend.database;
  const { id: area } = await db.selectFrom('area').select('id').orderBy('id').executeTakeFirstOrThrow();
  await db
    .insertInto('field')
    .values({ id: 'kestrel', area_id: area, name: 'Kestrel' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const admin = (await backend.signIn('admin@cnx.example')).body.id_token;
  const { rows } = await callOperation(backend, 'getFieldRecords', admin);
  return rows.find(({ id }) => id === 'kestrel')! as Record<string, unknown>;
}

/** Two wells of one field without rows. */
async function doubleWells(one: SignedIn) {
  const { db } = one.backend.database;
  await ownField(one);
  const [fromId, intoId] = [randomUUID(), randomUUID()];
  await db
    .insertInto('well')
    .values(
      [fromId, intoId].map((id) => ({ id, name: id, uwi: null, field_id: 'kestrel', source: 'import' })),
    )
    .execute();
  return { fromId, intoId };
}

const wellEntry = Object.keys(requestExample('changeWellRecord'));
const fieldEntry = Object.keys(requestExample('changeFieldRecord'));
const entryOf = (record: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

const newApiKey = { name: 'Spreadsheet', fieldIds: null, expiresOn: '2026-12-31' };

/** Nothing is stored of it: the day is not over. */
const dayToCome = { rows: [{ field: 'Heron', well: 'H-1', day: '2099-01-01', hours: 24, oil: 1 }] };

/** One good call of each operation and the status that it answers; a missing one does not compile. */
export const samples: {
  readonly [K in OperationId]: readonly [
    status: number,
    sample: (signedIn: SignedIn) => Sample | Promise<Sample>,
  ];
} = {
  validateEmailAndPassword: [
    200,
    async ({ backend }) => ({ body: { Email: email, Password: await backend.seal('Portal#2026') } }),
  ],
  refreshToken: [200, ({ refreshToken }) => ({ body: { refreshToken } })],
  logout: [
    200,
    async ({ backend }) => ({ body: { refreshToken: (await backend.signIn()).body.refresh_token } }),
  ],
  resetPassword: [
    200,
    async ({ backend }) => ({
      body: {
        userEmail: 'reset@cnx.example',
        oldPassword: await backend.seal('Portal#2026'),
        newPassword: await backend.seal('Another+1'),
      },
    }),
  ],
  forgotPassword: [200, () => ({ body: { email, applicationURL: 'http://localhost:4000' } })],
  getB2cChallenge: [200, noSample],
  getB2cToken: [401, () => ({ body: { Code: 'code', CodeVerifier: verifier } })],
  validateB2cToken: [200, () => ({ query: { token: jwt } })],
  extractSsoToken: [401, () => ({ body: { idToken: jwt } })],
  validateEmail: [200, () => ({ path: { email } })],
  validateUser: [200, () => ({ body: { name: email } })],
  getUserinfo: [200, itself],
  reportClientError: [
    200,
    () => ({
      body: {
        id: 'K7QF-2M9X',
        operation: 'GET /Dashboard/GetScheduleInfo',
        place: 'body/3',
        expectation: 'type',
        route: '/dashboard',
        version: '0.1.0',
      },
    }),
  ],
  getApplications: [200, noSample],
  getBackendUrlByFeUrl: [200, () => ({ body: { feUrl: 'localhost:4100' } })],
  getJwks: [200, noSample],
  getNotificationsInfo: [200, itself],
  getProfile: [200, noSample],
  saveProfile: [
    200,
    async (one) => ({
      body: { version: await profileVersion(one), firstName: 'Erin', lastName: 'Moe' },
    }),
  ],
  uploadPhoto: [200, () => ({ body: dot })],
  removePhoto: [200, () => ({ body: {} })],
  getPhoto: [200, async (one) => ({ path: { photoId: await anyPhoto(one) } })],
  getPreferences: [200, noSample],
  savePreferences: [
    200,
    async ({ backend, token }) => ({
      body: (await callOperation(backend, 'getPreferences', token)).body,
    }),
  ],
  getAccountSecurity: [200, noSample],
  endOtherSessions: [200, () => ({ body: {} })],
  endSession: [200, async (one) => ({ body: { sessionId: await otherSession(one) } })],
  markNotificationsRead: [200, () => ({ body: { ids: ['nt-1'], until: null } })],
  snoozeNotifications: [
    200,
    ({ backend }) => ({
      body: {
        groupKey: 'nt-1',
        until: new Date(backend.clock.now().getTime() + 3_600_000).toISOString(),
      },
    }),
  ],
  getDeferredProductionInfo: [200, noSample],
  getProductionOptimizationInfo: [200, noSample],
  getScheduleInfo: [200, noSample],
  changeSchedule: [200, async (one) => ({ body: await newScheduleChange(one) })],
  getScheduleFile: [200, noSample],
  getCalendarAddress: [200, noSample],
  createCalendarAddress: [200, () => ({ body: {} })],
  removeCalendarAddress: [200, () => ({ body: {} })],
  getCalendar: [200, async (one) => ({ path: { secret: await calendarSecret(one) } })],
  undoScheduleChange: [200, async (one) => ({ body: { id: await madeScheduleChange(one) } })],
  getTimesToRestore: [200, noSample],
  getSustainableProductionInfo: [200, noSample],
  getProductionDayInfo: [200, noSample],
  getProductionDayWells: [200, noSample],
  getDataHealth: [200, noSample],
  getProductionStatistics: [200, noSample],
  getProductionCourse: [200, noSample],
  getPlanCourse: [200, noSample],
  getReportedMonths: [200, noSample],
  getPumpSurvival: [200, noSample],
  getDeclines: [200, () => ({ query: { economicRate: 5 } })],
  getMonthlyReport: [200, () => ({ query: { month: '2026-02' } })],
  getMonthlyReportFile: [200, () => ({ query: { month: '2026-02' } })],
  getWellCounts: [200, noSample],
  getFrequencyInfo: [200, noSample],
  getFrequencyChangeInfo: [200, noSample],
  getSettingAdviceInfo: [200, noSample],
  getTrackedFrequencyChangeInfo: [200, noSample],
  getTrackedSettingChangeInfo: [200, noSample],
  getChangeDetectionStatistics: [200, noSample],
  getChangePoints: [200, noSample],
  getGasInterfaceExceptionReportInfo: [200, noSample],
  getHighProductionDropExceptionReportInfo: [200, noSample],
  getExceptions: [200, noSample],
  getExceptionSummary: [200, noSample],
  getOptimizationSummary: [200, noSample],
  decideAdvice: [200, async (one) => ({ body: await newAdviceDecision(one) })],
  undoAdviceDecision: [200, async (one) => ({ body: { id: await madeAdviceDecision(one) } })],
  getException: [200, async (one) => ({ query: { id: (await anyException(one)).id } })],
  getChangePoint: [200, async (one) => ({ query: { id: (await anyChange(one)).id } })],
  decideChangePoints: [200, async (one) => ({ body: await newVerdict(one) })],
  decideExceptions: [200, async (one) => ({ body: await newDecision(one) })],
  undoDecision: [200, async (one) => ({ body: { id: await madeDecision(one) } })],
  getAssignees: [200, noSample],
  getShiftHandover: [200, () => ({ query: { since: '2026-03-01T18:00:00.000Z' } })],
  saveShiftHandover: [200, async (one) => ({ body: await newHandover(one) })],
  confirmShiftHandover: [
    200,
    async (one) => {
      const body = await newHandover(one);
      const { body: admin } = await one.backend.signIn('admin@cnx.example');
      await callOperation(one.backend, 'saveShiftHandover', admin.id_token, { body });
      return { body: { id: body.id, version: 1 } };
    },
  ],
  getShiftHandovers: [200, noSample],
  getBusinessUnits: [200, noSample],
  getAreas: [200, noSample],
  getFields: [200, noSample],
  getManufacturers: [200, noSample],
  getWellGroups: [200, noSample],
  getMethodOfProductions: [200, noSample],
  getWells: [200, noSample],
  getDailyProduction: [200, async (one) => ({ path: { wellId: await anyWell(one) } })],
  getWell: [200, async (one) => ({ path: { wellId: await anyWell(one) } })],
  getWellHistory: [200, async (one) => ({ path: { wellId: await anyWell(one) } })],
  getWellForecast: [
    200,
    async (one) => ({
      path: { wellId: await anyWell(one) },
      query: {
        ...{ economicRate: 5, model: 'exponential', firstDay: '2026-01-01' },
        leftOut: '2026-02-01/2026-02-03',
      },
    }),
  ],
  getPumpCurves: [200, async (one) => ({ path: { wellId: await anyWell(one) } })],
  getSettingResponse: [200, async (one) => ({ path: { wellId: await anyWell(one) } })],
  getWhatIf: [200, async (one) => ({ path: { wellId: await anyWell(one) }, query: { frequency: 50 } })],
  getWellHours: [
    200,
    async (one) => ({ path: { wellId: await anyWell(one) }, query: { day: '2026-03-01' } }),
  ],
  getSensitivity: [200, async (one) => ({ path: { wellId: await anyWell(one) } })],
  saveSensitivity: [
    200,
    async (one) => {
      const path = { wellId: await anyWell(one) };
      const { body } = await callOperation(one.backend, 'getSensitivity', one.token, { path });
      return { path, body: { id: randomUUID(), version: body['version'], sensitivity: 'high' } };
    },
  ],
  getLossRecodes: [200, async (one) => ({ path: { wellId: await anyWell(one) } })],
  recodeLosses: [200, newRecode],
  undoRecode: [
    200,
    async (one) => {
      const { path, body } = await newRecode(one);
      await callOperation(one.backend, 'recodeLosses', one.token, { path, body });
      return { path, body: { id: body.id } };
    },
  ],
  getDeclineCases: [200, async (one) => ({ path: { wellId: await anyWell(one) } })],
  keepDeclineCase: [200, newDeclineCase],
  undoDeclineCase: [
    200,
    async (one) => {
      const { path, body } = await newDeclineCase(one);
      await callOperation(one.backend, 'keepDeclineCase', one.token, { path, body });
      return { path, body: { id: body.id } };
    },
  ],
  getWellSeries: [200, async (one) => ({ query: { wells: await anyWell(one) } })],
  getSearchResults: [200, () => ({ query: { text: 'a', offset: 0 } })],
  getSearchSuggestions: [200, () => ({ query: { text: 'a' } })],
  getViews: [200, noSample],
  getView: [200, async (one) => ({ query: { slug: String((await saved(one, 'saveView'))['slug']) } })],
  saveView: [200, () => ({ body: newView })],
  removeView: [200, async (one) => ({ body: versionOf(await saved(one, 'saveView')) })],
  getAlertSubscriptions: [200, noSample],
  saveAlertSubscription: [200, () => ({ body: newSubscription })],
  removeAlertSubscription: [
    200,
    async (one) => ({
      body: versionOf((await saved(one, 'saveAlertSubscription'))['subscription'] as AnswerBody),
    }),
  ],
  getAlertDeliveries: [200, noSample],
  previewAlerts: [200, () => ({ body: newSubscription })],
  sendTestAlert: [
    200,
    async (one) => {
      const kept = (await saved(one, 'saveAlertSubscription'))['subscription'] as AnswerBody;
      return { body: { id: kept['id'] } };
    },
  ],
  getAlertChannels: [200, noSample],
  createLink: [200, () => ({ body: { address: '/dashboard?span=7d' } })],
  getLink: [200, async (one) => ({ query: { code: String((await saved(one, 'createLink'))['code']) } })],
  getAnnotations: [200, noSample],
  saveAnnotation: [200, async (one) => ({ body: await newNote(one) })],
  removeAnnotation: [200, async (one) => ({ body: versionOf(await saved(one, 'saveAnnotation')) })],
  saveVisit: [200, () => ({ body: { place: 'exceptionReport' } })],
  recordUsage: [
    200,
    () => ({
      body: { events: [{ name: 'view', page: 'dashboard', secondsAgo: 4, value: null, words: null }] },
    }),
  ],
  getMonthBooks: [200, noSample],
  getOpenPoints: [
    200,
    async (one) => {
      const { path, from } = await openMonth(one);
      return { path, query: { through: from } };
    },
  ],
  closeMonths: [200, newClosing],
  getGuardRails: [200, noSample],
  saveGuardRail: [
    200,
    () => ({ body: { name: 'maxStepHz', fieldId: null, wellId: null, seen: null, value: null } }),
  ],
  getCauses: [200, noSample],
  saveCause: [
    200,
    async (one) => {
      const { body } = await callOperation(one.backend, 'getCauses', one.token);
      const { computed: _computed, ...weather } = (
        body as unknown as { code: string; computed: boolean }[]
      ).find(({ code }) => code === 'weather')!;
      return { body: weather };
    },
  ],
  getPeople: [200, noSample],
  createPerson: [
    200,
    () => ({
      body: {
        email: `new.${randomUUID()}@cnx.example`,
        firstName: 'Noor',
        lastName: 'Haddad',
        roleId: 2,
        isSSO: false,
        language: 'en',
      },
    }),
  ],
  invitePerson: [200, someone],
  changePerson: [
    200,
    async (one) => ({ body: { ...nothingChanged, id: await invited(one), active: false } }),
  ],
  unlockPerson: [200, someone],
  getPersonSessions: [200, async (one) => ({ query: { id: await invited(one) } })],
  endPersonSessions: [200, async (one) => ({ body: { id: await invited(one), sessionId: null } })],
  getRegisteredApplications: [200, noSample],
  changeRegisteredApplication: [200, () => ({ body: { id: 'linked-app', active: true } })],
  getImportKinds: [200, noSample],
  addFilePart: [200, () => ({ body: { ...requestExample('addFilePart'), fileId: randomUUID() } })],
  previewImport: [200, (one) => sentFile(one)],
  storeImport: [200, (one) => sentFile(one, true)],
  getImports: [200, noSample],
  getImportProgress: [200, async (one) => ({ query: { fileId: (await sentFile(one)).body.fileId } })],
  getImportTemplates: [200, noSample],
  saveImportTemplate: [
    200,
    async (one) => {
      const { body } = await sentFile(one, true);
      return { body: { ...body, name: `Sheet ${body.fileId}` } };
    },
  ],
  renameImportTemplate: [
    200,
    async (one) => ({ body: { id: await savedTemplate(one), name: `Sheet ${randomUUID()}` } }),
  ],
  deleteImportTemplate: [200, async (one) => ({ body: { id: await savedTemplate(one) } })],
  previewUndo: [200, async (one) => ({ body: { importId: await storedImport(one) } })],
  undoImport: [200, async (one) => ({ body: { importId: await storedImport(one), kept: 0 } })],
  getWellRecords: [200, noSample],
  getFieldRecords: [200, noSample],
  changeWellRecord: [200, async (one) => ({ body: entryOf(await ownWell(one), wellEntry) })],
  changeFieldRecord: [200, async (one) => ({ body: entryOf(await ownField(one), fieldEntry) })],
  previewWellMerge: [200, async (one) => ({ body: await doubleWells(one) })],
  mergeWells: [200, async (one) => ({ body: { ...(await doubleWells(one)), keep: null, clashing: 0 } })],
  sendDailyRows: [200, () => ({ body: dayToCome, headers: { 'idempotency-key': randomUUID() } })],
  getApiKeys: [200, noSample],
  createApiKey: [200, () => ({ body: newApiKey })],
  revokeApiKey: [
    200,
    async ({ backend }) => {
      const admin = (await backend.signIn('admin@cnx.example')).body.id_token;
      const { body } = await callOperation(backend, 'createApiKey', admin, { body: newApiKey });
      return { body: { id: body['id'] } };
    },
  ],
  getOutgoingMail: [200, noSample],
  // No test backend has a mail server.
  sendMailAgain: [501, () => ({ body: { id: '1' } })],
  sendTestMail: [501, noSample],
  getAuditEvents: [200, noSample],
  getUserAnalytics: [200, () => ({ query: { month: '2026-02' } })],
  getNews: [200, () => ({ query: { language: 'es' } })],
  getLegalPage: [200, () => ({ query: { page: 'terms', language: 'fr' } })],
  getSupport: [200, noSample],
  askAssistant: [
    200,
    () => ({
      body: { question: 'Which well produces most oil?', language: 'en', units: 'metric', context: null },
    }),
  ],
  sendSupportMessage: [
    200,
    () => ({
      body: {
        subject: 'A figure looks wrong',
        message: 'Twice the day before.',
        page: '/dashboard',
        version: '0.1.0',
        language: 'en',
        timeZone: 'Europe/Oslo',
        userAgent: 'test',
      },
    }),
  ],
  getLiveness: [200, noSample],
  getReadiness: [200, noSample],
};
