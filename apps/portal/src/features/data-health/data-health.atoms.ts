import { atom } from 'jotai';
import { viewOf } from '../../insight/insight-view.ts';
import { queryAtom } from '../../state/query.atoms.ts';

/** `dataHealth`: feeds, silent wells, imports and rules, over all fields. */
export const dataHealthAtom = queryAtom('/Dashboard/GetDataHealth', () => ({}));

/** What the page shows. */
export const dataHealthViewAtom = atom((get) => viewOf(get(dataHealthAtom)));
