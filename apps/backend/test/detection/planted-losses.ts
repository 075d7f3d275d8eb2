import { oilWell, seededNoise } from '../../src/insights/record.fixture.ts';
import type { WellRecord } from '../../src/insights/field-record.ts';

/** A well of which one loss is known, or none. */
interface PlantedLoss {
  readonly well: WellRecord;
  /** First day of the loss, and the share of the rate that is lost for good; null of a well without one. */
  readonly loss: { readonly day: number; readonly share: number } | null;
}

/** First day of the records. */
export const firstPlantedDay = 20_000;
/** Days of the records: two years of them follow the loss. */
export const plantedDays = 1_100;

/**
 * Wells that decline by 5 to 35 % a year, with noise of 1 to 3.5 % that remembers the day before, days off stream and days
 * without a report.
 * @param share of the rate that is lost; 0 for a well without a loss
 */
export function plantedLoss(seed: number, share: number): PlantedLoss {
  const noise = seededNoise(seed * 2 + 1, plantedDays, 0.3);
  const choices = seededNoise(seed * 2 + 2, plantedDays + 4);
  const between = (from: number, to: number, choice: number) =>
    from + (to - from) * (Math.atan(choice) / Math.PI + 0.5);
  const decline = between(0.05, 0.35, choices[plantedDays]!);
  const deviation = between(0.01, 0.035, choices[plantedDays + 1]!);
  const level = between(30, 400, choices[plantedDays + 2]!);
  const from = Math.round(between(250, 400, choices[plantedDays + 3]!));
  const oil = Array.from({ length: plantedDays }, (_, i) => {
    const left = share > 0 && i >= from ? 1 - share : 1;
    return level * left * (1 - decline) ** (i / 365.25) * Math.exp(deviation * noise[i]!);
  });
  const well = oilWell(oil, firstPlantedDay);
  for (let i = 0; i < plantedDays; i++) {
    if (choices[i]! < 2.3) continue;
    // Some hours off stream: the volume follows them.
    const hours = 14 + (i % 9);
    well.hours[i] = hours;
    well.oil[i] = (oil[i]! * hours) / 24;
  }
  return { well, loss: share > 0 ? { day: firstPlantedDay + from, share } : null };
}
