// Prints what became of planted and of generated losses while no user decided, morning by morning, for `npm run test:long -- losses`.
import { readFileSync } from 'node:fs';
import { defaultSizes } from '../../src/demonstration/options.ts';
import type { WellRecord } from '../../src/insights/field-record.ts';
import { oilWell } from '../../src/insights/record.fixture.ts';
import { dayMs, dayNumber, isoDay, type FieldClock } from '../../src/production-day.ts';
import { demonstrationWells } from './demonstration-wells.ts';
import { lossMornings } from './loss-mornings.ts';
import { firstPlantedDay, plantedDays, plantedLoss } from './planted-losses.ts';

const lastDay = dayNumber('2026-11-19');
const { seed } = defaultSizes;
const utc = { timeZone: 'UTC', startHour: 0 };
const { wells, years, everyDays, planted, file } = JSON.parse(process.argv[2]!) as Record<
  'wells' | 'years' | 'everyDays' | 'planted',
  number
> & { file?: string };
/** Days after its begin within which a planted loss is to be found. */
const foundWithin = 60;

/** A well whose mornings are followed. */
interface FollowedWell {
  readonly record: WellRecord;
  readonly clock: FieldClock;
}

/**
 * What was open of some wells by morning, at its worst. While most of the production is off stream, more is lost than is made: on these
 * mornings both together are compared with the best production before.
 * @param from their first morning
 */
function worstOf(followed: Iterable<FollowedWell>, from: (record: WellRecord) => number, to: number) {
  const byDay = new Map<
    number,
    { open: number; standing: number; lost: number; oil: number; oldest: number }
  >();
  let count = 0;
  for (const { record, clock } of followed) {
    count += 1;
    for (const { day, oil, losses } of lossMornings(record, clock, { from: from(record), to, everyDays })) {
      const sum = byDay.get(day) ?? { open: 0, standing: 0, lost: 0, oil: 0, oldest: 0 };
      const open = losses.filter(({ state }) => state === 'open');
      sum.open += open.length;
      sum.standing += losses.length - open.length;
      // Of one well the largest, as the list shares it.
      sum.lost += Math.max(0, ...open.map(({ lost }) => lost));
      sum.oil += oil ?? 0;
      sum.oldest = Math.max(sum.oldest, ...open.map(({ since }) => day - since));
      byDay.set(day, sum);
    }
  }
  const mornings = [...byDay].map(([day, sum]) => ({ day, ...sum })).sort((a, b) => a.day - b.day);
  const running = mornings.filter(
    ({ day, oil }) => oil > 0 && oil >= leastRunning * bestBefore(mornings, day),
  );
  const shutIn = mornings.filter(({ lost, oil }) => lost >= oil && lost > 0);
  return {
    wells: count,
    mornings: mornings.length,
    mostOpenPer100: Math.max(...mornings.map(({ open }) => (100 * open) / count)),
    mostStandingPer100: Math.max(...mornings.map(({ standing }) => (100 * standing) / count)),
    lostOfProduction: Math.max(...running.map(({ lost, oil }) => lost / oil)),
    shutInMornings: shutIn.length,
    shutInOfBest: Math.max(
      0,
      ...shutIn.map(({ day, lost, oil }) => (lost + oil) / bestBefore(mornings, day)),
    ),
    oldestOpenDays: Math.max(...mornings.map(({ oldest }) => oldest)),
  };
}

/** Share of the best production of the quarter before with which wells are running: with less, most of it is off stream. */
const leastRunning = 0.5;

/** The largest production on the mornings of the 90 days before a day. */
function bestBefore(mornings: readonly { day: number; oil: number }[], today: number): number {
  const before = mornings.filter(({ day }) => day < today && day >= today - 90);
  return Math.max(0, ...before.map(({ oil }) => oil));
}

function demonstration() {
  const firstDay = lastDay - Math.round(365.25 * years) + 1;
  const options = { seed, wells, years, firstDay, hourlyDays: 1 };
  const now = (lastDay + 1) * dayMs + dayMs / 2;
  return worstOf(
    demonstrationWells(options, now, () => 1),
    () => firstDay + 90,
    lastDay,
  );
}

