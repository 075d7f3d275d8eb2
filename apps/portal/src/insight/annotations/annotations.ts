import { isApiFailure, type Annotation, type ApiClient, type WellLabel } from '@cnx/api';
import type { TrendEvent } from '@cnx/ui';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Message } from '../../i18n/message.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { dayTime } from '../../quantities.ts';
import { apiClientAtom } from '../../state/api-client.atoms.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import type { PortalStore } from '../../state/store.ts';
import { usageAtom } from '../../state/usage.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import type { Formats } from '../use-formats.ts';

/** Path of the call that lists notes. */
export const notesPath = '/Annotations/GetAnnotations';

/** The call for the notes on a well and its field in the days of a chart. */
export const notesOf = (well: Pick<WellLabel, 'id'>, { from, to }: DayWindow) => ({
  query: { wellIds: [well.id], from, to, limit: maxRowsPerCall },
});

/** Most characters of a note, as the contract has it. */
export const maxNoteLength = 1_000;

/** A note as it is being written. */
export interface NoteDraft {
  /** The note that it changes; null for a new one. */
  readonly changes: Pick<Annotation, 'id' | 'version'> | null;
  readonly place: 'well' | 'field';
  readonly day: string;
  readonly text: string;
}

/** What came of saving or removing a note; the lists are then up to date. */
export type NoteResult =
  | { readonly kind: 'done' }
  /** It was changed meanwhile. */
  | { readonly kind: 'changed' }
  /** It is no longer there. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly message: Message };

/** Stores a note on a well or its field. Never fails: a failure is a result. */
export function saveNote(store: PortalStore, well: WellLabel, draft: NoteDraft): Promise<NoteResult> {
  const { changes, place, day, text } = draft;
  const body = {
    id: changes?.id ?? null,
    version: changes?.version ?? null,
    wellId: place === 'well' ? well.id : null,
    fieldId: place === 'field' ? well.fieldId : null,
    day,
    text: writable(text),
  };
  return change(store, 'portal:annotations.failed', (client) =>
    client.POST('/Annotations/SaveAnnotation', { body }),
  );
}

/** Removes a note. Never fails: a failure is a result. */
export function removeNote(
  store: PortalStore,
  { id, version }: Pick<Annotation, 'id' | 'version'>,
): Promise<NoteResult> {
  return change(store, 'portal:annotations.removeFailed', (client) =>
    client.POST('/Annotations/RemoveAnnotation', { body: { id, version } }),
  );
}

async function change(
  store: PortalStore,
  failure: 'portal:annotations.failed' | 'portal:annotations.removeFailed',
  call: (client: ApiClient) => Promise<unknown>,
): Promise<NoteResult> {
  const result = await outcome(store, failure, call);
  // What a list shows is the server's: a failed refresh is the list's own failure.
  if (result.kind !== 'failed') await store.get(queryClientAtom).invalidateQueries({ queryKey: [notesPath] });
  return result;
}

async function outcome(
  store: PortalStore,
  failure: 'portal:annotations.failed' | 'portal:annotations.removeFailed',
  call: (client: ApiClient) => Promise<unknown>,
): Promise<NoteResult> {
  try {
    await call(await store.get(apiClientAtom).load());
    store.get(usageAtom).record({ name: 'feature.note' });
    return { kind: 'done' };
  } catch (error) {
    const status = isApiFailure(error) && error.kind === 'api' ? error.status : undefined;
    if (status === 409) return { kind: 'changed' };
    return status === 404 ? { kind: 'gone' } : { kind: 'failed', message: { key: failure } };
  }
}

/** A text as the contract takes it: line feeds are its only control characters. */
function writable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();
}

/** Most characters of a note beside its mark in a chart. */
const shownLength = 160;

/** Notes as events of a chart, at their days, with author and time. */
export function noteEvents(notes: readonly Annotation[], formats: Formats): TrendEvent[] {
  const { t, dates } = formats;
  return notes.map((note) => {
    const text = truncateForDisplay(note.text.replaceAll('\n', ' '), shownLength);
    return {
      id: `note-${note.id}`,
      at: dayTime(note.day),
      label: t('annotations.mark', {
        author: authorText(note, formats),
        time: dates.shortClock(note.createdAt),
        text: text.length < note.text.length ? `${text}…` : text,
      }),
      tone: 'info',
    };
  });
}

/** Who wrote a note. */
export function authorText({ authorName }: Pick<Annotation, 'authorName'>, { t }: Formats): string {
  return authorName === null ? t('annotations.someone') : truncateForDisplay(authorName);
}
