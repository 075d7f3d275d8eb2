import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../.changeset', import.meta.url));

/** The day of a file's last commit as `YYYY-MM-DD`; empty where there is no history. */
function lastCommit(file: string): string {
  try {
    const args = ['log', '-1', '--format=%cs', '--', file];
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

const readDates = () =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => [file, lastCommit(file)]),
  );

const name = 'virtual:changeset-dates';

/** Offers the days of all changesets by their file names as the module `virtual:changeset-dates`. */
export function changesetDates(): Plugin {
  return {
    name: 'changeset-dates',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readDates())}` : undefined),
  };
}
