/** A page that can be gone to, or a gap of pages that are not shown. */
export type PageStep = number | 'gap';

/**
 * The pages to offer (counted from 1): the first, the last and those around the current one, `around` on each
 * side; a gap stands for two pages or more.
 */
export function pageList(page: number, pages: number, around = 1): PageStep[] {
  const last = Math.max(1, Math.floor(pages) || 1);
  const current = Math.min(last, Math.max(1, Math.floor(page) || 1));
  const shown = new Set([1, last]);
  for (let at = current - around; at <= current + around; at++) if (at >= 1 && at <= last) shown.add(at);
  const steps: PageStep[] = [];
  let before = 0;
  for (const at of [...shown].sort((a, b) => a - b)) {
    if (at - before === 2) steps.push(at - 1);
    else if (at - before > 2) steps.push('gap');
    steps.push(at);
    before = at;
  }
  return steps;
}
