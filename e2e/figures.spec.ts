import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { systemTime } from './clock.ts';
import { areas, figure, lastDayShown } from './dashboard.ts';
import { readDatabaseFigures, wellTotals } from './database-figures.ts';
import { expect, test } from './fixtures.ts';

// One after the other: an import changes the figures.
test.describe.configure({ mode: 'default' });

test('the newest day and the areas show figures that a second query of the database confirms', async ({
  page,
}) => {
  await openSignedIn(page);
  for (const area of areas) await expect(page.getByRole('heading', { name: area }).first()).toBeVisible();
  const known = await readDatabaseFigures(await lastDayShown(page));
  expect(known.dayOil).toBeGreaterThan(0);
  expect(await figure(page, /^Oil$/)).toBe(Math.round(known.dayOil));
  expect(await figure(page, 'Wells')).toBe(known.wellsUp);
  expect(await figure(page, 'Open exceptions')).toBe(known.openExceptions);
  expect(await figure(page, 'Expected oil gain')).toBeCloseTo(known.expectedOilGain, 0);
  // It falls with the hours that pass: the page asked a little earlier.
  expect(Math.abs((await figure(page, 'Planned loss')) - known.plannedLoss)).toBeLessThan(1);
  expect(await figure(page, 'Carbon intensity')).toBeCloseTo(known.carbonIntensity, 1);
});

test('a filter is held in the address, narrows the figures, and Back takes it away', async ({ page }) => {
  await openSignedIn(page);
  const all = await figure(page, /^Oil$/);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Fields' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/fieldIds=/);
  await expect.poll(() => figure(page, /^Oil$/)).toBeLessThan(all);
  await page.reload();
  await expect.poll(() => figure(page, /^Oil$/)).toBeLessThan(all);
  await page.goBack();
  await expect(page).not.toHaveURL(/fieldIds=/);
  await expect.poll(() => figure(page, /^Oil$/)).toBe(all);
});

const run = promisify(execFile);
const well = 'Kestrel 7';

/** Ninety days of one well, ending yesterday: steady, with a fall of a third after seventy days. */
function production(): string {
  const day = (back: number) =>
    systemTime(-back * 86_400_000)
      .toISOString()
      .slice(0, 10);
  const rows = Array.from({ length: 90 }, (_, i) => {
    const oil = (i < 70 ? 300 : 200) + (i % 5);
    return [day(90 - i), well, 'Kestrel', 24, oil, oil * 90, oil / 2].join(',');
  });
  return [
    'DATEPRD,NPD_WELL_BORE_NAME,NPD_FIELD_NAME,ON_STREAM_HRS,BORE_OIL_VOL,BORE_GAS_VOL,BORE_WAT_VOL',
    ...rows,
  ].join('\n');
}

async function importFile(file: string): Promise<string> {
  const { stdout, stderr } = await run(
    process.execPath,
    [path.join(import.meta.dirname, '../scripts/import.mjs'), file, '--yes'],
    {
      cwd: path.dirname(file),
      env: { ...process.env, INIT_CWD: path.dirname(file) },
    },
  );
  return stdout + stderr;
}

test('daily production that is imported beside the running portal appears in filters and dashboard', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cnx-import-'));
  const file = path.join(folder, 'kestrel.csv');
  writeFileSync(file, production());
  try {
    expect(await importFile(file)).toMatch(/90 new/);
    expect(await importFile(file)).toMatch(/\b0 new/);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const totals = await wellTotals(well);
  expect(totals.rows).toBe(90);
  expect(totals.oil).toBeCloseTo(70 * 302 + 20 * 202, 6);

  await openSignedIn(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Wells', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search Wells' }).fill('Kestrel');
  await page.getByRole('option', { name: new RegExp(well) }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/wellIds=/);
  await expect(page.getByText(`1 unexplained drop in this window, −100 Sm³/d, on ${well}.`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(well) }).first()).toContainText('302.0 → 202.0');

  await page.goto(paths.dataHealth);
  const imports = page.getByRole('region', { name: 'Imports' });
  await expect(imports).toContainText('0 rows added, 0 rejected.');
  await expect(imports.getByRole('row', { name: /kestrel\.csv/ })).toHaveCount(2);
});
