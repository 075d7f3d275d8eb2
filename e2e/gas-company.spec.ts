import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { dashboardArea } from '../apps/portal/src/addresses.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { enterEmail, enterPassword } from './accounts.ts';
import { createDatabase, dropDatabase, systemDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { morning, runCommand } from './morning-data.ts';
import { startSecondBackend } from './second-backend.ts';

const email = 'ada@skye.example';
const chosen = 'Harbour+Crane8';
const dayMs = 86_400_000;
const newestDay = Date.UTC(2026, 2, 11);

/** Sm3/d of each well, and what was left of it on the last three days. */
const wells = [
  ['SK-1', 310_000, 1],
  ['SK-2', 420_000, 0.45],
  ['SK-3', 280_000, 1],
] as const;

/** Within ±1 %, and the same in every run. */
const noise = (day: number, well: number) => 1 + Math.sin(day * 12.9898 + well * 78.233) / 100;

/** Daily gas and water; no column of oil. */
function gasFile(): string {
  const lines = ['Field,Well,Date,Hours (h),Gas (Sm3),Water (Sm3)'];
  for (const [number, [well, level, left]] of wells.entries())
    for (let age = 120; age >= 0; age -= 1) {
      const day = newestDay - age * dayMs;
      const gas = level * (age < 3 ? left : 1) * noise(day / dayMs, number);
      lines.push(['Skye', well, new Date(day).toISOString().slice(0, 10), 24, gas.toFixed(0), 1].join(','));
    }
  return `${lines.join('\n')}\n`;
}

/** Pages with what each says first of gas. Advice, whose pages are left out, is on wells that make oil. */
const pages: readonly (readonly [address: string, says: RegExp])[] = [
  [paths.dashboard, /Gas lost now/],
  [dashboardArea('changePoints'), /Change in gas/],
  [dashboardArea('deferredProduction'), /Potential and actual gas by day/],
  [dashboardArea('schedule'), /Nothing is planned/],
  [dashboardArea('sustainableProduction'), /No rows in this window/],
  [paths.exceptionReport, /Gas lost now/],
  [paths.statistics, /Of wells and fields for gas/],
  [paths.monthlyReport, /Sm³ of gas/],
  [paths.dataHealth, /Every feed is on time/],
];

/** What only oil has. */
const ofOil = /\boil\b|condensate|water cut/i;

/** Lines of a page that speak of oil, once what comes into sight late has been drawn. */
async function linesOfOil(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  // In the page, because a card may be drawn anew between being listed and being reached.
  await main.getByRole('region').evaluateAll(async (cards) => {
    for (const card of cards) {
      card.scrollIntoView();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
  await expect(main.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  return (await main.innerText()).split('\n').filter((line) => ofOil.test(line));
}

test('a company of gas wells alone sees gas on every page, and nothing of an oil that nobody makes', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const databaseUrl = await createDatabase(await systemDatabase());
  const folder = await mkdtemp(path.join(tmpdir(), 'cnx-gas-'));
  const settings = { DATABASE_URL: databaseUrl, CNX_NOW: morning.toISOString(), CNX_DEMONSTRATION: 'off' };
  const backend = await startSecondBackend({
    ...settings,
    ...{ CNX_IDP: 'off', CNX_FIRST_ADMINISTRATOR: email },
  });
  try {
    const file = path.join(folder, 'gas.csv');
    await writeFile(file, gasFile());
    const zone = ['--time-zone', 'Europe/Oslo', '--day-start', '6'];
    await runCommand('import', [...zone, '--yes', '--strict', file], settings);
    await page.goto(/https?:\/\/\S+\/reset-password#\S+/.exec(backend.printed())?.[0] ?? '');
    await page.getByLabel('New password', { exact: true }).fill(chosen);
    await page.getByLabel('Confirm new password', { exact: true }).fill(chosen);
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page).toHaveURL(`${backend.origin}/`);
    await enterEmail(page, email);
    await enterPassword(page, chosen);
    await expect(page).toHaveURL(/\/dashboard/);

    for (const [address, says] of pages) {
      await page.goto(`${backend.origin}${address}`);
      const main = page.getByRole('main');
      await expect(main).toContainText(says);
      await expect.poll(() => linesOfOil(page), { message: address }).toEqual([]);
    }
    await page.goto(`${backend.origin}${paths.exceptionReport}`);
    const names = page.getByRole('rowheader');
    await expect(names.filter({ hasText: /^SK-/ })).toHaveText([/SK-2/]);
  } finally {
    // What an open page still counts is sent while there is a server for it.
    await page.goto('about:blank');
    await backend.stop();
    await dropDatabase(databaseUrl);
    await rm(folder, { recursive: true, force: true });
  }
});
