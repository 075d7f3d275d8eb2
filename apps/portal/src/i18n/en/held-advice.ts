/** Wells of which advice is held. */
export const heldAdvice = {
  title: 'Advice that is held',
  takeaway_one: 'A step would gain on {{count}} well, and is held until what comes first there is settled.',
  takeaway_other:
    'A step would gain on {{count}} wells, and is held until what comes first on each is settled.',
  why: 'Held by',
  next: 'What comes first',
  openLoss: 'Find the cause of the loss',
  turnBack: 'A step of the last 90 days would be undone: its reason comes first',
  settlingStep: 'Wait for the result of an earlier step, which is not judged yet',
  harmfulStops: 'Find what brings the sand, the scale or the stops for integrity',
  gasException: 'Look into the open gas exception',
  plannedWork: 'The planned work comes first',
  trips: 'Find why the pump trips',
  modelAge: 'Its readings are old: find why',
} as const;
