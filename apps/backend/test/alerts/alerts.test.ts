import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { components } from '@cnx/api/schema';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createItemWriter } from '../../src/alerts/items.ts';
import { levels } from '../../src/insights/record.fixture.ts';
import { dayMs } from '../../src/production-day.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { firstDay, writeDays, writeSmallField } from '../support/small-field.ts';

const engineer = 'engineer@cnx.example';
const subscription = {
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
  channel: 'mail',
  recipient: null,
  webhookUrl: null,
  language: null,
  timeZone: null,
  units: null,
  version: null,
};
const minute = 60;
const hour = 60 * minute;

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend({
    CNX_DEMONSTRATION: 'on',
    CNX_WEBHOOK_NETWORKS: '127.0.0.0/8',
    CNX_PUBLIC_ORIGIN: 'https://portal.example',
    CNX_USER_CHANGES_PER_HOUR: '1000',
  });
  const { db } = backend.database;
  const oil = Array.from({ length: 60 }, () => 100);
  await writeSmallField(db, { id: 'F', wells: { 'F-1': { oil }, 'F-2': { oil }, 'F-3': { oil } } });
});
afterAll(() => backend.close());
beforeEach(async () => {
  const { db } = backend.database;
  await db.deleteFrom('alert_subscription').execute();
  await db.deleteFrom('outgoing_mail').execute();
  await db.deleteFrom('notification').execute();
  await setPreferences({});
  token = (await backend.signIn()).body.id_token;
});

function setPreferences(preferences: object) {
  return backend.database.db
    .updateTable('app_user')
    .set({ preferences: JSON.stringify(preferences) })
    .where('email', '=', engineer)
    .execute();
}

const subscribe = async (more: object = {}, as = token) =>
  callOperation(backend, 'saveAlertSubscription', as, { body: { ...subscription, ...more } });

const mails = () => backend.database.db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute();

const drop = (well: string) => ({
  code: 'drop',
  names: [well],
  variable: 'oilRate',
  before: 124.84,
  after: 76.3,
  unit: 'Sm3/d',
  status: 'new',
  open: 1,
});

/** A notification as the findings make it. */
async function notify(id: string, well: string | null, severity: 'high' | 'low' = 'high') {
  backend.clock.pass(1);
  await backend.database.db
    .insertInto('notification')
    .values({
      id,
      kind: 'exception',
      severity,
      title: 'Stored title',
      body: 'Stored body',
      well_id: well,
      link: `/dashboard/exception-report?wellIds=${well ?? ''}`,
      created_at: backend.clock.now(),
      group_key: id,
      facts: JSON.stringify(drop(well ?? 'F')),
    })
    .execute();
}

async function round(app = backend.app) {
  backend.clock.pass(5 * minute);
  await app.sendAlerts();
}

describe('what a subscription would send', () => {
  it('is what is there, of the wells that it is of, and stores and sends nothing', async () => {
    await notify('n-1', 'F-1');
    await notify('n-2', 'F-2', 'low');
    await notify('n-3', 'F-3');
    const wells = { businessUnitIds: [], fieldIds: [], wellGroupIds: [], wellIds: ['F-1', 'F-2'] };
    const body = { ...subscription, wells, leastSeverity: 'high', pace: 'daily', timeZone: 'Europe/Oslo' };
    const { status, body: shown } = await callOperation(backend, 'previewAlerts', token, { body });
    expect(status).toBe(200);
    expect(shown).toMatchObject({ message: { total: 1, items: [{ id: 'n-1' }], test: false } });
    expect(new Date(String(shown['nextAt'])).getUTCHours()).toBe(5);
    expect(await mails()).toEqual([]);
    expect((await callOperation(backend, 'getAlertDeliveries', token)).rows).toEqual([]);
  });

  it('is sent as a test by its own way, at most six times an hour, and does not keep what is new from being sent', async () => {
    await subscribe({ wells: { businessUnitIds: [], fieldIds: [], wellGroupIds: [], wellIds: ['F-1'] } });
    await notify('n-1', 'F-1');
    await notify('n-2', 'F-2');
    const [kept] = (await callOperation(backend, 'getAlertSubscriptions', token)).rows as { id: string }[];
    const send = () => callOperation(backend, 'sendTestAlert', token, { body: { id: kept!.id } });
    expect(await send()).toMatchObject({
      status: 200,
      body: { state: 'waiting', message: { test: true, total: 1 } },
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: engineer, subject: 'Test: F-1, Production drop' });
    await round();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Test: F-1, Production drop',
      'F-1, Production drop',
    ]);
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const foreign = (await backend.signIn('admin@cnx.example')).body.id_token;
    expect((await callOperation(backend, 'sendTestAlert', foreign, { body: { id: kept!.id } })).status).toBe(
      404,
    );
  });

  it('is known by a name of its own', async () => {
    for (let times = 0; times < 3; times += 1) await subscribe();
    const { rows } = await callOperation(backend, 'getAlertSubscriptions', token);
    expect(rows.map(({ name }) => name)).toEqual(['My wells', 'My wells 2', 'My wells 3']);
  });
});

