// What must never be in the repository: secrets (by secretlint and its rules in .secretlintrc.json), paths of one
// machine, addresses of package servers in the lock file, or a version that is not exact.
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createEngine } from '@secretlint/node';
import { secretLintProfiler } from '@secretlint/profiler';
import { root } from './bootstrap.mjs';
import { sourceFiles } from './sources.mjs';

const machinePath = /(?:^|[\s"'(=:])\/(?:home|Users|root|work)\/[a-z]/m;

/** Whether a file holds no text. */
const isPicture = (file) => /\.(?:png|woff2|ico)$/.test(file);

const isText = (buffer) => !buffer.subarray(0, 8000).includes(0);

function faultsOf(file) {
  const buffer = readFileSync(path.join(root, file));
  if (!isText(buffer)) return [];
  const text = buffer.toString('utf8');
  const faults = machinePath.test(text) ? [`${file} holds a path of one machine`] : [];
  if (file === 'package-lock.json' && /"resolved": "https?:/.test(text)) {
    faults.push(`${file} holds addresses of a package server`);
  }
  if (path.basename(file) === 'package.json') faults.push(...inexactVersions(file, JSON.parse(text)));
  return faults;
}

function inexactVersions(file, { dependencies = {}, devDependencies = {}, optionalDependencies = {} }) {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(
      ([, version]) => !/^(?:file:packages\/[\w-]+|(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?)$/.test(version),
    )
    .map(([name, version]) => `${file} asks for ${name} ${version}, which is not an exact version`);
}

async function secretsIn(files) {
  // Its profile, which nothing reads, compares each step of each file with all before: of 2,500 files a minute.
  secretLintProfiler.mark = () => {};
  const engine = await createEngine({ cwd: root, formatter: 'unix', color: false, terminalLink: false });
  const { ok, output } = await engine.executeOnFiles({
    filePathList: files.map((file) => path.join(root, file)),
  });
  return ok ? [] : [output.trim()];
}

export async function hygieneFaults() {
  const files = sourceFiles((file) => lstatSync(path.join(root, file)).isFile());
  return [...(await secretsIn(files.filter((file) => !isPicture(file)))), ...files.flatMap(faultsOf)];
}
