// Wells whose physics are known, written with other equations than the engine's and no code of it: what the engine says
// of their readings is compared with what they would really do.

/** Uniform numbers in [0, 1) from a seed (a Weyl sequence, hashed), in two halves of 32 bits: most time of a well is spent here. */
export function uniformFrom(seed: number): () => number {
  const start = BigInt(seed) * 0x9e37_79b9n + 0x1234_5678n;
  let stateHigh = Number((start >> 32n) & 0xffff_ffffn);
  let stateLow = Number(start & 0xffff_ffffn);
  let high = 0;
  let low = 0;
  const fold = (bits: number): void => {
    low ^= (low >>> bits) | (high << (32 - bits));
    high ^= high >>> bits;
  };
  const times = (byHigh: number, byLow: number): void => {
    const above = low >>> 16;
    const below = low & 0xffff;
    const first = above * (byLow & 0xffff) + ((below * (byLow & 0xffff)) >>> 16);
    const second = below * (byLow >>> 16) + (first & 0xffff);
    const carried = above * (byLow >>> 16) + (first >>> 16) + (second >>> 16);
    high = (carried + Math.imul(high, byLow) + Math.imul(low, byHigh)) | 0;
    low = Math.imul(low, byLow);
  };
  return () => {
    const sum = stateLow + 0x7f4a_7c15;
    stateHigh = (stateHigh + 0x9e37_79b9 + (sum > 0xffff_ffff ? 1 : 0)) >>> 0;
    stateLow = sum >>> 0;
    high = stateHigh;
    low = stateLow;
    fold(30);
    times(0xbf58_476d, 0x1ce4_e5b9);
    fold(27);
    times(0x94d0_49bb, 0x1331_11eb);
    fold(31);
    return ((high >>> 0) * 2 ** 21 + (low >>> 11)) / 2 ** 53;
  };
}

/** Draws of one well. */
export interface Draws {
  /** Even between two bounds. */
  between: (low: number, high: number) => number;
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  /** True in a share of draws. */
  chance: (share: number) => boolean;
  /** Standard normal, as the sum of twelve. */
  bell: () => number;
}

export function drawsFrom(seed: number): Draws {
  const uniform = uniformFrom(seed);
  const between = (low: number, high: number): number => low + (high - low) * uniform();
  return {
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (share) => uniform() < share,
    bell: () => {
      let sum = -6;
      for (let i = 0; i < 12; i++) sum += uniform();
      return sum;
    },
  };
}

/** Noise with memory: each value keeps a share of the one before. @param sd standard deviation of a value */
export function wander({ bell }: Draws, sd: number, memory: number): () => number {
  let last = sd * bell();
  return () => (last = memory * last + sd * Math.sqrt(1 - memory ** 2) * bell());
}

/** Inflow of a reservoir: liquid (Sm3/d) that comes at a flowing pressure (bar). */
type InflowLaw = (pressure: number, reservoirPressure: number) => number;

/** Fetkovich's back-pressure curve, or the quadratic of Jones, Blount and Glaze, drawn to give `rate` at `pressure`. */
function drawInflow(draws: Draws, reservoirPressure: number, pressure: number, rate: number): InflowLaw {
  if (draws.chance(0.5)) {
    const exponent = draws.between(0.75, 1);
    const constant = rate / (reservoirPressure ** 2 - pressure ** 2) ** exponent;
    return (at, reservoir) => constant * Math.max(0, reservoir ** 2 - at ** 2) ** exponent;
  }
  const drawdown = reservoirPressure - pressure;
  const turbulent = draws.between(0, 0.35) * drawdown;
  const linear = (drawdown - turbulent) / rate;
  const square = turbulent / rate ** 2;
  return (at, reservoir) => {
    const pull = Math.max(0, reservoir - at);
    return square === 0
      ? pull / linear
      : (Math.sqrt(linear ** 2 + 4 * square * pull) - linear) / (2 * square);
  };
}

/** A stage as its maker measured it in water. */
export interface Stage {
  hz: number;
  /** m3/d at which it lifts nothing. */
  openRate: number;
  /** m at no rate. */
  closedHead: number;
  bend: number;
  bestEfficiency: number;
  bestRate: number;
}

function headOf({ closedHead, openRate, bend }: Stage, rate: number): number {
  return closedHead * (1 - Math.abs(rate / openRate) ** bend);
}

