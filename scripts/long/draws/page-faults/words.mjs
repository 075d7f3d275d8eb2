// Which words of a page are a program's, or of other units than a user chose. Runs in the page.
import { inFront, isHidden, seenTexts } from './seen.mjs';

/** What only a program writes. */
const slips = /\b(?:NaN|undefined|null|Infinity|Invalid Date)\b|∞|\[object |\{\{|\}\}|\$t\(|%[sd]\b|Error: /;
/** Names of languages, fields and texts may hold a slip's letters, as "nullo": whole words only. */
const unitsOf = {
  metric: /(?:^|[^\p{L}])(?:bbl|scf|stb|psi|°F)(?![\p{L}])/u,
  field: /(?:^|[^\p{L}])(?:Sm³|Sm3|m³|bar|°C)(?![\p{L}])/u,
};

function saidTexts() {
  const attributes = ['title', 'aria-label', 'placeholder', 'aria-description', 'alt'];
  const said = [...inFront().querySelectorAll(attributes.map((name) => `[${name}]`).join(','))]
    .filter((element) => !isHidden(element))
    .flatMap((element) =>
      attributes.flatMap((name) => {
        const text = element.getAttribute(name);
        return text ? [{ text, element }] : [];
      }),
    );
  return [...seenTexts(), ...said];
}

/** Texts with what a program wrote: a name of no value, a place where a value should stand, the name of a text. */
export function slippedTexts(keys) {
  const names = new Set(keys);
  return saidTexts().filter(({ text }) => slips.test(text) || names.has(text.replace(/^\w+:/, '')));
}

/** Texts in units of the other system. */
export function foreignUnits(system) {
  return saidTexts().filter(
    ({ text, element }) => unitsOf[system].test(text) && !element.closest('label, [role=option]'),
  );
}
