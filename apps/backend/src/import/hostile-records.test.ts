import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recordKinds, type RecordKindName } from './import-records.ts';
import { openTable } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'cnx-hostile-records-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A good row of each kind with a date; `DATE` stands for it. */
const rows: Record<
  Exclude<RecordKindName, 'plan' | 'months' | 'fields'>,
  readonly [header: string, row: string]
> = {
  schedule: ['Field,Well,Activity,Planned start,Planned end', 'Heron,H-1,workover,DATE,2026-12-31'],
  tests: ['Field,Well,Date,Oil (Sm3/d)', 'Heron,H-1,DATE,100'],
  wells: ['Field,Well,First production', 'Heron,H-1,DATE'],
  readings: ['Field,Well,Timestamp,Frequency (Hz)', 'Heron,H-1,DATE,50'],
  equipment: [
    'Field,Well,Installed,Model,Stages,Rated frequency,Min Hz,Max Hz',
    'Heron,H-1,DATE,X-400,120,60,40,60',
  ],
  'pump-curves': ['Field,Well,Installed,Frequency (Hz),Rate (bbl/d),Head (ft)', 'Heron,H-1,DATE,60,100,25'],
  events: ['Field,Well,Kind,Start', 'Heron,H-1,shutdown,DATE'],
  emissions: [
    'Field,Date,Scope 1 (kg),Flared gas (Sm3),Vented gas (Sm3),Methane (kg),Energy (kWh)',
    'Heron,DATE,1,2,3,4,5',
  ],
};
const kinds = Object.keys(rows) as (keyof typeof rows)[];

/** What becomes of a file of a kind with these dates: the message of its refusal, or the number of its rows. */
async function openedWith(kind: keyof typeof rows, ...dates: string[]): Promise<string | number> {
  const path = join(folder, `${kind}.csv`);
  const [header, row] = rows[kind];
  writeFileSync(path, `${[header, ...dates.map((date) => row.replace('DATE', date))].join('\n')}\n`);
  try {
    return (await openTable(path, recordKinds[kind], { mapping: { columns: {} } })).rowCount;
  } catch (error) {
    return (error as Error).message;
  }
}

it.each(kinds)('refuses %s with days that a spreadsheet turned around', async (kind) => {
  expect(await openedWith(kind, '2026-02-01', '13/01/2026')).toContain(
    'It has two readings, 2026-02-01 and 2026-01-02',
  );
  expect(await openedWith(kind, '2026-02-01', '2026-01-13')).toBe(2);
});

it('refuses emissions of months', async () => {
  expect(await openedWith('emissions', '2025-12-31', '2026-01-31')).toContain('the rows are monthly data');
  expect(await openedWith('emissions', '2026-01-31')).toBe(1);
});

it('refuses records whose numbers have no unit, by any system of units', async () => {
  const opened = async (kind: RecordKindName, header: string, row: string) => {
    const path = join(folder, `units-${kind}.csv`);
    writeFileSync(path, `${header}\n${row}\n`);
    return openTable(path, recordKinds[kind], { mapping: { columns: {}, unitSystem: 'field' } });
  };
  const [header, row] = rows.emissions;
  await expect(
    opened('emissions', header.replace(' (kg)', ''), row.replace('DATE', '2026-01-05')),
  ).rejects.toThrow('"Scope 1" has no unit: use --unit "Scope 1=kg", or another one of kg, t');
  const plan = await opened('plan', 'Field,Month,Oil', 'Heron,2026-01,100');
  expect(recordKinds.plan.refuse?.(plan)).toContain('"Oil" may be a mean day or the whole month');
  const schedule = await opened(
    'schedule',
    `${rows.schedule[0]},Expected loss`,
    'Heron,H-1,workover,2026-01-05,2026-01-06,62.9',
  );
  expect(schedule.firstValues.at(-1)?.taken).toBeCloseTo(10, 9);
});
