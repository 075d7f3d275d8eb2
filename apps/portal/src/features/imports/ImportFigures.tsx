import type { ImportResult, ImportRowNote, ImportWell, RejectedFile } from '@cnx/api';
import {
  Badge,
  Banner,
  Button,
  Card,
  DataTable,
  DescriptionList,
  Stack,
  Text,
  type DataColumn,
} from '@cnx/ui';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { saveFile } from '../../insight/save-file.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { sentenceTexts } from './import-sentences.ts';
import { rejectedText } from './rejected-text.ts';
import { Said } from './Said.tsx';
import { useSaid } from './use-said.ts';

/** What an import would store or has stored: its rows in figures, warnings, wells, and rows with faults and doubts. */
export function ImportFigures({ result }: { result: ImportResult }) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const isDone = result.state === 'stored';
  const figures = [
    ['rowsNew', result.rowsNew],
    ['rowsUpdated', result.rowsUpdated],
    ['rowsUnchanged', result.rowsUnchanged],
    ['rowsRejected', result.rowsRejected],
    ...(result.rowsOfSums > 0 ? [['rowsOfSums', result.rowsOfSums] as const] : []),
    ['rowsSuspect', result.rowsSuspect],
    ['wellCount', result.wellCount],
  ] as const;
  return (
    <>
      <Card
        title={t(isDone ? 'imports.figures.done' : 'imports.figures.title')}
        takeaway={t('imports.figures.takeaway', {
          count: result.rowsRead,
          rows: quantities.count(result.rowsRead),
          stored: quantities.count(result.rowsNew + result.rowsUpdated),
        })}
      >
        <Stack gap="3">
          <DescriptionList
            columns={3}
            items={figures.map(([name, count]) => ({
              label: t(`imports.figures.${name}`),
              value: quantities.count(count),
            }))}
          />
          <Warnings result={result} />
        </Stack>
      </Card>
      {result.wells.length > 0 && <Wells wells={result.wells} />}
      {result.rejected.length > 0 && (
        <Notes notes={result.rejected} which="rejected" total={result.rowsRejected + result.rowsOfSums}>
          {result.rejectedFiles.map((file) => (
            <RejectedRows key={file.name} file={file} isAlone={result.rejectedFiles.length === 1} />
          ))}
        </Notes>
      )}
      {result.suspect.length > 0 && (
        <Notes notes={result.suspect} which="suspect" total={result.rowsSuspect} />
      )}
    </>
  );
}

/** Takes the rows away that were not taken, each with its reason in the language of the page. */
function RejectedRows({ file, isAlone }: { file: RejectedFile; isAlone: boolean }) {
  const { t, language } = useFormats();
  const said = useSaid();
  const save = async () => {
    // Without the texts of the language, the reasons are in English.
    const texts = await sentenceTexts[language]().catch(() => undefined);
    const text = rejectedText(file, {
      because: t('imports.notes.because'),
      said: ({ reason, sentences }) => said({ sentences, english: reason }, texts).text,
    });
    // A spreadsheet program takes it for UTF-8 by its mark.
    saveFile(new Blob(['\ufeff', text], { type: 'text/csv' }), file.name);
  };
  return (
    <Button size="sm" icon={<Download size={16} aria-hidden="true" />} onClick={() => void save()}>
      {isAlone ? t('imports.notes.file') : t('imports.notes.fileOf', { name: file.name })}
    </Button>
  );
}

function Warnings({ result }: { result: ImportResult }) {
  const { t, quantities } = useFormats();
  const warnings = (
    ['valuesErased', 'valuesKept', 'rowsWithoutHours', 'rowsWithAssumedHours', 'rowsOfOtherClock'] as const
  ).filter((name) => result[name] > 0);
  return warnings.map((name) => (
    <Banner key={name} tone={name === 'valuesKept' ? 'info' : 'warning'}>
      {t(`imports.warnings.${name}`, { count: result[name], number: quantities.count(result[name]) })}
    </Banner>
  ));
}

function Wells({ wells }: { wells: readonly ImportWell[] }) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const columns = useMemo(() => wellColumns(formats), [formats]);
  const fresh = wells.filter(({ isNew }) => isNew).length;
  const alike = wells.filter(({ like }) => like !== null).length;
  return (
    <Card
      title={t('imports.wells.title')}
      takeaway={
        alike > 0
          ? t('imports.wells.alike', { count: alike, number: quantities.count(alike) })
          : t('imports.wells.fresh', { count: fresh, number: quantities.count(fresh) })
      }
      flush
    >
      <DataTable
        label={t('imports.wells.title')}
        columns={columns}
        rows={wells}
        rowId={({ field, name }) => `${field}/${name}`}
        maxHeight={320}
        compact
        flush
      />
    </Card>
  );
}

function wellColumns({ t }: Formats): readonly DataColumn<ImportWell>[] {
  const stateOf = ({ isNew, like, mother, motherIs }: ImportWell) => {
    const state = t(
      like !== null ? 'imports.wells.like' : isNew ? 'imports.wells.new' : 'imports.wells.known',
      { name: like ?? '' },
    );
    return motherIs === 'none'
      ? state
      : t(`imports.wells.mother.${motherIs}`, { state, mother: mother ?? '' });
  };
  return [
    { id: 'name', label: t('imports.wells.name'), value: ({ name }) => name, minWidth: 120 },
    { id: 'field', label: t('imports.wells.field'), value: ({ field }) => field, minWidth: 120 },
    {
      id: 'state',
      label: t('imports.wells.state'),
      value: stateOf,
      cell: (well) => (
        <Badge tone={toneOf(well)} emphasis="quiet">
          {stateOf(well)}
        </Badge>
      ),
      minWidth: 200,
    },
  ];
}

function toneOf({ isNew, like, motherIs }: ImportWell): 'warning' | 'info' | 'neutral' {
  if (like !== null || motherIs === 'missing' || motherIs === 'likely') return 'warning';
  return isNew ? 'info' : 'neutral';
}

/** Props of {@link Notes}. */
interface NotesProps {
  notes: readonly ImportRowNote[];
  which: 'rejected' | 'suspect';
  /** How many there are in all. */
  total: number;
  children?: React.ReactNode;
}

function Notes({ notes, which, total, children }: NotesProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const columns = useMemo(() => noteColumns(formats), [formats]);
  const title = t(`imports.notes.${which}`);
  return (
    <Card
      title={title}
      takeaway={t(`imports.notes.${which}Takeaway`, { count: total, number: quantities.count(total) })}
      actions={children}
      flush
    >
      <DataTable
        label={title}
        columns={columns}
        rows={notes}
        rowId={({ file, row, reason }) => `${file}/${row}/${reason}`}
        maxHeight={320}
        compact
        flush
      />
    </Card>
  );
}

function noteColumns({ t, quantities }: Formats): readonly DataColumn<ImportRowNote>[] {
  return [
    {
      id: 'row',
      label: t('imports.notes.row'),
      kind: 'number',
      value: ({ row }) => row,
      cell: ({ row }) => quantities.count(row),
      width: 88,
    },
    { id: 'column', label: t('imports.notes.column'), value: ({ column }) => column ?? '', minWidth: 110 },
    { id: 'value', label: t('imports.notes.value'), value: ({ value }) => value ?? '', minWidth: 110 },
    {
      id: 'reason',
      label: t('imports.notes.reason'),
      value: ({ reason }) => reason,
      cell: ({ reason, sentences }) => (
        <Text as="span" size="small">
          <Said sentences={sentences} english={reason} />
        </Text>
      ),
      minWidth: 260,
    },
  ];
}
