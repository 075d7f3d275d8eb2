import { createApiClient, type Annotation } from '@cnx/api';
import { createExampleFetch, examples, type ExampleChoices } from '@cnx/api/examples';
import { QueryClient } from '@tanstack/query-core';
import { queryClientAtom } from 'jotai-tanstack-query';
import { describe, expect, it, vi } from 'vitest';
import { dateFormat, dayTime } from '../../quantities.ts';
import { apiClientAtom } from '../../state/api-client.atoms.ts';
import { createPortalStore } from '../../state/store.ts';
import { usageAtom } from '../../state/usage.ts';
import type { Formats } from '../use-formats.ts';
import { noteEvents, notesPath, removeNote, saveNote, type NoteDraft } from './annotations.ts';

const [note, fieldNote] = examples.annotations as [Annotation, Annotation];
const well = note.well!;
const draft: NoteDraft = { changes: null, place: 'well', day: '2026-11-18', text: 'Full' };

function open(choices: ExampleChoices = {}) {
  const sent: unknown[] = [];
  const client = createApiClient({
    baseUrl: 'http://api.example',
    getSession: () => undefined,
    fetch: async (request) => {
      sent.push(await request.clone().json());
      return createExampleFetch(choices)(request);
    },
  });
  const store = createPortalStore();
  store.set(apiClientAtom, { load: () => Promise.resolve(client) });
  const queries = new QueryClient();
  store.set(queryClientAtom, queries);
  const refetched = vi.spyOn(queries, 'invalidateQueries');
  const record = vi.fn();
  store.set(usageAtom, { record });
  return { store, sent, refetched, record };
}

const refuse = (status: number) => () =>
  Response.json({ errors: [{ message: 'no', ...(status === 404 && { code: 'notFound' }) }] }, { status });

describe('saveNote', () => {
  it('sends a note on the well or its field, counts it, and has the lists fetched again', async () => {
    const { store, sent, refetched, record } = open();
    expect(await saveNote(store, well, draft)).toEqual({ kind: 'done' });
    expect(record).toHaveBeenCalledExactlyOnceWith({ name: 'feature.note' });
    await saveNote(store, well, { ...draft, changes: note, place: 'field' });
    const { day, text } = draft;
    expect(sent).toEqual([
      { id: null, version: null, wellId: 'NV-A-01', fieldId: null, day, text },
      { id: note.id, version: 2, wellId: null, fieldId: 'venture', day, text },
    ]);
    expect(refetched).toHaveBeenCalledWith({ queryKey: [notesPath] });
  });

  it('writes a text as the contract takes it', async () => {
    const { store, sent } = open();
    await saveNote(store, well, { ...draft, text: ' a\r\nb\tc\u0007d\re ' });
    expect(sent).toMatchObject([{ text: 'a\nb c d\ne' }]);
  });

  it.each([
    [409, { kind: 'changed' }],
    [404, { kind: 'gone' }],
    [503, { kind: 'failed', message: { key: 'portal:annotations.failed' } }],
  ])('makes a result of a %s', async (status, result) => {
    const { store, refetched } = open({ saveAnnotation: refuse(status) });
    expect(await saveNote(store, well, draft)).toEqual(result);
    expect(refetched).toHaveBeenCalledTimes(result.kind === 'failed' ? 0 : 1);
  });
});

describe('removeNote', () => {
  it('names the version that was seen, and makes a result of a failure', async () => {
    const { store, sent } = open();
    expect(await removeNote(store, note)).toEqual({ kind: 'done' });
    expect(sent).toEqual([{ id: note.id, version: 2 }]);
    expect(await removeNote(open({ removeAnnotation: refuse(500) }).store, note)).toEqual({
      kind: 'failed',
      message: { key: 'portal:annotations.removeFailed' },
    });
  });
});

describe('noteEvents', () => {
  const t = (key: string, values: object = {}) => `${key} ${Object.values(values).join(' | ')}`.trim();
  const formats = { t, dates: dateFormat('en', { timeZone: 'UTC' }) } as unknown as Formats;

  it('stand at their days, in one line, with author and time', () => {
    const [event] = noteEvents([note], formats);
    expect(event).toMatchObject({ id: `note-${note.id}`, at: dayTime('2026-11-18'), tone: 'info' });
    expect(event!.label).toMatch(/Kari Engineer \| Nov 18, .* \| Separator was full\. Choke back/);
    expect(event!.label).not.toContain('\n');
  });

  it('are cut, and shown without what turns or hides text; an author who is gone has no name', () => {
    const long = { ...fieldNote, text: `\u202e${'x'.repeat(900)}`, authorName: null };
    const [event] = noteEvents([long], formats);
    expect(event!.label).toContain('annotations.someone');
    expect(event!.label).not.toContain('\u202e');
    expect(event!.label.length).toBeLessThan(260);
    expect(event!.label.endsWith('…')).toBe(true);
  });
});
