import type { FieldClock } from '../production-day.ts';
import { areaNames, businessUnitNames, fieldNames, fieldSuffixes } from './names.ts';
import type { DemonstrationOptions } from './options.ts';

/** A field of the demonstration and what its wells have in common. */
export interface FieldPlan {
  id: string;
  name: string;
  /** Begins the names of its wells. */
  code: string;
  areaId: string;
  clock: FieldClock;
  /** Producing gas-oil ratio when the record begins (Sm3/Sm3). */
  gor: number;
  /** Water is injected into the reservoir. */
  injects: boolean;
  wells: number;
}

/** Everything above the wells. */
export interface FieldHierarchy {
  businessUnits: { id: string; name: string }[];
  areas: { id: string; businessUnitId: string; name: string }[];
  fields: FieldPlan[];
}

/** Most wells that share a field. */
const maxFieldWells = 100;

/** What sets the eight fields apart; further fields repeat it. */
const characters = [
  { code: 'HAL', timeZone: 'Europe/Oslo', startHour: 6, gor: 95, injects: true, share: 1.3 },
  { code: 'BRE', timeZone: 'Europe/Oslo', startHour: 6, gor: 70, injects: true, share: 1 },
  { code: 'SUN', timeZone: 'Europe/London', startHour: 6, gor: 120, injects: false, share: 0.8 },
  { code: 'KOR', timeZone: 'Europe/London', startHour: 6, gor: 85, injects: true, share: 1 },
  { code: 'AMB', timeZone: 'America/Chicago', startHour: 7, gor: 60, injects: false, share: 1.2 },
  { code: 'QUI', timeZone: 'America/Chicago', startHour: 7, gor: 110, injects: true, share: 0.9 },
  { code: 'TAM', timeZone: 'America/Denver', startHour: 7, gor: 75, injects: false, share: 0.8 },
  { code: 'ORS', timeZone: 'Asia/Dubai', startHour: 6, gor: 50, injects: true, share: 1 },
] as const;

/** Business units, areas and fields with the number of wells of each; the wells add up to the options' number. */
export function planFieldHierarchy(options: Pick<DemonstrationOptions, 'wells'>): FieldHierarchy {
  const businessUnits = businessUnitNames.map((name, i) => ({ id: `bu-${i + 1}`, name }));
  const areas = areaNames.flatMap((names, unit) =>
    names.map((name, i) => ({ id: `area-${unit + 1}-${i + 1}`, businessUnitId: `bu-${unit + 1}`, name })),
  );
  const count = Math.min(
    options.wells,
    Math.max(characters.length, Math.ceil(options.wells / maxFieldWells)),
  );
  const numbers = shareOut(
    options.wells,
    Array.from({ length: count }, (_, i) => characters[i % characters.length]!.share),
  );
  const fields = numbers.map((wells, i): FieldPlan => {
    const { code, timeZone, startHour, gor, injects } = characters[i % characters.length]!;
    const round = Math.floor(i / characters.length);
    const suffix = fieldSuffixes[round % fieldSuffixes.length]!;
    return {
      id: `field-${i + 1}`,
      name: `${fieldNames[i % fieldNames.length]!}${suffix && ` ${suffix}`}`,
      code: round === 0 ? code : `${code}${round + 1}`,
      areaId: areas[Math.floor(((i % characters.length) * areas.length) / characters.length)]!.id,
      clock: { timeZone, startHour },
      gor,
      injects,
      wells,
    };
  });
  return { businessUnits, areas, fields };
}

/** Splits a number over shares so that the parts are whole, at least 1, and add up. */
function shareOut(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((a, b) => a + b, 0);
  const parts = shares.map((share) => Math.max(1, Math.floor((total * share) / sum)));
  for (let i = 0, left = total - parts.reduce((a, b) => a + b, 0); left !== 0; i = (i + 1) % parts.length) {
    const step = Math.sign(left);
    if (parts[i]! + step < 1) continue;
    parts[i]! += step;
    left -= step;
  }
  return parts;
}
