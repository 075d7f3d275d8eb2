import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/log.ts';
import { createOutbox, type Mail, type Outbox } from '../../src/mail/outbox.ts';
import { createTestClock, type TestClock } from '../support/backend.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const minute = 60;
const hour = 60 * minute;
const mail = { recipient: 'erin@cnx.example', subject: 'Invitation', body: 'Follow this link.' };
const refuse = () => Promise.reject(new Error('connect ECONNREFUSED'));

let database: TestDatabase;
let clock: TestClock;
let outbox: Outbox;
let logged = '';
beforeAll(async () => {
  database = await createTestDatabase();
  clock = createTestClock();
  const log = createLog({ level: 'info' }, { write: (line: string) => void (logged += line) });
  outbox = createOutbox(database.db, clock.now, log);
});
afterAll(() => database.drop());

describe('a mail while the mail server is away', () => {
  it('waits for three days, is tried each hour at least, and goes out when the server is back', async () => {
    await outbox.post(database.db, mail);
    const triedAfter: number[] = [];
    for (let passed = 0; passed < 70 * hour; passed += 5 * minute) {
      while (await outbox.sendNext(refuse)) triedAfter.push(passed);
      clock.pass(5 * minute);
    }
    expect(await outbox.read(10)).toHaveLength(1);
    expect(triedAfter[0]).toBe(0);
    const pauses = triedAfter.slice(1).map((at, i) => at - triedAfter[i]!);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(hour + 5 * minute);
    const sent: Mail[] = [];
    clock.pass(hour);
    await outbox.sendNext((one) => Promise.resolve(void sent.push(one)));
    expect(sent).toEqual([mail]);
    expect(await outbox.read(10)).toEqual([]);
  });

  it('is given up after them, kept with the last answer, with a line that says which', async () => {
    await outbox.post(database.db, mail);
    const [{ id } = { id: 0 }] = await outbox.read(1);
    await outbox.sendNext(refuse);
    clock.pass(71 * hour);
    await outbox.sendNext(refuse);
    expect(await outbox.read(10)).toHaveLength(1);
    clock.pass(hour);
    logged = '';
    await outbox.sendNext(refuse);
    clock.pass(2 * hour);
    expect(await outbox.sendNext(refuse)).toBe(false);
    expect(await outbox.read(10)).toMatchObject([
      { id, tries: 3, nextTryAt: null, failure: 'connect ECONNREFUSED' },
    ]);
    expect(JSON.parse(logged)).toMatchObject({ level: 'error', mail: id, msg: 'a mail is given up' });
    expect(logged).not.toContain(mail.recipient);
  });

  it('that was given up is sent when it is made due, and given up again when that fails', async () => {
    const [{ id } = { id: 0 }] = await outbox.read(1);
    expect(await outbox.makeDue(id)).toBe(true);
    await outbox.sendNext(refuse);
    expect(await outbox.sendNext(refuse)).toBe(false);
    expect(await outbox.read(10)).toMatchObject([{ tries: 4, nextTryAt: null }]);
    await outbox.makeDue(id);
    const sent: Mail[] = [];
    await outbox.sendNext((one) => Promise.resolve(void sent.push(one)));
    expect(sent).toEqual([mail]);
    expect(await outbox.makeDue(id)).toBe(false);
  });
});
