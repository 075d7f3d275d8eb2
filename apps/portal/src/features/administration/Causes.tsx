import type { Cause } from '@cnx/api';
import { Badge, Button, DataTable, Skeleton, Stack, Text, type DataColumn } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { causeName } from '../../insight/cause-choice.ts';
import { namedColumns, type ColumnSpec } from '../../insight/columns.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { viewOf } from '../../insight/insight-view.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { causesAtom } from '../../state/causes.atoms.ts';
import { administrationFailure } from './administration.atoms.ts';
import { CauseDialog } from './CauseDialog.tsx';

/** The catalog of causes, to be changed and added to. */
export function Causes() {
  const formats = useFormats();
  const { t } = formats;
  const view = viewOf(useAtomValue(causesAtom));
  const [shown, setShown] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  if (view.status === 'failed') return <InsightFailure failure={administrationFailure} view={view} />;
  if (view.status === 'loading') return <Skeleton lines={6} />;
  const causes = view.body;
  const open = causes.find(({ code }) => code === shown);
  return (
    <Stack gap="normal">
      <Text emphasis="quiet">{t('administration.causesText')}</Text>
      <div>
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          emphasis="strong"
          onClick={() => setAdding(true)}
        >
          {t('administration.addCause')}
        </Button>
      </div>
      <DataTable
        label={t('administration.tabs.causes')}
        rows={causes}
        rowId={({ code }) => code}
        columns={columnsOf(causes, formats)}
        onSelect={({ code }) => setShown(code)}
      />
      {adding && <CauseDialog cause={null} causes={causes} onClose={() => setAdding(false)} />}
      {open && <CauseDialog key={open.code} cause={open} causes={causes} onClose={() => setShown(null)} />}
    </Stack>
  );
}

function columnsOf(causes: readonly Cause[], { t, language }: Formats): readonly DataColumn<Cause>[] {
  const nameOf = (code: string | null) => {
    const cause = causes.find((one) => one.code === code);
    return cause ? causeName(cause, language) : null;
  };
  const specs = {
    cause: { value: (cause) => causeName(cause, language), minWidth: 180 },
    partOf: { value: ({ parentCode }) => nameOf(parentCode), minWidth: 140 },
    choke: { value: ({ choke }) => t(`vocabulary.choke.${choke}`), width: 112 },
    usualKind: { value: ({ usualKind }) => t(`deferredProduction.${usualKind}`), width: 112 },
    words: { value: ({ aliases }) => aliases.join(', '), minWidth: 140, wrap: true },
    state: {
      value: ({ active }) => t(active ? 'administration.on' : 'administration.off'),
      cell: ({ active, computed }) => (
        <Badge tone={active && !computed ? 'good' : 'neutral'} emphasis="quiet">
          {t(computed ? 'administration.byRules' : active ? 'administration.on' : 'administration.off')}
        </Badge>
      ),
      width: 128,
    },
  } satisfies Record<string, ColumnSpec<Cause>>;
  return Object.values(
    namedColumns((key: keyof typeof specs) => t(`administration.causeColumns.${key}`), specs),
  );
}
