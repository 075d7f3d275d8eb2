// Says how one OpenAPI document differs from another for its clients: pure comparison of two parsed documents.
import { operationsOf, resolve, rulesOf } from './document.mjs';
import { compareSchemas } from './schema-changes.mjs';

/**
 * @typedef {'breaking' | 'notable' | 'additive' | 'text'} Severity breaking: a client written for the old contract may
 *   fail, or no longer compile with newly generated types. notable: it works as before, but its author should know. additive: there is something new. text: only
 *   descriptions, examples or names of components differ.
 *
 * @typedef {object} Change
 * @property {Severity} severity
 * @property {string} operation such as `GET /health/live`; empty when it is about the whole contract
 * @property {string} place what of the operation, such as `response 200 [].well.name`; empty for all of it
 * @property {string} text
 */

/** From the worst. @type {Severity[]} */
export const severityOrder = ['breaking', 'notable', 'additive', 'text'];

/**
 * Lists every change that a client can notice, the worst first.
 * @param {object} before parsed document that clients were written for
 * @param {object} after parsed document that they will meet
 * @returns {Change[]} empty when the documents say the same
 */
export function compareContracts(before, after) {
  const documents = { before, after };
  const [old, fresh] = [operationsOf(before), operationsOf(after)];
  const ofWhole = (severity, operation, text) => ({ severity, operation, place: '', text });
  const changes = [
    ...[...old.values()].flatMap((operation) => {
      const match = fresh.get(operation.name);
      if (!match) return [ofWhole('breaking', operation.name, 'operation was removed')];
      return compareOperations({ before: operation, after: match }, documents).map((change) => ({
        severity: change.severity,
        operation: operation.name,
        place: change.place.trim(),
        text: change.text,
      }));
    }),
    ...[...fresh.keys()]
      .filter((name) => !old.has(name))
      .map((name) => ofWhole('additive', name, 'operation was added')),
  ];
  if (changes.length === 0 && textOf(before) !== textOf(after)) {
    changes.push(ofWhole('text', '', 'descriptions, examples or names of components differ'));
  }
  return severityOrder.flatMap((severity) => changes.filter((change) => change.severity === severity));
}

const textOf = (document) => JSON.stringify({ ...document, info: { ...document.info, version: undefined } });

function compareOperations(operations, documents) {
  return [
    ...compareMarks(operations, documents),
    ...compareSecurity(operations, documents),
    ...compareParameters(operations, documents),
    ...compareBodies(operations, documents),
    ...compareAnswers(operations, documents),
  ];
}

/** What an operation says about itself beside its input and its answers. */
function compareMarks({ before, after }, documents) {
  const differs = (pick) =>
    rulesOf(pick(before, documents.before), documents.before) !==
    rulesOf(pick(after, documents.after), documents.after);
  const servers = ({ node, item }, document) => node.servers ?? item.servers ?? document.servers;
  const mark = (name) => (operation) => operation.node[name] ?? operation.item[name] ?? false;
  const found = [
    ['breaking', 'servers changed', differs(servers)],
    ['breaking', 'is answered by another server', differs(mark('x-cnx-external'))],
    ['breaking', 'callbacks changed', differs(({ node }) => node.callbacks)],
    [
      'breaking',
      `operationId changed from ${before.node.operationId} to ${after.node.operationId}`,
      before.node.operationId !== after.node.operationId,
    ],
    ['notable', 'x-cnx-extension changed', differs(mark('x-cnx-extension'))],
    [
      'notable',
      after.node.deprecated ? 'is deprecated' : 'is no longer deprecated',
      differs(mark('deprecated')),
    ],
  ];
  return found.filter(([, , holds]) => holds).map(([severity, text]) => ({ severity, place: '', text }));
}

/** Callers who fulfilled one of the old requirements must fulfill one of the new ones. */
function compareSecurity({ before, after }, documents) {
  const [old, fresh] = [requirementsOf(before, documents.before), requirementsOf(after, documents.after)];
  const within = (wanted, given) => wanted.every((scheme) => given.includes(scheme));
  const lost = old.some((given) => !fresh.some((wanted) => within(wanted, given)));
  const won = fresh.some((wanted) => !old.some((given) => within(given, wanted)));
  const text = `security changed from ${namesOf(old)} to ${namesOf(fresh)}`;
  if (lost) return [{ severity: 'breaking', place: '', text }];
  return won ? [{ severity: 'additive', place: '', text }] : [];
}

function requirementsOf({ node }, document) {
  const requirements = node.security ?? document.security ?? [];
  const schemes = document.components?.securitySchemes ?? {};
  const described = ([name, scopes]) => `${name} ${rulesOf(schemes[name], document)} ${scopes.join(' ')}`;
  return requirements.length === 0
    ? [[]]
    : requirements.map((requirement) => Object.entries(requirement).map(described));
}

const namesOf = (requirements) =>
  requirements
    .map((schemes) => schemes.map((scheme) => scheme.split(' ')[0]).join(' and ') || 'none')
    .join(' or ');

