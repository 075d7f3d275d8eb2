/** How long the portal may take to answer with its time (ms). */
const maxAnswerMs = 5_000;

/**
 * The portal's time. In production that is the system's; in a demonstration whose clock is set it is what the portal's
 * answers are dated by, because its tokens are.
 */
export function createPortalClock(config: {
  readonly portalSetsClock: boolean;
  readonly keysUrl: string;
}): () => Promise<Date> {
  return async () => {
    if (!config.portalSetsClock) return new Date();
    const answer = await fetch(config.keysUrl, { signal: AbortSignal.timeout(maxAnswerMs) }).catch(
      () => undefined,
    );
    const date = new Date(answer?.headers.get('date') ?? '');
    return Number.isNaN(date.getTime()) ? new Date() : date;
  };
}
