import { randomUUID } from 'node:crypto';
import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test('a message goes out with exactly what was shown', async ({ page }) => {
  await openSignedIn(page, paths.apps, 'engineer@cnx.example');
  await page.getByRole('link', { name: 'Exception report' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exception report' })).toBeVisible();
  await page.getByRole('link', { name: 'Contact support' }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  const main = page.getByRole('main');
  const subject = `A figure looks wrong ${randomUUID()}`;
  await main.getByLabel(/^Subject/).fill(subject);
  await main.getByLabel(/^Message/).fill('Twice the day before.');
  await expectAccessible(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const shown = await main.locator('dd').allInnerTexts();
  expect(shown[0]).toBe('engineer@cnx.example');
  expect(shown[1]).toMatch(/^\/dashboard\/exception-report/);

  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByRole('heading', { name: 'Your message was sent' })).toBeFocused();
  await expect(main.locator('dd').first()).toHaveText(subject);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/idp/mail');
  const mail = page.locator('article').filter({ hasText: subject }).first();
  for (const text of [...shown, 'Twice the day before.']) await expect(mail).toContainText(text);
});

test('where messages cannot be sent, the page says whom to ask', async ({ page }) => {
  await page.route('**/api/Support/GetSupport', (route) => route.fulfill({ json: { available: false } }));
  await openSignedIn(page, paths.support);
  await expect(page.getByText(/Contact your system administrator/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
  await expect(page.getByText('Write to the people who run this portal.')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Details to pass on' })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Account: .+@cnx\.example\n/);
});
