const yearDays = 365.25;

/** Rate on the first day, nominal decline (1/year) and exponent (-). */
export interface ArpsDecline {
  rate: number;
  decline: number;
  declineExponent: number;
}

/** Rate by Arps' decline, in the unit of the first day's. */
export function arpsRate({ rate, decline, declineExponent: b }: ArpsDecline, years: number): number {
  return b === 0 ? rate * Math.exp(-decline * years) : rate / (1 + b * decline * years) ** (1 / b);
}

/** Years between two days. */
export function yearsBetween(from: number, to: number): number {
  return (to - from) / yearDays;
}
