import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { expectAccessible } from './accessible.ts';
import { askDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { texts } from './texts.ts';

const { statistics: say, filters, failures } = texts.en;

interface Answer {
  readonly window: { readonly from: string; readonly to: string };
  readonly total: { readonly oil: number };
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const answered = (page: Page, call: string) =>
  page.waitForResponse((answer) => answer.url().includes(`/Statistics/${call}?`) && answer.ok());

test('statistics show the volumes of the days that the database has, for the period that is chosen', async ({
  page,
}) => {
  await openSignedIn(page, paths.statistics);
  const windows = page
    .getByRole('group', { name: say.window })
    .or(page.getByRole('radiogroup', { name: say.window }));
  await expect(windows).toBeVisible();
  const asked = answered(page, 'GetProductionStatistics');
  await windows.getByRole('radio', { name: filters.windows.lastMonth }).click();
  const { window, total } = (await (await asked).json()) as Answer;
  expect(window.from).toMatch(/-01$/);
  const [known] = await askDatabase<{ oil: number }>(
    'select sum(oil) as oil from daily_production where day between $1 and $2',
    [window.from, window.to],
  );
  expect(total.oil).toBeCloseTo(known!.oil, 3);
  const units = card(page, say.entities.businessUnit);
  const shown = Math.round(total.oil).toLocaleString('en-US');
  await expect(units.getByText(say.reconciled.split('{{')[0]!)).toContainText(`: Oil ${shown} Sm³, Gas `);
  await units.getByRole('button', { name: 'Show as table' }).click();
  await expect(units.getByRole('row', { name: new RegExp(`^${say.total}`) })).toContainText(shown);
  await page.reload();
  await expect(windows.getByRole('radio', { name: filters.windows.lastMonth })).toBeChecked();
});

test('an entity leads to those below it, its table to a file, and one level up leads back', async ({
  page,
}) => {
  await openSignedIn(page, paths.statistics);
  for (const [level, below] of [
    ['businessUnit', 'area'],
    ['area', 'field'],
    ['field', 'well'],
  ] as const) {
    const entities = card(page, say.entities[level]);
    // Once shown as a table, the entities below stay one.
    if (level === 'businessUnit') await entities.getByRole('button', { name: 'Show as table' }).click();
    await entities.locator('tbody tr').first().click();
    await expect(card(page, say.entities[below])).toBeVisible();
  }
  const wells = card(page, say.entities.well);
  const download = page.waitForEvent('download');
  await wells.getByRole('button', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^statistics_well_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const [head, first] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(head).toContain('Oil (Sm³)');
  await expect(wells.locator('tbody tr').first()).toContainText(first!.split(',')[0]!);
  await page.getByRole('button', { name: say.up }).click();
  await expect(card(page, say.entities.field)).toBeVisible();
});

test('each failing call of statistics says so in its own place while the rest lives', async ({
  page,
  watch,
}) => {
  watch.expectError(/500/);
  const places = {
    GetProductionStatistics: [say.cards.entities, say.cards.course],
    GetProductionCourse: [say.cards.course, say.cards.states],
    GetPlanCourse: [say.cards.plan, say.cards.course],
    GetPumpSurvival: [say.cards.survival, say.cards.course],
    GetWellCounts: [say.cards.states, say.cards.course],
  } as const;
  await openSignedIn(page, '/cnx-config.json');
  for (const [call, [failing, living]] of Object.entries(places)) {
    const route = `**/Statistics/${call}*`;
    await page.route(route, (one) => one.fulfill({ status: 500, json: { errors: [] } }));
    await page.goto(paths.statistics);
    await expect(card(page, failing).getByText(failures.statistics)).toBeVisible();
    await expect(card(page, living)).toBeVisible();
    await expect(card(page, living).getByText(failures.statistics)).toHaveCount(0);
    await page.unroute(route);
  }
});

test('statistics are accessible, wide and on a telephone, which they fit', async ({ page }) => {
  await openSignedIn(page, paths.statistics);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(card(page, say.cards.change)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('an administrator closes a month of a field, and an engineer sees who did and cannot', async ({
  page,
  browser,
}) => {
  const { books } = texts.en;
  await openSignedIn(page, `${paths.statistics}?span=120d`);
  const months = card(page, books.title);
  await months.getByRole('button', { name: books.open }).click();
  const dialog = page.getByRole('dialog', { name: books.open });
  const confirm = dialog.getByRole('checkbox', { name: books.confirm });
  await expect(confirm).toBeVisible();
  await expectAccessible(page);
  const reason = dialog.getByRole('textbox', { name: books.reason });
  if ((await reason.count()) > 0) await reason.fill('The feed was down.');
  await confirm.check();
  const answer = page.waitForResponse(
    (response) => /\/Books\/[^/]+\/CloseMonths/.test(response.url()) && response.ok(),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await dialog.getByRole('button', { name: books.send }).click();
  const closing = (await (await answer).json()) as { field: { id: string }; from: string; through: string };
  await expect(dialog).toBeHidden();
  const openPointsOfClosed = `/${closing.field.id}/GetOpenPoints?through=${closing.through}`;
  expect(asked.filter((url) => url.endsWith(openPointsOfClosed))).toEqual([]);
  const [kept] = await askDatabase<{ oil: number; rows: number }>(
    `select (select sum(line.oil) from book_production as line join book_entry as entry on entry.id = line.entry_id
             where entry.field_id = $1 and entry.month = $2) as oil,
            (select sum(daily.oil) from daily_production as daily join well on well.id = daily.well_id
             where well.field_id = $1 and date_trunc('month', daily.day) = $2::date) as rows`,
    [closing.field.id, closing.from],
  );
  expect(kept!.oil).toBeCloseTo(kept!.rows, 3);
  const context = await browser.newContext();
  const other = await context.newPage();
  await openSignedIn(
    other,
    `${paths.statistics}?fieldIds=${closing.field.id}&from=${closing.from}`,
    'engineer@cnx.example',
  );
  const seen = card(other, books.title);
  await expect(seen.getByRole('row', { name: new RegExp(books.states.closed) }).first()).toBeVisible();
  await expect(seen.getByRole('button', { name: books.open })).toHaveCount(0);
  await context.close();
});

test('charts are drawn for the width of the sheet that they are printed on', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, paths.statistics);
  await expect(page.locator('[data-plot] canvas, figure svg[role]').first()).toBeVisible();
  const printed = await page.evaluateHandle(() => {
    const seen = { sheet: 0, rights: [] as number[] };
    matchMedia('print').addEventListener('change', ({ matches }) => {
      if (!matches) return;
      const charts = [...document.querySelectorAll('[data-plot] canvas, figure svg[role]')];
      seen.rights = charts.map((chart) => Math.ceil(chart.getBoundingClientRect().right));
      seen.sheet = document.documentElement.clientWidth;
    });
    return seen;
  });
  await page.pdf({ format: 'A4' });
  const { sheet, rights } = await printed.jsonValue();
  expect(rights.length).toBeGreaterThan(0);
  expect(Math.max(...rights)).toBeLessThanOrEqual(sheet);
});
