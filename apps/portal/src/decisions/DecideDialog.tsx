import type { WellEvent } from '@cnx/api';
import {
  Button,
  Checkbox,
  DatePicker,
  Dialog,
  FormMessage,
  RadioGroup,
  Skeleton,
  Stack,
  Text,
  Textarea,
} from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { useMessageText, type Message } from '../i18n/message.ts';
import { InsightFailure } from '../insight/InsightStates.tsx';
import { useFormats } from '../insight/use-formats.ts';
import { eventTime } from '../insight/likely-cause.ts';
import { eventReason } from '../insight/logged-reason.ts';
import { eventText } from '../insight/well-events.ts';
import { wellNames } from '../insight/well-names.ts';
import { readerClock } from '../insight/zoned-time.ts';
import { readDraft, saveDraft } from '../session/drafts.ts';
import { showToast } from '../state/toasts.atoms.ts';
import { usePortal } from '../use-portal.tsx';
import { ValidatedForm } from '../insight/ValidatedForm.tsx';
import { AssigneeField } from './AssigneeField.tsx';
import { CauseField } from './CauseField.tsx';
import {
  draftName,
  draftOf,
  excessOf,
  faultOf,
  isCommentNeeded,
  rejectReasons,
  type DecideEntry,
  type DecideForm,
} from './decide-form.ts';
import { isChange, maxCommentLength, type Decidable } from './decision.ts';
import { decide } from './decisions.ts';
import { changeCaseAtom, decisionFailure } from './decisions.atoms.ts';

/** Props of {@link DecideDialog}. */
export interface DecideDialogProps {
  open: boolean;
  /** What is decided. */
  form: DecideForm;
  /** The events or changes, as the page shows them. */
  rows: readonly Decidable[];
  onClose: () => void;
  /** Called when it was decided. @default nothing */
  onDone?: (() => void) | undefined;
}

const titles = {
  assign: 'exceptions.act.assign',
  snooze: 'exceptions.act.snooze',
  dismiss: 'exceptions.act.measurementError',
  comment: 'exceptions.act.addComment',
  explain: 'verdicts.explain',
  reject: 'verdicts.dismiss',
} as const;

/**
 * Asks for what a decision needs. What was typed stays until the server has taken it: also when it refuses, when nothing
 * answers, and when the user has to sign in again.
 */