function compareParameters({ before, after }, documents) {
  const [old, fresh] = [before.parameters, after.parameters];
  const sameName = (parameters, others, name) =>
    [...parameters.values()].find((found) => found.name === name && !others.has(`${found.in} ${name}`));
  const gone = [...old].filter(([key]) => !fresh.has(key));
  const moved = new Set();
  const removed = gone.map(([key, parameter]) => {
    const match = sameName(fresh, old, parameter.name);
    if (match) moved.add(`${match.in} ${match.name}`);
    const text = match ? `parameter was moved from ${parameter.in} to ${match.in}` : 'parameter was removed';
    return { severity: 'breaking', place: `parameter ${key}`, text };
  });
  const added = [...fresh]
    .filter(([key]) => !old.has(key) && !moved.has(key))
    .map(([key, { required }]) => ({
      severity: required ? 'breaking' : 'additive',
      place: `parameter ${key}`,
      text: required ? 'required parameter was added' : 'parameter was added',
    }));
  const kept = [...old]
    .filter(([key]) => fresh.has(key))
    .flatMap(([key, parameter]) =>
      compareParameter({ before: parameter, after: fresh.get(key) }, documents).map((change) => ({
        ...change,
        place: `parameter ${key} ${change.place}`.trim(),
      })),
    );
  return [...removed, ...added, ...kept];
}

function compareParameter({ before, after }, documents) {
  const report = (severity, text) => [{ severity, place: '', text }];
  const style = (parameter) =>
    rulesOf(
      [parameter.style, parameter.explode ?? true, parameter.allowReserved, parameter.content],
      documents.after,
    );
  const required = Boolean(after.required) !== Boolean(before.required);
  return [
    ...(required
      ? report(
          ...(after.required
            ? ['breaking', 'parameter became required']
            : ['additive', 'parameter became optional']),
        )
      : []),
    ...(style(before) === style(after) ? [] : report('breaking', 'is written otherwise')),
    ...(Boolean(before.deprecated) === Boolean(after.deprecated)
      ? []
      : report('notable', 'deprecation changed')),
    ...compareSchemas({ before: before.schema, after: after.schema }, 'request', documents),
  ];
}

function compareBodies({ before, after }, documents) {
  const old = resolve(before.node.requestBody, documents.before);
  const fresh = resolve(after.node.requestBody, documents.after);
  const report = (severity, text) => [{ severity, place: 'request body', text }];
  if (!old && !fresh) return [];
  if (!old)
    return report(
      fresh.required ? 'breaking' : 'additive',
      `${fresh.required ? 'required ' : ''}body was added`,
    );
  if (!fresh) return report('breaking', 'body was removed');
  const required = Boolean(fresh.required) !== Boolean(old.required);
  return [
    ...(required
      ? report(
          ...(fresh.required ? ['breaking', 'body became required'] : ['additive', 'body became optional']),
        )
      : []),
    ...compareContents(
      { before: old, after: fresh },
      { place: 'request body', direction: 'request', documents },
    ),
  ];
}

/** A client has to cope with any failure, but it knows only the successes that its contract named. */
function compareAnswers({ before, after }, documents) {
  const [old, fresh] = [before.node.responses ?? {}, after.node.responses ?? {}];
  const severityOf = (status) => (status.startsWith('2') ? 'breaking' : 'notable');
  return [
    ...Object.entries(old).flatMap(([status, node]) => {
      const place = `response ${status}`;
      if (!(status in fresh)) return [{ severity: severityOf(status), place, text: 'response was removed' }];
      const answers = {
        before: resolve(node, documents.before),
        after: resolve(fresh[status], documents.after),
      };
      return [
        ...compareHeaders(answers, place, documents),
        ...compareContents(answers, { place, direction: 'answer', documents }),
      ];
    }),
    ...Object.keys(fresh)
      .filter((status) => !(status in old))
      .map((status) => ({
        severity: severityOf(status),
        place: `response ${status}`,
        text: 'response was added',
      })),
  ];
}

function compareHeaders({ before, after }, place, documents) {
  const headersOf = (answer, document) =>
    new Map(
      Object.entries(answer.headers ?? {}).map(([name, node]) => [
        name.toLowerCase(),
        { name, ...resolve(node, document) },
      ]),
    );
  const [old, fresh] = [headersOf(before, documents.before), headersOf(after, documents.after)];
  const report = (severity, name, text) => ({ severity, place: `${place} header ${name}`, text });
  return [
    ...[...old].flatMap(([key, header]) => {
      const match = fresh.get(key);
      const { name } = header;
      if (!match) return [report('breaking', name, 'header was removed')];
      const [was, is] = [Boolean(header.required), Boolean(match.required)];
      const presence = is
        ? ['notable', name, 'header is always present now']
        : ['breaking', name, 'header is no longer always present'];
      return [
        ...(was === is ? [] : [report(...presence)]),
        ...compareSchemas({ before: header.schema, after: match.schema }, 'answer', documents).map(
          (change) => ({
            ...change,
            place: `${place} header ${name} ${change.place}`.trim(),
          }),
        ),
      ];
    }),
    ...[...fresh]
      .filter(([key]) => !old.has(key))
      .map(([, { name }]) => report('additive', name, 'header was added')),
  ];
}

function compareContents({ before, after }, { place, direction, documents }) {
  const [old, fresh] = [before.content ?? {}, after.content ?? {}];
  const added = direction === 'request' ? 'additive' : 'notable';
  return [
    ...Object.entries(old).flatMap(([type, media]) => {
      if (!(type in fresh)) return [{ severity: 'breaking', place, text: `media type ${type} was removed` }];
      const schemas = { before: media.schema, after: fresh[type].schema };
      return compareSchemas(schemas, direction, documents).map((change) => ({
        ...change,
        place: `${place} ${change.place}`.trim(),
      }));
    }),
    ...Object.keys(fresh)
      .filter((type) => !(type in old))
      .map((type) => ({ severity: added, place, text: `media type ${type} was added` })),
  ];
}
