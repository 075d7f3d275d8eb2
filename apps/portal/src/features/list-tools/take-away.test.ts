import { IncompleteRowsError, type ApiClient } from '@cnx/api';
import { expect, it } from 'vitest';
import { rowsOfList, type RowSource } from './take-away.ts';

interface Row {
  readonly id: number;
}

/** A list of two rows; its first answers end after one of them. */
function listThatChanges(times: number) {
  let calls = 0;
  const answer = () => {
    calls += 1;
    const isWhole = calls > times;
    async function* rows() {
      yield [{ id: 1 }];
      if (!isWhole) throw new IncompleteRowsError(1, 2);
      yield [{ id: 2 }];
    }
    return Promise.resolve({ rows: rows(), meta: { total: 2 } });
  };
  const source: RowSource<Row> = {
    rows: [{ id: 1 }],
    all: {
      call: { path: '/ExceptionReport/GetFields', query: {} },
      shownOf: (batch: readonly Row[]) => batch,
    } as never,
    partOf: (rows) => rows,
    shown: { columns: [] } as never,
    loadClient: () => Promise.resolve({ ROWS: answer } as unknown as ApiClient),
  };
  return { source, calls: () => calls };
}

const take = (source: RowSource<Row>) => rowsOfList(source, () => undefined, new AbortController().signal);

it('asks again for rows that changed while they came, and gives none of them twice', async () => {
  const { source, calls } = listThatChanges(2);
  expect(await take(source)).toEqual([{ id: 1 }, { id: 2 }]);
  expect(calls()).toBe(3);
});

it('gives up where they change again and again', async () => {
  const { source, calls } = listThatChanges(Infinity);
  await expect(take(source)).rejects.toBeInstanceOf(IncompleteRowsError);
  expect(calls()).toBe(3);
});
