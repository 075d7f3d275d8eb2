/** The texts of corporate sign-in. */
export const singleSignOn = {
  heading: 'Single sign-on',
  working: 'Signing you in with your corporate account. Please wait...',
  unavailableHelp: 'Nothing is wrong with your account. Try again; if the problem persists, contact support.',
  userUnavailable: 'Failed to fetch user',
  userUnavailableHelp:
    'Nothing is wrong with your account. Try again; if the problem persists, contact support.',
  storageBlocked: 'This browser blocks storage, and corporate sign-in cannot work without it.',
  storageBlockedHelp: 'Allow storage for this site, then try again.',
  elsewhere: 'You are signing in with your corporate account in another tab.',
  elsewhereHelp: 'This tab continues automatically once that is done.',
  here: 'Sign in here instead',
  retry: 'Try again',
  backToLogin: 'Back to log in',
  refused: 'Sign-in was refused.',
  framed: 'Corporate sign-in does not work inside another page.',
  framedHelp: 'Open it in its own window. If the button does nothing, copy this address into a new tab:',
  openFull: 'Open in full window',
  notAsked: 'A sign-in that did not start in this tab was ignored. Please log in here.',
  malformed: 'Invalid response format: The response does not match TokenResponse structure.',
} as const;
