// What Redocly's own rules do not ask of the contract.

const numeric = (schema) => [schema.type].flat().includes('number');
const textual = (schema) => [schema.type].flat().includes('string');
const bounded = (schema) =>
  ['maxLength', 'enum', 'const'].some((key) => key in schema) || schema.format === 'date';

/** Every operation names the answers that it can give: its success, and each failure that its kind of call may meet. */
function Answers() {
  return {
    Operation(operation, { report, location }) {
      const secured = operation.security === undefined || operation.security.length > 0;
      const wanted = [
        ...['200', '500'],
        ...(secured ? ['401', '403', '429', '503'] : []),
        ...(operation.requestBody ? ['400', '413', '415'] : []),
      ];
      const missing = wanted.filter((status) => !(status in (operation.responses ?? {})));
      if (missing.length > 0)
        report({ message: `has no answer ${missing.join(', ')}`, location: location.child('responses') });
    },
  };
}

/** Every body, of a request or an answer, has an example. Lines of rows need none: the page of a list shows them; nor do pictures and calendars. */
function BodyExamples() {
  return {
    MediaType(media, { report, location, key }) {
      if (['application/x-ndjson', 'text/calendar'].includes(key) || key.startsWith('image/')) return;
      if (Object.keys(media.examples ?? {}).length === 0) report({ message: 'has no example', location });
    },
  };
}

/** Every `number` states its unit, itself or as the items of a list that does. A whole number counts what it is named by. */
function Units() {
  return {
    Schema(schema, { report, location, key, parent }) {
      const ofList = key === 'items' && parent && numeric(schema);
      if (!ofList && numeric(schema) && schema['x-unit'] === undefined)
        report({ message: 'states no x-unit', location });
    },
    SchemaProperties: {
      Schema(schema, { report, location, rawNode, rawLocation }) {
        const list = schema.type === 'array' && schema.items && numeric(schema.items);
        if (list && schema['x-unit'] === undefined && rawNode['x-unit'] === undefined)
          report({ message: 'is a list of numbers and states no x-unit', location: rawLocation ?? location });
      },
    },
  };
}

/** Every field says what it is, itself or by the schema that it refers to. */
function Descriptions() {
  return {
    SchemaProperties: {
      Schema(schema, { report, rawNode, rawLocation, location }) {
        if (!schema.description && !rawNode.description)
          report({ message: 'has no description', location: rawLocation ?? location });
      },
    },
  };
}

/** Bodies of requests take no unknown field, and no text without a longest length. */
function ClosedRequests() {
  const check = (node, { report, resolve, location }) => {
    const { node: schema, location: place = location } = node.$ref ? resolve(node) : { node };
    const at = { report, resolve, location: place };
    if (schema.properties && schema.additionalProperties !== false)
      report({ message: 'takes unknown fields: additionalProperties must be false', location: place });
    if (textual(schema) && !bounded(schema)) report({ message: 'has no maxLength', location: place });
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      check(field, { ...at, location: place.child(['properties', name]) });
    for (const part of ['oneOf', 'anyOf', 'allOf'])
      for (const [index, inner] of (schema[part] ?? []).entries())
        check(inner, { ...at, location: place.child([part, index]) });
    if (schema.items) check(schema.items, { ...at, location: place.child('items') });
  };
  return { RequestBody: { Schema: (schema, context) => check(schema, context) } };
}

/** Texts name who acts: user, administrator or operator. */
function Actors() {
  return {
    any: {
      enter(node, { report, location }) {
        for (const place of ['summary', 'description']) {
          const text = typeof node?.[place] === 'string' ? node[place] : '';
          const word = /\b(?:some|any|no)(?:body|one)\b|\bno one\b|\bwhoever\b/i.exec(text)?.[0];
          if (word !== undefined)
            report({ message: `says "${word}": say who`, location: location.child([place]) });
        }
      },
    },
  };
}

export default () => ({
  id: 'cnx',
  rules: {
    oas3: {
      answers: Answers,
      'body-examples': BodyExamples,
      units: Units,
      descriptions: Descriptions,
      'closed-requests': ClosedRequests,
      actors: Actors,
    },
  },
});
