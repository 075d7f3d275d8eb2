/** The work beside a step of a setting. */
export const workBeside = {
  when: ': {{from}} – {{to}}, {{status}}.',
  overdue: ': overdue since {{time}}. Make it first, or move it.',
  either: 'Set the step by {{before}}, or from {{after}} on: in between, one spoils the other.',
  before: 'Set the step by {{before}}: later, one spoils the other.',
  after: 'Set the step from {{after}} on: before, one spoils the other.',
  never: 'No time before the advice runs out is clear of it.',
  otherTarget: 'It sets the same to another value: change or cancel that plan first, or reject this advice.',
  noTime:
    'No time for the step of {{wells}} is clear of other work before the advice runs out: move or cancel that work, then accept.',
  byTime: 'By its time',
  planned: 'Planned:',
  short_one: '{{count}} work beside it',
  short_other: '{{count}} works beside it',
} as const;
