/** The five insight areas, and the lists of exceptions and of advice. */
export const areas = {
  changePoints: 'Change Points',
  productionOptimization: 'Production Optimization',
  deferredProduction: 'Deferred Production',
  schedule: 'Schedule',
  sustainableProduction: 'Sustainable Production',
  exceptions: 'Exceptions',
  advice: 'Advice',
} as const;
