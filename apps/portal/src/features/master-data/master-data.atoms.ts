import type { WellRecord } from '@cnx/api';
import { atom } from 'jotai';
import { viewOf, type FailureKey } from '../../insight/insight-view.ts';
import { pagedAtom, queryAtom } from '../../state/query.atoms.ts';

/** What stands in place of the records when they cannot be had. */
export const masterDataFailure: FailureKey = 'portal:failures.masterData';

/** Which wells are listed; empty for all. */
export const wellFilterAtom = atom<{
  readonly text: string;
  readonly fieldId: string;
  readonly method: WellRecord['method'] | '';
}>({ text: '', fieldId: '', method: '' });

/** The wells with their records, page by page. */
export const wellRecordsAtom = pagedAtom(
  '/Administration/GetWellRecords',
  (_, get) => {
    const { text, fieldId, method } = get(wellFilterAtom);
    return {
      ...(text.trim() && { text: text.trim() }),
      ...(fieldId && { fieldId }),
      ...(method && { method }),
    };
  },
  { keepLast: true },
);

const fieldRecordsAtom = queryAtom('/Administration/GetFieldRecords', () => ({}));

/** All fields with their records. */
export const fieldRecordsViewAtom = atom((get) => viewOf(get(fieldRecordsAtom)));
