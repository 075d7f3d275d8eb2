import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { splitOfChange, type ChangeSplit, type PeriodOfWell } from '../insights/change-split.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { settledDay, windowParts } from './compared-windows.ts';
import { sumsByWell } from './production-periods.ts';
import {
  daysWithField,
  periodOfWell,
  wellsInBoth,
  windowsOfFields,
  type Windows,
} from './production-statistics.ts';
import { firstDaysOfFields } from './field-begins.ts';
import type { DayWindow, WellSelection } from './selection.ts';
import type { WellSums } from './statistics-rows.ts';

/** What is made or taken that a change can be of. */
export type ChangedVolume = 'oil' | 'gas' | 'water' | 'liquid' | 'injection';

/** What most of a well's change consists of; `noReport` where it reported nothing in the later window. */
export type ChangePart = 'wells' | 'noReport' | 'uptime' | 'rate' | 'waterCut' | 'notSplit';

/** A well's part of a change, Sm3 per calendar day. */
export interface WellChange {
  readonly id: string;
  readonly name: string;
  readonly fieldName: string;
  readonly change: number;
  readonly part: ChangePart;
}

/** A change between two windows and the wells that it consists of, the largest part first; these add up to it. */
export interface ChangeByWell {
  readonly split: ChangeSplit;
  readonly wells: readonly WellChange[];
}

/** Which wells are compared, and in which windows. */
export interface ChangeAsked extends Windows {
  readonly selection: WellSelection;
  readonly volume: ChangedVolume;
  readonly now: Date;
}

const sideOf = (volume: ChangedVolume): ((sums: WellSums) => PeriodOfWell) => {
  if (volume === 'oil' || volume === 'gas') return periodOfWell(volume);
  return ({ oil, water, water_injected: injection, flow_hours: hours }) => ({
    made: volume === 'water' ? water : volume === 'injection' ? injection : (oil ?? 0) + (water ?? 0),
    water: 0,
    hours,
  });
};

const lengthOf = ({ from, to }: DayWindow) =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000 + 1;
const dayFrom = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Splits the change of what the selected wells made between two windows by well, by the rule of the statistics: per calendar day, and
 * of a field that has not reported all of the later window as much of the earlier one. A field without a day in it is in neither.
 * @returns undefined where nothing was reported in one of the windows
 */
export async function readChangeByWell(
  db: Kysely<Database>,
  { selection, volume, before, after, now }: ChangeAsked,
): Promise<ChangeByWell | undefined> {
  const settled = settledDay(now);
  const isAlike = lengthOf(before) === lengthOf(after);
  const ended = await windowsOfFields(db, { selection, now }, after, 'previousPeriod');
  const windowOf = new Map(
    ended.flatMap(({ after: own, fieldIds }) => {
      // Means per day of windows of two lengths need no shortening.
      const to = isAlike ? dayFrom(before.from, lengthOf(own) - 1) : before.to;
      return fieldIds.map((id) => [id, { after: own, before: { from: before.from, to } }] as const);
    }),
  );
  const read = (days: DayWindow, fieldIds: readonly string[]) =>
    sumsByWell.read(db, {
      selection: { ...selection, fieldIds },
      parts: windowParts(days, settled),
      method: defaultPotentialMethod,
      now,
    });
  const [made, compared] = await Promise.all(
    (['after', 'before'] as const).map(async (side) => {
      const parts = ended.map(({ fieldIds }) => read(windowOf.get(fieldIds[0]!)![side], fieldIds));
      return (await Promise.all(parts)).flat();
    }),
  );
  if (!made || !compared || made.length === 0 || compared.length === 0) return undefined;
  const firstDays = await firstDaysOfFields(db);
  const windows = (fieldId: string) => daysWithField(windowOf.get(fieldId)!, firstDays.get(fieldId));
  const wells = wellsInBoth(made, compared, windows, sideOf(volume));
  const named = new Map([...compared, ...made].map((row) => [row.wellId, row]));
  const parts = [...wells].flatMap(([id, well]): WellChange[] => {
    const split = splitOfChange([well]);
    const change = split.after - split.before;
    if (change === 0) return [];
    const { wellName: name, fieldName } = named.get(id)!;
    return [{ id, name, fieldName, change, part: partOf(split, well.after) }];
  });
  return {
    split: splitOfChange(wells.values()),
    wells: parts.toSorted(
      (one, other) =>
        Math.abs(other.change) - Math.abs(one.change) || one.name.localeCompare(other.name, 'en'),
    ),
  };
}

const partNames = ['wells', 'uptime', 'rate', 'waterCut', 'notSplit'] as const;

function partOf(split: ChangeSplit, after: PeriodOfWell | null): ChangePart {
  if (after === null || after.made === null) return 'noReport';
  const [first] = partNames.toSorted((one, other) => Math.abs(split[other]) - Math.abs(split[one]));
  return first!;
}
