import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../..');
/** A checkout of its own, without git and its branches. */
let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'cnx-contract-'));
  for (const folder of ['scripts', 'openapi'])
    cpSync(path.join(repository, folder), path.join(checkout, folder), { recursive: true });
  symlinkSync(path.join(repository, 'node_modules'), path.join(checkout, 'node_modules'));
  write('openapi/cnx.yaml', read('openapi/released.yaml'));
});
afterEach(() => rmSync(checkout, { recursive: true }));

const read = (file: string) => readFileSync(path.join(checkout, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(checkout, file), text);

function edit(file: string, from: string | RegExp, to: string) {
  const text = read(file);
  expect(text).toMatch(from);
  write(file, text.replace(from, to));
}

/** Runs a command of the checkout. */
function command(name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', [`scripts/${name}.mjs`, ...args], {
    cwd: checkout,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@cnx.example', ...args], { cwd: checkout });

const releasedVersion = () => /^ {2}version: (.*)$/m.exec(read('openapi/released.yaml'))![1]!;
const raised = (part: 1 | 2) => {
  const numbers = releasedVersion().split('.').map(Number);
  return numbers.map((number, index) => (index < part ? number : index === part ? number + 1 : 0)).join('.');
};
const setVersion = (version: string) =>
  edit('openapi/cnx.yaml', /^ {2}version: .*$/m, `  version: ${version}`);
const renameField = () => edit('openapi/cnx.yaml', '        efficiencyPct:', '        effPct:');
const addField = () =>
  edit(
    'openapi/cnx.yaml',
    '        efficiencyPct:',
    '        crew: { type: string, description: Crew. }\n        efficiencyPct:',
  );

describe('api:breaking', () => {
  it('passes when nothing changed', () => {
    expect(command('api-breaking')).toMatchObject({ status: 0 });
  });

  it('names operation and field of a breaking change, and the version that it needs', () => {
    renameField();
    const { status, stderr } = command('api-breaking');
    expect(status).toBe(1);
    expect(stderr).toContain(
      'breaking: GET /Dashboard/GetDeferredProductionInfo: response 200 [].efficiencyPct: field was removed',
    );
    expect(stderr).toContain(`info.version must be ${raised(1)} or higher; it is ${releasedVersion()}`);
    setVersion(raised(1));
    expect(command('api-breaking')).toMatchObject({ status: 0 });
  });

  it('takes an optional field for what it is: not breaking', () => {
    addField();
    setVersion(raised(2));
    const { status, stderr } = command('api-breaking');
    expect(status).toBe(0);
    expect(stderr).not.toContain('breaking:');
    expect(stderr).toContain('response 200 [].crew: field was added');
  });

  it('refuses a version that went back', () => {
    setVersion('0.0.9');
    expect(command('api-breaking')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is newer') as string,
    });
  });

  it('fails without a released contract', () => {
    rmSync(path.join(checkout, 'openapi/released.yaml'));
    const { status, stderr } = command('api-breaking');
    expect(status).toBe(1);
    expect(stderr).toContain('openapi/released.yaml is missing, so there is nothing to compare');
  });

  it('compares with any revision of git', () => {
    git('init');
    git('add', 'openapi');
    git('commit', '-m', 'Contract');
    renameField();
    expect(command('api-breaking', '--against', 'HEAD').stderr).toContain(
      '[].efficiencyPct: field was removed',
    );
    const unknown = command('api-breaking', '--against', 'no-such-branch');
    expect(unknown.status).toBe(1);
    expect(unknown.stderr).toContain('git has no openapi/cnx.yaml of no-such-branch');
  });
});

describe('api:changelog and api:release', () => {
  it('write the changes, keep the contract to compare with, and then have nothing to say', () => {
    addField();
    expect(command('api-release')).toMatchObject({ status: 1 });
    setVersion(raised(2));
    const entry = '- `GET /Dashboard/GetDeferredProductionInfo`, `response 200 [].crew`: field was added';
    expect(command('api-changelog').stdout).toContain(entry);
    const earlier = read('openapi/CHANGELOG.md');
    expect(command('api-release')).toMatchObject({ status: 0 });
    expect(read('openapi/CHANGELOG.md')).toContain(`${entry}\n`);
    expect(read('openapi/CHANGELOG.md').endsWith(earlier.slice(earlier.indexOf('## ')))).toBe(true);
    expect(releasedVersion()).toBe(/version: (.*)/.exec(read('openapi/cnx.yaml'))![1]);
    expect(command('api-changelog').stdout).toContain('No changes.');
    expect(command('api-release').stderr).toContain('Nothing to release.');
  });
});
