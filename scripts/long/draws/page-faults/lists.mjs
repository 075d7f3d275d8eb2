// Where a list's name and its rows, or its rows and their total, differ. Runs in the page.
import { inFront, isHidden, nameOf } from './seen.mjs';
import { decimalsOf, numbersIn } from './numbers.mjs';

/** The rows of a table, the heads of its groups, and whether all of them are drawn. */
function rowsOf(table) {
  const all = [...table.querySelectorAll('tbody tr')];
  return {
    heads: all.filter((row) => row.hasAttribute('data-group')),
    rows: all.filter((row) => row.hasAttribute('aria-rowindex') && !row.hasAttribute('data-group')),
    whole: !all.some((row) => row.hasAttribute('data-room')),
  };
}

const firstNumber = (text, language) => numbersIn(text, language)[0];

/** How many rows a group says it has. */
const countOf = (head, language) =>
  numbersIn(head.querySelector('th button')?.textContent ?? '', language).at(-1) ?? 0;

/** The name of a list that begins with a number says how many rows it has, or how many groups. */
function listFaults(section, language) {
  const table = section.querySelector('table');
  const name = nameOf(section);
  if (!table || isHidden(table) || !/^\d/.test(name)) return [];
  const { heads, rows, whole } = rowsOf(table);
  if (!whole || heads.length + rows.length === 0) return [];
  const inGroups = heads.reduce((sum, head) => sum + countOf(head, language), 0);
  const counts = heads.length > 0 ? [heads.length, inGroups] : [rows.length];
  return counts.includes(firstNumber(name, language))
    ? []
    : [{ text: `${name}: ${counts.join(', ')} rows`, element: table }];
}

/** The chosen one of a list's parts says how many rows it has. */
function partFaults(section, language) {
  const chosen = section.querySelector('[role=radiogroup] label:has(:checked)')?.textContent ?? '';
  const [, counted] = /\s([\d.,\u202f\u00a0]+)$/.exec(chosen) ?? [];
  const named = numbersIn(nameOf(section), language);
  if (counted === undefined || named.length === 0) return [];
  const number = firstNumber(counted, language);
  return named.includes(number) ? [] : [{ text: `${chosen}: ${nameOf(section)}`, element: section }];
}

/** The cells of a row by the place of their column. */
function cellsOf(row) {
  const places = new Map();
  let place = 0;
  for (const cell of row.children) {
    places.set(place, cell);
    place += cell.colSpan;
  }
  return places;
}

/** A figure that is written short, as "1.2 million", has no sum to compare. */
const isShort = (text) => /\p{L}/u.test(text.replace(/\D+$/u, (tail) => (/mill/i.test(tail) ? tail : '')));

function totalFaults(table, language) {
  const { heads, rows, whole } = rowsOf(table);
  const total = table.querySelector('tfoot tr');
  // Some of the rows are named as left out of it.
  if (!whole || !total || rows.length === 0 || heads.length > 0 || total.textContent.includes('*')) return [];
  const faults = [];
  for (const [place, cell] of cellsOf(total)) {
    const text = cell.textContent.trim();
    if (place === 0 || !/\d/.test(text) || isShort(text) || /%/.test(text)) continue;
    const parts = rows.map((row) => cellsOf(row).get(place)?.textContent.trim() ?? '');
    if (parts.some(isShort)) continue;
    const sum = parts.reduce((all, part) => all + (firstNumber(part, language) ?? 0), 0);
    const places = Math.min(
      decimalsOf(text, language),
      ...parts.filter(Boolean).map((part) => decimalsOf(part, language)),
    );
    // Each is rounded by itself.
    const room = ((parts.length + 1) / 2) * 10 ** -places;
    if (Math.abs(sum - firstNumber(text, language)) > room)
      faults.push({
        text: `total ${text}, sum ${sum.toFixed(places)} of ${parts.length} rows`,
        element: cell,
      });
  }
  return faults;
}

/** Lists whose name or total says something else than their rows. */
export function listContradictions(language) {
  const scope = inFront();
  const sections = [...scope.querySelectorAll('section')].filter((section) => !isHidden(section));
  const tables = [...scope.querySelectorAll('table')].filter((table) => !isHidden(table));
  return [
    ...sections.flatMap((section) => [...listFaults(section, language), ...partFaults(section, language)]),
    ...tables.flatMap((table) => totalFaults(table, language)),
  ];
}
