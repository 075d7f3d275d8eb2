import type { Mapping } from './mapping-file.ts';
import { identities, quantities, type IdentityName, type Quantity } from './quantities.ts';
import { conversionFor, knownUnits, type Conversion } from './units.ts';

/** Where a file holds what we keep. */
export interface ColumnPlan {
  /** Headers as given, without surrounding space. */
  readonly headers: readonly string[];
  readonly identities: Partial<Record<IdentityName, number>>;
  readonly quantities: readonly {
    readonly quantity: Quantity;
    readonly index: number;
    readonly convert: Conversion;
  }[];
}

/** A plan, or what is wrong with the header. */
export type PlanResult = { readonly plan: ColumnPlan } | { readonly problem: string };

interface Header {
  readonly index: number;
  readonly text: string;
  /** Lower case, letters and digits only, without a unit in brackets. */
  readonly key: string;
  /** What stands in brackets behind the name. */
  readonly unit: string | undefined;
}

/**
 * Finds the columns of a file by its header line: by the mapping where it names one, else by the usual spellings. A
 * unit in brackets (`Oil (bbl)`) is understood; a header without one means our unit.
 * @param needsField Whether rows must say which field they belong to.
 */
export function planColumns(
  headerCells: readonly string[],
  mapping: Mapping,
  needsField: boolean,
): PlanResult {
  const headers = headerCells.map(readHeader);
  const chosen = new Set<string>();
  const problems: string[] = [];

  const find = (name: keyof Mapping['columns'], spellings: readonly string[]): Header | undefined => {
    const mapped = mapping.columns[name];
    if (mapped) {
      const header = headers.find(({ text }) => text === mapped.header.trim());
      if (!header) problems.push(`the mapping's column "${mapped.header}" for ${name} is not in the file`);
      return header && { ...header, unit: mapped.unit ?? header.unit };
    }
    for (const spelling of spellings) {
      const matches = headers.filter(({ key }) => key === spelling);
      if (matches.length > 1) problems.push(`column "${matches[0]?.text}" occurs ${matches.length} times`);
      if (matches[0]) return matches[0];
    }
    return undefined;
  };

  const found: Partial<Record<IdentityName, number>> = {};
  for (const { name, spellings } of identities) {
    const header = find(name, spellings);
    if (header) found[name] = header.index;
  }
  const measured = quantities.flatMap((quantity: Quantity) => {
    const header = find(quantity.name as keyof Mapping['columns'], quantity.spellings);
    if (!header) return [];
    const convert =
      header.unit === undefined ? (value: number) => value : conversionFor(quantity.dimension, header.unit);
    if (!convert) {
      problems.push(
        `column "${header.text}" has the unit "${header.unit}"; known are ${knownUnits(quantity.dimension)}`,
      );
      return [];
    }
    chosen.add(quantity.name);
    return [{ quantity, index: header.index, convert }];
  });

  problems.push(...missingColumns(found, chosen, needsField));
  if (problems.length > 0) return { problem: problems.join('; ') };
  return { plan: { headers: headers.map(({ text }) => text), identities: found, quantities: measured } };
}

function missingColumns(
  found: Partial<Record<IdentityName, number>>,
  measured: ReadonlySet<string>,
  needsField: boolean,
): string[] {
  const missing = (['day', 'well'] as const)
    .filter((name) => found[name] === undefined)
    .map((name) => `the ${name}`);
  if (needsField && found.field === undefined) missing.push('the field (or give --field)');
  if (!['oil', 'gas', 'water', 'waterInjected'].some((name) => measured.has(name))) {
    missing.push('any volume (oil, gas, water, water injected)');
  }
  return missing.map((what) => `no column was recognised for ${what}`);
}

function readHeader(cell: string, index: number): Header {
  const text = cell.trim();
  const [, name = text, unit] = /^(.*?)\s*[([]([^()[\]]*)[)\]]$/.exec(text) ?? [];
  const key = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
  return { index, text, key, unit: unit?.trim() || undefined };
}
