import type { PlannedStep, ScheduledActivity, ScheduleActivity } from '@cnx/api';
import {
  Button,
  Combobox,
  DatePicker,
  Dialog,
  FormMessage,
  NumberField,
  Select,
  Stack,
  Textarea,
  TextField,
} from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { excessOf } from '../../decisions/decide-form.ts';
import { maxCommentLength } from '../../decisions/decision.ts';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { workTitle } from '../../insight/work-title.ts';
import { offsetAt, readerClock } from '../../insight/zoned-time.ts';
import { listAtom } from '../../state/query.atoms.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { ValidatedForm } from '../../insight/ValidatedForm.tsx';
import { changeTexts } from './change-texts.ts';
import {
  entryOf,
  maxHours,
  scheduleDraftOf,
  scheduleFaultOf,
  settingOfStep,
  zoneOf,
  type ScheduleEntry,
  type ScheduleForm,
} from './schedule-change.ts';
import { changeSchedule } from './schedule-changes.ts';
import { PurposeField } from './PurposeField.tsx';
import { BrokenRails } from './StepOfAdvice.tsx';

const wellsAtom = listAtom('/ExceptionReport/GetWells');

/** What can be planned at a well. */
const wellWork = [
  'wellTest',
  'frequencyStep',
  'settingStep',
  'workover',
  'espReplacement',
  'chemical',
  'inspection',
  'calibration',
] as const satisfies readonly ScheduleActivity[];

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

/** Props of {@link ScheduleDialog}. */
export interface ScheduleDialogProps {
  open: boolean;
  /** What is changed. */
  form: ScheduleForm;
  /** What it is changed of; null to create an activity. */
  activity: ScheduledActivity | null;
  onClose: () => void;
}

