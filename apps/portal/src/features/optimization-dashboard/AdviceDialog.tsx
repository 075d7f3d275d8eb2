import { Button, DatePicker, Dialog, FormMessage, RadioGroup, Select, Stack, Text, Textarea } from '@cnx/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { draftName, excessOf } from '../../decisions/decide-form.ts';
import { maxCommentLength } from '../../decisions/decision.ts';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { wellNames } from '../../insight/well-names.ts';
import { dayIn, hourOf, morningHour, readerClock } from '../../insight/zoned-time.ts';
import { readDraft, saveDraft } from '../../session/drafts.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import {
  adviceDraftOf,
  adviceFaultOf,
  isCommentNeeded,
  rejections,
  type AdviceEntry,
  type AdviceForm,
} from './advice-decision.ts';
import type { AdviceRow } from './advice-row.ts';
import { AcceptedSteps } from './AcceptedSteps.tsx';
import { decideAdvice } from './advice-decisions.ts';
import { NearWork } from './NearWork.tsx';

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** Props of {@link AdviceDialog}. */
export interface AdviceDialogProps {
  open: boolean;
  /** What is decided. */
  form: AdviceForm;
  /** The advice, as the page shows it. */
  rows: readonly AdviceRow[];
  onClose: () => void;
  /** Called when it was decided. @default nothing */
  onDone?: (() => void) | undefined;
}

/**
 * Asks for what a decision on advice needs. What was typed stays until the server has taken it: also when it refuses, when
 * nothing answers, and when the user has to sign in again.
 */
export function AdviceDialog({ open, rows, onClose, ...form }: AdviceDialogProps) {
  const formats = useFormats();
  const { t } = formats;
  const formId = useId();
  const [sending, setSending] = useState(false);
  const title =
    form.form === 'comment' ? t('exceptions.act.addComment') : t(`optimization.decide.${form.form}`);
  return (
    <Dialog
      open={open}
      size="sm"
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={title}
      description={wellNames(rows, formats)}
      actions={
        <>
          <Button onClick={onClose}>{t('exceptions.form.cancel')}</Button>
          <Button type="submit" form={formId} emphasis="strong" loading={sending}>
            {title}
          </Button>
        </>
      }
    >
      <EntryForm
        {...form}
        id={formId}
        rows={rows}
        sending={sending}
        onSending={setSending}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface EntryFormProps extends Omit<AdviceDialogProps, 'open'> {
  id: string;
  sending: boolean;
  onSending: (sending: boolean) => void;
}

/** Rendered while the dialog is seen, so that each opening starts with what was half-written. */
function EntryForm({ id, form, rows, sending, onSending, onClose, onDone }: EntryFormProps) {
  const { t, dates } = useFormats();
  const textOf = useMessageText();
  const portal = usePortal();
  const [name] = useState(() => draftName(rows));
  const [entry, setEntry] = useState<AdviceEntry>(() => ({
    // Of a step, the next morning; advice that is put off has no usual day.
    day: form === 'accept' ? dayIn(1, readerClock(portal)) : null,
    hour: morningHour,
    reason: null,
    comment: readDraft(portal, name),
  }));
  const [tried, setTried] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<Message | null>(null);
  const seen = useRef(true);
  useEffect(() => {
    seen.current = true;
    return () => {
      seen.current = false;
    };
  }, []);
  const fault = tried ? adviceFaultOf(form, entry, readerClock(portal)) : null;
  const { comment } = entry;
  const clock = readerClock(portal);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const clock = readerClock(portal);
    if (sending || adviceFaultOf(form, entry, clock) !== null) return;
    onSending(true);
    setRefusal(null);
    const onWaiting = () => setWaiting(true);
    const result = await decideAdvice(portal, rows, adviceDraftOf(form, entry, clock), { onWaiting });
    onSending(false);
    setWaiting(false);
    if (result.kind === 'done') {
      saveDraft(portal, name, '');
      onDone?.();
      if (seen.current) onClose();
    } else if (seen.current) setRefusal(result.message);
    // Closed meanwhile: what was typed is in the form when it is opened again.
    else showToast(portal.store, result.message, 'critical');
  }

  const commentFault =
    fault === 'noComment'
      ? t('exceptions.form.noComment')
      : fault === 'tooLong'
        ? t('exceptions.form.tooLong', { count: excessOf(comment) })
        : undefined;
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        {form === 'accept' && (
          <>
            <AcceptedSteps rows={rows} />
            <Text size="small" emphasis="quiet">
              {t('optimization.decide.acceptHint')}
            </Text>
          </>
        )}
        {(form === 'accept' || form === 'snooze') && (
          <Stack direction="row" gap="3" align="start" wrap>
            <DatePicker
              label={t(form === 'accept' ? 'optimization.decide.day' : 'exceptions.form.until')}
              value={entry.day}
              onValueChange={(day) => setEntry((typed) => ({ ...typed, day }))}
              error={fault === 'noDay' ? t('exceptions.form.noDay') : undefined}
            />
            {form === 'accept' && (
              <Select
                label={t('schedule.change.hourIn', {
                  zone: dates.zone(
                    hourOf(entry.day ?? dayIn(1, clock), entry.hour, clock) ?? clock.now.toISOString(),
                  ),
                })}
                value={String(entry.hour)}
                onValueChange={(hour) => setEntry((typed) => ({ ...typed, hour: Number(hour) }))}
                items={hoursOfDay}
              />
            )}
          </Stack>
        )}
        {form === 'accept' && entry.day !== null && (
          <NearWork
            rows={rows}
            day={entry.day}
            hour={entry.hour}
            onMove={(day, hour) => setEntry((typed) => ({ ...typed, day, hour }))}
          />
        )}
        {form === 'reject' && (
          <RadioGroup
            label={t('optimization.decide.reason')}
            required
            value={entry.reason}
            onValueChange={(reason) => setEntry((typed) => ({ ...typed, reason }))}
            items={rejections.map((value) => ({ value, label: t(`optimization.rejection.${value}`) }))}
            error={fault === 'noReason' ? t('verdicts.form.noReason') : undefined}
          />
        )}
        <Textarea
          label={t(
            isCommentNeeded(form, entry.reason)
              ? 'exceptions.form.comment'
              : 'exceptions.form.commentOptional',
          )}
          value={comment}
          onValueChange={(text) => {
            setEntry((typed) => ({ ...typed, comment: text }));
            saveDraft(portal, name, text);
          }}
          maxLength={maxCommentLength}
          overlong
          dir="auto"
          autoFocus={form === 'comment'}
          error={commentFault}
        />
        {waiting && <FormMessage tone="warning">{t('exceptions.form.waiting')}</FormMessage>}
        {refusal && <FormMessage>{textOf(refusal)}</FormMessage>}
      </Stack>
    </form>
  );
}
