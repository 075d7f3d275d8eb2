// Defects of the contract, and of what is made from it.
const contract = 'openapi/cnx.yaml';

/** @type {import('../defects.mjs').Defect[]} */
export const contractDefects = [
  {
    name: 'an example of the contract is none of its schema',
    file: contract,
    text: 'change: { variable: oilRate, before: 142, after: 88, unit: Sm3/d }',
    defect: 'change: { variable: oilRate, before: much, after: 88, unit: Sm3/d }',
    by: { part: 'lint', in: 'contract style' },
  },
  {
    name: 'a text of a request may be of any length',
    file: contract,
    text: 'minLength: 1, maxLength: 4000, description: What the user wrote.',
    defect: 'minLength: 1, description: What the user wrote.',
    by: { part: 'lint', in: 'contract style' },
  },
  {
    name: 'an answer may lack a field',
    file: contract,
    text: 'required: [isValid, email, errors]',
    defect: 'required: [isValid, email]',
    by: { part: 'unit', in: 'scripts/contract/conventions.test.ts' },
  },
  {
    name: 'a call has another name than the specification gives it',
    file: contract,
    text: '/OptimizationDashboard/GetFrequencyInfo:',
    defect: '/OptimizationDashboard/GetFrequencies:',
    by: { part: 'unit', in: 'scripts/contract/conventions.test.ts' },
  },
  {
    name: 'generated files are older than the contract',
    file: contract,
    text: 'summary: A well with what is known of it',
    defect: 'summary: A well and what is known of it',
    by: { part: 'drift', in: 'generated client types and examples match openapi/cnx.yaml' },
  },
  {
    name: 'a field that is gone from an answer is held for a change that breaks nothing',
    file: 'scripts/contract/schema-changes.mjs',
    text: "severity: 'breaking', place: at(name), text: 'field was removed'",
    defect: "severity: 'additive', place: at(name), text: 'field was removed'",
    by: { part: 'unit', in: 'scripts/contract/changes.test.ts' },
  },
];
