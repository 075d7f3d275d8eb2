// Fails when a tracked file holds what must never be in the repository: secrets, paths of one machine, addresses of
// package servers in the lock file, or a version that is not exact.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ReadableError, root, run } from './bootstrap.mjs';

const rules = [
  {
    what: 'a private key',
    pattern: /-----BEGIN (?:RSA |EC |ENCRYPTED )?PRIVATE KEY-----\s*[A-Za-z0-9+/=]{16}/,
  },
  { what: 'a token', pattern: /\beyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/ },
  { what: 'a path of one machine', pattern: /(?:^|[\s"'(=:])\/(?:home|Users|root|work)\/[a-z]/m },
];

function trackedFiles() {
  try {
    const names = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
    return names.filter(Boolean);
  } catch {
    throw new ReadableError('this check reads the list of tracked files from git; run it in a git checkout.');
  }
}

const isText = (buffer) => !buffer.subarray(0, 8000).includes(0);

function faultsOf(file) {
  const buffer = readFileSync(path.join(root, file));
  if (!isText(buffer)) return [];
  const text = buffer.toString('utf8');
  const faults = rules.filter(({ pattern }) => pattern.test(text)).map(({ what }) => `${file} holds ${what}`);
  if (file === 'package-lock.json' && /"resolved": "https?:/.test(text)) {
    faults.push(`${file} holds addresses of a package server`);
  }
  if (path.basename(file) === 'package.json') faults.push(...inexactVersions(file, JSON.parse(text)));
  return faults;
}

function inexactVersions(file, { dependencies = {}, devDependencies = {}, optionalDependencies = {} }) {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${file} asks for ${name} ${version}, which is not an exact version`);
}

await run(() => {
  const files = trackedFiles();
  if (files.length === 0) throw new ReadableError('git tracks no file here');
  const faults = files.flatMap((file) => {
    try {
      return faultsOf(file);
    } catch (error) {
      if (error.code === 'ENOENT' || error.code === 'EISDIR') return [];
      throw error;
    }
  });
  if (faults.length > 0) throw new ReadableError(faults.join('\n'));
});
