import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';

const repository = path.resolve(import.meta.dirname, '../..');
const contract = readFileSync(path.join(repository, 'openapi/cnx.yaml'), 'utf8');

interface Problem {
  readonly ruleId: string;
  readonly location: readonly { readonly pointer?: string }[];
}

/** What the lint finds in a contract, as rule and place. */
function problemsOf(source: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'cnx-lint-'));
  try {
    const file = path.join(folder, 'contract.yaml');
    writeFileSync(file, source);
    const { stdout } = spawnSync(
      'npx',
      [
        'redocly',
        'lint',
        file,
        '--config',
        'openapi/redocly.yaml',
        '--format',
        'json',
        '--max-problems',
        '100',
      ],
      { cwd: repository, encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
    );
    const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { problems: Problem[] };
    return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const schemas = ['components', 'schemas'];
const live = ['paths', '/health/live', 'get'];
const signIn = ['paths', '/CNXAuth/ValidateEmailAndPassword', 'post'];

/** A change of the contract, and the rule that it breaks. */
const faults: [rule: string, pointer: string, place: string[], value?: unknown][] = [
  ['operation-operationId', 'live/get', [...live, 'operationId']],
  ['rule/operation-has-tag', 'live/get/tags', [...live, 'tags'], []],
  ['operation-summary', 'live/get', [...live, 'summary']],
  ['cnx/answers', 'live/get/responses', [...live, 'responses', '500']],
  ['cnx/answers', 'ValidateEmailAndPassword/post/responses', [...signIn, 'responses', '413']],
  [
    'cnx/answers',
    'GetAreas/get/responses',
    ['paths', '/ExceptionReport/GetAreas', 'get', 'responses', '401'],
  ],
  [
    'cnx/body-examples',
    'NotFound/content/application~1json',
    ['components', 'responses', 'NotFound', 'content', 'application/json', 'examples'],
  ],
  [
    'no-invalid-media-type-examples',
    'examples/alive',
    ['components', 'examples', 'alive', 'value', 'status'],
    'fine',
  ],
  ['no-unused-components', 'schemas/Spare', [...schemas, 'Spare'], { type: 'string', description: 'Spare.' }],
  ['cnx/units', 'TrendPoint/properties/value', [...schemas, 'TrendPoint', 'properties', 'value', 'x-unit']],
  [
    'cnx/units',
    'DailyProduction/properties/oil',
    [...schemas, 'DailyProduction', 'properties', 'oil', 'x-unit'],
  ],
  [
    'cnx/descriptions',
    'Health/properties/version',
    [...schemas, 'Health', 'properties', 'version', 'description'],
  ],
  ['cnx/closed-requests', 'RefreshRequest', [...schemas, 'RefreshRequest', 'additionalProperties']],
  [
    'cnx/closed-requests',
    'RefreshRequest/properties/refreshToken',
    [...schemas, 'RefreshRequest', 'properties', 'refreshToken', 'maxLength'],
  ],
];

it('finds nothing in our contract', () => {
  expect(problemsOf(contract)).toEqual([]);
});

it('finds every kind of fault, each where it is', () => {
  const document = parseDocument(contract);
  for (const [, , place, value] of faults) {
    if (value === undefined) expect(document.deleteIn(place)).toBe(true);
    else document.setIn(place, value);
  }
  const found = problemsOf(document.toString());
  for (const [rule, pointer] of faults)
    expect(found.filter((problem) => problem.startsWith(`${rule} `))).toContainEqual(
      expect.stringContaining(pointer),
    );
});
