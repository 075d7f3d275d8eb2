/** Closed months of fields, and what changed them since. */
export const books = {
  refusal: {
    monthClosed: 'These months are closed already.',
    monthClosedBy: '{{name}} closed these months on {{at, datetime}}.',
    monthNotOver: 'The month is not over on the clock of {{field}}.',
    monthsInOrder:
      'An earlier month of {{field}} is open, or has been closed meanwhile. Look again at its months.',
    reportsMissing:
      'Reports are missing: {{reports}}. Look again at what is open and say why they are missing.',
    notComputed: 'The figures of the field are being computed. Try again in a moment.',
  },
};
