import { seedDemonstration } from '../../src/demonstration/seed.ts';
import { writeDecisions } from '../../src/demonstration/write-decisions.ts';
import { writeHandover } from '../../src/demonstration/write-handover.ts';
import { keepContent } from '../../src/kept/shift-handovers.ts';
import { windowUntil } from '../../src/queries/handover-content.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import type { TestBackend } from './backend.ts';

/** Fills a backend's database with a demonstration that is small and has something of everything. */
export async function seedSmallDemonstration({ database, clock }: TestBackend): Promise<void> {
  await seedDemonstration(database, { wells: 24, years: 1, hourlyDays: 30, now: clock.now() });
  await recomputeInsights(database, { now: clock.now() });
  await database.db.transaction().execute((tx) => writeDecisions(tx, clock.now()));
  await writeHandover(database.db, clock.now(), (since, until) =>
    keepContent(database.db, { since, now: until, window: windowUntil(until) }),
  );
  // What this process remembered of the empty database is not to be served.
  clock.pass(60);
}
