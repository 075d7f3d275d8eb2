// Compares two JSON Schemas as a client notices it: what it may send, or what it may be sent.
import { flatten, isForReaders, isObject, resolve, rulesOf } from './document.mjs';

/**
 * @typedef {object} SchemaChange
 * @property {'breaking' | 'notable' | 'additive'} severity
 * @property {string} place where the value stands, such as `[].well.name`
 * @property {string} text
 */

/**
 * What a change means to a client. What it sends must stay accepted, so a request may only become wider; what it is sent
 * must have been possible before, so an answer may only become narrower. `lost` is narrower too, but code that names what
 * was lost no longer compiles.
 */
const severities = {
  request: { wider: 'additive', narrower: 'breaking', lost: 'breaking', other: 'breaking' },
  answer: { wider: 'breaking', narrower: 'notable', lost: 'breaking', other: 'breaking' },
};

const upperLimits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'];
const lowerLimits = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'];
/** Counts without a lower limit begin at 0. */
const countLimits = new Set(['minLength', 'minItems', 'minProperties']);
/** Rules of which one holds or none does; how two of them relate is not computed. */
const singleRules = [
  'format',
  'pattern',
  'multipleOf',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
];
const judgedApart = new Set([
  ...upperLimits,
  ...lowerLimits,
  ...singleRules,
  ...['type', 'enum', 'const', 'uniqueItems', 'default', 'deprecated'],
  ...['properties', 'required', 'additionalProperties', 'items', 'oneOf', 'anyOf'],
]);

/**
 * Lists how the values of a schema change. A rule that this file does not know is breaking when it differs at all.
 * @param {{ before: object, after: object }} schemas as written; a missing one allows anything
 * @param {'request' | 'answer'} direction
 * @param {{ before: object, after: object }} documents that their references point into
 * @returns {SchemaChange[]}
 */
export function compareSchemas(schemas, direction, documents) {
  return compare(schemas, '', { direction, documents, pairs: [] });
}

function compare({ before: oldNode, after: newNode }, place, context) {
  const origins = [resolve(oldNode, context.documents.before), resolve(newNode, context.documents.after)];
  // A schema that holds itself is compared once on the way down.
  if (context.pairs.some((pair) => pair[0] === origins[0] && pair[1] === origins[1])) return [];
  const deeper = { ...context, pairs: [...context.pairs, origins] };
  const before = flatten(oldNode, context.documents.before);
  const after = flatten(newNode, context.documents.after);
  if (alternativesOf(before) || alternativesOf(after)) {
    const own = alternativesOf(before) && alternativesOf(after);
    return [
      ...compareAlternatives({ oldNode, newNode, before, after }, place, deeper),
      ...(own ? compareRules({ before, after }, place, deeper) : []),
    ];
  }
  return compareRules({ before, after }, place, deeper);
}

function compareRules(pair, place, context) {
  const { before, after } = pair;
  const severity = severities[context.direction];
  const report = (kind, text) => ({ severity: severity[kind] ?? kind, place, text });
  const limit = (upper) => (key) => {
    const zero = countLimits.has(key) ? 0 : undefined;
    const [old, fresh] = [before[key] ?? zero, after[key] ?? zero];
    if (old === fresh) return [];
    const tighter = fresh !== undefined && (old === undefined || (upper ? fresh < old : fresh > old));
    return [report(tighter ? 'narrower' : 'wider', changed(key, old, fresh))];
  };
  const single = (key) => {
    if (before[key] === after[key]) return [];
    const kind = before[key] === undefined ? 'narrower' : after[key] === undefined ? 'wider' : 'other';
    return [report(kind, changed(key, before[key], after[key]))];
  };
  return [
    ...compareTypes(pair).map(([kind, text]) => report(kind, text)),
    ...compareValues(pair).map(([kind, text]) => report(kind, text)),
    ...upperLimits.flatMap(limit(true)),
    ...lowerLimits.flatMap(limit(false)),
    ...singleRules.flatMap(single),
    ...flag(before.uniqueItems, after.uniqueItems, (now) =>
      report(now ? 'narrower' : 'wider', `uniqueItems is ${now}`),
    ),
    ...flag(before.deprecated, after.deprecated, (now) =>
      report('notable', now ? 'is deprecated' : 'is no longer deprecated'),
    ),
    ...compareDefaults(pair, context.direction).map(([kind, text]) => report(kind, text)),
    ...unknownRules(pair, context.documents).map((text) => report('other', text)),
    ...compareFields(pair, place, context),
    ...(before.items || after.items
      ? compare({ before: before.items, after: after.items }, `${place}[]`, context)
      : []),
  ];
}

const flag = (before = false, after = false, report) => (before === after ? [] : [report(after)]);

const shown = (value) =>
  value === undefined ? 'none' : typeof value === 'string' ? value : JSON.stringify(value);
const changed = (rule, before, after) => `${rule} changed from ${shown(before)} to ${shown(after)}`;

function compareTypes({ before, after }) {
  const [old, fresh] = [typesOf(before), typesOf(after)];
  const text = changed('type', old.join(' or ') || 'anything', fresh.join(' or ') || 'anything');
  const [widens, narrows] = [!covers(old, fresh), !covers(fresh, old)];
  if (!widens && !narrows) return [];
  return [[widens && narrows ? 'other' : widens ? 'wider' : 'narrower', text]];
}

const typesOf = (schema) => [schema.type ?? []].flat();

