import type { DataHealth } from '@cnx/api';
import { Badge, DataTable, Stack, Text, type DataColumn, type Tone } from '@cnx/ui';
import { useMemo } from 'react';
import { namedColumns, type ColumnSpec } from '../../insight/columns.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';

type ImportReport = DataHealth['imports'][number];

const importTones = {
  running: 'info',
  done: 'good',
  rejected: 'warning',
  failed: 'critical',
  undone: 'neutral',
} as const satisfies Record<ImportReport['status'] | 'undone', Tone>;

const statusOf = ({ status, undoneAt }: ImportReport) => (undoneAt === null ? status : 'undone');

/** Props of {@link Imports}. */
interface ImportsProps {
  imports: readonly ImportReport[];
  /** Height from which the rows scroll, in px. */
  maxHeight: number | undefined;
}

/** The newest imports, with what became of their rows. */
export function Imports({ imports, maxHeight }: ImportsProps) {
  const formats = useFormats();
  const columns = useMemo(() => importColumns(formats), [formats]);
  return (
    <DataTable
      label={formats.t('dataHealth.imports.title')}
      columns={columns}
      rows={imports}
      rowId={({ id }) => id}
      maxHeight={maxHeight}
      compact
      flush
    />
  );
}

function importColumns({ t, dates }: Formats): readonly DataColumn<ImportReport>[] {
  const count = (valueOf: (row: ImportReport) => number): ColumnSpec<ImportReport> => ({
    kind: 'number',
    value: valueOf,
    width: 104,
  });
  const specs = {
    startedAt: {
      value: ({ startedAt }) => dates.wall(startedAt),
      cell: ({ startedAt }) => dates.clock(startedAt),
      width: 196,
    },
    files: { value: ({ files }) => files.join(', '), minWidth: 160 },
    status: {
      value: (row) => t(`dataHealth.imports.status.${statusOf(row)}`),
      cell: (row) => (
        <Stack gap="0">
          <Badge tone={importTones[statusOf(row)]} emphasis="quiet">
            {t(`dataHealth.imports.status.${statusOf(row)}`)}
          </Badge>
          {row.message !== null && (
            <Text as="span" size="caption" emphasis="quiet">
              {row.message}
            </Text>
          )}
        </Stack>
      ),
      minWidth: 120,
    },
    read: count(({ read }) => read),
    added: count(({ added }) => added),
    changed: count(({ changed }) => changed),
    rejected: count(({ rejected }) => rejected),
    suspect: count(({ suspect }) => suspect),
  } satisfies Record<string, ColumnSpec<ImportReport>>;
  return Object.values(namedColumns((key: keyof typeof specs) => t(`dataHealth.columns.${key}`), specs));
}
