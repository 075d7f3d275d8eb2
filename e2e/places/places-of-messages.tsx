// Places that report events away from the page: workbooks, mail, the assistant.
import type { AssistantAnswer, NotificationInfo } from '@cnx/api';
import { read, utils } from '@e965/xlsx';
import { createItemWriter } from '../../apps/backend/src/alerts/items.ts';
import { sentencesOf } from '../../apps/portal/src/features/assistant/answer-text.ts';
import { listColumns } from '../../apps/portal/src/features/exceptions/exceptions.columns.tsx';
import { fileColumns, rowFile } from '../../apps/portal/src/features/list-tools/row-file.ts';
import { xlsxFile } from '../../apps/portal/src/features/list-tools/xlsx-file.ts';
import { formats } from '../../apps/portal/src/shown-text.fixture.tsx';
import { all, event, figures } from './figures.ts';
import type { Moment, Reading } from './moment.ts';
import { courseIn, fileCells } from './places-of-events.tsx';

const { t } = formats;

/** The workbook of the exception report, read as a spreadsheet reads it. */
export async function exceptionWorkbook(moment: Moment): Promise<Reading[]> {
  const rows = await moment.openEvents();
  if (rows.length === 0) return [];
  const columns = fileColumns(listColumns(formats, rows, null));
  const about = { name: t('list.about'), lines: [] };
  const workbook = await xlsxFile(rowFile(columns, rows), 'Exceptions', about);
  const book = read(await workbook.arrayBuffer());
  const [, ...lines] = utils.sheet_to_json<(string | number | undefined)[]>(
    book.Sheets[book.SheetNames[0]!]!,
    {
      header: 1,
    },
  );
  return fileCells(columns, rows, lines);
}

/** What mail that goes out at once, and that of a day, says of each event. */
export async function alertMail(moment: Moment): Promise<Reading[]> {
  const writer = createItemWriter(
    { language: 'en', locale: 'en', timeZone: 'UTC', units: 'metric' },
    'https://portal.example',
  );
  const rows = await moment.openEvents();
  const notes = await moment.ask<NotificationInfo[]>('getNotificationsInfo', {
    query: { email: 'engineer@cnx.example' },
  });
  const ofRows = rows.flatMap((row) => {
    const parts = writer.exception(row).body.replaceAll('\u00a0', ' ').split(' · ');
    const lost = /^Loss ([\d.,]+) Sm³\/d/.exec(parts.find((part) => part.startsWith('Loss ')) ?? '')?.[1];
    return [
      figures.status(event(row.id), parts.at(-1)!),
      ...(lost === undefined ? [] : [figures.lossPerDay(event(row.id), lost)]),
      ...courseIn(parts[0]!, row),
    ];
  });
  const ofNotes = notes.flatMap((note) => {
    const id = new URLSearchParams(note.link?.split('?')[1]).get('exception');
    const row = rows.find((one) => one.id === id);
    return row === undefined ? [] : courseIn(writer.notification(note).body, row);
  });
  return [...ofRows, ...ofNotes];
}

/** What the assistant answers on what is open, and what it lists. */
export async function assistant(moment: Moment): Promise<Reading[]> {
  const ask = (question: string) =>
    moment.ask<AssistantAnswer>('askAssistant', {
      body: { question, language: 'en', units: 'metric', context: null },
    });
  const answers = [await ask('Which exceptions are open?'), await ask('How much oil is lost now?')];
  const rows = await moment.openEvents();
  return answers.flatMap((answer) => {
    const text = sentencesOf(answer, formats).join('\n').replaceAll('\u00a0', ' ');
    const count = /^([\d,]+) open exception/m.exec(text)?.[1];
    const lost = /^Oil lost now: ([\d.,]+) Sm³\/d/m.exec(text)?.[1];
    return [
      ...(count === undefined ? [] : [figures.open(all, count)]),
      ...(lost === undefined ? [] : [figures.lostNow(all, lost)]),
      ...answer.records.flatMap(({ kind, id, value }) =>
        kind === 'exception' && value !== null && rows.some((row) => row.id === id)
          ? [figures.lossPerDay(event(id), value)]
          : [],
      ),
    ];
  });
}