describe('alerts of my wells', () => {
  it('go out once, in the language, units and zone of their reader, with links and a way to stop them', async () => {
    await setPreferences({ language: 'es', timeZone: 'Europe/Oslo', portal: { units: 'field' } });
    await subscribe();
    await notify('n-1', 'F-1');
    await round();
    await round();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: engineer, subject: 'F-1, Caída de producción' });
    expect(mail!.body.replaceAll('\u00a0', ' ')).toContain(
      'Caudal de petróleo 785,2 → 479,9 bbl/d (−39 %)\nhttps://portal.example/dashboard/exception-report?wellIds=F-1',
    );
    expect(mail!.html).toContain('href="https://portal.example/dashboard/exception-report?wellIds=F-1"');
    expect(mail!.html).toContain('<html lang="es">');
    expect(mail!.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(mail!.message_id).toMatch(/^<alert\.[0-9a-f-]{36}@portal\.example>$/);
    const sent = await callOperation(backend, 'getAlertDeliveries', token);
    expect(sent.rows).toMatchObject([
      { state: 'waiting', channel: 'mail', message: { subject: mail!.subject } },
    ]);
  });

  it('are those that were asked for, of the wells that are the user’s', async () => {
    await setPreferences({
      myWells: { businessUnitIds: [], fieldIds: [], wellGroupIds: [], wellIds: ['F-1'] },
    });
    await notify('before', 'F-1');
    await subscribe({ leastSeverity: 'medium' });
    await notify('n-1', 'F-1');
    await notify('n-2', 'F-2');
    await notify('n-3', 'F-1', 'low');
    await round();
    const { rows } = await callOperation(backend, 'getAlertDeliveries', token);
    expect(rows).toMatchObject([{ message: { total: 1, items: [{ id: 'n-1' }] } }]);
  });

  it('are also those of what happened before they were asked for, where it was found later', async () => {
    await subscribe();
    await notify('n-1', 'F-1');
    await backend.database.db
      .updateTable('notification')
      .set({ created_at: new Date(backend.clock.now().getTime() - 24 * hour * 1000) })
      .execute();
    await round();
    expect(await mails()).toHaveLength(1);
  });

  it('begin anew where they were stopped', async () => {
    await subscribe();
    const stored = async () => {
      const { rows } = await callOperation(backend, 'getAlertSubscriptions', token);
      return { id: rows[0]!.id, version: rows[0]!['version'] };
    };
    await backend.database.db
      .updateTable('alert_subscription')
      .set({ stopped_at: backend.clock.now() })
      .execute();
    await notify('n-1', 'F-1');
    await subscribe(await stored());
    await notify('n-2', 'F-2');
    await round();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['F-2, Production drop']);
  });

  it('are stopped and resumed by the user, and are in the zone and language of the moment where none was chosen', async () => {
    await subscribe({ language: 'fr', timeZone: 'Europe/Paris', pace: 'daily', hour: 6 });
    const [row] = (await callOperation(backend, 'getAlertSubscriptions', token)).rows;
    expect(new Date(String(row!['nextAt'])).getUTCHours()).toBe(5);
    const stopped = await subscribe({ id: row!.id, version: row!['version'], stopped: true });
    expect(stopped.body['subscription']).toMatchObject({ state: 'stopped', nextAt: null });
    await notify('n-1', 'F-1');
    await round();
    expect(await mails()).toEqual([]);
    const more = { id: row!.id, version: (stopped.body['subscription'] as { version: number }).version };
    expect((await subscribe({ ...more, language: 'fr' })).body['subscription']).toMatchObject({
      state: 'active',
    });
    await notify('n-2', 'F-2');
    await round();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['F-2, Chute de production']);
  });

  it('wait for the end of quiet hours, and are one message then, also where they are over', async () => {
    // The clock of the test begins at 06:30.
    await subscribe({ quietFrom: 5, quietTo: 8 });
    await notify('n-1', 'F-1');
    await round();
    await backend.database.db.deleteFrom('notification').execute();
    await notify('n-2', 'F-2');
    await round();
    expect(await mails()).toEqual([]);
    backend.clock.pass(2 * hour);
    await round();
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual(['My wells: 2 messages']);
    expect(sent[0]!.body).toMatch(/F-1[^]*F-2/);
  });

  it('stop by a press without a session, not by opening the page, and by a mail program', async () => {
    await subscribe({ name: 'Night <b>shift</b>' });
    await notify('n-1', 'F-1');
    await round();
    const [mail] = await mails();
    const link = /<https:\/\/portal\.example(\/stop\?token=[^>]+)>/.exec(
      mail!.headers!['List-Unsubscribe']!,
    )![1]!;
    const page = await backend.app.inject({ url: link, headers: { 'accept-language': 'fr' } });
    expect(page.body).toContain('Night &#60;b&#62;shift&#60;/b&#62;');
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer' });
    await notify('n-2', 'F-1');
    await round();
    expect(await mails()).toHaveLength(2);
    const pressed = await backend.app.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(200);
    await notify('n-3', 'F-1');
    await round();
    expect(await mails()).toHaveLength(2);
    expect((await callOperation(backend, 'getAlertSubscriptions', token)).rows).toMatchObject([
      { state: 'stopped' },
    ]);
    expect((await backend.app.inject(`${link}x`)).statusCode).toBe(404);
  });
});

