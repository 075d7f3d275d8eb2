import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { expectAccessible } from './accessible.ts';
import { askDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { texts } from './texts.ts';

const { monthlyReport: say, statistics, failures } = texts.en;

interface Answer {
  readonly month: string;
  readonly window: { readonly from: string; readonly to: string };
  readonly production: { readonly oil: number };
}

const answered = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/Statistics/GetMonthlyReport') && answer.ok());
const part = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('a month is reported with the volumes that the database has, and its address keeps month and selection', async ({
  page,
}) => {
  const asked = answered(page);
  await openSignedIn(page, paths.monthlyReport);
  const { month, window, production } = (await (await asked).json()) as Answer;
  const [known] = await askDatabase<{ oil: number }>(
    'select sum(oil) as oil from daily_production where day between $1 and $2',
    [window.from, window.to],
  );
  expect(production.oil).toBeCloseTo(known!.oil, 3);
  const total = part(page, say.production.levels).getByRole('row', {
    name: new RegExp(`^${statistics.total}`),
  });
  await expect(total).toContainText(Math.round(production.oil).toLocaleString('en-US'));
  await expectAccessible(page);
  const before = await page
    .getByLabel(say.month, { exact: true })
    .locator('option')
    .nth(3)
    .getAttribute('value');
  await page.getByLabel(say.month, { exact: true }).selectOption(before);
  await expect(page).toHaveURL(new RegExp(`month=${before}`));
  const [field] = await askDatabase<{ id: string; name: string }>(
    'select id, name from field order by name limit 1',
    [],
  );
  await page.getByLabel(say.of).selectOption(`fields:${field!.id}`);
  await expect(page).toHaveURL(new RegExp(`fieldIds=${field!.id}`));
  await page.reload();
  await expect(page.getByLabel(say.month, { exact: true })).toHaveValue(before!);
  await expect(
    page.getByRole('article').getByText(`${statistics.entities.field} ${field!.name}`),
  ).toBeVisible();
  expect(before).not.toBe(month);
});

test('the contents lead to the sections, and paper has the document alone', async ({ page }) => {
  await openSignedIn(page, paths.monthlyReport);
  await page
    .getByRole('navigation', { name: say.contents })
    .getByRole('link', { name: say.sections.pumps })
    .click();
  await expect(
    page.getByRole('heading', { name: new RegExp(`^\\d ${say.sections.pumps}`) }),
  ).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByLabel(say.month, { exact: true })).toBeHidden();
});

test('a report that cannot be had says so in its own words, and can be asked for again', async ({
  page,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 500/);
  await page.route('**/Statistics/GetMonthlyReport*', (route) =>
    route.fulfill({ status: 500, json: { errors: [{ message: 'Broken' }] } }),
  );
  await openSignedIn(page, paths.monthlyReport);
  await expect(page.getByText(failures.monthlyReport)).toBeVisible();
  await page.unroute('**/Statistics/GetMonthlyReport*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toBeVisible();
});

test('the report is taken away as the workbook that the server makes', async ({ page }) => {
  const asked = answered(page);
  await openSignedIn(page, paths.monthlyReport);
  const { month } = (await (await asked).json()) as Answer;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say.file }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`monthly-report-${month}.xlsx`);
  // A workbook is a ZIP archive.
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
});
