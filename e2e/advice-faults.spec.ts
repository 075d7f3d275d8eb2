import type { Locator, Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

const allDays = `${paths.optimizationDashboard}?span=90d&rows=all`;

/** A call that fails, what is said in its place, and what is seen there once it does not. */
interface Fault {
  readonly call: string;
  readonly text: string;
  readonly lives: (panel: Locator) => Locator;
}

const part = (panel: Locator, name: string) => panel.getByRole('region', { name, exact: true });

const ofPump: readonly Fault[] = [
  {
    call: 'GetWhatIf',
    text: 'What the well would do could not be fetched.',
    lives: (panel) => part(panel, 'What if').getByRole('slider'),
  },
  {
    call: 'GetPumpCurves',
    text: 'The curves of the pump could not be fetched.',
    lives: (panel) => part(panel, 'Pump curves').getByRole('figure').first(),
  },
  {
    call: 'GetWellSeries',
    text: 'The curves of the well could not be fetched.',
    lives: (panel) => part(panel, 'Last 30 days').getByRole('figure').first(),
  },
];

const fail = (page: Page, call: string) =>
  page.route(new RegExp(String.raw`/${call}(\?|$)`), (route) =>
    route.fulfill({ status: 500, json: { errors: [{ message: 'Not today.' }] } }),
  );

test('each call of a piece of advice that fails says so in its part of the panel, and the rest of it lives', async ({
  page,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 500/);
  await openSignedIn(page, allDays);
  await page.locator('main a[href*="advice=fa-"]').first().click();
  const panel = page.getByRole('article', { name: /^Advice / });
  await expect(panel).toBeVisible();
  const address = page.url();
  for (const failing of ofPump) {
    await fail(page, failing.call);
    // Elsewhere first: the page is loaded anew.
    await page.goto('/cnx-config.json');
    await page.goto(address);
    const text = panel.getByText(failing.text, { exact: true });
    await expect(text).toBeVisible();
    for (const other of ofPump.filter((one) => one !== failing)) {
      const lives = other.lives(panel);
      await lives.scrollIntoViewIfNeeded();
      await expect(lives, `${other.call} while ${failing.call} fails`).toBeVisible();
      await expect(panel.getByText(other.text, { exact: true })).toHaveCount(0);
    }
    // The advice is read and decided on all the same.
    await expect(part(panel, 'Guard rails').getByRole('table').first()).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Accept' })).toBeEnabled();
    await page.unrouteAll();
    await panel.getByRole('button', { name: 'Try again' }).first().click();
    await expect(failing.lives(panel), failing.call).toBeVisible();
    await expect(text).toHaveCount(0);
  }
});

test('what a choke did, what came of its steps and the guard rails fail by themselves', async ({
  page,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 500/);
  await fail(page, 'GetTrackedSettingChangeInfo');
  await fail(page, 'GetSettingResponse');
  await fail(page, 'GetGuardRails');
  await openSignedIn(page, `${allDays}&rows=open`);
  const advice = page.locator('main a[href*="advice=op-"]').first();
  const tracked = page.getByRole('region', { name: 'What came of choke and lift-gas steps', exact: true });
  await expect(tracked).toContainText('What came of steps of chokes and lift gas could not be fetched.');
  await expect(page.getByRole('region', { name: 'What came of steps', exact: true })).not.toContainText(
    'could not be fetched',
  );
  await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Guard rails' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guard rails' });
  await expect(dialog).toContainText('The guard rails could not be fetched.');
  await page.keyboard.press('Escape');
  await advice.click();
  const panel = page.getByRole('article', { name: /^Advice / });
  await expect(
    panel.getByText('What this well did at other settings could not be fetched.', { exact: true }).first(),
  ).toBeVisible();
  await expect(part(panel, 'Guard rails').getByRole('row').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Accept' })).toBeEnabled();
});
