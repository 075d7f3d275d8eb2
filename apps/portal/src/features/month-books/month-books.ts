import type { FieldBooks } from '@cnx/api';

/** The first days of the months from one to another, both among them; none where the first is later. */
export function monthsBetween(from: string, through: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= through; month = monthAfter(month)) months.push(month);
  return months;
}

/** First day of the month after that of a day. */
function monthAfter(month: string): string {
  const [year, place] = month.split('-').map(Number) as [number, number];
  return place === 12 ? `${year + 1}-01-01` : `${year}-${String(place + 1).padStart(2, '0')}-01`;
}

/** Months of a field that can be closed now, the oldest first. */
export function closableMonths({ nextMonth, lastMonth }: FieldBooks): string[] {
  return nextMonth === null || lastMonth === null ? [] : monthsBetween(nextMonth, lastMonth);
}
