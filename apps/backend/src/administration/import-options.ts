import type { components } from '@cnx/api/schema';
import { parseImportArguments } from '../import/arguments.ts';
import { ImportError } from '../import/import-error.ts';
import { recordKinds } from '../import/import-records.ts';
import type { ImportRequest } from '../import/import-request.ts';
import { columnNames } from '../import/quantities.ts';
import { argumentsOf, columnsOf, flagOf } from '../import/templates/template-options.ts';

type Schemas = components['schemas'];
type ImportOptions = Schemas['ImportOptions'];

/** Options that messages of the import name by a word of the command line, by that word. */
const optionByFlag = new Map(
  (
    [
      'kind',
      'unit',
      'units',
      'ignore',
      'field',
      'well',
      'wellFrom',
      'renameWells',
      'businessUnit',
      'area',
      'timeZone',
      'dayStart',
      'decimal',
      'dateFormat',
      'delimiter',
      'encoding',
      'sheet',
      'allSheets',
      'date',
      'start',
      'dayNamed',
      'quantity',
      'wide',
      'year',
      'rates',
      'addUp',
      'blank',
      'assumeHours',
      'acceptFigures',
      'strict',
    ] as const satisfies readonly (keyof ImportOptions)[]
  ).map((option) => [flagOf(option), option]),
);

/**
 * What a caller asks for, as the command line would: it is read by the same rules.
 * @throws ImportError that names the option
 */
export function importRequest(path: string, options: ImportOptions): ImportRequest {
  const { kind, columns = [] } = options;
  const known = quantitiesOf(kind);
  for (const { quantity } of columns)
    if (!known.includes(quantity))
      throw new ImportError(`There is no quantity "${quantity}"; there are ${known.join(', ')}.`);
  const { mapping, ...request } = parseImportArguments([...argumentsOf(options), path]);
  return {
    ...request,
    mapping: { ...mapping, columns: columnsOf(options) },
  };
}

/** The names of what columns of a kind may hold. */
function quantitiesOf(kind: Schemas['ImportKind']): readonly string[] {
  return kind === 'production' ? columnNames : recordKinds[kind].columns.map(({ name }) => name);
}

/** What files may hold. */
export function importKinds(): Schemas['ImportKindQuantities'][] {
  const kinds = ['production', ...(Object.keys(recordKinds) as (keyof typeof recordKinds)[])] as const;
  return kinds.map((kind) => ({ kind, quantities: [...quantitiesOf(kind)] }));
}

/** The options that a message of the import proposes. */
export function proposedOptions(message: string): string[] {
  const flags = message.match(/--[a-z]+(?:-[a-z]+)*/g) ?? [];
  const options = flags.flatMap((flag) => (flag === '--map' ? ['columns'] : (optionByFlag.get(flag) ?? [])));
  return [...new Set(options)];
}

/** Options by which a preview is known again. */
export function optionsKey(asked: ImportOptions): string {
  return JSON.stringify(Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1)));
}
