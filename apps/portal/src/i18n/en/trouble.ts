/** What a person reads when something went wrong or is not there, and what to do then. */
export const trouble = {
  notFound: {
    text: 'There is nothing at this address. The link may be old or mistyped.',
  },
  errorId: 'Error ID {{id}}',
  copyErrorId: 'Copy the error ID',
  server: {
    invalid: 'The server cannot take this as it is.',
    notSignedIn: 'You are not signed in.',
    notFound: 'What this asks for does not exist.',
    conflict: 'This does not go together with what is stored.',
    tooLarge: 'This is too large to be sent.',
    notOffered: 'This system does not offer it.',
    unavailable: 'The server cannot answer just now. Try again in a moment.',
    tooManyRows: 'These are {{rows}} rows; at most {{most}} can be fetched at once. Filter the list first.',
    listChanged: 'The list has changed while it was read. Read it again.',
    unknownIds: 'A filter names what does not exist.',
    changedSince: 'It was changed elsewhere. Nothing was changed; read it again to see the newest state.',
    changedSinceBy:
      '{{name}} changed it on {{at, datetime(dateStyle: medium; timeStyle: short; timeZone: UTC)}} UTC. Nothing was changed; read it again to see the newest state.',
    notYours: 'Only the person whose it is can change it.',
    accessDenied: 'user access denied',
    internal: 'Internal error. Reference {{reference}}',
    tooMany: 'Too many requests. Wait a moment, then try again.',
    databaseAway: 'The database does not answer. Try again in a moment.',
    databaseSlow: 'The database took too long. Try a smaller selection.',
    storageFull: 'Nothing can be stored just now. Reading still works.',
    listsBusy: 'Too many lists are being sent. Try again in a moment.',
  },
  code: 'This page could not be loaded',
  screen: 'This screen stopped working. The rest of the portal still works.',
  notBuilt: {
    open: 'Open {{name}}',
    about: {
      optimizationDashboard:
        'Every opportunity to produce more with less energy, ranked, with its limits and its outcome.',
    },
    text: 'This screen is not available yet.',
  },
  startUp: {
    heading: 'The portal cannot start',
    text: 'Its settings could not be read. Ask the operator of the portal to fix this.',
    unreachable: '{{file}} could not be fetched.',
    notJson: '{{file}} is not valid JSON.',
    missing: '{{file}}: the key {{key}} is missing.',
    wrong: '{{file}}: the key {{key}} has an invalid value.',
    wrongFile: '{{file}} is invalid.',
    unexpected: 'The portal encountered an error while starting.',
  },
  session: {
    expired: 'Session Expired: ',
    over: 'Session timedout. Please relogin.',
    redirecting: 'Redirecting to login...',
    loggingOut: 'Logging out, Please wait...',
    awayTitle: 'Are you still there?',
    awayText: 'You have been inactive for a while. You will be signed out when the time is up.',
  },
} as const;
