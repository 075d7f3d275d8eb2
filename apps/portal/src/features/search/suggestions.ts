import type { DailyProduction, SearchResult } from '@cnx/api';
import type { Command } from '@cnx/ui';
import type { TFunction } from 'i18next';
import { Search } from 'lucide-react';
import { createElement } from 'react';
import { searchResultsFor } from '../../addresses.ts';
import type { Formats } from '../../insight/use-formats.ts';
import type { Quantity } from '../../quantities.ts';
import type { RecentPlace } from './recent-places.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import type { OwnResult } from './own-results.ts';
import { PagePicture } from './PagePicture.tsx';
import { hrefOfResult, statusOf, titleOf } from './result-text.ts';
import { KindPicture, OpenMark } from './ResultRow.tsx';
import { addressOfSearch } from './search-address.ts';

/** Something that can be gone to from the palette or below the header's field. */
export interface SearchCommand extends Command {
  readonly id: string;
  /** Where it is; null for the help. */
  readonly href: string | null;
}

/** The most pieces of work that are suggested. */
const shownWork = 2;

/**
 * What the server suggests, as commands: of work the next two, and then a way to all that there may be.
 * @param text what was typed
 */
export function commandsOfResults(
  formats: Formats,
  results: readonly SearchResult[],
  text: string,
): SearchCommand[] {
  const { t } = formats;
  const work = results.filter(({ kind }) => kind === 'schedule');
  const commands = results
    .filter((result) => !work.includes(result) || work.indexOf(result) < shownWork)
    .map((result) => commandOfResult(formats, result));
  return work.length < shownWork
    ? commands
    : [
        ...commands,
        {
          id: 'all work',
          label: t('search.allWork', { text: truncateForDisplay(text) }),
          group: t('search.kind.schedule'),
          icon: createElement(KindPicture, { kind: 'schedule' }),
          href: addressOfSearch({ text, kind: 'schedule', page: 1 }),
        },
      ];
}

function commandOfResult(formats: Formats, result: SearchResult): SearchCommand {
  const { t, dates } = formats;
  const { kind, id, day, isOpen, isLike } = result;
  const isName = kind === 'well' || kind === 'field';
  const place = kind === 'field' ? result.area : result.field.name;
  const state = [day === null ? '' : dates.day(day), statusOf(formats, result)?.label ?? '']
    .filter(Boolean)
    .join(' · ');
  return {
    id: `${kind} ${id}`,
    label: titleOf(formats, result),
    group: isLike && isName ? t('search.didYouMean') : t(`search.kind.${kind}`),
    hint: isName ? place : state,
    icon: createElement(KindPicture, { kind }),
    ...(kind === 'well' && isOpen && { mark: createElement(OpenMark) }),
    href: hrefOfResult(result),
  };
}

/**
 * The way to all results for what was typed; none where there are none.
 * @param count how many there are; null where that is not known
 */
export function allResults(
  { t, language }: Pick<Formats, 't' | 'language'>,
  text: string,
  count: number | null,
): readonly SearchCommand[] {
  if (count === 0) return [];
  const shown = { text: truncateForDisplay(text) };
  const command = {
    id: 'all results',
    label:
      count === null
        ? t('search.allFor', shown)
        : t('search.allCounted', { ...shown, count, number: new Intl.NumberFormat(language).format(count) }),
    group: t('titles.searchResults'),
    icon: createElement(Search, { size: 16 }),
    href: searchResultsFor(text),
    found: true,
    pinned: true,
  };
  return [command];
}

/**
 * Pages and help as commands.
 * @param address path and query of the page in view, which is marked
 */
export function commandsOfEntries(
  t: TFunction<'portal'>,
  entries: readonly OwnResult[],
  address: string,
): SearchCommand[] {
  return entries.map(({ kind, id, label, href }) => ({
    id,
    label,
    group: t(`search.kind.${kind}`),
    icon: kind === 'page' ? createElement(PagePicture, { name: id }) : createElement(KindPicture, { kind }),
    href,
    ...(href === address && { current: true }),
  }));
}

/** Where a command leads, as it is kept among the recent places; undefined for what is none: findings, work, help. */
export function recentOf(
  { id, label, hint, href, group }: SearchCommand,
  t: TFunction<'portal'>,
): RecentPlace | undefined {
  const [kind] = id.split(' ');
  if (href === null) return undefined;
  if (kind === 'well' || kind === 'field')
    return { kind, id, label, ...(hint !== undefined && { hint }), href };
  const isPage = group === t('search.kind.page') || kind === 'recent';
  return isPage ? { kind: 'page', id: id.replace(/^recent /, ''), label, href } : undefined;
}

/** Recent places as commands, for before anything is typed. */
export function commandsOfRecent(t: TFunction<'portal'>, places: readonly RecentPlace[]): SearchCommand[] {
  return places.map(({ kind, id, label, hint, href }) => ({
    id: kind === 'page' ? `recent ${id}` : id,
    label,
    group: t('search.recent'),
    ...(hint !== undefined && { hint }),
    icon: kind === 'page' ? createElement(PagePicture, { name: id }) : createElement(KindPicture, { kind }),
    href,
  }));
}

/** What a well is asked for. */
export type AskedProduct = 'oil' | 'gas' | 'water';

const productWords: Readonly<Record<Exclude<AskedProduct, 'oil'>, RegExp>> = {
  gas: /(?:^|\s)(?:gas|gaz)(?:\s|$)/i,
  water: /(?:^|\s)(?:water|agua|eau)(?:\s|$)/i,
};

/** Which product the words beside a well's name ask for. @default oil */
export function productOf(text: string): AskedProduct {
  if (productWords.gas.test(text)) return 'gas';
  return productWords.water.test(text) ? 'water' : 'oil';
}

/** The answer to a well's name: its newest figure and how it came to it. */
export interface WellFigure {
  readonly product: AskedProduct;
  readonly day: string;
  readonly value: number;
  readonly quantity: Quantity;
  /** The values of the window, oldest first. */
  readonly course: readonly (number | null)[];
}

/** The newest figure of a product that a well's days hold; undefined where there is none. */
export function figureOf(production: DailyProduction, product: AskedProduct): WellFigure | undefined {
  const course = production[product];
  const at = course.findLastIndex((value) => value !== null);
  const [value, day] = [course[at], production.day[at]];
  if (value === null || value === undefined || day === undefined) return undefined;
  return { product, day, value, quantity: product === 'gas' ? 'gasVolume' : 'liquidRate', course };
}
