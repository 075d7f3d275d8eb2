import type { FieldRecord } from '@cnx/api';
import { DataTable, EmptyState, Skeleton, type DataColumn } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { namedColumns, type ColumnSpec } from '../../insight/columns.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { hourText } from '../../insight/zoned-time.ts';
import { FieldDrawer } from './FieldDrawer.tsx';
import { fieldRecordsViewAtom, masterDataFailure } from './master-data.atoms.ts';
import { Opens } from './Opens.tsx';

/** The fields with their records: shown, changed. */
export function FieldRecords() {
  const formats = useFormats();
  const { t } = formats;
  const view = useAtomValue(fieldRecordsViewAtom);
  const [shownId, setShownId] = useState<string | null>(null);
  const columns = useMemo(() => columnsOf(formats), [formats]);
  if (view.status === 'failed') return <InsightFailure failure={masterDataFailure} view={view} />;
  if (view.status === 'loading') return <Skeleton lines={6} />;
  const shown = view.body.find(({ id }) => id === shownId);
  return (
    <>
      <DataTable
        label={t('masterData.fields')}
        columns={columns}
        rows={view.body}
        rowId={({ id }) => id}
        empty={<EmptyState title={t('masterData.noFields')} />}
        lineColumns={['area', 'timeZone', 'dayStart']}
        onSelect={({ id }) => setShownId(id)}
        compact
      />
      {shown && <FieldDrawer key={shown.id} record={shown} onClose={() => setShownId(null)} />}
    </>
  );
}

function columnsOf({ t, quantities }: Formats): readonly DataColumn<FieldRecord>[] {
  const specs = {
    name: { value: ({ name }) => name, cell: ({ name }) => <Opens>{name}</Opens>, minWidth: 130 },
    area: { value: ({ area }) => area, minWidth: 120 },
    businessUnit: { value: ({ businessUnit }) => businessUnit, minWidth: 130 },
    timeZone: { value: ({ timeZone }) => timeZone.replaceAll('_', ' '), minWidth: 150 },
    dayStart: { value: ({ dayStart }) => hourText(dayStart), width: 130 },
    reportDue: {
      kind: 'number',
      value: ({ reportDue }) => reportDue,
      cell: ({ reportDue }) => t('masterData.hours', { number: quantities.count(reportDue) }),
      width: 150,
    },
    wells: {
      kind: 'number',
      value: ({ wells }) => wells,
      cell: ({ wells }) => quantities.count(wells),
      width: 90,
    },
  } satisfies Record<string, ColumnSpec<FieldRecord>>;
  return Object.values(namedColumns((key: keyof typeof specs) => t(`masterData.fieldColumns.${key}`), specs));
}
