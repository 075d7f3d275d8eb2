import type { ImportKind, ImportOptions, ImportResult, ImportSentence } from '@cnx/api';
import { monthFrom } from '@cnx/api/compared-window';
import { noFilters, searchWith } from '@cnx/api/filter-address';
import { paths } from '../../paths.ts';
import { addDays } from '../../quantities.ts';

/** What a file may hold, the most usual first. */
export const importKinds = [
  'production',
  'months',
  'wells',
  'fields',
  'readings',
  'tests',
  'equipment',
  'pump-curves',
  'schedule',
  'events',
  'emissions',
  'plan',
] as const satisfies readonly ImportKind[];

/** How each option is asked for: a text, one of some words, lines of texts, a number, or a tick. */
export const choices = {
  field: 'text',
  well: 'text',
  units: ['metric', 'field'],
  dateFormat: ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'excel', 'excel-1904'],
  timeZone: 'text',
  dayStart: 'number',
  decimal: ['comma', 'point'],
  sheet: 'text',
  allSheets: 'tick',
  ignore: 'lines',
  unit: 'lines',
  wellFrom: 'text',
  businessUnit: 'text',
  area: 'text',
  date: 'text',
  start: 'text',
  dayNamed: ['end'],
  quantity: 'text',
  wide: ['wells'],
  year: 'text',
  rates: ['calendar', 'producing'],
  addUp: 'tick',
  blank: ['keeps', 'erases'],
  assumeHours: 'text',
  delimiter: ['comma', 'semicolon', 'tab', 'pipe'],
  encoding: 'text',
  renameWells: 'tick',
  acceptFigures: 'tick',
  strict: 'tick',
} as const satisfies Partial<
  Record<keyof ImportOptions, 'text' | 'number' | 'lines' | 'tick' | readonly string[]>
>;

/** An option that is asked for. */
export type ChoiceName = keyof typeof choices;
export const choiceNames = Object.keys(choices) as ChoiceName[];

/** Those that are asked for without being asked to. */
export const usualChoices: readonly ChoiceName[] = [
  'field',
  'well',
  'units',
  'dateFormat',
  'timeZone',
  'dayStart',
];

/** What was chosen: a text for each option; ticks are `yes`. Empty where nothing is chosen. */
export type Draft = Readonly<Partial<Record<ChoiceName, string>>>;

/** The options of a call, of what was chosen. Texts of the page are those of the call. */
export function optionsOf(kind: ImportKind, draft: Draft): ImportOptions {
  const said: Record<string, unknown> = {};
  for (const name of choiceNames) {
    const text = draft[name]?.trim() ?? '';
    if (text !== '') said[name] = valueOf(text, choices[name]);
  }
  // Each value is what the way of its name makes of a text.
  return { kind, ...(said as Partial<ImportOptions>) };
}

