import { dimensionOf, type ColumnPlan } from '../columns.ts';
import { cellText, type Cell, type FileRecord, type RecordSource } from '../records.ts';

/**
 * A sheet whose cells that are merged over several rows say their name or day in each of them. A number is that of the first row alone:
 * in each of them it would count as often.
 */
export function withMergedCells(
  source: RecordSource,
  headerLine: number,
  { columns }: Pick<ColumnPlan, 'columns'>,
): RecordSource {
  const texts = new Set(columns.flatMap(({ definition, index }) => (dimensionOf(definition) ? [] : [index])));
  const merges = (source.merges ?? []).filter(
    ({ line, lastLine, from }) => line > headerLine && lastLine > line && texts.has(from),
  );
  if (merges.length === 0) return source;
  const filled = (record: FileRecord, first: Map<number, Cell>): FileRecord => {
    if ('problem' in record) return record;
    const cells = [...record.cells];
    merges.forEach(({ line, lastLine, from }, at) => {
      if (record.line === line) first.set(at, cells[from] ?? '');
      else if (record.line > line && record.line <= lastLine && cellText(cells[from]) === '')
        cells[from] = first.get(at) ?? '';
    });
    return { ...record, cells };
  };
  return {
    ...source,
    async *records(onBytes) {
      const first = new Map<number, Cell>();
      for await (const batch of source.records(onBytes)) yield batch.map((record) => filled(record, first));
    },
  };
}
