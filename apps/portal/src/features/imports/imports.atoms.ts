import { atom } from 'jotai';
import { viewOf } from '../../insight/insight-view.ts';
import { queryAtom } from '../../state/query.atoms.ts';

const importKindsAtom = queryAtom('/Administration/GetImportKinds', () => ({}));

/** What columns of each kind of file may be taken as. */
export const importKindsViewAtom = atom((get) => viewOf(get(importKindsAtom)));

const importTemplatesAtom = queryAtom('/Administration/GetImportTemplates', () => ({}));

/** How files of a kind are read, each under a name. */
export const importTemplatesViewAtom = atom((get) => viewOf(get(importTemplatesAtom)));

/** The file that is being read or stored; null while none is. */
export const busyFileAtom = atom<string | null>(null);

/** How often the progress of an import is asked for (ms). */
const progressMs = 1_000;

/** How far the reading or storing of the file has come. */
export const importProgressAtom = queryAtom(
  '/Administration/GetImportProgress',
  (get) => {
    const fileId = get(busyFileAtom);
    return fileId === null ? null : { query: { fileId } };
  },
  { staleTime: 0, refetchInterval: progressMs },
);

const importRunsAtom = queryAtom('/Administration/GetImports', () => ({}));

/** The newest imports, with what can be undone of them. */
export const importRunsViewAtom = atom((get) => viewOf(get(importRunsAtom)));
