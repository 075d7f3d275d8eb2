import type { WellRecord } from '@cnx/api';
import { Banner, Button, DatePicker, DescriptionList, Drawer, Link, Select, Stack, TextField } from '@cnx/ui';
import { useId, useState, type FormEvent } from 'react';
import type { Message } from '../../i18n/message.ts';
import { Refused } from '../../insight/Refused.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { paths } from '../../paths.ts';
import { usePortal } from '../../use-portal.tsx';
import { ValidatedForm } from '../../insight/ValidatedForm.tsx';
import { DatedRows } from './DatedRows.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { changeWellRecord } from './master-data.ts';
import {
  faultyRows,
  listFields,
  wellEntryOf,
  wellFaultsOf,
  wellRequestOf,
  type NameField,
  type WellEntry,
} from './well-entry.ts';
import { methods, products, statuses } from './well-words.ts';

/** Props of {@link WellDrawer}. */
export interface WellDrawerProps {
  record: WellRecord;
  onClose: () => void;
}

/** The record of a well, to be changed. What was typed stays until the server has taken it. */
export function WellDrawer({ record, onClose }: WellDrawerProps) {
  const { t, dates } = useFormats();
  const portal = usePortal();
  const formId = useId();
  // Another one's change, which arrives meanwhile, does not take what is typed: the server refuses it by the version.
  const [read] = useState(record);
  const [entry, setEntry] = useState(() => wellEntryOf(record));
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const [merging, setMerging] = useState(false);
  const faults = tried ? wellFaultsOf(entry, portal.now().getTime()) : {};
  const errorOf = (field: keyof WellEntry) => {
    const fault = faults[field];
    return fault && t(`masterData.faults.${fault}`);
  };
  const set = (changes: Partial<WellEntry>) => setEntry((now) => ({ ...now, ...changes }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || Object.keys(wellFaultsOf(entry, portal.now().getTime())).length > 0) return;
    setBusy(true);
    const why = await changeWellRecord(portal, wellRequestOf(read, entry));
    setBusy(false);
    setRefused(why);
    if (!why) onClose();
  };
  const renamed = entry.name.trim() !== '' && entry.name.trim() !== read.name;
  const text = (field: NameField | (typeof listFields)[number]) => (
    <TextField
      key={field}
      label={t(`masterData.entry.${field}`)}
      value={entry[field]}
      onValueChange={(value) => set({ [field]: value })}
      error={errorOf(field)}
      hint={field === 'aliases' || field === 'mother' ? t(`masterData.${field}Hint`) : undefined}
      required={field === 'name'}
      maxLength={listFields.some((one) => one === field) ? 2_000 : 120}
      autoComplete="off"
      spellCheck={false}
    />
  );
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      printed={false}
      title={read.name}
      description={read.field.name}
      actions={
        <>
          <Button onClick={onClose}>{t('masterData.cancel')}</Button>
          <Button type="submit" form={formId} emphasis="strong" loading={busy}>
            {t('masterData.save')}
          </Button>
        </>
      }
    >
      <ValidatedForm id={formId} onSubmit={(event) => void save(event)}>
        <Stack gap="4">
          <DescriptionList
            items={[
              { label: t('masterData.now'), value: t(`search.wellStatus.${read.status}`) },
              { label: t('masterData.computedFor'), value: t(`masterData.product.${read.mainProduct}`) },
              {
                label: t('masterData.reported'),
                value: read.firstDay && read.lastDay && dates.days(read.firstDay, read.lastDay),
              },
            ]}
          />
          <Refused message={refused} />
          {tried && Object.keys(faults).length > 0 && (
            <Banner tone="critical">{t('masterData.faulty')}</Banner>
          )}
          {text('name')}
          {renamed && <Banner tone="info">{t('masterData.renamed', { name: read.name })}</Banner>}
          {text('uwi')}
          {text('api')}
          {text('code')}
          {text('mother')}
          {text('aliases')}
          <Select
            label={t('masterData.columns.method')}
            items={methods.map((value) => ({ value, label: t(`vocabulary.method.${value}`) }))}
            value={entry.method}
            onValueChange={(method) => set({ method })}
          />
          {text('manufacturer')}
          {text('pads')}
          {text('manifolds')}
          {text('testHeaders')}
          <DatedRows
            label={t('masterData.statuses')}
            valueLabel={t('masterData.columns.status')}
            items={statuses.map((value) => ({ value, label: t(`search.wellStatus.${value}`) }))}
            rows={entry.statuses}
            onRows={(rows) => set({ statuses: rows })}
            error={errorOf('statuses')}
            faulty={faultyRows(entry.statuses, faults.statuses, portal.now().getTime())}
          />
          <DatedRows
            label={t('masterData.mainProducts')}
            valueLabel={t('masterData.columns.mainProduct')}
            hint={t('masterData.productsHint')}
            items={products.map((value) => ({ value, label: t(`masterData.product.${value}`) }))}
            rows={entry.mainProducts}
            onRows={(rows) => set({ mainProducts: rows })}
            error={errorOf('mainProducts')}
            faulty={faultyRows(entry.mainProducts, faults.mainProducts, portal.now().getTime())}
          />
          <DatePicker
            label={t('masterData.firstProduction')}
            value={entry.firstProduction}
            onValueChange={(firstProduction) => set({ firstProduction })}
            error={errorOf('firstProduction')}
          />
          {!read.demonstration && (
            <Stack direction="row">
              <Button onClick={() => setMerging(true)}>{t('masterData.merge.open')}</Button>
            </Stack>
          )}
          <Link href={paths.import}>{t('masterData.earlier')}</Link>
        </Stack>
      </ValidatedForm>
      {merging && <MergeDialog record={read} onClose={() => setMerging(false)} onMerged={onClose} />}
    </Drawer>
  );
}
