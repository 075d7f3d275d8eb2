import { afterAll, beforeAll, expect, it } from 'vitest';
import { inviteFirstAdministrator } from '../../src/first-administrator.ts';
import { createLog } from '../../src/log.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';

let backend: TestBackend;
const log = createLog({ level: 'warn' }, { write: () => undefined });
beforeAll(async () => {
  backend = await createTestBackend({ CNX_ACCOUNT_DISCOVERY: 'spec' });
});
afterAll(() => backend.close());

async function start(firstAdministrator: string | undefined, mail?: { smtpUrl: string; from: string }) {
  const lines: string[] = [];
  const config = { ...backend.config, firstAdministrator, mail };
  const outside = { now: backend.clock.now, log, report: (line: string) => void lines.push(line) };
  await inviteFirstAdministrator(backend.database, config, outside);
  return lines;
}

it('invites no administrator into a portal that has an account', async () => {
  expect(await start('ada@company.example')).toEqual([]);
});

it('invites the administrator of an empty portal once, who signs in by the link and administers', async () => {
  const { db } = backend.database;
  await db.deleteFrom('app_user').execute();
  expect(await start(undefined)).toEqual([]);
  const [line] = await start('ada@company.example');
  expect(line).toMatch(/^ada@company\.example is invited to administer, until .*reset-password#/);
  const link = new URL(/https?:\S+$/.exec(line!)![0]);
  const given = new URLSearchParams(link.hash.slice(1));
  const answer = await backend.call('POST', '/api/CNXAuth/ResetPassword', {
    body: {
      userEmail: given.get('email'),
      oldPassword: await backend.seal(given.get('code')!),
      newPassword: await backend.seal('Company#2026'),
    },
  });
  expect(answer.status).toBe(200);
  const { body } = await backend.signIn('ada@company.example', 'Company#2026');
  const people = await backend.call('GET', '/api/Administration/GetPeople', { token: body.id_token });
  expect(people.rows).toMatchObject([{ email: 'ada@company.example', roleId: 1 }]);
  expect(await start('eve@company.example')).toEqual([]);
});

it('sends the invitation by mail as well where there is a mail server', async () => {
  const { db } = backend.database;
  await db.deleteFrom('app_user').execute();
  await start('ada@company.example', { smtpUrl: 'smtp://localhost:1', from: 'cnx@company.example' });
  const mails = await db.selectFrom('outgoing_mail').select('recipient').execute();
  expect(mails).toEqual([{ recipient: 'ada@company.example' }]);
});
