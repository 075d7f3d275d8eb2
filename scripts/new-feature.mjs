// The files that `npm run new -- feature name operationId` makes: an atom over a call, a card with all its states, the
// component that reads the atom, stories over the contract's example (new-feature-stories.mjs), and texts in three languages.
import { ReadableError } from './bootstrap.mjs';
import { importLines } from './import-lines.mjs';
import { storiesFile } from './new-feature-stories.mjs';
import { camel, pascal, wordsOf } from './new-operation.mjs';
import { readSource, sourceFiles } from './sources.mjs';

const purpose = 'Say in a sentence what a user decides with it.';
const untranslated = /'(\((?:es|fr)\) .*)',$/gm;
const languages = { es: 'Spanish', fr: 'French' };
const texts = 'apps/portal/src/i18n';

/** Sentences of the generator that are still to be replaced or translated, by file. */
export function placeholderFaults() {
  return sourceFiles((file) => /^apps\/portal\/src\/(?:features|i18n)\/.*\.tsx?$/.test(file)).flatMap(
    (file) => placeholdersOf(readSource(file)).map((sentence) => `${file} still says "${sentence}"`),
  );
}

/** The same of a text. @param {string} text @returns {string[]} */
export const placeholdersOf = (text) => [
  ...(text.includes(purpose) ? [purpose] : []),
  ...[...text.matchAll(untranslated)].map(([, sentence]) => sentence),
];

/** Columns that a table of the portal can show of a row, the first five. */
function columnsOf({ columns, id }) {
  const found = Object.entries(columns)
    .flatMap(([key, column]) => columnSpecs(key, column))
    .slice(0, 5);
  if (found.length === 0) throw new ReadableError(`${id} answers nothing that a table can show.`);
  return found;
}

const wireUnits = () => {
  const [block] = /const wireUnits[\s\S]*?\n};/.exec(readSource('apps/portal/src/quantities.ts'));
  return Object.fromEntries([...block.matchAll(/^ {2}'?([^':]+)'?: '(\w+)',$/gm)].map(([, ...pair]) => pair));
};

/** The names and the code of the columns of a property; none where a table shows it in no obvious way. */
function columnSpecs(key, { schema, type, format, unit, isEnum, isNullable, mayLack }) {
  const row = `({ ${key} })`;
  const dot = isNullable ? '?.' : '.';
  const orNull = isNullable ? ' ?? null' : '';
  if (schema === 'WellLabel')
    return [
      ['well', `{ value: ${row} => ${key}${dot}name${orNull} }`],
      ['field', `{ value: ${row} => ${key}${dot}fieldName${orNull} }`],
    ];
  if (schema === 'EntityLabel') return [[key, `{ value: ${row} => ${key}${dot}name${orNull} }`]];
  const value = mayLack ? `${key} ?? null` : key;
  if (/^(?:number|integer)$/.test(type)) {
    const quantity = wireUnits()[unit];
    const digits = type === 'number' ? ', digits: 2' : '';
    return [
      quantity
        ? [key, `amountColumn(formats, '${quantity}', ${row} => ${value})`]
        : [key, `{ kind: 'number', value: ${row} => ${value}${digits} }`],
    ];
  }
  if (type !== 'string' || isEnum || schema === 'Id' || key === 'id') return [];
  if (format === 'date') return [[key, `dayColumn(formats, ${row} => ${value})`]];
  if (format === 'date-time') {
    const shown = `formats.dates.clock(${key})`;
    const cell = isNullable ? `(${key} === null ? unknownValue : ${shown})` : shown;
    return [[key, `{ value: ${row} => ${key}, cell: ${row} => ${cell} }`]];
  }
  return [[key, `{ value: ${row} => ${value} }`]];
}

/** What a row is known by. */
function rowIdOf({ columns, isList, rowsIn }) {
  if (!isList && !rowsIn) return "() => 'only'";
  if (columns.id) return '({ id }) => id';
  const label = Object.entries(columns).find(
    ([, { schema, isNullable }]) => /Label$/.test(schema) && !isNullable,
  );
  return label ? `({ ${label[0]} }) => ${label[0]}.id` : '(row) => JSON.stringify(row)';
}

function atomsFile(name, facts) {
  const { address, subject, isList, isPaged, takesFilters, asks } = facts;
  const atomName = `${camel(name)}Atom`;
  const params = `${camel(name)}ParamsAtom`;
  const page = isPaged ? ', (filters) => ({ ...filters, limit: maxRowsPerCall })' : '';
  const join = isPaged && isList ? ', { joinPages: joinLists }' : '';
  const paramsAtom = `/** What to ask for; null while nothing is chosen. */
export const ${params} = atom<CallParams<'${address}', 'get'> | null>(null);

`;
  const call = asks
    ? `queryAtom('${address}', (get) => get(${params}))`
    : takesFilters
      ? `dataAtom('${address}'${page}${join})`
      : `listAtom('${address}')`;
  const body = `
${asks ? paramsAtom : ''}/** ${subject}. */
export const ${atomName} = ${call};

/** What the card shows. */
export const ${camel(name)}ViewAtom = atom((get) => viewOf(get(${atomName})));
`;
  const from = {
    '@cnx/api': ['type CallParams'],
    jotai: ['atom'],
    '../../insight/insight-view.ts': ['viewOf'],
    '../../limits.ts': ['maxRowsPerCall'],
    '../../state/query-client.ts': ['joinLists'],
    '../../state/query.atoms.ts': ['dataAtom', 'listAtom', 'queryAtom'],
  };
  return importLines(body, from) + body;
}

