/** The five insight areas. */
export const areas = {
  changePoints: 'Change Points',
  productionOptimization: 'Production Optimization',
  deferredProduction: 'Deferred Production',
  schedule: 'Schedule',
  sustainableProduction: 'Sustainable Production',
} as const;
