import { Button, Dialog, Menu, ProgressBar, type MenuItem } from '@cnx/ui';
import { atom, useAtomValue } from 'jotai';
import { ClipboardCopy, Download, FileSpreadsheet, Printer, Sheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { listPage, type ListName } from '../../addresses.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usageAtom } from '../../state/usage.ts';
import { usePortal } from '../../use-portal.tsx';
import { failureMessage } from '../../insight/insight-view.ts';
import { saveFile } from '../../insight/save-file.ts';
import { useFormats } from '../../insight/use-formats.ts';
import type { ListToolsProps } from '../../insight/list/list-tools.ts';
import { maxPrintedRows, PrintSheet } from './PrintSheet.tsx';
import { clipboardText, fileColumns, rowFile, type RowFile } from './row-file.ts';
import { rowsOfList, writeFile, type FetchProgress, type FileKind } from './take-away.ts';

const noDaysAtom = atom(null);
const small = { size: 16, 'aria-hidden': true } as const;

/** Takes the rows of a list away, all that it stands for or the selected ones: as a file, by the clipboard, on paper. */
export function TakeAway<Row>(props: ListToolsProps<Row>) {
  const { definition, columns, table, rows, part, result, frame, selectedIds } = props;
  const { area, failure, daysAtom, rows: list } = definition;
  const formats = useFormats();
  const { t, dates, language } = formats;
  const portal = usePortal();
  const search = useAtomValue(addressSearchAtom);
  const days = useAtomValue(daysAtom ?? noDaysAtom) ?? frame.window;
  const [progress, setProgress] = useState<FetchProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const [printed, setPrinted] = useState<RowFile | null>(null);
  const title = t(`areas.${area}`);
  const selected = selectedIds && new Set(selectedIds);

  const makeFile = async (signal: AbortSignal): Promise<RowFile> => {
    const { filters, sort, props: shown } = table;
    const partOf = (all: readonly Row[]) => {
      const inOrder = list.order?.(all) ?? all;
      return list.parts?.of(inOrder, formats, frame.window).find(({ id }) => id === part)?.rows ?? inOrder;
    };
    const all = selected ? null : (result.all ?? null);
    const source = {
      rows: selected ? rows.filter((row) => selected.has(list.rowId(row))) : rows,
      all,
      partOf,
      shown: { columns, filters, sort, locale: language },
      loadClient: portal.loadClient,
    };
    if (all) setProgress({ fetched: 0, total: 0 });
    const taken = await rowsOfList(source, setProgress, signal);
    const kept = columns.filter(({ id }, place) => place === 0 || !shown.hiddenColumns?.includes(id));
    return rowFile(fileColumns(kept), taken);
  };
  const run = async (act: (file: RowFile) => Promise<void>) => {
    const controller = new AbortController();
    running.current = controller;
    try {
      await act(await makeFile(controller.signal));
    } catch (error) {
      if (!controller.signal.aborted) showToast(portal.store, failureMessage(error, failure), 'critical');
    } finally {
      setProgress(null);
    }
  };
  const lines = (file: RowFile, now: Date) =>
    [
      [t('list.aboutTitle'), title],
      ...(days ? [[t('list.aboutDays'), dates.days(days.from, days.to)] as const] : []),
      [t('list.aboutRows'), String(file.lines.length)],
      [t('list.aboutUnits'), t(`insight.unitSystems.${formats.quantities.system}`)],
      [t('list.aboutData'), frame.asOf ? dates.clock(frame.asOf) : '–'],
      [t('list.aboutMade'), now.toISOString()],
      [t('list.aboutAddress'), `${portal.origin}${pathOf(area)}${search}`],
    ] as const;
  const save = (kind: FileKind) =>
    run(async (file) => {
      const now = portal.now();
      const dated = days ? `${days.from}_${days.to}` : now.toISOString().slice(0, 10);
      const about = { name: t('list.about'), lines: lines(file, now) };
      const name = `${area}_${dated}.${kind}`;
      saveFile(await writeFile(kind, file, { name: title, about }), name);
      showToast(portal.store, { key: 'portal:list.fileSaved', values: { name } }, 'good');
      portal.store.get(usageAtom).record({ name: `export.${kind}` });
    });
  const copy = () =>
    run(async (file) => {
      try {
        await navigator.clipboard.writeText(clipboardText(file));
        showToast(portal.store, { key: 'portal:list.copied', values: { count: file.lines.length } }, 'good');
      } catch {
        // Browsers allow it only soon after a press: a long list takes longer to come.
        showToast(portal.store, { key: 'portal:list.notCopied' }, 'critical');
      }
    });
  useEffect(() => {
    if (!printed) return;
    const end = () => setPrinted(null);
    addEventListener('afterprint', end);
    print();
    return () => removeEventListener('afterprint', end);
  }, [printed]);
  const items: MenuItem[] = [
    { label: t('list.xlsx'), icon: <FileSpreadsheet {...small} />, onSelect: () => void save('xlsx') },
    { label: t('list.csv'), icon: <Sheet {...small} />, onSelect: () => void save('csv') },
    { label: t('list.copy'), icon: <ClipboardCopy {...small} />, onSelect: () => void copy() },
    ...(selected
      ? []
      : [
          {
            label: t('list.print'),
            icon: <Printer {...small} />,
            onSelect: () => void run((file) => Promise.resolve(setPrinted(file))),
          },
        ]),
  ];
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" icon={<Download size={14} />} loading={progress !== null}>
            {t('list.takeAway')}
          </Button>
        }
        items={items}
      />
      {printed && (
        <PrintSheet
          file={printed}
          title={title}
          about={lines(printed, portal.now())
            .slice(1)
            .map(([name, value]) => `${name}: ${value}`)
            .join(' · ')}
          leftOut={
            printed.lines.length > maxPrintedRows
              ? t('list.printedFirst', {
                  shown: formats.quantities.count(maxPrintedRows),
                  total: formats.quantities.count(printed.lines.length),
                })
              : null
          }
          language={language}
        />
      )}
      <Dialog
        open={progress !== null && progress.total > longFrom}
        onOpenChange={(open) => {
          if (!open) running.current?.abort();
        }}
        title={t('list.fetching')}
        size="sm"
      >
        <ProgressBar
          label={t('list.fetchingRows')}
          value={progress?.fetched ?? null}
          max={progress?.total ?? 1}
          figure={t('insight.row.position', {
            at: formats.quantities.count(progress?.fetched ?? 0),
            total: formats.quantities.count(progress?.total ?? 0),
          })}
        />
      </Dialog>
    </>
  );
}

/** The path of a list's page. */
const pathOf = (area: ListName) => listPage(area).split('?')[0]!;

/** Rows from which what fetches them says how far it is. */
const longFrom = 10_000;
