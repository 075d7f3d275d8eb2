import { readFile } from 'node:fs/promises';
import { expect as expectNow, type Locator, type Page } from 'playwright/test';
import { languages } from '../apps/portal/src/i18n/languages.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { copyAccount, enterEmail, enterPassword, openSignedIn, password } from './accounts.ts';
import { installClock } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './held.ts';
import { speak } from './in-page.ts';
import { tabTo } from './keyboard.ts';
import { texts } from './texts.ts';

const engineer = 'engineer@cnx.example';
const report = paths.exceptionReport;
const failed = 'Failed to fetch exception report data';

const list = (page: Page) => page.getByRole('region', { name: /\d events?$/ });
/** What opens an event; a link of a well keeps the event that is open. */
const opensEvent = 'a[href*="exception="]:not([href*="well="])';
/** The events of the list, which is a table where there is room for one; without its total. */
const rows = (page: Page) =>
  list(page)
    .getByRole('row')
    .or(list(page).getByRole('listitem'))
    .filter({ has: page.locator(opensEvent) });
/** The link of a row, beside that of the well that it names. */
const linkOf = (row: Locator) => row.locator(opensEvent).first();
/** The well that is named, without how severe its event is. */
const wellOf = (text: string) => text.split(' ')[0]!;
/** Room for the list and an event beside it. */
const wide = { width: 1800, height: 1000 };
/** The open event; its actions are what only it has. */
const panel = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('article', { name: /^Exception / }) });
const comment = (within: Page | Locator) => within.getByRole('textbox', { name: /^Comment/ });

/** The name of the well of a row, without the marks beside it. */
const wellNameOf = async (row: Locator) =>
  (await linkOf(row).getAttribute('aria-label'))!.replace(/^Details of |, .*/g, '');

/** The address that opens an event, and the name of its well. Tests that decide take rows of their own. */
async function eventAt(
  page: Page,
  place: number,
  among = rows(page),
): Promise<{ address: string; well: string; row: Locator }> {
  const row = among.nth(place);
  await expect(row).toBeVisible();
  const href = await linkOf(row).getAttribute('href');
  const id = new URLSearchParams(href!.split('?')[1]).get('exception')!;
  const named = rows(page).filter({ has: page.locator(`${opensEvent}[href*="${id}"]`) });
  return { address: `${report}?exception=${id}`, well: await wellNameOf(row), row: named };
}

