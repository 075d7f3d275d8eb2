/** Wells of which advice is held. */
export const heldAdvice = {
  title: 'Advice that is held',
  takeaway_one: 'A step would gain on {{count}} well, and is held until someone has looked into it.',
  takeaway_other: 'A step would gain on {{count}} wells, and is held until someone has looked into them.',
  why: 'Held by',
  next: 'What comes first',
  openLoss: 'Find the cause of the loss',
  turnBack: 'A step of the last 90 days would be undone: its reason comes first',
} as const;
