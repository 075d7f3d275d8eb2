import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Source files by their paths. */
export type Sources = Readonly<Record<string, string>>;
/** Names of screens by the component that they show; `''` stands for what surrounds every screen. */
export type Uses = Readonly<Record<string, readonly string[]>>;

const screenName = /^screens\/(\w+)Screen\.tsx$/;

/** The components of the package that a file imports as values. */
function componentsIn(source: string): string[] {
  return [...source.matchAll(/import \{([^}]*)\} from '@cnx\/ui'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));
}

/** The files of ours that a file imports, now or later. */
const importsOf = (file: string, source: string) =>
  [...source.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, address = '']) =>
    path.posix.join(path.posix.dirname(file), address),
  );

/** Every file that a screen consists of. */
function reach(sources: Sources, start: string): Set<string> {
  const found = new Set([start]);
  for (const file of found) {
    for (const next of importsOf(file, sources[file]!)) if (next in sources) found.add(next);
  }
  return found;
}

/** Which screens show which components, themselves or by the files that they import. */
export function findUses(sources: Sources): Uses {
  const uses: Record<string, Set<string>> = {};
  const note = (file: string, screen: string) => {
    for (const component of componentsIn(sources[file]!)) (uses[component] ??= new Set()).add(screen);
  };
  const reached = new Set<string>();
  for (const file of Object.keys(sources)) {
    const [, screen] = screenName.exec(file) ?? [];
    if (screen === undefined) continue;
    for (const part of reach(sources, file)) {
      reached.add(part);
      note(part, screen.replace(/(?<=[a-z])(?=[A-Z])/g, ' '));
    }
  }
  for (const file of Object.keys(sources)) if (!reached.has(file)) note(file, '');
  return Object.fromEntries(Object.entries(uses).map(([name, screens]) => [name, [...screens].sort()]));
}

function readSources(folder: string): Sources {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test|fixture|d)\.tsx?$|story-/.test(file));
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

const name = 'virtual:used-in';

/** Offers the uses of all components in the portal's sources as the module `virtual:used-in`. */
export function usedIn(): Plugin {
  const folder = fileURLToPath(new URL('../apps/portal/src', import.meta.url));
  return {
    name: 'used-in',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(findUses(readSources(folder)))}` : undefined,
  };
}
