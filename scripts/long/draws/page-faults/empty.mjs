// Which parts of a page have a name and nothing to say. Runs in the page.
import { inFront, isHidden, nameOf, seenTexts } from './seen.mjs';

const parts =
  'section[aria-labelledby], section[aria-label], [role=region], [role=group][aria-labelledby], figure, table, [role=list], ul, ol, dl';
const drawn = 'svg rect, svg path, svg circle, svg line, svg polyline, canvas, img, input, textarea, select';

/** Words that make a sentence. */
const sentence = 3;

/** Whether a part says or draws anything beside its name. */
function saysSomething(part) {
  const name = nameOf(part);
  const texts = seenTexts(part).filter(
    ({ element, text }) => text !== name && !element.closest('button, h1, h2, h3, h4'),
  );
  if (texts.some(({ text }) => /\d/.test(text))) return true;
  if (texts.some(({ text }) => text.split(/\s+/).length >= sentence)) return true;
  if (part.matches('[role=group]') && texts.length > 0) return true;
  if (
    part.querySelector('tbody tr, li:not(:empty), dd, label, :scope > div :is(button, a[href]):not(:empty)')
  )
    return true;
  return [...part.querySelectorAll(drawn)].some((mark) => {
    const { width, height } = mark.getBoundingClientRect();
    return !mark.closest('button') && width + height > 24 && !isHidden(mark.closest('svg') ?? mark);
  });
}

/** The named parts that have neither a figure, a row, a chart nor a sentence. */
export function emptyParts() {
  return [...inFront().querySelectorAll(parts)].filter(
    (part) =>
      nameOf(part) !== '' &&
      !isHidden(part) &&
      part.getBoundingClientRect().height > 0 &&
      !saysSomething(part),
  );
}
