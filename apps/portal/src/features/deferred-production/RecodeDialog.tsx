import type { DeferredProduction } from '@cnx/api';
import {
  Button,
  Combobox,
  DatePicker,
  Dialog,
  FormMessage,
  NumberField,
  Select,
  Stack,
  Text,
  Textarea,
} from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { excessOf } from '../../decisions/decide-form.ts';
import { maxCommentLength } from '../../decisions/decision.ts';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { causeItems } from '../../insight/cause-choice.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { viewOf } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { causesAtom } from '../../state/causes.atoms.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { quantitiesOf } from '../../quantities.ts';
import { shownProductOf } from '../../state/product.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { reasonText } from '../../insight/reason-text.ts';
import { ValidatedForm } from '../../insight/ValidatedForm.tsx';
import { recodeLosses } from './loss-recodes.ts';
import {
  lossId,
  maxParts,
  recodeDraftOf,
  recodeEntryOf,
  recodeFaultOf,
  withPart,
  type PartEntry,
  type RecodeEntry,
} from './recode-form.ts';

/** Props of {@link RecodeDialog}. */
export interface RecodeDialogProps {
  open: boolean;
  /** The day of a well whose losses are recoded. */
  row: DeferredProduction;
  /** Of the well's recodes, as they were seen. */
  version: number;
  onClose: () => void;
}

