// Which texts are cut. Runs in the page.
import { seenTexts, styleOf } from './seen.mjs';

/** What a drawing may miss without being cut (px). */
const tolerance = 1.5;

const scrolls = (value) => value === 'auto' || value === 'scroll';
const shuts = (value) => value === 'hidden' || value === 'clip';

/** The box in which an element's content is drawn. */
function boxOf(element) {
  const { left, top } = element.getBoundingClientRect();
  const x = left + element.clientLeft;
  const y = top + element.clientTop;
  return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
}

/** Whether an element draws what is positioned by one above it. */
const escapes = (position, style) =>
  position === 'fixed' || (position === 'absolute' && style.position === 'static');

/**
 * The element that cuts a line of text; undefined where all of it can be read.
 * @param {boolean} [scrolled] whether what must be scrolled to is cut, too
 */
function cutOf(element, line, scrolled = false) {
  let { position } = styleOf(element);
  const open = { x: true, y: true };
  for (let each = element; each && each !== document.body; each = each.parentElement) {
    const style = styleOf(each);
    if (each !== element && escapes(position, style)) continue;
    if (each !== element) position = style.position === 'static' ? position : style.position;
    if (style.display === 'inline' || style.display === 'contents') continue;
    const box = boxOf(each);
    const lost = {
      x: Math.max(0, line.right - box.right) + Math.max(0, box.left - line.left),
      y: Math.max(0, line.bottom - box.bottom) + Math.max(0, box.top - line.top),
    };
    const cuts = (value) => shuts(value) || (scrolled && scrolls(value));
    if (open.x && cuts(style.overflowX) && lost.x > tolerance) return each;
    // A line is higher than its letters.
    if (open.y && cuts(style.overflowY) && lost.y > line.height / 4) return each;
    if (scrolls(style.overflowX)) open.x = false;
    if (scrolls(style.overflowY)) open.y = false;
  }
  return undefined;
}

/** Whether all of a text can be had at the pointer. */
function isShownElsewhere(text, element, by) {
  for (let each = element; each; each = each.parentElement) {
    if (each.getAttribute('title')?.includes(text)) return true;
    if (each === by.parentElement) return false;
  }
  return false;
}

/** Texts that are cut: each with whether all of it is shown at the pointer. */
function allCutTexts() {
  const found = [];
  for (const { text, element, lines } of seenTexts()) {
    if (element.closest('svg')) continue;
    const cut = lines.map((line) => cutOf(element, line)).find(Boolean);
    if (cut) found.push({ text, element, shown: isShownElsewhere(text, element, cut) });
  }
  return found;
}

/** So few rows make no column. */
const fewRows = 3;

/** Columns of which no row can be read whole. */
function lostColumns(cut) {
  const columns = new Map();
  for (const { element, text } of cut) {
    const cell = element.closest('tbody td, tbody th');
    const table = cell?.closest('table');
    if (!table) continue;
    const column = columns.get(table) ?? new Map();
    columns.set(table, column);
    const rows = column.get(cell.cellIndex) ?? new Map();
    column.set(cell.cellIndex, rows.set(cell.parentElement, { text, element }));
  }
  return [...columns].flatMap(([table, places]) => {
    const rows = table.querySelectorAll('tbody tr:not([data-group], [data-room])').length;
    return [...places.values()]
      .filter((lost) => lost.size >= fewRows && lost.size === rows)
      .map((lost) => ({ ...[...lost.values()][0], text: `no row whole: ${[...lost.values()][0].text}` }));
  });
}

/** The texts that are cut without being shown at the pointer, and columns that are cut in every row. */
export function cutTexts() {
  const cut = allCutTexts();
  return [...cut.filter(({ shown }) => !shown), ...lostColumns(cut.filter(({ shown }) => shown))];
}

/** How much of two lines lies on each other, in the letters' own height. */
function common(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const [a, b] = [one, other].map(({ top, height }) => ({
    top: top + height * 0.28,
    bottom: top + height * 0.76,
  }));
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 2 && height > 1 ? width * height : 0;
}

/** Whether an element is laid over others where it sticks: what lies under it is scrolled to. */
function sticks(element) {
  for (let each = element; each && each !== document.body; each = each.parentElement) {
    const { position } = styleOf(each);
    if (position === 'sticky' || position === 'fixed') return true;
  }
  return false;
}

/** Whether a text of a drawing is turned: the box around it is larger than it. */
const isTurned = (element) => (element.getScreenCTM?.()?.b ?? 0) !== 0;

/** Pairs of texts that are drawn on each other. */
export function overlaps() {
  const lines = seenTexts()
    .filter(({ element }) => !sticks(element) && !isTurned(element))
    .flatMap(({ text, element, lines: rects }) =>
      rects
        .filter((line) => cutOf(element, line, true) === undefined)
        .map((line) => ({ text, element, line })),
    )
    .sort((one, other) => one.line.left - other.line.left);
  const found = [];
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.line.left >= one.line.right) break;
      if (other.element === one.element && other.text === one.text) continue;
      if (common(one.line, other.line) > 0)
        found.push({ text: `${one.text} | ${other.text}`, element: one.element });
    }
  });
  return found;
}
