/** The family that all texts are set in, where it is there. */
export const fontName = 'Inter Variable';

/**
 * Gives a page its font, which is fetched when a text is there to be set in it. For a page that was painted without:
 * until it arrives another takes its place and its room, so that nothing moves.
 * @param url Address of Inter's variable font, latin subset (`inter-latin-wght-normal.woff2` of
 *   `@fontsource-variable/inter`), on the page's own origin.
 */
export function addFont(url: string, target: Document = document): void {
  const source = `url(${JSON.stringify(url)}) format('woff2')`;
  target.fonts.add(new FontFace(fontName, source, { weight: '100 900', display: 'swap' }));
}
