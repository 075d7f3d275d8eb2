/** What a pump would do at another frequency. */
export const whatIf = {
  title: 'What if',
  frequency: 'Frequency',
  range: 'The model is of the pump at {{now}}; {{advised}} is advised.',
  power: 'Power',
  now: 'Now',
  at: 'Would be',
  band: 'P90 to P10',
  change: 'Change',
  said: 'At {{frequency}}: {{oil}} of oil. Guard rails: {{checks}}.',
  gasBound:
    'At {{frequency}} {{gas}} of free gas come to the pump, which takes {{limit}}: it may lock, so no rate is stated.',
  pumpedOff:
    'At {{frequency}}, the pump would draw the well down: its intake would fall below {{pressure}}, where it takes in gas alone.',
  noFlow: 'At {{frequency}}, the well would not flow.',
  assumptions:
    'From the model of {{day}} that the advice rests on. It takes reservoir, water cut, wear, choke and flow line as they are now, and the well as settled. The band is what the readings leave open, and what past steps of this well gave of what was expected; that of a rate has the error of the rate now too, that of its change has not; those of motor temperature, current and intake pressure have the error that the model made at past steps too, and their limits are held against the end that is nearer; other checks are made at the most likely values.',
  notYetComputed: 'The model of this well has not been computed yet.',
  notComputed: 'No model of this well can be computed.',
} as const;
