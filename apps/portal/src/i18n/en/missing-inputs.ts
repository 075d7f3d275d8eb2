/** What is missing for advice on a well. */
export const missingInputs = {
  readings: 'Recent hourly readings of the pump are missing.',
  equipment: 'No pump is known in this well.',
  driveLimits: 'The lowest and highest frequency of the drive are missing.',
  pumpCurve: 'The curve of the pump is missing.',
  operatingDays: 'Days of steady running: {{needed}} are needed, {{found}} are there.',
  distinctSettings: 'Rates at different frequencies: {{needed}} are needed, {{found}} are there.',
  pressures: 'Days with intake, discharge and wellhead pressure: {{needed}} are needed, {{found}} are there.',
  plausiblePump: 'The pressure rise does not fit the curve of the pump.',
  inflow: 'The rates do not show that the well gives more at a lower pressure.',
  balance: 'Inflow, pump and outflow meet at no rate.',
  chokeSteps: 'Choke steps whose effect is known: {{needed}} are needed, {{found}} are there.',
  choke: 'The opening of the choke is missing.',
  rate: 'Recent rates are missing.',
  liftGasRates: 'Different lift-gas rates: {{needed}} are needed, {{found}} are there.',
  liftGasCurve: 'The rates show no curve over the lift gas.',
} as const;
