import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { confirmMapping, type Terminal } from './confirm.ts';
import { planColumns } from './columns.ts';
import { dailyProduction } from './quantities.ts';
import type { Table } from './table.ts';
import type { TableReport } from './reported-table.ts';
import { tableReport } from './table-report.ts';

function table(): TableReport {
  const headers = ['Date', 'Well', 'Oil_bbl', 'Hours', 'Operator'];
  const result = planColumns(headers, { columns: {} }, dailyProduction(false));
  if ('problem' in result) throw new Error(result.problem);
  const firstValues = [
    { cell: '05/01/2026', taken: '2026-01-05' },
    { cell: 'H-1', taken: 'H-1' },
    { cell: '0', taken: 0, later: '24' },
    { cell: '629', taken: 100 },
  ];
  const { plan } = result;
  const format = { decimal: '.', dateFormat: 'DD/MM/YYYY' } as const;
  return tableReport({
    name: 'a.csv',
    layout: 'a row for each well and day; the header is line 1.',
    rowCount: 1200,
    plan,
    format,
    unused: [{ header: 'Operator', unit: '', cell: 'A. Reyes' }],
    otherUses: [],
    firstValues,
  } as unknown as Table);
}

const printed = [
  'a.csv: a row for each well and day; the header is line 1.',
  'a.csv: 1,200 rows, decimal point, dates DD/MM/YYYY',
  '  Date     ->  day                     first value 05/01/2026, taken as 2026-01-05',
  '  Well     ->  well                    first value H-1',
  '  Hours    ->  hours (h)               first value 0, later 24',
  '  Oil_bbl  ->  oil (bbl, kept as Sm3)  first value 629, taken as 100',
  '  not used: Operator',
  '',
].join('\n');

/** A terminal that answers the question, or one without an operator. */
function terminal(answer: string | undefined): Terminal & { text: () => string } {
  const input = Object.assign(new PassThrough(), { isTTY: answer !== undefined });
  const output = Object.assign(new PassThrough(), { isTTY: answer !== undefined });
  if (answer !== undefined) input.end(answer);
  let text = '';
  output.on('data', (part) => (text += String(part)));
  return { input, output, text: () => text };
}

it('prints what is taken as what, and what is not used, and stores what was agreed to', async () => {
  const { text, ...unattended } = terminal(undefined);
  await confirmMapping([table()], true, unattended);
  expect(text()).toBe(printed);
});

it.each(['y\n', 'Yes\n', ' y \n'])('takes %j for a yes', async (answer) => {
  const { text, ...person } = terminal(answer);
  await confirmMapping([table()], false, person);
  expect(text()).toContain(printed);
  expect(text()).toContain('Is that right? [y/N] ');
});

it.each(['n\n', '\n', '', 'yesterday\n'])('takes %j for a no', async (answer) => {
  await expect(confirmMapping([table()], false, terminal(answer))).rejects.toThrow('Nothing was stored.');
});

it('stores nothing without a terminal', async () => {
  const { text, ...unattended } = terminal(undefined);
  await expect(confirmMapping([table()], false, unattended)).rejects.toThrow(
    'Nothing was stored: check the columns above, and add --yes if they are right.',
  );
  expect(text()).toBe(printed);
});
