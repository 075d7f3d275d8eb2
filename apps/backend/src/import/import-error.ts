import { ReadableError } from '../readable-error.ts';

/** An import that cannot go on; the message is one line that names the file and the place. Nothing was stored. */
export class ImportError extends ReadableError {
  override name = 'ImportError';
}
