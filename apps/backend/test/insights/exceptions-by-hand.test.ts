import type {
  DailyProduction,
  ExceptionCase,
  ExceptionFinding,
  ProductionDay,
  WellException,
} from '@cnx/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemonstration } from '../../src/demonstration/seed.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { confirmedSteps } from '../support/confirmed-steps.ts';
import { callOperation } from '../support/contract-calls.ts';
import { readRawRows } from '../support/raw-rows.ts';
import { plainLosses, type PlainLoss } from './plain-rules.ts';

/**
 * Every exception of the demonstration, worked out again from what the portal is given of it: by plain code after
 * docs/rules.md that shares no line with the rules.
 */
interface Worked {
  readonly id: string;
  /** The kind, or the rule of a gas finding. */
  readonly rule: string;
  /** What it comes to, and what was stated, by name. */
  readonly got: Readonly<Record<string, number | string | null>>;
  readonly stated: Readonly<Record<string, number | string | null>>;
}

let backend: TestBackend;
let worked: Worked[];
/** The losses of the wells that have some, by plain code from raw rows. */
const losses = new Map<string, PlainLoss[]>();

beforeAll(async () => {
  backend = await createTestBackend();
  // Hours enough for each rule of pumps but the first.
  await seedDemonstration(backend.database, {
    wells: 24,
    years: 1,
    hourlyDays: 180,
    now: backend.clock.now(),
  });
  await silenceOne();
  await recomputeInsights(backend.database, { now: backend.clock.now() });
  const { id_token: token } = (await backend.signIn()).body;
  const events: WellException[] = [];
  const query = { from: '2020-01-01', to: '2026-12-31', limit: 500 };
  for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
    const page = await callOperation(backend, 'getExceptions', token, {
      query: { ...query, ...(cursor === undefined ? {} : { cursor }) },
    });
    events.push(...(page.rows as unknown as WellException[]));
    cursor = page.headers['x-next-cursor'] as string | undefined;
  }
  const { body } = await callOperation(backend, 'getProductionDayInfo', token, { query: {} });
  const newest = new Map(
    (body as unknown as ProductionDay).fields.map(({ field, day }) => [field.id, String(day)]),
  );
  const series = new Map<string, DailyProduction>();
  const gasShared = await sharedGas();
  worked = [];
  for (const { id, well } of events) {
    const answer = await callOperation(backend, 'getException', token, { query: { id } });
    expect(answer.status, id).toBe(200);
    const days =
      series.get(well.id) ??
      ((
        await callOperation(backend, 'getDailyProduction', token, {
          path: { wellId: well.id },
          query: { from: '2024-12-01', to: '2026-03-02' },
        })
      ).body as unknown as DailyProduction);
    series.set(well.id, days);
    const { findings } = answer.body as unknown as ExceptionCase;
    if (findings.some(({ kind }) => kind === 'drop') && !losses.has(well.id))
      losses.set(well.id, await lossesOf(well.id));
    for (const finding of findings)
      worked.push(
        again(finding, days, {
          newest: newest.get(well.fieldId)!,
          lost: losses.get(well.id) ?? [],
          gasShared: gasShared.get(well.id) ?? new Set(),
        }),
      );
  }
});
afterAll(() => backend.close());

/** By well the days on which half of the wells of its field, and two at least, had one gas-oil ratio. */
async function sharedGas(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await backend.database.db
    .selectFrom('daily_production as daily')
    .innerJoin('well', 'well.id', 'daily.well_id')
    .select(['well.field_id', 'daily.well_id', 'daily.day', 'daily.oil', 'daily.gas'])
    .where('daily.flow_kind', '=', 'production')
    .where('daily.oil', '>', 0)
    .where('daily.gas', '>', 0)
    .execute();
  const days = new Map<string, typeof rows>();
  for (const row of rows) {
    const key = `${row.field_id} ${row.day}`;
    days.set(key, [...(days.get(key) ?? []), row]);
  }
  const shared = new Map<string, Set<string>>();
  for (const ofDay of days.values()) {
    const ratios = ofDay.map(({ oil, gas }) => gas! / oil!).toSorted((a, b) => a - b);
    const median = ratios[Math.ceil(ratios.length / 2) - 1]!;
    const equal = ofDay.filter(({ oil, gas }) => Math.abs(gas! / oil! / median - 1) <= 0.001);
    if (equal.length < 2 || 2 * equal.length < ofDay.length) continue;
    for (const { well_id: well, day } of equal) shared.set(well, (shared.get(well) ?? new Set()).add(day));
  }
  return shared;
}

