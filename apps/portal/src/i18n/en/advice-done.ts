/** What is said of a decision on advice that was made. */
export const adviceDone = {
  accept_one: '{{well}}: accepted, the step is on the schedule.',
  accept_other: '{{count}} accepted, the steps are on the schedule.',
  reject_one: '{{well}}: rejected.',
  reject_other: '{{count}} rejected.',
  snooze_one: '{{well}}: put off.',
  snooze_other: '{{count}} put off.',
  reopen_one: '{{well}}: proposed again.',
  reopen_other: '{{count}} proposed again.',
  comment_one: '{{well}}: comment added.',
  comment_other: 'Comment added to {{count}} pieces of advice.',
  assign_one: '{{well}}: assigned to {{name}}.',
  assign_other: '{{count}} pieces of advice assigned to {{name}}.',
  release_one: '{{well}}: without an owner.',
  release_other: '{{count}} pieces of advice without an owner.',
} as const;
