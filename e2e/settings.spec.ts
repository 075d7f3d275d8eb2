import { settingsTab } from '../apps/portal/src/addresses.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { copyAccount, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

const engineer = 'engineer@cnx.example';

test('settings are saved, held by the server, and shown after another sign-in', async ({
  page,
  browser,
  openSignedIn,
}) => {
  const account = await copyAccount(engineer);
  await openSignedIn(page, account);
  await page.goto(paths.settings);
  await page.getByRole('combobox', { name: 'Theme', exact: true }).selectOption('purple');
  await page.getByRole('combobox', { name: 'Density', exact: true }).selectOption('compact');
  await page.getByRole('combobox', { name: 'Landing page', exact: true }).selectOption(paths.exceptionReport);
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('es');
  // Not saved yet: nothing changes, and a link is held.
  await expect(page.locator('html')).toHaveClass(/theme-dark|dark/);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(paths.settings);
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

test('the last one of two tabs learns that the other saved before it', async ({
  page,
  context,
  watch,
  openSignedIn,
}) => {
  watch.expectError(/the server responded with a status of 409/);
  const account = await copyAccount(engineer);
  await openSignedIn(page, account);
  await page.goto(paths.settings);
  const second = await context.newPage();
  await second.goto(paths.settings);
  await second.getByRole('combobox', { name: 'Units', exact: true }).selectOption('field');
  await page.getByRole('combobox', { name: 'Theme', exact: true }).selectOption('green');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved successfully').first()).toBeVisible();
  await expect(second.locator('html')).toHaveClass(/green/);
  const save = second.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await expect(second.getByText(/were changed in another tab/)).toBeVisible();
  await save.click();
  await expect(second.getByText('Settings saved successfully').first()).toBeVisible();
  await second.reload();
  await expect(second.getByRole('combobox', { name: 'Units', exact: true })).toHaveValue('field');
  await expect(second.getByRole('combobox', { name: 'Theme', exact: true })).toHaveValue('green');
});

test('other sessions are seen and ended', async ({ page, browser }) => {
  const account = await copyAccount(engineer);
  const context = await browser.newContext({ baseURL: process.env['CNX_E2E_ORIGIN'] ?? '' });
  await signIn(await context.newPage(), account);
  const third = await browser.newContext({ baseURL: process.env['CNX_E2E_ORIGIN'] ?? '' });
  await signIn(await third.newPage(), account);
  await signIn(page, account);
  await page.goto(settingsTab('security'));
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByText(/^(Chrome|Chromium) on \w+$/)).toHaveCount(3);
  // One alone, the others stay.
  await page
    .getByRole('button', { name: /^End session/ })
    .first()
    .click();
  await expect(page.getByText('The session is over.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^End session/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByText('All other sessions are over.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'End all other sessions' })).toBeHidden();
  await page.getByRole('tab', { name: 'My Profile' }).click();
  await expect(page).toHaveURL(settingsTab('profile'));
  await expect(page.getByRole('definition').filter({ hasText: account })).toBeVisible();
  await third.close();
  await context.close();
});
