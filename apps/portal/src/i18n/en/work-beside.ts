/** The work beside a step of a setting. */
export const workBeside = {
  when: ': {{from}} – {{to}}, {{status}}.',
  overdue: ': overdue since {{time}}. Make it first, or move it.',
  either: 'Set the step by {{before}}, or from {{after}} on: in between, one spoils the other.',
  before: 'Set the step by {{before}}: later, one spoils the other.',
  after: 'Set the step from {{after}} on: before, one spoils the other.',
  never: 'No time before the advice runs out is clear of it.',
  byTime: 'By its time',
  planned: 'Planned:',
  short_one: '{{count}} work beside it',
  short_other: '{{count}} works beside it',
} as const;
