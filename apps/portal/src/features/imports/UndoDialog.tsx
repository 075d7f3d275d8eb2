import type { ImportRun, ImportUndo } from '@cnx/api';
import { Banner, Button, Dialog, Skeleton, Stack, Text } from '@cnx/ui';
import { useEffect, useState } from 'react';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { usePortal } from '../../use-portal.tsx';
import { previewUndo, undoImport, type UndoOutcome } from './imports.ts';

/** Props of {@link UndoDialog}. */
export interface UndoDialogProps {
  run: ImportRun;
  onClose: () => void;
}

/** Says what undoing an import would do, what stays first, and does it. */
export function UndoDialog({ run, onClose }: UndoDialogProps) {
  const { t, dates } = useFormats();
  const textOf = useMessageText();
  const portal = usePortal();
  const [undo, setUndo] = useState<ImportUndo>();
  const [refused, setRefused] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const { id } = run;
  useEffect(() => {
    let isOpen = true;
    void previewUndo(portal, id).then((outcome) => {
      if (isOpen) take(outcome);
    });
    return () => {
      isOpen = false;
    };
  }, [portal, id]);

  function take(outcome: UndoOutcome): void {
    setRefused('refused' in outcome ? outcome.refused : undefined);
    if ('undo' in outcome) setUndo(outcome.undo);
  }
  const confirm = async ({ kept }: ImportUndo) => {
    setBusy(true);
    const outcome = await undoImport(portal, { importId: id, kept });
    setBusy(false);
    if ('undo' in outcome) return onClose();
    // What would stay is another number by now: it is said anew before anything is done.
    take(await previewUndo(portal, id));
    setRefused(outcome.refused);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('imports.undo.title', { name: run.files.join(', ') })}
      description={t('imports.undo.description', { time: dates.clock(run.startedAt) })}
      actions={
        <>
          <Button onClick={onClose}>{t('imports.undo.cancel')}</Button>
          <Button
            emphasis="strong"
            tone="critical"
            loading={busy}
            disabled={!undo}
            onClick={() => undo && void confirm(undo)}
          >
            {t('imports.undo.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {refused && <Banner tone="critical">{textOf(refused)}</Banner>}
        {undo ? <UndoFigures undo={undo} /> : !refused && <Skeleton lines={3} />}
      </Stack>
    </Dialog>
  );
}

/** What an undo takes back; what it cannot take back stands first. */
export function UndoFigures({ undo }: { undo: ImportUndo }) {
  const { t, dates, quantities } = useFormats();
  const { things, closedMonths, wells, firstDay, lastDay } = undo;
  const lines = (what: 'changed' | 'used' | 'removed' | 'restored') =>
    things
      .filter((one) => one[what] > 0)
      .map((one) =>
        t('imports.undo.line', {
          thing: t(`imports.undo.things.${one.thing}`),
          number: quantities.count(one[what]),
        }),
      );
  return (
    <Stack gap="3">
      {(['changed', 'used'] as const).map(
        (what) =>
          lines(what).length > 0 && (
            <Banner key={what} tone="warning" title={t(`imports.undo.${what}`)}>
              {lines(what).join(', ')}
            </Banner>
          ),
      )}
      {closedMonths.length > 0 && (
        <Banner tone="info">
          {t('imports.undo.closed', {
            months: closedMonths.map((month) => dates.month(`${month}-01`)).join(', '),
          })}
        </Banner>
      )}
      {(['removed', 'restored'] as const).map(
        (what) =>
          lines(what).length > 0 && (
            <Text key={what}>{t(`imports.undo.${what}`, { rows: lines(what).join(', ') })}</Text>
          ),
      )}
      {things.every(({ removed, restored }) => removed + restored === 0) && (
        <Text>{t('imports.undo.nothing')}</Text>
      )}
      {wells > 0 && (
        <Text emphasis="quiet" size="small">
          {firstDay === null || lastDay === null
            ? t('imports.undo.wells', { count: wells, number: quantities.count(wells) })
            : t('imports.undo.days', {
                count: wells,
                number: quantities.count(wells),
                from: dates.day(firstDay),
                to: dates.day(lastDay),
              })}
        </Text>
      )}
    </Stack>
  );
}
