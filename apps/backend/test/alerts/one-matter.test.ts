import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { components } from '@cnx/api/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createItemWriter } from '../../src/alerts/items.ts';
import { levels } from '../../src/insights/record.fixture.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { writeDays, writeSmallField } from '../support/small-field.ts';

type Schemas = components['schemas'];

/** Production days until the morning of the tests' clock. */
const length = 114;
const origin = 'https://portal.example';
const email = 'engineer@cnx.example';
const readers = [
  { language: 'en', units: 'metric', well: 'H-1', course: '100.0 → 40.0 Sm³/d (−60 %)' },
  { language: 'es', units: 'field', well: 'H-2', course: '629,0 → 251,6 bbl/d (−60 %)' },
  { language: 'fr', units: 'metric', well: 'H-3', course: '100,0 → 40,0 Sm³/j (−60 %)' },
] as const;

let backend: TestBackend;
let server: Server;
const calls: Schemas['AlertMessage'][] = [];
beforeAll(async () => {
  backend = await createTestBackend({
    CNX_DEMONSTRATION: 'on',
    CNX_WEBHOOK_NETWORKS: '127.0.0.0/8',
    CNX_PUBLIC_ORIGIN: origin,
  });
  const { db } = backend.database;
  const oil = levels([100, length]);
  await writeSmallField(db, { id: 'H', wells: { 'H-1': { oil }, 'H-2': { oil }, 'H-3': { oil } } });
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push(JSON.parse(body) as Schemas['AlertMessage']);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await backend.close();
});

const subscribe = async (token: string, more: object) => {
  const body = {
    ...{ id: null, kind: 'wells', name: 'Mine', viewId: null, kinds: [], leastSeverity: null, hour: 6 },
    ...{ pace: 'atOnce', weekday: 1, quietFrom: null, quietTo: null, channel: 'mail', recipient: null },
    ...{ webhookUrl: null, language: null, timeZone: null, units: null, version: null },
    ...more,
  };
  expect((await callOperation(backend, 'saveAlertSubscription', token, { body })).status).toBe(200);
};

it.each(readers)(
  'a drop is said in $language and $units units by mail, webhook and bell as its page has it',
  async ({ language, units, well, course }) => {
    const { db } = backend.database;
    const timeZone = 'Europe/Oslo';
    await db.deleteFrom('alert_subscription').execute();
    await db
      .updateTable('app_user')
      .set({ preferences: JSON.stringify({ language, timeZone, portal: { units } }) })
      .where('email', '=', email)
      .execute();
    const token = (await backend.signIn()).body.id_token;
    await subscribe(token, { channel: 'mail' });
    const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cnx`;
    await subscribe(token, { channel: 'webhook', webhookUrl });
    backend.clock.pass(60);
    await writeDays(db, well, { oil: levels([100, length - 3], [40, 3]) });
    await recomputeInsights(backend.database, { now: backend.clock.now() });
    backend.clock.pass(300);
    await backend.app.sendAlerts();

    // The bell holds the matter once.
    const bell = await callOperation(backend, 'getNotificationsInfo', token, { query: { email } });
    const alarms = bell.rows as unknown as Schemas['Notification'][];
    const [alarm, ...more] = alarms.filter(({ wellId }) => wellId === well);
    expect(more).toEqual([]);
    const reader = { language, units, locale: language, timeZone };
    const said = createItemWriter(reader, origin).notification(alarm!);
    expect(said.body).toContain(course.replaceAll(/ (?=Sm|bbl|%)/g, '\u00a0'));

    // The webhook says what the bell says, and leads where it leads.
    const [called] = calls.filter(({ items }) => items[0]!.title.startsWith(well));
    expect(called).toMatchObject({ language, total: 1, subject: said.title, items: [said] });

    // So does the mail, in both of its forms; both messages are kept as they were sent.
    const mail = await db
      .selectFrom('outgoing_mail')
      .selectAll()
      .where('subject', '=', said.title)
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain([said.title, said.body, said.link].join('\n'));
    expect(mail.html).toContain(`<a href="${said.link!.replaceAll('&', '&#38;')}">${said.title}</a>`);
    expect(mail.html).toContain(said.body);
    const { rows } = await callOperation(backend, 'getAlertDeliveries', token);
    const kept = rows.map((row) => row['message'] as Schemas['AlertMessage']);
    expect(kept).toHaveLength(2);
    expect(kept).toContainEqual(called);
    for (const { items, subject, total } of kept)
      expect({ items, subject, total }).toEqual({ items: [said], subject: said.title, total: 1 });

    // The page that all of them lead to has the same well, state and figures.
    const open = new URL(said.link!).searchParams.get('exception');
    const page = await callOperation(backend, 'getExceptions', token, { query: { wellIds: well } });
    const shown = page.rows as unknown as Schemas['WellException'][];
    expect(shown.map(({ id }) => id)).toEqual([open]);
    const { rate, baseline, dropPct, status, severity } = shown[0]!;
    const { before, after, unit, status: stated } = alarm!.facts!;
    expect({ after, before, dropPct: 60, unit, status: stated, severity: alarm!.severity }).toEqual({
      ...{ after: rate, before: baseline, dropPct },
      ...{ unit: 'Sm3/d', status, severity },
    });
  },
);
