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
  partOf: 'Part of this exception:',
  inReport: 'In the exception report:',
  noHistory: 'No user has decided on it yet.',
  effect: {
    accept:
      'Expected follows the new level, and the potential by decline too; what is missing is no loss any more.',
    acceptGauge: 'The new level counts as normal; the potential stays.',
    explain: 'Says what is behind it, a log entry or a comment; the potential stays.',
    dismiss: 'Leaves the open ones; a false alarm counts against the rule.',
  },
  form: {
    event: 'Log entry that explains it',
    cause: 'Cause',
    causeHint: 'It is written into the log of the well.',
    noExplanation: 'Choose an entry or a cause, or write what explains it.',
    otherEvent: 'Something else',
    otherEventHint: 'Write it in the comment.',
    noEvents:
      'The log has no entry of this well or its field within 7 days of the change. Name the cause, or write what explains it.',
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
  sensitivity: {
    title: 'Sensitivity of {{well}}',
    step: { low: 'Low', medium: 'Medium', high: 'High' },
    effect: {
      low: 'Finds only large changes, and hardly any that are none.',
      medium: 'Finds changes of medium size, and few that are none.',
      high: 'Finds smaller changes, and more that are none.',
    },
    forAll: 'It holds for this well, and for everyone.',
    computing: 'The changes of this well are being searched again…',
    history: 'Who chose the sensitivity',
    done: '{{well}}: its changes have been searched again.',
    chosenSinceBy:
      '{{name}} has chosen a sensitivity since, on {{at, datetime(dateStyle: medium; timeStyle: short; timeZone: UTC)}} UTC. Nothing was changed.',
    refused: 'The sensitivity could not be saved.',
  },
  refusal: {
    changeGone:
      'One of these changes is no longer found: a new computation has removed it. Nothing was changed.',
    causeGone: 'That cause can no longer be chosen. Choose another one.',
    eventGone: 'That log entry is no longer near the change. Choose another one.',
    notConfirmed: 'An alarm that is not confirmed can only be dismissed.',
    noChange: 'Only changes and production drops can be accepted or explained. Nothing was changed.',
  },
} as const;
