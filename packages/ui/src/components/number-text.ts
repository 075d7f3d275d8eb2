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
