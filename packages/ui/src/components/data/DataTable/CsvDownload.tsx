import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useWords } from '../../../words/words.tsx';
import { Button, type ButtonProps } from '../../inputs/Button/Button.tsx';
import { csvDownloadWords, type CsvDownloadLabels } from './csv-download.words.ts';
import type { DataColumn } from './data-column.ts';
import type { OrderedRows } from './row-groups.ts';
import { tableCsv } from './table-csv.ts';
import { useTableModel } from './table-context.ts';

/** Props of {@link CsvDownload}; all of its button's besides. */
export interface CsvDownloadProps<Row = never> extends Omit<ButtonProps, 'children'> {
  /** Name of the file, with its ending. */
  fileName: string;
  /** Columns of the file, where cells that are read are not what programs calculate with. @default those that are shown */
  columns?: readonly DataColumn<Row>[] | undefined;
  /** Words instead of its own. */
  labels?: Partial<CsvDownloadLabels> | undefined;
}

function download(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/**
 * Offers the rows of the table in whose `actions` it stands as a file of comma-separated values, in the order that is shown and with
 * the columns that are shown, or others.
 */
export function CsvDownload<Row = never>({
  fileName,
  columns,
  labels,
  onClick,
  ...rest
}: CsvDownloadProps<Row>) {
  const { rowColumns, ordered } = useTableModel('CsvDownload');
  const words = useWords(csvDownloadWords, labels);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) {
      const text = columns ? tableCsv(columns, ordered as OrderedRows<Row>) : tableCsv(rowColumns, ordered);
      download(text, fileName);
    }
  };
  return (
    <Button size="sm" icon={<Download size={14} />} {...rest} onClick={press}>
      {words.download}
    </Button>
  );
}
