import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { askDatabase } from './database.ts';
import { figure } from './dashboard.ts';
import { expect, test } from './fixtures.ts';

test('days that are chosen as a span stay relative in the address, and are the same after a reload', async ({
  page,
}) => {
  await openSignedIn(page);
  await page.getByRole('button', { name: /Last 30 days/ }).click();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/[?&]span=7d/);
  expect(new URL(page.url()).search).not.toMatch(/from=|to=/);
  await page.reload();
  await expect(page.getByRole('button', { name: /Last 7 days/ })).toBeVisible();
  await page.getByRole('button', { name: /Last 7 days/ }).click();
  await page.getByRole('button', { name: 'Yesterday' }).click();
  await expect(page).toHaveURL(/[?&]span=1d/);
});

test('an address with days that cannot be meant says so, shows others, and is put right', async ({
  page,
}) => {
  await openSignedIn(page, `${paths.dashboard}?from=2026-11-20&to=2026-11-02`);
  const banner = page.getByRole('status').filter({ hasText: 'ends before it begins' });
  await expect(banner).toContainText('Nov 20, 2026 to Nov 2, 2026');
  await expect(banner).toContainText(/Showing .+ – .+\./);
  await banner.getByRole('button', { name: 'Close message' }).click();
  await expect(banner).toHaveCount(0);
  expect(new URL(page.url()).search).not.toContain('2026-11-02');
});

test('the first figures lead to their report and their wells, and closing these leads back', async ({
  page,
}) => {
  await openSignedIn(page);
  const [open, up] = [await figure(page, 'Open exceptions'), await figure(page, 'Wells')];
  await page.getByRole('link', { name: 'Open exceptions', exact: true }).click();
  await expect(page).toHaveURL(`${paths.exceptionReport}`);
  await expect(page.getByRole('region', { name: `${open} events` })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Wells', exact: true }).click();
  await expect(page).toHaveURL(/[?&]day=wells/);
  const list = page.getByRole('dialog', { name: 'Wells of the day' });
  const rows = list.locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  await list.getByRole('radio', { name: 'With exceptions' }).click();
  await expect(page).toHaveURL(/[?&]day=exceptions/);
  await expect.poll(() => rows.count()).toBeLessThanOrEqual(open);
  await list.getByRole('radio', { name: 'Up' }).click();
  await expect(page).toHaveURL(/[?&]day=up/);
  await expect(rows).toHaveCount(up);
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(list).toHaveCount(0);
  await expect(page).not.toHaveURL(/[?&]day=/);
});

test('data health shows every field with the suspect rows that the database has', async ({ page }) => {
  await openSignedIn(page, paths.apps);
  const answered = page.waitForResponse(/GetDataHealth/);
  await page.getByRole('link', { name: 'Data health' }).click();
  await expect(page).toHaveURL(paths.dataHealth);
  const feeds = page.getByRole('region', { name: 'Feeds' });
  const { feeds: due } = (await (await answered).json()) as {
    feeds: { field: { id: string }; dueDay: string }[];
  };
  // Each field counts back from the day that it owes: their clocks differ.
  const [known] = await askDatabase<{ fields: number; suspect: number }>(
    `select (select count(*)::int from field) as fields, count(*)::int as suspect
     from daily_production as daily
     join well on well.id = daily.well_id
     join unnest($1::text[], $2::date[]) as due (field_id, day) on due.field_id = well.field_id
     where daily.quality = 'suspect' and daily.day > due.day - 30 and daily.day <= due.day`,
    [due.map(({ field }) => field.id), due.map(({ dueDay }) => dueDay)],
  );
  await expect(feeds.locator('tbody tr')).toHaveCount(known!.fields);
  const rows = page.getByRole('region', { name: 'Suspect rows' });
  await expect(rows).toContainText(`${known!.suspect} rows of the last 30 days contradict themselves`);
  await expect(rows.locator('tbody tr').first().getByRole('link')).toHaveAttribute('href', /well=/);
});
