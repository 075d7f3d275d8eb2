/** The pumps to look at: outside their range, or with much free gas. */
export const watchedPumps = {
  title: 'Pumps to look at',
  outside_one: '{{count}} pump runs outside its recommended range.',
  outside_other: '{{count}} pumps run outside their recommended range.',
  gassy_one: '{{count}} takes in 20 % free gas or more.',
  gassy_other: '{{count}} take in 20 % free gas or more.',
  why: 'Why',
  gas: 'free gas {{share}}',
  next: 'What is advised, or in its way',
  advised: 'A step is advised: see the list.',
  limited: 'No step: {{check}}.',
  nothingToGain: 'No step gains more than is sure.',
} as const;
