import type { ImportRequest, ImportResult, ImportUndo, UndoImportRequest } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Message } from '../../i18n/message.ts';
import { newId } from '../../new-id.ts';
import type { Portal } from '../../portal.ts';
import { base64Of } from '../../state/base64.ts';
import { problemText } from '../../state/problem-text.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { crc32 } from './crc32.ts';
import { readImportResult, readImportUndo } from './import-answer.ts';

type Services = Pick<Portal, 'loadClient'>;

/** All parts of a file but the last one have this many bytes. */
const partBytes = 8 * 1024 * 1024;

/** The largest file that is taken, and the largest workbook, in bytes. */
export const maxFileBytes = 512 * 1024 * 1024;
export const maxWorkbookBytes = 25 * 1024 * 1024;

/** What came of sending a file. */
export type SentFile = { readonly fileId: string } | { readonly refused: Message };

/** What an import did or would do, or why it did not begin. */
export type ImportOutcome = { readonly result: ImportResult } | { readonly refused: Message };

/**
 * Sends a file in parts, each with its checksum.
 * @param onSent Gets the share of the file that has arrived, from 0 to 1.
 */
export async function sendFile(
  { loadClient }: Services,
  file: File,
  onSent: (share: number) => void,
): Promise<SentFile> {
  const fileId = newId();
  try {
    const { POST } = await loadClient();
    for (let number = 0; number * partBytes < file.size; number += 1) {
      const end = Math.min((number + 1) * partBytes, file.size);
      const bytes = new Uint8Array(await file.slice(number * partBytes, end).arrayBuffer());
      const body = { fileId, name: file.name.slice(-200), bytes: file.size, number, crc32: crc32(bytes) };
      await POST('/Administration/AddFilePart', { body: { ...body, content: base64Of(bytes) } });
      onSent(end / file.size);
    }
    return { fileId };
  } catch (error) {
    return { refused: problemText(error, 'portal:imports.failed') };
  }
}

/** Reads what an import would do. */
export function previewImport(services: Services, body: ImportRequest): Promise<ImportOutcome> {
  return ask(services, '/Administration/PreviewImport', body);
}

/** Stores the rows of a file whose preview was read. */
export function storeImport(services: Services, body: ImportRequest): Promise<ImportOutcome> {
  return ask(services, '/Administration/StoreImport', body);
}

async function ask(
  { loadClient }: Services,
  path: '/Administration/PreviewImport' | '/Administration/StoreImport',
  body: ImportRequest,
): Promise<ImportOutcome> {
  try {
    const { POST } = await loadClient();
    const { data } = await POST(path, { body });
    return { result: readImportResult(`POST ${path}`, data) };
  } catch (error) {
    return { refused: problemText(error, 'portal:imports.failed') };
  }
}

/** What an undo does or would do, or why not. */
export type UndoOutcome = { readonly undo: ImportUndo } | { readonly refused: Message };

/** Reads what undoing an import would do. */
export async function previewUndo({ loadClient }: Services, importId: number): Promise<UndoOutcome> {
  try {
    const { POST } = await loadClient();
    const { data } = await POST('/Administration/PreviewUndo', { body: { importId } });
    return { undo: readImportUndo('POST /Administration/PreviewUndo', data) };
  } catch (error) {
    return { refused: problemText(error, 'portal:imports.undo.failed') };
  }
}

/** Takes an import back, says so, and has everything fetched anew. */
export async function undoImport(
  { loadClient, store }: Pick<Portal, 'loadClient' | 'store'>,
  body: UndoImportRequest,
): Promise<UndoOutcome> {
  try {
    const { POST } = await loadClient();
    const { data } = await POST('/Administration/UndoImport', { body });
    const undo = readImportUndo('POST /Administration/UndoImport', data);
    showToast(store, { key: 'portal:imports.undo.done' }, 'good');
    void store.get(queryClientAtom).invalidateQueries();
    return { undo };
  } catch (error) {
    return { refused: problemText(error, 'portal:imports.undo.failed') };
  }
}
