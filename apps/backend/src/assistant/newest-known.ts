import { dayNumber, isoDay } from '../production-day.ts';
import { dayOfMost, readFieldDays } from '../queries/production-day.ts';
import type { TotalsLevel } from '../queries/production-totals.ts';
import type { DayWindow, WellSelection } from '../queries/selection.ts';
import { figure, newestWindow, selectionOf, statement, unitOf, type Reader } from './answer-parts.ts';
import { readKnown, type Known } from './known-figures.ts';
import { ofPumps, ratios } from './quantities.ts';
import type { Quantity, Statement, Understanding } from './understanding.ts';

type FieldDays = Awaited<ReturnType<typeof readFieldDays>>;

/** The newest day of each field, as the first row of the dashboard has it. */
export interface NewestDays {
  readonly fields: FieldDays;
  /** The day of most wells. */
  readonly day: string;
}

/** Whether the days that were asked for are the newest one. */
export const isOfNewest = ({ from }: Pick<Understanding, 'from'>, window: DayWindow, newest: number) =>
  window.from === window.to && (from === null || window.to >= isoDay(newest));

/** What is known of the days that are meant; of the newest day each field's own, with what is said beside it. */
export async function readAsked(
  asked: Understanding,
  reader: Reader,
  quantity: Quantity,
  window: DayWindow,
  level: TotalsLevel,
): Promise<{ found: Known[]; window: DayWindow; days?: NewestDays }> {
  const selection = selectionOf(asked, reader);
  const isByEntity = level !== 'month' && level !== 'day' && !ofPumps.has(quantity);
  const days =
    isByEntity && isOfNewest(asked, window, reader.newest)
      ? await readNewestDays(selection, reader)
      : undefined;
  if (!days || level === 'month' || level === 'day')
    return { found: await readKnown(reader, quantity, selection, window, level), window };
  const found = await readNewest(reader, quantity, selection, days, level);
  return { found, window: { from: days.day, to: days.day }, days };
}

/** Reads the newest day of each selected field; undefined where none has reported. */
export async function readNewestDays(
  selection: WellSelection,
  { db, now, newest }: Reader,
): Promise<NewestDays | undefined> {
  const fields = await readFieldDays(db, selection, newestWindow(newest), now);
  const day = dayOfMost(fields);
  return day === null ? undefined : { fields, day };
}

/**
 * What is known of the newest day: of each field its own, so that sums are those of the dashboard's first row. Shares are of the
 * day of most wells alone, where fields are summed up.
 */
async function readNewest(
  reader: Reader,
  quantity: Quantity,
  selection: WellSelection,
  { fields, day }: NewestDays,
  level: 'well' | 'field' | 'area' | 'businessUnit' | 'all',
): Promise<Known[]> {
  const isApart = level === 'well' || level === 'field';
  const days = [...new Set(fields.flatMap((field) => field.day ?? []))].sort().reverse();
  const found: Known[] = [];
  for (const each of isApart || !ratios.has(quantity) ? days : [day]) {
    const ids = fields.filter((field) => field.day === each).map(({ field }) => field.id);
    const of = days.length === 1 ? selection : { ...selection, fieldIds: within(selection, ids) };
    found.push(...(await readKnown(reader, quantity, of, { from: each, to: each }, level)));
  }
  return isApart ? found : merged(found);
}

/** The fields of a selection that are among others: all of a selection are, as its conditions narrow each other. */
const within = ({ fieldIds = [] }: WellSelection, ids: readonly string[]) =>
  fieldIds.length === 0 ? ids : ids.filter((id) => fieldIds.includes(id));

/** Sums of the same entity over fields of different days. */
function merged(found: readonly Known[]): Known[] {
  const sums = new Map<string, Known>();
  for (const each of found) {
    const sum = sums.get(each.id);
    if (!sum) sums.set(each.id, each);
    else
      sums.set(each.id, {
        ...sum,
        wells: sum.wells + each.wells,
        value: sum.value === null ? each.value : sum.value + (each.value ?? 0),
        lastDay:
          [sum.lastDay, each.lastDay]
            .filter((last) => last !== null)
            .toSorted()
            .at(-1) ?? null,
      });
  }
  return [...sums.values()];
}

/** Names of fields as one text. */
const namesOf = (fields: FieldDays) =>
  fields
    .map(({ field }) => field.name)
    .join(', ')
    .slice(0, 300);

/**
 * What is to be said beside figures of each field's newest day: which fields are on another day than most wells, and whose
 * wells have not reported theirs, with what these last made.
 * @param isLeftOut whether the fields of other days are not in the figure @default false
 */
export function fieldsApart(quantity: Quantity, { fields, day }: NewestDays, isLeftOut = false): Statement[] {
  const others = fields.filter((field) => field.day !== day && field.day !== null);
  const days = [...new Set(others.map((field) => field.day!))].sort().reverse();
  // What is older than the two newest of them is said in one sentence.
  const groups = [days.slice(0, 1), days.slice(1)].filter(({ length }) => length > 0);
  const apart = groups.map((of) =>
    statement(
      'otherDay',
      [],
      { from: of.at(-1)!, to: of[0]! },
      {
        name: namesOf(others.filter((field) => of.includes(field.day!))),
        note: isLeftOut ? 'leftOut' : null,
      },
    ),
  );
  const behind = fields.filter(({ owed, reported }) => owed > reported);
  if (behind.length === 0) return apart;
  const wells = behind.reduce((sum, { owed, reported }) => sum + owed - reported, 0);
  const oil = behind.reduce((sum, { missingOil }) => sum + (missingOil ?? 0), 0);
  return [
    ...apart,
    statement(
      'missing',
      [figure('count', wells), ...(quantity === 'oil' ? [figure('value', oil, 'Sm3')] : [])],
      null,
      { name: namesOf(behind) },
    ),
  ];
}

/** {@link fieldsApart}, and what the last day comes to that every field has reported whole. */
export async function besideNewest(
  asked: Understanding,
  reader: Reader,
  quantity: Quantity,
  newest: NewestDays,
): Promise<Statement[]> {
  const { fields, day } = newest;
  const statements = fieldsApart(quantity, newest, ratios.has(quantity));
  const others = fields.filter((field) => field.day !== day && field.day !== null);
  const wholes = fields.flatMap((field) =>
    field.day === null ? [] : field.status === 'due' ? isoDay(dayNumber(field.day) - 1) : field.day,
  );
  const whole = wholes.sort()[0];
  if (whole === undefined || (whole === day && others.length === 0)) return statements;
  const window = { from: whole, to: whole };
  const [known] = await readKnown(reader, quantity, selectionOf(asked, reader), window, 'all');
  if (!known || known.value === null) return statements;
  return [...statements, statement('lastComplete', [figure('value', known.value, unitOf[quantity])], window)];
}
