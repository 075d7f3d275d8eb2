const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Text with 0 to 9 for the figures of all writings, and with full-width letters and marks as plain ones. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (figure) => {
    const code = figure.codePointAt(0)!;
    // Figures of a writing stand in a row, from its zero on.
    let zero = code;
    while (isDigit(zero - 1)) zero--;
    return String(code - zero);
  });
}
