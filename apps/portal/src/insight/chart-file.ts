import type { PictureKind } from '@cnx/ui';
import type { InsightArea } from '../addresses.ts';
import type { DayWindow } from '../state/shared-data.atoms.ts';

/** Most characters that a chart's title takes in the name of a file. */
const maxTitle = 60;

/** Letters and digits of a title, in words that a hyphen joins. */
function slug(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const cut = plain.slice(0, maxTitle + 1);
  return (plain.length > maxTitle ? cut.slice(0, cut.lastIndexOf('-')) : cut)
    .replace(/^-/, '')
    .replace(/-$/, '');
}

/** A part of the portal whose charts can be taken away as pictures. */
export type PicturedPart =
  InsightArea | 'exception' | 'optimizationDashboard' | 'statistics' | 'userAnalytics';

/** The name of the file of a picture: area, chart, window. */
export function pictureName(
  area: PicturedPart,
  chart: string,
  days: DayWindow | null,
  kind: PictureKind,
): string {
  const parts = [area, slug(chart), ...(days ? [days.from, days.to] : [])];
  return `${parts.filter(Boolean).join('_')}.${kind}`;
}

/** The charts within an element: their outermost elements, and what they are called. */
export function chartsIn(root: Element): { readonly figures: readonly Element[]; readonly title: string } {
  const figures = [...root.querySelectorAll('figure')].filter((figure) => figure.checkVisibility());
  const named = figures.map((figure) => {
    const id = figure.getAttribute('aria-labelledby');
    return (id && document.getElementById(id)?.textContent) || '';
  });
  return { figures, title: [...new Set(named.filter(Boolean))].join(', ') };
}
