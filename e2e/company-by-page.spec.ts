import type { Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { enterEmail, enterPassword } from './accounts.ts';
import { createDatabase, dropDatabase, systemDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { morning } from './morning-data.ts';
import { startSecondBackend } from './second-backend.ts';

const email = 'ada@firth.example';
const chosen = 'Harbour+Crane8';
const dayMs = 86_400_000;
const newestDay = Date.UTC(2026, 2, 11);
const fallsOn = Date.UTC(2026, 2, 9);

/** Wells of the company: what is left of them after they fall. */
const wells = [
  { field: 'Firth', name: 'FI-1', method: 'ESP', maker: 'Maker A', product: 'oil', level: 220, left: 0.6 },
  { field: 'Firth', name: 'FI-2', method: 'ESP', maker: 'Maker B', product: 'oil', level: 150, left: 1 },
  { field: 'Firth', name: 'FI-3', method: 'Gas lift', maker: '', product: 'oil', level: 120, left: 1 },
  { field: 'Skye', name: 'SK-1', method: 'Flowing', maker: '', product: 'gas', level: 310_000, left: 0.8 },
  { field: 'Skye', name: 'SK-2', method: 'Flowing', maker: '', product: 'gas', level: 420_000, left: 0.45 },
  { field: 'Skye', name: 'SK-3', method: 'Flowing', maker: '', product: 'gas', level: 280_000, left: 1 },
] as const;

const fieldsFile = [
  'Field,Business unit,Area,Time zone,Day start',
  'Firth,North,Coast,Europe/Oslo,6',
  'Skye,North,Coast,Europe/Oslo,6',
  '',
].join('\n');
const wellsFile = [
  'Field,Well,Method,Manufacturer,Main product',
  ...wells.map(({ field, name, method, maker, product }) => [field, name, method, maker, product].join(',')),
  '',
].join('\n');

/** Within ±1 %, and the same in every run. */
const noise = (day: number, well: number) => 1 + Math.sin(day * 12.9898 + well * 78.233) / 100;

/** Daily rows, without the units of their columns. */
function productionFile(days: number): string {
  const lines = ['Field,Well,Date,Hours,Oil,Gas,Water'];
  for (const [number, { field, name, product, level, left }] of wells.entries())
    for (let age = days - 1; age >= 0; age -= 1) {
      const day = newestDay - age * dayMs;
      const volume = level * (day >= fallsOn ? left : 1) * noise(day / dayMs, number);
      const figures = product === 'gas' ? [0, volume, 1] : [volume, volume * 95, volume * 0.4];
      const written = [24, ...figures].map((value) => value.toFixed(1));
      lines.push([field, name, new Date(day).toISOString().slice(0, 10), ...written].join(','));
    }
  return `${lines.join('\n')}\n`;
}

/** Drops a file and has it read as rows of a kind. */
async function read(page: Page, name: string, text: string, kind?: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByTestId('file').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Read again' })).toBeEnabled();
  if (kind === undefined) return;
  await page.getByLabel('What the rows are').selectOption({ label: kind });
  await page.getByRole('button', { name: 'Read again' }).click();
}

async function store(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Store these rows' }).click();
  await expect(page.getByText(`The rows of ${name} are stored.`)).toBeVisible();
}

test('a company without a command line: first administrator, fields, wells, files, dashboard, undo and template', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const databaseUrl = await createDatabase(await systemDatabase());
  const backend = await startSecondBackend({
    ...{ DATABASE_URL: databaseUrl, CNX_NOW: morning.toISOString(), CNX_DEMONSTRATION: 'off' },
    ...{ CNX_IDP: 'off', CNX_FIRST_ADMINISTRATOR: email },
  });
  try {
    // The invitation stands in the log.
    const link = /https?:\/\/\S+\/reset-password#\S+/.exec(backend.printed())?.[0] ?? '';
    expect(link).toContain(backend.origin);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(chosen);
    await page.getByLabel('Confirm new password', { exact: true }).fill(chosen);
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page).toHaveURL(`${backend.origin}/`);
    await enterEmail(page, email);
    await enterPassword(page, chosen);
    await expect(page).toHaveURL(/\/dashboard/);

    // Fields and wells first: they say method, maker and what a well is for.
    await page.goto(`${backend.origin}${paths.import}`);
    await read(page, 'fields.csv', fieldsFile, 'Fields');
    await store(page, 'fields.csv');
    await page.getByRole('button', { name: 'Another file' }).click();
    await read(page, 'wells.csv', wellsFile, 'Wells');
    await store(page, 'wells.csv');
    await page.getByRole('button', { name: 'Another file' }).click();

    // A first file by mistake: taken back, nothing of it stays.
    await read(page, 'mistake.csv', 'Field,Well,Date,Hours,Oil (Sm3)\nFirth,FI-9,2026-03-01,24,999\n');
    await store(page, 'mistake.csv');
    await page.getByRole('button', { name: 'Another file' }).click();
    await page.getByRole('button', { name: 'Undo the import of mistake.csv' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'mistake.csv' })).toContainText('Undone');

    // The daily file asks for its units; the answer is kept as a template, which the next file is read by.
    await read(page, 'winter.csv', productionFile(75));
    await expect(page.getByText('winter.csv cannot be read as it is. Nothing was stored.')).toBeVisible();
    await page
      .getByLabel('Units, where columns say none')
      .selectOption({ label: 'Metric (Sm³, bar, °C, m)' });
    await page.getByRole('button', { name: 'Read again' }).click();
    const keep = page.getByRole('region', { name: 'Keep as a template' });
    await keep.getByLabel('Name of the template').fill('Daily sheet of Firth');
    await keep.getByRole('button', { name: 'Keep the template' }).click();
    await expect(page.getByText('The template Daily sheet of Firth is kept.', { exact: true })).toBeVisible();
    await store(page, 'winter.csv');
    await page.getByRole('button', { name: 'Another file' }).click();
    await read(page, 'again.csv', productionFile(5));
    await page.getByRole('button', { name: 'Use “Daily sheet of Firth”' }).click();
    await expect(page.getByRole('region', { name: 'What would be stored' })).toContainText('0 of 30 rows');
    await store(page, 'again.csv');

    // The dashboard, by method and by maker.
    await page.getByRole('link', { name: 'To the dashboard', exact: true }).click();
    // What was imported is selected.
    await expect(page).toHaveURL(/fieldIds=/);
    const wellsTile = page.getByRole('group', { name: 'Wells', exact: true });
    await expect(wellsTile).toContainText(/6/);
    for (const [filter, option, count] of [
      ['Methods of production', /Electric submersible pump/, 2],
      ['Manufacturers', /Maker A/, 1],
    ] as const) {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('button', { name: filter }).click();
      await page.getByRole('option', { name: option }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(wellsTile).toContainText(String(count));
    }

    // The gas field: the well that lost most gas is first.
    await page.goto(`${backend.origin}${paths.exceptionReport}`);
    const events = page.getByRole('region', { name: /\d events?$/ });
    // A wide list has rows, a narrow one items.
    const rows = events.getByRole('row').or(events.getByRole('listitem'));
    await expect(rows.filter({ hasText: 'SK-2' }).first()).toBeVisible({ timeout: 90_000 });
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('button', { name: 'Fields', exact: true }).click();
    await page.getByRole('option', { name: /Skye/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Done' }).click();
    const gasRows = rows.filter({ hasText: /SK-\d/ });
    await expect(gasRows.first()).toContainText('SK-2');
    await expect(rows.filter({ hasText: 'FI-1' })).toHaveCount(0);
  } finally {
    // What an open page still counts is sent while there is a server for it.
    await page.goto('about:blank');
    await backend.stop();
    await dropDatabase(databaseUrl);
  }
});
