/** Short links: making and opening them. */
export const links = {
  copy: 'Copy link',
  copied: 'Link copied',
  failed: 'The link could not be made. Try again.',
  dialog: 'Copy this link',
  dialogText: 'The browser does not let this page copy. The link is selected: copy it from here.',
  address: 'Link',
  close: 'Close',
  opening: 'Opening the link',
  missing: 'This link does not exist',
  missingText: 'It may have been copied only in part. Ask for it again, or go to the dashboard.',
} as const;
