/** The page on which administrators import files. */
export const imports = {
  failed: 'The file could not be sent. Check your connection and try again.',
  refusal: {
    fileIncomplete: 'Parts of the file have not arrived. Choose it again.',
    fileChanged: 'The file changed while it was sent. Choose it again.',
    importNotPreviewed: 'The preview is of other choices. Look at it again before you store.',
    workbookTooLarge:
      'The workbook is larger than 25 MiB. Save its sheet as CSV (UTF-8) and choose that file.',
  },
};
