/** The curves of a well's pump. */
export const pumpCurves = {
  title: 'Pump curves',
  range: 'Recommended range',
  rise: 'Pressure rise',
  points: 'Where the well runs',
  now: 'Now',
  there: 'At another frequency',
  advised: 'Advised',
  shaded: 'The shaded area is the range that the pump is recommended for, around its best efficiency.',
  basis:
    'From the model of {{day}}: the pump as worn as it is, with the gas that it takes in at each frequency.',
  none: 'No model of this well can be computed, so that its pump has no curves here.',
} as const;
