/** What a page knows of the reader's system, cannot set and only emulates. */
export type EmulatedMedia =
  'forced-colors: active' | 'prefers-contrast: more' | 'prefers-reduced-motion: reduce' | 'pointer: coarse';

const originals = new WeakMap<CSSMediaRule, string>();

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (!(rule instanceof CSSMediaRule))
      return rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : [];
    return [rule, ...mediaRules(rule.cssRules)];
  });
}

function rulesOf(sheet: CSSStyleSheet): CSSMediaRule[] {
  try {
    return mediaRules(sheet.cssRules);
  } catch {
    return []; // A sheet of another origin does not show its rules.
  }
}

/** Lets rules for a system apply as if the reader had it, or as they are again. */
export function emulateMedia(media: EmulatedMedia, on: boolean): void {
  for (const rule of [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(rulesOf)) {
    const original = originals.get(rule) ?? rule.media.mediaText;
    if (!original.includes(media)) continue;
    originals.set(rule, original);
    const wanted = on ? 'all' : original;
    if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
  }
}
