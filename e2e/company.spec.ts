import type { Page } from '@playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { enterEmail, enterPassword } from './accounts.ts';
import { createDatabase, dropDatabase, systemDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { fields, morning, productionFile, wellsOf } from './morning-data.ts';
import { startSecondBackend } from './second-backend.ts';

const email = 'ada@company.example';
const chosen = 'Harbour+Crane8';

/** Imports a file on the page, as rows of a kind. */
async function bring(page: Page, kind: string, name: string, text: string): Promise<void> {
  await page.getByTestId('file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(
    page.getByText(new RegExp(`${name} (cannot be read|was read)|No row of ${name}`)),
  ).toBeVisible();
  await page.getByLabel('What the rows are').selectOption({ label: kind });
  await page.getByRole('button', { name: 'Read again' }).click();
  const store = page.getByRole('button', { name: 'Store these rows' });
  await expect(store).toBeEnabled();
  await store.click();
  await expect(page.getByText(`The rows of ${name} are stored.`)).toBeVisible();
  await page.getByRole('button', { name: 'Another file' }).click();
}

test('a company begins without a command: first administrator, sign-in, fields, wells and rows, the dashboard with its filters', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const databaseUrl = await createDatabase(await systemDatabase());
  const backend = await startSecondBackend({
    ...{
      DATABASE_URL: databaseUrl,
      CNX_NOW: morning.toISOString(),
      CNX_DEMONSTRATION: 'off',
      CNX_IDP: 'off',
    },
    CNX_FIRST_ADMINISTRATOR: email,
  });
  try {
    // Who runs the portal reads it in its log.
    const link = /[^\s"]+\/reset-password#[^\s"]+/.exec(backend.printed())?.[0] ?? '';
    await page.goto(backend.origin + link.slice(link.indexOf('/reset-password')));
    await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill(chosen);
    await page.getByLabel('Confirm new password', { exact: true }).fill(chosen);
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page).toHaveURL(`${backend.origin}/`);
    await enterEmail(page, email);
    await enterPassword(page, chosen);
    await expect(page).toHaveURL(/\/dashboard/);

    await page.goto(`${backend.origin}${paths.import}`);
    const names = Object.values(fields);
    const places = names.map((field) => `${field},North,Coast,Europe/Oslo,6`);
    await bring(
      page,
      'Fields',
      'fields.csv',
      ['Field,Business unit,Area,Time zone,Day start', ...places, ''].join('\n'),
    );
    const wells = names.flatMap((field) =>
      Object.values(wellsOf(field)).map(
        (well, at) => `${field},${well},${['ESP,Maker A', 'Gas lift,Maker B', 'ESP,Maker B'][at]!}`,
      ),
    );
    await bring(page, 'Wells', 'wells.csv', ['Field,Well,Method,Maker', ...wells, ''].join('\n'));
    await bring(page, 'Daily production', 'production.csv', productionFile());

    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await expect(page.getByText(wellsOf(fields.pointer).fallen).first()).toBeVisible({ timeout: 90_000 });
    const counted = page.getByRole('group', { name: 'Wells', exact: true });
    for (const [filter, choice, parameter] of [
      ['Methods of production', 'Electric submersible pump', /methods=/],
      ['Manufacturers', 'Maker A', /manufacturerIds=/],
    ] as const) {
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByRole('button', { name: filter }).click();
      await page.getByRole('listbox').getByRole('option', { name: choice }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page).toHaveURL(parameter);
      await expect(counted).toContainText(/\d/);
    }
    await page.goto(`${backend.origin}${paths.administration}`);
    await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();
  } finally {
    await backend.stop();
    await dropDatabase(databaseUrl);
  }
});