function powerOf(stage: Stage, rate: number): number {
  const { bestRate, bestEfficiency } = stage;
  const efficiency = Math.max(0.08, bestEfficiency * (1 - (0.92 * (rate - bestRate) ** 2) / bestRate ** 2));
  const hydraulic =
    (1000 * 9.81 * Math.max(rate, 0.15 * bestRate) * Math.max(0.5, headOf(stage, rate))) / 86_400;
  return hydraulic / efficiency / 1000;
}

/** Hourly columns as the readings of a data historian, NaN where nothing was reported. */
export interface TrueReadings {
  at: Float64Array;
  frequency: Float64Array;
  motorCurrent: Float64Array;
  motorTemperature: Float64Array;
  intakeTemperature: Float64Array;
  intakePressure: Float64Array;
  dischargePressure: Float64Array;
  wellheadPressure: Float64Array;
  power: Float64Array;
  freeGas: Float64Array;
  liquidRate: Float64Array;
  waterCut: Float64Array;
  choke: Float64Array;
  liftGas: Float64Array;
}

export interface TrueWell {
  id: string;
  stages: number;
  nameplateCurrent: number;
  catalog: { hz: number; points: { rate: number; head: number; power: number }[]; bestRate: number };
  fluid: { oilDensity: number; waterDensity: number; oilVolumeFactor: number; bubblePoint: number };
  readings: TrueReadings;
  /** Allocated rate of each day (Sm3/d), NaN where none is known, and the tests, each with an error of its own. */
  allocated: { day: number; liquid: number; waterCut: number }[];
  tests: { day: number; liquid: number; waterCut: number }[];
  /** What the well really gives on the newest day at a frequency (Sm3/d of liquid); 0 where it does not flow. */
  liquidAt: (hz: number) => number;
}

export interface TrueWellOptions {
  seed: number;
  /** First production day (days since 1970-01-01), and how many. */
  firstDay: number;
  days: number;
}

interface Physics {
  stage: Stage;
  stages: number;
  inflow: InflowLaw;
  mix: number;
  /** m3 through the pump from one Sm3 of liquid. */
  shrinkage: number;
  /** bar: weight of the column, its friction at 1 Sm3/d, and the flow line's. */
  column: number;
  friction: number;
  separator: number;
  line: number;
  bubblePoint: number;
  oilShare: number;
  /** The exponents of the affinity laws as this pump has them. */
  headExponent: number;
  /** Gas that the intake lets in takes of the head. */
  gasLoss: number;
}

/** bar per m of a column of 1 kg/m3. */
const barPerMeter = 9.81 / 100_000;

interface Balance {
  liquid: number;
  intake: number;
  discharge: number;
  wellhead: number;
  gas: number;
  shaft: number;
}

/** Solves a day by halving: intake pressure at which the pump lifts just what flows in. */
function balance(
  physics: Physics,
  hz: number,
  reservoirPressure: number,
  health: number,
): Balance | undefined {
  const at = (intake: number): Balance & { excess: number } => {
    const { stage, stages, mix } = physics;
    const liquid = physics.inflow(intake, reservoirPressure);
    const speed = hz / stage.hz;
    const gas = Math.max(0, 1 - intake / physics.bubblePoint) * 0.35 * physics.oilShare;
    const through = (liquid * physics.shrinkage) / speed;
    const head =
      headOf(stage, through) * speed ** physics.headExponent * health * (1 - physics.gasLoss * gas);
    const lift = stages * head * mix * barPerMeter;
    const wellhead = physics.separator + physics.line * liquid ** 2;
    const discharge = wellhead + physics.column + physics.friction * liquid ** 1.85;
    const shaft = stages * powerOf(stage, through) * speed ** 3 * (mix / 1000);
    return { liquid, intake, discharge, wellhead, gas, shaft, excess: intake + lift - discharge };
  };
  // The intake pressure rises with less inflow: the excess grows with it, and is below zero where the well gives most.
  let low = 1;
  let high = reservoirPressure;
  if (at(high).excess < 0) return undefined;
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    if (at(middle).excess > 0) high = middle;
    else low = middle;
  }
  return at((low + high) / 2);
}