export function DecideDialog({ open, rows, onClose, ...form }: DecideDialogProps) {
  const formats = useFormats();
  const { t } = formats;
  const formId = useId();
  const [sending, setSending] = useState(false);
  // Of more than one call takes, the first may be decided on and the others refused: those stay in the form.
  const [left, setLeft] = useState<readonly Decidable[] | null>(null);
  const decidedOn = left ?? rows;
  const title = t(titles[form.form]);
  const close = () => {
    setLeft(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      size="sm"
      onOpenChange={(stays) => {
        if (!stays) close();
      }}
      title={title}
      description={wellNames(decidedOn, formats)}
      actions={
        <>
          <Button onClick={close}>{t('exceptions.form.cancel')}</Button>
          <Button type="submit" form={formId} emphasis="strong" loading={sending}>
            {title}
          </Button>
        </>
      }
    >
      <EntryForm
        {...form}
        id={formId}
        rows={decidedOn}
        sending={sending}
        onSending={setSending}
        onLeft={setLeft}
        onClose={close}
      />
    </Dialog>
  );
}

interface EntryFormProps extends Omit<DecideDialogProps, 'open'> {
  id: string;
  sending: boolean;
  onSending: (sending: boolean) => void;
  /** Called with what a refusal left undecided. */
  onLeft: (rows: readonly Decidable[]) => void;
}

/** Rendered while the dialog is seen, so that each opening starts with what was half-written. */
function EntryForm({ id, form, rows, sending, onSending, onLeft, onClose, onDone }: EntryFormProps) {
  const { t } = useFormats();
  const textOf = useMessageText();
  const portal = usePortal();
  const [name] = useState(() => draftName(rows));
  const [entry, setEntry] = useState<DecideEntry>(() => ({
    assignee: null,
    day: null,
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
  const fault = tried ? faultOf(form, entry, readerClock(portal)) : null;
  const { comment } = entry;
  const setComment = (text: string) => {
    setEntry((typed) => ({ ...typed, comment: text }));
    saveDraft(portal, name, text);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const clock = readerClock(portal);
    if (sending || faultOf(form, entry, clock) !== null) return;
    onSending(true);
    setRefusal(null);
    const onWaiting = () => setWaiting(true);
    const result = await decide(portal, rows, draftOf(form, entry, clock), { onWaiting });
    onSending(false);
    setWaiting(false);
    if (result.kind === 'done') {
      saveDraft(portal, name, '');
      onDone?.();
      if (seen.current) onClose();
    } else if (seen.current) {
      setRefusal(result.message);
      onLeft(result.rows);
    }
    // Closed meanwhile: what was typed is in the form when it is opened again.
    else showToast(portal.store, result.message, 'critical');
  }

  const commentFault =
    fault === 'noComment'
      ? t('exceptions.form.noComment')
      : fault === 'noExplanation'
        ? t('verdicts.form.noExplanation')
        : fault === 'tooLong'
          ? t('exceptions.form.tooLong', { count: excessOf(comment) })
          : undefined;
  return (
    <ValidatedForm id={id} onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        {form === 'assign' && (
          <AssigneeField
            value={entry.assignee}
            onChange={(assignee) => setEntry((typed) => ({ ...typed, assignee }))}
            error={fault === 'noAssignee' ? t('exceptions.form.noAssignee') : undefined}
          />
        )}
        {form === 'snooze' && (
          <>
            <DatePicker
              label={t('exceptions.form.until')}
              value={entry.day}
              onValueChange={(day) => setEntry((typed) => ({ ...typed, day }))}
              disabled={entry.untilTest === true}
              error={fault === 'noDay' ? t('exceptions.form.noDay') : undefined}
            />
            <Checkbox
              label={t('exceptions.form.untilTest')}
              checked={entry.untilTest === true}
              onCheckedChange={(checked) => setEntry((typed) => ({ ...typed, untilTest: checked === true }))}
            />
          </>
        )}
        {form === 'dismiss' && (
          <Text size="small" emphasis="quiet">
            {t('exceptions.form.measurementErrorHint')}
          </Text>
        )}
        {form === 'explain' && isOfLog(rows[0]) && (
          <EventField
            changeId={rows[0]?.id ?? ''}
            value={entry.event}
            onChange={(event) => setEntry((typed) => ({ ...typed, event }))}
          />
        )}
        {form === 'explain' && isOfLog(rows[0]) && !entry.event && (
          <CauseField
            changeId={rows[0]?.id ?? ''}
            value={entry.causeCode}
            onChange={(causeCode) => setEntry((typed) => ({ ...typed, causeCode }))}
          />
        )}
        {form === 'reject' && (
          <RadioGroup
            label={t('verdicts.form.reason')}
            required
            value={entry.reason ?? null}
            onValueChange={(reason) => setEntry((typed) => ({ ...typed, reason }))}
            items={rejectReasons.map((value) => ({
              value,
              label: t(`verdicts.reason.${value}`),
              hint: t(`verdicts.reasonHint.${value}`),
            }))}
            error={fault === 'noReason' ? t('verdicts.form.noReason') : undefined}
          />
        )}
        <Textarea
          label={t(
            isCommentNeeded(form, entry) ? 'exceptions.form.comment' : 'exceptions.form.commentOptional',
          )}
          value={comment}
          onValueChange={setComment}
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

/** Whether the log can explain it, by an entry that it has or gets: a change's, for only a change is written into it. */
const isOfLog = (row: Decidable | undefined) => row !== undefined && (isChange(row) || row.kind === 'change');

interface EventFieldProps {
  changeId: string;
  /** Null for none of the entries; undefined while nothing is chosen. */
  value: WellEvent | null | undefined;
  onChange: (event: WellEvent | null) => void;
}

/** The choice of none of the entries. */
const noEntry = '';

/** The entries of the log that can explain a change, nearest first, and what is none of them. */
function EventField({ changeId, value, onChange }: EventFieldProps) {
  const formats = useFormats();
  const { t, dates } = formats;
  const caseAtom = useMemo(() => changeCaseAtom(changeId), [changeId]);
  const view = useAtomValue(caseAtom);
  if (view.status === 'loading') return <Skeleton lines={3} />;
  if (view.status === 'failed') return <InsightFailure failure={decisionFailure} view={view} />;
  const { events } = view.body;
  if (events.length === 0)
    return (
      <Text size="small" emphasis="quiet">
        {t('verdicts.form.noEvents')}
      </Text>
    );
  return (
    <RadioGroup
      label={t('verdicts.form.event')}
      value={value === undefined ? null : (value?.id ?? noEntry)}
      onValueChange={(id) => onChange(events.find((event) => event.id === id) ?? null)}
      items={[
        ...events.map((event) => ({
          value: event.id,
          label: eventText(event, formats),
          hint: [eventTime(event, formats, dates.clock(event.start)), eventReason(event, formats)]
            .filter((part) => part !== null)
            .join(' · '),
        })),
        { value: noEntry, label: t('verdicts.form.otherEvent'), hint: t('verdicts.form.otherEventHint') },
      ]}
    />
  );
}
