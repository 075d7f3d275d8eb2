/** Deferment reasons that the demonstration books its outages to; codes of the list that every database has. */
export type ReasonCode =
  | 'liftEquipment'
  | 'gasLock'
  | 'sandOrScale'
  | 'integrity'
  | 'workover'
  | 'wellTest'
  | 'separator'
  | 'compressor'
  | 'power'
  | 'waterHandling'
  | 'turnaround'
  | 'pipeline'
  | 'offloading'
  | 'quota'
  | 'weather';
