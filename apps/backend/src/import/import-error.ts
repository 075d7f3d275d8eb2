/** An import that cannot go on; the message is one line that names the file and the place. Nothing was stored. */
export class ImportError extends Error {
  override name = 'ImportError';
}
