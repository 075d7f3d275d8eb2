// Dependencies of any workspace that have no reason in docs/dependencies.md, or two in one table.
import { readSource, sourceFiles } from './sources.mjs';

const namesIn = (section) => [...section.matchAll(/^\| (.+?) +\|/gm)].flatMap(([, cell]) => cell.split(', '));

export function dependencyFaults() {
  const page = readSource('docs/dependencies.md');
  const named = new Set(namesIn(page));
  const twice = page
    .split(/^## /m)
    .map(namesIn)
    .flatMap((names) => names.filter((name, index) => names.indexOf(name) !== index));
  const missing = sourceFiles((file) => /(?:^|\/)package\.json$/.test(file)).flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readSource(file));
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(
        (name) => !name.startsWith('@cnx/') && !named.has(name) && !named.has(`${name.split('/')[0]}/*`),
      )
      .map((name) => `docs/dependencies.md gives no reason for ${name} of ${file}`);
  });
  return [...twice.map((name) => `docs/dependencies.md names ${name} twice`), ...missing];
}