test('the largest loss is opened, understood, given to oneself with a comment and taken back, by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await openSignedIn(page, report, await copyAccount(engineer));
  const { well, row } = await eventAt(page, 0);
  const heads = await list(page).getByRole('columnheader').allTextContents();
  const losses = await rows(page).evaluateAll(
    (all, at) =>
      all.map((each) => {
        const cell = each.querySelectorAll('th, td:not([data-select])')[at];
        return Number.parseFloat(cell!.textContent.replaceAll(',', ''));
      }),
    heads.findIndex((head) => /^\W*Loss\b/.test(head)),
  );
  const known = losses.filter((loss) => !Number.isNaN(loss));
  expect(known.length).toBeGreaterThan(3);
  expect(known).toEqual(known.toSorted((a, b) => b - a));

  await page.keyboard.press('j');
  await expect(linkOf(row)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveAccessibleName(well);
  await expect(panel(page).getByRole('figure').first()).toBeVisible();
  const working = panel(page).getByRole('table', { name: 'Step by step' }).first();
  await expect(working.getByRole('row', { name: /^Severity score/ })).toBeVisible();
  // Beside the open event a row has two lines, once the event is painted.
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
  const before = (await row.textContent())!;

  const opener = panel(page).getByRole('button', { name: 'Assign', exact: true });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  // The menu moves the focus a moment later.
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Assign' });
  await tabTo(page, dialog.getByRole('combobox', { name: /Who looks into it/ }));
  await page.keyboard.type('Me');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Me (Erin Moe)');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, comment(dialog));
  await page.keyboard.type('I look at the drive.');
  await tabTo(page, dialog.getByRole('button', { name: 'Assign' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Assigned');
  // The field keeps what was typed until the server has it.
  const said = panel(page).getByRole('paragraph').filter({ hasText: 'I look at the drive.' });
  await expect(said).toBeVisible();

  await page.keyboard.press('F8');
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(row).toHaveText(before);
  await expect(panel(page).getByText('Taken back').first()).toBeVisible();
});

test('two people see what the other decided, and the later one is refused by name and keeps the comment', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 409/);
  const first = await browser.newContext({ baseURL: process.env['CNX_E2E_ORIGIN'] ?? '' });
  const other = await first.newPage();
  await page.setViewportSize(wide);
  await openSignedIn(page, report, 'admin@cnx.example');
  await openSignedIn(other, '/cnx-config.json', engineer);
  const { address, row } = await eventAt(page, 3, rows(page).filter({ hasText: 'Unanswered' }));
  for (const each of [page, other]) {
    await each.goto(address);
    await expect(comment(panel(each))).toBeVisible();
  }
  const person = (each: Page) => panel(each).getByRole('button', { name: 'Assign', exact: true });
  await person(other).click();
  await other.getByRole('menuitem', { name: 'Assign to me' }).click();
  // Both the row and the open event, without a reload.
  const soon = expectNow.configure({ timeout: 30_000 });
  await soon(row).toContainText('Assigned');
  await soon(panel(page).getByText('Assigned to Erin Moe')).toBeVisible();

  // What comes next reaches this page too late.
  const held = await holdRequests(page, '**/ExceptionReport/GetException*');
  await panel(other).getByRole('button', { name: 'Snooze' }).click();
  await other.getByRole('menuitem', { name: 'For a week' }).click();
  await expect(
    panel(other)
      .getByText(/^Snoozed until/)
      .first(),
  ).toBeVisible();
  await person(page).click();
  await page.getByRole('menuitem', { name: /^Assign to someone else …/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign' });
  await dialog.getByRole('combobox', { name: /Who looks into it/ }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await comment(dialog).fill('Mine since six.');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog).toContainText(/Erin Moe has decided since, on \w+ \d/);
  await expect(comment(dialog)).toHaveValue('Mine since six.');
  held.release();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // As it was for those who come next.
  await panel(other).getByRole('button', { name: 'Reopen' }).click();
  await first.close();
});

test('each call that fails says so in its place, and the rest of the page lives', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 500/);
  await openSignedIn(page, '/cnx-config.json');
  const part = (name: string) => page.getByRole('group', { name });
  // In two loads, so that of every kind of part there is one that lives.
  type Failing = readonly [call: string, text: string, place: string | null];
  const loads: readonly { calls: readonly Failing[]; lives: () => Promise<void> }[] = [
    {
      calls: [
        ['GetChangeDetectionStatistics', 'Failed to fetch Change Detection Statistics', 'Change detection'],
        ['GetGasInterfaceExceptionReportInfo', failed, 'Gas interface'],
        ['GetExceptionSummary', failed, 'Open exceptions'],
      ],
      lives: async () => {
        await expect(rows(page).first()).toBeVisible();
        await expect(part('High production drops').first()).toContainText(/\d/);
      },
    },
    {
      calls: [
        ['GetHighProductionDropExceptionReportInfo', failed, 'High production drops'],
        ['GetExceptions', failed, null],
      ],
      lives: async () => {
        for (const name of ['Unassigned', 'Gas interface', 'Change detection'])
          await expect(part(name).first()).toContainText(/\d/);
      },
    },
  ];
  for (const { calls, lives } of loads) {
    for (const [call] of calls)
      await page.route(new RegExp(String.raw`/${call}(\?|$)`), (route) =>
        route.fulfill({ status: 500, json: { errors: [{ message: 'Not today.' }] } }),
      );
    await page.goto(report);
    const places = calls.map(([call, text, place]) => {
      const shown = place === null ? page.getByRole('main').getByRole('region') : part(place);
      return { call, text, shown: shown.filter({ hasText: text }).first() };
    });
    for (const { call, text, shown } of places) await expect(shown, call).toContainText(text);
    await lives();
    await page.unrouteAll();
    // What has one cause in several places is tried again by one button, above them.
    const banner = page.getByText(/^The server has a problem/).locator('xpath=ancestor::*[.//button][1]');
    const tried = (await banner.count()) > 0 ? [banner] : places.map(({ shown }) => shown);
    for (const place of tried) await place.getByRole('button', { name: 'Try again' }).first().click();
    for (const { call, text } of places) await expect(page.getByText(text), call).toHaveCount(0);
  }
});

test('a comment that was half-written when the session ended is there again at the same event', async ({
  page,
}) => {
  await installClock(page);
  const account = await copyAccount(engineer);
  await openSignedIn(page, report, account);
  const { address, well } = await eventAt(page, 2);
  await page.goto(address);
  await comment(panel(page)).fill('The drive was set back because');
  await page.clock.fastForward('25:01');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await enterEmail(page, account);
  await enterPassword(page, password);
  await expect(page).toHaveURL(address);
  await expect(panel(page)).toHaveAccessibleName(well);
  await expect(comment(panel(page))).toHaveValue('The drive was set back because');
});

test('a link opens its event for a colleague after the sign-in, and says so when there is none any more', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 404/);
  await page.setViewportSize(wide);
  await openSignedIn(page, report);
  const { address, well } = await eventAt(page, 1);
  const context = await browser.newContext({ baseURL: process.env['CNX_E2E_ORIGIN'] ?? '' });
  const colleague = await context.newPage();
  await colleague.goto(address);
  await enterEmail(colleague, engineer);
  await enterPassword(colleague, password);
  await expect(colleague).toHaveURL(address);
  await expect(panel(colleague)).toHaveAccessibleName(well);
  await context.close();

  await page.goto(`${report}?exception=pd-GONE-oil-2020-01-01`);
  await expect(page.getByText('This exception is no longer found').first()).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});

