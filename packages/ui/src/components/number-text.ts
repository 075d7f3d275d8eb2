/**
 * Writes numbers as the whole product does, in tiles, tables and charts: grouped as the language groups, with a true
 * minus (U+2212), which is as wide as a plus, and without a minus before what rounds to zero.
 * @throws RangeError for a locale that the browser does not know
 */
export function numberText(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options });
  return (value) => format.format(value).replaceAll('-', '−');
}

/**
 * Writes shares (0.42) in per cent, as every number with a unit is written: the sign after a space that does not break,
 * also where a language would write none (`42 %`). A language that writes it before the number keeps that.
 * @throws RangeError for a locale that the browser does not know
 */
export function percentText(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): (share: number) => string {
  const write = numberText(locale, { style: 'percent', ...options });
  return (share) => {
    const text = write(share);
    return text.endsWith('%') ? `${text.slice(0, -1).trimEnd()}\u00a0%` : text;
  };
}
