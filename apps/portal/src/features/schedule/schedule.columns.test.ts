import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../../i18n/i18n.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { dateFormat, quantityFormat } from '../../quantities.ts';
import { allColumns, lineColumns, stateText, topColumns } from './schedule.columns.tsx';
import { activities, activity, fieldNames } from './schedule.fixture.ts';
import { placedActivities, scheduleTakeaway, scheduleWindow, type PlacedActivity } from './schedule.ts';

const i18n = createI18n('en', await loginTexts('en'));
await loadTexts(i18n, 'portal');
const formats: Formats = {
  language: 'en',
  t: i18n.getFixedT('en', 'portal'),
  quantities: quantityFormat('en', 'metric'),
  dates: dateFormat('en', { timeZone: 'UTC' }),
};
const days = scheduleWindow('2026-11-19');
const present = Date.parse('2026-11-20T12:00:00+01:00');
const rows = placedActivities(activities, { fieldNames, days, present });
const hour = 3_600_000;

const idsOf = (given: readonly PlacedActivity[]) => allColumns(formats, given).map(({ id }) => id);
const barOf = (given: readonly PlacedActivity[]) => allColumns(formats, given).find(({ bar }) => bar)?.id;

it('groups the activities by when there is something to do, at most seven heads and what is closed', () => {
  const when = allColumns(formats, rows).find(({ id }) => id === 'when')!;
  const heads = [...rows]
    .sort((a, b) => when.groupOrder!(a) - when.groupOrder!(b))
    .map((row) => when.groupText!(row));
  // Work is grouped by its begin and counts with its whole loss in the days of the timeline: "next week" alone would be a sum of its days.
  expect([...new Set(heads)]).toEqual([
    ...['Overdue', 'In progress', 'Begins tomorrow', 'Begins next week', 'Begins later', 'Closed'],
  ]);
  const today = placedActivities(activities, { fieldNames, days, present: present + 24 * hour });
  expect(today.map((row) => when.groupText!(row))).toContain('Today, Sat, Nov 21');
});

it('measures by what is lost in the days shown, and has the whole beside it where that differs', () => {
  expect(idsOf(rows)).toEqual(expect.arrayContaining(['loss', 'lossToCome']));
  expect(barOf(rows)).toBe('lossToCome');
  expect(lineColumns(allColumns(formats, rows))[0]).toBe('lossToCome');
  const whole = rows.filter(({ lossToCome, expectedDeferred }) => lossToCome === expectedDeferred);
  expect(idsOf(whole)).not.toContain('loss');
  expect(barOf(whole)).toBe('lossToCome');
});

it('measures by the whole where nothing of it is lost in the days shown', () => {
  const later = rows.map((row) => ({ ...row, lossToCome: 0 }));
  expect(idsOf(later)).not.toContain('lossToCome');
  expect(lineColumns(allColumns(formats, later))[0]).toBe('loss');
});

it('says on the card how late what is late is, and what it is where that is pointed at', () => {
  const cell = topColumns(formats).find(({ id }) => id === 'status')!.cell!;
  const [late] = rows.filter(({ state }) => state === 'overdue');
  const shown = (row: PlacedActivity) => renderToStaticMarkup(cell(row, 'column'));
  expect(shown({ ...late!, late: 6.5 * 24 * hour, conflictIds: ['other'] })).toMatch(
    /title="Overdue, 6 days late · [^"]+".*>6 days late</,
  );
});

it('marks a step that does not keep the guard rails, and has the oil that steps promise', () => {
  const step = activity({
    ...{ id: 'sc-50', activity: 'frequencyStep', status: 'planned' },
    effect: {
      ...{ expectedOil: 9.36, basis: 'whatIf' },
      broken: [{ name: 'step', value: 4, limit: 1, unit: 'Hz', pass: false, checked: true }],
    },
  });
  const [row] = placedActivities([step], { fieldNames, days, present });
  const cellOf = (id: string, of: PlacedActivity) =>
    renderToStaticMarkup(allColumns(formats, [of]).find((column) => column.id === id)!.cell!(of, 'column'));
  expect(cellOf('status', row!)).toContain('Breaks guard rails');
  expect(cellOf('oil', row!)).toMatch(/title="By the model of the pump[^"]*">\+9\.4</);
  expect(idsOf(rows)).not.toContain('oil');
  expect(scheduleTakeaway([step], days, present)).toMatchObject({ broken: 1 });
  const [made] = placedActivities([{ ...step, status: 'done' }], { fieldNames, days, present });
  expect(cellOf('status', made!)).not.toContain('guard rails');
});

it('says how late what has not begun and what is not over is', () => {
  const text = (state: PlacedActivity['state'], late: number | null) => stateText(formats, { state, late });
  expect(text('notStarted', 2.5 * hour)).toBe('Not started, 2 h late');
  expect(text('notStarted', hour / 2)).toBe('Not started, 30 min late');
  expect(text('overdue', 6.5 * 24 * hour)).toBe('Overdue, 6 days late');
  expect(text('overdue', null)).toBe('Overdue');
  expect(text('planned', null)).toBe('Planned');
});