/** Draws a pumped well, lets it run, and reads its gauges as they are: biased, noisy, at times frozen. */
export function drawTrueWell({ seed, firstDay, days }: TrueWellOptions): TrueWell {
  const draws = drawsFrom(seed);
  const { between, chance } = draws;
  const hz = chance(0.5) ? 50 : 60;
  const bestRate = Math.exp(between(Math.log(60), Math.log(700)));
  const openRate = bestRate * between(1.6, 1.9);
  const stage: Stage = {
    ...{ hz, bestRate, openRate, bend: between(1.7, 2.8) },
    ...{ closedHead: between(5.5, 13), bestEfficiency: between(0.52, 0.7) },
  };
  const waterCut = between(5, 92);
  const oilDensity = between(810, 910);
  const waterDensity = between(1005, 1080);
  const oilVolumeFactor = between(1.03, 1.25);
  const oilShare = 1 - waterCut / 100;
  const mix = oilDensity * oilShare + waterDensity * (1 - oilShare);
  const startHz = hz * between(0.86, 1.02);
  const startRate = (bestRate * startHz * between(0.75, 1.15)) / hz;
  const depth = between(1300, 2600);
  const column = depth * mix * barPerMeter * between(0.86, 0.97);
  const reservoirPressure = column * between(0.45, 1.05);
  const startIntake = reservoirPressure * between(0.3, 0.65);
  const bubblePoint = startIntake * between(0.4, 1.15);
  const separator = between(5, 20);
  const line = (separator * between(0.05, 0.6)) / startRate ** 2;
  const friction = (column * between(0.01, 0.08)) / startRate ** 1.85;
  const startHealth = between(0.8, 1);
  const perDay = between(0, 0.08) / 365;
  const depletion = between(0, 0.1) / 365;
  const physics: Physics = {
    ...{ stage, stages: 0, mix, column, friction, separator, line, bubblePoint, oilShare },
    inflow: drawInflow(draws, reservoirPressure, startIntake, startRate),
    shrinkage: oilShare * oilVolumeFactor + (1 - oilShare) * 1.01,
    headExponent: between(1.97, 2.03),
    gasLoss: between(0.2, 0.8),
  };
  const need = separator + line * startRate ** 2 + column + friction * startRate ** 1.85 - startIntake;
  const through = (startRate * physics.shrinkage * hz) / startHz;
  const lifted = headOf(stage, through) * (startHz / hz) ** 2 * startHealth * mix * barPerMeter;
  physics.stages = Math.max(12, Math.round(need / lifted));

  const healthOn = (day: number): number => startHealth * (1 - perDay * day);
  const reservoirOn = (day: number): number => reservoirPressure * (1 - depletion * day);
  const settings = drawSettings(draws, startHz, hz, days);
  const solved = settings.map((set, day) => balance(physics, set, reservoirOn(day), healthOn(day)));
  const driveFactor = between(1.08, 1.22);
  const gauges = drawGauges(draws, days);
  const readings = emptyReadings(firstDay, days);
  const ampsPerKw = between(0.55, 0.9);
  for (let hour = 0; hour < days * 24; hour++) {
    const day = Math.floor(hour / 24);
    const now = solved[day];
    const set = settings[day]!;
    if (gauges.stands(hour) || now === undefined) {
      readings.frequency[hour] = 0;
      readings.motorCurrent[hour] = 0;
      readings.power[hour] = 0;
      continue;
    }
    if (gauges.silent(hour)) continue;
    const kilowatts = now.shaft * driveFactor;
    readings.frequency[hour] = set;
    readings.intakePressure[hour] = gauges.intake(hour, now.intake);
    readings.dischargePressure[hour] = gauges.discharge(hour, now.discharge);
    readings.wellheadPressure[hour] = now.wellhead + gauges.wellhead();
    readings.power[hour] = kilowatts * (1 + gauges.power());
    readings.motorCurrent[hour] = kilowatts * ampsPerKw * (1 + gauges.power());
    readings.motorTemperature[hour] = 85 + kilowatts * 0.12 + gauges.warm();
    readings.intakeTemperature[hour] = 78 + gauges.warm();
    readings.freeGas[hour] = 100 * now.gas;
    readings.waterCut[hour] = waterCut;
    readings.choke[hour] = 100;
  }
  const liquidOn = (day: number): number => solved[day]?.liquid ?? 0;
  // What a field's total leaves for a well is off for weeks, as the test that it was shared out by was.
  const shareError = wander(draws, between(0.005, 0.025), 0.97);
  const dayNoise = wander(draws, between(0.008, 0.03), 0.4);
  const cutNoise = wander(draws, 0.4, 0.3);
  const allocated = Array.from({ length: days }, (_, day) => ({
    day: firstDay + day,
    liquid: chance(0.03) ? NaN : liquidOn(day) * (1 + shareError() + dayNoise()),
    waterCut: Math.min(99, Math.max(0, waterCut + cutNoise())),
  }));
  const tests = Array.from({ length: days }, (_, day) => day)
    .filter(() => chance(1 / 30))
    .map((day) => ({
      day: firstDay + day,
      liquid: liquidOn(day) * (1 + 0.05 * draws.bell()),
      waterCut,
    }));
  return {
    id: `planted-${seed}`,
    ...{ stages: physics.stages, readings, allocated, tests },
    nameplateCurrent: 1.6 * Math.max(...readings.motorCurrent.filter(Number.isFinite)),
    catalog: {
      ...{ hz, bestRate },
      points: Array.from({ length: 9 }, (_, i) => {
        const rate = (openRate * i) / 8;
        return { rate, head: Math.max(0, headOf(stage, rate)), power: powerOf(stage, rate) };
      }),
    },
    fluid: { oilDensity, waterDensity, oilVolumeFactor, bubblePoint },
    liquidAt: (at) => balance(physics, at, reservoirOn(days - 1), healthOn(days - 1))?.liquid ?? 0,
  };
}

