import { useState } from 'react';
import { currentDay, type DayClock } from './production-day.ts';

/** The day that is marked as today: the one given, else the current one by the clock, read when the user comes to it. */
export function useToday({
  today,
  ...clock
}: DayClock & { readonly today?: string | undefined }): string | null {
  const [current] = useState(() => currentDay(clock));
  return today ?? current;
}
