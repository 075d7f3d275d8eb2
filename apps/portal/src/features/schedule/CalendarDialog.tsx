import type { CalendarAddress } from '@cnx/api';
import { Button, Dialog, FormMessage, Stack, Text, TextField } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { CalendarPlus, ClipboardCopy, Download } from 'lucide-react';
import { useState } from 'react';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { InsightFailure, RowsSkeleton } from '../../insight/InsightStates.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import {
  createCalendarAddress,
  narrowedAddress,
  removeCalendarAddress,
  saveScheduleFile,
} from './calendar-address.ts';
import { calendarAddressViewAtom, scheduleQueryAtom } from './schedule.atoms.ts';

const small = { size: 16, 'aria-hidden': true } as const;

/** Props of {@link CalendarDialog}. */
export interface CalendarDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the user closes it. */
  onClose: () => void;
}

/** The schedule in a calendar program: by an address that it reads again and again, or once as a file. */
export function CalendarDialog({ open, onClose }: CalendarDialogProps) {
  const { t } = useFormats();
  return (
    <Dialog
      open={open}
      size="sm"
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={t('schedule.calendar.title')}
      description={t('schedule.calendar.hint')}
      actions={<Button onClick={onClose}>{t('schedule.calendar.close')}</Button>}
    >
      <Stack gap="4">
        <AddressPart />
        <FilePart />
      </Stack>
    </Dialog>
  );
}

function AddressPart() {
  const view = useAtomValue(calendarAddressViewAtom);
  if (view.status === 'failed')
    return <InsightFailure failure="portal:failures.calendarAddress" view={view} />;
  if (view.status !== 'shown') return <RowsSkeleton />;
  return <Address known={view.body} />;
}

/** Rendered while the dialog is seen: a new address is gone with it. */
function Address({ known }: { known: CalendarAddress }) {
  const { t, dates } = useFormats();
  const textOf = useMessageText();
  const portal = usePortal();
  const query = useAtomValue(scheduleQueryAtom);
  const [whole, setWhole] = useState<string | null>(null);
  const address = whole === null ? null : narrowedAddress(whole, query);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Message>();
  const create = async () => {
    setBusy(true);
    const outcome = await createCalendarAddress(portal);
    setBusy(false);
    setAsking(false);
    if ('refused' in outcome) setRefused(outcome.refused);
    else {
      setRefused(undefined);
      setWhole(outcome.address);
    }
  };
  const remove = async () => {
    setBusy(true);
    const why = await removeCalendarAddress(portal);
    setBusy(false);
    setRefused(why);
    if (!why) setWhole(null);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      showToast(portal.store, { key: 'portal:schedule.calendar.copied' }, 'good');
    } catch {
      showToast(portal.store, { key: 'portal:schedule.calendar.notCopied' }, 'critical');
    }
  };
  const { createdAt, readAt } = known;
  return (
    <Stack gap="3">
      <div role="alert">{refused && <FormMessage>{textOf(refused)}</FormMessage>}</div>
      {address !== null && (
        <>
          <TextField
            label={t('schedule.calendar.address')}
            hint={t('schedule.calendar.secret')}
            value={address}
            readOnly
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
          />
          {address !== whole && (
            <Text size="small" emphasis="quiet">
              {t('schedule.calendar.narrowed')}
            </Text>
          )}
          <Stack direction="row" gap="2">
            <Button emphasis="strong" icon={<ClipboardCopy {...small} />} onClick={() => void copy()}>
              {t('schedule.calendar.copy')}
            </Button>
          </Stack>
        </>
      )}
      {address === null && createdAt !== null && (
        <Text>
          {t('schedule.calendar.since', { time: dates.clock(createdAt) })}{' '}
          {readAt === null
            ? t('schedule.calendar.neverRead')
            : t('schedule.calendar.read', { time: dates.clock(readAt) })}
        </Text>
      )}
      {createdAt === null && <Text>{t('schedule.calendar.none')}</Text>}
      {asking && <Text>{t('schedule.calendar.renewQuestion')}</Text>}
      <Stack direction="row" gap="2">
        {createdAt === null && (
          <Button
            emphasis="strong"
            icon={<CalendarPlus {...small} />}
            loading={busy}
            onClick={() => void create()}
          >
            {t('schedule.calendar.make')}
          </Button>
        )}
        {createdAt !== null && !asking && (
          <>
            <Button onClick={() => setAsking(true)}>{t('schedule.calendar.renew')}</Button>
            <Button tone="critical" loading={busy} onClick={() => void remove()}>
              {t('schedule.calendar.remove')}
            </Button>
          </>
        )}
        {createdAt !== null && asking && (
          <>
            <Button emphasis="strong" loading={busy} onClick={() => void create()}>
              {t('schedule.calendar.renewNow')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('schedule.calendar.keep')}</Button>
          </>
        )}
      </Stack>
    </Stack>
  );
}

function FilePart() {
  const { t } = useFormats();
  const portal = usePortal();
  const query = useAtomValue(scheduleQueryAtom);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveScheduleFile(portal, query);
    setBusy(false);
  };
  return (
    <Stack gap="2">
      <Text emphasis="quiet">{t('schedule.calendar.fileHint')}</Text>
      <Stack direction="row" gap="2">
        <Button icon={<Download {...small} />} loading={busy} onClick={() => void save()}>
          {t('schedule.calendar.file')}
        </Button>
      </Stack>
    </Stack>
  );
}
