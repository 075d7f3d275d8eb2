/** The texts of signing in that show once something was typed. They load meanwhile. */
export const signIn = {
  password: 'Password',
  back: 'Back',
  login: 'Login',
  otherAccount: 'Use a different account',
  loginSuccessful: 'Login successful',
  ssoError: 'SSO {{message}}',
  authenticationError: 'Authentication error: {{error}}',
  passwordEmpty: 'Password cannot be empty.',
  passwordTooLong: 'This password is too long to be sent. Shorten it to {{bytes}} bytes or fewer.',
  invalidCredentials: 'Invalid username or password',
  failedToAuthenticate: 'Failed to authenticate',
  loginFailed: 'Login failed',
  validationFailed: 'Validation failed',
  inactiveUser: 'User is not active or does not exist',
  badRequest: 'Bad request: invalid email or password',
  incorrectCredentials: 'Incorrect credentials',
  accessDenied: 'User access denied',
  serverError: 'Server error',
  unexpectedStatus: 'Unexpected Error',
  unexpected: 'An unexpected error occurred',
  nothingReturned: 'Unknown error occurred. Check your network connection or contact system administrator.',
  unknown: 'Unknown error',
  unknownOccurred: 'An unknown error occurred',
  errorWith: 'Error: {{message}}',
  targetRefused:
    'The server pointed to {{target}}, which is not a registered application. Nothing was sent to it.',
  stateRefused:
    'This address names {{target}}, which is not a registered application. You will not be taken there.',
  storageBlocked:
    'This browser blocks storage. You can sign in, but only until this page is closed or reloaded.',
} as const;
