import { readFile } from 'node:fs/promises';
import { paths } from '../apps/portal/src/paths.ts';
import { expectAccessible } from './accessible.ts';
import { copyAccount, openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an administrator imports a file of a new field, sees before what is stored, and finds its well', async ({
  page,
}) => {
  const account = await copyAccount('admin@cnx.example');
  const well = `TUNDRA-${account.replace(/\D/g, '').slice(-6) || '1'}`;
  await openSignedIn(page, paths.dashboard, account);
  await page.getByRole('link', { name: 'Import', exact: true }).first().click();
  await expect(page).toHaveURL(paths.import);
  await expectAccessible(page);

  // Columns that say no unit have two readings.
  const rows = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => `${well},${day},24,100`);
  const file = csv(
    'tundra.csv',
    ['Well,Date,Hours,Oil', ...rows, `${well},2026-01-04,24,many`, ''].join('\n'),
  );
  await page.getByTestId('file').setInputFiles(file);
  await expect(page.getByText('tundra.csv cannot be read as it is. Nothing was stored.')).toBeVisible();
  await page.getByLabel('Field, where rows name none').fill(`Tundra ${well}`);
  await page.getByLabel('Units, where columns say none').selectOption({ label: 'Metric (Sm³, bar, °C, m)' });
  await page.getByRole('button', { name: 'Read again' }).click();

  const figures = page.getByRole('region', { name: 'What would be stored' });
  await expect(figures).toContainText('3 of 4 rows');
  await expect(page.getByRole('region', { name: 'Rows that are not stored' })).toContainText(
    'is not a number',
  );
  await expect(page.getByRole('region', { name: 'Wells of the file' })).toContainText(well);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Store these rows' }).click();
  await expect(page.getByText('The rows of tundra.csv are stored.')).toBeVisible();

  const search = page.getByRole('combobox', { name: 'Search', exact: true });
  // At once: of letters typed one by one, each has suggestions, and those of the next let go of the one that was chosen.
  await search.fill(well);
  const suggested = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
  await expect(suggested).toContainText(well);
  await page.keyboard.press('ArrowDown');
  await expect(suggested).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\?wellIds=/);
});

test('a file that holds no table is refused with a sentence that says what it is', async ({ page }) => {
  await openSignedIn(page, paths.import, await copyAccount('admin@cnx.example'));
  await page.getByTestId('file').setInputFiles(csv('report.csv', '%PDF-1.7\n'));
  await expect(page.getByText('report.csv cannot be read as it is. Nothing was stored.')).toBeVisible();
  await expect(page.getByText('report.csv is a PDF.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Store these rows' })).toBeHidden();
});

test('an administrator takes an import back, and sees before what would go', async ({ page }) => {
  const account = await copyAccount('admin@cnx.example');
  const well = `MOOR-${account.replace(/\D/g, '').slice(-6) || '1'}`;
  const name = `${well}.csv`;
  await openSignedIn(page, paths.import, account);
  const rows = ['2026-01-01', '2026-01-02'].map((day) => `Moor ${well},${well},${day},24,100`);
  await page
    .getByTestId('file')
    .setInputFiles(csv(name, ['Field,Well,Date,Hours,Oil (Sm3)', ...rows, ''].join('\n')));
  await page.getByRole('button', { name: 'Store these rows' }).click();
  await expect(page.getByText(`The rows of ${name} are stored.`)).toBeVisible();
  await page.getByRole('button', { name: 'Another file' }).click();

  await page.getByRole('button', { name: `Undo the import of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Undo the import of ${name}?` });
  await expect(dialog).toContainText('daily rows: 2');
  await expect(dialog).toContainText('wells: 1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText('The import is undone. What follows from its rows is being computed.', { exact: true }),
  ).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Undone');
  await expect(row.getByRole('button')).toBeHidden();
});