/** Asks for what a change of the schedule needs. What was typed stays until the server has taken it. */
export function ScheduleDialog({ open, form, activity, onClose }: ScheduleDialogProps) {
  const formats = useFormats();
  const { t } = formats;
  const formId = useId();
  const [sending, setSending] = useState(false);
  const title = t(`schedule.change.title.${form}`);
  return (
    <Dialog
      open={open}
      size="sm"
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={title}
      description={
        activity ? workTitle(formats, activity, [activity.well?.name]) : t('schedule.change.createHint')
      }
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
        id={formId}
        form={form}
        activity={activity}
        sending={sending}
        onSending={setSending}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface EntryFormProps extends Omit<ScheduleDialogProps, 'open'> {
  id: string;
  sending: boolean;
  onSending: (sending: boolean) => void;
}

/** Rendered while the dialog is seen. */
function EntryForm({ id, form, activity, sending, onSending, onClose }: EntryFormProps) {
  const formats = useFormats();
  const { t, dates } = formats;
  const textOf = useMessageText();
  const portal = usePortal();
  // Work is planned on the clock of its field; of a well that is yet to be chosen, on the reader's.
  const clockOf = () => {
    const { now, timeZone } = readerClock(portal);
    const at = now.getTime();
    return { now: at, zone: activity ? zoneOf(activity) : offsetAt(at, timeZone) / 60_000 };
  };
  const [entry, setEntry] = useState<ScheduleEntry>(() => entryOf(form, activity, clockOf()));
  const [tried, setTried] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [overlaps, setOverlaps] = useState(false);
  const [refusal, setRefusal] = useState<Message | null>(null);
  const seen = useRef(true);
  useEffect(() => {
    seen.current = true;
    return () => {
      seen.current = false;
    };
  }, []);
  const change = (part: Partial<ScheduleEntry>) => setEntry((typed) => ({ ...typed, ...part }));
  const fault = tried ? scheduleFaultOf(form, entry, clockOf()) : null;
  const setting = activity && settingOfStep(activity);
  const isTimed = form === 'create' || form === 'move' || form === 'done';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const clock = clockOf();
    if (sending || scheduleFaultOf(form, entry, clock) !== null) return;
    onSending(true);
    setRefusal(null);
    const draft = scheduleDraftOf(form, entry, clock.zone);
    const result = await changeSchedule(portal, activity, draft, {
      onWaiting: () => setWaiting(true),
      ...(activity && { texts: changeTexts(formats, activity, draft) }),
    });
    onSending(false);
    setWaiting(false);
    if (result.kind === 'done') {
      if (seen.current) onClose();
    } else if (seen.current) {
      setOverlaps(result.overlaps);
      setRefusal(result.message);
    } else showToast(portal.store, result.message, 'critical');
  }

  const commentFault =
    fault === 'noComment'
      ? t(form === 'confirm' ? 'schedule.change.noReason' : 'exceptions.form.noComment')
      : fault === 'tooLong'
        ? t('exceptions.form.tooLong', { count: excessOf(entry.comment) })
        : undefined;
  const dayFault =
    fault === 'noDay'
      ? t('exceptions.form.noDay')
      : fault === 'ahead'
        ? t('schedule.change.ahead')
        : undefined;
  return (
    <ValidatedForm id={id} onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        {form === 'create' && (
          <>
            <WellField
              value={entry.wellId}
              onChange={(wellId) => change({ wellId })}
              error={fault === 'noWell' ? t('schedule.change.noWell') : undefined}
            />
            <Select
              label={t('schedule.activity')}
              value={entry.activity}
              onValueChange={(kind) => change({ activity: kind })}
              items={wellWork.map((value) => ({ value, label: t(`vocabulary.activity.${value}`) }))}
            />
            <TextField
              label={t('schedule.title')}
              value={entry.title}
              onValueChange={(title) => change({ title })}
              maxLength={200}
              required
              error={fault === 'noTitle' ? t('schedule.change.noTitle') : undefined}
            />
          </>
        )}
        {form === 'create' && entry.activity === 'frequencyStep' && (
          <SettingField
            label={t('schedule.change.setTo')}
            setting="frequency"
            value={entry.value}
            onChange={(value) => change({ value })}
          />
        )}
        {isTimed && (
          <Stack direction="row" gap="3" align="start" wrap>
            <DatePicker
              label={t(form === 'done' ? 'schedule.change.doneAt' : 'schedule.when')}
              value={entry.day}
              onValueChange={(day) => change({ day })}
              error={dayFault}
            />
            <Select
              label={t('schedule.change.hourIn', {
                zone: dates.zone(activity?.plannedStart ?? new Date(clockOf().now).toISOString()),
              })}
              value={String(entry.hour)}
              onValueChange={(hour) => change({ hour: Number(hour) })}
              items={hoursOfDay.map((hour) => ({
                value: String(hour),
                label: `${String(hour).padStart(2, '0')}:00`,
              }))}
            />
          </Stack>
        )}
        {(form === 'create' || form === 'explain') && (
          <PurposeField
            value={entry.purpose}
            isNeeded={form === 'explain'}
            onChange={(purpose) => change({ purpose })}
            error={fault === 'noPurpose' ? t('schedule.merit.choose') : undefined}
          />
        )}
        {form === 'create' && (
          <TextField
            label={t('schedule.crew')}
            value={entry.crew}
            onValueChange={(crew) => change({ crew })}
            maxLength={100}
          />
        )}
        {(form === 'create' || form === 'move') && (
          <NumberField
            label={t('schedule.change.hours')}
            value={entry.hours}
            onValueChange={(hours) => change({ hours })}
            min={1}
            max={maxHours}
            unit="h"
            error={fault === 'noHours' ? t('schedule.change.noHours') : undefined}
          />
        )}
        {form === 'done' && setting && (
          <SettingField
            label={t(`schedule.change.value.${setting}`)}
            hint={t('schedule.change.valueHint')}
            setting={setting}
            value={entry.value}
            onChange={(value) => change({ value })}
          />
        )}
        {overlaps && (
          <Textarea
            label={t('schedule.change.overlapReason')}
            value={entry.overlapReason}
            onValueChange={(overlapReason) => change({ overlapReason })}
            maxLength={maxCommentLength}
            dir="auto"
          />
        )}
        {form === 'confirm' && activity?.effect && <BrokenRails effect={activity.effect} />}
        <Textarea
          label={t(commentLabels[form === 'confirm' || form === 'comment' ? form : 'other'])}
          value={entry.comment}
          onValueChange={(comment) => change({ comment })}
          maxLength={maxCommentLength}
          overlong
          dir="auto"
          autoFocus={form === 'comment' || form === 'confirm'}
          error={commentFault}
        />
        {waiting && <FormMessage tone="warning">{t('exceptions.form.waiting')}</FormMessage>}
        {refusal && <FormMessage>{textOf(refusal)}</FormMessage>}
      </Stack>
    </ValidatedForm>
  );
}

/** What the comment of a form is. */
const commentLabels = {
  confirm: 'schedule.change.railsReason',
  comment: 'exceptions.form.comment',
  other: 'exceptions.form.commentOptional',
} as const;

interface SettingFieldProps {
  label: string;
  hint?: string;
  setting: PlannedStep['setting'];
  /** On the wire. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Of each setting its quantity, and how finely and how high it is set. */
const settings = {
  frequency: { quantity: 'frequency', step: 0.1, max: 100 },
  choke: { quantity: 'share', step: 0.5, max: 100 },
  gasLift: { quantity: 'gasRate', step: 1, max: 10_000_000 },
} as const;

function SettingField({ setting, value, onChange, ...words }: SettingFieldProps) {
  const { quantities } = useFormats();
  const { quantity, step, max } = settings[setting];
  return (
    <NumberField
      {...words}
      value={quantities.convert(quantity, value)}
      onValueChange={(typed) => onChange(typed === null ? null : quantities.toWire(quantity, typed))}
      min={0}
      max={quantities.convert(quantity, max) ?? max}
      step={step}
      unit={quantities.unit(quantity)}
    />
  );
}

interface WellFieldProps {
  value: string | null;
  onChange: (id: string | null) => void;
  error?: string | undefined;
}

function WellField({ value, onChange, error }: WellFieldProps) {
  const { t } = useFormats();
  const { data, isFetching } = useAtomValue(wellsAtom);
  const items = useMemo(() => (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })), [data]);
  return (
    <Combobox
      label={t('schedule.change.well')}
      required
      items={items}
      loading={isFetching && items.length === 0}
      value={value}
      onValueChange={onChange}
      error={error}
    />
  );
}
