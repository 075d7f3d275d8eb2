/** Closed months of fields, and what changed them since. */
export const books = {
  title: 'Deferral by month',
  sentence: '{{closed}} of {{months}} months are closed.',
  none: 'No field of the selection has a report in this window.',
  rule: 'A closed month keeps its figures. What imports, recodes or rules change later counts as an adjustment in the oldest open month.',
  open: 'Close months',
  text: 'A closed month is not opened again. What changes later becomes an adjustment of the oldest open month.',
  send: 'Close months',
  through: 'Close through',
  from: 'From {{month}}, the oldest open month.',
  nothingToClose: 'No month that is over is open.',
  complete: 'Nothing is open: {{wells}} wells reported every day that they owe.',
  openPoints:
    'Open on {{wells}} wells: {{missing}} missing reports, {{estimated}} estimated and {{suspect}} suspect days, {{unanswered}} losses without an answer.',
  points: 'What is open by well',
  missing: 'Missing reports',
  missingOf_one: '{{count}} missing: {{note}}',
  missingOf_other: '{{count}} missing: {{note}}',
  missingDays: 'Missing between',
  estimated: 'Estimated days',
  suspect: 'Suspect days',
  unanswered: 'Unanswered losses',
  willBeFixed: 'These adjustments of closed months will be fixed:',
  reason: 'Why reports are missing',
  noReason: 'Say why reports are missing.',
  confirm: 'I know that closed months are not opened again.',
  notConfirmed: 'Confirm that the months stay closed.',
  done: 'The months are closed.',
  refused: 'The months could not be closed.',
  state: 'State',
  closedOn: 'Closed',
  potential: 'Potential',
  deferred: 'Deferred',
  adjustments: 'Adjustments',
  adjustment_one:
    '{{month}} in {{booked}}: {{source}} ({{at}}), {{count}} well, {{production}} produced, {{deferred}} deferred.',
  adjustment_other:
    '{{month}} in {{booked}}: {{source}} ({{at}}), {{count}} wells, {{production}} produced, {{deferred}} deferred.',
  pending_one:
    '{{month}}: {{source}} ({{at}}), {{count}} well, {{production}} produced, {{deferred}} deferred.',
  pending_other:
    '{{month}}: {{source}} ({{at}}), {{count}} wells, {{production}} produced, {{deferred}} deferred.',
  states: {
    closed: 'Closed',
    open: 'Open',
    running: 'Running',
  },
  reasons: {
    import: 'Import',
    recode: 'Recode',
    rule: 'New rules',
    decision: 'Log, schedule or decision',
  },
  refusal: {
    monthClosed: 'These months are closed already.',
    monthClosedBy:
      '{{name}} closed these months on {{at, datetime(dateStyle: medium; timeStyle: short; timeZone: UTC)}} UTC.',
    monthNotOver: 'The month is not over on the clock of {{field}}.',
    monthsInOrder:
      'An earlier month of {{field}} is open, or has been closed meanwhile. Look again at its months.',
    reportsMissing:
      'Reports are missing: {{reports}}. Look again at what is open and say why they are missing.',
    notComputed: 'The figures of the field are being computed. Try again in a moment.',
  },
} as const;
