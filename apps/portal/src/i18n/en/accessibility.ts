/** The statement on accessibility: standard, state, limits and contact. */
export const accessibility = {
  asOf: 'As of {{day}}',
  standard: 'Standard',
  standardText:
    'The portal aims at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and at EN 301 549. It meets them in part: its main limits stand below.',
  examined: 'How it was examined',
  examinedText:
    'Its developers reviewed it in November 2026, by keyboard and by the accessibility tree of Chromium, and automated checks run on all of its components. Nobody else has assessed it, and no screen reader of a vendor was used.',
  limits: 'Known limits',
  limit: {
    lines: 'Some lines of a chart differ by color alone. Its cursor and its table name them.',
    comments: 'Comments stay in the language in which they were written, without a mark of it.',
    lists:
      'Rows of a list take the focus, its cells do not: C copies the cell that the arrow keys have chosen.',
    spacing: 'Bookmarks that change the spacing of text are refused. Extensions of the browser work.',
    decide:
      'Decisions act at once. Whoever made one can take it back where it is listed: one on an exception, a change, advice or scheduled work until another is made, a recoded loss at any time.',
  },
  keys: 'Keys',
  keysText: 'The key ? shows all keys. Those of one letter can be switched off there.',
  contact: 'Contact',
  contactText:
    'If something keeps you from using the portal, or you need its content in another form, write to the operator.',
  contactOut:
    'After you have signed in, the page Contact support reaches the operator. Without an account, ask whoever gave you this address.',
} as const;
