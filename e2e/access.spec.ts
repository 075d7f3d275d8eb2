import type { Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { copyAccount, openSignedIn, password } from './accounts.ts';
import { expectAccessible, expectFocusKept, heard } from './accessible.ts';
import { follow } from './in-page.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

// What can be done by keyboard alone and what is heard: by the accessibility tree, not by the page's elements.

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('each view has its title, and the focus is on its heading', async ({ page }) => {
  await openSignedIn(page);
  await page.keyboard.press('Tab');
  const showAll = page.getByRole('link', { name: 'Show all: Change Points' });
  await tabTo(page, showAll);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Change Points')).toBeFocused();
  await expect(page).toHaveTitle('Change Points · CNX');
  await page.goBack();
  await expect(heading(page, 'Dashboard')).toBeFocused();
  await expect(page).toHaveTitle('Dashboard · CNX');
  await follow(page, paths.settings);
  await expect(heading(page, 'Settings')).toBeFocused();
  await expect(page).toHaveTitle('User Preferences · Settings · CNX');
});

test('what was found has the focus on the name of its page, also where the page stays', async ({ page }) => {
  await openSignedIn(page);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog').getByRole('combobox');
  await expect(palette).toBeFocused();
  await page.keyboard.type('HAL-A-02');
  await expect(page.getByRole('option', { selected: true, name: /^HAL-A-02/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/wellIds=/);
  await expect(heading(page, 'Dashboard')).toBeFocused();
  await expect(heading(page, 'Dashboard')).toHaveAccessibleDescription(/ 1 well$/);
  await page.getByRole('search').getByRole('combobox').fill('HAL-A-03');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions.getByRole('option', { name: 'HAL-A-03 Halvarin' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(suggestions.getByRole('option', { selected: true, name: 'HAL-A-03 Halvarin' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/wellIds=.*HAL-A-03/);
  await expect(heading(page, 'Dashboard')).toBeFocused();
});

test('after sign-in the focus is on the name of the page', async ({ page }) => {
  const email = await copyAccount('engineer@cnx.example');
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeFocused();
});

test('an answer leaves the focus where it is, and each command of a list says what came of it', async ({
  page,
}) => {
  await openSignedIn(page, paths.exceptionReport, await copyAccount('engineer@cnx.example'));
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/^Exceptions: \d+ events$/));
  const shown = page.getByRole('radiogroup', { name: 'Events shown' });
  await shown.getByRole('radio', { name: 'Open' }).focus();
  for (const name of ['Assigned to me', 'Unassigned']) {
    await page.keyboard.press('ArrowRight');
    await expect(shown.getByRole('radio', { name })).toBeChecked();
    await expect(page.getByRole('radio', { name })).toBeFocused();
    await expectFocusKept(page);
  }
  await page.goto(paths.exceptionReport);
  const row = page.getByRole('row').nth(1);
  await row.getByRole('link', { name: /^Details of / }).focus();
  await page.keyboard.press('Enter');
  const acknowledge = page.getByRole('button', { name: 'Acknowledge' });
  await tabTo(page, acknowledge);
  await page.keyboard.press('Enter');
  await expect(acknowledge).toBeHidden();
  await expectFocusKept(page);
  // With no limit of seconds: at the decision, and from the menu beside it.
  const back = page.getByRole('button', { name: 'Take back' });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(acknowledge).toBeVisible();
  await expectFocusKept(page);
});

test('each command of a list ends in one status', async ({ page }) => {
  await openSignedIn(page, paths.exceptionReport, await copyAccount('engineer@cnx.example'));
  const list = page.getByRole('region', { name: /^\d+ events$/ });
  await expect(list).toBeVisible();
  await list.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Found' }).click();
  await expect
    .poll(() => heard(page))
    .toContainEqual(expect.stringMatching(/^Exceptions: \d+ events, \d+ of \d+ columns$/));
  await page.keyboard.press('Escape');
  await expectFocusKept(page);
  await list.getByRole('columnheader', { name: /Age/ }).getByRole('button').press('Enter');
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/Age.*(?:a|de)scending/));
  await expectFocusKept(page);
});

test('the statement on accessibility is read without a session, in each language, and is linked below each page', async ({
  page,
}) => {
  await page.goto(paths.accessibility);
  for (const [language, name, standard] of [
    ['English', 'Accessibility', 'Standard'],
    ['Español', 'Accesibilidad', 'Norma'],
    ['Français', 'Accessibilité', 'Norme'],
  ] as const) {
    await page.getByRole('button', { name: language }).click();
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole('region', { name: standard })).toContainText('EN 301 549');
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English' }).click();
  await openSignedIn(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(heading(page, 'Accessibility')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Contact' }).getByRole('link')).toHaveAttribute(
    'href',
    paths.support,
  );
});

test('at 400 percent nothing but tables scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openSignedIn(page, '/cnx-config.json');
  for (const path of [
    paths.exceptionReport,
    `${paths.dashboard}?area=changePoints`,
    `${paths.searchResults}?q=a`,
    paths.settings,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const wide = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('main *'))
          .filter((element) => {
            const scrolls = /auto|scroll/u.test(getComputedStyle(element).overflowX);
            return (
              scrolls && element.scrollWidth > element.clientWidth + 1 && !element.querySelector('table')
            );
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    await expect.poll(wide, path).toEqual([]);
  }
});

test('text of 200 percent cuts no key figure', async ({ page }) => {
  await openSignedIn(page);
  const figures = page.getByRole('group', { name: 'Key figures' });
  await expect(figures.getByRole('group').first()).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const cut = () =>
    figures.evaluate((element) =>
      Array.from(element.querySelectorAll('p, p > span'))
        .filter(
          (text) => text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).display !== 'inline',
        )
        .map((text) => text.textContent),
    );
  await expect.poll(cut).toEqual([]);
});