describe('with two processes', () => {
  it('no alert is lost where one ends in the middle, and none goes out under a second number', async () => {
    const count = 12;
    for (let i = 0; i < count; i += 1) await subscribe({ name: `S ${i}` });
    await notify('n-1', 'F-1');
    let written = 0;
    // The process ends before its transaction does, every second time.
    const ending: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (
          node.kind === 'InsertQueryNode' &&
          JSON.stringify(node).includes('"outgoing_mail"') &&
          (written += 1) % 2
        )
          throw new Error('killed');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const other = await backend.another({ db: backend.database.db.withPlugin(ending) });
    backend.clock.pass(5 * minute);
    await Promise.all([other.sendAlerts(), backend.app.sendAlerts()]);
    await Promise.all([other.sendAlerts(), backend.app.sendAlerts()]);
    // What the one that ended had taken, the other finds in its next round.
    await backend.app.sendAlerts();
    const sent = await mails();
    expect(new Set(sent.map(({ message_id: id }) => id)).size).toBe(count);
    expect(sent).toHaveLength(count);
    const { rows } = await callOperation(backend, 'getAlertDeliveries', token);
    expect(new Set(rows.map(({ message }) => (message as { name: string }).name)).size).toBe(count);
  });
});

describe('a saved view', () => {
  const address = 'fieldIds=F&where=lossPerDay>=10&sort=lossPerDay';
  const where = { fieldIds: 'F', where: 'isOpen=true;lossPerDay>=10', sort: 'lossPerDay' };

  async function saveView(list = 'exceptions', of = address): Promise<string> {
    const { body } = await callOperation(backend, 'saveView', token, {
      body: { id: null, list, name: 'Losses', address: of, shared: false, version: null },
    });
    return String(body['id']);
  }

  it('is sent each day as its page shows it then', async () => {
    const { db } = backend.database;
    await db.deleteFrom('production_drop_exception').execute();
    // Three days until the morning on which the mail is due.
    const last = Math.floor(backend.clock.now().getTime() / dayMs) - firstDay;
    for (const [well, lost] of [
      ['F-1', 30],
      ['F-2', 5],
      ['F-3', 60],
    ] as const) {
      await writeDays(db, well, { oil: levels([100, 97], [100 - lost, 3]) }, last - 99);
    }
    await subscribe({ kind: 'view', viewId: await saveView(), pace: 'daily', hour: 6 });
    backend.clock.pass(24 * hour);
    await recomputeInsights(backend.database, { now: backend.clock.now() });
    await backend.app.sendAlerts();
    token = (await backend.signIn()).body.id_token;
    const shown = await callOperation(backend, 'getExceptions', token, { query: where });
    const { rows } = await callOperation(backend, 'getAlertDeliveries', token);
    const message = rows[0]!['message'] as { total: number; items: { id: string }[]; link: string };
    expect(message.items.map(({ id }) => id)).toEqual(shown.rows.map(({ id }) => id));
    expect(message.total).toBe(Number(shown.headers['x-total-count']));
    expect(message.link).toContain('https://portal.example/dashboard/exception-report?fieldIds=F&where=');
    await backend.app.sendAlerts();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    // The mail itself has the rows of the page alone, in their order, with their figures and links.
    const { exception } = createItemWriter(
      { language: 'en', units: 'metric', locale: 'en', timeZone: 'UTC' },
      'https://portal.example',
    );
    const pageRows = shown.rows as unknown as components['schemas']['WellException'][];
    const said = pageRows.map(exception);
    expect(
      said.map(({ body }) => body.replaceAll('\u00a0', ' ').replace(/since \w+ \d+, \d+/, 'since then')),
    ).toEqual([
      'Oil rate 100.0 → 70.0 Sm³/d (−30 %) · Loss 30.0 Sm³/d · since then · Unanswered',
      'Oil rate 100.0 → 40.0 Sm³/d (−60 %) · Loss 60.0 Sm³/d · since then · Unanswered',
    ]);
    const lines = said.flatMap(({ title, body, link }) => [title, body, link, '']);
    expect(mail!.body.slice(0, mail!.body.indexOf('See all'))).toBe([...lines, ''].join('\n'));
  });

  it('of the schedule is sent as its page shows it then', async () => {
    const { db } = backend.database;
    await db.deleteFrom('schedule_entry').execute();
    const begin = (days: number) => new Date(backend.clock.now().getTime() + days * 24 * hour * 1000);
    for (const [id, well, days] of [
      ['w-1', 'F-2', 5],
      ['w-2', 'F-1', 3],
      ['w-3', 'F-3', 90],
    ] as const)
      await db
        .insertInto('schedule_entry')
        .values({
          ...{
            id,
            field_id: 'F',
            well_id: well,
            facility: null,
            activity: 'workover',
            title: `Workover ${well}`,
          },
          ...{
            planned_start: begin(days),
            planned_end: begin(days + 1),
            actual_start: null,
            actual_end: null,
          },
          ...{ status: 'planned', owner: 'Erin Moe', expected_deferred: 12, actual_deferred: null },
          ...{ approved_at: null, notes: null, system: null, system_address: null },
        })
        .execute();
    const viewId = await saveView('schedule', 'sort=when');
    await setPreferences({ language: 'fr', timeZone: 'Europe/Paris', portal: { units: 'field' } });
    await subscribe({ kind: 'view', viewId, pace: 'daily', hour: 6 });
    backend.clock.pass(24 * hour);
    await backend.app.sendAlerts();
    token = (await backend.signIn()).body.id_token;
    const shown = await callOperation(backend, 'getScheduleInfo', token, { query: { sort: 'start' } });
    expect(shown.rows.map(({ id }) => id)).toEqual(['w-2', 'w-1']);
    const { rows } = await callOperation(backend, 'getAlertDeliveries', token);
    const message = rows[0]!['message'] as { total: number; link: string; items: Record<string, string>[] };
    expect(message.items.map(({ id }) => id)).toEqual(shown.rows.map(({ id }) => id));
    expect(message.total).toBe(2);
    expect(message.items[0]).toMatchObject({
      title: 'Intervention lourde F-1',
      body: expect.stringMatching(/^du .*, \d\d:\d\d UTC\+\d au .* · Prévue · Perte.: 75,5.bbl$/) as unknown,
      link: 'https://portal.example/dashboard?area=schedule&row=w-2',
    });
    expect(message.link).toContain('https://portal.example/dashboard?area=schedule&sort=when');
  });

  it('of another list, or of another user, cannot be subscribed to', async () => {
    expect((await subscribe({ kind: 'view', viewId: await saveView('deferredProduction') })).status).toBe(
      400,
    );
    const viewId = await saveView();
    const admin = (await backend.signIn('admin@cnx.example')).body.id_token;
    expect((await subscribe({ kind: 'view', viewId }, admin)).status).toBe(404);
  });
});