/** Whether every value of the narrow types is one of the wide types. No types mean any. */
function covers(wide, narrow) {
  if (wide.length === 0) return true;
  const has = (type) => wide.includes(type) || (type === 'integer' && wide.includes('number'));
  return narrow.length > 0 && narrow.every(has);
}

function compareValues({ before, after }) {
  const [old, fresh] = [valuesOf(before), valuesOf(after)];
  if (!old && !fresh) return [];
  if (!old) return [['narrower', `values are limited to ${fresh.join(', ')}`]];
  if (!fresh) return [['wider', `values are no longer limited to ${old.join(', ')}`]];
  return [
    ...old.filter((value) => !fresh.includes(value)).map((value) => ['lost', `value ${value} was removed`]),
    ...fresh.filter((value) => !old.includes(value)).map((value) => ['wider', `value ${value} was added`]),
  ];
}

function valuesOf(schema) {
  const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined);
  return values?.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
}

/** The same call means something else when the default of its input changes. */
function compareDefaults({ before, after }, direction) {
  const [old, fresh] = [before.default, after.default];
  if (JSON.stringify(old) === JSON.stringify(fresh)) return [];
  const breaks = direction === 'request' && old !== undefined;
  return [[breaks ? 'other' : 'notable', changed('default', old, fresh)]];
}

function unknownRules({ before, after }, documents) {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => !judgedApart.has(key) && !isForReaders(key))
    .filter((key) => rulesOf(before[key], documents.before) !== rulesOf(after[key], documents.after))
    .map((key) =>
      isObject(before[key] ?? after[key]) ? `${key} changed` : changed(key, before[key], after[key]),
    );
}

function compareFields({ before, after }, place, context) {
  const { direction } = context;
  const severity = severities[direction];
  const [old, fresh] = [before.properties ?? {}, after.properties ?? {}];
  const needs = (schema, name) => (schema.required ?? []).includes(name);
  const at = (name) =>
    place === '' || place.endsWith('[]') ? `${place}${place ? '.' : ''}${name}` : `${place}.${name}`;
  const removed = Object.keys(old).filter((name) => !(name in fresh));
  const added = Object.keys(fresh).filter((name) => !(name in old));
  const kept = Object.keys(old).filter((name) => name in fresh);
  const addedSeverity = (name) => {
    if (direction === 'request') return needs(after, name) ? 'breaking' : 'additive';
    return before.additionalProperties === false ? 'breaking' : 'additive';
  };
  const demands = [...kept, ...(before.required ?? []).filter((name) => !(name in old))];
  return [
    ...removed.map((name) => ({ severity: 'breaking', place: at(name), text: 'field was removed' })),
    ...added.map((name) => ({
      severity: addedSeverity(name),
      place: at(name),
      text: direction === 'request' && needs(after, name) ? 'required field was added' : 'field was added',
    })),
    ...demands.flatMap((name) =>
      flag(needs(before, name), needs(after, name), (now) => ({
        severity: now ? severity.narrower : severity.wider,
        place: at(name),
        text: now
          ? direction === 'request'
            ? 'field became required'
            : 'field is always present now'
          : direction === 'request'
            ? 'field became optional'
            : 'field is no longer always present',
      })),
    ),
    ...kept.flatMap((name) => compare({ before: old[name], after: fresh[name] }, at(name), context)),
    ...compareRest({ before, after }, place, context),
  ];
}

/** Fields that no name is given for. */
function compareRest({ before, after }, place, context) {
  const [old, fresh] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
  if (isObject(old) && isObject(fresh)) return compare({ before: old, after: fresh }, `${place}.*`, context);
  if (old === fresh) return [];
  const kind = fresh === false || (old === true && fresh !== true) ? 'narrower' : 'wider';
  const text = kind === 'narrower' ? 'unknown fields are no longer allowed' : 'unknown fields are allowed';
  return [{ severity: severities[context.direction][kind], place, text }];
}

const alternativesOf = (schema) => schema.oneOf ?? schema.anyOf;

/** Pairs alternatives by their name, or their types; a schema without any is its own only alternative. */
function compareAlternatives({ oldNode, newNode, before, after }, place, context) {
  const old = namedAlternatives(alternativesOf(before) ?? [oldNode], context.documents.before);
  const fresh = namedAlternatives(alternativesOf(after) ?? [newNode], context.documents.after);
  const severity = severities[context.direction];
  const at = (name) => `${place}(${name})`;
  return [
    ...[...old].flatMap(([name, node]) =>
      fresh.has(name)
        ? compare({ before: node, after: fresh.get(name) }, old.size > 1 ? at(name) : place, context)
        : [{ severity: severity.lost, place: at(name), text: 'alternative was removed' }],
    ),
    ...[...fresh.keys()]
      .filter((name) => !old.has(name))
      .map((name) => ({ severity: severity.wider, place: at(name), text: 'alternative was added' })),
  ];
}

function namedAlternatives(nodes, document) {
  const nameOf = (node, index) => {
    const { title, type } = resolve(node, document) ?? {};
    return node?.$ref?.split('/').at(-1) ?? title ?? (type ? [type].flat().join(' or ') : `${index + 1}`);
  };
  const named = new Map();
  nodes.forEach((node, index) => {
    const name = nameOf(node, index);
    named.set(named.has(name) ? `${name} ${index + 1}` : name, node);
  });
  return named;
}
