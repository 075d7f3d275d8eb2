/** A name as it is stored: without characters that cannot be seen, its spaces single ones. */
export function cleanName(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const remembered = new Map<string, string>();
const maxRemembered = 20_000;

/** What names and identifiers are compared by: the same for all ways to write one. */
export function canonical(text: string): string {
  // The same few names return in every row.
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= maxRemembered) remembered.clear();
  const form = canonicalForm(text);
  remembered.set(text, form);
  return form;
}

function canonicalForm(text: string): string {
  const name = cleanName(text.normalize('NFKC')).toLowerCase();
  const digits = /^[\d -]+$/.test(name) ? name.replace(/[ -]/g, '') : '';
  // An API number of ten or twelve digits names the first completion of its well.
  return [10, 12, 14].includes(digits.length) ? digits.padEnd(14, '0') : name;
}

/**
 * What a spreadsheet has done to a name or an identifier, and what to do about it; undefined where it is whole.
 * @param isIdentifier whether its column holds API numbers or unique well identifiers
 */
export function lostDigits(text: string, isIdentifier: boolean): string | undefined {
  if (/^[+-]?\d+(?:[.,]\d+)?e\+\d+$/i.test(text))
    return `"${text}" is a number of which a spreadsheet has dropped digits: format the column as text in the source`;
  const digits = isIdentifier && /^[\d -]+$/.test(text) ? text.replace(/[ -]/g, '') : '';
  if ([9, 11, 13].includes(digits.length))
    return `"${text}" has ${digits.length} digits, so a leading zero may be lost: format the column as text in the source`;
  return undefined;
}
