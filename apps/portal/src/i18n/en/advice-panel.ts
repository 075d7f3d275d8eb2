/** A piece of advice beside its list. */
export const advicePanel = {
  asSetpoint: 'As its setpoint',
  setpoint:
    '{{well}}: the drive {{mode}} and overrides a frequency. Set it to {{to}} in its place, which comes to the frequency that is advised.',
  openLoss: 'An open exception of this well counts {{loss}} of oil as lost since {{day}}.',
  standingLoss: 'A standing loss of this well counts {{loss}} of oil since {{day}}.',
  lossCause: 'Cause: {{cause}}.',
  ofStop: 'It is of a stop: this step brings none of it back.',
  toException: 'To the exception',
  unaccepted: 'Done without being accepted here: the step was found in the readings or the log.',
  likelyByRecord:
    'By the model alone {{model}}. Of {{measured}} measured steps of this kind, on all wells, {{met}} are known to have done what they were made for; with what inconclusive ones show they count as {{counted}}. The model counts as much as ten of them, and its range is widened as far as the probability falls.',
  likelyOfPump:
    'Probability: share of the 200 fits of the pump and its inflow with which this step gains, less how often steps of this well did not do what its model said; where none is judged, one in ten is taken not to. It says nothing of what can be measured afterwards.',
  likelyOfSetting:
    'Probability: of the response that past steps of this well showed, by Student’s t distribution of how few they are. It says nothing of what can be measured afterwards.',
  title: 'Advice',
  gone: 'This advice is not in the list',
  goneText: 'It was found on other days, or the filters leave its well out.',
  found: 'found {{time}}',
  expires: 'expires {{time}}',
  checks: 'Guard rails',
  notFurther: 'Limit: {{limit}}.',
  countsOfChecks: 'Guard rails: {{checks}}.',
  protects: {
    range:
      'Protects the pump: it runs outside its recommended range now, and inside it after this step. Its rate and frequency of the week after show it.',
    motorTemperature:
      'Protects the pump: its motor is above the limit of the guard rails now, and below it after this step. The motor temperature of the week after shows it.',
    costs: 'It costs oil: {{oil}}.',
    gains: 'It costs no oil.',
    short: 'protective',
  },
  noChecks: 'No guard rail was checked.',
  check: 'Check',
  value: 'Value',
  limit: 'Limit',
  result: 'Result',
  replaced: 'Fails: free gas decides',
  notChecked: 'Not checked',
  none: 'none',
  pass: 'Passes',
  fail: 'Does not pass',
  now: 'Pump now',
  noPump: 'No pump is known in this well.',
  asOf: 'as of {{time}}',
  medians:
    'Medians of up to seven steady days to {{day}}, of the motor temperature the highest that lasted; range, energy, run life and trips as of {{time}}',
  history: 'Last 30 days',
  noHistory: 'There is no reading of the last 30 days.',
  advised: 'Advised',
  before: 'Before the step',
  after: 'After it',
  past: 'Earlier steps of this well',
  noPast: 'No step of this well was tracked in this window.',
  gave: '{{oil}} of {{expected}} expected',
} as const;
