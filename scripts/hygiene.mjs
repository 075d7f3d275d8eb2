// What must never be in the repository: secrets, paths of one machine, addresses of package servers in the lock file, or
// a version that is not exact.
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap.mjs';
import { sourceFiles } from './sources.mjs';

const rules = [
  {
    what: 'a private key',
    pattern: /-----BEGIN (?:RSA |EC |ENCRYPTED )?PRIVATE KEY-----\s*[A-Za-z0-9+/=]{16}/,
  },
  { what: 'a token', pattern: /\beyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/ },
  { what: 'a path of one machine', pattern: /(?:^|[\s"'(=:])\/(?:home|Users|root|work)\/[a-z]/m },
];

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
    .filter(([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${file} asks for ${name} ${version}, which is not an exact version`);
}

export const hygieneFaults = () =>
  sourceFiles((file) => lstatSync(path.join(root, file)).isFile()).flatMap(faultsOf);
