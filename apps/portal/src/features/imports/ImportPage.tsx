import type { ImportKind, ImportOptions, ImportResult, ImportTemplate } from '@cnx/api';
import { Banner, Button, Card, EmptyState, Link, ProgressBar, Stack, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect, useRef, useState } from 'react';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { paths } from '../../paths.ts';
import { notOfferedAtom } from '../../state/offers.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { ChoicesForm } from './ChoicesForm.tsx';
import { ColumnsTable } from './ColumnsTable.tsx';
import { FileDrop } from './FileDrop.tsx';
import {
  askedOptions,
  besideTable,
  type Chosen,
  chosenOf,
  importedPlace,
  type Draft,
  kindToReadAgain,
  optionsOf,
  proposedKind,
  withColumn,
} from './import-choices.ts';
import { ImportFigures } from './ImportFigures.tsx';
import { ImportList } from './ImportList.tsx';
import { ProgressOfFile } from './ImportProgress.tsx';
import { isReadBy } from './import-templates.ts';
import { busyFileAtom, importKindsViewAtom } from './imports.atoms.ts';
import { KeepTemplate } from './KeepTemplate.tsx';
import { Proposals } from './Proposals.tsx';
import { Said } from './Said.tsx';
import { TemplateList } from './TemplateList.tsx';
import { TemplateOffers } from './TemplateOffers.tsx';
import { previewImport, sendFile, storeImport } from './imports.ts';

/** A file that has arrived. */
interface Arrived {
  readonly fileId: string;
  readonly name: string;
}

/** What is under way. */
type Busy = 'reading' | 'storing' | null;

