import { DataTable, type CellPlace } from '@cnx/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { exceptionColumns } from '../features/exceptions/exceptions.columns.tsx';
import { allColumns as changeColumns } from '../features/change-points/change-points.columns.tsx';
import { allColumns as deferralColumns } from '../features/deferred-production/deferred-production.columns.tsx';
import { itemOf, groupsOf, type Alarm } from '../features/notifications/notifications.ts';
import { allColumns as opportunityColumns } from '../features/production-optimization/production-optimization.columns.tsx';
import { allColumns as scheduleColumns } from '../features/schedule/schedule.columns.tsx';
import { placedActivities, scheduleWindow } from '../features/schedule/schedule.ts';
import { ResultRow } from '../features/search/ResultRow.tsx';
import { allColumns as emissionColumns } from '../features/sustainable-production/sustainable-production.columns.tsx';
import { createI18n, loadTexts, loginTexts } from '../i18n/i18n.ts';
import { languages, type Language } from '../i18n/languages.ts';
import type { ListColumn } from '../insight/columns.ts';
import type { Formats } from '../insight/use-formats.ts';
import { dateFormat, quantityFormat } from '../quantities.ts';
import { dataReads, unknownWords, withUnknownCodes } from '../wrong-answers.fixture.ts';

async function open(language: Language) {
  const i18n = createI18n(language, await loginTexts(language));
  await loadTexts(i18n, 'portal');
  const formats: Formats = {
    language,
    t: i18n.getFixedT(language, 'portal'),
    quantities: quantityFormat(language),
    dates: dateFormat(language),
  };
  return { i18n, formats };
}

/** The example of a read, as a server answers it whose lists of codes have grown. */
function newerAnswer(id: string): unknown {
  const read = dataReads.find((one) => one.id === id)!;
  return withUnknownCodes(read.schema, read.example);
}

/** Columns of any rows. */
type AnyColumns = (formats: Formats, rows: readonly never[], window: null) => readonly ListColumn<never>[];

interface List {
  readonly id: string;
  readonly columnsOf: AnyColumns;
  /** @default the answer is the rows */
  readonly rowsOf?: (body: never) => readonly unknown[];
}

const lists: readonly List[] = [
  { id: 'getChangePoints', columnsOf: changeColumns },
  { id: 'getDeferredProductionInfo', columnsOf: deferralColumns },
  {
    id: 'getProductionOptimizationInfo',
    columnsOf: opportunityColumns,
    rowsOf: ({ top }: { top: unknown[] }) => top,
  },
  {
    id: 'getScheduleInfo',
    columnsOf: scheduleColumns,
    rowsOf: (activities: never) =>
      placedActivities(activities, {
        fieldNames: new Map(),
        days: scheduleWindow('2026-11-19'),
        present: null,
      }),
  },
  {
    id: 'getSustainableProductionInfo',
    columnsOf: emissionColumns,
    rowsOf: ({ sustainableProductions }: { sustainableProductions: unknown[] }) => sustainableProductions,
  },
  {
    id: 'getExceptions',
    columnsOf: (formats, rows, window) => Object.values(exceptionColumns(formats, rows, window)),
  },
];

describe.each(languages)('in %s, codes that only a newer server has', (language) => {
  it.each(lists)('leave the rows of $id readable', async ({ id, columnsOf, rowsOf }) => {
    const { i18n, formats } = await open(language);
    const answer = newerAnswer(id);
    const rows = (rowsOf ? rowsOf(answer as never) : answer) as readonly never[];
    expect(rows.length).toBeGreaterThan(0);
    const columns = columnsOf(formats, rows, null).map(
      ({ id: column, label, unit, kind, digits, value, cell }) => ({
        id: column,
        label,
        unit,
        kind,
        digits,
        value: ({ row }: { row: never }) => value(row),
        ...(cell && { cell: ({ row }: { row: never }, place: CellPlace) => cell(row, place) }),
      }),
    );
    const markup = renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <DataTable
          label="Rows"
          locale={language}
          rows={rows.map((row, at) => ({ row, id: String(at) }))}
          columns={columns}
        />
      </I18nextProvider>,
    );
    expect(markup.match(/data-place/g)).toHaveLength(rows.length);
    expect(markup).toContain(unknownWords);
    expect(markup).not.toContain('undefined');
  });

  it('leave notifications readable', async () => {
    const { formats } = await open(language);
    const alarms = newerAnswer('getNotificationsInfo') as readonly Alarm[];
    for (const group of groupsOf(alarms)) {
      const item = itemOf(group, formats, new Date('2026-11-20T06:30:00Z'));
      expect(item.label).not.toBe('');
      expect(item.tone).toBeDefined();
      expect(JSON.stringify(item)).not.toContain('undefined');
    }
  });

  it('leave results of the search readable', async () => {
    const { i18n } = await open(language);
    const { results } = newerAnswer('getSearchResults') as { results: never[] };
    for (const result of results) {
      const markup = renderToStaticMarkup(
        <I18nextProvider i18n={i18n}>
          <ResultRow result={result} isAmongNamed={false} />
        </I18nextProvider>,
      );
      expect(markup).toContain(unknownWords);
      expect(markup).not.toContain('undefined');
    }
  });
});
