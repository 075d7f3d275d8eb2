import { paths } from '../apps/portal/src/paths.ts';
import { expectAccessible } from './accessible.ts';
import { copyAccount, openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an administrator finds the records beside Data health, renames a well by keyboard, and undoes it', async ({
  page,
}) => {
  const account = await copyAccount('admin@cnx.example');
  const well = `FJORD-${account.replace(/\D/g, '').slice(-6) || '1'}`;
  await openSignedIn(page, paths.import, account);
  const rows = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => `Fjord,${well},${day},24,100`);
  await page
    .getByTestId('file')
    .setInputFiles(csv('fjord.csv', ['Field,Well,Date,Hours,Oil (Sm3)', ...rows, ''].join('\n')));
  await page.getByRole('button', { name: 'Store these rows' }).click();
  await expect(page.getByText('The rows of fjord.csv are stored.')).toBeVisible();

  await page.getByRole('link', { name: 'Wells and fields', exact: true }).first().click();
  await expect(page).toHaveURL(paths.masterData);
  await expect(page).toHaveTitle(/Wells and fields/);
  await expect(page.getByRole('heading', { level: 1, name: 'Wells and fields' })).toBeFocused();
  await page.getByLabel('Search names and identifiers').fill(well);
  const row = page.getByRole('row').filter({ hasText: well });
  await expect(row).toHaveCount(1);
  await expect(page.getByRole('grid', { name: 'Wells' }).getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await row.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: well });
  await expect(drawer.getByLabel(/^Name/)).toHaveValue(well);
  await expectAccessible(page);
  await drawer.getByLabel(/^Name/).fill(`${well} H`);
  await expect(drawer.getByText(`${well} stays as an alias`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  const saved = page.getByText('Saved. 1 well is computed anew, within a minute.').first();
  await expect(saved).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `${well} H` })).toContainText(well);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The change is undone.').first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `${well} H` })).toHaveCount(0);
  await expect(row).toHaveCount(1);
});

test('the records fit a phone, where a field of the demonstration says why it stays as it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, paths.masterData, await copyAccount('admin@cnx.example'));
  await expect(page.getByRole('button', { name: 'AMB-A-01' })).toBeVisible();
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWide()).toBe(false);
  await page.getByRole('button', { name: 'AMB-A-01' }).click();
  await expect(page.getByRole('dialog', { name: 'AMB-A-01' })).toBeVisible();
  expect(await isWide()).toBe(false);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Fields' }).click();
  await page.getByRole('button', { name: 'Amberlow' }).click();
  const field = page.getByRole('dialog', { name: 'Amberlow' });
  await expect(field.getByText(/belongs to the demonstration/)).toBeVisible();
  await expect(field.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectAccessible(page);
});
