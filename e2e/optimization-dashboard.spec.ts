import { paths } from '../apps/portal/src/paths.ts';
import { expectAccessible } from './accessible.ts';
import { openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

/** Advice on a frequency; that on chokes and lift gas has a test of its own. */
const advice = 'main a[href*="advice=fa-"]';
const allDays = `${paths.optimizationDashboard}?span=90d&rows=all`;

test('advice is ranked by energy and opened beside its list, and its address opens it again', async ({
  page,
}) => {
  await openSignedIn(page, allDays);
  await expect(page.locator(advice).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Energy', exact: true }).click();
  await expect(page).toHaveURL(/sort=power/);
  await page.locator(advice).first().click();
  const panel = page.getByRole('article', { name: /^Advice / });
  await expect(panel.getByRole('heading', { name: 'Guard rails' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Pump now' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

/** What is said of a step: beside other work of its well it must be. */
const said = /^(Comment|Why the step is made)/;

test('advice is put off and taken back, accepted onto the schedule by keyboard, and says who and when', async ({
  page,
}) => {
  await openSignedIn(page, allDays);
  await page.locator(advice).first().click();
  const panel = page.getByRole('article', { name: /^Advice / });
  await panel.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('menuitem', { name: 'For a week' }).click();
  await expect(panel.getByText(/^Put off until /).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back.', { exact: true })).toBeVisible();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Accept' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: said }).fill('With the next round');
  await dialog.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(panel.getByText(/^Accepted by .+ · Step planned for /)).toBeVisible();
  await expect(panel.getByText('With the next round')).toBeVisible();
  await page.reload();
  await expect(panel.getByText(/^Accepted by .+ · Step planned for /)).toBeVisible();
  await expectAccessible(page);
});

test('advice on a choke is found in the one list, accepted onto the schedule, rejected after all, and taken back', async ({
  page,
}) => {
  await openSignedIn(page, `${allDays}&rows=open`);
  await page.locator('main a[href*="advice=op-"]').first().click();
  const panel = page.getByRole('article', { name: /^Advice / });
  await expect(panel.getByText(/It rests on (what )?\d+ (past )?steps/)).toBeVisible();
  // What it was checked against, and in words what nothing measures.
  const checks = panel.getByRole('region', { name: 'Guard rails' });
  await expect(checks.getByRole('row', { name: /^Tried range .+ ≤ .+ Passes/ })).toBeVisible();
  await expect(checks.getByText('Drawdown and sand: nothing in this well measures them.')).toBeVisible();
  const response = panel.getByRole('region', { name: 'Oil against the choke' });
  await response.scrollIntoViewIfNeeded();
  await expect(response.getByRole('img', { name: /^Advised, Advised, / })).toBeVisible();
  await expect(
    panel.getByRole('region', { name: 'Earlier steps of this well' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expectAccessible(page);
  // What nothing measures leaves the advice conditional, and is explained where it is accepted.
  await expect(panel.getByText('Conditional')).toBeVisible();
  await panel.getByRole('button', { name: /^Accept with \d checks open$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept' });
  await expect(dialog.getByText(/checks that decide are not made: .*Drawdown and sand/)).toBeVisible();
  // From what to what, what it brings, and on which clock it is made.
  await expect(dialog.getByText(/, Choke .+ → .+%: \+.+ of oil \(P90 to P10 /)).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: /^Hour, UTC/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog.getByText('Say how the open checks are met', { exact: false })).toBeVisible();
  await dialog.getByRole('textbox', { name: /^How the open checks are met/ }).fill('With the next round');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(panel.getByText(/^Accepted by .+ · Step planned for /)).toBeVisible();
  const open = page.url();
  await panel.getByRole('link', { name: 'On the schedule' }).click();
  await page.getByRole('link', { name: 'The advice behind this step' }).click();
  await expect(panel.getByText(/^Accepted by .+ · Step planned for /)).toBeVisible();
  await page.goto(open);
  await panel.getByRole('button', { name: 'Reject' }).click();
  const reject = page.getByRole('dialog', { name: 'Reject' });
  await reject.getByRole('radio', { name: 'A facility is at its limit' }).click();
  await reject.getByRole('button', { name: 'Reject' }).click();
  await expect(panel.getByText(/^Rejected by /)).toBeVisible();
  // The newest decision; messages of both may be there.
  await panel.getByRole('button', { name: 'Take back' }).first().click();
  await expect(panel.getByText(/^Accepted by .+ · Step planned for /)).toBeVisible();
  await page.reload();
  await expect(panel.getByText(/^Accepted by .+ · Step planned for /)).toBeVisible();
});

test('each call that fails says so in its place, and the rest of the page lives', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 500/);
  await openSignedIn(page, '/cnx-config.json');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const lives = {
    GetFrequencyChangeInfo: page.locator(advice).first(),
    GetSettingAdviceInfo: page.locator('main a[href*="advice=op-"]').first(),
    GetTrackedFrequencyChangeInfo: card('What came of steps').getByRole('grid'),
    GetFrequencyInfo: card('Frequency and liquid of the pumps').getByRole('figure').first(),
    GetOptimizationSummary: page.getByText('Median frequency', { exact: true }),
  };
  const texts = {
    GetFrequencyChangeInfo: 'Failed to fetch frequency change info',
    GetSettingAdviceInfo: 'The advice on chokes and lift gas could not be fetched.',
    GetTrackedFrequencyChangeInfo: 'Failed to fetch tracked frequency change info',
    GetFrequencyInfo: 'Failed to fetch frequency info',
    GetOptimizationSummary: 'The figures of the pumps could not be fetched.',
  };
  const calls = Object.keys(texts) as (keyof typeof texts)[];
  for (const failing of calls) {
    await page.route(new RegExp(String.raw`/${failing}(\?|$)`), (route) =>
      route.fulfill({ status: 500, json: { errors: [{ message: 'Not today.' }] } }),
    );
    await page.goto(allDays);
    const main = page.getByRole('main');
    await expect(main.getByText(texts[failing], { exact: true })).toBeVisible();
    // A chart is drawn once it is near.
    await card('Frequency and liquid of the pumps').scrollIntoViewIfNeeded();
    for (const other of calls.filter((call) => call !== failing)) {
      await expect(lives[other], `${other} while ${failing} fails`).toBeVisible();
      await expect(main.getByText(texts[other], { exact: true })).toHaveCount(0);
    }
    await page.unrouteAll();
    await main.getByRole('button', { name: 'Try again' }).first().click();
    await expect(lives[failing], failing).toBeVisible();
    await expect(main.getByText(texts[failing], { exact: true })).toHaveCount(0);
  }
});

test('a phone shows the page and a piece of advice without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, allDays);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect(page.locator(advice).first()).toBeVisible();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expect.poll(sideways).toBeLessThanOrEqual(0);
  await page.locator(advice).first().click();
  const panel = page.getByRole('article', { name: /^Advice / });
  await expect(panel.getByRole('heading', { name: 'Guard rails' })).toBeVisible();
  await expect(panel.getByRole('figure').first()).toBeVisible();
  await expect.poll(sideways).toBeLessThanOrEqual(0);
});
