import { expect, it } from 'vitest';
import { changes } from '../features/change-points/change-points.fixture.ts';
import { changePoints } from '../features/change-points/change-points.tsx';
import { activities, fieldNames } from '../features/schedule/schedule.fixture.ts';
import { placedActivities, scheduleWindow } from '../features/schedule/schedule.ts';
import { schedule } from '../features/schedule/schedule.tsx';
import { createI18n, loadTexts, loginTexts } from '../i18n/i18n.ts';
import type { RowsPart } from '../insight/insight-definition.ts';
import type { Formats } from '../insight/use-formats.ts';
import { dateFormat, quantityFormat } from '../quantities.ts';

const i18n = createI18n('en', await loginTexts('en'));
await loadTexts(i18n, 'portal');
const formats: Formats = {
  language: 'en',
  t: i18n.getFixedT('en', 'portal'),
  quantities: quantityFormat('en', 'metric'),
  dates: dateFormat('en', { timeZone: 'UTC' }),
};

const rowsOf = <Row>(parts: readonly RowsPart<Row>[], id: string) =>
  parts.find((part) => part.id === id)!.rows;

it('the parts of the schedule add up to all of it, those to do of what is overdue, runs and is to come', () => {
  const days = scheduleWindow('2026-11-19');
  const rows = placedActivities(activities, { fieldNames, days, present: null });
  const parts = schedule.rows.parts!.of(rows, formats, { from: '2026-11-01', to: '2026-11-19' });
  const apart = ['open', 'later', 'closed'].flatMap((id) => rowsOf(parts, id));
  expect(apart.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
  const [first, second] = parts;
  expect(second!.label).toBe('Overdue');
  expect(first!.rows).toEqual(expect.arrayContaining([...second!.rows]));
  const ofToDo = ['overdue', 'running', 'coming'].flatMap((id) => rowsOf(parts, id));
  expect(ofToDo.map(({ id }) => id).sort()).toEqual(first!.rows.map(({ id }) => id).sort());
});

it('the drops among changes are some of the unexplained ones, and are said to be', () => {
  const parts = changePoints.rows.parts!.of(changes, formats, null);
  const place = parts.findIndex(({ id }) => id === 'drops');
  expect(parts[place]!.label).toBe('of these drops');
  expect(parts[place - 1]!.id).toBe('unexplained');
  expect(rowsOf(parts, 'unexplained')).toEqual(expect.arrayContaining([...rowsOf(parts, 'drops')]));
});
