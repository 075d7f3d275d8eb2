import { maxRowsPerCall } from '../../limits.ts';
import { allPages } from '../../state/all-pages.ts';
import type { FailureKey } from '../../state/failure-message.ts';
import { pagedAtom } from '../../state/paged.atoms.ts';
import { dataAtom } from '../../state/query.atoms.ts';

/** What stands in place of sustainable production when it cannot be had. */
export const sustainableProductionFailure: FailureKey = 'portal:failures.sustainableProduction';

/** `sustainableProductions` (all rows, because they are summed by field) and `metrics`, in one answer. */
export const sustainableProductionAtom = dataAtom('sustainableProduction', ({ client, query, signal }) =>
  allPages(
    (cursor) =>
      client.GET('/Dashboard/GetSustainableProductionInfo', {
        params: { query: { ...query, limit: maxRowsPerCall, ...(cursor && { cursor }) } },
        signal,
      }),
    (before, page) => ({
      ...before,
      sustainableProductions: before.sustainableProductions.concat(page.sustainableProductions),
    }),
  ),
);

/** All rows by day and field, page by page. */
export const allEmissionsAtom = pagedAtom('sustainableProduction', async ({ client, query, signal }) => {
  const { data, meta } = await client.GET('/Dashboard/GetSustainableProductionInfo', {
    params: { query },
    signal,
  });
  return { data: data.sustainableProductions, meta };
});
