import type { DailyProduction, SearchResult } from '@cnx/api';
import type { Command } from '@cnx/ui';
import type { TFunction } from 'i18next';
import { createElement } from 'react';
import type { Formats } from '../../insight/use-formats.ts';
import type { Quantity } from '../../quantities.ts';
import type { OwnResult } from './own-results.ts';
import { hrefOfResult, nameOf } from './result-text.ts';
import { KindPicture } from './ResultRow.tsx';

/** Something that can be gone to from the palette or below the header's field. */
export interface SearchCommand extends Command {
  /** Where it is; null for the help. */
  readonly href: string | null;
}

/** What the server suggests, as commands. */
export function commandsOfResults(
  formats: Pick<Formats, 't' | 'language'>,
  results: readonly SearchResult[],
): SearchCommand[] {
  const { t } = formats;
  return results.map((result) => ({
    id: `${result.kind} ${result.id}`,
    label: nameOf(formats, result),
    group: t(`search.kind.${result.kind}`),
    hint: result.kind === 'field' ? result.area : (result.well?.fieldName ?? result.field.name),
    icon: createElement(KindPicture, { kind: result.kind }),
    href: hrefOfResult(result),
  }));
}

/** Pages and help as commands. */
export function commandsOfEntries(t: TFunction<'portal'>, entries: readonly OwnResult[]): SearchCommand[] {
  return entries.map(({ kind, id, label, href }) => ({
    id,
    label,
    group: t(`search.kind.${kind}`),
    icon: createElement(KindPicture, { kind }),
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
