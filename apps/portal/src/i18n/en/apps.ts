/** The linked applications. */
export const apps = {
  text: 'Applications that you can open from here, signed in as yourself.',
  none: 'No applications',
  noneText: 'No application is linked to this portal. Ask your system administrator to register one.',
  ready: 'Ready',
  notConnected: 'Not connected',
  notConnectedText: 'It does not take users over from this portal. Ask your system administrator.',
  open: 'Open',
  openNamed: 'Open {{name}}',
} as const;
