/**
 * The tokens that rules use and no theme declares, as variables (`--cnx-colors-nope`), each once. Stitches writes
 * `color: '$nope'` without a word, and the browser ignores it: this finds it in the rules' text.
 */
export function undeclaredTokens(css: string): string[] {
  const declared = new Set([...css.matchAll(/(--cnx-[\w-]+)\s*:/g)].map(([, name]) => name!));
  const used = new Set([...css.matchAll(/var\((--cnx-[\w-]+)/g)].map(([, name]) => name!));
  return [...used].filter((name) => !declared.has(name));
}
