import { writeFileSync } from 'node:fs';
import { compiledFile, parseContractSource } from './contract-file.ts';

/** What only readers and the client's generator use. */
const forPeople = new Set(['description', 'summary', 'example', 'examples']);

/** Part of the build: writes the contract as JSON beside the compiled server. */
const document = await parseContractSource();
// A property or parameter may bear one of these names; then its value is a schema or the like, not a text.
const text = JSON.stringify(document, (name, value: unknown) =>
  forPeople.has(name) && (typeof value === 'string' || name.startsWith('example')) ? undefined : value,
);
writeFileSync(compiledFile, text);
