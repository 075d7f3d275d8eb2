/**
 * Whether a key press belongs to an input method, by which a character is being composed. Safari reports the press that ends
 * this after its end, with the code that such presses have.
 */
export function isComposing({ isComposing: composing, keyCode }: KeyboardEvent): boolean {
  return composing || keyCode === 229;
}

/** For Radix's content: an Escape that gives up what is being composed closes nothing. */
export function keepWhileComposing(event: KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault();
}
