import type { components } from '@cnx/api/schema';
import type { ImportError } from '../import/import-error.ts';
import type { ImportReport } from '../import/import-run.ts';
import type { WellOutlook } from '../import/named-wells.ts';
import type { RowNote } from '../import/shared-fault.ts';
import type { TableReport } from '../import/reported-table.ts';
import { sentencesOf } from '../import/sentences/sentences-of.ts';
import { proposedOptions } from './import-options.ts';

type Schemas = components['schemas'];
type ImportResult = Schemas['ImportResult'];

/** Of each list, as many are shown. */
const maxShown = 500;
/** Of each text, as many sentences. */
const maxSentences = 60;
const marks = { ',': 'comma', '.': 'point' } as const;

/** What an import did, or would do, in the shape of the contract. */
export function importResult(report: ImportReport, isPreview: boolean): ImportResult {
  const { status, tables, namedWells = [], wellIds, outlooks = [], rejectedFiles } = report;
  return {
    state: status === 'rejected' ? 'rejected' : isPreview ? 'previewed' : 'stored',
    refusal: null,
    earlier: null,
    templates: [],
    tables: tables.slice(0, maxShown).map(shownTable),
    rowsRead: report.rowsRead,
    rowsNew: report.rowsNew,
    rowsUpdated: report.rowsUpdated,
    rowsUnchanged: report.rowsUnchanged,
    rowsRejected: report.rowsRejected,
    rowsOfSums: report.rowsOfSums ?? 0,
    rowsSuspect: report.rowsSuspect,
    rowsWithoutHours: report.rowsWithoutHours,
    rowsWithAssumedHours: report.rowsWithAssumedHours ?? 0,
    rowsOfOtherClock: report.rowsOfOtherClock,
    valuesKept: report.valuesKept,
    valuesErased: report.valuesErased,
    wellCount: report.wells ?? wellIds.length,
    fieldIds: isPreview || status === 'rejected' ? [] : (report.fieldIds ?? []).slice(0, maxShown),
    days: isPreview || status === 'rejected' ? null : (report.days ?? null),
    wells: [...namedWells].sort(byNovelty).slice(0, maxShown).map(shownWell),
    rejected: report.rejected.map(shownNote),
    suspect: report.suspect.map(shownNote),
    rejectedFiles: rejectedFiles.map(({ name, text, reasons }) => ({
      name,
      text,
      reasons: reasons.map((reason) => ({ reason, sentences: sentences(reason) })),
    })),
    outlooks: outlooks.slice(0, maxShown).map(({ field, wells, firstDay, lastDay, total }) => ({
      field,
      wells,
      firstDay,
      lastDay,
      oil: total.oil ?? 0,
      gas: total.gas ?? 0,
      water: total.water ?? 0,
      waterInjected: total.waterInjected ?? 0,
    })),
  };
}

function shownTable({
  sheet,
  decimal,
  dateFormat,
  columns,
  ...table
}: TableReport): ImportResult['tables'][number] {
  return {
    ...table,
    sheet: sheet ?? null,
    decimal: marks[decimal],
    dateFormat: dateFormat ?? null,
    layoutSentences: sentences(table.layout),
    unused: table.unused.map(({ header }) => header),
    unusedColumns: table.unused.map(({ cell, ...column }) => ({ ...column, cell: cell ?? null })),
    notes: [...table.notes],
    noteSentences: table.notes.flatMap(sentences),
    columns: columns.map(({ cell, taken, later, ...column }) => ({
      ...column,
      cell: cell ?? null,
      taken: taken ?? null,
      later: later ?? null,
    })),
  };
}

/** A file that cannot be read as it is, with what its columns were seen to be. */
export function refusedImport({ message, tables }: ImportError): ImportResult {
  return {
    state: 'refused',
    refusal: { message, sentences: sentences(message), options: proposedOptions(message) },
    earlier: null,
    templates: [],
    tables: tables.slice(0, maxShown).map(shownTable),
    rowsRead: 0,
    rowsNew: 0,
    rowsUpdated: 0,
    rowsUnchanged: 0,
    rowsRejected: 0,
    rowsOfSums: 0,
    rowsSuspect: 0,
    rowsWithoutHours: 0,
    rowsWithAssumedHours: 0,
    rowsOfOtherClock: 0,
    valuesKept: 0,
    valuesErased: 0,
    wellCount: 0,
    fieldIds: [],
    days: null,
    wells: [],
    rejected: [],
    suspect: [],
    rejectedFiles: [],
    outlooks: [],
  };
}

const sentences = (text: string) =>
  sentencesOf(text)
    .slice(0, maxSentences)
    .map(({ code, values }) => ({ code, values: { ...values } }));

const rank = ({ isNew, like, wellboreOf }: WellOutlook) =>
  like === undefined && (wellboreOf?.is ?? 'stored') === 'stored' ? (isNew ? 1 : 2) : 0;
const byNovelty = (one: WellOutlook, other: WellOutlook) => rank(one) - rank(other);

function shownWell({ field, name, uwi, isNew, like, wellboreOf }: WellOutlook): Schemas['ImportWell'] {
  return {
    ...{ field, name, identifier: uwi, isNew, like: like ?? null },
    ...{ mother: wellboreOf?.mother ?? null, motherIs: wellboreOf?.is ?? 'none' },
  };
}

function shownNote({ file, line, column, value, reason }: RowNote): Schemas['ImportRowNote'] {
  return {
    file,
    row: line,
    column: column ?? null,
    value: value ?? null,
    reason,
    sentences: sentences(reason),
  };
}
