/** What a loss is booked to that nothing explains: it alone is "without a cause". */
export const noCause = 'underperformance';
/** What is booked where a loss has no cause and is within the noise of its well: there is nothing to explain. */
export const normalVariation = 'normal-variation';
/** What downtime without a reported reason is booked to: what happened is known, why is not. */
export const notReported = 'not-reported';

/** Whether a reason is something that happened, rather than what nothing explains. */
export function isCause({ reasonCode }: { readonly reasonCode: string }): boolean {
  return reasonCode !== noCause && reasonCode !== normalVariation;
}

/** What losses come to that have a reason, Sm3. */
export function lostTo(
  reason: string,
  losses: Iterable<{ readonly reasonCode: string; readonly deferred: number }>,
): number {
  let sum = 0;
  for (const { reasonCode, deferred } of losses) if (reasonCode === reason) sum += deferred;
  return sum;
}