/** Frequency of each day: two to four held levels, the last for at least ten days. */
function drawSettings({ between, whole, chance }: Draws, start: number, hz: number, days: number): number[] {
  const count = whole(1, 3);
  const moves = Array.from({ length: count }, () => whole(14, days - 14)).sort((a, b) => a - b);
  const levels = [start];
  moves.forEach(() => {
    const move = (chance(0.7) ? 1 : -1) * between(0.8, 2.5);
    levels.push(Math.min(hz * 1.1, Math.max(hz * 0.75, levels.at(-1)! + move)));
  });
  return Array.from({ length: days }, (_, day) => {
    const level = levels[moves.filter((move) => move <= day).length]!;
    return Math.round(level * 10) / 10;
  });
}

interface Gauges {
  stands: (hour: number) => boolean;
  silent: (hour: number) => boolean;
  intake: (hour: number, value: number) => number;
  discharge: (hour: number, value: number) => number;
  wellhead: () => number;
  power: () => number;
  warm: () => number;
}

/** Gauges of a well: each has its bias and its noise, some freeze for days, lines are cut for hours, the pump trips. */
function drawGauges(draws: Draws, days: number): Gauges {
  const { between, whole, chance } = draws;
  const hours = days * 24;
  const spans = (count: number, least: number, most: number): [number, number][] =>
    Array.from({ length: count }, () => {
      const from = whole(0, hours - most);
      return [from, from + whole(least, most)];
    });
  const within = (list: readonly [number, number][]) => (hour: number) =>
    list.some((span) => hour >= span[0] && hour < span[1]);
  const frozen = within(spans(chance(0.15) ? 1 : 0, 48, 240));
  const gauge = (bias: number, sd: number): ((hour: number, value: number) => number) => {
    const noise = wander(draws, sd, 0.9);
    let last = NaN;
    return (hour, value) => {
      const read = value + bias + noise();
      if (!frozen(hour) || Number.isNaN(last)) last = read;
      return last;
    };
  };
  const wellhead = wander(draws, 0.15, 0.7);
  return {
    stands: within(spans(whole(0, 3), 2, 30)),
    silent: within(spans(whole(0, 4), 3, 60)),
    intake: gauge(between(-3, 3), between(0.1, 0.6)),
    discharge: gauge(between(-3, 3), between(0.1, 0.8)),
    wellhead,
    power: wander(draws, 0.01, 0.6),
    warm: wander(draws, 0.8, 0.9),
  };
}

function emptyReadings(firstDay: number, days: number): TrueReadings {
  const hours = days * 24;
  const empty = (): Float64Array => new Float64Array(hours).fill(NaN);
  return {
    at: Float64Array.from({ length: hours }, (_, hour) => (firstDay * 24 + hour) * 3_600_000),
    ...{ frequency: empty(), motorCurrent: empty(), motorTemperature: empty(), intakeTemperature: empty() },
    ...{ intakePressure: empty(), dischargePressure: empty(), wellheadPressure: empty(), power: empty() },
    ...{ freeGas: empty(), liquidRate: empty(), waterCut: empty(), choke: empty(), liftGas: empty() },
  };
}
