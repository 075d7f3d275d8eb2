import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { dashboardArea } from '../apps/portal/src/addresses.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { copyAccount, openSignedIn } from './accounts.ts';
import { systemTime } from './clock.ts';
import { expect, test } from './fixtures.ts';

const table = (page: Page) => page.locator('main table').filter({ visible: true }).last();
const rows = (page: Page) => table(page).locator('tbody tr:not([data-group])');

/** The texts of the rows in sight, without the boxes before them. */
const shownRows = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td:not([data-select])')].map((cell) => cell.textContent)),
  );

test('what a list shows stands in its address, survives a reload, and Back takes it away', async ({
  page,
}) => {
  await openSignedIn(page, dashboardArea('changePoints'));
  await expect(rows(page).first()).toBeVisible();
  const before = await rows(page).count();
  await page.getByRole('button', { name: 'Filter rows', exact: true }).click();
  await page.getByRole('combobox', { name: 'Column' }).selectOption('Status');
  await page.getByRole('checkbox', { name: 'Explained' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/where=status(=|%3D)explained/);
  await expect(page.getByText('Status Explained')).toBeVisible();
  await expect.poll(() => rows(page).count()).toBeLessThan(before);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Group', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Field' }).click();
  await expect(page).toHaveURL(/group=field/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Group: field' })).toBeVisible();
  await expect(table(page).locator('tr[data-group]').first()).toBeVisible();
  await expect(page.getByText('Status Explained')).toBeVisible();
  await page.goBack();
  await expect(table(page).locator('tr[data-group]')).toHaveCount(0);
  await page.goBack();
  await expect(rows(page)).toHaveCount(before);
});

