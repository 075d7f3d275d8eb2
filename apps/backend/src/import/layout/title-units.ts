import {
  conversionFor,
  differs,
  isPerDay,
  systemUnit,
  unclearUnit,
  unitKey,
  type Dimension,
  type UnitSystem,
} from '../units.ts';

/** A unit that stands above a table. */
interface TitleUnit {
  readonly title: string;
  readonly unit: string;
  /** The products that it is said of; undefined where it is said of all. */
  readonly of: ReadonlySet<Product> | undefined;
  /** Whether it can hardly be anything but what the columns are in. */
  readonly isSure: boolean;
}

/** What the rows above a table say of the unit of a column. */
export interface UnitAbove {
  readonly title: string;
  readonly unit: string;
  /** Whether all that is said is of one size. */
  readonly isOne: boolean;
  /** Whether there is no other reading. */
  readonly isClear: boolean;
}

type Product = 'oil' | 'gas' | 'water' | 'injection' | 'liquid' | 'condensate';

const productWords: readonly (readonly [RegExp, Product])[] = [
  [/^(oil|crude|petroleo|crudo|aceite|oleo|huile|petrole|brut|olje|ol)$/, 'oil'],
  [/^(gas|gaz|gass|gases|erdgas)$/, 'gas'],
  [/^(water|agua|eau|vann|wasser|wtr|brine)$/, 'water'],
  [/^(injected|injection|inyectada|inyeccion|injectee|injetada|injecao|injeksjon)$/, 'injection'],
  [/^(liquids?|fluids?|liquidos?|liquides?)$/, 'liquid'],
  [/^(condensates?|condensados?|condensats?|kondensat)$/, 'condensate'],
];
/** Words that begin what is said of all columns. */
const allWords = /^(all|todos?|todas?|tous|toutes|alle|units?|unidad(es)?|unidades?|unites?|enheter)$/;
/** Words behind which a unit stands. */
const unitMarks =
  /^(in|en|em|i|as|a|is|are|units?|unidad(es)?|unidades?|unites?|volumes?|volumenes|production|produccion|producao|produksjon|rates?)$/;
