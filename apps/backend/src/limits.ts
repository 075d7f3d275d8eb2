/** What is read, kept or shown of texts from outside (characters); longer ones are refused or cut. */
export const maxTextLength = {
  /** What mail can carry. */
  email: 254,
  /** Addresses of the local identity provider; its throttles keep a prefix before them. */
  providerEmail: 240,
  /** The `sub` of an identity provider's token. */
  subject: 255,
  typedCode: 40,
  userAgent: 300,
  acceptLanguage: 200,
  languageTag: 35,
  loggedPath: 300,
  /** Names of properties and headers in messages. */
  shownName: 80,
  /** First and last names of people. */
  personName: 100,
  /** Names of business units, areas, fields and wells. */
  assetName: 120,
  /** Dates and numbers in cells of imported files, and cells in messages. */
  cell: 40,
  /** A row of an imported file. */
  row: 65_536,
  /** Why an import failed. */
  importMessage: 1_000,
} as const;

/**
 * The limits of sign-in and session that are settings, with their defaults. Each is a setting: the environment variable is `CNX_` and
 * the name in capitals, `lockAfterFailures` → `CNX_LOCK_AFTER_FAILURES`. docs/operations.md lists them.
 */
export const defaultLimits = {
  /** An encrypted password older than this is refused. */
  passwordMaxAgeSeconds: 120,
  /** An encrypted password may be this far ahead of the server's clock. */
  passwordMaxAheadSeconds: 30,
  /** Life of an id_token. */
  idTokenSeconds: 60 * 60,
  /** A session without a call for this long is over: twice the portal's check interval and two minutes. */
  localIdleSeconds: 52 * 60,
  ssoIdleSeconds: 112 * 60,
  /** A session is over this long after sign-in, whatever happens; renewal does not extend it. */
  sessionSeconds: 8 * 60 * 60,
  /** How long this process may answer from its own memory that a session is alive. */
  sessionCacheSeconds: 5,
  /** Within this time a used refresh token gets the same successor again. */
  refreshGraceSeconds: 30,
  /** Failures of one account within the failure window before it has to wait. */
  lockAfterFailures: 5,
  failureWindowSeconds: 5 * 60,
  /** The first wait; each further one is twice as long, up to the longest. */
  firstLockSeconds: 60,
  longestLockSeconds: 15 * 60,
  /** After this long without a failure the waits start from the first again. */
  lockMemorySeconds: 12 * 60 * 60,
  /** Failed sign-ins from one address within the failure window. */
  addressFailures: 50,
  /** Look-ups of unknown accounts from one address. */
  addressUnknownAccountsPerMinute: 10,
  addressUnknownAccountsPerHour: 100,
  /** Look-ups of any account from one address, where answers do not say which exist. */
  addressLookUpsPerMinute: 60,
  /** Calendar addresses that are not known, which one address may ask for. */
  addressUnknownCalendarsPerHour: 60,
  /** API keys that are not good, which one address may try. */
  addressUnknownApiKeysPerHour: 60,
  /** Calls with one API key. */
  apiKeyCallsPerMinute: 300,
  /** How often the calendar address of one user may be read. */
  calendarReadsPerHour: 240,
  /** Code flows that one address may begin. */
  addressCodeFlowsPerMinute: 60,
  /** Sign-ins at the local identity provider that one address may begin. */
  addressAuthorizationsPerMinute: 300,
  /** Life of a code flow's verifier, and of the codes that mails carry. */
  codeFlowSeconds: 10 * 60,
  resetCodeSeconds: 10 * 60,
  /** Life of the link of an invitation. */
  invitationSeconds: 24 * 60 * 60,
  /** Reset mails for one account, and requests for them from one address, within the window. */
  resetMailsPerAccount: 3,
  resetMailsPerAddress: 20,
  resetMailSeconds: 15 * 60,
  /** Reports of faults in the browser from one user. */
  clientErrorsPerHour: 120,
  /** Views, links and annotations that one user may save or remove. */
  userChangesPerHour: 1_000,
  /** Messages of subscriptions that one user may have sent to try them. */
  testAlertsPerHour: 6,
  /** Batches of usage events from one user. */
  usageBatchesPerHour: 240,
  /** Questions to the assistant from one user. */
  assistantQuestionsPerMinute: 20,
  /** Calls to the assistant's language model, of all users together: what a day costs at most. */
  assistantModelCallsPerDay: 2_000,
  /** The same of one user. */
  assistantModelCallsOfUserPerDay: 300,
  /** How long a language model has for one answer, all its calls together. */
  assistantModelSeconds: 30,
  /** Messages to support from one user. */
  supportMessagesPerHour: 10,
  /** How far the identity provider's clock may be off. */
  providerClockSkewSeconds: 15,
  /** Tokens of the identity provider that do not hold, from one address within the failure window. */
  addressProviderTokenFailures: 50,
  /** Life of a token for a linked application. */
  handOverSeconds: 60,
  /** How long a request may take to arrive, headers and body together. */
  requestSeconds: 30,
  /** Connections that are held at once; those beyond are closed as they come. */
  maxConnections: 5_000,
  /** How long the audit log keeps its rows. */
  auditDays: 365,
  /** How long a file that is to be imported is kept. */
  importFileHours: 24,
  /** How long it is kept what imports found in the rows that they changed: so long they can be undone. */
  importImageDays: 30,
  /** How long single events of usage are kept. */
  usageDays: 90,
  /** How long sums of usage of whole months are kept. */
  usageMonths: 25,
  /** Password hashes computed at once, and how many may wait before sign-in answers 503. */
  passwordHashers: 2,
  passwordHashQueue: 20,
} as const satisfies Record<string, number>;

/** The limits in force. */
export type Limits = { readonly [Name in keyof typeof defaultLimits]: number };
