import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { freePort, startBackendProcess, type BackendProcess } from '../support/backend-process.ts';
import { callOperation } from '../support/contract-calls.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { until } from '../support/processes.ts';
import { writeSmallField } from '../support/small-field.ts';

const byMail = 8;
const byWebhook = 4;
const networks = { CNX_WEBHOOK_NETWORKS: '127.0.0.0/8' };

let backend: TestBackend;
let mailServer: MailServer;
let webhookServer: Server;
/** What the called server was sent, in the order of the calls. */
const calls: { id: string; body: string }[] = [];
/** Calls that were taken and not answered. */
const unanswered: ServerResponse[] = [];
let isAnswering = false;
const running: BackendProcess[] = [];

beforeAll(async () => {
  backend = await createTestBackend({ ...networks, CNX_DEMONSTRATION: 'on' });
  await writeSmallField(backend.database.db, { id: 'F', wells: { 'F-1': { oil: [100, 100, 100] } } });
  mailServer = await startMailServer();
  webhookServer = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push({ id: String(request.headers['webhook-id']), body });
      if (isAnswering) response.end();
      else unanswered.push(response);
    });
  });
  await new Promise<void>((resolve) => webhookServer.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  for (const response of unanswered) response.destroy();
  await Promise.all([mailServer.close(), new Promise((resolve) => webhookServer.close(resolve))]);
  await backend.close();
});

async function start(): Promise<BackendProcess> {
  const process = startBackendProcess(await freePort(), {
    ...networks,
    DATABASE_URL: backend.database.url,
    SMTP_URL: mailServer.url,
  });
  running.push(process);
  await process.ready();
  return process;
}

async function kill({ child, ended }: BackendProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

async function subscribe(token: string, more: object): Promise<void> {
  const body = {
    ...{ id: null, kind: 'wells', viewId: null, kinds: [], leastSeverity: null, pace: 'atOnce', hour: 6 },
    ...{ weekday: 1, quietFrom: null, quietTo: null, channel: 'mail', recipient: null, webhookUrl: null },
    ...{ language: null, timeZone: null, units: null, version: null },
    ...more,
  };
  expect((await callOperation(backend, 'saveAlertSubscription', token, { body })).status).toBe(200);
}

/** How many processes wait to write a mail, within the transaction that takes a subscription. */
async function writersThatWait(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_locks
    where relation = 'outgoing_mail'::regclass and mode = 'RowExclusiveLock' and not granted`.execute(
    backend.database.db,
  );
  return rows[0]!.waiting;
}

const inMail = (pattern: RegExp) => (mail: string) => pattern.exec(mail)?.[1] ?? '';
const idOf = inMail(/^Message-ID: <(.+)>$/im);
const subjectOf = inMail(/^Subject: (.+)$/im);

it('no alert is lost and none goes out under a second number where processes are killed at each of its steps', async () => {
  const { db } = backend.database;
  const token = (await backend.signIn()).body.id_token;
  for (let i = 0; i < byMail; i += 1) await subscribe(token, { name: `Mail ${i}` });
  const webhookUrl = `http://127.0.0.1:${(webhookServer.address() as AddressInfo).port}/cnx`;
  for (let i = 0; i < byWebhook; i += 1)
    await subscribe(token, { name: `Webhook ${i}`, channel: 'webhook', webhookUrl });
  const facts = { code: 'drop', names: ['F-1'], variable: 'oilRate', before: 124.84, after: 76.3 };
  for (const id of ['n-1', 'n-2'])
    await db
      .insertInto('notification')
      .values({
        ...{ id, kind: 'exception', severity: 'high', title: 'Stored', body: '', well_id: 'F-1', link: null },
        ...{ created_at: new Date(backend.clock.now().getTime() + 1000), group_key: id },
        facts: JSON.stringify({ ...facts, unit: 'Sm3/d', status: 'new', open: 1 }),
      })
      .execute();

  // The first step: both are in the midst of a transaction when one is killed.
  const lock = await db.startTransaction().execute();
  await sql`lock table outgoing_mail in exclusive mode`.execute(lock);
  mailServer.stall(true);
  const [first, second] = await Promise.all([start(), start()]);
  await until(async () => (await writersThatWait()) === 2, 'two mails about to be written');
  await kill(first);
  await lock.commit().execute();

  // The second: a mail is handed over, and a webhook called, without an answer until the process is killed.
  const third = await start();
  await until(() => mailServer.mails.length >= 2 && calls.length >= 1, 'a mail and a call without an answer');
  await kill(second);
  await kill(third);
  const left = await db.selectFrom('outgoing_mail').select('message_id').execute();
  expect(left.length).toBeGreaterThanOrEqual(2);

  // What was put off while it was tried is due.
  mailServer.stall(false);
  isAnswering = true;
  await db
    .updateTable('outgoing_mail')
    .set({ due_at: new Date(0) })
    .execute();
  await db
    .updateTable('alert_delivery')
    .set({ due_at: new Date(0) })
    .where('due_at', 'is not', null)
    .execute();
  await Promise.all([start(), start()]);
  const isDone = async () => {
    const waiting = await db.selectFrom('outgoing_mail').select('id').execute();
    const due = await db.selectFrom('alert_delivery').select('id').where('due_at', 'is not', null).execute();
    const made = await db.selectFrom('alert_delivery').select('id').execute();
    return waiting.length + due.length === 0 && made.length === byMail + byWebhook;
  };
  await until(isDone, 'the sending of all');

  const numberOf = new Map(mailServer.mails.map((mail) => [idOf(mail), mail]));
  expect(mailServer.mails.length).toBeGreaterThan(byMail);
  expect([...numberOf.values()].map(subjectOf).sort()).toEqual(
    Array.from({ length: byMail }, (_, i) => `Mail ${i}: 2 messages`),
  );
  const bodyOf = new Map(calls.map(({ id, body }) => [id, body]));
  expect(calls.length).toBeGreaterThan(byWebhook);
  expect([...bodyOf.values()].map((body) => (JSON.parse(body) as { name: string }).name).sort()).toEqual(
    Array.from({ length: byWebhook }, (_, i) => `Webhook ${i}`),
  );
  // What came twice is the same twice.
  for (const { id, body } of calls) expect(body).toBe(bodyOf.get(id));
  const kept = await db.selectFrom('alert_delivery').select('id').execute();
  expect(
    [...numberOf.keys()]
      .map((id) => id.replace(/^alert\.|@.*$/g, ''))
      .concat([...bodyOf.keys()])
      .sort(),
  ).toEqual(kept.map(({ id }) => id).sort());
});
