// Whether the days of a page's charts are those that its heading names. Runs in the page.
import { inFront, isHidden } from './seen.mjs';

const dayMs = 86_400_000;
/** How much longer than the days that a chart has a window may be: what is late has no row yet. */
const longer = { before: 120, after: 21 };
/** Days that a draw can show. */
const [first, last] = [Date.UTC(2021, 0, 1), Date.UTC(2027, 2, 1)];

const options = { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' };

/** Days by how they are written in a language. */
function writtenDays(language) {
  const format = new Intl.DateTimeFormat(language, options);
  const days = new Map();
  for (let day = first; day <= last; day += dayMs) days.set(format.format(day), day);
  return days;
}

/** Whether a text names a window that holds all days from one to another. */
function namesWindow(text, [from, to], language) {
  const format = new Intl.DateTimeFormat(language, options);
  for (let before = 0; before <= longer.before; before += 1)
    for (let after = 0; after <= longer.after; after += 1)
      if (text.includes(format.formatRange(from - before * dayMs, to + after * dayMs))) return true;
  return false;
}

/** Charts, shown as tables, with days outside of those in the page's heading. */
export function windowContradictions(language) {
  const heading = inFront().querySelector('h1')?.nextElementSibling?.textContent ?? '';
  const days = writtenDays(language);
  return [...inFront().querySelectorAll('figure table')].flatMap((table) => {
    const cells = [...table.querySelectorAll('tbody tr > :first-child')].map((cell) =>
      cell.textContent.trim(),
    );
    const times = cells.map((cell) => days.get(cell));
    if (isHidden(table) || times.length === 0 || times.includes(undefined)) return [];
    const span = [Math.min(...times), Math.max(...times)];
    if (namesWindow(heading, span, language)) return [];
    return [{ text: `${heading}: ${cells[0]} to ${cells.at(-1)}`, element: table }];
  });
}
