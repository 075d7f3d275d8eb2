import type { Locator, Page } from 'playwright/test';
import { dashboardArea } from '../apps/portal/src/addresses.ts';
import { copyAccount, openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

const rows = (page: Page) =>
  page.locator('main table').filter({ visible: true }).last().locator('tbody tr:not([data-group])');

/** The link of a row to its change; its name leads to the well. */
const detailsLink = (row: Locator) => row.getByRole('link', { name: /^Details of / });

// One after the other: both are about the largest change, and another sensitivity finds it anew.
test.describe.configure({ mode: 'default' });

test('the new level of a well is accepted and taken back, by keyboard, and both stand in the history', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1800, height: 1000 });
  await openSignedIn(page, dashboardArea('changePoints'), await copyAccount('engineer@cnx.example'));
  const open = rows(page).filter({ has: page.getByText('Unanswered', { exact: true }) });
  await expect(open.first()).toBeVisible();
  const href = (await detailsLink(open.first()).getAttribute('href'))!;
  const id = new URLSearchParams(href.split('?')[1]).get('row')!;
  // Links to wells hold the change that is open, whatever their row.
  const details = page.getByRole('link', { name: /^Details of / }).and(page.locator(`a[href*="${id}"]`));
  const row = rows(page).filter({ has: details });
  const before = (await row.textContent())!;

  const panel = page.getByRole('dialog');
  await detailsLink(row).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('No user has decided on it yet.')).toBeVisible();
  await tabTo(page, panel.getByRole('button', { name: 'Accept new level' }));
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(row).toContainText('Level accepted');
  await expect(page.getByText(/: new level accepted\.$/)).toBeVisible();

  // There are many rows between the list and its messages.
  await page.keyboard.press('F8');
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(row).toHaveText(before);
  await detailsLink(row).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Level accepted')).toBeVisible();
  await expect(panel.getByText('Taken back', { exact: true })).toBeVisible();
});

test('the sensitivity of a well is chosen beside one of its changes, and set back in its panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1800, height: 1000 });
  await openSignedIn(page, dashboardArea('changePoints'), await copyAccount('engineer@cnx.example'));
  // The largest change is found at each step: its details stay.
  const row = rows(page).first();
  const href = (await row.locator('a[href*="well="]').getAttribute('href'))!;
  const wellId = new URLSearchParams(href.split('?')[1]).get('well')!;
  await detailsLink(row).click();
  const panel = page.getByRole('dialog');
  const control = panel.getByRole('radiogroup', { name: /^Sensitivity of / });
  const history = panel.getByRole('list', { name: 'Who chose the sensitivity' });
  const searchedAgain = page.getByText(/: its changes have been searched again\.$/).first();

  await control.getByRole('radio', { name: 'High' }).click();
  await expect(control.getByRole('radio', { name: 'High' })).toBeChecked();
  await expect(history.getByRole('listitem').first()).toContainText('High');
  await expect(searchedAgain).toBeVisible();

  await page.goto(`${dashboardArea('changePoints')}&well=${wellId}`);
  await expect(control.getByRole('radio', { name: 'High' })).toBeChecked();
  await control.getByRole('radio', { name: 'Medium' }).click();
  await expect(history.getByRole('listitem')).toHaveText([/^Medium/, /^High/]);
  await expect(searchedAgain).toBeVisible();
});
