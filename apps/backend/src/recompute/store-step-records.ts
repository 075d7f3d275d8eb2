import type { Kysely } from 'kysely';
import { inQuestion } from '../database/gain-in-question.ts';
import type { Database } from '../database/schema.ts';
import type { StoredResponse } from '../insights/optimization/setting-response.ts';
import { stepRecords, type MeasuredStep } from '../insights/optimization/step-record.ts';

/** Stores what came of all steps of a field; those of its wells must be stored. */
export async function storeStepRecords(db: Kysely<Database>, fieldId: string): Promise<void> {
  const pumps = await db
    .selectFrom('tracked_frequency_change as tracked')
    .innerJoin('frequency_change as change', 'change.id', 'tracked.change_id')
    .innerJoin('well', 'well.id', 'change.well_id')
    .select(['change.from_hz as from', 'change.to_hz as to', 'change.expected_oil as expectedOil'])
    .select(['change.oil_low as expectedOilLow', 'tracked.verdict', 'tracked.effect'])
    .select(['tracked.before_means as before', 'tracked.after_means as after', inQuestion.as('question')])
    .where('well.field_id', '=', fieldId)
    .orderBy('change.at')
    .orderBy('change.id')
    .execute();
  const settings = await db
    .selectFrom('well_advice as advice')
    .innerJoin('well', 'well.id', 'advice.well_id')
    .select('advice.response')
    .where('well.field_id', '=', fieldId)
    .where('advice.response', 'is not', null)
    .orderBy('advice.well_id')
    .execute();
  const records = stepRecords([
    ...pumps.map(({ before, after, question, ...step }): MeasuredStep => ({
      ...{ ...step, setting: 'frequency', isInQuestion: question !== null },
      ...{ energyBefore: before.specificEnergy, energyAfter: after.specificEnergy },
    })),
    ...settings.flatMap(({ response }) =>
      (response as StoredResponse).steps.map(
        ({ expectedOil = null, expectedOilLow = null, ...step }): MeasuredStep => ({
          ...{ ...step, expectedOil, expectedOilLow, isInQuestion: false },
          ...{ energyBefore: null, energyAfter: null },
        }),
      ),
    ),
  ]);
  await db.deleteFrom('step_record').where('field_id', '=', fieldId).execute();
  if (records.length === 0) return;
  await db
    .insertInto('step_record')
    .values(records.map((record) => ({ field_id: fieldId, ...record })))
    .execute();
}
