import type { FieldRecord } from '@cnx/api';
import { Banner, Button, Combobox, Drawer, Link, NumberField, Select, Stack, TextField } from '@cnx/ui';
import { useId, useMemo, useState, type FormEvent } from 'react';
import type { Message } from '../../i18n/message.ts';
import { Refused } from '../../insight/Refused.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { paths } from '../../paths.ts';
import { timeZones } from '../../state/time-zones.ts';
import { usePortal } from '../../use-portal.tsx';
import { hourText } from '../../insight/zoned-time.ts';
import { ValidatedForm } from '../../insight/ValidatedForm.tsx';
import { changeFieldRecord } from './master-data.ts';

/** Hours that a report can be due after its day. */
const maxReportDue = 168;
const hours = Array.from({ length: 24 }, (_, hour) => String(hour));

/** Props of {@link FieldDrawer}. */
export interface FieldDrawerProps {
  record: FieldRecord;
  onClose: () => void;
}

/** The record of a field, to be changed. What was typed stays until the server has taken it. */
export function FieldDrawer({ record, onClose }: FieldDrawerProps) {
  const { t } = useFormats();
  const portal = usePortal();
  const formId = useId();
  const [read] = useState(record);
  const [entry, setEntry] = useState<FieldRecord>(record);
  // Null while the field of hours is empty.
  const [due, setDue] = useState<number | null>(record.reportDue);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const zones = useMemo(() => timeZones().map((value) => ({ value, label: value.replaceAll('_', ' ') })), []);
  const missing = (text: string) =>
    tried && text.trim() === '' ? t('masterData.faults.missing') : undefined;
  const wrongDue = due === null || !Number.isInteger(due) || due < 0 || due > maxReportDue;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { area, businessUnit, timeZone, dayStart } = entry;
    if (busy || wrongDue || [area, businessUnit, timeZone].some((text) => text.trim() === '')) return;
    setBusy(true);
    const why = await changeFieldRecord(portal, {
      ...{ id: read.id, version: read.version, timeZone, dayStart, reportDue: due },
      ...{ area: area.trim(), businessUnit: businessUnit.trim() },
    });
    setBusy(false);
    setRefused(why);
    if (!why) onClose();
  };
  const locked = read.demonstration;
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      printed={false}
      title={read.name}
      description={t('masterData.wellCount', { count: read.wells })}
      actions={
        <>
          <Button onClick={onClose}>{t('masterData.cancel')}</Button>
          <Button type="submit" form={formId} emphasis="strong" loading={busy} disabled={locked}>
            {t('masterData.save')}
          </Button>
        </>
      }
    >
      <ValidatedForm id={formId} onSubmit={(event) => void save(event)}>
        <Stack gap="4">
          {locked && <Banner tone="info">{t('masterData.refusal.demonstrationField')}</Banner>}
          <Refused message={refused} />
          <TextField
            label={t('masterData.fieldColumns.area')}
            value={entry.area}
            onValueChange={(area) => setEntry({ ...entry, area })}
            hint={t('masterData.areaHint')}
            error={missing(entry.area)}
            maxLength={120}
            disabled={locked}
            autoComplete="off"
            required
          />
          <TextField
            label={t('masterData.fieldColumns.businessUnit')}
            value={entry.businessUnit}
            onValueChange={(businessUnit) => setEntry({ ...entry, businessUnit })}
            error={missing(entry.businessUnit)}
            maxLength={120}
            disabled={locked}
            autoComplete="off"
            required
          />
          <Combobox
            label={t('masterData.fieldColumns.timeZone')}
            items={zones}
            value={entry.timeZone}
            onValueChange={(timeZone) => setEntry({ ...entry, timeZone: timeZone ?? '' })}
            error={missing(entry.timeZone)}
            disabled={locked}
            required
          />
          <Select
            label={t('masterData.fieldColumns.dayStart')}
            items={hours.map((value) => ({ value, label: hourText(Number(value)) }))}
            value={String(entry.dayStart)}
            onValueChange={(hour) => setEntry({ ...entry, dayStart: Number(hour) })}
            disabled={locked}
          />
          <NumberField
            label={t('masterData.fieldColumns.reportDue')}
            value={due}
            onValueChange={setDue}
            min={0}
            max={maxReportDue}
            unit="h"
            error={tried && wrongDue ? t('masterData.faults.reportDue') : undefined}
            disabled={locked}
          />
          <Banner tone="info">{t('masterData.computes', { count: read.wells })}</Banner>
          <Link href={paths.import}>{t('masterData.earlier')}</Link>
        </Stack>
      </ValidatedForm>
    </Drawer>
  );
}
