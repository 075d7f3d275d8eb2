// Writes the code that compares answers with the contract while the portal runs. It needs no `eval`, which the
// portal's Content-Security-Policy forbids.
import { validator } from '@exodus/schemasafe';

const bearerPath = ([, item]) => item.get && (item.get.security ?? [{}]).length > 0;
/** The headers that the client reads; the others are between browser, caches and server. */
const isRead = (name) => name.startsWith('x-');

/** The media type of lists that are answered as lines, each of them a row. */
const rowsType = 'application/x-ndjson';

/** Whether a list has pages, by the header that counts the rows of all of them. */
const isPaged = (headers = {}) => Object.keys(headers).some((name) => name.toLowerCase() === 'x-total-count');

/**
 * Headers may be missing: a proxy may have removed them. So may a field that the contract gives a default, which then
 * stands in the answer. How long a page of a list may be is not in a check: the list of a server without pages, which counts
 * no rows, is whole.
 *
 * @returns the code of an array of checks, and the path, media type and longest page of each: one for every read that needs
 *   a signed-in user, and one more if it also answers rows. A check takes `{ headers, body }` of a successful answer; of rows, the body
 *   is a list of them.
 */
export function answerChecksOf(contract) {
  const bounds = contract['x-bounds'];
  if (!bounds) throw new Error('the contract has no x-bounds');
  const $defs = prepare(contract.components.schemas, bounds);
  const resolve = (node) => (node.$ref ? valueAt(contract, node.$ref) : node);
  const checked = Object.entries(contract.paths)
    .filter(bearerPath)
    .flatMap(([path, { get }]) =>
      Object.entries(get.responses['200'].content).map(([type, { schema }]) => ({
        path,
        isRows: type === rowsType,
        maxRows: type !== rowsType && isPaged(get.responses['200'].headers) ? schema.maxItems : undefined,
        headers: get.responses['200'].headers,
        body: type === rowsType ? { type: 'array', items: schema } : schema,
      })),
    );
  const schemas = checked.map(({ headers = {}, body }) => {
    const read = Object.entries(headers)
      .map(([name, header]) => [name.toLowerCase(), resolve(header)])
      .filter(([name]) => isRead(name));
    const unpaged = { ...body };
    if (isPaged(headers)) delete unpaged.maxItems;
    const schema = {
      type: 'object',
      required: ['body', 'headers'],
      properties: {
        headers: {
          type: 'object',
          properties: Object.fromEntries(read.map(([name, header]) => [name, asText(header.schema)])),
        },
        body: unpaged,
      },
    };
    return { $schema: 'https://json-schema.org/draft/2020-12/schema', $defs, ...prepare(schema, bounds) };
  });
  const made = validator(schemas, {
    multi: true,
    mode: 'lax',
    useDefaults: true,
    includeErrors: true,
    formats: formats(bounds),
    isJSON: true,
    jsonCheck: false,
  });
  return { checked, code: made.toModule() };
}

/** A header is a text, whatever the text stands for. */
function asText({ type, ...schema }) {
  return type === 'integer' ? { type: 'string', pattern: '^\\d{1,15}$' } : { type, ...schema };
}

/** Days and times of the years in which the contract has any; a month's last days as the calendar has them. */
function formats({ firstYear, lastYear }) {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, i) => `${firstYear + i}`);
  const centuries = [...new Set(years.map((year) => year.slice(0, 2)))];
  if (years.length !== centuries.length * 100) throw new Error('x-bounds: whole centuries only');
  const thirtyOne = String.raw`(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`;
  const thirty = String.raw`(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`;
  const day = String.raw`(?:${centuries.join('|')})\d\d-(?:${thirtyOne}|${thirty}|02-(?:0[1-9]|[12]\d))`;
  const hour = String.raw`(?:[01]\d|2[0-3])`;
  const time = String.raw`${hour}:[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-]${hour}:[0-5]\d)`;
  return { date: new RegExp(`^${day}$`), 'date-time': new RegExp(`^${day}T${time}$`) };
}

const notChecked = new Set(['description', 'title', 'examples', 'x-unit', 'contentEncoding']);

/** A code of a list that may grow: a short text that can be printed. */
const codePattern = '^[ -~]{1,64}$';

/** The schemas as the library takes them, with the contract's general bounds where they say nothing closer. */
function prepare(node, bounds) {
  if (Array.isArray(node)) return node.map((child) => prepare(child, bounds));
  if (node === null || typeof node !== 'object') return node;
  const { type, ...rest } = node;
  // A property may bear the name of a keyword; then its value is a schema.
  const isSchema = typeof type === 'string' || Array.isArray(type);
  const kept = Object.entries(isSchema ? rest : node)
    .filter(([key, value]) => !(notChecked.has(key) && (typeof value === 'string' || Array.isArray(value))))
    .map(([key, value]) =>
      key === '$ref'
        ? [key, value.replace('#/components/schemas/', '#/$defs/')]
        : [key, prepare(value, bounds)],
    );
  const schema = Object.fromEntries(kept);
  if (schema.properties) schema.properties = withOwnDefaults(schema.properties);
  if (Array.isArray(schema.required) && schema.properties)
    schema.required = schema.required.filter(isNeeded(schema));
  if (!isSchema) return schema;
  // A newer server has codes that this client does not know: one of them must not cost all rows.
  if (schema.enum && [type].flat().includes('string')) {
    const open = { ...schema };
    delete open.enum;
    return { type, ...open, pattern: codePattern };
  }
  return { type, ...boundsOf([type].flat(), schema, bounds), ...schema };
}

/**
 * Properties beyond the specification, which a server of the specification alone leaves out: they are null where they may be,
 * and lists are empty, unless the contract gives them another default.
 */
function withOwnDefaults(properties) {
  const defaultOf = ({ type, oneOf = [] }) => {
    if ([type].flat().includes('null') || oneOf.some((one) => one.type === 'null')) return null;
    return type === 'array' ? [] : undefined;
  };
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const made =
        property['x-cnx-extension'] && property.default === undefined ? defaultOf(property) : undefined;
      return [name, made === undefined ? property : { ...property, default: made }];
    }),
  );
}

/** Whether an object is none without a property: not without one that stands for its default where it is left out. */
const isNeeded =
  ({ properties }) =>
  (name) =>
    properties[name]?.default === undefined;

function boundsOf(types, schema, { number, items, characters }) {
  const added = {};
  if (types.includes('number') || types.includes('integer')) {
    if (schema.exclusiveMinimum === undefined) added.minimum = -number;
    added.maximum = number;
  }
  if (types.includes('array')) added.maxItems = items;
  if (types.includes('string') && !schema.enum && !schema.format) added.maxLength = characters;
  return added;
}

function valueAt(document, reference) {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce((node, step) => node[step], document);
}
