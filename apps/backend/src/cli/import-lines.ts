import type { UndoneThing, UndoReport } from '../import/undo-import.ts';
import type { StoredRun } from './imports.ts';

const figures = new Intl.NumberFormat('en-US');

/** Imports for a terminal, a line each. */
export function importLines(runs: readonly StoredRun[]): string {
  if (runs.length === 0) return 'Nothing was imported yet.';
  return runs
    .map((run) => {
      const { kind } = run.options;
      const state = run.undone_at ? 'undone' : run.status;
      const rows = `${figures.format(run.rows_new)} new, ${figures.format(run.rows_updated)} updated`;
      return `${run.id}  ${run.started_at.toISOString()}  ${state}  ${typeof kind === 'string' ? kind : 'production'}  ${rows}  ${run.files.join(', ')}`;
    })
    .join('\n');
}

const words: Readonly<Record<UndoneThing, string>> = {
  dailyRows: 'daily rows',
  readings: 'hours of readings',
  months: 'months',
  tests: 'well tests',
  events: 'events',
  activities: 'activities',
  emissions: 'days of emissions',
  plans: 'planned months',
  equipment: 'pumps',
  curves: 'pump curves',
  masterData: 'entries of master data',
  wells: 'wells',
  fields: 'fields',
  notes: 'notes',
  decisions: 'decisions of people',
};

/** What an undo did, or would do: what stays stands first. */
export function undoLines(
  { importId, dryRun }: { readonly importId: number; readonly dryRun: boolean },
  { things, wellIds, days, closedMonths }: UndoReport,
): string {
  const lines = things.flatMap(({ thing, removed, restored, changed, used }) => [
    ...(changed > 0
      ? [
          `stay: ${figures.format(changed)} ${words[thing]}, which were changed since by an import or a person`,
        ]
      : []),
    ...(used > 0 ? [`stay: ${figures.format(used)} ${words[thing]}, which others refer to`] : []),
    ...(removed > 0 ? [`removed: ${figures.format(removed)} ${words[thing]}`] : []),
    ...(restored > 0 ? [`as before: ${figures.format(restored)} ${words[thing]}`] : []),
  ]);
  const stays = (line: string) => (line.startsWith('stay') ? 0 : 1);
  const closed =
    closedMonths.length > 0
      ? [`closed months keep their books and get an adjustment: ${closedMonths.join(', ')}`]
      : [];
  return [
    dryRun
      ? `Undoing import ${importId} would do this; nothing was changed:`
      : `Import ${importId} is undone:`,
    ...lines.toSorted((one, other) => stays(one) - stays(other)),
    ...(days ? [`days from ${days.from} to ${days.to}, ${figures.format(wellIds.length)} wells`] : []),
    ...closed,
  ].join('\n');
}
