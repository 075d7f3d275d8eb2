import { dimensionOf, recognizedColumn, type TableKind } from '../columns.ts';
import { headerKey, headerText } from '../headers.ts';
import { monthNumber, parseMonth } from '../dates.ts';
import type { Mapping } from '../mapping-file.ts';
import { canonical } from '../identity.ts';
import { parseNumber } from '../numbers.ts';
import { cellText, type Cell } from '../records.ts';
import { isPerDay, isUnit, unitKey } from '../units.ts';
import { someOf, step, type Arranged, type Grid } from './grid.ts';

/** Columns that stand beside those of wells and are none. */
const summary =
  /(^|[\s_.])(total|totals|sum|suma|soma|avg|average|mean|media|cum|cumulative|field|month|year)([\s_.]|$)/i;
const timeColumns: ReadonlySet<string> = new Set(['day', 'month']);

/**
 * Turns a wide table, with a column or a block of columns for each well or month, into one with a row for each of them. What
 * the columns hold is not guessed: without `quantity` or `wide` of the mapping, the hint asks.
 */
export function unfold(
  grid: Grid,
  sample: readonly (readonly Cell[])[],
  kind: TableKind,
  mapping: Mapping,
): Arranged {
  const table = new WideTable(grid, sample, kind, mapping);
  return monthColumns(table) ?? wellBlocks(table) ?? wellColumns(table) ?? { grid };
}

class WideTable {
  readonly grid: Grid;
  readonly mapping: Mapping;
  readonly kind: TableKind;
  readonly names: readonly (string | undefined)[];
  readonly #sample: readonly (readonly Cell[])[];

  constructor(grid: Grid, sample: readonly (readonly Cell[])[], kind: TableKind, mapping: Mapping) {
    this.grid = grid;
    this.kind = kind;
    this.mapping = mapping;
    this.#sample = sample;
    this.names = grid.headers.map((header) => this.nameOf(header));
  }

  /** What a header is taken as; undefined for one that says nothing, `ignored` for one that is left out. */
  nameOf(header: string): string | undefined {
    const { columns, ignore = [] } = this.mapping;
    if (ignore.some((one) => headerText(one) === header)) return 'ignored';
    const mapped = Object.entries(columns).find(
      ([, column]) => column && headerText(column.header) === header,
    );
    return mapped?.[0] ?? recognizedColumn(header, this.kind);
  }

  has(name: string): boolean {
    return this.names.includes(name);
  }

  get hasTime(): boolean {
    return this.names.some((name) => name !== undefined && timeColumns.has(name));
  }

  get saysWell(): boolean {
    return this.has('well') || this.mapping.well !== undefined;
  }

  /** Asks to leave out a column of figures that stands beside those of the wells or months: a total that each would get. */
  totalAmong(indices: readonly number[]): string | undefined {
    const figures = this.kind.columns.filter(dimensionOf).map(({ name }) => name);
    const total = indices.find(
      (index) =>
        figures.includes(this.names[index] ?? '') &&
        this.#sample.some((cells) => cellText(cells[index]) !== ''),
    );
    const header = this.grid.headers[total ?? -1];
    return header === undefined
      ? undefined
      : `column "${header}" stands once and would count for each well or month: leave it out with --ignore "${header}"`;
  }

  /** Whether the cells of a column are numbers, as far as they are filled. */
  isNumeric(index: number): boolean {
    const filled = this.#sample.map((cells) => cellText(cells[index])).filter((text) => text !== '');
    return filled.every((text) =>
      [parseNumber(text, '.'), parseNumber(text, ',')].some((number) => number !== undefined),
    );
  }
}

const noQuantity = 'say what they hold with --quantity, such as --quantity "oil (bbl)"';

