// What figures a page names, for comparing them with those of other pages. Runs in the page.
import { isHidden, nameOf } from './seen.mjs';

const textOf = (element) => element?.textContent.trim() ?? '';

/**
 * The figures of the page's tiles and of its lists by their names, and what the bell says.
 * @returns {{ tiles: { label: string, value: string, items: { label: string, value: string }[] }[], lists: string[], rows: number, lines: string[], bell: string }} lines are
 *   what is written, line by line; rows those of a list over the page
 */
export function facts() {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((element) => !isHidden(element));
  const tiles = seen('[role=group]:has(> * [data-figure], > [data-figure])').map((tile) => ({
    label: nameOf(tile),
    value: textOf(tile.querySelector('[data-figure] > span')),
    items: [...tile.querySelectorAll('dl > div')].map((item) => ({
      label: textOf(item.querySelector('dt')),
      value: textOf(item.querySelector('dd')),
    })),
  }));
  return {
    tiles,
    lists: seen('section').flatMap((section) =>
      section.querySelector('table, ul') ? [nameOf(section)] : [],
    ),
    rows: seen('dialog[open] table tbody tr[aria-rowindex], dialog[open] li[aria-setsize]').length,
    lines: seen('main, dialog[open], [role=dialog]').flatMap((part) => part.innerText.split('\n')),
    bell: textOf(document.querySelector('header span:has(> button svg.lucide-bell) > [aria-hidden=true]')),
  };
}