function cardFile(name, facts, model) {
  const { subject, isList, rowsIn, hasRange } = facts;
  const rows = isList ? 'body' : 'rows';
  const row = rowsIn ? `${model}['${rowsIn}'][number]` : model;
  const [id, part] = [camel(name), pascal(name)];
  const body = `
const failure: FailureKey = 'portal:failures.${id}';

/** Rows that the card shows. */
const maxRows = 5;

/** Props of {@link ${part}Card}. */
export interface ${part}CardProps {
  /** ${subject}. */
  view: InsightView<${isList ? `readonly ${model}[]` : model}>;
${hasRange ? '  frame: InsightFrame;\n' : ''}}

/** ${purpose} */
export function ${part}Card({ view${hasRange ? ', frame' : ''} }: ${part}CardProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const columns = useMemo(() => tableColumns(formats), [formats]);
  const title = t('${id}.title');
  if (view.status === 'loading') {
    return (
      <Card title={title} loading>
        <Skeleton lines={maxRows} />
      </Card>
    );
  }
  if (view.status === 'failed') {
    return (
      <Card title={title}>
        <InsightFailure failure={failure} view={view} />
      </Card>
    );
  }
  const { body, meta } = view;
${
  hasRange
    ? `  const condition = dataCondition(meta, frame.window);
  if (condition.kind === 'none' || condition.kind === 'outside') {
    return (
      <Card title={title} loading={view.outdated}>
        <InsightEmpty condition={condition} frame={frame} />
      </Card>
    );
  }
`
    : ''
}${isList ? '' : `  const rows = ${rowsIn ? `body.${rowsIn}` : '[body]'};\n`}  const shown = ${rows}.slice(0, maxRows);
  const counts = { at: quantities.count(shown.length), total: quantities.count(meta.total ?? ${rows}.length) };
  return (
    <Card
      title={title}
      loading={view.outdated}
      footer={
        <Stack direction="row" gap="3" wrap>
          ${hasRange ? '{speaksOfAge(meta, condition, frame.asOf) && <InsightAge meta={meta} condition={condition} />}' : ''}
          <span>{t('insight.row.position', counts)}</span>
        </Stack>
      }
    >
      <Stack gap="4">
        {view.error && <LastGood failure={failure} error={view.error} onRetry={view.retry} />}
        <DataTable label={title} columns={columns} rows={shown} rowId={${rowIdOf(facts)}} compact flush />
      </Stack>
    </Card>
  );
}

function tableColumns(formats: Formats): readonly DataColumn<${row}>[] {
  const specs = {
${columnsOf(facts)
  .map(([key, spec]) => `    ${key}: ${spec},`)
  .join('\n')}
  } satisfies Record<string, ColumnSpec<${row}>>;
  const columns = namedColumns((key: keyof typeof specs) => formats.t(\`${id}.columns.\${key}\`), specs);
  // Few of many rows are shown: another order would not show those that it brings to the top.
  return Object.values(columns).map((column) => ({ ...column, sortable: false }));
}
`;
  const from = {
    '@cnx/api': [`type ${model}`],
    '@cnx/ui': ['Card', 'DataTable', 'Skeleton', 'Stack', 'type DataColumn'],
    react: ['useMemo'],
    '../../insight/columns.ts': ['amountColumn', 'dayColumn', 'namedColumns', 'type ColumnSpec'],
    '../../insight/insight-definition.ts': ['type InsightFrame'],
    '../../insight/InsightStates.tsx': ['InsightAge', 'InsightEmpty', 'InsightFailure', 'LastGood'],
    '../../insight/insight-view.ts': ['dataCondition', 'speaksOfAge', 'type FailureKey', 'type InsightView'],
    '../../insight/use-formats.ts': ['useFormats', 'type Formats'],
    '../../quantities.ts': ['unknownValue'],
  };
  return importLines(body, from) + body;
}

