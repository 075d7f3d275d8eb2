import type { FieldBooks, OpenPoints } from '@cnx/api';
import { Button, Checkbox, Dialog, FormMessage, Select, Skeleton, Stack, Text, Textarea } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { excessOf } from '../../decisions/decide-form.ts';
import { maxCommentLength } from '../../decisions/decision.ts';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { ValidatedForm } from '../../insight/ValidatedForm.tsx';
import { openPointsAtom, openPointsFailure } from './month-books.atoms.ts';
import { closableMonths } from './month-books.ts';
import { closeMonths } from './month-closing.ts';
import { OpenPointsList } from './OpenPointsList.tsx';

/** Props of {@link CloseMonthsDialog}. */
export interface CloseMonthsDialogProps {
  open: boolean;
  /** Fields of the selection; those without a month to close are left out. */
  fields: readonly FieldBooks[];
  onClose: () => void;
}

/** Asks which months of a field are to be closed, says what is open in them, and has it confirmed. */
export function CloseMonthsDialog({ open, fields, onClose }: CloseMonthsDialogProps) {
  const { t } = useFormats();
  const formId = useId();
  const [sending, setSending] = useState(false);
  return (
    <Dialog
      open={open}
      size="md"
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={t('books.open')}
      description={t('books.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('exceptions.form.cancel')}</Button>
          <Button type="submit" form={formId} emphasis="strong" loading={sending}>
            {t('books.send')}
          </Button>
        </>
      }
    >
      <Choice id={formId} fields={fields} sending={sending} onSending={setSending} onClose={onClose} />
    </Dialog>
  );
}

interface FormProps extends Pick<CloseMonthsDialogProps, 'onClose'> {
  id: string;
  sending: boolean;
  onSending: (sending: boolean) => void;
}

/** Rendered while the dialog is seen. */
function Choice({ fields, ...form }: FormProps & Pick<CloseMonthsDialogProps, 'fields'>) {
  const { t, dates } = useFormats();
  const closable = fields.filter((field) => closableMonths(field).length > 0);
  const [fieldId, setFieldId] = useState(closable[0]?.field.id ?? '');
  const chosen = closable.find(({ field }) => field.id === fieldId) ?? closable[0];
  const [through, setThrough] = useState<string | null>(null);
  if (!chosen) return <Text>{t('books.nothingToClose')}</Text>;
  const months = closableMonths(chosen);
  const last = through !== null && months.includes(through) ? through : months[0]!;
  return (
    <Stack gap="4">
      <Select
        label={t('statistics.entities.field')}
        value={chosen.field.id}
        onValueChange={(id) => {
          setFieldId(id);
          setThrough(null);
        }}
        items={closable.map(({ field }) => ({ value: field.id, label: field.name }))}
      />
      <Select
        label={t('books.through')}
        hint={t('books.from', { month: dates.month(months[0]!) })}
        value={last}
        onValueChange={setThrough}
        items={months.map((month) => ({ value: month, label: dates.month(month) }))}
      />
      <Months key={`${chosen.field.id} ${last}`} fieldId={chosen.field.id} through={last} {...form} />
    </Stack>
  );
}

/** What is open in the chosen months. */
function Months({ fieldId, through, ...form }: FormProps & { fieldId: string; through: string }) {
  const pointsAtom = useMemo(() => openPointsAtom(fieldId, through), [fieldId, through]);
  const view = useAtomValue(pointsAtom);
  if (view.status === 'loading') return <Skeleton shape="block" height={120} />;
  if (view.status === 'failed') return <InsightFailure failure={openPointsFailure} view={view} />;
  return <Confirmation points={view.body} {...form} />;
}

function Confirmation({ points, id, sending, onSending, onClose }: FormProps & { points: OpenPoints }) {
  const { t } = useFormats();
  const textOf = useMessageText();
  const portal = usePortal();
  const [note, setNote] = useState('');
  const [confirmed, setConfirmed] = useState(false);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Message | null>(null);
  const seen = useRef(true);
  useEffect(() => {
    seen.current = true;
    return () => {
      seen.current = false;
    };
  }, []);
  const { field, from, through, missingDays } = points;
  const asksWhy = missingDays > 0;
  const noReason = asksWhy && note.trim() === '';
  const tooLong = excessOf(note) > 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (sending || noReason || tooLong || !confirmed) return;
    onSending(true);
    setRefusal(null);
    const months = { from, through, missingDays, note: asksWhy ? note.trim() : null };
    const refused = await closeMonths(portal, field.id, months);
    onSending(false);
    if (refused === undefined) {
      if (seen.current) onClose();
    } else if (seen.current) setRefusal(refused);
    else showToast(portal.store, refused, 'critical');
  }

  const noteFault = noReason
    ? t('books.noReason')
    : tooLong
      ? t('exceptions.form.tooLong', { count: excessOf(note) })
      : undefined;
  return (
    <ValidatedForm id={id} onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <OpenPointsList points={points} />
        {asksWhy && (
          <Textarea
            label={t('books.reason')}
            value={note}
            onValueChange={setNote}
            maxLength={maxCommentLength}
            overlong
            dir="auto"
            error={tried ? noteFault : undefined}
          />
        )}
        <Checkbox
          label={t('books.confirm')}
          checked={confirmed}
          onCheckedChange={setConfirmed}
          error={tried && !confirmed ? t('books.notConfirmed') : undefined}
        />
        {refusal && <FormMessage>{textOf(refusal)}</FormMessage>}
      </Stack>
    </ValidatedForm>
  );
}