/** What stands before a unit that begins with a number, which may be a value else. */
const numberMarks = /^([:=([]|in|en|em|i|units?|unidad(es)?|unidades?|unites?)$/;
const separators = /^[:=()[\]{},;–—-]$/;
const dimensions = ['liquidVolume', 'gasVolume', 'pressure', 'temperature'] as const;
/** Letters that are words, too. */
const otherWords: ReadonlySet<string> = new Set(['c', 'f', 'k', 'pa', 'paa', 'pag']);
/** Words that a unit may have: `thousand cubic feet per day`. */
const maxWords = 5;

/** What is longer is a row of a table and no title, in characters. */
const maxLength = 500;

/** Units that stand above a table: `All volumes in bbl`, `Oil: Sm3, gas: 1000 Sm3`. A value, as in `15 °C`, is none. */
export class TitleUnits {
  readonly #titles: readonly string[];
  #found: readonly TitleUnit[] | undefined;

  constructor(titles: readonly string[]) {
    this.#titles = titles;
  }

  /** Rows are looked through for the first column that may have a unit there: most readings of a header have none. */
  get #units(): readonly TitleUnit[] {
    return (this.#found ??= this.#titles.filter(({ length }) => length <= maxLength).flatMap(unitsIn));
  }

  /** What is said of a column; undefined where nothing is. @param name of the quantity */
  of(name: string, dimension: Dimension): UnitAbove | undefined {
    const product = productOf(name);
    const fitting = this.#units.filter(({ unit }) => sizeOf(dimension, unit) !== undefined);
    const isVolume = dimension === 'liquidVolume' || dimension === 'gasVolume';
    const own = fitting.filter(({ of }) => isVolume && product !== undefined && isSaidOf(of, product));
    const found = own.length > 0 ? own : fitting.filter(({ of }) => !isVolume || of === undefined);
    const [first] = found;
    if (!first) return undefined;
    const meaning = ({ unit }: TitleUnit) => `${sizeOf(dimension, unit)} ${isPerDay(unit)}`;
    const isOne = found.every((one) => meaning(one) === meaning(first));
    return {
      title: first.title,
      unit: first.unit,
      isOne,
      isClear: isOne && found.every(({ isSure }) => isSure),
    };
  }
}

/** Whether a text says a unit of columns. */
export const saysUnits = (text: string): boolean => text.length <= maxLength && unitsIn(text).length > 0;

/**
 * What of a unit above the table does not agree with that of a column, or has several readings.
 * @param atColumn the unit that the column's header or the row of units says
 */
export function problemAbove(
  header: string,
  dimension: Dimension,
  atColumn: string | undefined,
  { title, unit, isOne, isClear }: UnitAbove,
  system: UnitSystem | undefined,
): string | undefined {
  const quoted = title.slice(0, 80);
  if (atColumn !== undefined)
    return isClear && differs(dimension, atColumn, unit)
      ? `column "${header}" has the unit "${atColumn}", and "${quoted}" stands above the table: choose one with --unit "${header}=…"`
      : undefined;
  const bySystem = isOne ? systemUnit(dimension, system) : undefined;
  if (isClear || (bySystem !== undefined && !differs(dimension, bySystem, unit))) return undefined;
  return `"${header}" has no unit, and "${quoted}" stands above the table, which has more than one reading: use --unit "${header}=${unit}", or another unit`;
}

function isSaidOf(of: TitleUnit['of'], product: Product): boolean {
  if (of === undefined) return false;
  const isLiquid = product === 'oil' || product === 'water' || product === 'injection';
  return of.has(product) || (of.has('liquid') && isLiquid);
}

function productOf(name: string): Product | undefined {
  if (/inject/i.test(name)) return 'injection';
  return (['oil', 'gas', 'water', 'liquid', 'condensate'] as const).find((one) =>
    name.toLowerCase().includes(one),
  );
}

/** How large a unit is, or which readings it has; undefined where it is none of the dimension. */
function sizeOf(dimension: Dimension, unit: string): string | undefined {
  const convert = conversionFor(dimension, unit);
  return convert ? `${convert(0)} ${convert(1)}` : unclearUnit(dimension, unit);
}

const isTitleUnit = (text: string): boolean =>
  !otherWords.has(unitKey(text)) && dimensions.some((dimension) => sizeOf(dimension, text) !== undefined);

const wordKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[.'"’]+$/, '')
    .toLowerCase();

const isProduct = (text: string | undefined) =>
  productWords.some(([pattern]) => pattern.test(wordKey(text ?? '')));

function unitsIn(title: string): TitleUnit[] {
  const found: TitleUnit[] = [];
  const tokens = title
    .replace(/\b1[,. ]000(?=\s)/g, '1000')
    .split(/(\s+|[:=()[\]{},;–—]|(?<=\s)-(?=\s)|(?<![^\s\d])\/(?!\S))/)
    .filter((token) => token !== undefined && token.trim() !== '');
  let products = new Set<Product>();
  let isEnded = false;
  let isBefore = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const [word, before = ':'] = [wordKey(tokens[at]!), tokens[at - 1]];
    const taken = unitAt(tokens, at);
    if (!taken) {
      const product = productWords.find(([pattern]) => pattern.test(word))?.[1];
      if (allWords.test(word) || (product && isEnded)) {
        products = new Set();
        isEnded = false;
      }
      if (product) products.add(product);
      continue;
    }
    const { units, count } = taken;
    const next = tokens[at + count];
    at += count - 1;
    // A value with its unit says nothing of columns.
    if (/\d$/.test(before)) continue;
    const mark = wordKey(before) || before;
    const isMarked = /^['’\d]/.test(units[0]!)
      ? numberMarks.test(mark)
      : separators.test(mark) || unitMarks.test(mark) || isProduct(before);
    const isInBrackets =
      /^[([{]$/.test(next ?? '') && isProduct(tokens[at + 2]) && /^[)\]}]$/.test(tokens[at + 3] ?? '');
    isBefore ||= (products.size === 0 && isProduct(next)) || isInBrackets;
    for (const unit of units)
      found.push({
        title,
        unit,
        of: products.size > 0 ? products : undefined,
        isSure: isMarked && units.length === 1,
      });
    isEnded = true;
  }
  // Where products stand behind their units, it is open which is whose.
  return isBefore ? found.map((one) => ({ ...one, of: undefined, isSure: false })) : found;
}

/** The longest unit that begins at a word, or two with a slash between them. */
function unitAt(
  tokens: readonly string[],
  at: number,
): { readonly units: readonly string[]; readonly count: number } | undefined {
  const rest = tokens.slice(at, at + maxWords);
  const end = rest.findIndex((token) => separators.test(token));
  const words = end < 0 ? rest : rest.slice(0, end);
  for (let count = words.length; count > 0; count -= 1) {
    const text = words.slice(0, count).join(' ');
    const plain = [text, text.replace(/[.'"]+$/, '')].find(isTitleUnit);
    if (plain !== undefined) return { units: [plain], count };
  }
  const parts = (words[0] ?? '').split('/');
  return parts.length > 1 && parts.every(isTitleUnit) && conversionFor('gasOilRatio', words[0]!) === undefined
    ? { units: parts, count: 1 }
    : undefined;
}
