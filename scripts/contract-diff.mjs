// Says how one OpenAPI document breaks the clients of another: pure comparison of two parsed documents.

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/**
 * Lists what clients written for `before` would fail on with `after`, each as one line that names the place. Checked
 * are operations, parameters, request bodies, response statuses, headers and media types, and in their schemas fields,
 * required lists, enum values, types and formats. Limits (lengths, ranges, patterns) and texts are not.
 * @param {object} before parsed document that clients were written for
 * @param {object} after parsed document that they will meet
 * @returns {string[]} empty when nothing breaks
 */
export function breakingChanges(before, after) {
  const documents = { before, after };
  const changes = Object.entries(before.paths ?? {}).flatMap(([path, item]) => {
    const newItem = after.paths?.[path];
    if (!newItem) return [`${path}: path was removed`];
    return methods
      .filter((method) => item[method])
      .flatMap((method) => {
        const place = `${method.toUpperCase()} ${path}`;
        const operations = { before: item[method], after: newItem[method] };
        if (!operations.after) return [`${place}: method was removed`];
        const parameters = compareParameters(
          { before: parametersOf(item, method, before), after: parametersOf(newItem, method, after) },
          documents,
        );
        const rest = [...compareBodies(operations, documents), ...compareResponses(operations, documents)];
        return [...parameters, ...rest].map((change) => `${place}: ${change}`);
      });
  });
  return [...new Set(changes)];
}

/** Whether the major version of the contract was raised, which allows breaking changes. */
export function majorWasRaised(before, after) {
  const major = (document) => Number.parseInt(document.info?.version ?? '0', 10);
  return major(after) > major(before);
}

function resolve(node, document) {
  let target = node;
  while (target && typeof target === 'object' && '$ref' in target) {
    const keys = target.$ref
      .slice(2)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    target = keys.reduce((found, key) => found?.[key], document);
  }
  return target;
}

function parametersOf(item, method, document) {
  const all = [...(item.parameters ?? []), ...(item[method].parameters ?? [])];
  return new Map(
    all.map((node) => resolve(node, document)).map((found) => [`${found.in} ${found.name}`, found]),
  );
}

function compareParameters({ before, after }, documents) {
  const kept = [...before].flatMap(([name, parameter]) => {
    const match = after.get(name);
    if (!match) return [`parameter ${name} was removed`];
    const place = `parameter ${name}`;
    const tightened = match.required && !parameter.required ? [`${place} became required`] : [];
    const spelling =
      (match.explode ?? true) !== (parameter.explode ?? true) ? [`${place} is written otherwise`] : [];
    const schemas = { before: parameter.schema, after: match.schema };
    return [...tightened, ...spelling, ...compareSchemas(schemas, place, comparison('request', documents))];
  });
  const added = [...after]
    .filter(([name, parameter]) => parameter.required && !before.has(name))
    .map(([name]) => `required parameter ${name} was added`);
  return [...kept, ...added];
}

function compareBodies(operations, documents) {
  const before = resolve(operations.before.requestBody, documents.before);
  const after = resolve(operations.after.requestBody, documents.after);
  if (!before) return after?.required ? ['a required request body was added'] : [];
  if (!after) return ['request body was removed'];
  const required = after.required && !before.required ? ['request body became required'] : [];
  return [
    ...required,
    ...compareContents({ before, after }, 'request body', comparison('request', documents)),
  ];
}

function compareResponses(operations, documents) {
  return Object.entries(operations.before.responses ?? {}).flatMap(([status, node]) => {
    const place = `response ${status}`;
    const before = resolve(node, documents.before);
    const after = resolve(operations.after.responses?.[status], documents.after);
    if (!after) return [`${place} was removed`];
    const headers = Object.keys(before.headers ?? {})
      .filter((name) => !(name in (after.headers ?? {})))
      .map((name) => `${place}: header ${name} was removed`);
    return [...headers, ...compareContents({ before, after }, place, comparison('response', documents))];
  });
}

function compareContents({ before, after }, place, context) {
  return Object.entries(before.content ?? {}).flatMap(([type, media]) => {
    const match = after.content?.[type];
    if (!match) return [`${place}: media type ${type} was removed`];
    return compareSchemas({ before: media.schema, after: match.schema }, place, context);
  });
}

/** `pairs` holds the schema pairs on the way down, so that recursive schemas end. */
function comparison(direction, documents) {
  return { direction, documents, pairs: [] };
}

