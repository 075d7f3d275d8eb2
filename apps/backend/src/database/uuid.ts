/** Whether a text is written as a UUID: PostgreSQL refuses to compare others with one. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
