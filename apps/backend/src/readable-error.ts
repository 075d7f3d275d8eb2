/** An error that a person at the terminal can act on; the message says what to do and needs no stack. */
export class ReadableError extends Error {
  override name = 'ReadableError';
}

/** What is printed of an error that ends a program: the message of a readable one, the stack of any other. */
export function errorText(error: unknown): string {
  if (error instanceof ReadableError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
