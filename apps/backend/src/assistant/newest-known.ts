import { dayNumber, isoDay } from '../production-day.ts';
import { dayOfMost, readFieldDays } from '../queries/production-day.ts';
import type { WellSelection } from '../queries/selection.ts';
import { figure, newestWindow, selectionOf, statement, unitOf, type Reader } from './answer-parts.ts';
import { readKnown, type Known } from './known-figures.ts';
import { ratios } from './quantities.ts';
import type { Quantity, Statement, Understanding } from './understanding.ts';

type FieldDays = Awaited<ReturnType<typeof readFieldDays>>;

/** The newest day of each field, as the first row of the dashboard has it. */
export interface NewestDays {
  readonly fields: FieldDays;
  /** The day of most wells. */
  readonly day: string;
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
export async function readNewest(
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
        lastDay: sum.lastDay > each.lastDay ? sum.lastDay : each.lastDay,
      });
  }
  return [...sums.values()];
}

/** Which fields are on another day than most wells, and the last day that every field has reported whole. */
export async function besideNewest(
  asked: Understanding,
  reader: Reader,
  quantity: Quantity,
  { fields, day }: NewestDays,
): Promise<Statement[]> {
  const others = fields.filter((field) => field.day !== day && field.day !== null);
  const statements = [...new Set(others.map((field) => field.day!))]
    .sort()
    .slice(-2)
    .map((other) =>
      statement(
        'otherDay',
        [],
        { from: other, to: other },
        {
          name: others
            .filter((field) => field.day === other)
            .map(({ field }) => field.name)
            .join(', ')
            .slice(0, 300),
        },
      ),
    );
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
