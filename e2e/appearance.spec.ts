import { themeNames } from '../packages/ui/src/themes/theme-names.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { copyAccount, openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

test('dark is the first theme, and each of the six is there before the first paint', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/theme-dark/);
  for (const theme of themeNames) {
    await page.evaluate((name) => localStorage.setItem('theme', name), theme);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    for (const root of ['html', 'body'])
      await expect(page.locator(root)).toHaveClass(new RegExp(`theme-${theme}`));
  }
});

test('the font is asked for once the form can be used, and moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = ((window as unknown as { shifts: number[] }).shifts = [] as number[]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  // A font that no rule names yet would pass for one that is there, and one that is there may not be in the list of requests yet.
  const isLoaded = () =>
    [...document.fonts].some(({ status }) => status === 'loaded') &&
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2'));
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
  const { usable, asked, moved } = await page.evaluate(() => ({
    usable: performance.getEntriesByName('usable')[0]?.startTime,
    asked: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime,
    moved: (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  }));
  expect(asked).toBeGreaterThanOrEqual(usable ?? Infinity);
  expect(moved).toBeLessThan(0.01);
});

test('theme, units and language chosen in the header are applied at once and kept', async ({ page }) => {
  await openSignedIn(page, paths.dashboardUser, await copyAccount('admin@cnx.example'));
  const oil = page.getByRole('group', { name: 'Oil', exact: true });
  await expect(oil).toContainText('Sm³');
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('radio', { name: 'Green' }).click();
  await expect(page.locator('html')).toHaveClass(/theme-green/);
  // A page that is loaded before its choice is stored learns of it by a conflict, which the browser reports.
  const stored = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/SavePreferences') && answer.request().postData()?.includes('"field"') === true,
  );
  await page.getByRole('radio', { name: 'Oilfield (bbl, psi)' }).click();
  await expect(oil).toContainText('bbl');
  await stored;
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/theme-green/);
  await expect(oil).toContainText('bbl');
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('radio', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fr');
  await page.goto('/logout');
  await expect(page.getByRole('button', { name: 'Suivant' })).toBeVisible();
});

test('a stored language or theme that is none of ours is treated as absent', async ({ page }) => {
  await page.goto('/legal/terms');
  await page.evaluate(() => {
    localStorage.setItem('language', '__proto__');
    localStorage.setItem('theme', '<img src=x onerror=alert(1)>');
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveClass(/theme-dark/);
});