async function lossesOf(wellId: string): Promise<PlainLoss[]> {
  const { db } = backend.database;
  const now = backend.clock.now();
  const { rows } = await readRawRows(db, wellId);
  return plainLosses(rows, await confirmedSteps(db, wellId, now, 'oil'), false, 'oil').losses;
}

/** Days that one well has not reported. */
const silence = 3;

/** Takes the last reports of one well away. */
async function silenceOne(): Promise<void> {
  const { db } = backend.database;
  const well = await db
    .selectFrom('well')
    .select(['id', sql<string>`last_day - ${silence}::int`.as('last')])
    .where('status', '=', 'producing')
    .where('flow_kind', '=', 'production')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('daily_production')
    .where('well_id', '=', well.id)
    .where('day', '>', well.last)
    .execute();
  await db.updateTable('well').set({ last_day: well.last }).where('id', '=', well.id).execute();
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}

const inputsOf = ({ inputs }: ExceptionFinding): Record<string, number> =>
  Object.fromEntries(inputs.map(({ name, value }) => [name, value]));

/** The days of a series on which a well showed what it can do. */
function validDays({ day, hours, oil, valid }: DailyProduction) {
  return day.flatMap((each, i) =>
    valid[i] && oil[i] !== null ? [{ day: each, rate: (oil[i]! * 24) / hours[i]! }] : [],
  );
}

/** What is known of the well of a finding besides its days. */
interface WellFacts {
  /** The newest day of its field. */
  readonly newest: string;
  readonly lost: readonly PlainLoss[];
  /** The days on which its gas was shared out among wells. */
  readonly gasShared: ReadonlySet<string>;
}

function again(
  finding: ExceptionFinding,
  days: DailyProduction,
  { newest, lost, gasShared }: WellFacts,
): Worked {
  switch (finding.kind) {
    case 'gas':
      return gasAgain(finding);
    case 'change':
      return changeAgain(finding, days, gasShared);
    case 'noData':
      return silenceAgain(finding, days, newest);
    case 'drop':
      return dropAgain(finding, days, lost);
    default:
      return downtimeAgain(finding, days);
  }
}

/** The values of a variable that is measured by the day, as the rule of changes takes them. */
function levelsOf(variable: string, { day, hours, oil, gas, water, valid }: DailyProduction) {
  const value = (i: number): number => {
    const [o, g, w] = [oil[i] ?? NaN, gas[i] ?? NaN, water[i] ?? NaN];
    switch (variable) {
      case 'oilRate':
        return (o * 24) / hours[i]! || NaN;
      case 'liquidRate':
        return ((o + w) * 24) / hours[i]! || NaN;
      case 'waterCut':
        return (100 * w) / (o + w);
      case 'gor':
        return g / o || NaN;
      default:
        return NaN;
    }
  };
  return day.flatMap((each, i) =>
    valid[i] && Number.isFinite(value(i)) ? [{ day: each, value: value(i) }] : [],
  );
}

