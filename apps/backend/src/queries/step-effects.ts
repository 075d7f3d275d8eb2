import { isSameValue, nearHz } from '@cnx/api/decisions';
import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { failedChecks } from '../insights/optimization/guard-rails.ts';
import type { StoredModel } from '../insights/optimization/stored-model.ts';
import { whatIf, type WhatIf } from '../insights/optimization/what-if.ts';
import { shownCheck } from './what-if.ts';

type Schedule = components['schemas']['Schedule'];
type StepEffect = components['schemas']['StepEffect'];

/** A step is not itself the planned work that forbids it. */
const ownChecks: readonly string[] = ['plannedWork'];

/**
 * What planned steps that are not over promise, and which guard rails they do not keep, by activity: what the model of a pump makes of
 * its own change of the frequency, and what the advice behind a step expects of the same change.
 */
export async function readStepEffects(
  db: Kysely<Database>,
  activities: readonly Pick<Schedule, 'id' | 'well' | 'status' | 'step' | 'adviceId'>[],
): Promise<ReadonlyMap<string, StepEffect>> {
  const steps = activities.flatMap(({ id, well, status, step, adviceId }) =>
    well === null || step === null || status === 'done' || status === 'cancelled'
      ? []
      : [{ id, wellId: well.id, step, adviceId }],
  );
  if (steps.length === 0) return new Map();
  const frequencies = steps.filter(({ step }) => step.setting === 'frequency');
  const models = await db
    .selectFrom('pumped_model')
    .selectAll()
    .where('well_id', '=', anyOf(frequencies.map(({ wellId }) => wellId)))
    .execute();
  const advice = await db
    .selectFrom('optimization_opportunity')
    .select(['id', 'from_value as from', 'to_value as to', 'expected_oil as oil'])
    .where('id', '=', anyOf(steps.flatMap(({ adviceId }) => adviceId?.replace(/^fa-/, 'op-') ?? [])))
    .execute();
  const modelOf = new Map(models.map((row) => [row.well_id, row.model as StoredModel]));
  const adviceOf = new Map(advice.map(({ id, ...row }) => [id, row]));
  return new Map(
    steps.map(({ id, wellId, step, adviceId }) => {
      const behind = adviceId === null ? undefined : adviceOf.get(adviceId.replace(/^fa-/, 'op-'));
      const isOf = (one: number | null, other: number) =>
        one === null || isSameValue(step.setting, one, other);
      const advised = behind && isOf(step.from, behind.from) && isOf(step.to, behind.to) ? behind.oil : null;
      const model = step.setting === 'frequency' ? modelOf.get(wellId) : undefined;
      return [id, effectOf(advised, model, step)];
    }),
  );
}

/** @param advised oil that advice expects of the same change (Sm3/d) */
function effectOf(
  advised: number | null,
  model: StoredModel | undefined,
  { from, to }: NonNullable<Schedule['step']>,
): StepEffect {
  const known = { expectedOil: advised, basis: advised === null ? 'noModel' : 'advice', broken: [] } as const;
  if (model === undefined) return { ...known, broken: [] };
  const found = whatIf(model, to);
  if (found === undefined) return { expectedOil: null, basis: 'doesNotFlow', broken: [] };
  const broken = failedChecks(found.checks)
    .filter(({ name }) => !ownChecks.includes(name))
    .map(shownCheck);
  return advised === null
    ? { expectedOil: changeFrom(model, from, found), basis: 'whatIf', broken }
    : { expectedOil: advised, basis: 'advice', broken };
}

/** Oil that a change of the frequency gains from where it is to begin, which is not where the pump runs now after another step (Sm3/d). */
function changeFrom(model: StoredModel, from: number | null, there: WhatIf): number | null {
  const isNow = from === null || Math.abs(from - model.present.frequency!) <= nearHz;
  const begun = isNow ? 0 : (whatIf(model, from)?.change.oil.mid ?? NaN);
  const gained = there.change.oil.mid - begun;
  return Number.isFinite(gained) ? gained : null;
}

/** Whether a planned step does not keep the guard rails, as far as they are known. */
export const breaksRails = ({ effect }: Pick<Schedule, 'effect'>): boolean =>
  effect !== null && (effect.broken.length > 0 || effect.basis === 'doesNotFlow');
