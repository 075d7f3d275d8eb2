/** News and legal pages, around what the operator writes. */
export const content = {
  newsText: 'What is new in the portal and around it, newest first.',
  noNews: 'No news yet',
  noNewsText: 'What changes in the portal will be listed here.',
  version: 'Version {{version}}',
  inForce: 'In force since {{day}}',
  noPage: 'This text is not available',
  noPageText: 'The operator of this portal has not published it. Ask your system administrator.',
} as const;
