/** Verdicts of people on changes: a new level accepted, an explanation, a dismissal. */
export const verdicts = {
  label: 'Decide on changes',
  accept: 'Accept new level',
  explain: 'Explain',
  dismiss: 'Dismiss',
  reopen: 'Reopen',
  comment: 'Comment',
  more: 'More',
  history: 'Decisions',
  noHistory: 'No user has decided on it yet.',
  effect: {
    accept: 'The potential follows the new level; what is missing is no loss any more.',
    acceptGauge: 'The new level counts as normal; the potential stays.',
    explain: 'Names the log entry behind it; the potential stays.',
    dismiss: 'Leaves the open ones; a false alarm counts against the rule.',
  },
  form: {
    event: 'Log entry that explains it',
    noEvent: 'Choose an entry.',
    noEvents: 'The log has no entry of this well or its field within 7 days of the change.',
    reason: 'Reason',
    noReason: 'Choose a reason.',
  },
  reason: {
    falseAlarm: 'False alarm',
    measurementError: 'Measurement error',
    other: 'Another reason',
  },
  reasonHint: {
    falseAlarm: 'The level did not change.',
    measurementError: 'The gauge or the report was wrong.',
    other: 'Say which in the comment.',
  },
  done: {
    accept_one: '{{well}}: new level accepted.',
    accept_other: '{{count}} new levels accepted.',
    explain_one: '{{well}}: explained.',
    explain_other: '{{count}} changes explained.',
    dismiss_one: '{{well}}: dismissed.',
    dismiss_other: '{{count}} changes dismissed.',
    reopen_one: '{{well}}: open again.',
    reopen_other: '{{count}} changes open again.',
    comment_one: '{{well}}: comment added.',
    comment_other: 'Comment added to {{count}} changes.',
  },
  refusal: {
    changeGone:
      'One of these changes is no longer found: a new computation has removed it. Nothing was changed.',
    eventGone: 'That log entry is no longer near the change. Choose another one.',
    notConfirmed: 'An alarm that is not confirmed can only be dismissed.',
    noChange: 'Only changes can be accepted or explained. Nothing was changed.',
  },
} as const;
