import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Principal } from '../auth/sessions.ts';
import { markChanged } from '../database/computation.ts';
import type { Database } from '../database/schema.ts';
import { readSensitivity } from '../database/settings.ts';
import { contractRow } from '../queries/pages.ts';
import { selectedWells, wellLabel } from '../queries/selection.ts';
import { nameOfUser } from '../queries/user-name.ts';
import { Refusal } from '../refusal.ts';
import { decidedSince } from './decided-findings.ts';
import type { DecisionOptions } from './exception-decisions.ts';

type WellSensitivity = components['schemas']['WellSensitivity'];
type Request = components['schemas']['SaveSensitivityRequest'];

/** Version of a well for which no user has chosen a sensitivity. */
const unchosenVersion = 1;
/** Choices that are shown of a well. */
const maxChoices = 5;

/** How sensitively people have the changes of wells searched. */
export type WellSensitivities = ReturnType<typeof createWellSensitivities>;

export function createWellSensitivities({ db, now, audit, changesOfUser, onDue }: DecisionOptions) {
  return {
    /** @throws Refusal 404 without such a well. */
    read: (wellId: string): Promise<WellSensitivity> => readOf(db, wellId),
    /**
     * Chooses the sensitivity of a well, and has its insights computed by it. Sent again under the same key, it is the choice
     * that was made before.
     * @throws Refusal 404 without such a well, 409 when another choice was made since `version`; 429 for too many changes.
     */
    async save(
      { userId, sid }: Principal,
      wellId: string,
      { id, version, sensitivity }: Request,
    ): Promise<WellSensitivity> {
      await changesOfUser.take(userId);
      const { result, isNew } = await db.transaction().execute(async (tx) => {
        // The same choice sent twice at once, and two choices for one well: the second waits, and finds the first made.
        for (const held of [id, wellId])
          await sql`select pg_advisory_xact_lock(hashtextextended(${held}, 51))`.execute(tx);
        const made = await tx
          .selectFrom('sensitivity_choice')
          .select(['user_id as userId', 'well_id as wellId', 'sensitivity'])
          .where('id', '=', id)
          .executeTakeFirst();
        const isSame = made?.userId === userId && made.wellId === wellId && made.sensitivity === sensitivity;
        if (made && !isSame) throw new Refusal(409, `body/id names a choice that was made already: ${id}`);
        const stored = await readOf(tx, wellId);
        if (made) return { result: stored, isNew: false };
        const [newest] = stored.choices;
        if (stored.version !== version)
          throw decidedSince(
            'body',
            'the sensitivity',
            version,
            {
              place: stored.well.name,
              version: stored.version,
              decidedBy: newest?.by ?? null,
              decidedAt: newest?.at ?? null,
            },
            'chosenSince',
          );
        await tx
          .insertInto('sensitivity_choice')
          .values({ id, well_id: wellId, version: version + 1, sensitivity, user_id: userId, at: now() })
          .execute();
        await markChanged(tx, [wellId]);
        await audit(
          { kind: 'sensitivityChoice', outcome: 'ok', userId, sid, detail: { id, wellId, sensitivity } },
          tx,
        );
        return { result: await readOf(tx, wellId), isNew: true };
      });
      if (isNew) onDue?.();
      return result;
    },
  };
}

/** What is in force for a well, and who chose it. @throws Refusal 404 without such a well. */
async function readOf(db: Kysely<Database>, wellId: string): Promise<WellSensitivity> {
  const found = await db
    .selectFrom(selectedWells({ wellIds: [wellId] }))
    .leftJoin('well_computation as known', 'known.well_id', 'chosen.well_id')
    .select([...wellLabel, 'known.rows_changed as isDue'])
    .executeTakeFirst();
  if (!found) throw new Refusal(404, `path/wellId names no well: ${wellId}`);
  const { isDue, ...label } = found;
  const choices = await db
    .selectFrom('sensitivity_choice as choice')
    .leftJoin('app_user as person', 'person.id', 'choice.user_id')
    .select(['choice.id', 'choice.at', 'choice.sensitivity', 'choice.version', nameOfUser('person').as('by')])
    .where('choice.well_id', '=', wellId)
    .orderBy('choice.version', 'desc')
    .limit(maxChoices)
    .execute();
  const [newest] = choices;
  return {
    ...contractRow(label),
    sensitivity: newest?.sensitivity ?? (await readSensitivity(db)),
    version: newest?.version ?? unchosenVersion,
    computed: isDue === false,
    choices: choices.map(({ id, at, by, sensitivity }) => ({ id, at: at.toISOString(), by, sensitivity })),
  };
}