function valueOf(text: string, way: (typeof choices)[ChoiceName]): string | number | boolean | string[] {
  if (way === 'tick') return true;
  if (way === 'number') return Number(text);
  if (way !== 'lines') return text;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What columns hold that have a name of their own on the page. */
const namedQuantities = [
  ...(['day', 'month', 'well', 'uwi', 'field', 'mother', 'flowKind', 'timeZone', 'dayStart'] as const),
  ...(['hours', 'downtime', 'oil', 'gas', 'water', 'waterInjected', 'liquid', 'waterCut', 'oilCut'] as const),
  ...(['choke', 'wellheadPressure', 'wellheadTemperature', 'downholePressure'] as const),
  ...(['downholeTemperature', 'annulusPressure', 'tubingPressureDrop'] as const),
] as const;

/** A quantity that has a name of its own; undefined where its code, as words, is the name. */
export const namedQuantity = (quantity: string) => namedQuantities.find((name) => name === quantity);

/** A code as words: `plannedStart` is `planned start`. */
export const codeWords = (code: string): string =>
  code.replace(/[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** What a column is taken as that is left out. */
export const unusedColumn = 'unused';

/** All that was chosen for a file. */
export interface Chosen {
  readonly kind: ImportKind;
  readonly draft: Draft;
  /** What columns are taken as, by their headers. */
  readonly columns: Readonly<Record<string, string>>;
}

/** The options of a call, of all that was chosen: the same choices are always the same options, in the same order. */
export function askedOptions({ kind, draft, columns: taken }: Chosen): ImportOptions {
  const options = optionsOf(kind, draft);
  const entries = Object.entries(taken);
  const columns = entries.flatMap(([column, quantity]) =>
    quantity === unusedColumn ? [] : [{ column, quantity }],
  );
  const left = entries.flatMap(([header, quantity]) => (quantity === unusedColumn ? [header] : []));
  const ignore = [...new Set([...(options.ignore ?? []), ...left])];
  return {
    ...options,
    ...(columns.length > 0 && { columns }),
    ...(ignore.length > 0 && { ignore }),
  };
}

/** What would have been chosen for the options of a call: the inverse of {@link askedOptions}. */
export function chosenOf({ kind, columns = [], ...options }: ImportOptions): Chosen {
  const said = options as Readonly<Record<string, unknown>>;
  const textOf = (value: unknown) =>
    value === true ? 'yes' : Array.isArray(value) ? value.join('\n') : String(value);
  const draft = Object.fromEntries(
    choiceNames.flatMap((name) =>
      said[name] === undefined || said[name] === false ? [] : [[name, textOf(said[name])] as const],
    ),
  );
  return { kind, draft, columns: Object.fromEntries(columns.map((one) => [one.column, one.quantity])) };
}

/** The choices with what a column is taken as: one that is taken as something is left out no longer. */
export function withColumn(chosen: Chosen, header: string, quantity: string): Chosen {
  const columns = { ...chosen.columns, [header]: quantity };
  const lines = (chosen.draft.ignore ?? '').split('\n');
  if (quantity === unusedColumn || !lines.some((line) => line.trim() === header))
    return { ...chosen, columns };
  const ignore = lines.filter((line) => line.trim() !== header).join('\n');
  return { ...chosen, columns, draft: { ...chosen.draft, ignore } };
}

/** What a refusal proposes to choose: a column to leave out, how the sheets of a workbook are read, or of what a rate is the mean. */
export type Proposal =
  | { readonly leaveOut: string }
  | { readonly sheets: 'wells' | 'all' }
  | { readonly rates: (typeof choices.rates)[number] };

/** What a refusal proposes that a press of a button can choose. */
export function proposalsOf(message: string): readonly Proposal[] {
  const sheets: readonly Proposal[] = message.includes('--well-from sheet')
    ? [{ sheets: 'wells' }]
    : message.includes('--all-sheets')
      ? [{ sheets: 'all' }]
      : [];
  const rates = choices.rates.map((value) => ({ rates: value }));
  const isAsked = rates.every((one) => message.includes(`--rates ${one.rates}`));
  return [
    ...sheets,
    ...(isAsked ? rates : []),
    ...proposedIgnores(message).map((leaveOut) => ({ leaveOut })),
  ];
}

/** The choices with a proposal that was taken. */
export function withProposal(chosen: Chosen, proposal: Proposal): Chosen {
  if ('leaveOut' in proposal) return withColumn(chosen, proposal.leaveOut, unusedColumn);
  if ('rates' in proposal) return { ...chosen, draft: { ...chosen.draft, rates: proposal.rates } };
  const wells = proposal.sheets === 'wells' ? { wellFrom: 'sheet', well: '' } : {};
  return { ...chosen, draft: { ...chosen.draft, ...wells, sheet: '', allSheets: 'yes' } };
}

/** Whether a proposal is chosen already. */
export function isChosen(chosen: Chosen, proposal: Proposal): boolean {
  const options = (of: Chosen) => JSON.stringify(askedOptions(of));
  return options(withProposal(chosen, proposal)) === options(chosen);
}

/** What a refusal would have left out if a column does not say what it seems to. */
const otherwise = / If it says something else, leave it out with --ignore "[^"]*"/g;

/** The columns that a refusal proposes to leave out. */
function proposedIgnores(message: string): readonly string[] {
  const found = message.replace(otherwise, '').matchAll(/--ignore (?:"([^"]+)"|'([^']+)')/g);
  return [...new Set([...found].flatMap(([, plain, quoted]) => plain ?? quoted ?? []))];
}

/** The kind of rows that a refusal says a file has; undefined where it names none, or several. */
export function proposedKind(message: string): ImportKind | undefined {
  const named = new Set([...message.matchAll(/--kind ([a-z-]+)/g)].map(([, word]) => word));
  return named.size === 1 ? importKinds.find((kind) => named.has(kind)) : undefined;
}

/** The kind of rows that a file is read as at once where none was chosen and it was refused as another. */
export function kindToReadAgain(
  message: string,
  { kind }: ImportOptions,
  isChosen: boolean,
): ImportKind | undefined {
  const proposed = isChosen ? undefined : proposedKind(message);
  return proposed === kind ? undefined : proposed;
}

/** Days of a link to the dashboard: the newest that were stored. */
const linkedDays = 30;
/** Months of a link to statistics. */
const linkedMonths = 12;

/**
 * Where what was stored is shown: the newest of its days on the dashboard, or of its months in statistics; of the fields that it is of, or
 * of all where that is not known.
 */
export function importedPlace(
  { fieldIds, days }: Pick<ImportResult, 'fieldIds' | 'days'>,
  kind: ImportKind | undefined,
): string {
  const isMonths = kind === 'months';
  const linkedFrom = (to: string) =>
    isMonths ? monthFrom(`${to.slice(0, 7)}-01`, 1 - linkedMonths) : addDays(to, 1 - linkedDays);
  const shown = days && {
    from: [days.from, linkedFrom(days.to)].reduce((one, other) => (one > other ? one : other)),
    to: days.to,
  };
  const address = searchWith('', { ...noFilters, ...shown, fields: fieldIds });
  return `${isMonths ? paths.statistics : paths.dashboard}${address}`;
}

/** A refusal without what stands below it on the page: the columns, each with what it is taken as. */
export function besideTable(
  { sentences, message: english }: NonNullable<ImportResult['refusal']>,
  tables: ImportResult['tables'],
): { readonly sentences: readonly ImportSentence[]; readonly english: string } {
  const isShown = tables.length > 0;
  return { english, sentences: sentences.filter(({ code }) => !(isShown && code === 'theColumns')) };
}

/** A refusal without the words of the command line, which no page has. */
export function withoutFlags(
  message: string,
  labelOf: (name: ChoiceName | 'kind' | 'columns') => string,
  kindLabelOf: (kind: ImportKind) => string,
): string {
  const names = new Map<string, ChoiceName | 'kind' | 'columns'>();
  for (const name of [...choiceNames, 'kind' as const])
    names.set(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, name);
  names.set('--map', 'columns');
  const withKinds = message.replace(/--kind ([a-z]+(?:-[a-z]+)*)/g, (said, word: string) => {
    const kind = importKinds.find((one) => one === word);
    return kind === undefined ? said : `“${labelOf('kind')}”: “${kindLabelOf(kind)}”`;
  });
  return withKinds.replace(/--[a-z]+(?:-[a-z]+)*/g, (flag) => {
    const name = names.get(flag);
    return name === undefined ? flag : `“${labelOf(name)}”`;
  });
}
