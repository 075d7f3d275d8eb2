import type { Annotation, WellLabel } from '@cnx/api';
import { Button } from '@cnx/ui';
import { useStore } from 'jotai';
import { StickyNote } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazyCode } from '../../lazy-code.tsx';
import { showToast } from '../../state/toasts.atoms.ts';
import { useFormats } from '../use-formats.ts';
import { useLazyCode } from '../use-lazy-code.ts';
import { saveNote } from './annotations.ts';

const dialog = lazyCode(() => import('./NoteDialog.tsx'));

/** Props of {@link AddNote}. */
export interface AddNoteProps {
  /** The well that the note is on, or whose field. */
  well: WellLabel;
  /** The day that the note is about at first. */
  day: string;
}

/** Opens the dialog in which a user writes a note at a chart. */
export function AddNote({ well, day }: AddNoteProps) {
  const { t } = useFormats();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        emphasis="quiet"
        icon={<StickyNote size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('annotations.add')}
      </Button>
      <LazyNoteDialog open={open} well={well} day={day} note={null} onClose={() => setOpen(false)} />
    </>
  );
}

/** Props of {@link LazyNoteDialog}. */
export interface LazyNoteDialogProps extends AddNoteProps {
  open: boolean;
  /** The note to change; null for a new one. */
  note: Annotation | null;
  onClose: () => void;
}

/** The dialog for a note, whose code is fetched when it is first opened. */
export function LazyNoteDialog({ onClose, ...props }: LazyNoteDialogProps) {
  const store = useStore();
  const { code } = useLazyCode(dialog);
  const { open, well } = props;
  useEffect(() => {
    if (!open) return;
    dialog.load().catch(() => {
      onClose();
      showToast(store, { key: 'portal:failures.unknown' }, 'critical');
    });
  }, [open, onClose, store]);
  if (!code) return null;
  return <code.NoteDialog {...props} onClose={onClose} onSave={(draft) => saveNote(store, well, draft)} />;
}
