import type { Page } from 'playwright/test';
import { languages } from '../apps/portal/src/i18n/languages.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { copyAccount, openSignedIn, signIn } from './accounts.ts';
import { installClock } from './clock.ts';
import { areas } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { follow, speak } from './in-page.ts';
import { texts } from './texts.ts';

const admin = 'admin@cnx.example';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const main = (page: Page) => page.getByRole('main');

test('the display menu is reached and used by keys alone', async ({ page }) => {
  await openSignedIn(page, paths.apps, await copyAccount(admin));
  await page.getByRole('button', { name: 'Display' }).focus();
  // What the menu holds is fetched when it is reached for.
  await page.keyboard.press('Enter');
  const dark = page.getByRole('radio', { name: 'Dark' });
  await expect(dark).toBeVisible();
  if (!(await dark.evaluate((radio) => radio === document.activeElement))) await page.keyboard.press('Tab');
  await expect(dark).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveClass(/theme-red/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  // The first Escape is for the message that lies above the menu.
  const message = page.getByText('Idioma cambiado a Español').last();
  await expect(message).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Visualización' })).toBeFocused();
});

test('the full-screen view shows the page alone, is part of the address, and Escape, F and a quiet button leave it', async ({
  page,
}) => {
  await openSignedIn(page);
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('button', { name: 'Full-screen view' }).click();
  await expect(page).toHaveURL(/\/dashboard\?view=wall$/);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(navigation(page)).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const area of areas)
    await expect(page.getByRole('heading', { name: area, exact: true })).toBeVisible();
  await expect(main(page)).toBeFocused();
  // A filter is no way out of it, and neither is a reload.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(navigation(page)).toBeVisible();

  await page.keyboard.press('f');
  await expect(page).toHaveURL(/view=wall/);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('f');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'Leave the full-screen view' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the full-screen view ends with the session at its limit, and comes back with the next one', async ({
  page,
}) => {
  await installClock(page);
  await openSignedIn(page, '/dashboard?view=wall');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  const leave = page.getByRole('button', { name: 'Leave the full-screen view' });
  const corner = leave.locator('..');
  await expect(corner).toHaveCSS('opacity', '1');
  // The end of an earlier full screen, which arrives late, is no way out of a view that never filled the screen.
  await page.evaluate(() => document.dispatchEvent(new Event('fullscreenchange')));
  await page.clock.fastForward('00:05');
  await expect(corner).toHaveCSS('opacity', '0');
  await page.mouse.move(300, 300);
  await expect(corner).toHaveCSS('opacity', '1');
  await page.clock.fastForward('25:01');
  await expect(page).toHaveURL(/\/$/);
  await signIn(page, undefined, /\/dashboard\?view=wall$/);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('? shows the keys that work, but is a letter in a field; single keys can be turned off', async ({
  page,
}) => {
  await openSignedIn(page, paths.apps);
  await expect(page.getByRole('heading', { name: 'My Apps', level: 1 })).toBeVisible();
  const help = page.getByRole('dialog', { name: 'Help' });
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.focus();
  await page.keyboard.press('?');
  await page.keyboard.press('f');
  await expect(field).toHaveValue('?f');
  await expect(help).toBeHidden();
  await field.fill('');
  await field.blur();
  await page.keyboard.press('?');
  await expect(help.getByText('Show this help')).toBeVisible();
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await expect(help.getByText('Show this help')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('f');
  await page.keyboard.press('?');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Apps', level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(help.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
  await expect(page).toHaveURL(paths.apps);
  await help.getByRole('link', { name: 'Contact support' }).click();
  await expect(page).toHaveURL(/\/support$/);
  await expect(help).toBeHidden();
});

test('signed-in users keep the frame where nothing is and on the legal pages; others get a plain bar', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(navigation(page)).toBeHidden();
  await openSignedIn(page, paths.apps);
  for (const [address, title] of [
    ['/no/such/page', 'Page Not Found'],
    [paths.terms, 'Terms of service'],
  ] as const) {
    await follow(page, address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(navigation(page).getByRole('link', { name: 'Contact support' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Profile of/ })).toBeVisible();
  }
});

test('/dashboard-user shows the wells that the user chose, and keeps the choice', async ({ page }) => {
  await openSignedIn(page, paths.dashboardUser, await copyAccount('engineer@cnx.example'));
  await expect(navigation(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  const card = (name: string) => main(page).getByRole('region', { name });
  for (const name of [
    'All wells',
    'What changed in the last 24 hours',
    'Assigned to me',
    'Work of the next 7 days',
    'My Apps',
  ])
    await expect(card(name)).toBeVisible();
  await page.getByRole('button', { name: 'Choose my wells' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose my wells' });
  await dialog.getByRole('button', { name: /^Fields/ }).click();
  await page.getByRole('option', { name: /^Sundrift/ }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText(/wells of your choice/)).toBeVisible();
  await expect(card('My wells').getByRole('link', { name: /^SUN-/ }).first()).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(/wells of your choice/)).toBeVisible();
  await card('My wells')
    .getByRole('link', { name: /^Show all wells/ })
    .click();
  await expect(page).toHaveURL(/\/dashboard\?fieldIds=[^&]+&day=wells$/);
});

test('the menus of a user without the role do not name user analytics', async ({ page }) => {
  await openSignedIn(page, paths.apps, 'engineer@cnx.example');
  await expect(navigation(page).getByRole('link', { name: 'Statistics' })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'User analytics' })).toBeHidden();
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'User Analytics Dashboard' })).toBeHidden();
});

test('no name of the navigation is cut in any language', async ({ page }) => {
  await openSignedIn(page, paths.apps);
  for (const language of languages) {
    await speak(page, language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].titles.apps);
    const links = page.getByRole('navigation').first().getByRole('link');
    await expect(links.filter({ hasText: texts[language].titles.news })).toBeVisible();
    const names = await links.locator('span').evaluateAll((spans) =>
      spans.map((name) => ({
        text: name.textContent,
        cut: name.scrollWidth > name.clientWidth || getComputedStyle(name).textOverflow === 'ellipsis',
      })),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter(({ cut }) => cut)).toEqual([]);
  }
});
