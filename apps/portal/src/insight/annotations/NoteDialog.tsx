import type { Annotation, WellLabel } from '@cnx/api';
import { Button, DatePicker, Dialog, FormMessage, RadioGroup, Stack, Textarea } from '@cnx/ui';
import { useId, useState, type FormEvent } from 'react';
import { useMessageText } from '../../i18n/message.ts';
import { useFormats } from '../use-formats.ts';
import { ValidatedForm } from '../ValidatedForm.tsx';
import { maxNoteLength, type NoteDraft, type NoteResult } from './annotations.ts';

/** Props of {@link NoteDialog}. */
export interface NoteDialogProps {
  open: boolean;
  /** The well that the note is on, or whose field. */
  well: WellLabel;
  /** The day that a new note is about at first. */
  day: string;
  /** The note to change, as the newest list has it; null for a new one. */
  note: Annotation | null;
  onSave: (draft: NoteDraft) => Promise<NoteResult>;
  onClose: () => void;
}

/** In which a user writes a note on a well or its field. What was typed stays until it is saved. */
export function NoteDialog({ open, onClose, ...form }: NoteDialogProps) {
  const { t } = useFormats();
  const formId = useId();
  const [saving, setSaving] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={form.note ? t('annotations.edit') : t('annotations.add')}
      actions={
        <>
          <Button onClick={onClose}>{t('annotations.cancel')}</Button>
          <Button type="submit" form={formId} emphasis="strong" loading={saving}>
            {t('annotations.save')}
          </Button>
        </>
      }
    >
      <NoteForm {...form} id={formId} saving={saving} onSaving={setSaving} onDone={onClose} />
    </Dialog>
  );
}

interface NoteFormProps extends Omit<NoteDialogProps, 'open' | 'onClose'> {
  id: string;
  saving: boolean;
  onSaving: (saving: boolean) => void;
  onDone: () => void;
}

/** Rendered while the dialog is seen, so that each opening starts afresh. */
function NoteForm({ id, well, day: firstDay, note, onSave, saving, onSaving, onDone }: NoteFormProps) {
  const formats = useFormats();
  const { t, dates } = formats;
  const textOf = useMessageText();
  const [place, setPlace] = useState<NoteDraft['place']>(note && !note.well ? 'field' : 'well');
  const [day, setDay] = useState<string | null>(note?.day ?? firstDay);
  const [text, setText] = useState(note?.text ?? '');
  /** The version that the user has seen; a later one is replaced only by a second press. */
  const [seen, setSeen] = useState<NoteDraft['changes']>(note);
  const [tried, setTried] = useState(false);
  const [result, setResult] = useState<NoteResult | null>(null);
  const blank = text.trim() === '';

  async function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (saving || day === null || blank) return;
    const newest = result?.kind === 'changed' ? note : seen;
    const changes = result?.kind === 'gone' ? null : newest;
    setSeen(changes);
    onSaving(true);
    const came = await onSave({ changes, place, day, text });
    onSaving(false);
    if (came.kind === 'done') onDone();
    else setResult(came);
  }

  function trouble(): string | null {
    if (result === null || result.kind === 'done') return null;
    if (result.kind === 'failed') return textOf(result.message);
    if (result.kind === 'gone' || note === null) return t('annotations.gone');
    return t('annotations.changed', { time: dates.clock(note.updatedAt) });
  }

  const message = trouble();
  return (
    <ValidatedForm id={id} onSubmit={(event) => void save(event)}>
      <Stack gap="4">
        <RadioGroup
          label={t('annotations.on')}
          direction="row"
          value={place}
          onValueChange={setPlace}
          items={[
            { value: 'well', label: well.name },
            { value: 'field', label: t('annotations.field', { field: well.fieldName }) },
          ]}
        />
        <DatePicker
          label={t('annotations.day')}
          value={day}
          onValueChange={setDay}
          error={tried && day === null ? t('annotations.dayMissing') : undefined}
        />
        <Textarea
          label={t('annotations.text')}
          value={text}
          onValueChange={setText}
          maxLength={maxNoteLength}
          minRows={4}
          dir="auto"
          autoFocus
          error={tried && blank ? t('annotations.textMissing') : undefined}
        />
        {message && <FormMessage>{message}</FormMessage>}
        {result?.kind === 'changed' && note && (
          <blockquote dir="auto" style={{ margin: 0, whiteSpace: 'pre-wrap' }}>
            {note.text}
          </blockquote>
        )}
      </Stack>
    </ValidatedForm>
  );
}
