/** Text as it is compared when searching: lower case, without accents, one space between words. */
export function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}
