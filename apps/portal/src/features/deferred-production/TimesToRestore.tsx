import type { TimesToRestore as Times } from '@cnx/api';
import { DataTable, Stack, Text, type DataColumn } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { InsightFailure, RowsSkeleton } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { timesToRestoreViewAtom } from './deferred-production.atoms.ts';
import { reasonText } from '../../insight/reason-text.ts';

type Time = Times['total'];

/** How long wells were off stream until they were restored, of the window and the filters. */
export function TimesToRestore() {
  return <RestoreTables view={useAtomValue(timesToRestoreViewAtom)} />;
}

/** Props of {@link RestoreTables}. */
export interface RestoreTablesProps {
  view: InsightView<Times>;
}

/** Times to restore in a sentence, by reason and by field; the stops that go on apart. */
export function RestoreTables({ view }: RestoreTablesProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  if (view.status === 'loading') return <RowsSkeleton />;
  if (view.status === 'failed')
    return <InsightFailure failure="portal:failures.timesToRestore" view={view} />;
  const { total, byReason, byField } = view.body;
  const hours = (value: number | null) => quantities.text('hours', value, { digits: 0 });
  return (
    <Stack gap="3">
      <Text>
        {total.restored === 0
          ? t('deferredProduction.restore.none')
          : t('deferredProduction.restore.total', {
              ...{ count: total.restored, mean: hours(total.meanHours), median: hours(total.medianHours) },
            })}{' '}
        {total.open > 0 &&
          t('deferredProduction.restore.open', { count: total.open, hours: hours(total.openHours) })}
      </Text>
      {byReason.length > 0 && (
        <>
          <DataTable
            label={t('deferredProduction.restore.byReason')}
            compact
            rows={byReason}
            rowId={({ reasonCode }) => reasonCode}
            columns={columns<Times['byReason'][number]>(
              t('deferredProduction.reason'),
              (row) => reasonText(row, formats),
              formats,
            )}
          />
          <DataTable
            label={t('deferredProduction.restore.byField')}
            compact
            rows={byField}
            rowId={({ field }) => field.id}
            columns={columns<Times['byField'][number]>(
              t('vocabulary.level.field'),
              ({ field }) => field.name,
              formats,
            )}
          />
        </>
      )}
      <Text size="small" emphasis="quiet">
        {t('deferredProduction.restore.note')}
      </Text>
    </Stack>
  );
}

function columns<Row extends Time>(
  label: string,
  nameOf: (row: Row) => string,
  { t, quantities }: Formats,
): DataColumn<Row>[] {
  const hours = (id: 'meanHours' | 'medianHours' | 'openHours', name: string): DataColumn<Row> => ({
    id,
    label: name,
    unit: quantities.unit('hours'),
    kind: 'number',
    digits: 1,
    value: (row) => row[id],
  });
  return [
    { id: 'name', label, value: nameOf },
    {
      id: 'restored',
      label: t('deferredProduction.restore.restored'),
      kind: 'number',
      digits: 0,
      value: ({ restored }) => restored,
    },
    hours('meanHours', t('deferredProduction.restore.mean')),
    hours('medianHours', t('deferredProduction.restore.median')),
    {
      id: 'open',
      label: t('deferredProduction.restore.stillOpen'),
      kind: 'number',
      digits: 0,
      value: ({ open }) => open,
    },
    hours('openHours', t('deferredProduction.restore.openSoFar')),
  ];
}
