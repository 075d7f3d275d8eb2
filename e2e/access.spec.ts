import type { Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { copyAccount, openSignedIn, password } from './accounts.ts';
import { expectFocusKept, heard } from './accessible.ts';
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
