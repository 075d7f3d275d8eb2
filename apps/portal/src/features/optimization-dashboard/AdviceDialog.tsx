import { Button, DatePicker, Dialog, FormMessage, RadioGroup, Select, Stack, Text, Textarea } from '@cnx/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { AssigneeField } from '../../decisions/AssigneeField.tsx';
import { draftName, excessOf } from '../../decisions/decide-form.ts';
import { maxCommentLength } from '../../decisions/decision.ts';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { wellNames } from '../../insight/well-names.ts';
import { dayIn, hourOf, readerClock, workingHour } from '../../insight/zoned-time.ts';
import { readDraft, saveDraft } from '../../session/drafts.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { ValidatedForm } from '../../insight/ValidatedForm.tsx';
import {
  adviceDraftOf,
  adviceFaultOf,
  firstExpiry,
  openOf,
  isCommentNeeded,
  rejections,
  timeFaultOf,
  type AdviceEntry,
  type AdviceForm,
} from './advice-decision.ts';
import type { AdviceRow } from './advice-row.ts';
import { AcceptedSteps } from './AcceptedSteps.tsx';
import { decideAdvice } from './advice-decisions.ts';
import { NearWork, useWorkNear } from './NearWork.tsx';
import { clearMorning } from './step-morning.ts';

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
    form.form === 'comment'
      ? t('exceptions.act.addComment')
      : form.form === 'assign'
        ? t('exceptions.act.assign')
        : t(`optimization.decide.${form.form}`);
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

/** Whether a refusal says that other work stands in the way. */
const isOfWork = (refusal: Message | null): boolean =>
  refusal !== null && 'key' in refusal && refusal.key === 'portal:optimization.refusal.workInTheWay';

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
    assignee: null,
    // Of a step, the next working morning that is clear of other work; advice that is put off has no usual day.
    day: form === 'accept' ? clearMorning(rows, readerClock(portal)) : null,
    hour: workingHour,
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
  const { comment } = entry;
  const clock = readerClock(portal);
  const work = useWorkNear(rows, form === 'accept' ? entry.day : null, entry.hour);
  // Also the server may know of work that is not shown here.
  const inTheWay = work.near.length > 0 || isOfWork(refusal);
  const expiresAt = firstExpiry(rows);
  const open = form === 'accept' ? openOf(rows) : 0;
  const fault = tried ? adviceFaultOf(form, entry, { clock, expiresAt, inTheWay, open }) : null;
  // A day that cannot be is said at once, one that is missing only after the attempt.
  const timeFault = entry.day === null && !tried ? null : timeFaultOf(form, entry, { clock, expiresAt });
  const timeError =
    timeFault === 'pastDay'
      ? t('exceptions.refusal.untilPast')
      : timeFault === 'afterAdvice'
        ? t('optimization.decide.afterAdvice', { time: dates.shortClock(expiresAt!) })
        : timeFault === 'noDay'
          ? t('exceptions.form.noDay')
          : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const clock = readerClock(portal);
    if (sending || adviceFaultOf(form, entry, { clock, expiresAt, inTheWay, open }) !== null) return;
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
      ? t(
          form !== 'accept'
            ? 'exceptions.form.noComment'
            : inTheWay
              ? 'optimization.decide.noReasonBeside'
              : 'optimization.open.noReason',
        )
      : fault === 'tooLong'
        ? t('exceptions.form.tooLong', { count: excessOf(comment) })
        : undefined;
  return (
    <ValidatedForm id={id} onSubmit={(event) => void submit(event)}>
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
              error={timeError}
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
        <NearWork {...work} onMove={(day, hour) => setEntry((typed) => ({ ...typed, day, hour }))} />
        {form === 'assign' && (
          <AssigneeField
            value={entry.assignee}
            onChange={(assignee) => setEntry((typed) => ({ ...typed, assignee }))}
            error={fault === 'noAssignee' ? t('exceptions.form.noAssignee') : undefined}
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
            form === 'accept' && inTheWay
              ? 'optimization.decide.whyBeside'
              : open > 0
                ? 'optimization.open.why'
                : isCommentNeeded(form, entry.reason)
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
    </ValidatedForm>
  );
}
