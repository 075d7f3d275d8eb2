/** A loss of oil that an exception of a well counts. */
export interface CountedLoss {
  /** Of its finding. */
  readonly id: string;
  /** Sm3/d. */
  readonly loss: number;
  /** The well has settled at the lower level, and the loss goes on beside it. */
  readonly isStanding: boolean;
  /** Neither the rule, nor the log, nor a person says what it is from. */
  readonly isUnexplained: boolean;
  /** The log has a stop of the well or a failure of its lift as its cause: no setting brings that back. */
  readonly isOfStop: boolean;
}

/** Of losses, what a step of a setting could bring back. */
export interface RecoverableLoss {
  /** Sm3/d. */
  readonly oil: number;
  /** The finding of the largest of them; null without one. */
  readonly id: string | null;
}

/**
 * What a step could bring back of what is counted as lost already. Of several that are open the well has lost the largest; what stands
 * goes on beside it.
 */
export function recoverableLoss(losses: readonly CountedLoss[]): RecoverableLoss {
  const recoverable = losses.filter(({ isOfStop, loss }) => !isOfStop && loss > 0);
  const open = recoverable.filter(({ isStanding }) => !isStanding).map(({ loss }) => loss);
  const standing = recoverable.filter(({ isStanding }) => isStanding);
  const largest = recoverable.toSorted((one, other) => other.loss - one.loss)[0];
  return {
    oil: Math.max(0, ...open) + standing.reduce((sum, { loss }) => sum + loss, 0),
    id: largest?.id ?? null,
  };
}

/** The open loss of which no cause is known, the largest of several: what it is from is to be found before a setting hides it. */
export function unexplainedLoss(losses: readonly CountedLoss[]): CountedLoss | undefined {
  return losses
    .filter(({ isStanding, isUnexplained, loss }) => !isStanding && isUnexplained && loss > 0)
    .toSorted((one, other) => other.loss - one.loss)[0];
}
