/** What a person reads when something went wrong or is not there, and what to do then. */
export const trouble = {
  notFound: {
    text: 'Nothing is at this address. The link may be old or mistyped.',
  },
  errorId: 'Error ID {{id}}',
  screen: 'This screen stopped working. Everything around it still does.',
  notBuilt: {
    text: 'This screen is not available yet.',
  },
  startUp: {
    heading: 'The portal cannot start',
    text: 'Its settings could not be read. Whoever runs the portal can mend this.',
    unreachable: '{{file}} could not be fetched.',
    notJson: '{{file}} is not valid JSON.',
    missing: '{{file}}: the key {{key}} is missing.',
    wrong: '{{file}}: the key {{key}} is wrong.',
    wrongFile: '{{file}} is wrong.',
    unexpected: 'The portal met an error while starting.',
  },
  session: {
    expired: 'Session Expired: ',
    over: 'Session timedout. Please relogin.',
    redirecting: 'Redirecting to login...',
    loggingOut: 'Logging out, Please wait...',
    awayTitle: 'Are you still there?',
    awayText: 'Nobody has used the portal for a while. You will be signed out when the time is up.',
  },
} as const;
