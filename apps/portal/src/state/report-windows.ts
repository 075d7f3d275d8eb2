/** The windows that production is reported by, up to the newest day. */
export const reportWindows = ['monthToDate', 'lastMonth', 'quarterToDate', 'yearToDate'] as const;
/** One of {@link reportWindows}. */
export type ReportWindow = (typeof reportWindows)[number];

interface Days {
  readonly from: string;
  readonly to: string;
}

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The days of a window, by the newest day that is known. */
export function reportWindow(window: ReportWindow, newestDay: string): Days {
  const [year = 0, place = 1] = newestDay.split('-').map(Number);
  const month = place - 1;
  if (window === 'lastMonth') return { from: iso(year, month - 1, 1), to: iso(year, month, 0) };
  const first = { monthToDate: month, quarterToDate: month - (month % 3), yearToDate: 0 }[window];
  return { from: iso(year, first, 1), to: newestDay };
}

/** Which of the windows these days are; null for none. */
export function reportWindowOf(days: Days, newestDay: string): ReportWindow | null {
  return (
    reportWindows.find((window) => {
      const { from, to } = reportWindow(window, newestDay);
      return from === days.from && to === days.to;
    }) ?? null
  );
}