/** A row of a well with a column for each month. */
function monthColumns(table: WideTable): Arranged | undefined {
  const { grid, mapping } = table;
  if (table.hasTime) return undefined;
  const months = grid.headers.flatMap((header, index) => {
    const whole = parseMonth(header);
    const number = whole === undefined ? monthNumber(header) : undefined;
    if (table.names[index] !== undefined || (whole === undefined && number === undefined)) return [];
    return [{ index, header, whole, number }];
  });
  if (months.length < 3 || !months.every(({ index }) => table.isNumeric(index))) return undefined;
  if (
    months.some(({ header, number }, at) => /^\d/.test(header) && number !== undefined && number !== at + 1)
  )
    return undefined;
  const isWhole = months.every(({ whole }) => whole !== undefined);
  const named = months.flatMap(({ number }) => (number === undefined ? [] : [number]));
  if (new Set(named).size < named.length)
    return {
      grid,
      hint: `${months.length} columns are months, and some names stand more than once (${someOf(months.map(({ header }) => header))}): write the year of each into its header, such as "January 2026"`,
    };
  const yearAt = grid.headers.findIndex((header) => /^(year|yr|ano|anio|annee)$/.test(headerKey(header)));
  const asked = [
    ...(mapping.quantity === undefined ? [noQuantity] : []),
    ...(isWhole || mapping.year !== undefined || yearAt >= 0 ? [] : ['say their year with --year']),
  ];
  const headers = months.map(({ header }) => header);
  if (asked.length > 0)
    return {
      grid,
      hint: `${months.length} columns are months (${someOf(headers)}): ${asked.join(', and ')}`,
    };
  const taken = new Set([...months.map(({ index }) => index), ...(yearAt < 0 ? [] : [yearAt])]);
  const kept = grid.headers.map((_, index) => index).filter((index) => !taken.has(index));
  const total = table.totalAmong(kept);
  if (total !== undefined) return { grid, hint: total };
  const monthOf = (cells: readonly Cell[], { whole, number }: (typeof months)[number]) => {
    const year = yearAt < 0 ? String(mapping.year) : cellText(cells[yearAt]).replace(/\.0+$/, '');
    return whole ?? `${year}-${String(number).padStart(2, '0')}`;
  };
  return {
    grid: step(
      grid,
      [...kept.map((index) => grid.headers[index] ?? ''), 'Month', mapping.quantity!],
      `a column for each month (${someOf(headers)}), each cell is ${mapping.quantity}`,
      (cells) => {
        const shared = kept.map((index) => cells[index] ?? '');
        return months
          .filter(({ index }) => cellText(cells[index]) !== '')
          .map((month) => [...shared, monthOf(cells, month), cells[month.index] ?? '']);
      },
    ),
  };
}

const saysBelow = 'if they do so for each well, with its name in the row above, say --wide wells';

/** A row of a day with a column for each well. */
function wellColumns(table: WideTable): Arranged | undefined {
  const { grid, mapping } = table;
  if (!table.hasTime || table.saysWell || mapping.wide !== undefined) return undefined;
  const open = grid.headers.flatMap((header, index) =>
    table.names[index] === undefined && header !== '' && table.isNumeric(index) ? [{ header, index }] : [],
  );
  const wells = open.filter(({ header }) => !summary.test(header));
  const measured = table.names.some(
    (name) => name !== undefined && !['ignored', 'field', 'day', 'month', 'flowKind'].includes(name),
  );
  if (wells.length < 2 || measured) return undefined;
  const names = wells.map(({ header }) => header);
  const distinct = new Map(names.map((name) => [canonical(name), name]));
  // A row of units is no header.
  if (names.some(isUnit)) return undefined;
  if (distinct.size < names.length) {
    // The same names again and again are quantities of wells that are named in the row above; others are no wells.
    const isRepeated = distinct.size > 1 && distinct.size * 2 <= names.length;
    return isRepeated
      ? { grid, hint: `columns repeat (${someOf([...distinct.values()])}): ${saysBelow}` }
      : undefined;
  }
  if (mapping.quantity === undefined)
    return {
      grid,
      hint: `${wells.length} columns have no known name (${someOf(names)}): if each is a well, ${noQuantity}, and leave out others with --ignore`,
    };
  const said = wells.map(({ header }) => withUnit(header));
  const { name: quantityName, unit: quantityUnit } = withUnit(mapping.quantity);
  const unit = quantityUnit ?? said.find((one) => one.unit !== undefined)?.unit;
  const misfit = said.findIndex((one) => !isSameUnit(one.unit ?? quantityUnit, unit));
  if (misfit >= 0)
    return {
      grid,
      hint: `column "${names[misfit]}" has another unit than "${unit}", which the other columns or --quantity say: say one with --quantity, such as --quantity "oil (bbl)", and leave out the columns that have another with --ignore`,
    };
  const quantity = unit === undefined ? mapping.quantity : `${quantityName} (${unit})`;
  const others = open.filter(({ header }) => summary.test(header)).map(({ header }) => header);
  const taken = new Set(open.map(({ index }) => index));
  const kept = grid.headers.map((_, index) => index).filter((index) => !taken.has(index));
  const left =
    others.length > 0 ? `; ${someOf(others)} ${others.length === 1 ? 'is' : 'are'} left out as no well` : '';
  return {
    grid: step(
      grid,
      [...kept.map((index) => grid.headers[index] ?? ''), 'Well', quantity],
      `a column for each of ${wells.length} wells (${someOf(names)}), each cell is ${quantity}${left}`,
      (cells) => {
        const shared = kept.map((index) => cells[index] ?? '');
        return wells
          .map(({ index }, at) => [...shared, said[at]!.name, cells[index] ?? ''])
          .filter((row) => cellText(row.at(-1)) !== '');
      },
    ),
  };
}

