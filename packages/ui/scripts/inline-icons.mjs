// Takes the icons that the built package draws into it, file by file, so that who installs it does not install all
// fifteen hundred: 51 MB.
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'vite';

const importPattern = /import \{([^}]+)\} from 'lucide-react';/g;

/** Lets a built file import from `icons/` instead of the library. @returns the names that it imports */
function redirect(file, icons) {
  const names = [];
  const text = readFileSync(file, 'utf8');
  const from = path.relative(path.dirname(file), path.join(icons, 'icons.js')).replaceAll(path.sep, '/');
  const own = text.replace(importPattern, (_, list) => {
    names.push(...list.split(',').map((name) => name.split(' as ')[0].trim()));
    return `import {${list}} from '${from}';`;
  });
  if (own !== text) writeFileSync(file, own);
  return names;
}

/** @param {string} dist The built package. */
export async function inlineIcons(dist) {
  const icons = path.join(dist, 'icons');
  const files = readdirSync(path.join(dist, 'components'), { recursive: true }).filter((file) =>
    file.endsWith('.js'),
  );
  const names = new Set(files.flatMap((file) => redirect(path.join(dist, 'components', file), icons)));
  const entry = path.join(dist, 'icons.js');
  writeFileSync(entry, `export { ${[...names].sort().join(', ')} } from 'lucide-react';\n`);
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: icons,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: [/^react(\/|$)/],
        output: {
          preserveModules: true,
          entryFileNames: ({ name }) => `${path.basename(name)}.js`,
        },
      },
    },
  });
  rmSync(entry);
  const library = path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));
  copyFileSync(path.join(library, 'LICENSE'), path.join(icons, 'LICENSE'));
}
