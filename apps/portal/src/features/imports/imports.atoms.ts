import { atom } from 'jotai';
import { viewOf } from '../../insight/insight-view.ts';
import { queryAtom } from '../../state/query.atoms.ts';

const importKindsAtom = queryAtom('/Administration/GetImportKinds', () => ({}));

/** What columns of each kind of file may be taken as. */
export const importKindsViewAtom = atom((get) => viewOf(get(importKindsAtom)));

const importRunsAtom = queryAtom('/Administration/GetImports', () => ({}));

/** The newest imports, with what can be undone of them. */
export const importRunsViewAtom = atom((get) => viewOf(get(importRunsAtom)));
