/** The five insight areas, and the list of exceptions. */
export const areas = {
  changePoints: 'Change Points',
  productionOptimization: 'Production Optimization',
  deferredProduction: 'Deferred Production',
  schedule: 'Schedule',
  sustainableProduction: 'Sustainable Production',
  exceptions: 'Exceptions',
} as const;
