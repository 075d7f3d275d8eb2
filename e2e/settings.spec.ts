import { paths } from '../apps/portal/src/paths.ts';
import { copyAccount, openSignedIn, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

const engineer = 'engineer@cnx.example';

test('settings are saved, held by the server, and shown after another sign-in', async ({ page, browser }) => {
  const account = await copyAccount(engineer);
  await openSignedIn(page, paths.settings, account);
  await page.getByRole('combobox', { name: 'Theme', exact: true }).selectOption('purple');
  await page.getByRole('combobox', { name: 'Density', exact: true }).selectOption('compact');
  await page.getByRole('combobox', { name: 'Landing page', exact: true }).selectOption(paths.exceptionReport);
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('es');
  // Not saved yet: nothing changes.
  await expect(page.locator('html')).toHaveClass(/theme-dark|dark/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText('Language changed to Español').or(page.getByText('Idioma cambiado a Español')).first(),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/density-compact/);
  expect(
    await page.evaluate(() => [localStorage.getItem('language'), localStorage.getItem('theme')]),
  ).toEqual(['es', 'purple']);
  const context = await browser.newContext({ baseURL: process.env['CNX_E2E_ORIGIN'] ?? '' });
  const other = await context.newPage();
  await signIn(other, account, /\/dashboard\/exception-report$/);
  await expect(other.locator('html')).toHaveClass(/density-compact/);
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await context.close();
});
