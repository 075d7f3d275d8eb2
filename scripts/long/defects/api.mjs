// Defects of the API client.
const source = (file) => `packages/api/src/${file}`;
const unit = (file) => ({ part: 'unit', in: source(file) });

/** @type {import('../defects.mjs').Defect[]} */
export const apiDefects = [
  {
    name: 'the end of a session is taken for an expired token',
    file: source('client.ts'),
    text: 'if (status === 401 && isSessionOver(body)) throw new SessionOverError();',
    defect: '',
    by: unit('client.test.ts'),
  },
  {
    name: 'a call to another server carries the user’s token',
    file: source('client.ts'),
    text: 'init.baseUrl === undefined ? await options.getSession() : undefined',
    defect: 'await options.getSession()',
    by: unit('client.test.ts'),
  },
  {
    name: 'an answer is given out unchecked',
    file: source('client.ts'),
    text: 'await options.check?.({ method: methodNames[method], path, headers, body: result.data });',
    defect: 'void headers;',
    by: { part: 'unit', in: 'apps/portal/src/wrong-answers.test.ts' },
  },
  {
    name: 'a page of more rows than a page may have is given out',
    file: source('answer-checks.ts'),
    text: 'body.length > maxRows',
    defect: 'body.length > maxRows + 1',
    by: { part: 'unit', in: 'apps/portal/src/wrong-answers.test.ts' },
  },
  {
    name: 'a list that broke off is taken for the whole one',
    file: source('client.ts'),
    text: "if (received !== total || begun !== '')",
    defect: "if (begun !== '')",
    by: unit('client.test.ts'),
  },
  {
    name: 'each of several calls renews the token by itself',
    file: source('client.ts'),
    text: 'pending ??= Promise.resolve()',
    defect: 'pending = Promise.resolve()',
    by: unit('renewal.test.ts'),
  },
  {
    name: 'a page of HTML is shown as the text of an error',
    file: source('errors.ts'),
    text: "parsed === undefined && !body.trimStart().startsWith('<') ? body : ''",
    defect: "parsed === undefined ? body : ''",
    by: unit('errors.test.ts'),
  },
  {
    name: 'a name beyond ASCII breaks the header that names the user',
    file: source('authorization.ts'),
    text: 'return plain ? identifier : encodeURIComponent(identifier);',
    defect: 'return plain ? identifier : identifier;',
    by: unit('authorization.test.ts'),
  },
  {
    name: 'the time of a header that is none is shown',
    file: source('data-meta.ts'),
    text: 'asOf: timeOf(asOf) === null ? null : asOf,',
    defect: 'asOf,',
    by: unit('data-meta.test.ts'),
  },
  {
    name: 'a zoom into a chart outlives the window that it was into',
    file: source('filter-address.ts'),
    text: "if (!isSameWindow || !zoomOf(search)) query.delete('zoom');",
    defect: "if (!zoomOf(search)) query.delete('zoom');",
    by: unit('filter-address.test.ts'),
  },
  {
    name: 'an address whose window ends before it begins is taken at its word',
    file: source('filter-address.ts'),
    text: 'from !== null && to !== null && from > to',
    defect: 'from !== null && to !== null && from > to && days !== null',
    by: unit('filter-address.test.ts'),
  },
  {
    name: 'a condition of a list whose text holds a bar is read as two',
    file: source('list-address.ts'),
    text: '/[%;|]/g',
    defect: '/[%;]/g',
    by: unit('list-address.test.ts'),
  },
];
