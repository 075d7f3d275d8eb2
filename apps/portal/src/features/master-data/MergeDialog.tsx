import type { WellMerge, WellRecord } from '@cnx/api';
import { Banner, Button, Combobox, Dialog, RadioGroup, Skeleton, Stack, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { Message } from '../../i18n/message.ts';
import { Refused } from '../../insight/Refused.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { listAtom } from '../../state/query.atoms.ts';
import { viewOf } from '../../insight/insight-view.ts';
import { usePortal } from '../../use-portal.tsx';
import { mergeWells, previewWellMerge } from './master-data.ts';

const wellsAtom = listAtom('/ExceptionReport/GetWells');

/** Days that are named; of more their number says enough. */
const maxShownDays = 12;

/** Props of {@link MergeDialog}. */
export interface MergeDialogProps {
  /** The well that goes. */
  record: WellRecord;
  onClose: () => void;
  /** Called when it is gone. */
  onMerged: () => void;
}

/** Asks which well a well is a second record of, says what would move and what differs, and merges the two. */
export function MergeDialog({ record, onClose, onMerged }: MergeDialogProps) {
  const { t } = useFormats();
  const portal = usePortal();
  const wells = viewOf(useAtomValue(wellsAtom));
  const [intoId, setIntoId] = useState<string | null>(null);
  const [merge, setMerge] = useState<WellMerge>();
  const [keep, setKeep] = useState<'from' | 'into' | null>(null);
  const [refused, setRefused] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const { id, field } = record;
  const items = useMemo(
    () =>
      wells.status !== 'shown'
        ? []
        : wells.body
            .filter((well) => well.fieldId === field.id && well.id !== id)
            .map((well) => ({ value: well.id, label: well.name })),
    [wells, field.id, id],
  );
  const intoName = items.find(({ value }) => value === intoId)?.label ?? '';
  const readPreview = async (chosen: string) => {
    const outcome = await previewWellMerge(portal, { fromId: id, intoId: chosen });
    setRefused('refused' in outcome ? outcome.refused : undefined);
    setMerge('merge' in outcome ? outcome.merge : undefined);
  };
  const choose = (chosen: string | null) => {
    setIntoId(chosen);
    setMerge(undefined);
    setKeep(null);
    setRefused(undefined);
    if (chosen !== null) void readPreview(chosen);
  };
  const confirm = async () => {
    if (intoId === null || !merge) return;
    setBusy(true);
    const why = await mergeWells(portal, { fromId: id, intoId, keep, clashing: merge.clashing });
    setBusy(false);
    if (!why) return onMerged();
    // What differs may be something else by now: it is said anew before anything is done.
    await readPreview(intoId);
    setRefused(why);
  };
  const ready = merge !== undefined && merge.heldBy.length === 0 && (merge.clashing === 0 || keep !== null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('masterData.merge.title', { name: record.name })}
      description={t('masterData.merge.description', { name: record.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('masterData.cancel')}</Button>
          <Button
            emphasis="strong"
            tone="critical"
            loading={busy}
            disabled={!ready}
            onClick={() => void confirm()}
          >
            {t('masterData.merge.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Combobox
          label={t('masterData.merge.into')}
          items={items}
          value={intoId}
          onValueChange={choose}
          loading={wells.status === 'loading'}
        />
        <Refused message={refused} />
        {intoId !== null && !merge && !refused && <Skeleton lines={3} />}
        {merge && <MergeFigures merge={merge} />}
        {merge && merge.clashing > 0 && (
          <RadioGroup
            label={t('masterData.merge.keep')}
            items={[
              { value: 'into', label: t('masterData.merge.keepOf', { name: intoName }) },
              { value: 'from', label: t('masterData.merge.keepOf', { name: record.name }) },
            ]}
            value={keep ?? ''}
            onValueChange={(chosen) => setKeep(chosen === 'from' ? 'from' : 'into')}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** What a merge would do; what stands in its way is first. */
export function MergeFigures({ merge }: { merge: WellMerge }) {
  const { t, dates, quantities } = useFormats();
  const { things, clashing, clashingDays, heldBy } = merge;
  const lines = (what: 'moved' | 'double' | 'clashing') =>
    things
      .filter((one) => one[what] > 0)
      .map((one) =>
        t('imports.undo.line', {
          thing: t(`imports.undo.things.${one.thing}`),
          number: quantities.count(one[what]),
        }),
      )
      .join(', ');
  const more = clashingDays.length - maxShownDays;
  return (
    <Stack gap="3">
      {heldBy.length > 0 && <Banner tone="critical">{t('masterData.refusal.wellHeld')}</Banner>}
      {clashing > 0 && (
        <Banner tone="warning" title={t('masterData.merge.clashing', { rows: lines('clashing') })}>
          {clashingDays.slice(0, maxShownDays).map(dates.day).join(', ')}
          {more > 0 && ` ${t('masterData.merge.more', { count: more })}`}
        </Banner>
      )}
      <Text>
        {lines('moved') === ''
          ? t('masterData.merge.nothing')
          : t('masterData.merge.moved', { rows: lines('moved') })}
      </Text>
      {lines('double') !== '' && <Text>{t('masterData.merge.double', { rows: lines('double') })}</Text>}
    </Stack>
  );
}