function changeAgain(
  finding: ExceptionFinding,
  series: DailyProduction,
  gasShared: ReadonlySet<string>,
): Worked {
  const { id, variable, beginDay, rule, severityFactors: factors } = finding;
  const given = inputsOf(finding);
  const of = (name: string) => given[name] ?? NaN;
  const levels = levelsOf(variable!, series).filter(({ day }) => variable !== 'gor' || !gasShared.has(day));
  const mean = (values: readonly { value: number }[]) =>
    total(values.map(({ value }) => value)) / values.length;
  const before = levels
    .filter(({ day }) => day < beginDay)
    .slice(-Math.min(of('daysBefore'), of('levelDays')));
  const after = levels
    .filter(({ day }) => day >= beginDay)
    .slice(0, Math.min(of('daysAfter'), of('levelDays')));
  // Pumps are measured by the hour: their means are taken as stated.
  const byDay = levels.length > 0;
  const [meanBefore, meanAfter] = byDay ? [mean(before), mean(after)] : [of('meanBefore'), of('meanAfter')];
  const relative = rule!.unit === '%' && variable !== 'waterCut';
  const size = relative ? (100 * (meanAfter - meanBefore)) / meanBefore : meanAfter - meanBefore;
  return {
    id,
    rule: byDay ? 'change' : 'change of a pump',
    got: {
      meanBefore,
      meanAfter,
      change: meanAfter - meanBefore,
      changePct: relative ? size : null,
      isMet: String(Math.abs(size) >= rule!.limit),
      isLong: String(of('daysAfter') >= 7 && rule!.persistence === 'P7D'),
      severityLoss: of('oilLoss'),
    },
    stated: {
      meanBefore: of('meanBefore'),
      meanAfter: of('meanAfter'),
      change: of('change'),
      changePct: given['changePct'] ?? null,
      isMet: 'true',
      isLong: 'true',
      severityLoss: factors!.loss,
    },
  };
}

function silenceAgain(finding: ExceptionFinding, series: DailyProduction, newest: string): Worked {
  const given = inputsOf(finding);
  const reported = series.day.filter((_, i) => series.hours[i] !== null || series.oil[i] !== null);
  const silent = (Date.parse(newest) - Date.parse(reported.at(-1)!)) / 86_400_000;
  return {
    id: finding.id,
    rule: 'noData',
    got: {
      silentDays: silent,
      isMet: String(silent >= finding.rule!.limit && silent < given['forgottenAfterDays']!),
    },
    stated: { silentDays: given['silentDays']!, isMet: 'true' },
  };
}

/** The figures of a drop or downtime, as a finding states them. */
function statedLoss(finding: ExceptionFinding) {
  const { baselineFrom, baselineTo, severityFactors } = finding;
  const { baseline, rate, drop, dropPct, lossSinceStart, persistenceDays } = inputsOf(finding);
  return {
    baseline: baseline!,
    rate: rate!,
    drop: drop!,
    dropPct: dropPct!,
    lossSinceStart: lossSinceStart!,
    baselineFrom,
    baselineTo,
    severityLoss: severityFactors!.loss,
    persistenceDays: persistenceDays!,
  };
}

const isoDay = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const fallOf = (baseline: number, rate: number) => ({
  baseline,
  rate,
  drop: baseline - rate,
  dropPct: (100 * (baseline - rate)) / baseline,
});

function dropAgain(finding: ExceptionFinding, series: DailyProduction, lost: readonly PlainLoss[]): Worked {
  const { id, beginDay } = finding;
  const loss = lost.find(({ day }) => isoDay(day) === beginDay)!;
  const own = validDays(series).filter(({ day }) => day >= beginDay && day <= isoDay(loss.lastDay));
  const lacks = own.map(({ day, rate }) => loss.expected.get(Date.parse(day) / 86_400_000)! - rate);
  const standing = [...loss.standing.values()].at(-1);
  return {
    id,
    rule: 'drop',
    got: {
      ...fallOf(loss.baseline, middle(own.map(({ rate }) => rate))),
      lossSinceStart: total(lacks.map((lack) => Math.max(0, lack))),
      baselineFrom: isoDay(loss.levelFrom),
      baselineTo: isoDay(loss.levelTo),
      severityLoss: standing ?? Math.max(0, middle(lacks.slice(-3))),
      persistenceDays: own.length,
    },
    stated: statedLoss(finding),
  };
}

