import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hourMs } from '../../src/production-day.ts';
import { readExceptionSummary } from '../../src/queries/exception-summary.ts';
import { everyDay } from '../../src/queries/grouped-events.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { storeDrop } from '../support/stored-findings.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const length = 60;
const now = at(length, 6);
const found = at(length - 3);
const steady = { oil: Array.from({ length }, () => 100) };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await writeSmallField(database.db, {
    id: 'field',
    wells: { first: steady, second: steady, third: steady, fourth: steady },
  });
  await recomputeInsights(database, { now });
  for (const well of ['first', 'second', 'third', 'fourth'])
    await storeDrop(database.db, { id: well, well, lost: 20, day: day(length - 4), detectedAt: found });
});
afterAll(() => database.drop());

async function answer(id: string, hours: number) {
  const decision = randomUUID();
  await database.db
    .insertInto('exception_decision')
    .values({
      id: decision,
      at: new Date(found.getTime() + hours * hourMs),
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
  const before = JSON.stringify({ status: 'new', assignee_id: null, snoozed_until: null, feedback: null });
  await database.db
    .insertInto('exception_decision_finding')
    .values({ decision_id: decision, finding_id: id, well_id: id, version: 2, before })
    .execute();
}

const figures = async () => {
  const choice = { window: everyDay, until: null, now };
  const { answered, medianHoursToAcknowledge } = await readExceptionSummary(database.db, {}, choice);
  return { answered, hours: medianHoursToAcknowledge };
};

it('is the time after which half have an answer, so that it is not known while more than half have none', async () => {
  expect(await figures()).toEqual({ answered: 0, hours: null });
  await answer('first', 2);
  expect(await figures()).toEqual({ answered: 1, hours: null });
  await answer('second', 10);
  expect(await figures()).toEqual({ answered: 2, hours: 10 });
  await answer('third', 4);
  await answer('fourth', 12);
  expect(await figures()).toEqual({ answered: 4, hours: 4 });
});
