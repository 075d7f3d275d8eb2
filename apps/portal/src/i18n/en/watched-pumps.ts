/** The pumps to look at: outside their range, or with much free gas. */
export const watchedPumps = {
  title: 'Pumps to look at',
  outside_one: '{{count}} pump runs outside its recommended range.',
  outside_other: '{{count}} pumps run outside their recommended range.',
  gassy_one: '{{count}} takes in 20 % free gas or more.',
  gassy_other: '{{count}} take in 20 % free gas or more.',
  why: 'Why',
  gas: 'free gas {{share}}',
  trips_one: '{{count}} trip in 30 days',
  trips_other: '{{count}} trips in 30 days',
  remedy: 'What helps',
  remedies: {
    downthrust:
      'Too little liquid for its speed: raise the frequency, open the choke, or run a smaller pump.',
    upthrust: 'Too much liquid for its speed: lower the frequency, close the choke, or run a larger pump.',
    gas: 'Gas at the intake: raise the intake pressure by a lower frequency, check the separator, set the pump deeper.',
    downthrustOtherwise: 'Too little liquid for its speed: open the choke, or run a smaller pump.',
    upthrustOtherwise: 'Too much liquid for its speed: close the choke, or run a larger pump.',
    gasOtherwise: 'Gas at the intake: check the separator, set the pump deeper.',
    trips: 'Find out why it trips, from the log and the currents before each, before anything is moved.',
  },
  tripsOf: 'Trips in these days',
  next: 'What is advised, or in its way',
  advised: 'A step is advised: see the list.',
  limited: 'No step: {{check}}.',
  nothingToGain: 'No step gains more than is sure.',
} as const;
