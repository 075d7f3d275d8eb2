import { hourMs } from '../production-day.ts';
import type { Product, Sensitivity } from '../vocabulary.ts';
import { deferredProduction, type DeferredDay } from './deferred-production.ts';
import { downtimes, type Downtime } from './downtime.ts';
import type { FieldDays } from './field-days.ts';
import type { FieldWork, WellRecord } from './field-record.ts';
import { gasBreakthroughs, type GasBreakthrough } from './gas-breakthrough.ts';
import { gasEpisodes, type GasEpisode } from './gas-interference.ts';
import type { DailySeries } from './normalized-rate.ts';
import { productionDrops, type ProductionDrop } from './production-drop.ts';
import { explanations, lossCauses, loweringEvents, plannedDays } from './well-causes.ts';
import { wellChanges, type WellChange } from './well-changes.ts';

/** Everything that is computed for a well. */
export interface WellInsights {
  wellId: string;
  series: DailySeries;
  changes: WellChange[];
  deferred: Record<Product, DeferredDay[]>;
  drops: ProductionDrop[];
  downtimes: Downtime[];
  gasEpisodes: GasEpisode[];
  gasBreakthroughs: GasBreakthrough[];
}

/** All insights of one well. Injectors have none: they defer no production of their own. */
export function wellInsights(
  well: WellRecord,
  work: FieldWork,
  days: FieldDays,
  sensitivity: Sensitivity,
): WellInsights {
  const causes = lossCauses(well.id, work);
  const series = dailySeries(well, plannedDays(causes, days.dayOf), days);
  const isProducer = well.flowKind === 'production';
  const lowering = loweringEvents(well.id, work.events, days.dayOf);
  return {
    wellId: well.id,
    series,
    changes: isProducer
      ? wellChanges(well, series, explanations(well.id, work.events, days.dayOf), days, sensitivity)
      : [],
    deferred: {
      oil: isProducer ? deferredProduction(series, 'oil', causes) : [],
      gas: isProducer ? deferredProduction(series, 'gas', causes) : [],
      water: isProducer ? deferredProduction(series, 'water', causes) : [],
    },
    drops: isProducer ? productionDrops(series, lowering) : [],
    downtimes: isProducer ? downtimes(series) : [],
    gasEpisodes: gasEpisodes(well.pump, well.stageType ?? 'mixed'),
    gasBreakthroughs: isProducer ? gasBreakthroughs(series) : [],
  };
}

function dailySeries(
  well: WellRecord,
  isPlanned: (day: number) => boolean,
  { startOf }: FieldDays,
): DailySeries {
  const start = Float64Array.from(well.day, startOf);
  const end = Float64Array.from(well.day, (day) => startOf(day + 1));
  return {
    day: well.day,
    start,
    calendarHours: start.map((from, i) => (end[i]! - from) / hourMs),
    hours: well.hours,
    oil: well.oil,
    gas: well.gas,
    water: well.water,
    suspect: well.suspect,
    plannedWork: Uint8Array.from(well.day, (day) => (isPlanned(day) ? 1 : 0)),
  };
}