/** The producers of a file of daily production in the columns of a public data set. */
function wellsOf(name: string): FollowedWell[] {
  const [head, ...lines] = readFileSync(name, 'utf8').trim().split(/\r?\n/);
  const columns = head!.split(',');
  const at = (column: string) => columns.indexOf(column);
  const rows = lines.map((line) => line.split(','));
  const names = [...new Set(rows.map((row) => row[at('WELL_BORE_CODE')]!))];
  return names.flatMap((id): FollowedWell[] => {
    const own = rows
      .filter((row) => row[at('WELL_BORE_CODE')] === id && row[at('FLOW_KIND')] === 'production')
      .sort((a, b) => a[at('DATEPRD')]!.localeCompare(b[at('DATEPRD')]!));
    if (own.length === 0) return [];
    const column = (name: string) =>
      Float64Array.from(own, (row) => (row[at(name)] === '' ? NaN : Number(row[at(name)])));
    const blank = oilWell(own.map(() => 0));
    const record = {
      ...blank,
      id,
      day: Int32Array.from(own, (row) => dayNumber(row[at('DATEPRD')]!.slice(0, 10))),
      hours: column('ON_STREAM_HRS'),
      oil: column('BORE_OIL_VOL'),
      gas: column('BORE_GAS_VOL'),
      water: column('BORE_WAT_VOL'),
    };
    return [{ record, clock: utc }];
  });
}

function ofFile(name: string) {
  const followed = wellsOf(name);
  const [first, last] = [
    Math.min(...followed.map(({ record }) => record.day[0]!)),
    Math.max(...followed.map(({ record }) => record.day.at(-1)!)),
  ];
  return { ...worstOf(followed, () => first, last), firstOfMonths: firstOfMonths(followed) };
}

/** On the first of each month of 2015: each well whose newest week lies below its quarter, and what the list has of it. */
function firstOfMonths(followed: readonly FollowedWell[]) {
  return Array.from({ length: 12 }, (_, month) => {
    const today = Date.UTC(2015, month, 1) / 86_400_000 - 1;
    const low = followed.flatMap(({ record, clock }) => {
      const between = (from: number, to: number) =>
        record.day.reduce<number[]>((rates, day, i) => {
          const [oil, hours] = [record.oil[i]!, record.hours[i]!];
          if (day >= from && day <= to && hours > 0 && oil >= 0) rates.push((oil * 24) / hours);
          return rates;
        }, []);
      const middle = (rates: number[]) => rates.sort((a, b) => a - b)[Math.floor(rates.length / 2)];
      const [week, quarter] = [middle(between(today - 6, today)), middle(between(today - 96, today - 7))];
      const [morning] = lossMornings(record, clock, { from: today, to: today });
      const listed = morning!.losses.map(({ kind, state, since, expected, lost }) => ({
        kind,
        state,
        since: isoDay(since),
        expected: Math.round(expected),
        lost: Math.round(lost),
      }));
      const isLow = week !== undefined && quarter !== undefined && week < 0.85 * quarter;
      const shown = { well: record.id, week: week ?? null, quarter: quarter ?? null, isLow, listed };
      return isLow || listed.length > 0 ? [shown] : [];
    });
    return { day: isoDay(today + 1), wells: low };
  });
}

/** What became of losses of known sizes, and how many were found where there was none. */
function plantedLosses() {
  const ofSize = [0.16, 0.2, 0.25, 0.3].map((share, size) => {
    let [found, recovered] = [0, 0];
    const delays: number[] = [];
    for (let i = 0; i < planted; i++) {
      const { well, loss } = plantedLoss(1_000 * (size + 1) + i, share);
      const { day } = loss!;
      const isIt = (since: number) => since >= day - 10 && since <= day + foundWithin;
      let seen: number | undefined;
      let wasRecovered = false;
      const to = firstPlantedDay + plantedDays - 1;
      for (const morning of lossMornings(well, utc, { from: day, to: day + foundWithin, everyDays: 2 }))
        if (morning.losses.some(({ since }) => isIt(since))) seen ??= morning.day;
      for (const morning of lossMornings(well, utc, { from: day + foundWithin, to, everyDays: 10 }))
        wasRecovered ||= morning.ended.some(({ since, by }) => isIt(since) && by === 'recovered');
      if (seen !== undefined) {
        found += 1;
        delays.push(seen - day);
        if (wasRecovered) recovered += 1;
      }
    }
    delays.sort((a, b) => a - b);
    return { share, planted, found, recovered, medianDelay: delays[Math.floor(delays.length / 2)] ?? null };
  });
  const alarms = new Set<string>();
  for (let i = 0; i < planted; i++) {
    const { well } = plantedLoss(9_000 + i, 0);
    const span = { from: firstPlantedDay + 100, to: firstPlantedDay + plantedDays - 1, everyDays: 3 };
    for (const { losses } of lossMornings(well, utc, span))
      for (const { since, kind } of losses) if (kind === 'rate') alarms.add(`${i} ${Math.round(since / 10)}`);
  }
  return { ofSize, falsePerWellYear: alarms.size / ((planted * (plantedDays - 100)) / 365.25) };
}

process.stdout.write(
  JSON.stringify({
    ...(wells > 0 && { demonstration: demonstration() }),
    ...(file !== undefined && { file: ofFile(file) }),
    ...(planted > 0 && { planted: plantedLosses() }),
  }),
);