/** A header without the unit in brackets behind it, and that unit. */
function withUnit(header: string): { name: string; unit: string | undefined } {
  const [, name, unit] = /^(.*?)\s*[([{]([^()[\]{}]*)[)\]}]$/.exec(header) ?? [];
  return name !== undefined && unit !== undefined && isUnit(unit)
    ? { name, unit: unit.trim() }
    : { name: header, unit: undefined };
}

function isSameUnit(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return unitKey(one) === unitKey(other) && isPerDay(one) === isPerDay(other);
}

/** Between the name of a well and of a quantity in a header. */
export const blockMark = ' › ';

/** A row of a day with a block of columns for each well: `A-1 Oil (bbl)`, `A-1 Water (bbl)`, `A-2 Oil (bbl)`. */
function wellBlocks(table: WideTable): Arranged | undefined {
  const { grid, mapping } = table;
  if (!table.hasTime || table.saysWell) return undefined;
  const split = grid.headers.map((header, index) =>
    table.names[index] === undefined ? splitHeader(header, table) : undefined,
  );
  const blocks = new Map<string, Map<string, number>>();
  for (const [index, parts] of split.entries()) {
    if (!parts) continue;
    const block = blocks.get(parts.well) ?? new Map<string, number>();
    if (block.has(parts.quantity)) return undefined;
    blocks.set(parts.well, block.set(parts.quantity, index));
  }
  const names = [...blocks.keys()];
  const quantities = [...new Set([...blocks.values()].flatMap((block) => [...block.keys()]))];
  if (names.length < 2) return undefined;
  if (mapping.wide !== 'wells')
    return {
      grid,
      hint: `columns repeat for ${names.length} names (${someOf(names)}): if each is a well, say --wide wells`,
    };
  const taken = new Set(split.flatMap((parts, index) => (parts ? [index] : [])));
  const kept = grid.headers.map((_, index) => index).filter((index) => !taken.has(index));
  const total = table.totalAmong(kept);
  if (total !== undefined) return { grid, hint: total };
  return {
    grid: step(
      grid,
      [...kept.map((index) => grid.headers[index] ?? ''), 'Well', ...quantities],
      `a block of columns for each of ${names.length} wells (${someOf(names)})`,
      (cells) => {
        const shared = kept.map((index) => cells[index] ?? '');
        return [...blocks].flatMap(([well, block]) => {
          const values = quantities.map((quantity) => cells[block.get(quantity) ?? -1] ?? '');
          return values.every((value) => cellText(value) === '') ? [] : [[...shared, well, ...values]];
        });
      },
    ),
  };
}

const products =
  /^(condensate|liquids?|fluid|net|gross|total|daily|monthly|cum(ulative)?|est(imated)?|alloc(ated)?|avg|average|mean|actual|test|plan(ned)?|lift|sales|formation)$/i;

/** The name and the quantity of a header that says both. */
function splitHeader(header: string, table: WideTable): { well: string; quantity: string } | undefined {
  const [group, sub] = header.split(blockMark);
  if (group && sub) return { well: group, quantity: sub };
  const [, text = '', unit = ''] = /^(.*?)(\s*[([{][^()[\]{}]*[)\]}])?$/.exec(header) ?? [];
  const pieces = text.split(/(\s+-\s+|[\s_/:]+)/);
  for (let at = 1; at < pieces.length; at += 2) {
    const [before, after] = [pieces.slice(0, at).join(''), pieces.slice(at + 1).join('')];
    for (const [well, quantity] of [
      [before, after],
      [after, before],
    ] as const) {
      const name = table.nameOf(`${quantity}${unit}`);
      const isQuantity =
        name !== undefined && !['ignored', 'well', 'field', 'day', 'month', 'uwi'].includes(name);
      // What is named like a quantity is no well.
      const isProduct =
        table.nameOf(well) !== undefined || products.test(well.trim()) || /[()[\]]/.test(well);
      if (well !== '' && isQuantity && !isProduct) return { well, quantity: `${quantity}${unit}` };
    }
  }
  return undefined;
}
