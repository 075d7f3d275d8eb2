import type { ImportRun } from '@cnx/api';
import {
  Badge,
  Button,
  Card,
  DataTable,
  EmptyState,
  Skeleton,
  Stack,
  Text,
  type DataColumn,
  type Tone,
} from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { namedColumns, type ColumnSpec } from '../../insight/columns.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { importRunsViewAtom } from './imports.atoms.ts';
import { UndoDialog } from './UndoDialog.tsx';

const tones = {
  running: 'info',
  done: 'good',
  rejected: 'warning',
  failed: 'critical',
  undone: 'neutral',
} as const satisfies Record<ImportRun['status'] | 'undone', Tone>;

/** The newest imports, each with what can be undone of it. */
export function ImportList() {
  const { t } = useFormats();
  const view = useAtomValue(importRunsViewAtom);
  const [asked, setAsked] = useState<ImportRun>();
  return (
    <Card
      title={t('imports.list.title')}
      takeaway={t('imports.list.takeaway')}
      flush={view.status === 'shown'}
    >
      {view.status === 'failed' ? (
        <InsightFailure failure="portal:failures.imports" view={view} />
      ) : view.status === 'loading' ? (
        <Skeleton lines={4} />
      ) : view.body.length === 0 ? (
        <EmptyState title={t('imports.list.none')} />
      ) : (
        <ImportRuns runs={view.body} onUndo={setAsked} />
      )}
      {asked && <UndoDialog run={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

/** Props of {@link ImportRuns}. */
export interface ImportRunsProps {
  runs: readonly ImportRun[];
  onUndo: (run: ImportRun) => void;
}

/** Imports as a table. */
export function ImportRuns({ runs, onUndo }: ImportRunsProps) {
  const formats = useFormats();
  const columns = useMemo(() => runColumns(formats, onUndo), [formats, onUndo]);
  return (
    <DataTable
      label={formats.t('imports.list.title')}
      columns={columns}
      rows={runs}
      rowId={({ id }) => String(id)}
      maxHeight={420}
      compact
      flush
    />
  );
}

function runColumns(formats: Formats, onUndo: (run: ImportRun) => void): readonly DataColumn<ImportRun>[] {
  const { t, dates, quantities } = formats;
  const count = (valueOf: (run: ImportRun) => number): ColumnSpec<ImportRun> => ({
    kind: 'number',
    value: valueOf,
    cell: (run) => quantities.count(valueOf(run)),
    width: 90,
  });
  const specs = {
    startedAt: {
      value: ({ startedAt }) => dates.wall(startedAt),
      cell: ({ startedAt }) => dates.clock(startedAt),
      width: 190,
    },
    files: { value: ({ files }) => files.join(', '), minWidth: 150, wrap: true },
    state: {
      value: (run) => t(`imports.list.states.${stateOf(run)}`),
      cell: (run) => (
        <Stack gap="0">
          <Badge tone={tones[stateOf(run)]} emphasis="quiet">
            {t(`imports.list.states.${stateOf(run)}`)}
          </Badge>
          {run.undo.state === 'undone' && (
            <Text as="span" size="caption" emphasis="quiet">
              {undoneText(run, formats)}
            </Text>
          )}
        </Stack>
      ),
      width: 116,
      wrap: true,
    },
    undo: {
      value: ({ undo }) => undo.until ?? '',
      cell: (run) =>
        run.undo.state === 'possible' && (
          <Button
            size="sm"
            aria-label={t('imports.undo.openOf', { name: run.files.join(', ') })}
            onClick={() => onUndo(run)}
          >
            {t('imports.undo.open')}
          </Button>
        ),
      width: 122,
    },
    kind: { value: ({ kind }) => t(`imports.kinds.${kind}`), width: 128, wrap: true },
    by: { value: (run) => byText(run, formats), minWidth: 140, wrap: true },
    added: count(({ added }) => added),
    changed: count(({ changed }) => changed),
    rejected: count(({ rejected }) => rejected),
  } satisfies Record<string, ColumnSpec<ImportRun>>;
  return Object.values(namedColumns((key: keyof typeof specs) => t(`imports.list.columns.${key}`), specs));
}

const stateOf = ({ status, undo }: ImportRun) => (undo.state === 'undone' ? 'undone' : status);

function byText({ source, by }: ImportRun, { t }: Formats): string {
  const word = t(`imports.list.sources.${source}`);
  return by === null ? word : `${by} (${word})`;
}

function undoneText({ undo }: ImportRun, { t, dates, quantities }: Formats): string {
  const time = undo.at === null ? '' : dates.clock(undo.at);
  const who = undo.by ?? t('imports.list.sources.command');
  const stayed =
    undo.kept === 0
      ? ''
      : ` · ${t('imports.list.stayed', { count: undo.kept, number: quantities.count(undo.kept) })}`;
  return `${time}, ${who}${stayed}`;
}
