/** Codes of the deferment reasons that the demonstration books its outages to; every database has them. */
export type ReasonCode =
  | 'lift-equipment-failure'
  | 'gas-lock'
  | 'sand-or-scale'
  | 'integrity'
  | 'workover'
  | 'separator'
  | 'compressor'
  | 'power'
  | 'water-handling'
  | 'turnaround'
  | 'pipeline'
  | 'offloading'
  | 'quota'
  | 'weather';
