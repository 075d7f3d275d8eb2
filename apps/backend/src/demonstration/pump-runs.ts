import { dayMs } from '../production-day.ts';
import { INTAKE_PRESSURE_LIMIT, MOTOR_TEMPERATURE_LIMIT } from './frequency-log.ts';
import { Random } from './random.ts';
import { pumpModel } from './well-plan.ts';
import type { WellDay } from './well-record.ts';
import type { WellStory } from './well-story.ts';
import { figure, moment } from './copy-values.ts';
import type { CopyValue } from '../database/bulk.ts';

/** Columns of `esp_equipment` in the order of {@link pumpRunRows}. */
export const pumpRunColumns = [
  'well_id',
  'installed_at',
  'pulled_at',
  'pull_reason',
  'manufacturer_id',
  'pump_model',
  'stage_type',
  'stages',
  'rated_frequency',
  'min_hz',
  'max_hz',
  'setpoint_hz',
  'mode',
  'nameplate_current',
  'nameplate_power',
  'motor_temperature_limit',
  'intake_pressure_limit',
  'bep_rate',
  'min_rate',
  'max_rate',
] as const;

/** When each pump of a well was run in and pulled by `now` (ms); the last one may be in the hole. */
export function pumpRuns(story: WellStory, seed: string, now: number): { from: number; to: number | null }[] {
  if (story.plan.pump === undefined) return [];
  const random = new Random(`${seed}/${story.plan.id}/first-run`);
  const runs: { from: number; to: number | null }[] = [
    { from: story.plan.startDay * dayMs - Math.round(random.between(1, 500)) * dayMs, to: null },
  ];
  for (const outage of story.outages) {
    if (outage.kind !== 'espReplacement' || outage.from > now) continue;
    runs.at(-1)!.to = outage.from;
    if (outage.to <= now) runs.push({ from: outage.to, to: null });
  }
  const suspended = story.plan.suspendedDay * dayMs;
  if (suspended <= now && runs.at(-1)!.to === null)
    runs.at(-1)!.to = Math.max(suspended, runs.at(-1)!.from + 1);
  return runs;
}

/** Rows of `esp_equipment` of a well. @param last newest day of the record, which knows the frequency now */
export function pumpRunRows(story: WellStory, seed: string, last: WellDay, now: number): CopyValue[][] {
  const { plan } = story;
  if (plan.pump === undefined) return [];
  const { design, stageType, stages, ratedFrequency, mode } = plan.pump;
  const ratio = ratedFrequency / 60;
  return pumpRuns(story, seed, now).map(({ from, to }, run) => {
    const { manufacturerId, model } = pumpModel(seed, plan.id, run);
    return [
      plan.id,
      moment(from),
      moment(to),
      to === null ? null : 'Failed',
      manufacturerId,
      model,
      stageType,
      stages,
      ratedFrequency,
      38,
      65,
      last.frequency,
      mode,
      figure(design.nameplateCurrent, 1),
      figure(design.nameplatePower * ratio ** 3, 1),
      MOTOR_TEMPERATURE_LIMIT,
      INTAKE_PRESSURE_LIMIT,
      figure(design.bepRate * ratio, 1),
      figure(design.bepRate * ratio * 0.6, 1),
      figure(design.bepRate * ratio * 1.3, 1),
    ];
  });
}
