import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { keepMissingReports } from '../../src/kept/missing-reports.ts';
import { readExceptionSummary } from '../../src/queries/exception-summary.ts';
import { readHandoverContent } from '../../src/queries/handover-content.ts';
import { findWells } from '../../src/queries/findings.ts';
import { everyDay } from '../../src/queries/grouped-events.ts';
import { listProductionDayWells } from '../../src/queries/production-day-wells.ts';
import { readProductionDay } from '../../src/queries/production-day.ts';
import { listExceptions, readAllEvents } from '../../src/queries/well-exceptions.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeDays, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const length = 60;
const now = at(length, 12);
const page = { limit: 500, offset: 0 };
const choice = { window: everyDay, until: null, now };
const steady = (days: number, oil = 100) => Array.from({ length: days }, () => oil);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // Two days late as a whole; one of its wells had fallen silent before.
  await writeSmallField(database.db, {
    id: 'silent',
    wells: { 'S-1': { oil: steady(58) }, 'S-2': { oil: steady(58, 50) }, 'S-3': { oil: steady(50) } },
  });
  await writeSmallField(database.db, {
    id: 'heard',
    wells: { 'H-1': { oil: steady(length) }, 'H-2': { oil: steady(58) } },
  });
  await recomputeInsights(database, { now });
});
afterAll(() => database.drop());

const listed = async (selection: { fieldIds?: string[]; wellIds?: string[] }) =>
  (await listExceptions(database.db, selection, choice, page)).rows;

it('is one exception with its wells, and a well that is silent by itself is its own', async () => {
  const [one, ...others] = await listed({ fieldIds: ['silent'] });
  expect(
    [one, ...others].map((row) => [row!.kind, row!.since, row!.silence?.wells.map(({ id }) => id)]),
  ).toEqual([
    ['noData', day(58), ['S-1', 'S-2']],
    ['noData', day(50), undefined],
  ]);
  expect(one).toMatchObject({ findings: 1, lossPerDay: null, silence: { lastDay: day(57), lastOil: 150 } });
  expect(await listed({ fieldIds: ['heard'] })).toMatchObject([{ well: { id: 'H-2' }, silence: null }]);
});

it('is the same exception, whichever of its wells are asked for', async () => {
  const [all] = await listed({ fieldIds: ['silent'] });
  expect(await listed({ wellIds: ['S-2'] })).toEqual([
    { ...all, well: { ...all!.well, id: 'S-2', name: 'S-2' } },
  ]);
});

it('counts once in sums, and once at each of its wells', async () => {
  const selection = { fieldIds: ['silent'] };
  const { open } = await readExceptionSummary(database.db, selection, choice);
  const { exceptions } = await readProductionDay(database.db, selection, everyDay, null, now);
  expect([open, exceptions?.open]).toEqual([2, 2]);
  const { rows } = await listProductionDayWells(database.db, selection, everyDay, null, now, page);
  expect(rows.map((row) => [row.well.id, row.exceptions]).sort()).toEqual([
    ['S-1', 1],
    ['S-2', 1],
    ['S-3', 1],
  ]);
});

it('is one of what was decided in a hand-over, and each other event of its well', async () => {
  const events = await readAllEvents(database.db, ['S-1', 'S-3'], now);
  await keepMissingReports(database.db, events);
  const wells = await findWells(
    database.db,
    events.flatMap(({ findingIds }) => findingIds),
  );
  const id = randomUUID();
  const before = JSON.stringify({ status: 'new', assignee_id: null, snoozed_until: null, feedback: null });
  await database.db
    .insertInto('exception_decision')
    .values({
      id,
      at: now,
      user_id: null,
      action: 'acknowledge',
      assignee_id: null,
      until: null,
      feedback: null,
      comment: null,
      event_id: null,
      undone_at: null,
    })
    .execute();
  await database.db
    .insertInto('exception_decision_finding')
    .values(
      [...wells].map(([finding_id, well_id]) => ({
        decision_id: id,
        finding_id,
        well_id,
        version: 2,
        before,
      })),
    )
    .execute();
  const { content } = await readHandoverContent(database.db, {
    since: at(length - 1),
    now,
    window: { from: day(0), to: day(length - 1) },
  });
  expect(content.decided.map((decision) => decision.events)).toMatchObject([
    [
      {
        well: { id: 'S-1' },
        silence: { wells: [{ id: 'S-1' }, { id: 'S-2' }], lastDay: day(57), lastOil: 150 },
      },
      { well: { id: 'S-3' }, silence: null },
    ],
  ]);
});

it('is over as one when its wells report again, and its first day is still missing', async () => {
  const [missing] = (await readAllEvents(database.db, ['S-1'], now)).filter(({ isOpen }) => isOpen);
  await keepMissingReports(database.db, [missing!]);
  for (const well of ['S-1', 'S-2']) {
    await writeDays(database.db, well, {
      oil: [...steady(58), null, 100],
      hours: [...steady(58, 24), null, 24],
    });
  }
  expect(await readAllEvents(database.db, ['S-2'], now)).toMatchObject([
    { kind: 'noData', isOpen: false, since: day(58), endedOn: day(58), wellIds: ['S-1', 'S-2'] },
  ]);
});
