import type { Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { dataReads, wrongAnswers } from '../apps/portal/src/wrong-answers.fixture.ts';
import { openSignedIn } from './accounts.ts';
import { installClock } from './clock.ts';
import { expect, test } from './fixtures.ts';

/** Figures of the dashboard, each with the end of the call that it needs. */
const figures = {
  Oil: 'GetProductionDayInfo',
  'Expected oil gain': 'GetProductionOptimizationInfo',
  'Planned loss': 'GetScheduleInfo',
  'Carbon intensity': 'GetSustainableProductionInfo',
} as const;
const failures = [
  'The figures of the day could not be fetched.',
  'Failed to fetch Change Detection Statistics',
  'Failed to fetch production optimization info',
  'Failed to fetch deferred production info',
  'Failed to fetch schedule info',
  'Failed to fetch sustainable production data',
];
// The tile of the newest day's oil is named by its day once that is known.
const tile = (page: Page, label: string) =>
  page.getByRole('group', { name: new RegExp(`^${label}(?:, [A-Z][a-z]{2} \\d+)?$`) });

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
}

test('whatever all data calls answer, header and navigation stay, and each area says so with an id', async ({
  page,
}) => {
  let body = '';
  await page.route(/\/api\/(?:Dashboard|ExceptionReport)\//, (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  for (body of ['null', '[{}]']) {
    await openSignedIn(page);
    for (const failure of failures) await expect(page.getByText(failure).first()).toBeVisible();
    await expectFrame(page);
    await expect(page.getByText(/Error ID [A-Z2-9]{4}-[A-Z2-9]{4}/).first()).toBeVisible();
  }
});

test('a wrong answer to two calls leaves the other areas their figures, and trying again mends each by itself', async ({
  page,
}) => {
  const labels = Object.keys(figures) as (keyof typeof figures)[];
  for (const wrong of [labels.slice(0, 2), labels.slice(2)]) {
    for (const label of wrong) {
      const call = figures[label];
      const read = dataReads.find(({ path }) => path.endsWith(call));
      if (!read) throw new Error(`the contract has no ${call}`);
      const numbers = wrongAnswers(read, 7).find(({ what }) => what.endsWith('as 1e999'));
      await page.route(`**/${call}*`, (route) =>
        route.fulfill({
          contentType: 'application/json',
          headers: { ...read.headers },
          body: numbers?.text ?? 'null',
        }),
      );
    }
    await openSignedIn(page);
    for (const label of labels)
      await expect(tile(page, label)).toContainText(wrong.includes(label) ? 'Error ID' : /\d/);
    await expectFrame(page);
    for (const label of wrong) {
      await page.unroute(`**/${figures[label]}*`);
      await tile(page, label).getByRole('button', { name: 'Try again' }).click();
      await expect(tile(page, label)).not.toContainText('Error ID');
      await expect(tile(page, label)).toContainText(/\d/);
    }
  }
});

test('the id on the page is the one that the server is sent, once for all areas of the call', async ({
  page,
}) => {
  const sent: { id: string; operation: string; route: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/ReportClientError'))
      sent.push(request.postDataJSON() as (typeof sent)[number]);
  });
  await page.route('**/GetScheduleInfo*', (route) =>
    route.fulfill({ contentType: 'application/json', headers: { 'x-total-count': '1' }, body: '[null]' }),
  );
  await openSignedIn(page);
  const shown = await tile(page, 'Planned loss')
    .getByText(/Error ID/)
    .textContent();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({
    id: shown?.replace('Error ID ', '').trim(),
    operation: 'GET /Dashboard/GetScheduleInfo',
    place: 'body/0',
    expectation: 'type',
    route: '/dashboard',
  });
});

test('a screen whose code cannot be fetched breaks by itself, and no id stands for a report that is not sent', async ({
  page,
  watch,
}) => {
  watch.expectError(/CodeLoadError|Failed to (?:load|fetch)|net::ERR/);
  for (const { address, file } of [
    { address: '/forgot-password', file: 'ForgotPasswordScreen' },
    { address: '/Account/SSO', file: 'SsoScreen' },
    { address: '/legal/terms', file: 'LegalScreen' },
    { address: '/no/such/page', file: 'NotFoundScreen' },
  ]) {
    await page.route(`**/assets/${file}*.js`, (route) => route.abort());
    await page.goto(address);
    await expect(
      page.getByRole('main').getByRole('heading', { name: 'This page could not be loaded' }),
    ).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
    await expect(page.getByText(/Error ID/)).toBeHidden();
  }
});

test('a sign-out whose code cannot be fetched ends the session in every tab of the browser', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/CodeLoadError|Failed to (?:load|fetch)|net::ERR/);
  await openSignedIn(page, paths.news);
  const other = await context.newPage();
  await other.goto(paths.apps);
  await expect(other.getByRole('heading', { name: 'My Apps', level: 1 })).toBeVisible();
  await page.route('**/assets/Pages*.js', (route) => route.abort());
  await page.goto('/logout');
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Next' })).toBeVisible();
  await page.unrouteAll();
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
});

for (const { what, file, shown } of [
  { what: 'a screen', file: 'AppsScreen', shown: 'This page could not be loaded' },
  { what: 'the frame of all screens', file: 'PortalFrame', shown: 'Unexpected Application Error!' },
]) {
  test(`the session ends at its limit after ${what} has broken`, async ({ page, watch }) => {
    watch.expectError(/CodeLoadError|Failed to (?:load|fetch)|net::ERR/);
    await installClock(page);
    await page.route(`**/assets/${file}*.js`, (route) => route.abort());
    await openSignedIn(page, paths.apps);
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    await page.clock.fastForward('25:01');
    await expect(page).toHaveURL(/\/logout$/);
  });
}
