import { expect, it } from 'vitest';
import type { Cell, FileRecord } from '../records.ts';
import { monthPlans } from '../month-plans.ts';
import { productRows } from './product-rows.ts';

const headers = ['Field', 'Month', 'Product', 'Volume'];

async function gather(rows: readonly (readonly Cell[])[]): Promise<FileRecord[]> {
  const products = productRows(headers, rows.slice(0, 100), monthPlans);
  async function* records() {
    yield rows.map((cells, index): FileRecord => ({
      line: index + 2,
      lastLine: index + 2,
      cells: [...cells],
    }));
  }
  const batches: FileRecord[][] = [];
  for await (const batch of products!.gather(records())) batches.push(batch);
  return batches.flat();
}
const cellsOf = (records: readonly FileRecord[]) =>
  records.map((record) => ('cells' in record ? record.cells : record.problem));

it('makes one row of the products of a day, and further ones of those that are there twice', async () => {
  const day = ['Heron', '2025-11'];
  const found = await gather([
    [...day, 'Oil', '10'],
    [...day, 'Gas', '20'],
    [...day, 'Oil', ''],
    [...day, 'Oil', '12'],
    [...day, 'Gas', ''],
    [...day, 'Water', '3'],
  ]);
  expect(cellsOf(found)).toEqual([
    [...day, '10', '20', '3'],
    [...day, '12', '', ''],
  ]);
});

it('takes each row of a long file that repeats one day over and over', async () => {
  const rows = Array.from({ length: 200_000 }, (_, index) => ['Heron', '2025-11', 'Oil', String(index + 1)]);
  const found = await gather(rows);
  expect(found).toHaveLength(rows.length);
  expect(cellsOf(found).at(-1)).toEqual(['Heron', '2025-11', '200000']);
});
