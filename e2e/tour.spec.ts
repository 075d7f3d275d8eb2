import type { Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { expectAccessible } from './accessible.ts';
import { copyAccount, openSignedIn } from './accounts.ts';
import { askDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';

/** @returns an account that has not been offered the tour. */
async function newAccount(preferences: object = {}): Promise<string> {
  const email = await copyAccount('engineer@cnx.example');
  await askDatabase('update app_user set preferences = $2 where email = $1 returning id', [
    email,
    JSON.stringify(preferences),
  ]);
  return email;
}

const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** @returns what became of the tour, as the server keeps it. */
async function kept(email: string): Promise<unknown> {
  const [user] = await askDatabase<{ tour: string | null }>(
    `select preferences -> 'portal' ->> 'tour' as tour from app_user where email = $1`,
    [email],
  );
  return user?.tour;
}

test('a new user is shown around by keyboard once, and again when they ask for it', async ({ page }) => {
  const email = await newAccount();
  await openSignedIn(page, paths.dashboard, email);
  await expect(panel(page, 'Welcome to CNX')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeFocused();
  await expectAccessible(page);
  for (const name of ['One filter for all figures', 'Ask in your own words', 'Find anything']) {
    await page.keyboard.press('Enter');
    await expect(panel(page, name)).toBeVisible();
    await expect(next).toBeFocused();
  }
  for (const name of ['What needs attention', 'As you like it', 'Terms and keys']) {
    await page.keyboard.press('Enter');
    await expect(panel(page, name)).toBeVisible();
  }
  const done = page.getByRole('button', { name: 'Done', exact: true });
  await expect(done).toBeFocused();
  await done.press('Enter');
  await expect(panel(page, 'Terms and keys')).toBeHidden();
  await expect.poll(() => kept(email)).toBe('seen');

  const settings = page.waitForResponse('**/CNXUser/GetPreferences*');
  await page.reload();
  await settings;
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  await expect(panel(page, 'Welcome to CNX')).toBeHidden();
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(panel(page, 'Welcome to CNX')).toBeVisible();
});

test('a tour whose code cannot be loaded says so to who asks for it', async ({ page, watch }) => {
  watch.expectError(/PortalTour/);
  await page.route(/\/PortalTour-[^/]*\.js/, (route) => route.abort());
  await openSignedIn(page, paths.dashboard);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(
    page.getByText('The tour could not be loaded. Reload the page and try again.', { exact: true }),
  ).toBeVisible();
});

test('it fits a page of 320 pixels in another language, and Escape ends it for every device', async ({
  page,
  browser,
}) => {
  const email = await newAccount({ language: 'es', version: 1, portal: { theme: 'light' } });
  await page.setViewportSize({ width: 320, height: 568 });
  await openSignedIn(page, paths.dashboardUser, email);
  const welcome = panel(page, 'Le damos la bienvenida a CNX');
  await expect(welcome).toBeVisible();
  const seen: string[] = [];
  for (let stop = 0; stop < 4; stop += 1) {
    const shown = page.getByRole('dialog');
    const place = (await shown.boundingBox())!;
    expect(place.x, 'left').toBeGreaterThanOrEqual(0);
    expect(place.x + place.width, 'right').toBeLessThanOrEqual(320);
    expect(place.y, 'top').toBeGreaterThanOrEqual(0);
    expect(place.y + place.height, 'bottom').toBeLessThanOrEqual(568);
    const title = (await shown.getByRole('heading').textContent()) ?? '';
    seen.push(title);
    const next = page.getByRole('button', { name: 'Siguiente', exact: true });
    if (!(await next.isVisible())) break;
    await next.click();
    await expect(shown.getByRole('heading', { name: title, exact: true })).toBeHidden();
  }
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen).size).toBe(seen.length);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => kept(email)).toMatch(/skipped|seen/);

  const device = await browser.newContext();
  const other = await device.newPage();
  const settings = other.waitForResponse('**/CNXUser/GetPreferences*');
  await openSignedIn(other, `${process.env['CNX_E2E_ORIGIN']}${paths.dashboard}`, email);
  await settings;
  await expect(other.getByRole('button', { name: 'Ayuda', exact: true })).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();
  await device.close();
});
