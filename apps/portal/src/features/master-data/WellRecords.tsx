import type { WellRecord } from '@cnx/api';
import { Badge, Select, Stack, styled, type DataColumn } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { namedColumns, type ColumnSpec } from '../../insight/columns.ts';
import { FilterText } from '../../insight/FilterText.tsx';
import { PagedTable } from '../../insight/PagedTable.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import {
  fieldRecordsViewAtom,
  masterDataFailure,
  wellFilterAtom,
  wellRecordsAtom,
} from './master-data.atoms.ts';
import { Opens } from './Opens.tsx';
import { WellDrawer } from './WellDrawer.tsx';
import { methods } from './well-words.ts';

/** One beside the other; on a narrow page one under the other and of one width. */
const Bar = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  maxWidth: 860,
});

/** The wells with their records: found, shown, changed. */
export function WellRecords() {
  const formats = useFormats();
  const { t } = formats;
  const [filter, setFilter] = useAtom(wellFilterAtom);
  const result = useAtomValue(wellRecordsAtom);
  const fields = useAtomValue(fieldRecordsViewAtom);
  const [shownId, setShownId] = useState<string | null>(null);
  const columns = useMemo(() => columnsOf(formats), [formats]);
  const shown = result.data?.pages.flatMap(({ data }) => data).find(({ id }) => id === shownId);
  const fieldItems = fields.status === 'shown' ? fields.body : [];
  return (
    <Stack gap="normal">
      <Bar>
        <FilterText
          label={t('masterData.search')}
          value={filter.text}
          onRest={(text) => setFilter((now) => ({ ...now, text }))}
        />
        <Select
          label={t('masterData.columns.field')}
          items={[
            { value: '', label: t('masterData.everyField') },
            ...fieldItems.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filter.fieldId}
          onValueChange={(fieldId) => setFilter({ ...filter, fieldId })}
        />
        <Select
          label={t('masterData.columns.method')}
          items={(['', ...methods] as const).map((value) => ({
            value,
            label: value === '' ? t('masterData.everyMethod') : t(`vocabulary.method.${value}`),
          }))}
          value={filter.method}
          onValueChange={(method) => setFilter({ ...filter, method })}
        />
      </Bar>
      <PagedTable
        label={t('masterData.wells')}
        columns={columns}
        result={result}
        failure={masterDataFailure}
        empty={t('masterData.none')}
        order={t('masterData.byField')}
        lineColumns={['field', 'status', 'method']}
        onSelect={({ id }) => setShownId(id)}
      />
      {shown && <WellDrawer key={shown.id} record={shown} onClose={() => setShownId(null)} />}
    </Stack>
  );
}

function columnsOf({ t, dates }: Formats): readonly DataColumn<WellRecord>[] {
  const specs = {
    name: { value: ({ name }) => name, cell: ({ name }) => <Opens>{name}</Opens>, minWidth: 130 },
    field: { value: ({ field }) => field.name, minWidth: 120 },
    mother: { value: ({ mother }) => mother ?? '', minWidth: 110 },
    identifiers: {
      value: ({ uwi, api, code, aliases }) =>
        [uwi, api, code, ...aliases].filter((one) => one !== null).join(', '),
      minWidth: 150,
      wrap: true,
    },
    groups: {
      value: ({ pads, manifolds, testHeaders }) => [...pads, ...manifolds, ...testHeaders].join(', '),
      minWidth: 130,
      wrap: true,
    },
    method: { value: ({ method }) => t(`vocabulary.method.${method}`), minWidth: 150 },
    manufacturer: { value: ({ manufacturer }) => manufacturer ?? '', minWidth: 110 },
    status: {
      value: ({ status }) => t(`search.wellStatus.${status}`),
      cell: ({ status }) => (
        <Badge tone={status === 'producing' ? 'good' : 'neutral'} emphasis="quiet">
          {t(`search.wellStatus.${status}`)}
        </Badge>
      ),
      width: 150,
    },
    mainProduct: { value: ({ mainProduct }) => t(`masterData.product.${mainProduct}`), width: 100 },
    lastDay: {
      value: ({ lastDay }) => lastDay,
      cell: ({ lastDay }) => (lastDay === null ? '' : dates.day(lastDay)),
      width: 120,
    },
  } satisfies Record<string, ColumnSpec<WellRecord>>;
  return Object.values(namedColumns((key: keyof typeof specs) => t(`masterData.columns.${key}`), specs));
}