describe('the hand-over of the shift', () => {
  it('goes to people without an account by an administrator alone, once they have confirmed it', async () => {
    const wanted = {
      kind: 'handover',
      pace: 'daily',
      hour: 6,
      recipient: 'shift@site.example',
      language: 'fr',
    };
    expect((await subscribe(wanted)).status).toBe(403);
    const admin = (await backend.signIn('admin@cnx.example')).body.id_token;
    expect((await subscribe(wanted, admin)).body['subscription']).toMatchObject({ state: 'unconfirmed' });
    backend.clock.pass(24 * hour);
    await backend.app.sendAlerts();
    const [asked, ...more] = await mails();
    expect(more).toEqual([]);
    expect(asked!.recipient).toBe('shift@site.example');
    const link = /https:\/\/portal\.example(\/stop\?\S+)/.exec(asked!.body)![1]!;
    await backend.app.inject({ method: 'POST', url: link });
    backend.clock.pass(24 * hour);
    await backend.app.sendAlerts();
    const [, sent] = await mails();
    expect(sent).toMatchObject({ recipient: 'shift@site.example' });
    expect(sent!.subject).toMatch(/^Relève de poste/);
    expect(sent!.body).toContain('https://portal.example/dashboard/exception-report?handover=current');
  });
});

describe('a webhook', () => {
  let server: Server;
  let calls: { request: IncomingMessage; body: string }[];
  let status = 200;
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        calls.push({ request, body });
        response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    calls = [];
    status = 200;
  });
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/cnx`;

  it('is signed, and says what the list of what was sent says', async () => {
    const { body } = await subscribe({ channel: 'webhook', webhookUrl: address() });
    await notify('n-1', 'F-1');
    await round();
    const [{ request, body: sent } = calls[0]!] = calls;
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = request.headers;
    const key = Buffer.from(String(body['secret']).replace(/^whsec_/, ''), 'base64');
    const expected = createHmac('sha256', key)
      .update(`${String(id)}.${String(at)}.${sent}`)
      .digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    const { rows } = await callOperation(backend, 'getAlertDeliveries', token);
    expect(rows).toEqual([
      { id, channel: 'webhook', state: 'sent', failure: null, message: JSON.parse(sent) as unknown },
    ]);
    expect(await mails()).toEqual([]);
  });

  it('that redirects or fails is called again under its number, five times in a day, and given up', async () => {
    status = 302;
    await subscribe({ channel: 'webhook', webhookUrl: address() });
    await notify('n-1', 'F-1');
    const begin = backend.clock.now().getTime();
    await round();
    while (calls.length < 5 && backend.clock.now().getTime() < begin + 26 * hour * 1000) {
      backend.clock.pass(15 * minute);
      await backend.app.sendAlerts();
    }
    expect(calls).toHaveLength(5);
    expect(backend.clock.now().getTime() - begin).toBeLessThanOrEqual(24.5 * hour * 1000);
    expect(new Set(calls.map(({ request }) => request.headers['webhook-id'])).size).toBe(1);
    backend.clock.pass(48 * hour);
    await backend.app.sendAlerts();
    expect(calls).toHaveLength(5);
    token = (await backend.signIn()).body.id_token;
    expect((await callOperation(backend, 'getAlertDeliveries', token)).rows).toMatchObject([
      { state: 'failed', failure: 'answered with 302' },
    ]);
  });

  it.each(['https://127.0.0.2:1/allowed', 'https://hooks.company.example/cnx'])(
    'may lead to %s',
    async (webhookUrl) => {
      expect((await subscribe({ channel: 'webhook', webhookUrl })).status).toBe(200);
    },
  );

  it.each([
    'https://10.1.2.3/x',
    'https://[::1]/x',
    'https://[::ffff:10.1.2.3]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://portal.example/api',
    'https://user:secret@hooks.company.example/x',
    'http://hooks.company.example/x',
  ])('must not lead to %s', async (webhookUrl) => {
    const answer = await subscribe({ channel: 'webhook', webhookUrl });
    expect(answer.status === 200 ? webhookUrl : answer.status).toBe(400);
  });
});
