import { ApiError, type DataMeta } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { allPages, joinLists, maxPages } from './query-client.ts';

const meta: DataMeta = {
  asOf: null,
  range: null,
  producedUntil: null,
  total: 5,
  nextCursor: null,
  serverTime: null,
};

/** Serves `rows` in pages of two; the cursor is the place to go on from. */
function server(rows: number[]) {
  const asked: (string | undefined)[] = [];
  const fetchPage = (cursor: string | undefined) => {
    asked.push(cursor);
    const from = Number(cursor ?? 0);
    const nextCursor = from + 2 < rows.length ? `${from + 2}` : null;
    const asOf = cursor ? 'later' : 'first';
    return Promise.resolve({ data: rows.slice(from, from + 2), meta: { ...meta, asOf, nextCursor } });
  };
  return { asked, fetchPage };
}

describe('allPages', () => {
  it('follows the cursor to the end and keeps the first page’s meta', async () => {
    const { asked, fetchPage } = server([1, 2, 3, 4, 5]);
    const answer = await allPages(fetchPage, joinLists);
    expect(answer.data).toEqual([1, 2, 3, 4, 5]);
    expect(answer.meta).toEqual({ ...meta, asOf: 'first', nextCursor: null });
    expect(asked).toEqual([undefined, '2', '4']);
  });

  it('asks once when there is one page', async () => {
    const { asked, fetchPage } = server([1]);
    await allPages(fetchPage, joinLists);
    expect(asked).toHaveLength(1);
  });

  it('stops after the most pages it may fetch, and its cursor shows that more are there', async () => {
    const { asked, fetchPage } = server(Array.from({ length: 100 }, (_, index) => index));
    const answer = await allPages(fetchPage, joinLists);
    expect(asked).toHaveLength(maxPages);
    expect(answer.data).toHaveLength(maxPages * 2);
    expect(answer.meta.nextCursor).toBe(`${maxPages * 2}`);
  });

  it('begins again where the list changes meanwhile, and gives up where it changes all the time', async () => {
    const changed = new ApiError({
      status: 409,
      errors: [{ message: 'changed', code: 'listChanged' }],
      retryAfterSeconds: null,
    });
    const { asked, fetchPage } = server([1, 2, 3]);
    let changes = 1;
    const changing = (cursor: string | undefined) =>
      cursor !== undefined && changes-- > 0 ? Promise.reject(changed) : fetchPage(cursor);
    expect((await allPages(changing, joinLists)).data).toEqual([1, 2, 3]);
    expect(asked).toEqual([undefined, undefined, '2']);
    changes = Infinity;
    await expect(allPages(changing, joinLists)).rejects.toBe(changed);
  });

  it('fails with the page that fails', async () => {
    const failing = () => Promise.reject<{ data: number[]; meta: DataMeta }>(new Error('down'));
    await expect(allPages(failing, joinLists)).rejects.toThrow('down');
  });
});
