import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { Check } from '../insights/optimization/guard-rails.ts';
import type { Band } from '../insights/optimization/odds.ts';
import type { StoredModel } from '../insights/optimization/stored-model.ts';
import { whatIf } from '../insights/optimization/what-if.ts';
import { Refusal } from '../refusal.ts';

type Answer = components['schemas']['WhatIf'];

/**
 * What a pumped well would do at a frequency, from the model of its advice.
 * @param frequency Hz; refused outside the limits of the drive
 * @returns undefined when there is no such well
 */
export async function readWhatIf(
  db: Kysely<Database>,
  wellId: string,
  frequency: number,
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
    .where('well.id', '=', wellId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { newestDay, missing, model, pumpOf, ...well } = row;
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
  const { liquid, oil, power, intakePressure, freeGas, load, motorTemperature, change, now, ...rest } = found;
  return {
    ...{ well, frequency, newestDay, status: 'solved', missing: [], drive },
    now: {
      ...{ liquid: number(now.state.liquid), oil: number(now.state.oil), power: number(now.state.power) },
      ...{ intakePressure: number(now.state.intakePressure), freeGas: number(now.state.freeGas) },
      ...{ load: number(now.state.load), motorTemperature: number(now.state.motorTemperature) },
      checks: now.checks.map(shownCheck),
    },
    state: {
      ...{ liquid: known(liquid), oil: known(oil), power: known(power), load: known(load) },
      ...{ intakePressure: known(intakePressure), freeGas: known(freeGas) },
      motorTemperature: known(motorTemperature),
    },
    change: { liquid: known(change.liquid), oil: known(change.oil), energy: known(change.energy) },
    powerPct: number(rest.powerPct),
    checks: rest.checks.map(shownCheck),
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
