import { hasClearTime, isClear } from '@cnx/api/decisions';
import { dayIn, hourOf, workingDay, workingHour, type ReaderClock } from '../../insight/zoned-time.ts';
import { firstExpiry } from './advice-decision.ts';
import { targetOf, type AdviceRow } from './advice-row.ts';

/** Days ahead in which a morning is looked for. */
const searchedDays = 15;

/**
 * The day of the next working morning on which a step of each of some wells is clear of the work beside it, while the advice
 * holds (`YYYY-MM-DD`); where there is none, the next working day.
 */
export function clearMorning(rows: readonly AdviceRow[], clock: ReaderClock): string {
  const days = Array.from({ length: searchedDays }, (_, i) => dayIn(i + 1, clock));
  const last = firstExpiry(rows);
  const isFree = (day: string) => {
    const moment = hourOf(day, workingHour, clock);
    if (moment === null) return false;
    const at = Date.parse(moment);
    return (
      (last === null || at <= Date.parse(last)) &&
      rows.every((row) => isClear(row.plannedWork, at, targetOf(row)))
    );
  };
  return days.find((day) => workingDay(day) === day && isFree(day)) ?? workingDay(days[0]!);
}

/** The advice that is proposed and has no time for its step that is clear of other work before it runs out: it cannot be accepted. */
export function withoutTime(rows: readonly AdviceRow[], now: Date): AdviceRow[] {
  return rows.filter(
    (row) =>
      row.status === 'proposed' &&
      row.expiresAt !== null &&
      !hasClearTime(row.plannedWork, { from: now.getTime(), to: Date.parse(row.expiresAt) }, targetOf(row)),
  );
}
