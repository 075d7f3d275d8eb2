/** The newest production day: what came out and went in, which wells were up, and what is open. */
export const productionDay = {
  oil: 'Oil',
  oilOn: 'Oil, {{day}}',
  against: 'vs 7-day mean',
  ofPotential: 'Of potential',
  gas: 'Gas',
  water: 'Water',
  injection: 'Injection',
  wells: 'Wells',
  up: 'up',
  down: 'Down',
  silent: 'Silent',
  exceptions: 'Open exceptions',
  atRisk: 'Oil at risk',
} as const;
