/** A full hour of the clock. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