test('an administrator keeps how a file was read, has the next one read alike, and deletes the template', async ({
  page,
}) => {
  const account = await copyAccount('admin@cnx.example');
  const field = `Fen ${account.replace(/\D/g, '').slice(-6) || '1'}`;
  const sheet = (oil: number) =>
    csv(`${field} ${oil}.csv`, `Well,Datum,Oil\nF-1,01.02.2026,${oil}\nF-1,13.02.2026,${oil}\n`);
  await openSignedIn(page, paths.import, account);
  await page.getByTestId('file').setInputFiles(sheet(100));
  await page.getByLabel('Field, where rows name none').fill(field);
  await page.getByLabel('Units, where columns say none').selectOption({ label: 'Metric (Sm³, bar, °C, m)' });
  await page.getByRole('button', { name: 'Read again' }).click();
  const keep = page.getByRole('region', { name: 'Keep as a template' });
  await keep.getByLabel('Name of the template').fill(`Sheet of ${field}`);
  await keep.getByRole('button', { name: 'Keep the template' }).click();
  await expect(page.getByText(`The template Sheet of ${field} is kept.`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Another file' }).click();

  // The next file of its kind is read by one click.
  await page.getByTestId('file').setInputFiles(sheet(90));
  await page.getByRole('button', { name: `Use “Sheet of ${field}”` }).click();
  await expect(page.getByText(`Read by the template “Sheet of ${field}”.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What would be stored' })).toContainText('2 of 2 rows');
  await expect(page.getByLabel('Field, where rows name none')).toHaveValue(field);
  await expect(page.getByRole('button', { name: 'Store these rows' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Another file' }).click();

  // One that lost a column says which.
  await page.getByTestId('file').setInputFiles(csv('lost.csv', 'Well,Datum,Gas\nF-1,01.02.2026,5\n'));
  await expect(page.getByText(`The template “Sheet of ${field}” no longer fits this file.`)).toBeVisible();
  await expect(page.getByText('This column is gone: Oil.')).toBeVisible();
  await page.getByRole('button', { name: 'Another file' }).click();

  await page.getByRole('button', { name: `Change the template Sheet of ${field}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the template').fill(`Week of ${field}`);
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: `Change the template Week of ${field}` }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Week of ${field}`)).toBeHidden();
});

test('the page says how far a file is read, and stores nothing before it was read to its end', async ({
  page,
}) => {
  const account = await copyAccount('admin@cnx.example');
  await openSignedIn(page, paths.import, account);
  const held: (() => void)[] = [];
  const answer = { stage: 'checking', done: 1_000, of: 4_000, rows: 500 };
  await page.route('**/Administration/GetImportProgress**', (route) => route.fulfill({ json: answer }));
  await page.route('**/Administration/PreviewImport', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page
    .getByTestId('file')
    .setInputFiles(csv('long.csv', 'Field,Well,Date,Oil (Sm3)\nFell,F-1,2026-02-01,1\n'));
  const bar = page.getByRole('progressbar', { name: 'Reading long.csv to its end' });
  await expect(bar).toHaveAttribute('aria-valuetext', '500 of about 2,000 rows, 25\u00a0%');
  await expect(page.getByRole('button', { name: 'Store these rows' })).toBeHidden();
  await expectAccessible(page);
  // The page goes on being one to work with.
  await page.getByLabel('Field, where rows name none').fill('Fell');
  held.forEach((go) => go());
  await expect(bar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Store these rows' })).toBeVisible();
});

test('rejected rows come back as a file, are repaired in it and stored', async ({ page }) => {
  const account = await copyAccount('admin@cnx.example');
  const well = `FELL-${account.replace(/\D/g, '').slice(-6) || '1'}`;
  await openSignedIn(page, paths.import, account);
  const row = (day: number, oil: string) => `Fell ${well},${well},2026-01-0${day},24,${oil}`;
  const lines = [
    'Field,Well,Date,Hours,Oil (Sm3)',
    row(1, '100'),
    row(2, 'many'),
    row(3, '90'),
    row(4, 'few'),
  ];
  await page.getByTestId('file').setInputFiles(csv(`${well}.csv`, `${lines.join('\n')}\n`));
  await page.getByRole('button', { name: 'Store these rows' }).click();
  await expect(page.getByText(`The rows of ${well}.csv are stored.`)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download to mend' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`${well}-rejected.csv`);
  const text = await readFile(await saved.path(), 'utf8');
  const [header, ...rejected] = text.replace('\ufeff', '').trim().split('\r\n');
  expect(header).toBe('Field,Well,Date,Hours,Oil (Sm3),Rejected because');
  expect(rejected).toEqual([
    expect.stringContaining(`${well},2026-01-02,24,many,`),
    expect.stringContaining(`${well},2026-01-04,24,few,`),
  ]);

  // As it stands, with two cells repaired: its last column is no loss.
  await page.getByRole('button', { name: 'Another file' }).click();
  const repaired = text.replace(',24,many,', ',24,95,').replace(',24,few,', ',24,85,');
  await page.getByTestId('file').setInputFiles(csv(saved.suggestedFilename(), repaired));
  await expect(page.getByRole('region', { name: 'What would be stored' })).toContainText('2 of 2 rows');
  await page.getByRole('button', { name: 'Store these rows' }).click();
  await expect(page.getByText(`The rows of ${well}-rejected.csv are stored.`)).toBeVisible();
});

test('a file in words of its own is asked about once, and its columns are chosen where it is refused', async ({
  page,
}) => {
  const account = await copyAccount('admin@cnx.example');
  const well = `HOLM-${account.replace(/\D/g, '').slice(-6) || '1'}`;
  await openSignedIn(page, paths.import, account);
  const months = ['2026-01', '2026-02', '2026-03'].map((month) => `${well},${month}-01,900,28`);
  await page
    .getByTestId('file')
    .setInputFiles(csv(`${well}.csv`, ['Tag,Month,Oil,Days', ...months, ''].join('\n')));
  await expect(page.getByText(`${well}.csv cannot be read as it is. Nothing was stored.`)).toBeVisible();
  await expect(
    page.getByText(/Oil[”"] has no unit.*Once that is said: .*the field is missing/),
  ).toBeVisible();
  // It was read as the kind that it has.
  await expect(page.getByText('the rows are monthly data')).toBeHidden();
  await expect(page.getByLabel('What the rows are')).toHaveValue('months');
  await expectAccessible(page);
  await page.getByLabel('Field, where rows name none').fill(`Holm ${well}`);
  await page.getByLabel('Units, where columns say none').selectOption({ label: 'Metric (Sm³, bar, °C, m)' });
  await page.getByLabel('Tag is taken as').selectOption({ label: 'Well' });
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByRole('region', { name: 'What would be stored' })).toContainText('3 of 3 rows');
  await page.getByRole('button', { name: 'Store these rows' }).click();
  await expect(page.getByText(`The rows of ${well}.csv are stored.`)).toBeVisible();
});