/** Asks which loss is booked to which causes. What was typed stays until the server has taken it. */
export function RecodeDialog({ open, row, version, onClose }: RecodeDialogProps) {
  const { t } = useFormats();
  const formId = useId();
  const [sending, setSending] = useState(false);
  return (
    <Dialog
      open={open}
      size="sm"
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={t('deferredProduction.recode.open')}
      description={t('deferredProduction.recode.text', { well: row.entity.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('exceptions.form.cancel')}</Button>
          <Button type="submit" form={formId} emphasis="strong" loading={sending}>
            {t('deferredProduction.recode.send')}
          </Button>
        </>
      }
    >
      <RecodeForm
        id={formId}
        row={row}
        version={version}
        sending={sending}
        onSending={setSending}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface RecodeFormProps extends Omit<RecodeDialogProps, 'open'> {
  id: string;
  sending: boolean;
  onSending: (sending: boolean) => void;
}

/** Rendered while the dialog is seen. */
function RecodeForm({ id, row, version, sending, onSending, onClose }: RecodeFormProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const textOf = useMessageText();
  const portal = usePortal();
  const [entry, setEntry] = useState<RecodeEntry>(() => recodeEntryOf(row));
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Message | null>(null);
  const seen = useRef(true);
  useEffect(() => {
    seen.current = true;
    return () => {
      seen.current = false;
    };
  }, []);
  const change = (part: Partial<RecodeEntry>) => setEntry((typed) => ({ ...typed, ...part }));
  const fault = tried ? recodeFaultOf(entry) : null;
  const chosen = row.reasons.find((reason) => lossId(reason) === entry.loss);
  const splits = entry.parts.length > 1;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (sending || recodeFaultOf(entry) !== null) return;
    onSending(true);
    setRefusal(null);
    const draft = recodeDraftOf(entry, row.reasons);
    const result = await recodeLosses(portal, row.entity.id, version, draft);
    onSending(false);
    if (result.kind === 'done') {
      if (seen.current) onClose();
    } else if (seen.current) setRefusal(result.message);
    else showToast(portal.store, result.message, 'critical');
  }

  return (
    <ValidatedForm id={id} onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <Select
          label={t('deferredProduction.recode.loss')}
          value={entry.loss}
          onValueChange={(loss) => change({ loss })}
          items={row.reasons.map((reason) => ({
            value: lossId(reason),
            label: t('deferredProduction.recode.lossOf', {
              reason: reasonText(reason, formats),
              kind: t(`deferredProduction.${reason.kind}`),
              volume: quantities.text(quantitiesOf(shownProductOf(row.product)).volume, reason.deferred),
            }),
          }))}
        />
        <Stack direction="row" gap="3" align="start" wrap>
          <DatePicker
            label={t('deferredProduction.recode.from')}
            value={entry.from}
            onValueChange={(from) => change({ from })}
            error={fault === 'noDay' ? t('deferredProduction.recode.noDay') : undefined}
          />
          <DatePicker
            label={t('deferredProduction.recode.to')}
            value={entry.to}
            onValueChange={(to) => change({ to })}
          />
        </Stack>
        {entry.parts.map((part, i) => (
          <PartFields
            key={i}
            part={part}
            number={splits ? i + 1 : null}
            noCause={fault === 'noCause' && part.reasonCode === null}
            noHours={fault === 'noHours' && !((part.hours ?? 0) > 0)}
            onChange={(changed) =>
              change({ parts: entry.parts.map((other, at) => (at === i ? { ...other, ...changed } : other)) })
            }
          />
        ))}
        {splits && chosen && (
          <Text size="small" emphasis="quiet">
            {t('deferredProduction.recode.hoursOf', { hours: quantities.text('hours', chosen.hours) })}
          </Text>
        )}
        <Stack direction="row" gap="2" wrap>
          {entry.parts.length < maxParts && (
            <Button size="sm" onClick={() => setEntry(withPart)}>
              {t('deferredProduction.recode.split')}
            </Button>
          )}
          {splits && (
            <Button size="sm" onClick={() => change({ parts: entry.parts.slice(0, -1) })}>
              {t('deferredProduction.recode.join')}
            </Button>
          )}
        </Stack>
        <Textarea
          label={t('exceptions.form.commentOptional')}
          value={entry.comment}
          onValueChange={(comment) => change({ comment })}
          maxLength={maxCommentLength}
          overlong
          dir="auto"
          error={
            fault === 'tooLong' ? t('exceptions.form.tooLong', { count: excessOf(entry.comment) }) : undefined
          }
        />
        {fault === 'same' && <FormMessage>{t('deferredProduction.recode.same')}</FormMessage>}
        {refusal && <FormMessage>{textOf(refusal)}</FormMessage>}
      </Stack>
    </ValidatedForm>
  );
}

interface PartFieldsProps {
  part: PartEntry;
  /** Null for the only part, which has all of the loss. */
  number: number | null;
  noCause: boolean;
  noHours: boolean;
  onChange: (changed: Partial<PartEntry>) => void;
}

function PartFields({ part, number, noCause, noHours, onChange }: PartFieldsProps) {
  const formats = useFormats();
  const { t } = formats;
  const causes = viewOf(useAtomValue(causesAtom));
  const items = useMemo(
    () => (causes.status === 'shown' ? causeItems(causes.body, formats) : []),
    [causes, formats],
  );
  if (causes.status === 'failed')
    return <InsightFailure failure="portal:failures.lossRecodes" view={causes} />;
  const cause = t('verdicts.form.cause');
  return (
    <Stack gap="2">
      <Combobox
        label={number === null ? cause : t('deferredProduction.recode.causeOf', { number })}
        items={items}
        loading={causes.status === 'loading'}
        value={part.reasonCode}
        onValueChange={(reasonCode) => onChange({ reasonCode })}
        error={noCause ? t('deferredProduction.recode.noCause') : undefined}
      />
      <Stack direction="row" gap="3" align="start" wrap>
        <Select
          label={t('deferredProduction.recode.kind')}
          value={part.kind}
          onValueChange={(kind) => onChange({ kind })}
          items={(['unplanned', 'planned'] as const).map((value) => ({
            value,
            label: t(`deferredProduction.${value}`),
          }))}
        />
        {number !== null && (
          <NumberField
            label={t('deferredProduction.recode.hours')}
            unit="h"
            value={part.hours}
            min={0}
            onValueChange={(hours) => onChange({ hours })}
            error={noHours ? t('deferredProduction.recode.noHours') : undefined}
          />
        )}
      </Stack>
    </Stack>
  );
}
