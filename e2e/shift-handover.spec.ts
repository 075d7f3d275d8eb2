import type { Page } from 'playwright/test';
import { shiftHandover } from '../apps/portal/src/addresses.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { copyAccount, enterEmail, enterPassword, openSignedIn, password } from './accounts.ts';
import { installClock } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

const address = shiftHandover();
const engineer = 'engineer@cnx.example';
const note = (page: Page) => page.getByRole('textbox', { name: 'Note to the next shift' });

const balance = (page: Page) => page.getByRole('group', { name: 'What this comes to' });
const balanceLine = /^(\d+) at .+ \+ (\d+) found − (\d+) ended(?: ([+−] \d+) regrouped)? = (\d+) left open/;

/**
 * How many events were open at the begin of the hand-over that a page shows, and are left open. Other tests open and end events
 * of the same system meanwhile: the line adds up all the same.
 */
async function readBalance(page: Page): Promise<{ atBegin: number; open: number }> {
  await expect(balance(page)).toContainText(balanceLine);
  const [line, atBegin, opened, ended, regrouped = '0', open] = balanceLine.exec(
    (await balance(page).textContent()) ?? '',
  )!;
  const moved = Number(regrouped.replace(' ', '').replace('−', '-'));
  expect(Number(atBegin) + Number(opened) - Number(ended) + moved, line).toBe(Number(open));
  return { atBegin: Number(atBegin), open: Number(open) };
}

// One hand-over at a time waits to be confirmed.
test.describe.configure({ mode: 'serial' });

test('a note that was half-written when the session ended is there again', async ({ page }) => {
  await installClock(page);
  const account = await copyAccount(engineer);
  await openSignedIn(page, address, account);
  await note(page).fill('The separator was');
  await page.clock.fastForward('25:01');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await enterEmail(page, account);
  await enterPassword(page, password);
  await expect(page).toHaveURL(address);
  await expect(note(page)).toHaveValue('The separator was');
});

test('a shift is handed over by one person and taken over by another, once, by keyboard', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 409/);
  const context = await browser.newContext({ baseURL: process.env['CNX_E2E_ORIGIN'] ?? '' });
  const other = await context.newPage();
  await openSignedIn(page, paths.exceptionReport, await copyAccount(engineer));
  await openSignedIn(other, '/cnx-config.json', 'admin@cnx.example');

  await tabTo(page, page.getByRole('link', { name: 'Hand-over' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'Shift hand-over', level: 1 })).toBeVisible();
  // The demonstration's last shift.
  await expect(page.getByRole('region', { name: 'Earlier hand-overs' })).toContainText('Quiet night.');
  await expect(page.getByRole('region', { name: 'Note of the last hand-over' })).toContainText(
    'Quiet night.',
  );
  await readBalance(page);
  await tabTo(page, balance(page).getByRole('link', { name: /left open$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^Left open/ })).toBeInViewport();
  await expect(page).toHaveURL(address);
  await tabTo(page, note(page));
  await page.keyboard.type('Two pumps tripped; both run again.');
  await tabTo(page, page.getByRole('button', { name: 'Hand over' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/The next shift has not confirmed it yet/)).toBeVisible();

  await other.goto(address);
  const takeOver = other.getByRole('button', { name: 'Confirm and take over' });
  await expect(other.getByText('Two pumps tripped; both run again.')).toBeVisible();
  // The note grows before it is confirmed: what was not read is not confirmed.
  await other.route('**/ExceptionReport/GetShiftHandover?*', (route) => route.abort());
  await tabTo(page, note(page));
  await page.keyboard.press('End');
  await page.keyboard.type(' Look at the drive.');
  await tabTo(page, page.getByRole('button', { name: 'Save the change' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved. The next shift can confirm it.').first()).toBeVisible();
  await tabTo(other, takeOver);
  await other.keyboard.press('Enter');
  await expect(
    other.getByText(/ changed it on Oct 28, 2026, .+ UTC\. Nothing was changed; read it again/),
  ).toBeVisible();
  await other.unrouteAll();
  await other.reload();
  await expect(other.getByText(/Look at the drive\./)).toBeVisible();
  await tabTo(other, takeOver);
  await other.keyboard.press('Enter');
  await expect(other.getByText('You have taken over.').first()).toBeVisible();
  const earlier = other.getByRole('region', { name: 'Earlier hand-overs' });
  await expect(earlier).toContainText('Look at the drive.');
  await tabTo(other, earlier.getByRole('link').first());
  await other.keyboard.press('Enter');
  await expect(other.getByText(/took over, /)).toBeVisible();
  await expect(other).toHaveURL(/handover=[\da-f-]{36}$/);
  const { open } = await readBalance(other);
  await other.goto(address);
  await expect(other.getByRole('region', { name: 'Note of the last hand-over' })).toContainText(
    'Look at the drive.',
  );
  expect(await readBalance(other)).toMatchObject({ atBegin: open });
  await context.close();
});

test('on a phone everything of a hand-over has room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, address);
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Left open/ })).toBeVisible();
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide).toBe(0);
  // A name leads to its well.
  await page
    .getByRole('region', { name: /^Left open/ })
    .getByRole('link', { name: /^[A-Z]{3}-[A-Z]-\d\d$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/handover=current.*well=|well=.*handover=current/);
});
