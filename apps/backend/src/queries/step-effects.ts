import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { failedChecks } from '../insights/optimization/guard-rails.ts';
import type { StoredModel } from '../insights/optimization/stored-model.ts';
import { whatIf } from '../insights/optimization/what-if.ts';
import { shownCheck } from './what-if.ts';

type Schedule = components['schemas']['Schedule'];
type StepEffect = components['schemas']['StepEffect'];

/** A step is not itself the planned work that forbids it. */
const ownChecks: readonly string[] = ['plannedWork'];

/**
 * What planned steps that are not over promise, and which guard rails they do not keep, by activity: what the model of a pump makes of the frequency,
 * and what the advice behind a step expects.
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
    .select(['id', 'expected_oil as oil'])
    .where('id', '=', anyOf(steps.flatMap(({ adviceId }) => adviceId?.replace(/^fa-/, 'op-') ?? [])))
    .execute();
  const modelOf = new Map(models.map((row) => [row.well_id, row.model as StoredModel]));
  const oilOf = new Map(advice.map(({ id, oil }) => [id, oil]));
  return new Map(
    steps.map(({ id, wellId, step, adviceId }) => {
      const advised = (adviceId === null ? undefined : oilOf.get(adviceId.replace(/^fa-/, 'op-'))) ?? null;
      const model = step.setting === 'frequency' ? modelOf.get(wellId) : undefined;
      return [id, effectOf(advised, model, step.to)];
    }),
  );
}

/** @param advised oil that the advice behind the step expects (Sm3/d) @param to Hz */
function effectOf(advised: number | null, model: StoredModel | undefined, to: number): StepEffect {
  const known = { expectedOil: advised, basis: advised === null ? 'noModel' : 'advice', broken: [] } as const;
  if (model === undefined) return { ...known, broken: [] };
  const found = whatIf(model, to);
  if (found === undefined) return { expectedOil: null, basis: 'doesNotFlow', broken: [] };
  const broken = failedChecks(found.checks)
    .filter(({ name }) => !ownChecks.includes(name))
    .map(shownCheck);
  return advised === null
    ? { expectedOil: found.change.oil.mid, basis: 'whatIf', broken }
    : { expectedOil: advised, basis: 'advice', broken };
}

/** Whether a planned step does not keep the guard rails, as far as they are known. */
export const breaksRails = ({ effect }: Pick<Schedule, 'effect'>): boolean =>
  effect !== null && (effect.broken.length > 0 || effect.basis === 'doesNotFlow');
