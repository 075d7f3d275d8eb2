import { dimensionOf, recognizedColumn, type TableKind } from '../columns.ts';
import { headerKey } from '../headers.ts';
import { ImportError } from '../import-error.ts';
import { noteRow } from './footnote-units.ts';
import { cellText, type Cell, type FileRecord } from '../records.ts';

const productColumn =
  /^(product|productname|producttype|fluid|fluidtype|fluido|fluide|producto|produto|produit|commodity|phase|phasetype|phasename|fase)$/;
/** Columns that name any quantity, of which some may not be known. */
const quantityColumn =
  /^(parameter|parametername|parametertype|parametro|parametre|variable|variablename|measure|measurement|measurementtype|quantityname|magnitud|grandeur|messgroße|messgrosse|kennzahl|grandezza)$/;
const valueColumn =
  /^(volume|vol|value|quantity|qty|amount|valor|volumen|cantidad|quantidade|quantite|wert|menge|verdi|waarde|valore|valeur|measuredvalue|volumeproduced|production|prod|produccion|producao)$/;
const unitColumn = /^(unit|units|uom|unidad|unidade|unite|einheit|enhet|eenheid|unita)$/;

/** What files call the products that are rows of their own, by the header that each gets. */
const products = {
  Oil: 'oil crude crudeoil petroleo aceite crudo oleo huile petrole o',
  Gas: 'gas naturalgas gasnatural gaz gazneturel g',
  Water: 'water producedwater agua eau w',
  'Water injection': 'waterinjection injectedwater injection winj aguainyectada inyecciondeagua aguainjetada',
  Condensate: 'condensate condensado condensat c',
} as const;

/** Rows that are kept in memory until those of their day are there. */
const maxRows = 3_000_000;

interface GatheredRow {
  readonly line: number;
  readonly lastLine: number;
  readonly cells: Cell[];
}

/** What the rows of a day have been gathered to. */
interface Gathered {
  readonly rows: GatheredRow[];
  /** How many of its rows have a value of each product. */
  readonly filled: number[];
}

/** A table with a row for each product, as one with a column for each. */
export interface ProductRows {
  readonly headers: readonly string[];
  readonly says: string;
  readonly gather: (records: AsyncIterable<FileRecord[]>) => AsyncGenerator<FileRecord[]>;
}

/** @returns undefined where a row is not of one product */
export function productRows(
  headers: readonly string[],
  sample: readonly (readonly Cell[])[],
  kind: TableKind,
): ProductRows | undefined {
  const find = (pattern: RegExp) =>
    headers.findIndex((header) => pattern.test(headerKey(header.replace(/[([{][^()[\]{}]*[)\]}]\s*$/, ''))));
  const [product, value, unitAt] = [find(productColumn), find(valueColumn), find(unitColumn)];
  const quantityAt = product < 0 ? find(quantityColumn) : -1;
  const [productAt, valueAt] = [Math.max(product, quantityAt), value];
  const known = headers.map((header, index) =>
    index === productAt || index === valueAt ? undefined : recognizedColumn(header, kind),
  );
  const hasVolumes = known.some((name) => name !== undefined && ['oil', 'gas', 'water'].includes(name));
  if (productAt < 0 || valueAt < 0 || hasVolumes) return undefined;
  const named = sample.map((cells) => cellText(cells[productAt])).filter((text) => text !== '');
  const names = new Map<string, string | undefined>();
  const productOf = (text: string): string | undefined => {
    if (!names.has(text))
      names.set(text, knownProduct(text) ?? (quantityAt < 0 ? undefined : quantityOf(text, kind)));
    return names.get(text);
  };
  const areKnown = quantityAt < 0 ? named.every(productOf) : named.some(productOf);
  if (named.length === 0 || !areKnown) return undefined;
  const order = Object.keys(products);
  const found = [...new Set(named.flatMap((text) => productOf(text) ?? []))].sort(
    (one, other) =>
      (order.indexOf(one) + 1 || order.length + 1) - (order.indexOf(other) + 1 || order.length + 1),
  );
  const unitOf = (product: string) => {
    const units = sample.flatMap((cells) => {
      const unit = cellText(cells[unitAt]);
      return productOf(cellText(cells[productAt])) === product && unit !== '' ? [unit] : [];
    });
    return unitAt < 0 ? /[([{]([^()[\]{}]*)[)\]}]\s*$/.exec(headers[valueAt] ?? '')?.[1] : units[0];
  };
  const units = new Map(found.map((product) => [product, unitOf(product)]));
  const taken = new Set([productAt, valueAt, unitAt]);
  const kept = headers.map((_, index) => index).filter((index) => !taken.has(index));
  return {
    headers: [
      ...kept.map((index) => headers[index] ?? ''),
      ...found.map((product) => (units.get(product) ? `${product} (${units.get(product)})` : product)),
    ],
    says: `a row for each ${quantityAt < 0 ? 'product' : 'quantity'}, by column "${headers[productAt]}"`,
    async *gather(records) {
      const days = new Map<string, Gathered>();
      const rows: GatheredRow[] = [];
      const problems: FileRecord[] = [];
      for await (const batch of records) {
        for (const record of batch) {
          if ('problem' in record) problems.push(record);
          else gatherRow(record);
        }
      }
      yield [...rows, ...problems].sort((a, b) => a.line - b.line);

      function gatherRow({ line, lastLine, cells }: Exclude<FileRecord, { problem: string }>): void {
        const note = noteRow(cells, kept.length + found.length);
        if (note) return void rows.push({ line, lastLine, cells: [...note] });
        const shared = kept.map((index) => cells[index] ?? '');
        const text = cellText(cells[productAt]);
        const product = productOf(text);
        const at = product ? found.indexOf(product) : -1;
        const unit = cellText(cells[unitAt]);
        const isFilled = cellText(cells[valueAt]) !== '';
        const problem =
          at < 0
            ? `"${text.slice(0, 40)}" is no ${quantityAt < 0 ? 'product that the rows above have' : 'quantity that is kept of a day'}`
            : unitAt >= 0 && isFilled && unit !== (units.get(product!) ?? '')
              ? `${text} has ${unit === '' ? 'no unit' : `the unit "${unit}"`}, and "${units.get(product!) ?? ''}" in rows above`
              : undefined;
        if (problem !== undefined) return void problems.push({ line, problem });
        const key = JSON.stringify(shared);
        const day = days.get(key) ?? { rows: [], filled: found.map(() => 0) };
        days.set(key, day);
        // A second row of a product makes a second row of its day, which is then refused by name.
        let row = day.rows[day.filled[at]!];
        if (!row) {
          row = { line, lastLine, cells: [...shared, ...found.map(() => '')] };
          day.rows.push(row);
          rows.push(row);
        }
        row.cells[kept.length + at] = cells[valueAt] ?? '';
        if (isFilled) day.filled[at]! += 1;
        if (rows.length > maxRows)
          throw new ImportError('a file with a row for each product may have 3,000,000 days: split it.');
      }
    },
  };
}

function knownProduct(text: string): string | undefined {
  const key = headerKey(text);
  return Object.entries(products).find(([, words]) => words.split(' ').includes(key))?.[0];
}

/** The quantity of a kind that a text names, by its name. */
function quantityOf(text: string, kind: TableKind): string | undefined {
  const name = recognizedColumn(text, kind);
  const definition = kind.columns.find((column) => column.name === name);
  return definition && dimensionOf(definition) ? definition.name : undefined;
}
