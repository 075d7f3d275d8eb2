import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { Check } from '../insights/optimization/guard-rails.ts';
import { likelyOf, mostLikely, type Band, type Odds } from '../insights/optimization/odds.ts';
import type { StoredModel } from '../insights/optimization/stored-model.ts';
import { whatIf } from '../insights/optimization/what-if.ts';
import { dayMs } from '../production-day.ts';
import { Refusal } from '../refusal.ts';
import { statedRanges } from './likely-gain.ts';
import { defaultLifeDays } from './opportunity-counts.ts';
import { readOpenWork, withWork } from './planned-work.ts';

type Answer = components['schemas']['WhatIf'];

/**
 * What a pumped well would do at a frequency, from the model of its advice.
 * @param frequency Hz; refused outside the limits of the drive
 * @param now until the open advice of the well runs out from then, work of the well is beside the step
 * @returns undefined when there is no such well
 */
export async function readWhatIf(
  db: Kysely<Database>,
  wellId: string,
  frequency: number,
  now: Date,
): Promise<Answer | undefined> {
  const row = await db
    .selectFrom('well')
    .innerJoin('field', 'field.id', 'well.field_id')
    .leftJoin('well_advice as advice', 'advice.well_id', 'well.id')
    .leftJoin('pumped_model as pumped', 'pumped.well_id', 'well.id')
    .leftJoin('esp_equipment as pump', (join) =>
      join.onRef('pump.well_id', '=', 'well.id').on('pump.pulled_at', 'is', null),
    )
    .select(['well.id', 'well.name', 'field.id as fieldId', 'field.name as fieldName'])
    .select(['advice.newest_day as newestDay', 'advice.missing', 'pumped.model', 'pump.well_id as pumpOf'])
    .select(({ selectFrom }) =>
      selectFrom('optimization_opportunity as open')
        .select(({ fn }) => fn.max('open.expires_at').as('until'))
        .whereRef('open.well_id', '=', 'well.id')
        .where('open.status', 'in', ['found', 'accepted'])
        .as('until'),
    )
    .where('well.id', '=', wellId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { newestDay, missing, model, pumpOf, until, ...well } = row;
  const none = {
    well,
    frequency,
    newestDay,
    now: null,
    state: null,
    change: null,
    powerPct: null,
    checks: [],
  };
  if (model === null) {
    const found = missing ?? [];
    // Also without advice: the equipment says whether there is a pump, whatever has been computed.
    const lacking = found.length > 0 || pumpOf !== null ? found : [noPump];
    return { ...none, status: 'notComputed', missing: lacking, drive: null };
  }
  const stored = model as StoredModel;
  refuseOutside(frequency, stored);
  const [minHz, maxHz] = [stored.equipment.minHz!, stored.equipment.maxHz!];
  const drive = { minHz, maxHz, presentHz: stored.present.frequency! };
  const found = whatIf(stored, frequency);
  if (found === undefined) return { ...none, status: 'doesNotFlow', missing: [], drive };
  const kind = frequency < drive.presentHz ? 'frequencyDown' : 'frequencyUp';
  const stated = await statedChange(db, { wellId, kind, change: found.change });
  const { before } = await readOpenWork(db, [wellId], now);
  const works = before({
    wellId,
    until: until ?? new Date(now.getTime() + defaultLifeDays * dayMs),
    own: null,
    target: { setting: 'frequency', to: frequency },
  });
  const shown = (checks: readonly Check[]) =>
    withWork(checks.map(shownCheck), works, { now, isTimed: false });
  const {
    liquid,
    oil,
    power,
    intakePressure,
    freeGas,
    load,
    motorTemperature,
    change,
    now: present,
    ...rest
  } = found;
  return {
    ...{ well, frequency, newestDay, status: 'solved', missing: [], drive },
    now: {
      ...{
        liquid: number(present.state.liquid),
        oil: number(present.state.oil),
        power: number(present.state.power),
      },
      ...{ intakePressure: number(present.state.intakePressure), freeGas: number(present.state.freeGas) },
      ...{ load: number(present.state.load), motorTemperature: number(present.state.motorTemperature) },
      checks: shown(present.checks),
    },
    state: {
      ...{ liquid: known(liquid), oil: known(oil), power: known(power), load: known(load) },
      ...{ intakePressure: known(intakePressure), freeGas: known(freeGas) },
      motorTemperature: known(motorTemperature),
    },
    change: { liquid: known(change.liquid), oil: known(stated.oil), energy: known(stated.energy) },
    powerPct: number(rest.powerPct),
    checks: shown(rest.checks),
  };
}

interface StepOfWell {
  wellId: string;
  kind: 'frequencyUp' | 'frequencyDown';
  change: { oil: Odds; energy: Odds };
}

/** The ranges of a gain and of a saving as advice states them: of one distribution with what came of measured steps of its kind. */
async function statedChange(
  db: Kysely<Database>,
  { wellId, kind, change }: StepOfWell,
): Promise<{ oil: Band; energy: Band }> {
  const { oil, energy } = change;
  const modelConfidence = Math.min(mostLikely, likelyOf(kind, change));
  if (Number.isNaN(modelConfidence)) return change;
  const record = db.selectNoFrom(sql`record_of(${wellId}, ${kind}, ${oil.mid}::float8)`.as('record'));
  const { confidence } = await db
    .selectFrom(record.as('measured'))
    .select(
      sql<number>`likely_of(${modelConfidence}::float8, (record ->> 'measured')::float8, (record ->> 'counted')::float8)`.as(
        'confidence',
      ),
    )
    .executeTakeFirstOrThrow();
  const stated = statedRanges({
    ...{ confidence, modelConfidence },
    ...{ expectedOil: oil.mid, expectedOilLow: oil.low, expectedOilHigh: oil.high },
    ...{ expectedPower: energy.mid, expectedPowerLow: energy.low, expectedPowerHigh: energy.high },
  });
  return {
    oil: { low: stated.expectedOilLow, mid: oil.mid, high: stated.expectedOilHigh },
    energy: { low: stated.expectedPowerLow!, mid: energy.mid, high: stated.expectedPowerHigh! },
  };
}

/** A well without a pump. */
const noPump = { what: 'equipment', needed: null, found: null } as const;

/** A guard rail as the contract has it: what was not checked forbids nothing. */
export function shownCheck(check: Check): components['schemas']['FrequencyCheck'] {
  return { ...check, pass: check.pass ?? true, checked: check.pass !== null };
}

function known({ low, mid, high }: Band): Band | null {
  return Number.isFinite(mid) ? { low, mid, high } : null;
}

function number(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** @param frequency Hz @throws a refusal where it is outside the limits of the drive */
export function refuseOutside(frequency: number, { equipment: { minHz, maxHz } }: StoredModel): void {
  if (frequency >= minHz! && frequency <= maxHz!) return;
  throw new Refusal(400, `query/frequency must be from ${minHz} to ${maxHz}`, undefined, {
    code: 'frequencyOutside',
    values: { least: String(minHz), most: String(maxHz) },
  });
}
