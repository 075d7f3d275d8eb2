import type {
  ApiClient,
  ChangeFieldRecordRequest,
  ChangeWellRecordRequest,
  ImportUndo,
  MergeWellsRequest,
  RecordChange,
  WellMerge,
} from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Message } from '../../i18n/message.ts';
import type { Portal } from '../../portal.ts';
import { problemText } from '../../state/problem-text.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { readRecordChange, readUndone, readWellMerge } from './record-answer.ts';

type Services = Pick<Portal, 'loadClient' | 'store'>;

/** How long a change can be undone by the message that says it is done (ms); the list of imports has it for 30 days. */
const undoMs = 20_000;

/** Gives a well another record. @returns why not, if so */
export function changeWellRecord(
  services: Services,
  body: ChangeWellRecordRequest,
): Promise<Message | undefined> {
  return change(services, 'ChangeWellRecord', ({ POST }) =>
    POST('/Administration/ChangeWellRecord', { body }),
  );
}

/** Gives a field another record. @returns why not, if so */
export function changeFieldRecord(
  services: Services,
  body: ChangeFieldRecordRequest,
): Promise<Message | undefined> {
  return change(services, 'ChangeFieldRecord', ({ POST }) =>
    POST('/Administration/ChangeFieldRecord', { body }),
  );
}

/** What a merge of two wells would do, or why that cannot be said. */
export type MergeOutcome = { readonly merge: WellMerge } | { readonly refused: Message };

/** Reads what a merge of two wells would do. */
export async function previewWellMerge(
  { loadClient }: Pick<Services, 'loadClient'>,
  body: Pick<MergeWellsRequest, 'fromId' | 'intoId'>,
): Promise<MergeOutcome> {
  try {
    const { POST } = await loadClient();
    const { data } = await POST('/Administration/PreviewWellMerge', { body });
    return { merge: readWellMerge('POST /Administration/PreviewWellMerge', data) };
  } catch (error) {
    return { refused: problemText(error, 'portal:masterData.merge.failed') };
  }
}

/** Makes one well of two. @returns why not, if so */
export function mergeWells(services: Services, body: MergeWellsRequest): Promise<Message | undefined> {
  return change(services, 'MergeWells', ({ POST }) => POST('/Administration/MergeWells', { body }));
}

async function change(
  services: Services,
  operation: string,
  give: (client: ApiClient) => Promise<{ readonly data: RecordChange }>,
): Promise<Message | undefined> {
  const { loadClient, store } = services;
  try {
    const { data } = await give(await loadClient());
    const { importId, wells } = readRecordChange(`POST /Administration/${operation}`, data);
    sayDone(services, importId, wells);
    void store.get(queryClientAtom).invalidateQueries();
    return undefined;
  } catch (error) {
    // Another one's change is what stands now.
    void store.get(queryClientAtom).invalidateQueries({ queryKey: ['/Administration/GetFieldRecords'] });
    return problemText(error, 'portal:masterData.failed');
  }
}

/** Says what was changed and computed, with the way back. */
function sayDone(services: Services, importId: number | null, wells: number): void {
  const { store } = services;
  if (importId === null) {
    showToast(store, { key: 'portal:masterData.unchanged' });
    return;
  }
  showToast(store, { key: 'portal:masterData.saved', values: { count: wells } }, 'good', {
    action: {
      label: { key: 'portal:masterData.undo' },
      run: () => void undoChange(services, importId),
    },
    durationMs: undoMs,
  });
}

/** Takes a change back where nothing of it would stay; else says where what stays is listed. */
async function undoChange({ loadClient, store }: Services, importId: number): Promise<void> {
  try {
    const { POST } = await loadClient();
    const { kept } = keptOf((await POST('/Administration/PreviewUndo', { body: { importId } })).data);
    if (kept > 0) {
      showToast(store, { key: 'portal:masterData.undoStays', values: { count: kept } }, 'warning');
      return;
    }
    await POST('/Administration/UndoImport', { body: { importId, kept } });
    showToast(store, { key: 'portal:masterData.undone' }, 'good');
    void store.get(queryClientAtom).invalidateQueries();
  } catch (error) {
    showToast(store, problemText(error, 'portal:masterData.undoFailed'), 'critical');
  }
}

const keptOf = (answer: ImportUndo) => readUndone('POST /Administration/PreviewUndo', answer);