function readerFile(name, { subject, hasRange, asks }) {
  const [id, part] = [camel(name), pascal(name)];
  const frame = hasRange ? ' frame={useInsightFrame()}' : '';
  const body = `
/** ${subject}; what breaks here leaves the rest of the page alone. */
export function ${part}() {
  const search = useAtomValue(addressSearchAtom);
${asks ? `  const chosen = useAtomValue(${id}ParamsAtom);\n  if (chosen === null) return null;\n` : ''}  return (
    <FaultBoundary
      place="card ${id}"
      resetKey={search}
      fallback={(breakage) => <PartFailure {...breakage} />}
    >
      <Shown${part} />
    </FaultBoundary>
  );
}

function Shown${part}() {
  return <${part}Card view={useAtomValue(${id}ViewAtom)}${frame} />;
}
`;
  const from = {
    jotai: ['useAtomValue'],
    '../../insight/FaultBoundary.tsx': ['FaultBoundary'],
    '../../insight/insight-of.tsx': ['useInsightFrame'],
    '../../insight/PartFailure.tsx': ['PartFailure'],
    '../../state/filters.atoms.ts': ['addressSearchAtom'],
    [`./${name}.atoms.ts`]: [`${id}ParamsAtom`, `${id}ViewAtom`],
    [`./${part}Card.tsx`]: [`${part}Card`],
  };
  return importLines(body, from) + body;
}

/** A text in another language, from where the portal says the same already; else marked as still to be translated. */
function translation(english, language) {
  for (const file of sourceFiles((one) => one.startsWith(`${texts}/en/`))) {
    const key = new RegExp(`^ {2}(\\w+): '${english.replace(/[^\w ]/g, '\\$&')}',$`, 'm').exec(
      readSource(file),
    )?.[1];
    const there = readSource(file.replace('/en/', `/${language}/`));
    const found = key && new RegExp(`^ {2}${key}: ('.*'),$`, 'm').exec(there)?.[1];
    if (found) return found;
  }
  return `'(${language}) ${english}'`;
}

function textsFile(name, facts, language) {
  const say = (english) => (language ? translation(english, language) : `'${english}'`);
  const head = language
    ? `import type { ${camel(name)} as english } from '../en/${name}.ts';
import type { Translated } from '../translated.ts';

/** ${wordsOf(name)}, in ${languages[language]}. */
export const ${camel(name)}: Translated<typeof english> = {`
    : `/** ${wordsOf(name)}: what its card says. */
export const ${camel(name)} = {`;
  return `${head}
  title: ${say(wordsOf(name))},
  columns: {
${columnsOf(facts)
  .map(([key]) => `    ${key}: ${say(wordsOf(key))},`)
  .join('\n')}
  },
}${language ? '' : ' as const'};
`;
}

/**
 * The files of a feature, by their paths.
 * @param {string} name kebab-case
 * @param {ReturnType<typeof import('./new-operation.mjs').operationFacts>} facts
 * @param {string} model the type of a row, as `@cnx/api` names it
 * @returns {Record<string, string>}
 */
export function featureFiles(name, facts, model) {
  if (facts.method !== 'GET')
    throw new ReadableError(`${facts.id} reads nothing: a feature shows the answer of a GET.`);
  if (!facts.example) throw new ReadableError(`${facts.id} has no example: stories show it.`);
  const folder = `apps/portal/src/features/${name}`;
  return {
    [`${folder}/${name}.atoms.ts`]: atomsFile(name, facts),
    [`${folder}/${pascal(name)}Card.tsx`]: cardFile(name, facts, model),
    [`${folder}/${pascal(name)}.tsx`]: readerFile(name, facts),
    [`${folder}/${pascal(name)}Card.stories.tsx`]: storiesFile(name, facts),
    [`${texts}/en/${name}.ts`]: textsFile(name, facts),
    [`${texts}/es/${name}.ts`]: textsFile(name, facts, 'es'),
    [`${texts}/fr/${name}.ts`]: textsFile(name, facts, 'fr'),
  };
}

/**
 * The files that name a feature's texts, as they are afterwards; those that name them already are left out.
 * @param {(file: string) => string} read
 * @returns {Record<string, string>}
 */
export function featureMentions(name, read = readSource) {
  const id = camel(name);
  const failure = `Failed to fetch ${wordsOf(name).toLowerCase()}`;
  const mentions = ['en', 'es', 'fr'].flatMap((language) => {
    const [portal, failures] = ['portal', 'failures'].map((file) => `${texts}/${language}/${file}.ts`);
    const failureLine = `  ${id}: '${language === 'en' ? '' : `(${language}) `}${failure}',`;
    return [
      [portal, withListed(withListed(read(portal), `import { ${id} } from './${name}.ts';`), `  ${id},`)],
      [
        failures,
        read(failures).replace(new RegExp(`(?<!\\n {2}${id}:[^]*)\\n {2}unknown:`), `\n${failureLine}$&`),
      ],
    ];
  });
  return Object.fromEntries(mentions.filter(([file, text]) => text !== read(file)));
}

/** A text with a line among those that import or list texts like it, in the order of the alphabet. */
function withListed(text, line) {
  const pattern = line.startsWith('import') ? /^import \{ \w+ \} from '\.\/(.*)\.ts';$/ : /^ {2}(\w+),$/;
  const nameIn = (one) => pattern.exec(one)?.[1];
  const lines = text.split('\n');
  if (lines.includes(line)) return text;
  const follower = lines.findIndex((one) => nameIn(one) > nameIn(line));
  const last = lines.findLastIndex((one) => nameIn(one) !== undefined);
  lines.splice(follower >= 0 ? follower : last + 1, 0, line);
  return lines.join('\n');
}
