/** The texts of the login page as it is first seen. They load with the page, so only these belong here. */
export const login = {
  pageTitle: 'Log in · CNX',
  heading: 'Log in',
  welcome: 'Welcome back! Please enter your details.',
  email: 'Email',
  next: 'Next',
  forgotPassword: 'Forgot password?',
  language: 'Language',
  picture: 'Contour lines over layered rock with the path of a deviated well',
  emailInvalid: 'Please enter a valid email.',
  network: 'Network error or server unreachable',
  incomplete: 'This page could not be loaded completely. Check the connection, then reload it.',
  crash: 'Unexpected Application Error!',
  crashText:
    'The page stopped working. Saved data is not lost. Reload it; if it happens again, tell support what you did last.',
  newVersion: 'A new version of the portal is available. Reload the page to continue.',
  reload: 'Reload',
  returnToDashboard: 'Return to Dashboard',
} as const;
