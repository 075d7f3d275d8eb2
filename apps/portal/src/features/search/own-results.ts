import type { News } from '@cnx/api';
import type { TFunction } from 'i18next';
import { dashboardArea, insightAreas, newsItem } from '../../addresses.ts';
import type { help } from '../../i18n/en/help.ts';
import { administratorRoleId } from '../../limits.ts';
import { paths } from '../../paths.ts';
import { helpTerms, type HelpPlace, type HelpTerm } from '../../state/help.atoms.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';

/** A page, a piece of news, or an entry of the help. */
export interface OwnResult {
  readonly kind: 'page' | 'news' | 'help';
  readonly id: string;
  readonly label: string;
  /** What else it is found by. @default its label alone */
  readonly words?: string;
  /** What it means, of a term. */
  readonly text?: string;
  /** Where it is; an entry of the help is in the help. */
  readonly href: string | null;
}

const pages = [
  'dashboard',
  'optimizationDashboard',
  'exceptionReport',
  'statistics',
  'monthlyReport',
  'dataHealth',
  'notifications',
  'apps',
  'news',
  'support',
  'settings',
] as const;

/** Pages of administrators. */
const administratorPages = ['userAnalytics', 'masterData', 'administration'] as const;

/** Read once, if at all: behind all other pages. */
const legalPages = ['terms', 'privacy', 'accessibility'] as const;

/** What keys do, by the names of their texts in the help. */
const keyHelp = [
  'palette',
  'showHelp',
  'wallView',
  'points',
  'mark',
  'zoom',
  'rows',
  'openRow',
  'stepRow',
  'tickRow',
  'copyCell',
  'acknowledge',
  'singleKeys',
] as const satisfies readonly (keyof typeof help)[];

const termId = (term: HelpTerm) => `help.term.${term}`;

/** What the help shows of an entry, by the entry's id. */
export function helpPlaceOf(id: string): HelpPlace {
  return helpTerms.find((term) => termId(term) === id) ?? 'keys';
}

/**
 * Pages, news and help in the user's language.
 * @param missing pages that the server has nothing for. @default none
 */
export function ownEntries(
  t: TFunction<'portal'>,
  roleId: number | undefined,
  news: readonly News[] = [],
  missing: ReadonlySet<string> = new Set(),
): OwnResult[] {
  const page = (
    name: (typeof pages)[number] | (typeof legalPages)[number] | (typeof administratorPages)[number],
  ): OwnResult => ({ kind: 'page', id: name, label: t(`titles.${name}`), href: paths[name] });
  return [
    ...[...pages.map(page), ...(roleId === administratorRoleId ? administratorPages.map(page) : [])].filter(
      ({ id }) => !missing.has(id),
    ),
    ...insightAreas.map(
      (area) => ({ kind: 'page', id: area, label: t(`areas.${area}`), href: dashboardArea(area) }) as const,
    ),
    ...legalPages.filter((name) => !missing.has(name)).map(page),
    ...news.map(
      ({ id, title, summary }) =>
        ({
          kind: 'news',
          id: `news.${id}`,
          label: truncateForDisplay(title),
          words: summary ?? '',
          href: newsItem(id),
        }) as const,
    ),
    ...keyHelp.map(
      (name) => ({ kind: 'help', id: `help.${name}`, label: t(`help.${name}`), href: null }) as const,
    ),
    ...helpTerms.map(
      (term) =>
        ({
          kind: 'help',
          id: termId(term),
          label: t(`terms.${term}.name`),
          text: t(`terms.${term}.text`),
          href: null,
        }) as const,
    ),
  ];
}

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);

/** Own results that hold every word of a text at the beginning of a word, whatever its accents and case. */
export function ownResults(entries: readonly OwnResult[], text: string): OwnResult[] {
  const words = wordsOf(text);
  // One letter begins a word of nearly everything.
  if (words.join('').length < 2) return [];
  return entries.filter(({ label, words: others = '' }) => {
    const own = wordsOf(`${label} ${others}`);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}
