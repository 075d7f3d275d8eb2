/** One filter that is in force. */
export interface FilterItem {
  readonly id: string;
  /** What is filtered, for example `Field`. */
  readonly label: string;
  /** By what, for example `Volve, Brisk`. */
  readonly value: string;
}
