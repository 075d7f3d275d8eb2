/** Checks that decide and were not made. */
export const openChecks = {
  accept_one: 'Accept with {{count}} check open',
  accept_other: 'Accept with {{count}} checks open',
  list_one: '{{count}} check that decides is not made: {{checks}}.',
  list_other: '{{count}} checks that decide are not made: {{checks}}.',
  why: 'How the open checks are met, or why it is made without them',
  noReason: 'Say how the open checks are met, or why the step is made without them.',
  few: 'Too few',
  replaced: 'bubble point passed, free gas decides',
  kinds: {
    pumps: '{{pieces}} on pumps',
    chokes: '{{pieces}} on chokes',
    gasLift: '{{pieces}} on lift gas',
    others: '{{pieces}} on chokes and lift gas',
  },
} as const;
