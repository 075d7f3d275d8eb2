import type { Annotation, WellLabel } from '@cnx/api';
import { Button, Dialog, FormMessage, IconButton, Skeleton, Stack, styled, Text } from '@cnx/ui';
import { useStore } from 'jotai';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessageText } from '../../i18n/message.ts';
import { InsightFailure, LastGood } from '../InsightStates.tsx';
import { isLeftOut, type InsightView } from '../insight-view.ts';
import { useFormats } from '../use-formats.ts';
import { AddNote, LazyNoteDialog } from './AddNote.tsx';
import { authorText, removeNote, type NoteResult } from './annotations.ts';

const List = styled('ul', { column: '$3', margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li', { display: 'flex', gap: '$2', alignItems: 'flex-start' });
const Words = styled('div', { flex: 1, minWidth: 0 });
const Body = styled('p', { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const Facts = styled('p', { margin: 0, quiet: '$caption', figures: 'tabular' });

const failure = 'portal:failures.annotations';

/** Props of {@link NoteList}. */
export interface NoteListProps {
  /** The well that the note is on, or whose field. */
  well: WellLabel;
  /** The day that a new note is about at first. */
  day: string;
  view: InsightView<readonly Annotation[]>;
}

/** The notes of a chart, which their authors can change and administrators remove, and the way to a new one. */
export function NoteList({ well, day, view }: NoteListProps) {
  const { t } = useFormats();
  if (isLeftOut(view)) return null;
  return (
    <Stack gap="3">
      <Stack direction="row" justify="space-between" wrap>
        <Text as="h3" size="small" weight="medium">
          {t('annotations.title')}
        </Text>
        <AddNote well={well} day={day} />
      </Stack>
      {view.status === 'loading' && <Skeleton width={240} />}
      {view.status === 'failed' && <InsightFailure failure={failure} view={view} />}
      {view.status === 'shown' && (
        <>
          {view.error && <LastGood failure={failure} error={view.error} onRetry={view.retry} />}
          <Notes well={well} day={day} notes={view.body} />
        </>
      )}
    </Stack>
  );
}

interface NotesProps extends Pick<NoteListProps, 'well' | 'day'> {
  notes: readonly Annotation[];
}

function Notes({ well, day, notes }: NotesProps) {
  const formats = useFormats();
  const { t, dates } = formats;
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Annotation | null>(null);
  return (
    <>
      {notes.length === 0 ? (
        <Text size="small" emphasis="quiet">
          {t('annotations.none')}
        </Text>
      ) : (
        <List>
          {notes.map((note) => (
            <Item key={note.id}>
              <Words>
                <Body dir="auto">{note.text}</Body>
                <Facts>
                  {[
                    dates.day(note.day),
                    note.well ? note.well.name : t('annotations.field', { field: note.field.name }),
                    authorText(note, formats),
                    dates.shortClock(note.createdAt),
                    note.version > 1 && t('annotations.edited', { time: dates.shortClock(note.updatedAt) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Facts>
              </Words>
              {note.mine && (
                <IconButton
                  size="sm"
                  label={t('annotations.edit')}
                  icon={<Pencil size={16} aria-hidden="true" />}
                  onClick={() => setEditing(note.id)}
                />
              )}
              {note.removable && (
                <IconButton
                  size="sm"
                  label={t('annotations.remove')}
                  icon={<Trash2 size={16} aria-hidden="true" />}
                  onClick={() => setRemoving(note)}
                />
              )}
            </Item>
          ))}
        </List>
      )}
      <LazyNoteDialog
        open={editing !== null}
        well={well}
        day={day}
        note={notes.find(({ id }) => id === editing) ?? null}
        onClose={() => setEditing(null)}
      />
      <RemoveDialog note={removing} onClose={() => setRemoving(null)} />
    </>
  );
}

/** Asks before a note is removed: nothing brings it back. */
function RemoveDialog({ note, onClose }: { note: Annotation | null; onClose: () => void }) {
  const { t, dates } = useFormats();
  const store = useStore();
  const textOf = useMessageText();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<NoteResult | null>(null);
  const close = () => {
    setResult(null);
    onClose();
  };
  const remove = async () => {
    if (!note) return;
    setBusy(true);
    const came = await removeNote(store, note);
    setBusy(false);
    if (came.kind === 'done' || came.kind === 'gone') close();
    else setResult(came);
  };
  return (
    <Dialog
      size="sm"
      open={note !== null}
      onOpenChange={(stays) => {
        if (!stays) close();
      }}
      title={t('annotations.removeTitle')}
      actions={
        <>
          <Button onClick={close}>{t('annotations.cancel')}</Button>
          <Button
            tone="critical"
            emphasis="strong"
            loading={busy}
            disabled={result?.kind === 'changed'}
            onClick={() => void remove()}
          >
            {t('annotations.remove')}
          </Button>
        </>
      }
    >
      {note && (
        <Stack gap="3">
          <Body dir="auto">{note.text}</Body>
          {result?.kind === 'failed' && <FormMessage>{textOf(result.message)}</FormMessage>}
          {result?.kind === 'changed' && (
            <FormMessage>{t('annotations.changedBefore', { day: dates.day(note.day) })}</FormMessage>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