test('a list of more than a page is ordered and filtered by the server, and its file holds all of it', async ({
  page,
}) => {
  const answerBy = (sort: string) =>
    page.waitForResponse((response) => new URL(response.url()).searchParams.get('sort') === sort);
  const losses = async (column: RegExp) => {
    const heads = await table(page).getByRole('columnheader').allTextContents();
    const place = heads.findIndex((head) => column.test(head));
    return (await shownRows(page)).map((row) => Number(row[place]!.replaceAll(',', '')));
  };
  // Until an answer is drawn, the rows of the one before it stand there.
  const expectLargestFirst = (column: RegExp) =>
    expect(async () => {
      const numbers = await losses(column);
      expect(numbers[0]).toBeGreaterThan(0);
      expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    }).toPass({ timeout: 30_000 });
  // The list's own order is the server's, too: the largest losses are not on its newest page.
  const own = answerBy('-deferred');
  await openSignedIn(page, `${dashboardArea('deferredProduction')}&level=well&per=day&span=90d`);
  await own;
  await expectLargestFirst(/^\W*Deferred,/);
  const asked = answerBy('-unplanned');
  await page
    .getByRole('columnheader', { name: /^Unplanned/ })
    .getByRole('button')
    .click();
  const total = Number((await asked).headers()['x-total-count']);
  expect(total).toBeGreaterThan(500);
  await expectLargestFirst(/^\W*Unplanned,/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const [head, ...lines] = file.trimEnd().split('\r\n');
  expect(head).toContain('Unplanned (Sm³)');
  expect(lines).toHaveLength(total);
  const [first] = await shownRows(page);
  const figures = lines[0]!.split(',');
  expect(figures[0]).toBe(first![0]);
  // The file has each number in full, of which the page shows fewer decimals, and columns that the page leaves out.
  const heads = await table(page).getByRole('columnheader').allTextContents();
  for (const column of [/^\W*Deferred\b/, /^\W*Unplanned\b/]) {
    const shown = first![heads.findIndex((each) => column.test(each))]!.replaceAll(',', '');
    const decimals = shown.split('.')[1]?.length ?? 0;
    const written = figures[head!.split(',').findIndex((each) => column.test(each))];
    expect(shown).toBe(Number(written).toFixed(decimals));
  }
});

test('a shared view opens for a colleague by its short name, and goes with its owner’s word', async ({
  page,
  browser,
}) => {
  const name = `Worst wells ${randomUUID()}`;
  const owner = await copyAccount('engineer@cnx.example');
  await openSignedIn(
    page,
    `${dashboardArea('changePoints')}&where=variable%3DoilRate&group=field&span=30d`,
    owner,
  );
  // The tools move aside when the first change opens beside the list.
  await expect(page.getByRole('main').getByRole('row').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('switch', { name: /Share with everyone/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name })).toBeVisible();
  const slug = new URL(page.url()).searchParams.get('saved');
  expect(slug).toMatch(/^worst-wells-/);

  const colleague = await browser.newContext({ baseURL: process.env['CNX_E2E_ORIGIN'] ?? '' });
  const other = await colleague.newPage();
  await openSignedIn(
    other,
    `${dashboardArea('changePoints')}&saved=${slug}`,
    await copyAccount('engineer@cnx.example'),
  );
  await expect(other.getByRole('button', { name: 'Group: field' })).toBeVisible();
  await expect(other).toHaveURL(/where=variable(=|%3D)oilRate/);
  await other.getByRole('button', { name }).click();
  await expect(other.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await other.keyboard.press('Escape');

  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: /^Delete/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
  await other.goto(`${dashboardArea('changePoints')}&saved=${slug}`);
  await other.getByRole('button', { name: 'Views', exact: true }).click();
  await expect(other.getByText(`The view “${slug}” does not exist`)).toBeVisible();
  await colleague.close();
});

test('a cell of a list is copied by C, as a number that a spreadsheet takes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, `${dashboardArea('deferredProduction')}&per=day`);
  await expect(rows(page).first()).toBeVisible();
  const [first] = await shownRows(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('j');
  await expect(rows(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByText(`Copied: ${first![0]}`, { exact: true })).toBeVisible();
  expect(await clipboard()).toBe(first![0]);
  // From the largest number: it is written with separators on the page.
  const column = first!.findIndex((text) => /^[\d,]+,\d{3}$/.test(text));
  expect(column).toBeGreaterThan(0);
  for (let step = 0; step < column; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ControlOrMeta+c');
  const number = first![column]!.replaceAll(',', '');
  await expect(page.getByText(`Copied: ${number}`, { exact: true })).toBeVisible();
  expect(await clipboard()).toBe(number);
});

test('a list is used by keyboard alone: J, K, X, Enter and Escape', async ({ page }) => {
  await openSignedIn(page, dashboardArea('changePoints'));
  await expect(rows(page).first()).toBeVisible();
  const links = rows(page).getByRole('link', { name: /^Details of / });
  await page.keyboard.press('j');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText(/^1 of \d+ selected$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/selected$/)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(
    (await links.nth(1).getAttribute('aria-label'))!.replace(/^Details of |, .*/g, ''),
  );
});

test('what is printed says when it was, and where it is found', async ({ page }) => {
  const address = `${dashboardArea('schedule')}&group=status`;
  await openSignedIn(page, address);
  await expect(table(page).locator('tr[data-group]').first()).toBeVisible();
  const line = page.getByText(/(?:^|· )Printed /);
  await expect(line).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(line).toBeVisible();
  await expect(line).toContainText(address);
  await expect(line).toContainText(String(systemTime().getFullYear()));
  await expect(line).toContainText('Demonstration data');
  // A later sheet alone would say neither what it is of nor that.
  const feet = await page.evaluate(() =>
    document.adoptedStyleSheets
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText)
      .filter((text) => text.startsWith('@page')),
  );
  expect(feet.join()).toContain('Schedule · CNX · Demonstration data');
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
});

test('nothing is folded on paper, where nothing can be unfolded, and the sheets lie', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 });
  await openSignedIn(page);
  const folded = page.locator('main h2 button[aria-expanded=false]');
  await expect(folded.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(folded).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.locator('main section:has(h2) table').last()).toBeVisible();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pages)!;
  expect(Number(width)).toBeGreaterThan(Number(height));
});

