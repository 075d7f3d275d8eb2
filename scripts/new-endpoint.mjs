// What `npm run new -- endpoint operationId` makes of a paged list that takes the well filters: its read and its handler.
import { kebab } from './new-operation.mjs';

const nameOf = (id) => id.replace(/^get/, '').replace(/Info$/, '');

/** The file of an operation's read, and the name of its function. */
export const readNames = ({ id }) => ({
  file: `apps/backend/src/queries/${kebab(nameOf(id)).slice(1)}.ts`,
  list: `list${nameOf(id)}`,
});

/**
 * A read over the daily rows of the selected wells. It has the columns that name the well; the compiler names those that
 * the contract has and it has not.
 */
export function readFile(facts) {
  const { subject, schema } = facts;
  return `import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { pageOf, readPage, type Page, type PageRequest } from './pages.ts';
import { selectedWells, wellLabel, type DayWindow, type WellSelection } from './selection.ts';

type ${schema} = components['schemas']['${schema}'];

/** ${subject}. */
export function ${readNames(facts).list}(
  db: Kysely<Database>,
  selection: WellSelection,
  { from, to }: DayWindow,
  page: PageRequest,
): Promise<Page<${schema}>> {
  const list = db
    .selectFrom('daily_production as daily')
    .innerJoin(selectedWells(selection), 'chosen.well_id', 'daily.well_id')
    .select([...wellLabel])
    .where(({ between }) => between('daily.day', from, to))
    .orderBy('daily.day', 'desc')
    .orderBy('chosen.well_id');
  return readPage(pageOf(list, page));
}
`;
}

const end = '\n  } satisfies Partial<Handlers>;';

/**
 * The text of a file of handlers with the one of a paged list, or undefined where the file does not read windows.
 * @param {string} text
 */
export function withHandler(text, facts) {
  const { file, list } = readNames(facts);
  if (!text.includes(end) || !text.includes('readWindow: DataWindowReader')) return undefined;
  const place = file.replace('apps/backend/src', '..');
  const after = [...text.matchAll(/^import \{ .* \} from '(\.\.\/queries\/.*)';$/gm)].find(
    ([, one]) => one > place,
  );
  const handler = `
    ${facts.id}: (call) =>
      answerPage(call, readWindow, ({ selection, window }, page) =>
        ${list}(db, selection, window, page),
      ),`;
  return text
    .replace(after?.[0] ?? /^import type \{ Handlers \}/m, `import { ${list} } from '${place}';\n$&`)
    .replace(
      /import (?:type )?\{ (?:type )?DataWindowReader \} from/,
      'import { answerPage, type DataWindowReader } from',
    )
    .replace(end, `${handler}${end}`);
}
