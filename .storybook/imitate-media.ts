import { colorVariable, colorTokens, type ColorName } from '@cnx/ui';

/** A preference of the reader's system that a page cannot set, only imitate. */
export type ImitatedMedia = 'forced-colors: active' | 'prefers-reduced-motion: reduce';

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

/** Lets rules for a preference apply as if the reader had it, or as they are again. */
export function imitateMedia(media: ImitatedMedia, on: boolean): void {
  for (const rule of [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(rulesOf)) {
    const original = originals.get(rule) ?? rule.media.mediaText;
    if (!original.includes(media)) continue;
    originals.set(rule, original);
    const wanted = on ? 'all' : original;
    if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
  }
}

/** The system's color that a browser would put in place of a token's. */
function systemColor(name: ColorName): string {
  if (/^(on|tooltip$)/.test(name)) return name === 'tooltip' ? 'Canvas' : 'HighlightText';
  if (/^link$/.test(name)) return 'LinkText';
  if (/Disabled$/.test(name)) return 'GrayText';
  if (/^(accent|accentHover|accentActive|criticalSolid|criticalSolidHover|focus|accentMark)$/.test(name))
    return 'Highlight';
  if (/(text|Text|Border|border|Mark|chart\d|chartAxis|chartCursor|TextQuiet)/.test(name))
    return 'CanvasText';
  if (/^(chartGrid|chartQuiet|chartBand)$/.test(name)) return 'GrayText';
  return 'Canvas';
}

let sheet: CSSStyleSheet | undefined;

/** Shows the page in the system's own colors, roughly as a browser with forced colors does. */
export function imitateForcedColors(on: boolean): void {
  sheet ??= new CSSStyleSheet();
  const variables = Object.keys(colorTokens)
    .map((name) => `${colorVariable(name as ColorName)}:${systemColor(name as ColorName)} !important`)
    .join(';');
  sheet.replaceSync(on ? `html,body,[class*=theme-]{${variables}} *{box-shadow:none !important}` : '');
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  imitateMedia('forced-colors: active', on);
}
