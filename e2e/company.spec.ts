import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '../apps/portal/src/paths.ts';
import { enterEmail, enterPassword } from './accounts.ts';
import { createDatabase, dropDatabase, systemDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { morning, productionFile, runCommand, wellsOf, fields } from './morning-data.ts';
import { startSecondBackend } from './second-backend.ts';

const email = 'ada@company.example';
const chosen = 'Harbour+Crane8';

test('a company begins with an empty database: first administrator, invitation, sign-in, import, dashboard', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const databaseUrl = await createDatabase(await systemDatabase());
  const folder = await mkdtemp(path.join(tmpdir(), 'cnx-company-'));
  const settings = { DATABASE_URL: databaseUrl, CNX_NOW: morning.toISOString(), CNX_DEMONSTRATION: 'off' };
  // Before anything runs on it: the command makes the tables as well.
  expect(await runCommand('admin', ['list-administrators'], settings)).toContain('Nobody administers');
  const backend = await startSecondBackend({ ...settings, CNX_IDP: 'off' });
  try {
    const own = { ...settings, CNX_PUBLIC_ORIGIN: backend.origin };
    const printed = await runCommand('admin', ['create-administrator', '--email', email], own);
    const link = /https?:\/\/\S+\/reset-password#\S+/.exec(printed)?.[0] ?? '';
    expect(link).toContain(backend.origin);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill(chosen);
    await page.getByLabel('Confirm new password', { exact: true }).fill(chosen);
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page).toHaveURL(`${backend.origin}/`);

    const file = path.join(folder, 'production.csv');
    await writeFile(file, productionFile());
    const zone = ['--time-zone', 'Europe/Oslo', '--day-start', '6'];
    await runCommand('import', [...zone, '--yes', '--strict', file], own);

    await enterEmail(page, email);
    await enterPassword(page, chosen);
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByText(wellsOf(fields.pointer).fallen).first()).toBeVisible({ timeout: 60_000 });
    await page.goto(`${backend.origin}${paths.administration}`);
    await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();
  } finally {
    // What an open page still counts is sent while there is a server for it.
    await page.goto('about:blank');
    await backend.stop();
    await dropDatabase(databaseUrl);
    await rm(folder, { recursive: true, force: true });
  }
});