function downtimeAgain(finding: ExceptionFinding, series: DailyProduction): Worked {
  const { id, beginDay, lastDay } = finding;
  const valid = validDays(series);
  const middleRate = (days: readonly { rate: number }[]) => middle(days.map(({ rate }) => rate));
  const before = valid.filter(({ day }) => day < beginDay).slice(-30);
  const own = series.day
    .map((day, i) => ({
      day,
      oil: series.oil[i] ?? 0,
      could: series.potentialOil[i] == null ? null : (middleRate(before) * series.dayHours[i]!) / 24,
    }))
    .filter(({ day }) => day >= beginDay && (lastDay === null || day <= lastDay))
    .slice(0, finding.severityFactors!.persistenceDays);
  // Days whose report contradicts itself have no potential and no loss.
  const known = own.flatMap(({ could, ...day }) => (could === null ? [] : [{ ...day, could }]));
  const newest = known.at(-1)!;
  return {
    id,
    rule: 'downtime',
    got: {
      ...fallOf(middleRate(before), total(own.map(({ oil }) => oil)) / own.length),
      lossSinceStart: total(known.map(({ oil, could }) => Math.max(0, could - oil))),
      baselineFrom: before[0]!.day,
      baselineTo: before.at(-1)!.day,
      // What the day is short of, per 24 hours.
      severityLoss: middleRate(before) * Math.max(0, 1 - newest.oil / newest.could),
      persistenceDays: own.length,
    },
    stated: statedLoss(finding),
  };
}

function gasAgain(finding: ExceptionFinding): Worked {
  const given = inputsOf(finding);
  const of = (name: string) => given[name] ?? NaN;
  const rule = finding.rule!.id;
  const isReservoir = rule === 'R4';
  const oilLoss = isReservoir
    ? Math.max(0, of('oilBaseline') - of('oilRate'))
    : Math.max(0, of('liquidBaseline') - of('liquidRate')) * (1 - of('waterCut') / 100);
  const isMet = {
    R1: of('freeGas') > of('freeGasLimit'),
    R2:
      of('motorCurrentVariation') > 3 * of('motorCurrentVariationBaseline') &&
      100 * of('motorCurrent') < of('currentShareLimit') * of('motorCurrentBaseline'),
    R3:
      of('intakePressure') >= (1 + of('pressureRiseLimit') / 100) * of('intakePressureBaseline') &&
      of('liquidRate') <= 0.9 * of('liquidBaseline') &&
      Math.abs(of('frequency') - of('frequencyBaseline')) <= of('frequencyStepLimit'),
    R4: of('gor') > 1.25 * of('gorBaseline'),
  }[rule];
  return {
    id: finding.id,
    rule,
    got: { oilLoss, severityLoss: oilLoss, isMet: String(isMet) },
    stated: { oilLoss: of('oilLoss'), severityLoss: finding.severityFactors!.loss, isMet: 'true' },
  };
}

it('has findings of every kind but R1, which the demonstration has only with more wells', () => {
  expect([...new Set(worked.map(({ rule }) => rule))].sort()).toEqual([
    'R2',
    'R3',
    'R4',
    'change',
    'change of a pump',
    'downtime',
    'drop',
    'noData',
  ]);
});

it('states of every finding what its days and inputs come to', () => {
  const digits = (value: number | string | null | undefined) =>
    typeof value === 'number' ? value.toFixed(6) : String(value);
  const wrong = worked.flatMap(({ id, rule, got, stated }) =>
    Object.keys(stated)
      .filter((name) => digits(got[name]) !== digits(stated[name]))
      .map((name) => `${rule} ${id} ${name}: ${digits(got[name])}, stated ${digits(stated[name])}`),
  );
  expect(wrong).toEqual([]);
});
