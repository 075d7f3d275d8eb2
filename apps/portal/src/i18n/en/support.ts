/** Messages to the people who run the portal. */
export const support = {
  text: 'Write to the people who run this portal.',
  subject: 'Subject',
  subjectMissing: 'Say in a few words what it is about',
  message: 'Message',
  messageMissing: 'Write a message',
  messageHint: 'Do not send passwords. What you did, what you expected and what happened helps most.',
  context: 'Sent with your message',
  contextText: 'Exactly this goes along with your message, so that it can be understood.',
  parts: {
    account: 'Account',
    page: 'Page you came from',
    version: 'Version of the portal',
    language: 'Language',
    timeZone: 'Time zone',
    userAgent: 'Browser',
  },
  noPage: 'None: you came here directly',
  send: 'Send',
  sent: 'Your message was sent. The answer comes to the email address of your account.',
  failed: 'Your message was not sent. What you typed is still here: try again.',
  tooMany: 'You have sent many messages. Wait a while, then send this one.',
  notOffered: 'Messages cannot be sent from here',
  notOfferedText:
    'This portal has no support address. Contact your system administrator, and pass on what stands below.',
} as const;