test('on a phone an event is a page of its own, and Back leads to the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, report);
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const open = linkOf(rows(page).first());
  await expect(open).toBeVisible();
  expect(await tooWide()).toBe(0);
  // The name of the well lies over its middle.
  await open.click({ position: { x: 200, y: 30 } });
  await expect(comment(panel(page))).toBeVisible();
  await expect(list(page)).toBeHidden();
  await expect(panel(page).getByRole('figure').first()).toBeVisible();
  expect(await tooWide()).toBe(0);
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(open).toBeVisible();
});

test('the files of the list hold the rows that are shown', async ({ page }) => {
  await openSignedIn(page, `${report}?show=unassigned`);
  await expect(rows(page).first()).toBeVisible();
  const names = (await rows(page).getByRole('rowheader').allTextContents()).map(wellOf);
  const fileOf = async (item: RegExp) => {
    const download = page.waitForEvent('download');
    const choice = page.getByRole('menuitem', { name: item });
    // A menu that is opened while the file before is finished can close again.
    await expect(async () => {
      await page.getByRole('button', { name: 'Export' }).click();
      await expect(choice).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await choice.click();
    return (await download).path();
  };
  const [head, ...lines] = (await readFile(await fileOf(/CSV/), 'utf8')).trimEnd().split('\r\n');
  expect(head).toContain('Loss (Sm³/d)');
  expect(lines.map((line) => line.split(',')[0])).toEqual(names);
  const workbook = await readFile(await fileOf(/\.xlsx/));
  // A workbook is an archive, and begins like one.
  expect(workbook.subarray(0, 2).toString()).toBe('PK');
});

test('at 1440 and 1280 px every column of the list is in sight in every language', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, report);
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const language of languages) {
      await speak(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('main table').first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
      const last = page.locator('main table').first().locator('thead th').last();
      const right = await last.evaluate(
        (head) => head.closest('section')!.getBoundingClientRect().right - head.getBoundingClientRect().right,
      );
      expect(right, `${width} px in ${language}`).toBeGreaterThanOrEqual(-1);
      const state = page
        .locator('main table')
        .first()
        .getByText(texts[language].exceptions.status.new)
        .first();
      const box = (await state.boundingBox())!;
      expect(box.width, `the state in ${language}`).toBeGreaterThan(30);
    }
  }
});

test('below that its rows have two lines, and nothing is out of sight at a side', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 900 });
  await openSignedIn(page, report);
  const list = page.getByRole('list', { name: texts.en.areas.exceptions });
  for (const width of [1180, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(list).toBeVisible();
    const over = await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(over, `${width} px`).toBeLessThanOrEqual(0);
    await expect(list.getByText(texts.en.exceptions.status.new).first()).toBeVisible();
  }
});