/** A file from its choice to its rows: nothing is stored before a person has seen what would be. */
export function ImportPage() {
  const { t } = useFormats();
  const textOf = useMessageText();
  const portal = usePortal();
  const kinds = useAtomValue(importKindsViewAtom);
  const notOffered = useAtomValue(notOfferedAtom);
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [file, setFile] = useState<Arrived>();
  const [kind, setKind] = useState<ImportKind>('production');
  const [draft, setDraft] = useState<Draft>({});
  const [columns, setColumns] = useState<Readonly<Record<string, string>>>({});
  const [read, setRead] = useState<ImportOptions>();
  const [result, setResult] = useState<ImportResult>();
  /** Whether a person has said what the rows are. */
  const [isKindChosen, setKindChosen] = useState(false);
  const [busy, setBusy] = useState<Busy>(null);
  const [refused, setRefused] = useState<Message>();
  const outcome = useRef<HTMLDivElement>(null);

  const chosen: Chosen = { kind, draft, columns };
  const asked = askedOptions(chosen);
  const isChanged = JSON.stringify(asked) !== JSON.stringify(read);
  /** Shows the progress of a file while something is done with it. */
  const watched = async <T,>(fileId: string, what: 'reading' | 'storing', work: Promise<T>): Promise<T> => {
    setBusy(what);
    setRefused(undefined);
    portal.store.set(busyFileAtom, fileId);
    try {
      return await work;
    } finally {
      setBusy(null);
      portal.store.set(busyFileAtom, null);
      portal.store.get(queryClientAtom).removeQueries({ queryKey: ['/Administration/GetImportProgress'] });
    }
  };
  const preview = async (fileId: string, options: ImportOptions, isChosen = isKindChosen): Promise<void> => {
    const answer = await watched(fileId, 'reading', previewImport(portal, { fileId, options }));
    if ('refused' in answer) return setRefused(answer.refused);
    setResult(answer.result);
    setRead(options);
    const { refusal, state, rejected } = answer.result;
    const message = refusal?.message ?? (state === 'rejected' ? rejected[0]?.reason : undefined);
    if (message === undefined) return;
    setKind((now) => proposedKind(message) ?? now);
    const other = kindToReadAgain(message, options, isChosen);
    if (other !== undefined) await preview(fileId, { ...options, kind: other }, true);
  };
  const take = (next: Chosen) => {
    if (next.kind !== kind) setKindChosen(true);
    setKind(next.kind);
    setDraft(next.draft);
    setColumns(next.columns);
  };
  const choose = async (chosen: File) => {
    setRefused(undefined);
    setResult(undefined);
    setColumns({});
    setSending({ name: chosen.name, share: 0 });
    const sent = await sendFile(portal, chosen, (share) => setSending({ name: chosen.name, share }));
    setSending(null);
    if ('refused' in sent) return setRefused(sent.refused);
    setFile({ fileId: sent.fileId, name: chosen.name });
    await preview(sent.fileId, optionsOf(kind, draft));
  };
  const store = async () => {
    if (!file || !read) return;
    const { fileId } = file;
    const answer = await watched(fileId, 'storing', storeImport(portal, { fileId, options: read }));
    if ('refused' in answer) return setRefused(answer.refused);
    setResult(answer.result);
    void portal.store.get(queryClientAtom).invalidateQueries();
  };
  const applyTemplate = ({ options }: ImportTemplate) => {
    const used = chosenOf(options);
    take(used);
    if (file) void preview(file.fileId, askedOptions(used));
  };
  const again = () => {
    setFile(undefined);
    setResult(undefined);
    setRead(undefined);
    // Of the next file nothing is known yet.
    setKind('production');
    setKindChosen(false);
    setDraft({});
    setColumns({});
  };
  // What came of it stands elsewhere than the button that was pressed.
  useEffect(() => outcome.current?.focus(), [result]);

  const isStored = result?.state === 'stored';
  const quantities =
    kinds.status === 'shown' ? (kinds.body.find((one) => one.kind === kind)?.quantities ?? []) : [];
  if (notOffered.has('/Administration/GetImportKinds'))
    return <EmptyState title={t('trouble.server.notOffered')} />;
  return (
    <Stack gap="normal">
      {!file && !sending && (
        <FileDrop error={refused && textOf(refused)} onFile={(chosen) => void choose(chosen)} />
      )}
      {!file && !sending && (
        <>
          <TemplateList />
          <ImportList />
        </>
      )}
      {sending && (
        <Card>
          <ProgressBar label={t('imports.sending', { name: sending.name })} value={sending.share * 100} />
        </Card>
      )}
      {file && (
        <div ref={outcome} tabIndex={-1}>
          <Outcome name={file.name} busy={busy} result={result} />
        </div>
      )}
      {file && result?.refusal && busy === null && (
        <Proposals message={result.refusal.message} chosen={chosen} onChoose={take} />
      )}
      {file && result && !isStored && (
        <TemplateOffers
          offers={result.templates}
          isUsed={(template) => isReadBy(read, template)}
          disabled={busy !== null}
          onUse={applyTemplate}
        />
      )}
      {file && result?.earlier && !isStored && <Earlier earlier={result.earlier} />}
      {file && refused && <Banner tone="critical">{textOf(refused)}</Banner>}
      {isStored ? (
        <Stack direction="row" gap="2" wrap>
          <Link href={importedPlace(result, kind)}>
            {kind === 'months' ? t('titles.statistics') : t('imports.toDashboard')}
          </Link>
          <Link href={paths.dataHealth}>{t('imports.toDataHealth')}</Link>
          <Button onClick={again}>{t('imports.another')}</Button>
        </Stack>
      ) : (
        file && (
          <Card title={t('imports.choicesTitle')}>
            <ChoicesForm
              kind={kind}
              draft={draft}
              helping={result?.refusal?.options ?? []}
              isChanged={isChanged}
              reading={busy === 'reading'}
              onKind={(next) => take({ kind: next, draft, columns: {} })}
              onDraft={setDraft}
              onRead={() => void preview(file.fileId, asked)}
            />
          </Card>
        )
      )}
      {file && result && (
        <>
          {result.tables.map((table) => (
            <Card
              key={`${table.file}/${table.sheet}`}
              title={table.sheet === null ? table.file : `${table.file}, ${table.sheet}`}
              takeaway={<Said sentences={table.layoutSentences} english={table.layout} />}
              flush
            >
              <ColumnsTable
                table={table}
                quantities={isStored ? [] : quantities}
                chosen={columns}
                onChoose={(header, quantity) => take(withColumn(chosen, header, quantity))}
              />
            </Card>
          ))}
          {result.state !== 'refused' && <ImportFigures result={result} />}
        </>
      )}
      {file && read && result?.state === 'previewed' && !isChanged && (
        <KeepTemplate fileId={file.fileId} options={read} />
      )}
      {file && !isStored && (
        <Stack direction="row" gap="2" wrap>
          {result?.state === 'previewed' && (
            <Button
              emphasis="strong"
              loading={busy === 'storing'}
              disabled={isChanged || busy === 'reading'}
              onClick={() => void store()}
            >
              {t('imports.store')}
            </Button>
          )}
          {result?.state === 'previewed' && isChanged && (
            <Text size="small" emphasis="quiet">
              {t('imports.readFirst')}
            </Text>
          )}
          <Button onClick={again} disabled={busy === 'storing'}>
            {t('imports.another')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

/** Who has imported the same file before, or is about to. */
function Earlier({ earlier: { at, by, isRunning } }: { earlier: NonNullable<ImportResult['earlier']> }) {
  const { t, dates } = useFormats();
  const values = { time: dates.clock(at), name: by ?? t('imports.earlier.unknown') };
  return (
    <Banner tone="info">{t(isRunning ? 'imports.earlier.running' : 'imports.earlier.stored', values)}</Banner>
  );
}

/** Props of {@link Outcome}. */
interface OutcomeProps {
  name: string;
  busy: Busy;
  result: ImportResult | undefined;
}

/** What is under way with a file, or what came of it, in one sentence. */
function Outcome({ name, busy, result }: OutcomeProps) {
  const { t } = useFormats();
  if (busy !== null) return <ProgressOfFile name={name} busy={busy} />;
  if (!result) return null;
  const { state, refusal } = result;
  if (refusal)
    return (
      <Banner tone="warning" title={t('imports.outcome.refused', { name })}>
        <Said {...besideTable(refusal, result.tables)} />
      </Banner>
    );
  return (
    <Banner tone={state === 'stored' ? 'good' : state === 'rejected' ? 'warning' : 'info'}>
      {t(`imports.outcome.${state === 'refused' ? 'rejected' : state}`, { name })}
    </Banner>
  );
}
