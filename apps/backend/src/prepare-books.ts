import { createMonthClosings } from './administration/month-closings.ts';
import { createAudit } from './auth/audit.ts';
import { createRateLimiter } from './auth/rate-limit.ts';
import type { DatabaseConnection } from './database/connect.ts';
import { refreshProductionRollups } from './database/rollups.ts';
import { takeTurn } from './demonstration/seed.ts';
import { writeBooks, type BookKeeping } from './demonstration/write-books.ts';
import { finishRun, nothingRead, withRun } from './import/run-protocol.ts';
import type { Limits } from './limits.ts';
import { recomputeInsights } from './recompute/recompute.ts';

/**
 * Closes months of the demonstration as its administrator would, and stores a correction that comes later as an import would. Once;
 * other starts on the same database wait meanwhile.
 */
export async function prepareBooks(
  database: Pick<DatabaseConnection, 'batch' | 'bulk'>,
  limits: Pick<Limits, 'userChangesPerHour'>,
  now: Date,
): Promise<void> {
  const { batch } = database;
  const administrator = await batch
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'admin@cnx.example')
    .executeTakeFirst();
  if (!administrator) return;
  const keeping: BookKeeping = {
    async close({ fieldId, through, at, id, note }) {
      const clock = () => at;
      const audit = createAudit(batch, clock);
      const rule = { name: 'change of a user', maxHits: limits.userChangesPerHour, seconds: 3_600 };
      const closings = createMonthClosings({
        db: batch,
        now: clock,
        // No user was signed in.
        audit: ({ sid: _, address: __, ...entry }, tx) => audit(entry, tx),
        changesOfUser: createRateLimiter(batch, clock, rule),
      });
      const { from, missingDays } = await closings.read(fieldId, through);
      const by = { userId: administrator.id, sid: '', address: '' };
      await closings.close(by, fieldId, {
        ...{ id, from, through, missingDays },
        note: missingDays > 0 ? note : null,
      });
    },
    async correct({ fileName, wellId, days }) {
      const span = { from: days[0]!.day, to: days.at(-1)!.day };
      await withRun({ db: batch, now: () => now }, [fileName], { strict: false }, (run) =>
        database.bulk(async ({ db }) => {
          for (const { day, oil } of days)
            await db
              .updateTable('daily_production')
              .set({ oil })
              .where('well_id', '=', wellId)
              .where('day', '=', day)
              .execute();
          await refreshProductionRollups(db, [wellId], span, run.id);
          const counts = { rowsRead: days.length, rowsUpdated: days.length };
          await finishRun({ ...run, db }, 'done', { ...nothingRead, ...counts });
        }),
      );
      await recomputeInsights(database, { wellIds: [wellId], due: true, now });
    },
  };
  await batch.transaction().execute(async (tx) => {
    await takeTurn(tx);
    await writeBooks(tx, now, keeping);
  });
}
