// What the generators read of an operation of the contract.
import { ReadableError } from './bootstrap.mjs';
import { flatten, operationsOf, resolve } from './contract/document.mjs';

export const camel = (name) => name.replace(/-([a-z\d])/g, (_match, letter) => letter.toUpperCase());
export const pascal = (name) => camel(`-${name}`);
export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** `data-gaps` and `dataGaps` as words: `Data gaps`. */
export const wordsOf = (name) => {
  const words = kebab(name).replaceAll('-', ' ');
  return `${words[0].toUpperCase()}${words.slice(1)}`;
};

/** The schema that a reference names, or the rows of a list; undefined for one without a name. */
export const schemaName = (schema) => (schema?.items?.$ref ?? schema?.$ref)?.split('/').at(-1);

/** What an operation answers with 200, as JSON. */
export const answerOf = (node) => node.responses['200']?.content?.['application/json'];

/**
 * An operation by its id.
 * @param {object} contract the parsed contract
 * @throws a readable error when there is none
 */
export function operationFacts(contract, id) {
  const operation = [...operationsOf(contract).values()].find(({ node }) => node.operationId === id);
  if (!operation)
    throw new ReadableError(`describe ${id} in openapi/cnx.yaml first: its operationId is not there.`);
  const { name, node, parameters } = operation;
  const [method, address] = name.split(' ');
  const { schema, examples = {} } = answerOf(node) ?? {};
  const [example] = Object.keys(examples);
  const body = propertiesOf(schema?.items ?? schema, contract);
  const rowsIn = schema?.type === 'array' ? undefined : labeledList(body, contract);
  const rowSchema = flatten((rowsIn ? body[rowsIn].items : (schema?.items ?? schema)) ?? {}, contract);
  const needed = new Set(rowSchema.required);
  return {
    id,
    method,
    address,
    tag: node.tags[0],
    /** What it answers, in the words of its summary. */
    subject: subjectOf(node.summary ?? ''),
    isOpen: node.security?.length === 0,
    /** Whether its answer is a list. */
    isList: schema?.type === 'array',
    isPaged: parameters.has('query cursor'),
    takesFilters: parameters.has('query wellIds'),
    /** Whether its answer says which days have data. */
    hasRange: 'X-Data-Range' in (node.responses['200']?.headers ?? {}),
    /** Whether it cannot be called without knowing more. */
    asks: [...parameters.values()].some((one) => one.required && /^(?:path|query)$/.test(one.in)),
    schema: schemaName(schema),
    /** The property of its answer whose rows name wells, fields or the like; undefined for a list and for none. */
    rowsIn,
    /** Schemas of a row's properties by their names, resolved. */
    columns: Object.fromEntries(
      Object.entries(rowSchema.properties ?? {}).map(([key, found]) => [
        key,
        { ...describe(found, contract), mayLack: !needed.has(key) },
      ]),
    ),
    example,
    exampleRows: rowsOf(resolve(examples[example] ?? {}, contract).value, rowsIn).length,
  };
}

const propertiesOf = (schema, contract) => flatten(schema ?? {}, contract).properties ?? {};

const labeledList = (body, contract) =>
  Object.keys(body).find((name) =>
    Object.values(propertiesOf(body[name].items, contract)).some((one) =>
      /Label$/.test(schemaName(one) ?? ''),
    ),
  );

const rowsOf = (answer, rowsIn) => [rowsIn ? answer?.[rowsIn] : answer].flat();

/** `List the wells of a field` → `The wells of a field`. */
function subjectOf(summary) {
  const words = summary.replace(/^(?:List|Get|Read|Count|Show|Sum up)\s+/, '').replace(/\.$/, '');
  return words && `${words[0].toUpperCase()}${words.slice(1)}`;
}

/** A property without its `null`. */
function describe(written, contract) {
  const named = written.oneOf?.find(({ $ref }) => $ref) ?? written;
  const found = flatten(named, contract);
  const types = [found.type].flat();
  return {
    schema: schemaName(named),
    type: types.find((one) => one !== 'null'),
    format: found.format,
    unit: found['x-unit'],
    isEnum: Boolean(found.enum),
    isNullable: named !== written || types.includes('null'),
  };
}
