/** The rule that found an exception, as it is shown beside it. */
export interface ExceptionRule {
  /** Stable key. */
  id: string;
  /** The rule in words. */
  text: string;
  /** Series that it reads. */
  inputs: readonly string[];
  limit: number;
  /** Unit of the limit. */
  unit: string;
  /** How long the limit must be passed, as an ISO 8601 duration. */
  persistence: string;
}
