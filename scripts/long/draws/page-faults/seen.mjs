// What of a page is seen. Runs in the page.

const overlays = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu]';

/** What the page shows in front: its topmost overlay, else all of it. */
export function inFront() {
  const open = [...document.querySelectorAll(overlays)].filter((element) => element.checkVisibility());
  return open.findLast((element) => !element.querySelector(overlays)) ?? document.body;
}

const styles = new Map();

/** The computed style of an element, read once: nothing changes while a page is looked at. */
export function styleOf(element) {
  const known = styles.get(element);
  if (known) return known;
  const style = getComputedStyle(element);
  styles.set(element, style);
  return style;
}

const isShut = (value) => value === 'hidden' || value === 'clip';

/** Whether an element is there for those who hear a page. */
function isForEars(element) {
  const { position, clipPath, overflowX } = styleOf(element);
  return position === 'absolute' && (clipPath !== 'none' || isShut(overflowX)) && element.offsetWidth <= 1;
}

/** Whether an element, or what it stands in, is drawn in no place or with no color. */
export function isHidden(element) {
  for (let each = element; each && each !== document.body; each = each.parentElement) {
    if (isForEars(each) || styleOf(each).opacity === '0') return true;
  }
  return !element.checkVisibility({ visibilityProperty: true });
}

/**
 * Every text that is seen, or is once it is scrolled to: its words, the element that holds it, and the place of each of its
 * lines.
 * @param {Element} [within]
 */
export function seenTexts(within = inFront()) {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const found = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.data.trim();
    const element = node.parentElement;
    if (text === '' || !element || element.closest('script, style, title, noscript, option')) continue;
    if (isHidden(element)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (lines.length > 0) found.push({ text, element, lines });
  }
  return found;
}

const headings = 'h1, h2, h3, h4, h5, h6, caption, legend';
const parts =
  'section, nav, aside, header, footer, figure, table, form, dialog, [role][aria-label], [role][aria-labelledby]';

/** What names an element to a reader who hears the page. */
export function nameOf(element) {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = ids.map((id) => document.getElementById(id)?.textContent.trim()).filter(Boolean);
  return (
    labels.join(' ') ||
    element.getAttribute('aria-label') ||
    element.querySelector(headings)?.textContent.trim() ||
    ''
  );
}

/** Where an element stands, for a reader who wants to find it: the parts around it, and what it is. */
export function placeOf(element) {
  const around = [];
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    if (!each.matches(parts)) continue;
    const name = nameOf(each).slice(0, 60);
    if (name && name !== around[0]) around.unshift(name);
  }
  const { localName, id, attributes } = element;
  const marks = [...attributes].map(({ name }) => name).filter((name) => name.startsWith('data-'));
  return `${around.slice(-3).join(' › ')} <${localName}${id && !id.includes(':') ? `#${id}` : ''}${marks.map((mark) => ` ${mark}`).join('')}>`;
}
