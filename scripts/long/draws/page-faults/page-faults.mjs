// What is wrong with a page as it stands. Runs in the page; `draws.mjs` fetches it there.
import { cutTexts, overlaps } from './cut.mjs';
import { emptyParts } from './empty.mjs';
import { listContradictions } from './lists.mjs';
import { placeOf } from './seen.mjs';
import { tooWide } from './width.mjs';
import { windowContradictions } from './window.mjs';
import { foreignUnits, slippedTexts } from './words.mjs';

/**
 * Reads the page once.
 * @param {{ language: 'en' | 'es' | 'fr', units: 'metric' | 'field', keys: string[] }} given
 * @returns {{ kind: string, text: string, place: string }[]} what is wrong
 */
export function pageFaults({ language, units, keys }) {
  const wide = tooWide();
  const said = (kind, found) => found.map(({ text, element }) => ({ kind, text, place: placeOf(element) }));
  return [
    ...(wide.by > 0 ? [{ kind: 'too wide', text: `scrolls sideways by ${wide.by} px`, place: '' }] : []),
    ...wide.elements.slice(0, 3).map((element) => ({
      kind: 'too wide',
      text: element.textContent.trim().slice(0, 80),
      place: placeOf(element),
    })),
    ...said('cut', cutTexts()),
    ...said('overlap', overlaps()),
    ...emptyParts().map((part) => ({
      kind: 'empty',
      text: part.textContent.trim().slice(0, 80),
      place: placeOf(part),
    })),
    ...said('contradiction', [...listContradictions(language), ...windowContradictions(language)]),
    ...said('words', slippedTexts(keys)),
    ...said('units', foreignUnits(units)),
  ];
}