test('on paper no card of the dashboard is torn, a total stands once, after the last row, and nothing lies over the rows of a table, whose heads each sheet repeats', async ({
  page,
}) => {
  await openSignedIn(page);
  const tables = page.locator('table:visible');
  // What stands around a table grows with those heads: a column would not, and what follows would lie over its last rows.
  const columnsAround = () =>
    tables.evaluateAll((all) => {
      const columns = new Set<string>();
      for (const table of all) {
        for (let each = table.parentElement; each; each = each.parentElement) {
          const { display, flexDirection } = getComputedStyle(each);
          if (display === 'flex' && flexDirection === 'column')
            columns.add(`${each.tagName} around ${table.getAttribute('aria-label') ?? table.textContent}`);
        }
      }
      return [...columns];
    });
  const cells = page.locator('main section:has(h2):has(table)');
  await expect(cells).toHaveCount(5);
  await page.emulateMedia({ media: 'print' });
  for (const cell of await cells.all())
    expect(await cell.evaluate((card) => getComputedStyle(card.parentElement!).breakInside)).toBe('avoid');
  await expect(tables).toHaveCount(5);
  expect(await columnsAround()).toEqual([]);
  await page.goto(`${paths.exceptionReport}?handover=current`);
  // The foot of each sheet has the title of the page.
  await expect(page).toHaveTitle(/^Shift hand-over · /);
  const total = page.locator('main tfoot').first();
  await expect(total).toBeVisible();
  await expect(total).toHaveCSS('display', 'table-row-group');
  expect(await columnsAround()).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(paths.exceptionReport);
  await page.locator('main tbody a').first().click();
  await expect(page.getByRole('region', { name: 'Operations log' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(tables.first()).toBeVisible();
  expect(await columnsAround()).toEqual([]);
});

test('the exception report is printed with its figures, its heads on each sheet, and no buttons', async ({
  page,
}) => {
  await openSignedIn(page, paths.exceptionReport);
  await expect(rows(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const figures = page.getByRole('group', { name: 'Open exceptions', exact: true }).locator('..');
  await expect(figures).toHaveCSS('mask-image', 'none');
  const head = table(page).locator('thead');
  await expect(head.getByRole('button').first()).toHaveCSS('display', 'contents');
  // Chromium repeats no head of a table within a grid.
  expect(
    await head.evaluate((element) => {
      const displays: string[] = [];
      for (let each = element.parentElement; each; each = each.parentElement)
        displays.push(getComputedStyle(each).display);
      return displays;
    }),
  ).not.toContain('grid');
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('link', { name: 'Hand-over' })).toBeHidden();
  // At the width of a sheet no name of a well goes over two lines.
  await page.setViewportSize({ width: 1040, height: 720 });
  const names = table(page).locator('tbody th');
  const broken = () =>
    names.evaluateAll((cells) =>
      cells
        .map((cell) => document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode())
        .filter((text) => text !== null)
        .filter((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getClientRects().length > 1;
        })
        .map((text) => text.textContent),
    );
  await expect.poll(() => names.count()).toBeGreaterThan(5);
  await expect.poll(broken).toEqual([]);
});

test('the timeline of the schedule stands on one sheet, above the list of all that is planned', async ({
  page,
}) => {
  await openSignedIn(page, dashboardArea('schedule'));
  await expect(rows(page).first()).toBeVisible();
  await page.setViewportSize({ width: 1040, height: 720 });
  await page.emulateMedia({ media: 'print' });
  const timeline = page.locator('main figure').filter({ visible: true });
  await expect(timeline).toHaveCount(1);
  await expect.poll(() => timeline.locator('svg rect').count()).toBeGreaterThan(5);
  // A sheet of A4 or Letter that lies is 717 px high between its margins.
  expect((await timeline.boundingBox())!.height).toBeLessThan(560);
});
