import { maxRowsPerCall } from '../../limits.ts';
import type { FailureKey } from '../../state/failure-message.ts';
import { dataAtom, pagedAtom } from '../../state/query.atoms.ts';

/** What stands in place of sustainable production when it cannot be had. */
export const sustainableProductionFailure: FailureKey = 'portal:failures.sustainableProduction';

/** `sustainableProductions` (all rows, because they are summed by field) and `metrics`, in one answer. */
export const sustainableProductionAtom = dataAtom(
  '/Dashboard/GetSustainableProductionInfo',
  (filters) => ({ ...filters, limit: maxRowsPerCall }),
  {
    joinPages: (before, page) => ({
      ...before,
      sustainableProductions: before.sustainableProductions.concat(page.sustainableProductions),
    }),
  },
);

/** All rows by day and field, page by page, each with the metrics of the window. */
export const allEmissionsAtom = pagedAtom('/Dashboard/GetSustainableProductionInfo');
