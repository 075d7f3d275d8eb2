/** The pair of rules by which Stitches recognizes a sheet that it may fill. */
const markers = '--sxs{--sxs:0}@media{}';

function isMarked(sheet: CSSStyleSheet): boolean {
  try {
    return [...sheet.cssRules].some((rule) => rule.cssText.startsWith('--sxs'));
  } catch {
    return false; // A sheet of another origin does not show its rules.
  }
}

/**
 * Where Stitches finds its style sheet. Left to itself it inserts a `<style>` element, which a strict
 * Content-Security-Policy refuses; here it gets the page's prerendered sheet if there is one, else a constructed
 * sheet, which the policy does not govern. Empty outside a browser, where Stitches collects the rules as text.
 *
 * The getter is not enumerable because Stitches serializes its configuration to recognize it again.
 */
export function sheetRoot(): { root?: DocumentOrShadowRoot } {
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return {};
  let own: CSSStyleSheet | undefined;
  const root = Object.defineProperty({}, 'styleSheets', {
    get() {
      const sheets = [...document.styleSheets];
      if (!own && sheets.some(isMarked)) return sheets;
      if (!own) {
        own = new CSSStyleSheet();
        own.replaceSync(markers);
        document.adoptedStyleSheets.push(own);
      }
      return [own];
    },
  });
  return { root: root as DocumentOrShadowRoot };
}
