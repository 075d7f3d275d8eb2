import type { GuardRails, Surroundings } from './guard-rails.ts';
import { pumpCurve, type CurvePoint } from './pump-curve.ts';
import type { Fluid } from './pump-fit.ts';
import type { PredictedWell } from './pumped-uncertainty.ts';
import type { StepErrors } from './step-errors.ts';
import type { TrackRecord } from './track-record.ts';
import type { Present, PumpEquipment, Solution, WellModel } from './pumped-well.ts';

/** A number that is not known is null: JSON has no NaN. */
type Stored<Value> = { [Name in keyof Value]: Value[Name] extends number ? number | null : Value[Name] };

/** What a replica has of its own, in the order in which it is written. */
const replicaValues = [
  'productivity',
  'reservoirPressure',
  'columnStanding',
  'columnGrowth',
  'wellheadStanding',
  'wellheadGrowth',
  'wear',
  'rate',
  'intakePressure',
  'power',
  'liquid',
  'response',
  'gasLoss',
] as const;
type ReplicaValues = Record<(typeof replicaValues)[number], number>;

/**
 * A pumped well as advice was computed from it: it predicts the very values of the advice, to the last digit, for doubles are written so
 * that they are read as they were.
 */
export interface StoredModel {
  present: Stored<Present>;
  equipment: Stored<PumpEquipment>;
  curve: { frequency: number; points: readonly CurvePoint[] };
  fluid: Fluid;
  stages: number;
  /** %. */
  waterCut: number;
  viscosity: number | null;
  bubblePoint: number;
  oilShare: number;
  /** Values of the fit, then those of each replica. */
  values: (number | null)[][];
  rails: Partial<GuardRails>;
  surroundings: Surroundings;
  /** What the past steps of the well say of it; absent of a model that was kept before it was known. */
  record?: TrackRecord;
  /** How far it is off the steps of the well; absent of a model that was kept before it was asked. */
  errors?: Stored<StepErrors>;
}

/** What is kept of a model, with the limits and surroundings that its advice was checked against. */
export function storedModel(
  { fit, replicas, record, errors }: PredictedWell,
  { rails, surroundings }: Pick<StoredModel, 'rails' | 'surroundings'>,
): StoredModel {
  const { present, equipment, pump, inflow } = fit;
  return {
    present: stored(present),
    equipment: stored(equipment),
    curve: { frequency: pump.curve.frequency, points: pump.curve.points },
    fluid: pump.fluid,
    stages: pump.stages,
    waterCut: pump.waterCut,
    viscosity: orNull(pump.viscosity),
    bubblePoint: inflow.bubblePoint,
    oilShare: inflow.oilShare,
    values: [fit, ...replicas].map((model) => {
      const values = valuesOf(model);
      return replicaValues.map((name) => orNull(values[name]));
    }),
    rails,
    surroundings,
    ...(record && { record }),
    ...(errors && { errors: stored(errors) }),
  };
}

/** The model that was kept. */
export function modelOf({
  present: now,
  equipment: hole,
  curve,
  values,
  viscosity,
  record,
  errors,
  ...rest
}: StoredModel): PredictedWell {
  const present = known<Present>(now);
  const pump = {
    curve: pumpCurve(curve.frequency, curve.points),
    ...{ stages: rest.stages, fluid: rest.fluid, waterCut: rest.waterCut, viscosity: viscosity ?? NaN },
  };
  const equipment = known<PumpEquipment>(hole);
  const [fit, ...replicas] = values.map((row): WellModel => {
    const value = Object.fromEntries(replicaValues.map((name, i) => [name, row[i] ?? NaN])) as ReplicaValues;
    const base: Solution = { rate: value.rate, intakePressure: value.intakePressure, power: value.power };
    return {
      // Models that were kept before gas took of the head have no such value.
      pump: { ...pump, wear: value.wear, gasLoss: row[replicaValues.indexOf('gasLoss')] ?? 0 },
      inflow: {
        ...{ productivity: value.productivity, reservoirPressure: value.reservoirPressure },
        ...{ bubblePoint: rest.bubblePoint, oilShare: rest.oilShare },
      },
      outflow: {
        column: { standing: value.columnStanding, growth: value.columnGrowth },
        wellhead: { standing: value.wellheadStanding, growth: value.wellheadGrowth },
      },
      ...{ equipment, base, present: { ...present, liquid: value.liquid }, response: value.response },
    };
  });
  return {
    ...{ fit: fit!, replicas },
    ...(record && { record }),
    ...(errors && { errors: known<StepErrors>(errors) }),
  };
}

function valuesOf({ pump, inflow, outflow, base, present, response = 1 }: WellModel): ReplicaValues {
  const { column, wellhead } = outflow;
  return {
    ...{ productivity: inflow.productivity, reservoirPressure: inflow.reservoirPressure },
    ...{ columnStanding: column.standing, columnGrowth: column.growth },
    ...{ wellheadStanding: wellhead.standing, wellheadGrowth: wellhead.growth },
    ...{ wear: pump.wear, rate: base.rate, intakePressure: base.intakePressure, power: base.power },
    ...{ liquid: present.liquid, response, gasLoss: pump.gasLoss },
  };
}

function orNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

function stored<Value extends object>(value: Value): Stored<Value> {
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, typeof one === 'number' ? orNull(one) : one]),
  ) as Stored<Value>;
}

function known<Value extends object>(value: Stored<Value>): Value {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, one ?? NaN])) as Value;
}