function compareSchemas(schemas, place, context) {
  const before = flatten(schemas.before, context.documents.before);
  const after = flatten(schemas.after, context.documents.after);
  const seen = context.pairs.some((pair) => pair.before === before.origin && pair.after === after.origin);
  if (seen) return [];
  const deeper = { ...context, pairs: [...context.pairs, { before: before.origin, after: after.origin }] };
  if (before.branches.length > 0 || after.branches.length > 0) {
    return compareBranches({ before, after }, place, deeper);
  }
  return [
    ...compareTypes({ before, after }, place, context.direction),
    ...compareEnums({ before, after }, place),
    ...compareFields({ before, after }, place, deeper),
    ...(before.items && after.items
      ? compareSchemas({ before: before.items, after: after.items }, `${place}[]`, deeper)
      : []),
  ];
}

/** Resolves references and folds `allOf` into one schema; `oneOf` and `anyOf` become its branches. */
function flatten(node, document) {
  const schema = resolve(node, document) ?? {};
  const parts = (schema.allOf ?? []).map((part) => flatten(part, document));
  const own = {
    origin: schema,
    types: schema.type === undefined ? [] : [schema.type].flat(),
    format: schema.format,
    values: schema.enum ?? ('const' in schema ? [schema.const] : undefined),
    fields: schema.properties ?? {},
    required: schema.required ?? [],
    closed: schema.additionalProperties === false,
    items: schema.items,
    branches: schema.oneOf ?? schema.anyOf ?? [],
  };
  return parts.reduce(
    (whole, part) => ({
      ...whole,
      types: whole.types.length > 0 ? whole.types : part.types,
      format: whole.format ?? part.format,
      values: whole.values ?? part.values,
      fields: { ...part.fields, ...whole.fields },
      required: [...new Set([...part.required, ...whole.required])],
      closed: whole.closed || part.closed,
      items: whole.items ?? part.items,
      branches: [...whole.branches, ...part.branches],
    }),
    own,
  );
}

/** A request alternative must still be accepted, a response alternative must have been known before. */
function compareBranches({ before, after }, place, context) {
  const branches = {
    before: before.branches.length > 0 ? before.branches : [before.origin],
    after: after.branches.length > 0 ? after.branches : [after.origin],
  };
  const fits = (old, fresh) => compareSchemas({ before: old, after: fresh }, place, context).length === 0;
  if (context.direction === 'request') {
    return branches.before
      .map((old, index) => [index, branches.after.some((fresh) => fits(old, fresh))])
      .filter(([, found]) => !found)
      .map(([index]) => `${place}: alternative ${index + 1} is no longer accepted`);
  }
  return branches.after
    .map((fresh, index) => [index, branches.before.some((old) => fits(old, fresh))])
    .filter(([, found]) => !found)
    .map(([index]) => `${place}: alternative ${index + 1} is new`);
}

function compareTypes({ before, after }, place, direction) {
  const [wide, narrow] = direction === 'request' ? [after, before] : [before, after];
  const accepts = (type) =>
    wide.types.includes(type) || (type === 'integer' && wide.types.includes('number'));
  const untyped = wide.types.length === 0;
  const changed = untyped ? false : narrow.types.length === 0 || !narrow.types.every(accepts);
  const name = (types) => types.join(' or ') || 'anything';
  return [
    ...(changed ? [`${place}: type changed from ${name(before.types)} to ${name(after.types)}`] : []),
    ...(before.format === after.format
      ? []
      : [`${place}: format changed from ${before.format ?? 'none'} to ${after.format ?? 'none'}`]),
  ];
}

function compareEnums({ before, after }, place) {
  if (!after.values) return [];
  if (!before.values) return [`${place}: limited to ${after.values.join(', ')}`];
  return before.values
    .filter((value) => !after.values.includes(value))
    .map((value) => `${place}: value ${value} was removed`);
}

function compareFields({ before, after }, place, context) {
  const kept = Object.entries(before.fields).flatMap(([name, field]) => {
    const fieldPlace = `${place}.${name}`;
    if (!(name in after.fields)) return [`${fieldPlace}: field was removed`];
    return compareSchemas({ before: field, after: after.fields[name] }, fieldPlace, context);
  });
  if (context.direction === 'response') {
    const optional = before.required.filter((name) => name in after.fields && !after.required.includes(name));
    return [...kept, ...optional.map((name) => `${place}.${name}: field is no longer always present`)];
  }
  const demanded = after.required.filter((name) => !before.required.includes(name));
  const closed = after.closed && !before.closed ? [`${place}: unknown fields are no longer accepted`] : [];
  return [...kept, ...closed, ...demanded.map((name) => `${place}.${name}: field became required`)];
}
